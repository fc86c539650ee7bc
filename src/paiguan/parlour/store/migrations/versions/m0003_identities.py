"""Add what guests have played, filled from stored events, and what carries or forgets an identity."""

import logging

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("guests", sa.Column("binned", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_guests_binned", "guests", ["binned"])
    op.create_table(
        "keys",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_index("ix_keys_guest", "keys", ["guest"])
    op.create_table(
        "carries",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_carries_guest", "carries", ["guest"])
    op.create_table(
        "rewrites",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("becomes", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    appearances = op.create_table(
        "appearances",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("ix_appearances_table_id", "appearances", ["table_id"])
    played = op.create_table(
        "played",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("hand", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("match_number", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("units", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("match_over", sa.Boolean, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_played_table_id", "played", ["table_id"])
    op.create_index("played_ended", "played", ["guest", "ended"])
    op.create_index("played_game", "played", ["guest", "game", "ended"])
    _fill(op.get_bind(), appearances, played)


def _fill(connection: sa.Connection, appearances: sa.Table, played: sa.Table) -> None:
    """Write the rows that this version would have written, table by table. A table that cannot be read keeps its events."""
    from paiguan.parlour.folding import decoded
    from paiguan.parlour.results import all_results, named

    found = connection.execute(sa.text("select id, finished from tables")).all()
    for table_id, finished in found:
        query = sa.text("select body from events where table_id = :id order by seq")
        bodies = [bytes(body) for body in connection.scalars(query, {"id": table_id})]
        try:
            events = decoded(bodies)
            people = named(events)
            rows = all_results(table_id, events, finished) if finished else []
        except Exception as error:  # a game that is not installed here, or events of something else
            logging.getLogger("paiguan").warning("table %s is in nobody's list: %s", table_id, type(error).__name__)
            continue
        if people:
            connection.execute(appearances.insert(), [{"guest": guest, "table_id": table_id} for guest in people])
        if rows:
            connection.execute(played.insert(), rows)


def downgrade() -> None:
    for name in ("played", "appearances", "rewrites", "carries", "keys"):
        op.drop_table(name)
    op.drop_index("ix_guests_binned", "guests")
    op.drop_column("guests", "binned")
