"""Images, kept once by the hash of their bytes, and who uses them: the house or a game."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "images",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("use", sa.String, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "image_uses",
        sa.Column("hash", sa.String, sa.ForeignKey("images.hash", name="fk_image_uses_hash"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
    )
    op.create_index("ix_image_uses_game", "image_uses", ["game"])
