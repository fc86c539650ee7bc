"""Add what a browser hands over with a code for another device."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("carries", sa.Column("luggage", sa.LargeBinary, nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    op.drop_column("carries", "luggage")
