"""`paiguan compile`: compile the rules and the bots ahead of use."""

import _thread
import os
import threading
import time
from argparse import Namespace

from paiguan.bots.precompile import alone, compile_all, is_compiled
from paiguan.cli.beside import beside
from paiguan.cli.common import check_name
from paiguan.cli.progress import progress
from paiguan.engine.game import playable

NICE = 10  # of 19: playing has priority over compiling
STDIN = 0
GRACE = 5.0  # seconds to end the processes that compile


def run(chosen: Namespace) -> int:
    names = tuple(dict.fromkeys(chosen.games)) or playable()
    for name in names:
        check_name(name)
    if chosen.in_background:
        threading.Thread(target=end_with_parent, daemon=True).start()
        if hasattr(os, "nice"):
            os.nice(NICE)
    with alone(), progress() as bar:
        names = tuple(name for name in names if not is_compiled(name))
        task = bar.add_task("compiling the games", total=len(names))
        for name, seconds in beside(lambda _: compile_all(names)):
            bar.console.print(f"{name} ready ({seconds:.1f} s)")
            bar.advance(task)
    return 0


def end_with_parent() -> None:
    """Stop when standard input ends: the parent process holds the other end, so it has ended then, in whatever way."""
    while os.read(STDIN, 1):  # not through `sys.stdin`, whose lock would be held at interpreter exit
        pass
    _thread.interrupt_main()
    time.sleep(GRACE)
    os._exit(130)  # it waits for another compiling process, where the interrupt has no effect
