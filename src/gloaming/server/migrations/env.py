"""Run by Alembic, on the connection that ``gloaming.server.storage`` hands over."""

from alembic import context

from gloaming.server.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
