"""What each viewer has seen of the hand on the table: his view, and what he was told, line by line."""

from collections.abc import Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import View
from paiguan.engine.deal import Deal
from paiguan.parlour import wire as w
from paiguan.parlour.table import Table
from paiguan.parlour.telling import Told, speaks_of, tell, word

_encode = msgspec.msgpack.Encoder().encode


class Sight:
    """One viewer's eyes on one hand; `seat` None is a spectator's. Follows the deal move by move."""

    def __init__(self, deal: Deal, seat: int | None, said: dict[Any, w.Line] | None = None) -> None:
        self.seat = seat
        # Lines that do not speak of their reader, shared by all who see the hand.
        self._said = {} if said is None else said
        self.view = deal.view(seat)
        self.told: list[Told] = list(tell(deal.game, None, self.view, None))
        self.stills: list[View] = []  # what passed by in the last step without a decision
        self.changed = True  # the last move was one he may know of
        self.shown_new = False  # a card was turned or thrown in the last step
        self.settled = len(self.told)  # lines told before the last step
        self._lines: dict[str, list[w.Line]] = {}

    def follow(self, deal: Deal) -> None:
        """The deal is one move further. A move that this viewer may not know of has not happened for him."""
        before, self.view = self.view, deal.view(self.seat)
        self.changed = self.view != before
        if not self.changed:
            return
        action = dict(self.view.log[-1]) if len(self.view.log) > len(before.log) else None
        self.settled = len(self.told)
        self.told += tell(deal.game, before, self.view, action)
        stills = deal.game.face.stills
        self.stills = [] if stills is None else list(stills(before, self.view))
        self.shown_new = len(getattr(self.view, "shown", ())) > len(getattr(before, "shown", ()))

    def lines(self, names: Sequence[str], language: w.Language) -> list[w.Line]:
        lines = self._lines.setdefault(language, [])
        lines += [self._worded(told, names, language) for told in self.told[len(lines) :]]
        return lines

    def _worded(self, told: Told, names: Sequence[str], language: w.Language) -> w.Line:
        if self.seat is not None and speaks_of(told.params, self.seat):
            return word(told, names, language, self.seat)
        key = language, _encode(told)
        if key not in self._said:
            self._said[key] = word(told, names, language)
        return self._said[key]


class Sights:
    """The sights of all who look at a table, made when first looked at."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sights: dict[int | None, Sight] = {}
        self._said: dict[Any, w.Line] = {}
        self._at = (0, 0)  # hand and moves that the sights have followed
        self._watched = False  # somebody has asked for a spectator's sight since the last move

    def of(self, seat: int | None) -> Sight:
        self._catch_up()
        self._watched |= seat is None
        if seat not in self._sights:
            self._sights[seat] = self._from_start(seat)
        return self._sights[seat]

    def _catch_up(self) -> None:
        table = self._table
        here = (len(table.hands), len(table.hand.moves))
        if here == self._at:
            return
        if not self._watched:
            self._sights.pop(None, None)
        self._watched = False
        if here == (self._at[0], self._at[1] + 1) and table.deal is not None:
            for sight in self._sights.values():
                sight.follow(table.deal)
        else:
            self._said = {}
            self._sights = {seat: self._from_start(seat) for seat in self._sights}
        self._at = here

    def _from_start(self, seat: int | None) -> Sight:
        deal = self._table.game.load(self._table.hand.dealt)
        sight = Sight(deal, seat, self._said)
        for move in self._table.hand.moves:
            deal.push(move)
            sight.follow(deal)
        return sight
