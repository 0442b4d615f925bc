"""How a finished game ended, so that a list of games can say so without playing them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("outcome", sa.Text))
