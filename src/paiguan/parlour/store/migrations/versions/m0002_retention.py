"""Add what retention needs: the last visit of a guest, and the number of finished hands of a table."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.add_column("tables", sa.Column("finished", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_updated", "tables", ["updated"])
    connection = op.get_bind()
    # The last visits are unknown, so guests count as seen now.
    connection.execute(sa.text("update guests set seen = :now"), {"now": time.time()})
    found = connection.execute(sa.text("select id, stage, summary from tables")).all()
    values = [
        {"id": table, "finished": json.loads(bytes(summary))["hands"] - (stage == "playing")}
        for table, stage, summary in found
    ]
    if values:
        connection.execute(sa.text("update tables set finished = :finished where id = :id"), values)


def downgrade() -> None:
    op.drop_index("tables_updated", "tables")
    op.drop_column("tables", "finished")
    op.drop_index("ix_guests_seen", "guests")
    op.drop_column("guests", "seen")
