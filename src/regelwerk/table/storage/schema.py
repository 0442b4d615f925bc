"""The tables of the database: games with their seats and journals, content files, campaigns and images.

JSON is kept as canonical text, not in a JSON column type: the hashes of a journal are computed from that text, and a
database that rewrites numbers or the order of keys would break the chain.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("system", String, nullable=False),
    Column("title", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("draft", Text, nullable=False),
    Column("header", Text),
    Column("seed", LargeBinary),
    Column("desk", Text, key="table_state", nullable=False),
    Column("version", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("origin", String, nullable=False, server_default=""),
    Column("outcome", Text),
    Index(None, "origin"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("state", Text),
    Column("previous", String, nullable=False),
    Column("hash", String, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("role", String, nullable=False),
    Column("seat", String, nullable=False),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("token_hash", String, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("manual", Boolean, nullable=False),
    Index(None, "game"),
    Index(None, "token_hash"),
    sqlite_autoincrement=True,  # tokens derive from the id, so it must never be reused
)

contents = Table(
    "contents",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("system", String, nullable=False),
    Column("game", String, nullable=False, server_default=""),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("system", "game", "name"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String, primary_key=True),
    Column("system", String, nullable=False),
    Column("title", String, nullable=False),
    Column("head", Integer, nullable=False),
    Column("changed", Double, nullable=False),
)
"""Campaigns of the house; `head` is the number of the next entry of the history."""

campaign_entries = Table(
    "campaign_entries",
    metadata,
    Column("campaign", String, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

images = Table(
    "images",
    metadata,
    Column("hash", String, primary_key=True),
    Column("use", String, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
)
"""Each image once, by the hash of its bytes."""

image_uses = Table(
    "image_uses",
    metadata,
    Column("hash", String, ForeignKey("images.hash"), primary_key=True),
    Column("game", String, primary_key=True),
    Index(None, "game"),
)
"""Who keeps an image: a game, or with an empty id the house."""

pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""What health checks write, each a row that it takes away again."""

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("host_generation", Integer, nullable=False),
)
"""One row once the host's link was renewed; before that none."""
