"""`paiguan compile`: the rules and the bots as machine code, now instead of later."""

import os
from typing import Any

from paiguan.bots.precompile import alone, compile_all, is_compiled
from paiguan.cli.beside import beside
from paiguan.cli.errors import UserError
from paiguan.cli.parser import brief
from paiguan.cli.progress import progress
from paiguan.engine.names import GAMES

NICE = 10  # of 19: the processor is for those who play


def run(chosen: Any) -> int:
    names = tuple(dict.fromkeys(chosen.games)) or GAMES
    for name in names:
        if name not in GAMES:
            raise UserError(f"there is no game “{brief(name)}”; the games are {', '.join(GAMES)}")
    if chosen.in_background and hasattr(os, "nice"):
        os.nice(NICE)
    with alone(), progress() as bar:
        names = tuple(name for name in names if not is_compiled(name))
        task = bar.add_task("compiling the games", total=len(names))
        for name, seconds in beside(compile_all(names)):
            bar.console.print(f"{name} ready ({seconds:.1f} s)")
            bar.advance(task)
    return 0
