"""The number of deals in a chunk: enough to be worth sending to a worker, few enough to show progress and share the work."""

from collections.abc import Iterable, Iterator
from math import ceil

from paiguan.arena.duel import Contest, Played

CHUNK_SECONDS = 0.5
SMALLEST_SHARE = 0.1  # of a chunk, near the end, when the workers share the rest
FIRST_QUICK, FIRST_THINKING = 64, 1  # deals, before any chunk was timed


class Pace:
    """Split a contest into chunks of about half a second, by the time that earlier chunks took.

    The split affects only the time, not the result: each deal is seeded by its own number.
    """

    def __init__(self, what: Contest, workers: int, finished: Iterable[tuple[int, int]] = ()) -> None:
        self._workers = workers
        self._gaps = list(gaps(what.deals, finished))[::-1]  # deals that no chunk has yet, the first ones last
        self._size = float(FIRST_THINKING if what.thinking else FIRST_QUICK)

    def take(self) -> tuple[int, int] | None:
        """The first deal and the number of deals of the next chunk; None when no deals are left."""
        left = sum(count for _, count in self._gaps)
        if left == 0:
            return None
        share = left if self._workers == 1 else max(left / (2 * self._workers), SMALLEST_SHARE * self._size)
        first, room = self._gaps.pop()
        count = min(max(ceil(min(self._size, share)), 1), room)
        if count < room:
            self._gaps.append((first + count, room - count))
        return first, count

    def learn(self, played: Played) -> None:
        """Set the size of the next chunks by the time that a finished one took."""
        self._size = CHUNK_SECONDS * len(played.gains) / max(played.seconds, 1e-6)


def gaps(deals: int, finished: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The deals that are not finished, as first deal and number of deals. Finished ones come in their order, without overlap."""
    first = 0
    for begin, count in (*finished, (deals, 0)):
        if begin > first:
            yield first, begin - first
        first = begin + count
