"""Mistakes by kind of decision and over time, from the reviews that a guest has asked for.

A review of a hand leaves one row (table `reviews`), written when the review is complete; a second review replaces it. Units are lost
only by mistakes, which are differences clear of their error (`bots/comparing.py`).
"""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from paiguan.bots.review import Decision
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.store.reviews import ReviewRow

LAST = 20  # reviewed hands over which kinds are counted
DRAWN = 100  # reviewed hands over which the trend is drawn
MARGIN = 1.96  # standard errors: half of a 95 % interval


class Tally(msgspec.Struct, frozen=True):
    """Some decisions: how many, how many were no mistake, the units that the others lost, and the standard error of that."""

    count: int = 0
    agreed: int = 0
    lost: float = 0.0
    error: float = 0.0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.count + other.count,
            self.agreed + other.agreed,
            self.lost + other.lost,
            sqrt(self.error**2 + other.error**2),
        )


ByKind = dict[str, Tally]  # by the id of a kind; empty in games without kinds
_kinds = msgspec.json.Decoder(ByKind)


class KindMistakes(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions of one kind in the last reviewed hands."""

    id: str  # empty in games without kinds
    name: str
    rule: str  # the section about it
    count: int
    agreed: int  # no mistakes
    mean: float  # units lost a decision
    margin: float  # half of its 95 % interval


class ReviewedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that I have had reviewed."""

    table: str
    hand: int
    ended: float
    kept: bool  # it can be looked at again
    count: int  # decisions
    agreed: int
    lost: float  # units
    margin: float


class MyMistakes(msgspec.Struct, frozen=True, kw_only=True):
    """Mistakes in a game: by kind over the `last` reviewed hands, and hand by hand, oldest first."""

    game: str
    reviewed: int  # hands in all
    last: int
    mean: float  # units lost a hand, over the last
    margin: float
    kinds: tuple[KindMistakes, ...]
    hands: tuple[ReviewedHand, ...]


def tallied(decisions: Iterable[tuple[str, Decision]]) -> ByKind:
    """Count decisions by their kind."""
    found: ByKind = {}
    for kind, one in decisions:
        lost, error = (one.lost, one.error) if one.mistake else (0.0, 0.0)
        found[kind] = found.get(kind, Tally()) + Tally(1, int(not one.mistake), lost, error)
    return found


def told(game: str, reviewed: int, rows: Sequence[ReviewRow], language: w.Language) -> MyMistakes:
    """Put rows of `reviews`, newest first, into words."""
    decoded = [_kinds.decode(row.kinds) for row in rows]
    sums: ByKind = {}
    for kinds in decoded[:LAST]:
        for kind, tally in kinds.items():
            sums[kind] = sums.get(kind, Tally()) + tally
    last, all_ = min(LAST, len(rows)), sum(sums.values(), Tally())
    return MyMistakes(
        game=game,
        reviewed=reviewed,
        last=last,
        mean=round(all_.lost / max(1, last), 2),
        margin=round(MARGIN * all_.error / max(1, last), 2),
        kinds=tuple(sorted((_kind(game, *one, language) for one in sums.items()), key=lambda one: -one.mean)),
        hands=tuple(_hand(row, kinds) for row, kinds in zip(rows[::-1], decoded[::-1], strict=True)),
    )


def _kind(game: str, id: str, tally: Tally, language: w.Language) -> KindMistakes:
    words = terms(game)
    entry = words.find("decisions", id)
    return KindMistakes(
        id=id,
        name="" if entry is None else words.name("decisions", id, language),
        rule="" if entry is None else str(entry["rule"]),
        count=tally.count,
        agreed=tally.agreed,
        mean=round(tally.lost / tally.count, 2),
        margin=round(MARGIN * tally.error / tally.count, 2),
    )


def _hand(row: ReviewRow, kinds: ByKind) -> ReviewedHand:
    tally = sum(kinds.values(), Tally())
    return ReviewedHand(
        table=row.table_id,
        hand=row.hand,
        ended=row.ended,
        kept=row.kept,
        count=tally.count,
        agreed=tally.agreed,
        lost=round(tally.lost, 2),
        margin=round(MARGIN * tally.error, 2),
    )
