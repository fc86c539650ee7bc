"""The tables of the database. `events` is the source of truth; the rest is an index and can be rebuilt."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

meta = MetaData()
GUEST_LENGTH = 32  # characters of a column for the id of a guest: what forgets guests is tested on all such columns

guests = Table(
    "guests",
    meta,
    Column("id", String(GUEST_LENGTH), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", index=True),  # the day of the last visit
    Column(
        "binned", Float, nullable=False, server_default="0", index=True
    ),  # when the guest deleted everything; 0: not
)

keys = Table(  # further cookies of a guest: one for each device that was carried over
    "keys",
    meta,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("guest", String(GUEST_LENGTH), nullable=False, index=True),
)

carries = Table(  # one-time codes with which another device becomes the same guest
    "carries",
    meta,
    Column("code", String(64), primary_key=True),  # SHA-256 of the code
    Column("guest", String(GUEST_LENGTH), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("luggage", LargeBinary, nullable=False, server_default=text("''")),  # JSON that the other device takes over
)

passkeys = Table(  # keys on devices by which a guest is found again
    "passkeys",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's id
    Column("guest", String(GUEST_LENGTH), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),  # its id, in base64
    Column("public_key", LargeBinary, nullable=False),  # COSE, in base64
    Column("counter", BigInteger, nullable=False),  # of signatures, as the authenticator counts
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),  # 0: never
)

challenges = Table(  # that passkeys are to sign, each once
    "challenges",
    meta,
    Column("challenge", String(64), primary_key=True),  # its SHA-256
    Column("guest", String(GUEST_LENGTH), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),  # make, use
    Column("expires", Float, nullable=False),
)

subscriptions = Table(  # browsers that are told when a table waits for their guest
    "subscriptions",
    meta,
    Column("device", String(64), primary_key=True),  # hash of the browser's cookie, or of the guest where there is none
    Column("guest", String(GUEST_LENGTH), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),  # at the push service of the browser
    Column("p256dh", String(100), nullable=False),  # its public key, in base64
    Column("auth", String(30), nullable=False),
    Column("made", Float, nullable=False),
)

told_turns = Table(  # the newest question of a table that a guest was told of: each once, whichever process is first
    "told_turns",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), primary_key=True, index=True),
    Column("question", BigInteger, nullable=False),
)

rewrites = Table(  # guests whose id leaves all events: carried over to another guest, or forgotten
    "rewrites",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("becomes", String(GUEST_LENGTH), nullable=False),  # empty: forgotten
    Column("since", Float, nullable=False),
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
    Column("updated", Float, nullable=False),  # time of the last event, or of the last day with a viewer
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
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)

appearances = Table(  # the tables whose events name a guest, also after they have left
    "appearances",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True, index=True),
)

played = Table(  # a row for each guest and finished hand; outlives its table
    "played",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), primary_key=True, index=True),
    Column("hand", Integer, primary_key=True, autoincrement=False),  # of the table
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False),
    Column("match_number", Integer, nullable=False),  # of the table
    Column("number", Integer, nullable=False),  # of the hand in its match
    Column("ended", Float, nullable=False),
    Column("units", Integer, nullable=False),
    Column("total", Integer, nullable=False),  # of the match after this hand
    Column("place", Integer, nullable=False),  # in the match after this hand
    Column("match_over", Boolean, nullable=False),
    Column("about", LargeBinary, nullable=False),  # rules and names, as JSON; empty once the table is deleted
    Index("played_ended", "guest", "ended"),
    Index("played_game", "guest", "game", "ended"),
)

reviews = Table(  # what a review of a hand has found, for each guest who has asked for one; outlives its table
    "reviews",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("hand", Integer, primary_key=True, autoincrement=False),  # of the table
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("kinds", LargeBinary, nullable=False),  # decisions, mistakes and units by kind, as JSON
    Index("reviews_game", "guest", "game", "ended"),
)

house_secrets = Table(
    "house_secrets",
    meta,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("since", Float, nullable=False),
)

daily_deals = (
    Table(  # the deal of a day, written when it is first asked for: a new version of the program must not change it
        "daily_deals",
        meta,
        Column("day", String(10), primary_key=True),  # 2026-11-16
        Column("game", String(16), primary_key=True),
        Column("deal", LargeBinary, nullable=False),  # as JSON
        Column("master", LargeBinary, nullable=False),  # the hand as a master played it, as JSON; empty until it has
    )
)

daily_tries = Table(  # the one try that a guest has at a deal; outlives its table
    "daily_tries",
    meta,
    Column("day", String(10), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("device", String(64), nullable=False),  # hash of the browser's cookie, or of the guest where there is none
    Column("address", String(64), nullable=False),  # hash of the household's address and the day
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=False),  # 0: not yet
    Column("late", Boolean, nullable=False),  # for practice: begun or finished after the day
    Column("units", Integer, nullable=False),
    Column("line", LargeBinary, nullable=False),  # the decisions as hashes, as JSON
    Index("daily_tries_device", "day", "game", "device", unique=True),
    Index("daily_tries_guest", "guest", "day"),
)

rating_wishes = Table(  # who wants to be rated, by game; nobody else is rated, or shown to anybody
    "rating_wishes",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("game", String(16), primary_key=True, index=True),
    Column("since", Float, primary_key=True),  # matches that began before do not count
    Column("until", Float, nullable=False),  # when it was turned off: what had begun still counts; 0: it is on
    Column("device", String(64), nullable=False),  # hash of the browser's cookie, or of the guest where there is none
)

rating_changes = Table(  # the rating of a guest after each contest; the newest is the present one
    "rating_changes",
    meta,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2 …
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),  # match, daily, or merged: two guests became one
    Column("contests", Integer, nullable=False),  # up to and with this one
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("place", Integer, nullable=False),  # among those who were compared; 0: merged
    Column("players", Integer, nullable=False),
    Index("rating_changes_game", "game", "guest", "number"),
)

rated = Table(  # contests that have been counted: each once, whichever process is first
    "rated",
    meta,
    Column("place", String(16), primary_key=True),  # a table, or a day
    Column("game", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the match at the table; 0: the deal of a day
)

tournaments = Table(
    "tournaments",
    meta,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("owner", String(GUEST_LENGTH), nullable=False, index=True),
    Column("stage", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Float, nullable=False),  # when the next round begins by itself; 0: it does not
    Column("ended", Integer, nullable=False),  # rounds
    Column("updated", Float, nullable=False, index=True),
)

tournament_events = Table(  # the source of truth, as `events` is of tables
    "tournament_events",
    meta,
    Column("tournament_id", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # an event as JSON
)

tournament_people = Table(  # whom the events of a tournament name
    "tournament_people",
    meta,
    Column("tournament_id", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("guest", String(GUEST_LENGTH), primary_key=True, index=True),
    Column("device", String(64), nullable=False),  # hash of the browser's cookie, or of the guest where there is none
    Index("tournament_people_device", "tournament_id", "device"),
)

contest_tables = Table(  # the tables of a tournament, and what was played there; outlives them
    "contest_tables",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("tournament_id", String(16), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("results", LargeBinary, nullable=False),  # payments by hand and seat, as JSON
    Column("done", Boolean, nullable=False),  # its last hand is over
    Column("played", Float, nullable=False),  # when its newest result was written; 0: there is none
    Column("shut", Boolean, nullable=False),  # its deals are still played at other tables
    Index("contest_tables_round", "tournament_id", "round", "board"),
)
