"""`paiguan puzzles`: find positions in which one move is clearly best."""

from argparse import Namespace
from functools import partial
from pathlib import Path

from paiguan.cli.beside import beside
from paiguan.cli.common import open_game
from paiguan.cli.first_use import run_compiled
from paiguan.cli.interrupts import STOPPED
from paiguan.cli.progress import progress
from paiguan.cli.terminal import say
from paiguan.engine.cores import usable_cores
from paiguan.puzzles.run import Run


def run(chosen: Namespace) -> int:
    game = open_game(chosen.game, chosen.options)
    mining = Run(game, chosen.seed, Path(chosen.out or f"{game.name}-puzzles.jsonl"))
    run_compiled([game.name])
    looked, before, stopped = 0, len(mining.found), False
    try:
        with progress() as bar:
            task = bar.add_task(game.name, total=chosen.count, completed=before)
            work = partial(mining.puzzles, chosen.count, chosen.workers or usable_cores())
            for _ in beside(work):
                looked += 1
                bar.update(task, completed=len(mining.found), description=f"{game.name}: {looked} hands")
    except KeyboardInterrupt:
        stopped = True
    finally:
        mining.close()
    say(f"{len(mining.found)} puzzles, {len(mining.found) - before} of them new, from {looked} hands")
    return STOPPED if stopped else 0
