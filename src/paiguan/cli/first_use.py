"""Games that are not compiled yet, in a command: Python runs a few hands at once, more are worth compiling first.

A game takes about half a minute to compile, once; Python plays a hand in a tenth of a second.
"""

from collections.abc import Iterable

from paiguan.bots.precompile import alone, compile_game, is_compiled
from paiguan.cli.progress import note
from paiguan.engine.interpreted import ALWAYS, FLOOR, hold, is_held, release
from paiguan.engine.names import GAMES

FEW = 100  # hands that Python plays sooner than they are compiled


def run_interpreted(names: Iterable[str] = GAMES) -> None:
    """Let Python run those of these games that are not compiled: little is asked of them."""
    waiting = [name for name in names if not ALWAYS and not is_compiled(name)]
    for group in [*waiting, FLOOR] if waiting else []:
        hold(group)


def run_compiled(names: Iterable[str]) -> None:
    """Compile those of these games that are not, saying so: much is asked of them."""
    for name in names:
        if ALWAYS or (is_compiled(name) and not is_held(name)):
            continue
        for group in (name, FLOOR):
            release(group)
        with alone():
            if not is_compiled(name):
                note(f"compiling {name}, this once; `paiguan compile` does it for all games")
                compile_game(name)
