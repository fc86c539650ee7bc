"""What those who look at a table are shown: each scene is put together once for all who see the same."""

import math
from collections.abc import Callable
from typing import Any

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.clock import now
from paiguan.parlour.pacing import Quiet
from paiguan.parlour.scene import asked, facts, hand_facts
from paiguan.parlour.sights import Sights
from paiguan.parlour.table import Table


class Viewer(msgspec.Struct, eq=False):
    """A connection: who looks, in which language, and how to tell him that there is something new to see."""

    guest: str
    name: str
    language: w.Language
    look: Callable[[], None]
    hear: Callable[[int | None, str, str], None]
    scenes: int = 0  # sent so far
    hand: int = 0  # the hand and the number of its log lines this connection has
    lines: int = 0
    last: str = ""  # the last line it has: a log that was cut back is sent anew
    seen: Any = None  # what it was sent last, but for how often and how long


class Showing:
    """A table as its viewers see it."""

    def __init__(self, table: Table, code: str, viewers: set[Viewer]) -> None:
        self.sights = Sights(table)
        self.quiet: Quiet | None = None  # the pause that is on
        self.elsewhere: frozenset[str] = frozenset()  # guests connected through other processes
        self._table, self._code, self._viewers = table, code, viewers
        self._facts: dict[Any, w.TableFacts] = {}  # the table as looked up: by seat, whether one is the host, language
        self._composed: dict[Any, w.HandFacts] = {}  # the hand as already put into words, by seat and language

    def renew(self, hand: bool = True) -> None:
        """Something has changed; `hand`: in the hand too."""
        self._facts.clear()
        if hand:
            self._composed.clear()

    def seen(self, viewer: Viewer) -> tuple[w.TableFacts, w.HandFacts | None, float | None]:
        """The table and the hand with all of its log, put together once for all who see the same, and the clock's limit."""
        table, guest = self._table, viewer.guest
        seat = table.seat_of(guest)
        key = seat, guest == table.host, viewer.language
        about = self._facts.get(key)
        if about is None:
            here = {other.guest for other in self._viewers} | self.elsewhere
            watchers = sum(table.seat_of(other) is None for other in here)
            about = self._facts[key] = facts(table, guest, self._code, here, watchers, viewer.language)
        if table.deal is None:
            return about, None, None
        hand = self._composed.get((seat, viewer.language))
        if hand is None:
            hand = hand_facts(table, self.sights.of(seat), guest, viewer.language, self.quiet)
            self._composed[seat, viewer.language] = hand
        return about, hand, self._time_is_up(seat)[1]

    def scene(self, viewer: Viewer, about: w.TableFacts, hand: w.HandFacts | None, limit: float | None) -> w.Scene:
        if hand is None:
            return w.Scene(seq=viewer.scenes, table=about)
        start = self._new_lines(viewer, hand)
        left = self._time_left(about.you)
        own = msgspec.structs.replace(hand, log_from=start, log=hand.log[start:], left=left, limit=limit)
        return w.Scene(seq=viewer.scenes, table=about, hand=own)

    def _new_lines(self, viewer: Viewer, hand: w.HandFacts) -> int:
        """From where on the connection lacks lines of the log."""
        known = viewer.lines if viewer.hand == hand.number and viewer.lines <= len(hand.log) else 0
        if known and hand.log[known - 1].text != viewer.last:
            known = 0
        viewer.hand, viewer.lines = hand.number, len(hand.log)
        viewer.last = hand.log[-1].text if hand.log else ""
        return known

    def _time_left(self, seat: int | None) -> float | None:
        """Seconds that whoever is openly asked has, or that the quiet lasts."""
        ends, _ = self._time_is_up(seat)
        return None if ends is None else max(0.0, math.floor((ends - now()) * 10) / 10)

    def _time_is_up(self, seat: int | None) -> tuple[float | None, float | None]:
        """When, and after how many seconds in all."""
        table = self._table
        if table.stage != "playing":
            return None, None
        if self.quiet is not None:
            return self.quiet.ends, self.quiet.ends - self.quiet.began
        if table.clock is None or table.deal is None:
            return None, None
        turn = seat if asked(table, seat, False) else table.deal.view(None).turn
        if turn is None or not table.chairs[turn].person:
            return None, None
        limit = table.clock.move + table.chairs[turn].bank
        return table.since + limit, limit
