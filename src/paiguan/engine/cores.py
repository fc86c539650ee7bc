"""How many processors there are for us."""

import os


def usable_cores() -> int:
    """The processors this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
