"""Compiling beside the game: the house opens at once, plays interpreted, and goes over to machine code where it is ready.

The games that are not compiled yet are held (`engine.interpreted`): Python runs their rules and bots, with the same results.
Meanwhile a process of its own compiles them, at a low priority. As each is ready its machine code is loaded in a thread, and
from the next call on it is used: between two moves, unnoticed at the table.
"""

import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from paiguan.bots.precompile import is_compiled, load
from paiguan.engine.game import GAMES
from paiguan.engine.interpreted import ALWAYS, FLOOR, compiled_in_this_thread, hold, release
from paiguan.engine.precompile import load_rules

LOOK = 0.2  # seconds between two looks for a game that is ready
NEW_GROUP: dict[str, Any] = {"start_new_session": True}
if sys.platform == "win32":
    NEW_GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}


class Compiler:
    """Compiles what is not compiled, once for all processes of the house, and loads it here."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say  # of the log: what happened, and its particulars
        self._process: subprocess.Popen[bytes] | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="compiler", daemon=True)

    def start(self) -> None:
        """Hold what is not compiled, then return: the rest happens in a thread."""
        self._missing = [] if ALWAYS else [name for name in GAMES if not is_compiled(name)]
        for group in [*self._missing, FLOOR] if self._missing else []:
            hold(group)
        if self._missing:
            # Every process of the house starts one; they take turns, and whoever comes second finds nothing left to do.
            command = [sys.executable, "-m", "paiguan.cli", "compile", "--in-background", *self._missing]
            pipes: dict[str, Any] = {
                "stdin": subprocess.DEVNULL,
                "stdout": subprocess.DEVNULL,
                "stderr": subprocess.PIPE,
            }
            self._process = subprocess.Popen(command, **pipes, **NEW_GROUP)
            self._say("compiling", games=len(self._missing), meanwhile="all games can be played, interpreted")
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._process is not None and self._process.poll() is None:
            if sys.platform == "win32":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()

    def _run(self) -> None:
        for name in GAMES:
            if name not in self._missing and not ALWAYS:
                load_rules(name)
        began = time.monotonic()
        while self._missing and not self._closing.wait(LOOK):
            ended = self._process is not None and self._process.poll() is not None
            for name in [name for name in self._missing if is_compiled(name)]:
                self._take_over(name)
                self._say("compiled", game=name, left=len(self._missing), seconds=round(time.monotonic() - began, 1))
            if ended and self._missing and not self._closing.is_set():
                self._say("not_compiled", games=",".join(self._missing), why=self._last_words())
                return
        gc.freeze()  # what has been loaded stays

    def _take_over(self, name: str) -> None:
        with compiled_in_this_thread():
            load(name)
        for group in (name, FLOOR):
            release(group)
        self._missing.remove(name)

    def _last_words(self) -> str:
        assert self._process is not None
        assert self._process.stderr is not None
        lines = self._process.stderr.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit code {self._process.returncode}"
