"""What each viewer of a table has been sent, and what is next.

Events make the table, the table makes a view for each seat, and `scene.py` makes a scene of that view. Here each scene
is composed once for all viewers who see the same, and sent only if it differs from the last one.
"""

import math
from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import wire as w
from paiguan.parlour.audience import Audience, Viewer
from paiguan.parlour.clock import now
from paiguan.parlour.pacing import Pace
from paiguan.parlour.scene import SeatHistory, asked, facts, facts_for, hand_facts
from paiguan.parlour.table import Table


class Projection:
    """A table as its viewers see it."""

    def __init__(self, table: Table, code: str, audience: Audience, pace: Pace) -> None:
        self._table, self._code, self._audience, self._pace = table, code, audience, pace
        # The cache: everything that does not depend on a single connection, until something changes.
        self._histories: dict[int | None, SeatHistory] = {}  # by seat, made when first needed
        self._at = (0, 0)  # hand and number of moves that the histories have followed
        self._deal: Deal | None = None  # the hand at that point
        self._watched = False  # the spectators' history was needed since the last move
        self._facts: dict[Any, w.TableFacts] = {}  # by seat, ownership and language
        self._composed: dict[Any, w.HandFacts] = {}  # by seat and language

    # ---- what is next ------------------------------------------------------------------------------------------------

    def next_scene(self, viewer: Viewer) -> w.Scene | None:
        """Return the scene if it differs from the last one sent: its mere arrival would reveal hidden moves."""
        seen = self._seen(viewer)
        if seen == viewer.seen:
            return None
        viewer.seen = seen
        scene = self._scene(viewer, *seen)
        viewer.scenes += 1
        return scene

    def scene(self, viewer: Viewer) -> w.Scene:
        """Return what the viewer sees now."""
        return self._scene(viewer, *self._seen(viewer))

    def renew(self, hand: bool = True) -> None:
        """Clear the cache after a change; `hand` says whether the hand has changed too."""
        self._facts.clear()
        if hand:
            self._composed.clear()

    def renew_seats(self, seats: Container[int]) -> None:
        """Clear what these seats see of the hand, after a change that nobody else sees."""
        for key in [key for key in self._composed if key[0] in seats]:
            del self._composed[key]

    def _seen(self, viewer: Viewer) -> tuple[w.TableFacts, w.HandFacts | None, float | None]:
        """Return the table, the hand with its whole log, and the time limit."""
        table, guest = self._table, viewer.guest
        seat = table.seat_of(guest)
        key = seat, guest == table.host, viewer.language
        about = self._facts.get(key)
        if about is None:
            about = self._facts[key] = facts_for(guest, table, self._public_facts(viewer.language))
        if table.deal is None:
            return about, None, None
        hand = self._composed.get((seat, viewer.language))
        if hand is None:
            quiet, history = self._pace.quiet, self.history(seat)
            held = None if quiet is None or not history.intermediate_views else quiet.held
            go_on = self._pace.goes_on(table, seat)
            gone_on = go_on is None and self._pace.asks_to_go_on(table, seat)
            hand = hand_facts(table, history, guest, viewer.language, quiet is not None, held, go_on, gone_on)
            self._composed[seat, viewer.language] = hand
        return about, hand, self._time_is_up(seat)[1]

    def _public_facts(self, language: w.Language) -> w.TableFacts:
        key = None, False, language
        if key not in self._facts:
            table = self._table
            here = self._audience.here
            watchers = sum(table.seat_of(other) is None for other in here)
            self._facts[key] = facts(table, self._code, here, watchers, language, self._pace.quiet is not None)
        return self._facts[key]

    def _scene(self, viewer: Viewer, about: w.TableFacts, hand: w.HandFacts | None, limit: float | None) -> w.Scene:
        if hand is None:
            return w.Scene(seq=viewer.scenes, table=about)
        start = self._new_lines(viewer, hand)
        left = self._time_left(about.you)
        own = msgspec.structs.replace(hand, log_from=start, log=hand.log[start:], left=left, limit=limit)
        return w.Scene(seq=viewer.scenes, table=about, hand=own)

    def _new_lines(self, viewer: Viewer, hand: w.HandFacts) -> int:
        """Return the number of the first log line that the connection lacks."""
        known = viewer.lines if viewer.hand == hand.number and viewer.lines <= len(hand.log) else 0
        if known and hand.log[known - 1].text != viewer.last:
            known = 0
        viewer.hand, viewer.lines = hand.number, len(hand.log)
        viewer.last = hand.log[-1].text if hand.log else ""
        return known

    # ---- clocks ------------------------------------------------------------------------------------------------------

    def _time_left(self, seat: int | None) -> float | None:
        """Return the seconds left to the player who is openly asked, or of the window."""
        ends, _ = self._time_is_up(seat)
        return None if ends is None else max(0.0, math.floor((ends - now()) * 10) / 10)

    def _time_is_up(self, seat: int | None) -> tuple[float | None, float | None]:
        """Return when time is up, and after how many seconds in all."""
        table, quiet = self._table, self._pace.quiet
        if quiet is not None:
            # Per card: the length of the whole window would reveal how many cards no seat was asked about.
            return (quiet.ends, quiet.stop.seconds) if quiet.stop.timed else (None, None)
        if table.stage != "playing" or table.clock is None or table.deal is None:
            return None, None
        turn = seat if asked(table, seat, False) else table.deal.view(None).turn
        if turn is None or not table.chairs[turn].person:
            return None, None
        limit = table.clock.move + table.chairs[turn].bank
        return self._pace.asked_at(table) + limit, limit

    # ---- histories ---------------------------------------------------------------------------------------------------

    def history(self, seat: int | None) -> SeatHistory:
        """Return the hand as a seat, or a spectator (None), has followed it."""
        self._catch_up()
        self._watched |= seat is None
        if seat not in self._histories:
            self._histories |= self._from_start([seat])
        return self._histories[seat]

    def _catch_up(self) -> None:
        table = self._table
        here = (len(table.hands), len(table.hand.moves))
        if here == self._at:
            return
        if not self._watched:
            self._histories.pop(None, None)
        self._watched = False
        if table.deal is not None and self._deal is not None and here[0] == self._at[0] and here[1] > self._at[1]:
            self._follow(table.deal, table.hand.moves[self._at[1] :])
        else:
            self._histories = self._from_start(list(self._histories))
        self._at, self._deal = here, table.deal and table.deal.copy()

    def _follow(self, newest: Deal, moves: Sequence[Mapping[str, Json]]) -> None:
        """Advance to `newest`, which is these moves further: closing a window brings several at once."""
        assert self._deal is not None
        for move in moves[:-1]:
            self._deal.push(move)
            for history in self._histories.values():
                history.follow(self._deal)
        for history in self._histories.values():
            history.follow(newest)

    def _from_start(self, seats: Sequence[int | None]) -> dict[int | None, SeatHistory]:
        """Return the histories of these seats; the hand is played once for all of them."""
        table, deal = self._table, self._table.deal
        if deal is None or table.hand.moves:
            deal = table.game.load(table.hand.dealt)
        histories = {seat: SeatHistory(deal, seat) for seat in seats}
        for move in table.hand.moves:
            deal.push(move)
            for history in histories.values():
                history.follow(deal)
        return histories
