"""How many deals to hand a worker at a time: enough to be worth handing over, few enough to watch and to share out."""

from math import ceil

from paiguan.arena.duel import Contest, Played

CHUNK_SECONDS = 0.5
SMALLEST_SHARE = 0.1  # of a chunk, near the end, where what is left is shared among the workers
FIRST_QUICK, FIRST_THINKING = 64, 1  # deals, before anything is known


class Pace:
    """Cuts a contest into chunks of about half a second, by the time that earlier chunks took.

    Only the time depends on how the deals are cut: each is seeded by its own number.
    """

    def __init__(self, what: Contest, workers: int) -> None:
        self._deals, self._workers = what.deals, workers
        self._first = 0  # not handed out yet
        self._size = float(FIRST_THINKING if what.thinking else FIRST_QUICK)

    def take(self) -> tuple[int, int] | None:
        """The first deal and the number of deals of the next chunk; None when all are handed out."""
        left = self._deals - self._first
        if left == 0:
            return None
        share = left if self._workers == 1 else max(left / (2 * self._workers), SMALLEST_SHARE * self._size)
        count = min(max(ceil(min(self._size, share)), 1), left)
        self._first += count
        return self._first - count, count

    def learn(self, played: Played) -> None:
        """Set the size of the next chunks by a finished one."""
        self._size = CHUNK_SECONDS * len(played.gains) / max(played.seconds, 1e-6)
