"""Processes that work for another one. Python's pools leave theirs waiting for ever when whoever started them is killed."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """End this process when the one that started it has ended, in whatever way."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def leave_interrupts_to_parent() -> None:
    """Ignore Ctrl-C, which a terminal sends to every process: the parent says what becomes of the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
