"""Admission control: a full server asks newcomers to come back and leaves connected guests undisturbed."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from paiguan.parlour.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

COME_BACK = 30  # seconds
FULL = 1013  # WebSocket close code "try again later"
MACOS_MOST = 10_240  # the most open files of a process on macOS, although the system reports no limit
LOOKS = 6  # consecutive measurements that must all be late: a single pause is not overload


class HouseFull(Exception):
    """The server has no room for newcomers; the message is a sentence."""

    wait = COME_BACK


def open_many_files() -> None:
    """Raise the limit of open files for this process and its workers to the system's maximum.

    The usual 1024 are soon used up, and then no connection at all is accepted.
    """
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
    """Tracks the load of the server. `sockets` returns the number of open sockets."""

    def __init__(self, settings: Settings, sockets: Callable[[], int]) -> None:
        self._settings, self._sockets = settings, sockets
        self._late: deque[float] = deque(maxlen=LOOKS)

    def measured(self, late: float) -> None:
        """Record how many seconds late the event loop ran; called every half second."""
        self._late.append(late)

    @property
    def crowded(self) -> bool:
        """Whether newcomers are turned away: all sockets are taken, or responses have become slow."""
        given = self._settings
        if not given.limits:
            return False
        busy = given.busy_seconds and len(self._late) == LOOKS and min(self._late) > given.busy_seconds
        return bool(busy) or self._sockets() >= given.most_sockets

    def admit(self) -> None:
        """Raise HouseFull if there is no room for a newcomer."""
        if self.crowded:
            raise HouseFull(f"The house is full. Come back in {COME_BACK} seconds.")

    def room_for_table(self, live: int) -> bool:
        return not self._settings.limits or live < self._settings.most_tables
