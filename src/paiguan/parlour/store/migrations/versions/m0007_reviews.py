"""Add what reviews of guests' hands have found."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("hand", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("kinds", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_game", "reviews", ["guest", "game", "ended"])


def downgrade() -> None:
    op.drop_table("reviews")
