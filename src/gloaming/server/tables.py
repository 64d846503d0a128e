"""The tables of the database. What is looked for is a column; the rest of a row is JSON in
``data``."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("creator", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("data", Text, nullable=False),
    Index("rooms_by_creator", "creator", "created"),
)

members = Table(
    "members",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("room", String(16), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

# The record. Its key is what makes two writers of one match find out about each other.
actions = Table(
    "actions",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", String(120), nullable=False),
    Column("question", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("by", String(60), nullable=False),
)

# The marks in the notebooks, one row a seat.
notes = Table(
    "notes",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("room", String(16), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
