"""How commands use games that are not compiled yet: a few hands run interpreted, for more the game is compiled first.

A game takes about half a minute to compile, once; interpreted, a hand takes a tenth of a second.
"""

from collections.abc import Iterable

from paiguan.bots.precompile import alone, compile_game, is_compiled
from paiguan.cli.progress import note
from paiguan.engine.interpreted import ALWAYS, FLOOR, hold, is_held, release
from paiguan.engine.packages import GAMES

FEW = 100  # hands that are played faster than the game is compiled


def run_interpreted(names: Iterable[str] = GAMES) -> None:
    """Run the games that are not compiled interpreted, for little work."""
    waiting = [name for name in names if not ALWAYS and not is_compiled(name)]
    for group in [*waiting, FLOOR] if waiting else []:
        hold(group)


def run_compiled(names: Iterable[str]) -> None:
    """Compile the games that are not compiled, with a note on the terminal, for much work."""
    for name in names:
        if ALWAYS or (is_compiled(name) and not is_held(name)):
            continue
        for group in (name, FLOOR):
            release(group)
        with alone():
            if not is_compiled(name):
                note(f"compiling {name}, this once; `paiguan compile` does it for all games")
                compile_game(name)
