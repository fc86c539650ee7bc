"""Servers that start at once, forked from a process with the program and its machine code in memory.

A cold start takes three seconds of a core, nearly all for imports and for loading machine code; tests would mostly wait for that.
A forked server is a normal process, with sockets, threads, files and connections of its own. Tests about starting, stopping and
compiling start cold servers.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.parlour.servers import Server
from tests.patience import PATIENCE

PROGRAM = ("paiguan.cli.commands", "paiguan.cli.serve", "paiguan.parlour.serving", "paiguan.parlour.app")


class Forked:
    """A process forked by the nursery, with the interface of Popen. Its exit status is -1 if it was killed."""

    def __init__(self, pid: int, status: Path) -> None:
        self.pid, self._status = pid, status

    def poll(self) -> int | None:
        if lives(self.pid):
            return None
        return int(self._status.read_text()) if self._status.exists() else -1

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float = PATIENCE) -> int:
        end = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("forked server", timeout)
            time.sleep(0.005)
        return status


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class WarmServer(Server):
    """A server that the nursery starts; with `cold`, the next start is a cold one."""

    cold = False

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> Any:
        if self.cold:
            return super()._launch(command, environment, log)
        return forked(command[3:], environment, Path(log.name), self.module)


def forked(arguments: list[str], environment: dict[str, str], log: Path, module: str = "paiguan.cli") -> Forked:
    """Fork a process that runs a command of `paiguan`, or `main` of another module, and writes to the log."""
    status = Path(f"{log}.status")
    status.unlink(missing_ok=True)
    asked = {
        "folder": os.getcwd(),
        "module": module,
        "arguments": arguments,
        "environment": environment,
        "log": str(log),
        "status": str(status),
    }
    nursery = nursery_with(environment.get("LD_PRELOAD", ""))
    nursery.stdin.write(json.dumps(asked) + "\n")
    nursery.stdin.flush()
    return Forked(int(nursery.stdout.readline()), status)


def told(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run a command of `paiguan` to its end; return its exit status and all that it wrote."""
    with tempfile.NamedTemporaryFile() as log:
        status = forked([*arguments], {**os.environ, **environment}, Path(log.name)).wait()
        Path(f"{log.name}.status").unlink(missing_ok=True)
        return status, log.read().decode()


@cache
def nursery_with(preload: str) -> Any:
    """Start a nursery, one for each preloaded library. It loads in the background."""
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
    atexit.register(nursery.communicate)  # this closes its input
    return nursery


def _load() -> None:
    """Load all machine code that a table calls, without starting threads: a fork would not copy them."""
    from paiguan.bots.levels import bot
    from paiguan.engine.game import game
    from paiguan.engine.packages import GAMES
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
    """Run the command in the child with this environment. Does not return."""
    code, leave = 1, os._exit

    def leave_word(code: int) -> None:
        Path(asked["status"]).write_text(str(code))
        leave(code)

    os._exit = leave_word  # type: ignore[assignment]  # a stop that takes too long ends so
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for old, new in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(old, new)
        os.chdir(asked["folder"])
        os.environ.clear()
        os.environ.update(asked["environment"])
        from tests.parlour.steady import keep_steady

        keep_steady()
        code = import_module(asked["module"]).main(asked["arguments"])
        sys.stdout.flush()
    finally:
        os._exit(code)


def _main() -> None:
    """Fork a server for each line of standard input and print its process id. End all servers when the input ends."""
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system reaps dead children
    children: list[int] = []
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            _become_server(json.loads(line))
        print(child, flush=True)
        children = [*filter(lives, children), child]
    for one in filter(lives, children):
        os.kill(one, signal.SIGKILL)


if __name__ == "__main__":
    _main()
