"""Messages between processes on one PostgreSQL, sent by NOTIFY. The tables hold the truth; these say when to read."""

from typing import TypeAlias

import msgspec


class Written(msgspec.Struct, frozen=True, tag_field="is", tag="written"):
    """A table has events up to `seq`."""

    table: str
    seq: int


class Retired(msgspec.Struct, frozen=True, tag_field="is", tag="retired"):
    """Tables have been deleted."""


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """The guests connected to these tables through process `worker`. Also a heartbeat."""

    worker: str
    tables: dict[str, list[str]] = {}


class Asked(msgspec.Struct, frozen=True, tag_field="is", tag="asked"):
    """Process `worker` asks which guests are connected where."""

    worker: str


class Left(msgspec.Struct, frozen=True, tag_field="is", tag="left"):
    """Process `worker` is closing; no guest is connected through it any more."""

    worker: str


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """A guest connected through process `worker` said a phrase, or wrote a text."""

    worker: str
    table: str
    seat: int | None
    name: str
    phrase: str
    text: str = ""


class Renamed(msgspec.Struct, frozen=True, tag_field="is", tag="renamed"):
    """A guest has a new name or language."""

    worker: str
    guest: str


class Departed(msgspec.Struct, frozen=True, tag_field="is", tag="departed"):
    """A guest is gone: carried over to another identity, or deleted."""

    worker: str
    guest: str


class Missed(msgspec.Struct, frozen=True, tag_field="is", tag="missed"):
    """The connection is new and earlier messages are unknown: check everything."""


class Deaf(msgspec.Struct, frozen=True, tag_field="is", tag="deaf"):
    """The connection has been lost for a while; everything in memory may be stale."""


News: TypeAlias = Written | Retired | Here | Asked | Left | Said | Renamed | Departed | Missed | Deaf
_decoder = msgspec.json.Decoder(News)
CHANNEL = "paiguan"


def payload(message: News) -> str:
    return msgspec.json.encode(message).decode()


def read(text: str) -> News:
    """Decode a message. An unreadable message, or an empty one, means: check everything."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return Missed()
