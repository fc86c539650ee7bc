"""Signals: a command that is stopped says so in a word, leaves no tracebacks and nothing half-written."""

import contextlib
import os
import signal
import threading
from types import FrameType, TracebackType
from typing import NoReturn

STOPPED = 130  # 128 + SIGINT, what a shell reports of a program that Ctrl-C ended
ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class Ended(BaseException):
    """A signal asks the process to end; what is half-done is cleared up on the way out."""

    def __init__(self, number: int) -> None:
        self.number = number


class Signals:
    """The signal handlers of a command, and those before it put back at its end.

    While a command is starting, Ctrl-C leaves at once: imports run foreign code, which turns a KeyboardInterrupt into
    errors of its own, and there is nothing to clear up yet. From `ready` on it is a KeyboardInterrupt.
    """

    def __init__(self) -> None:
        self._before: dict[int, object] = {}

    def __enter__(self) -> "Signals":
        if threading.current_thread() is threading.main_thread():
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else it is ignored, as by nohup
                self._set(signal.SIGINT, _leave)
            for number in ENDING:
                if signal.getsignal(number) is signal.SIG_DFL:
                    self._set(number, _end)
        return self

    def _set(self, number: int, handler: object) -> None:
        self._before[number] = signal.signal(number, handler)  # type: ignore[arg-type]

    def ready(self) -> None:
        """Everything is imported: from here on Ctrl-C lets the command clear up."""
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
    """End the process by a signal, as whoever sent it expects to see."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
    os._exit(128 + number)
