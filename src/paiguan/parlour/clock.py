"""The time at tables: seconds since 1970, read from the wall clock once, when the process starts.

The wall clock may be set back or forward during play. Waits and thinking times must not notice, so after the start time
advances with the monotonic clock.
"""

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, without jumps."""
    return _BEGAN + time.monotonic()
