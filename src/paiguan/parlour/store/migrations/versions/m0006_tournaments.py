"""Add tournaments: their events, whom those name, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_updated", "tournaments", ["updated"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
    )
    op.create_index("ix_tournament_people_guest", "tournament_people", ["guest"])
    op.create_index("tournament_people_device", "tournament_people", ["tournament_id", "device"])
    op.create_table(
        "contest_tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("results", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("shut", sa.Boolean, nullable=False),
    )
    op.create_index("contest_tables_round", "contest_tables", ["tournament_id", "round", "board"])


def downgrade() -> None:
    for name in ("contest_tables", "tournament_people", "tournament_events", "tournaments"):
        op.drop_table(name)
