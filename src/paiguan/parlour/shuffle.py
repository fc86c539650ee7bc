"""Shuffles for people, over all permutations.

The engine's generator has 128 bits, fewer than there are deals of eighty cards. It only chooses which pieces take part
where a deal leaves some out. The operating system's generator then orders them, so that every deal can occur.
"""

from collections.abc import Sequence
from random import Random
from secrets import SystemRandom

from paiguan.engine.contract import Json
from paiguan.engine.match import Match
from paiguan.fair.places import filled, flat

_random = SystemRandom()


def shuffled(match: Match, stream: Random | None = None) -> dict[str, Json]:
    """Return the next hand of a match as record fields; with a `stream` of numbers the same for the same numbers."""
    record = _record(match, None if stream is None else stream.getrandbits(60))
    return _laid(match, record, _wall(record, stream or _random))


def wall(match: Match) -> list[Json]:
    """Return the pieces of the next hand in random order."""
    return _wall(_record(match), _random)


def laid(match: Match, pieces: Sequence[Json]) -> dict[str, Json]:
    """Return the next hand of a match with these pieces, in the order of its record."""
    return _laid(match, _record(match), pieces)


def _record(match: Match, seed: int | None = None) -> dict[str, Json]:
    deal = match.deal() if seed is None else match.deal(seed)
    return match.game.interface.dealt(deal.state, match.game.options)


def _wall(record: dict[str, Json], stream: Random) -> list[Json]:
    pieces = flat(record)
    stream.shuffle(pieces)
    return pieces


def _laid(match: Match, record: dict[str, Json], pieces: Sequence[Json]) -> dict[str, Json]:
    layout = match.game.interface.house.layout
    return filled(record, pieces) if layout is None else layout(record, pieces)


def dice() -> tuple[int, int]:
    return _random.randint(1, 6), _random.randint(1, 6)


def below(count: int) -> int:
    return _random.randrange(count)
