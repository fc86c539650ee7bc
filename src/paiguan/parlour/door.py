"""The door: newcomers are asked to come back when the house is full; those inside are not disturbed."""

from collections import deque
from collections.abc import Callable

from paiguan.parlour.settings import Settings

COME_BACK = 30  # seconds
FULL = 1013  # the close code that says: try again later
LOOKS = 6  # measurements in a row that must all be late: one pause is no crowd


class HouseFull(Exception):
    """There is no room for newcomers; why, in a sentence."""

    wait = COME_BACK


class Door:
    """Knows how full the house is. `sockets` counts those that are open."""

    def __init__(self, settings: Settings, sockets: Callable[[], int]) -> None:
        self._settings, self._sockets = settings, sockets
        self._late: deque[float] = deque(maxlen=LOOKS)

    def measured(self, late: float) -> None:
        """The event loop came so many seconds late to what it had to do; told every half second."""
        self._late.append(late)

    @property
    def crowded(self) -> bool:
        """Nobody new is to come in: every socket is taken, or everybody waits for their answers."""
        given = self._settings
        if not given.limits:
            return False
        busy = given.busy_seconds and len(self._late) == LOOKS and min(self._late) > given.busy_seconds
        return bool(busy) or self._sockets() >= given.most_sockets

    def admit(self) -> None:
        """Raises HouseFull where a newcomer finds no room."""
        if self.crowded:
            raise HouseFull(f"The house is full. Come back in {COME_BACK} seconds.")

    def room_for_table(self, live: int) -> bool:
        return not self._settings.limits or live < self._settings.most_tables
