"""Who began a game, content that belongs to one game, and a row that shows whether writing works."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("origin", sa.String, nullable=False, server_default=""))
    op.create_index("ix_games_origin", "games", ["origin"])
    with op.batch_alter_table("contents") as contents:
        contents.add_column(sa.Column("game", sa.String, nullable=False, server_default=""))
        contents.drop_constraint("uq_contents_system_name", type_="unique")
        contents.create_unique_constraint("uq_contents_system_game_name", ["system", "game", "name"])
    op.create_table(
        "pulses",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
