"""Campaigns of the house, and their histories."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "campaign_entries",
        sa.Column("campaign", sa.String, sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
