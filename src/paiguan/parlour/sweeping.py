"""When Python's collector of cycles runs: it stops the whole house while it looks.

It takes tens of milliseconds for the containers of half a second, and a second for all that a thousand tables keep. Play makes no
cycles (none were found in 10,000 moves); sockets that close and tables that leave memory make some hundred each. So new
containers are looked at once, then set aside, and everything is looked at only after much has left.
"""

import gc

NEW = 100_000  # containers, some twenty megabytes
LEFT = 500  # sockets and tables, at least; or as many as a quarter of those that are there


class Sweeper:
    """Decides when, and counts what leaves cycles behind."""

    def __init__(self) -> None:
        self._left = 0

    def start(self) -> None:
        """What the house is built of stays, and is never looked at."""
        gc.disable()
        gc.collect()
        gc.freeze()

    def stop(self) -> None:
        gc.unfreeze()
        gc.enable()

    def left(self) -> None:
        """A socket was closed, or a table left memory."""
        self._left += 1

    def look(self, present: int) -> None:
        """Sweep if it is time; `present` is how many sockets and tables there are."""
        everything = self._left > max(LEFT, present // 4)
        if everything:
            self._left = 0
            gc.unfreeze()
        if everything or gc.get_count()[0] > NEW:
            gc.collect()
            gc.freeze()
