"""Add the deals of days and what was played of them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "house_secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("master", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("units", sa.Integer, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("daily_tries_device", "daily_tries", ["day", "game", "device"], unique=True)
    op.create_index("daily_tries_guest", "daily_tries", ["guest", "day"])


def downgrade() -> None:
    for name in ("daily_tries", "daily_deals", "house_secrets"):
        op.drop_table(name)
