"""What `paiguan compile` prepares is all that a table with bots needs: the first hint of a phase compiles nothing."""

import subprocess
import sys

import pytest

from paiguan.bots.advice import advise
from paiguan.bots.levels import bot
from paiguan.bots.precompile import load
from paiguan.engine import interpreted
from paiguan.engine.game import game
from paiguan.engine.names import LEVELS, SEARCHING
from paiguan.engine.packages import GAMES

SEEDS = (10, 11)  # other hands than the ones that `load` plays


def loaded() -> set[str]:
    """The kernels that were called in this process, with the types that they were called with."""
    kernels = [kernel for group in interpreted._kernels.values() for kernel in group]
    return {f"{one.py_func.__module__}.{one.py_func.__name__} {types}" for one in kernels for types in one.overloads}


def play(name: str, seed: int) -> None:
    """A hand with advice and with all bots at each decision."""
    deal = game(name).deal(seed=seed)
    while (seat := deal.actor) is not None:
        if deal.chance:
            deal.push(deal.legal_moves.random(seed))
            continue
        advise(deal, seat, worlds=1)
        for level in LEVELS:
            move = bot(level, **({"worlds": 1} if level in SEARCHING else {})).choose(deal, seat, seed)
        deal.push(move)
    deal.view(None)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_to_compile(name: str) -> None:
    """In a process of its own: other tests have called what they needed."""
    done = subprocess.run([sys.executable, "-m", __name__, name], capture_output=True, text=True, check=True)
    assert not done.stdout, done.stdout


if __name__ == "__main__":
    load(sys.argv[1])
    before = loaded()
    for seed in SEEDS:
        play(sys.argv[1], seed)
    print(*sorted(loaded() - before), sep="\n", end="")
