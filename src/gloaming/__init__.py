"""Gloaming: board games about shadows, as a rules engine, a server and a table in the browser."""

__version__ = "0.1.0"
