"""Add the browsers that are told when a table waits, and what they were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "told_turns",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("question", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_told_turns_table_id", "told_turns", ["table_id"])


def downgrade() -> None:
    for name in ("told_turns", "subscriptions"):
        op.drop_table(name)
