"""Rooms, their people and chat, matches and the record of every action."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("rooms_by_creator", "rooms", ["creator", "created"])
    op.create_table(
        "members",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_matches_room", "matches", ["room"])
    op.create_table(
        "actions",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(120), nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_results_room", "results", ["room"])


def downgrade() -> None:
    """Drop them all."""
    for table in ("results", "actions", "matches", "chat", "members", "rooms"):
        op.drop_table(table)
