"""The tables of the database. `events` is the truth; the rest is an index to it and can be made anew."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

meta = MetaData()

guests = Table(
    "guests",
    meta,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", index=True),  # the day they were last here
)

tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),  # what the lobby shows, as JSON
    Column("updated", Float, nullable=False),  # the last event, or the last day on which anybody looked
    Column("finished", Integer, nullable=False, server_default="0"),  # hands
    Index("tables_lobby", "public", "stage", "updated"),
    Index("tables_updated", "updated"),
)

events = Table(
    "events",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # an event as JSON
)

seats = Table(
    "seats",
    meta,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)
