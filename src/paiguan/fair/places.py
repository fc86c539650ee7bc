"""Places of a deal: the pieces of a record in its own order, and the seat that each of them goes to."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from paiguan.engine.contract import Json
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game

PIECES = ("deal", "wall", "stock")  # the record fields that hold pieces
MOST_PROBES = 200  # a few suffice, unless most pieces are alike


class WrongDeal(UserError, ValueError):
    """A deal that the rules do not know."""


def flat(deal: Mapping[str, Json]) -> list[Json]:
    """Return the pieces of a record in order."""
    return [piece for field in PIECES if field in deal for piece in _flat(deal[field])]


def filled(deal: Mapping[str, Json], pieces: Sequence[Json]) -> dict[str, Json]:
    """Return a record with other pieces in its places."""
    rest = iter(pieces)
    return {field: _filled(value, rest) if field in PIECES else value for field, value in deal.items()}


def holders(game: Game, deal: Mapping[str, Json], moves: Sequence[Json]) -> list[int | None]:
    """Return the seat that each piece of a deal goes to, by its place; None: no seat's. Raises WrongDeal.

    A record that lists hands says it itself. Where the rules deal a wall or a deck, they say it: other arrangements of the
    pieces are dealt by the same `moves`, until it is clear which place came to which seat. The pieces of the deal are not
    looked at: they may be unknown.
    """
    standing = {field: value for field, value in deal.items() if field not in PIECES}
    usual = game.interface.dealt(game.deal(0, **standing).state, game.options)
    pieces, hands = flat(usual), usual.get("deal", ())
    if len(pieces) != len(flat(deal)):
        raise WrongDeal(f"{game.name} deals {len(pieces)} pieces by these rules, not {len(flat(deal))}")
    if "deal" in deal and all(isinstance(hand, list | tuple) for hand in hands):
        seats = [seat for seat, hand in enumerate(hands) for _ in hand]
        return [*seats, *[None] * (len(pieces) - len(seats))]
    return _probed(game, deal, moves, pieces)


def _probed(game: Game, deal: Mapping[str, Json], moves: Sequence[Json], pieces: list[str]) -> list[int | None]:
    copies = Counter(pieces)
    possible: list[set[int | None]] = [{None, *range(game.seats)} for _ in pieces]
    for probe in range(MOST_PROBES):
        random.Random(probe).shuffle(pieces)
        hands = [Counter(hand) for hand in _hands(game, filled(deal, pieces), moves)]
        for place, piece in enumerate(pieces):
            held: set[int | None] = {seat for seat, hand in enumerate(hands) if hand[piece]}
            left = copies[piece] - sum(hand[piece] for hand in hands)
            possible[place] &= held | {None} if left else held
        if all(len(seats) == 1 for seats in possible):
            break
    return [next(iter(seats)) if len(seats) == 1 else None for seats in possible]


def opening_moves(game: Game, deal: Mapping[str, Json], actions: Sequence[Json]) -> list[Json]:
    """Return the first actions of a hand, until the pieces are dealt: none where the record lists the hands."""
    position = game.load(dict(deal))
    for count, action in enumerate(actions):
        if any(position.outcome().get("hands", (True,))):
            return list(actions[:count])
        position.push(action)
    return list(actions)


def _hands(game: Game, deal: dict[str, Json], moves: Sequence[Json]) -> list[list[str]]:
    """Return the hands that these moves deal; none in games whose records do not tell hands."""
    position = game.load(deal)
    for move in moves:
        position.push(move)
    hands: list[list[str]] = position.outcome().get("hands", [])
    return hands


def _flat(value: Json) -> Iterator[Json]:
    if isinstance(value, list | tuple):
        for part in value:
            yield from _flat(part)
    else:
        yield value


def _filled(shape: Json, rest: Iterator[Json]) -> Json:
    return [_filled(part, rest) for part in shape] if isinstance(shape, list | tuple) else next(rest)
