"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "stage", "updated"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    for name in ("seats", "events", "tables", "guests"):
        op.drop_table(name)
