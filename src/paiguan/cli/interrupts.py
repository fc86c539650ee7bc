"""Signals: a command that is stopped prints one word, no traceback, and leaves no half-written file."""

import contextlib
import os
import signal
import threading
from types import FrameType, TracebackType
from typing import NoReturn

STOPPED = 130  # 128 + SIGINT, as a shell reports for a program that Ctrl-C ended
ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class Ended(BaseException):
    """A signal asks the process to end; raised so that unfinished work is cleaned up."""

    def __init__(self, number: int) -> None:
        self.number = number


class Signals:
    """Installs the signal handlers of a command, and restores the previous ones at its end.

    While a command is starting, Ctrl-C exits at once: imports run foreign code, which may turn a KeyboardInterrupt into other
    errors, and there is nothing to clean up yet. From `ready` on it raises KeyboardInterrupt.
    """

    def __init__(self) -> None:
        self._before: dict[int, object] = {}

    def __enter__(self) -> "Signals":
        if threading.current_thread() is threading.main_thread():
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # otherwise it is ignored, as under nohup
                self._set(signal.SIGINT, _leave)
            for number in ENDING:
                if signal.getsignal(number) is signal.SIG_DFL:
                    self._set(number, _end)
        return self

    def _set(self, number: int, handler: object) -> None:
        self._before[number] = signal.signal(number, handler)  # type: ignore[arg-type]

    def ready(self) -> None:
        """Call this when everything is imported: from here on the command can clean up after Ctrl-C."""
        if signal.SIGINT in self._before:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    with contextlib.suppress(OSError):  # stderr may be closed
        os.write(2, b"paiguan: stopped\n")
    os._exit(STOPPED)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    raise Ended(number)


def end_by(number: int) -> NoReturn:
    """End the process by the signal itself, as its sender expects."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
    os._exit(128 + number)
