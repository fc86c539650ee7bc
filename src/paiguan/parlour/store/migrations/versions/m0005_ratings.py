"""Add ratings: who wants one, how each came about, and which contests have been counted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "rating_wishes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
    )
    op.create_index("ix_rating_wishes_game", "rating_wishes", ["game"])
    op.create_table(
        "rating_changes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("contests", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
    )
    op.create_index("rating_changes_game", "rating_changes", ["game", "guest", "number"])
    op.create_table(
        "rated",
        sa.Column("place", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    for name in ("rated", "rating_changes", "rating_wishes"):
        op.drop_table(name)
