"""Servers that start at once: forked from a process that has the program and its machine code in memory.

A cold start takes three seconds of a core, nearly all of them for imports and for loading machine code. Hundreds of kills would be
mostly waiting for that. A forked server is a process like any other, with sockets, threads, files and connections of its own.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.parlour.servers import Server

PROGRAM = ("paiguan.cli.commands", "paiguan.cli.serve", "paiguan.parlour.serving", "paiguan.parlour.app")


class Forked:
    """A process that the nursery has made, to be used like a Popen. Its exit status is not known."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return -1
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float = 60.0) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("forked server", timeout)
            time.sleep(0.005)
        return -1


class WarmServer(Server):
    """A server that the nursery starts; `cold`: the next start is one from nothing."""

    cold = False

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> Any:
        if self.cold:
            return super()._launch(command, environment, log)
        asked = {"arguments": command[3:], "environment": environment, "log": log.name}
        nursery = nursery_with(environment.get("LD_PRELOAD", ""))
        nursery.stdin.write(json.dumps(asked) + "\n")
        nursery.stdin.flush()
        return Forked(int(nursery.stdout.readline()))


@cache
def nursery_with(preload: str) -> Any:
    """One for this process, and one for each library that servers are started with. It loads while others go on."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "LD_PRELOAD": preload}
    nursery = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    atexit.register(nursery.communicate)  # which closes its input
    return nursery


def _load() -> None:
    """Everything that a table calls, as machine code. Nothing that starts a thread: a fork would leave it behind."""
    from paiguan.bots.levels import bot
    from paiguan.engine.game import GAMES, game
    from paiguan.engine.precompile import load_rules

    for module in PROGRAM:
        import_module(module)
    regular = bot("regular")
    for name in GAMES:
        load_rules(name)
        deal = game(name).deal(seed=1)
        while (seat := deal.actor) is not None:
            deal.push(deal.legal_moves.random(1) if deal.chance else regular.choose(deal, seat, 1))
        deal.view(None)
    assert threading.active_count() == 1, threading.enumerate()
    gc.collect()
    gc.freeze()


def _become_server(asked: dict[str, Any]) -> None:
    """In the child: run the command as if it had been started with this environment. Does not return."""
    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for old, new in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(old, new)
        os.environ.clear()
        os.environ.update(asked["environment"])
        from paiguan.cli import main

        code = main(asked["arguments"])
        sys.stdout.flush()
    finally:
        os._exit(code)


def _main() -> None:
    """Fork a server for each line of standard input; print its process id. When the input ends, so do they."""
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the dead
    children: list[Forked] = []
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            _become_server(json.loads(line))
        print(child, flush=True)
        children = [*(one for one in children if one.poll() is None), Forked(child)]
    for one in children:
        one.send_signal(signal.SIGKILL)


if __name__ == "__main__":
    _main()
