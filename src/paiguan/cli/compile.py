"""`paiguan compile`: the rules and the bots as machine code, now instead of later."""

from typing import Any

from rich.console import Console
from rich.progress import Progress

from paiguan.bots.precompile import alone, compile_all
from paiguan.cli.common import open_game
from paiguan.engine.game import GAMES


def add(commands: Any) -> None:
    warm = commands.add_parser("compile", help="compile the rules and the bots now, so that nothing waits for it later")
    warm.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    warm.set_defaults(run=run)


def run(chosen: Any) -> int:
    names = chosen.games or GAMES
    for name in names:
        open_game(name, "{}")
    with alone(), Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("compiling the games", total=len(names))
        for name, seconds in compile_all(names):
            bar.console.print(f"{name} ready ({seconds:.1f} s)")
            bar.advance(task)
    return 0
