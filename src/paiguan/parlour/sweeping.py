"""When Python's cyclic garbage collector runs: each run stops the whole server.

A run takes half a second for the hundred thousand objects that a thousand busy tables make in a second or two, and more for
everything they keep. Play makes no cycles (none were found in 10,000 moves); opened and closed sockets and unloaded tables
leave some hundred objects each. So new objects are frozen without a look, and a run happens only after many have left.
"""

import gc

NEW = 100_000  # container objects, about twenty megabytes
# The least number of closed sockets and unloaded tables before a full run; otherwise a quarter of the present ones.
LEFT = 500


class Sweeper:
    """Decides when to collect, and counts what leaves cycles behind."""

    def __init__(self) -> None:
        self._left = 0

    def start(self) -> None:
        """Take over from the automatic collector and freeze all objects made at startup."""
        gc.disable()
        gc.collect()
        gc.freeze()

    def stop(self) -> None:
        gc.unfreeze()
        gc.enable()

    def left(self) -> None:
        """Count a closed socket or an unloaded table."""
        self._left += 1

    def collect_if_due(self, present: int) -> None:
        """Collect if it is time; `present` is the number of open sockets and loaded tables."""
        everything = self._left > max(LEFT, present // 4)
        if everything:
            self._left = 0
            gc.unfreeze()
            gc.collect()
        if everything or gc.get_count()[0] > NEW:
            gc.freeze()  # takes no time: the collector's lists are joined
