"""The first tables: games, their seats and journals, and what hosts have written themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("desk", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("previous", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.Column("manual", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seats_game", "seats", ["game"])
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_table(
        "contents",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("system", "name", name="uq_contents_system_name"),
    )
