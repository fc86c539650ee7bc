"""The seals of the next deal: the house's wall, everybody's numbers, and the cut that they make (docs/fair-shuffle.md).

The first seal that a person sends makes the house seal its wall and a spare number for every seat. When the seats are fixed
and everybody has sealed, or the deal is due, the numbers are called for. A number that does not come is the house's spare.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from paiguan.engine.match import Match
from paiguan.fair.cut import dice_of, digest, leaf_of, order_of, root_of, seal_of, seed_of
from paiguan.parlour import events as e
from paiguan.parlour import shuffle
from paiguan.parlour import wire as w

if TYPE_CHECKING:
    from paiguan.parlour.chair import Chair
    from paiguan.parlour.table import Table


@dataclass
class Part:
    """A seat's part in a cut."""

    spare: str  # the house's number, used unless the person's is opened
    seal: str = ""  # the person's
    number: str = ""  # that was in it, once it is opened

    @property
    def counted(self) -> str:
        """The number that takes part in the cut."""
        return self.number or self.spare

    @cached_property
    def spare_seal(self) -> str:
        return seal_of(self.spare)


@dataclass
class Cut:
    """A sealed wall, and the numbers that cut it."""

    table: str
    hand: int
    wall: tuple[str, ...]
    key: str  # the salts are made from it; it is never shown
    spares: tuple[str, ...]  # the house's numbers, as they were sealed
    parts: list[Part]  # by seat, once it is dealt
    called: float | None = None  # when the numbers were called for

    def salt(self, place: int) -> str:
        return digest("salt", self.key, str(place))

    @cached_property
    def leaves(self) -> tuple[str, ...]:
        return tuple(
            leaf_of(self.table, self.hand, place, piece, self.salt(place)) for place, piece in enumerate(self.wall)
        )

    @cached_property
    def spare_seals(self) -> tuple[str, ...]:
        return tuple(seal_of(spare) for spare in self.spares)

    @cached_property
    def root(self) -> str:
        return root_of(self.table, self.hand, self.leaves, self.spare_seals)

    @cached_property
    def dealt(self) -> w.Seals:
        """The seals of a hand that has been dealt, as everybody sees them."""
        return self.facts(tuple(_dealt(part) for part in self.parts))

    def facts(self, seats: tuple[w.SeatSeal, ...]) -> w.Seals:
        return w.Seals(
            hand=self.hand, root=self.root, pieces=len(self.wall), called=self.called is not None, seats=seats
        )

    def seed(self, opened: Mapping[str, str] = MappingProxyType({})) -> str:
        """Return the seed of the cut. `opened` has the numbers of seals that are only now opened."""
        return seed_of(self.table, self.hand, self.root, (opened.get(part.seal, part.counted) for part in self.parts))

    def pieces(self, opened: Mapping[str, str] = MappingProxyType({})) -> list[str]:
        """Return the wall as the numbers cut it."""
        return [self.wall[place] for place in order_of(self.seed(opened), len(self.wall))]


# Between hands and between matches. What the page does in these stages is in web/src/fair/fairness.svelte.ts.
SEALED_IN = ("gathering", "seating", "settled", "over")


def may_seal(table: "Table") -> bool:
    """Return whether the next hand of a table is shuffled, and so can be sealed."""
    return not table.single and not table.given_deal and table.stage in SEALED_IN


def walled(table: "Table", now: float) -> e.Walled:
    """Return the event of the house's seals for the next hand; after a match that is the first hand of another."""
    match = Match(table.game) if table.stage == "over" else table.match
    return e.Walled(
        at=now,
        hand=len(table.hands) + 1,
        wall=tuple(shuffle.wall(match)),
        key=secrets.token_hex(32),
        spares=tuple(secrets.token_hex(32) for _ in table.chairs),
    )


def awaited(table: "Table") -> list[int]:
    """Return the seats whose people have sealed a number and not opened it."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.part and chair.part.seal and not chair.part.number]


def cut_dice(table: "Table") -> tuple[int, int] | None:
    """Return the next dice of the hand on the table, if it was cut."""
    cut = table.hand.cut
    return None if cut is None else dice_of(cut.seed(), table.hand.by.count("dice"))


# ---- what everybody sees --------------------------------------------------------------------------------------------


def facts(table: "Table", stage: w.Stage) -> w.Seals | None:
    """Return the seals of the next hand, if there are any, or those of the hand on the table."""
    if table.cut is not None and stage != "playing":
        return table.cut.facts(tuple(map(_pending, table.chairs)))
    cut = table.hand.cut if table.hands and stage != "gathering" else None
    return None if cut is None else cut.dealt


def _dealt(part: Part) -> w.SeatSeal:
    if part.number:
        return w.SeatSeal(by="guest", seal=part.seal, opened=True)
    return w.SeatSeal(by="house", seal=part.spare_seal, opened=True)


def _pending(chair: "Chair") -> w.SeatSeal:
    part = chair.part
    assert part is not None
    if part.seal:
        return w.SeatSeal(by="guest", seal=part.seal, opened=bool(part.number))
    return w.SeatSeal(by=None if chair.guest else "house", seal=part.spare_seal)
