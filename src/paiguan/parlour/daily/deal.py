"""The deal of a day: made from a secret of the house, so that nobody can compute it before; committed to, so that nobody can
change it after.

The day is the same for everybody: it begins and ends at midnight UTC. A try that was begun in time may be finished within
`GRACE` after it. Only then is the commitment opened, so that nobody can play on with the pieces known.
"""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from random import Random

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.parlour import events as e
from paiguan.parlour.shuffle import shuffled
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.wire import Level

GRACE = 2 * 3600.0  # seconds after midnight in which a try that was begun can still be finished for the table
LEVEL: Level = "master"  # of all opponents


class Stream(Random):
    """Random numbers by SHA-256 of a key and a counter: the same in every process, on every machine and version."""

    def __init__(self, *key: object) -> None:
        self._key, self._blocks = " ".join(map(str, key)), 0
        super().__init__(0)

    def seed(self, *_: object) -> None:
        """Do nothing: the key is the seed."""

    def getrandbits(self, k: int) -> int:
        bits, found = 0, 0
        while bits < k:
            block = hashlib.sha256(f"{self._key} {self._blocks}".encode()).digest()
            self._blocks += 1
            bits, found = bits + 256, found << 256 | int.from_bytes(block)
        return found >> (bits - k)

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A deal with its seat and rules. Its text in JSON is what the house commits to."""

    day: str
    game: str
    options: dict[str, Json]
    seat: int  # of the player; seat 0 deals
    deal: dict[str, Json]
    seed: str  # of the bots and dice

    @cached_property
    def opening(self) -> str:
        """The text whose SHA-256 is the commitment."""
        return msgspec.json.encode(self).decode()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.opening.encode()).hexdigest()

    def events(self, guest: GuestRow, late: bool, at: float) -> list[e.AnyEvent]:
        """Return the events of the table of a try."""
        count = Game(self.game, self.options).seats
        levels = tuple(None if seat == self.seat else LEVEL for seat in range(count))
        sitters = tuple(e.Sitter(guest.id, guest.name) if one is None else e.Sitter(level=one) for one in levels)
        daily = e.Daily(self.day, self.seed, late)
        opened = e.Opened(at=at, game=self.game, options=self.options, host=guest.id, seats=levels, daily=daily)
        return [
            opened,
            e.Sat(at=at, seat=self.seat, guest=guest.id, name=guest.name),
            e.Seated(at=at, first=0),
            e.Dealt(at=at, deal=self.deal, seats=sitters),
        ]


def made(secret: str, day: str, game: str) -> DailyDeal:
    """Return the deal of a day, by the default rules of a game."""
    seed = hmac.new(secret.encode(), f"{day} {game}".encode(), "sha256").hexdigest()
    stream, opened = Stream("deal", seed), Game(game, {})
    deal = shuffled(Match(opened), stream)
    resting = opened.interface.house.sits_out(opened.plain_options, 0)
    seat = stream.choice([seat for seat in range(opened.seats) if seat != resting])
    return DailyDeal(day=day, game=game, options={}, seat=seat, deal=deal, seed=seed)


def day_of(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def begins(day: str) -> float:
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def ends(day: str) -> float:
    return begins(after(day, 1))


def closes(day: str) -> float:
    """Return until when a try of the day counts."""
    return ends(day) + GRACE


def after(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def game_of_day(games: tuple[str, ...], day: str) -> str:
    """Return the game that is offered first: all of them in turn."""
    return games[date.fromisoformat(day).toordinal() % len(games)]
