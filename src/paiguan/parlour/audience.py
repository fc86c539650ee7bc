"""The people at a table: the viewers connected to this process, and the guests connected to others."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.clock import now
from paiguan.parlour.sharing import Sharing
from paiguan.parlour.table import Table


class Viewer(msgspec.Struct, eq=False):
    """A connection: its guest, its language, and the callbacks for new scenes and phrases."""

    guest: str
    name: str
    language: w.Language
    on_change: Callable[[], None]
    on_phrase: Callable[[int | None, str, str, str], None]
    tempo: float = 1.0  # the factor for the pauses of bots that it asks for
    scenes: int = 0  # sent so far
    hand: int = 0  # the hand whose log this connection has, and how many lines of it
    lines: int = 0
    last: str = ""  # its last line: a log that was cut back is sent again
    seen: Any = None  # what was sent last, apart from counters and the time left


class Audience:
    """Who is at a table, who has gone, and how they are told that there may be something new."""

    def __init__(self, table_id: str, sharing: Sharing | None) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()  # guests connected through other processes
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._put_off: set[Viewer] = set()  # asked for a scene while nothing could be shown
        self._table_id, self._sharing = table_id, sharing

    @property
    def here(self) -> set[str]:
        """Guests connected to this table, through any process."""
        return {viewer.guest for viewer in self.viewers} | self.elsewhere

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.gone.pop(viewer.guest, None)
        self._tell_presence(viewer.guest for viewer in self.viewers)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.guest not in self.here:
            self.gone[viewer.guest] = now()
        self._tell_presence(viewer.guest for viewer in self.viewers)

    def dismiss(self) -> None:
        """Tell everybody that the table is closed here: they reconnect and find it anew."""
        self._tell_presence(())
        self._sharing = None  # who leaves from now on is nobody's news
        for viewer in self.viewers:
            viewer.on_change()

    def set_elsewhere(self, guests: frozenset[str]) -> None:
        before, self.elsewhere = self.elsewhere, guests
        for guest in before - self.here:
            self.gone[guest] = now()
        for guest in self.here:
            self.gone.pop(guest, None)

    def _tell_presence(self, guests: Iterable[str]) -> None:
        if self._sharing is not None:
            self._sharing.present(self._table_id, frozenset(guests))

    def tempo(self, table: Table) -> float:
        """Return the factor for pauses of bots and dice: as a person alone with bots likes it, the usual where several play."""
        if table.others_wait:
            return 1.0
        return min((one.tempo for one in self.viewers if table.seat_of(one.guest) is not None), default=1.0)

    # ---- what they are told ------------------------------------------------------------------------------------------

    def put_off(self, viewer: Viewer) -> None:
        """Tell this viewer again once something can be shown."""
        self._put_off.add(viewer)

    def tell(self) -> None:
        """Offer a new scene to everybody."""
        self._put_off = set()
        for viewer in self.viewers:
            viewer.on_change()

    def tell_seats(self, table: Table, seats: set[int]) -> None:
        """Offer a new scene to the viewers on these seats, and to those who were put off."""
        told = {viewer for viewer in self.viewers if table.seat_of(viewer.guest) in seats} | self._put_off
        self._put_off = set()
        for viewer in told:
            viewer.on_change()

    def hear(self, seat: int | None, name: str, phrase: str, text: str) -> None:
        """Give everybody a phrase, or a written text."""
        for viewer in self.viewers:
            viewer.on_phrase(seat, name, phrase, text)
