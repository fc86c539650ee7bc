"""`paiguan compile`: the rules and the bots as machine code, now instead of later."""

from typing import Any

from paiguan.bots.warm import warm_all
from paiguan.cli.beside import beside
from paiguan.cli.errors import UserError
from paiguan.cli.parser import brief
from paiguan.cli.progress import progress
from paiguan.engine.names import GAMES


def run(chosen: Any) -> int:
    names = tuple(dict.fromkeys(chosen.games)) or GAMES
    for name in names:
        if name not in GAMES:
            raise UserError(f"there is no game “{brief(name)}”; the games are {', '.join(GAMES)}")
    with progress() as bar:
        task = bar.add_task("compiling the games", total=len(names))
        for name, seconds in beside(lambda _: warm_all(names)):
            bar.console.print(f"{name} ready ({seconds:.1f} s)")
            bar.advance(task)
    return 0
