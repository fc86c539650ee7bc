"""Compilation in the background: the server opens at once, plays interpreted, and switches to machine code when ready.

Games that are not compiled yet are held (`engine.interpreted`): Python runs their rules and bots, with the same
results. A separate low-priority process compiles them. When a game is ready its machine code is loaded in a thread and
used from the next call on, so players do not notice the switch.
"""

import gc
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from paiguan.bots.precompile import is_compiled, load
from paiguan.engine.interpreted import ALWAYS, FLOOR, compiled_in_this_thread, hold, release
from paiguan.engine.packages import GAMES
from paiguan.engine.precompile import load_rules

POLL = 0.2  # seconds between two checks for a game that is ready
# A process group of its own: Ctrl-C at the terminal goes to the server only.
NEW_GROUP: dict[str, Any] = {"start_new_session": True}
if sys.platform == "win32":
    NEW_GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}


class Compiler:
    """Compiles the games that are not compiled, once for all server processes, and loads them into this one."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say  # the log function: event name and fields
        self._process: subprocess.Popen[bytes] | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="compiler", daemon=True)

    def start(self) -> None:
        """Hold the games that are not compiled and return; the rest happens in a thread."""
        self._missing = [] if ALWAYS else [name for name in GAMES if not is_compiled(name)]
        for group in [*self._missing, FLOOR] if self._missing else []:
            hold(group)
        if self._missing:
            # Every server process starts a compiler. They take turns, and a later one finds nothing left to do.
            command = [sys.executable, "-m", "paiguan.cli", "compile", "--in-background", *self._missing]
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **NEW_GROUP
            )
            self._say("compiling", games=len(self._missing), meanwhile="all games can be played, interpreted")
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()  # the compiler exits at end of input, also when this process is killed

    def _run(self) -> None:
        for name in GAMES:
            if name not in self._missing and not ALWAYS:
                load_rules(name)
        began = time.monotonic()
        while self._missing and not self._closing.wait(POLL):
            ended = self._process is not None and self._process.poll() is not None
            for name in [name for name in self._missing if is_compiled(name)]:
                self._take_over(name)
                self._say("compiled", game=name, left=len(self._missing), seconds=round(time.monotonic() - began, 1))
            if ended and self._missing and not self._closing.is_set():
                self._say("not_compiled", games=",".join(self._missing), why=self._error_line())
                return
        gc.freeze()  # the loaded code stays for the life of the process

    def _take_over(self, name: str) -> None:
        with compiled_in_this_thread():
            load(name)
        for group in (name, FLOOR):
            release(group)
        self._missing.remove(name)

    def _error_line(self) -> str:
        assert self._process is not None
        assert self._process.stderr is not None
        lines = self._process.stderr.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit code {self._process.returncode}"
