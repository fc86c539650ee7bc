"""What processes on one PostgreSQL tell one another: short messages by NOTIFY. The truth is in the tables; these say when to look."""

from typing import Any, TypeAlias

import msgspec


class Written(msgspec.Struct, frozen=True, tag_field="is", tag="written"):
    """A table has events up to `seq`."""

    table: str
    seq: int


class Retired(msgspec.Struct, frozen=True, tag_field="is", tag="retired"):
    """Tables have been deleted."""


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """The guests who are connected to these tables through process `worker`; that it speaks at all says that it lives."""

    worker: str
    tables: dict[str, list[str]] = {}


class Asked(msgspec.Struct, frozen=True, tag_field="is", tag="asked"):
    """Process `worker` wants to know who is where."""

    worker: str


class Left(msgspec.Struct, frozen=True, tag_field="is", tag="left"):
    """Process `worker` closes: nobody is connected through it any more."""

    worker: str


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """Somebody connected through process `worker` said a phrase."""

    worker: str
    table: str
    seat: int | None
    name: str
    phrase: str


class Renamed(msgspec.Struct, frozen=True, tag_field="is", tag="renamed"):
    """A guest has another name or language."""

    worker: str
    guest: str


class Missed(msgspec.Struct, frozen=True, tag_field="is", tag="missed"):
    """The connection is new, and nobody knows what was told before: look at everything."""


class Deaf(msgspec.Struct, frozen=True, tag_field="is", tag="deaf"):
    """The connection has been lost for a while: whatever is in memory may be old."""


News: TypeAlias = Written | Retired | Here | Asked | Left | Said | Renamed | Missed | Deaf
_decoder = msgspec.json.Decoder(News)
CHANNEL = "paiguan"


def payload(message: News) -> str:
    return msgspec.json.encode(message).decode()


def read(text: Any) -> News:
    """A message as it came; what cannot be read, an empty message included, says: look at everything."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return Missed()
