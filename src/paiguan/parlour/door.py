"""The door: newcomers are asked to come back when the house is full; those inside are not disturbed."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from paiguan.parlour.settings import Settings

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

COME_BACK = 30  # seconds
FULL = 1013  # the close code that says: try again later
MACOS_MOST = 10_240  # files a process may have there, although the system says “no limit”
LOOKS = 6  # measurements in a row that must all be late: one pause is no crowd


class HouseFull(Exception):
    """There is no room for newcomers; why, in a sentence."""

    wait = COME_BACK


def open_many_files() -> None:
    """Let this process and its workers have as many files and sockets open as the system allows; the usual 1024 are soon
    used up, and then nobody at all is let in."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (hard, MACOS_MOST):
        if soft in (resource.RLIM_INFINITY, most):
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return


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
