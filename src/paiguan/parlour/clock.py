"""The time at tables: seconds since 1970, as the clock of the machine had it when the process began.

The clock may be set while people play, by an hour in either direction. Waits and thinking times must not notice, so from the start on
they are counted with a clock that nobody sets.
"""

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970; never jumps."""
    return _BEGAN + time.monotonic()
