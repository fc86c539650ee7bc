"""`paiguan arena`: duplicate matches between bots."""

import csv
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from paiguan.arena import Contest, Result, contest
from paiguan.arena.workers import local, on_ray
from paiguan.bots import LEVELS, bot
from paiguan.cli.common import Complaint, add_budget, add_options, budget_of, open_game, output
from paiguan.engine.game import Game


def add(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play each other, with intervals",
        description="Plays duplicate matches: every deal with the bots moved on to every seat. Prints units a deal with "
        "a 95 % interval, the share of hands that gained, and the time a move. The last bot named fills the seats left: "
        "`paiguan arena tianjiu master regular` is one master against three regulars. The same seed gives the same "
        "result, wherever it is computed (a master needs --worlds for that). Ctrl-C ends with what is finished.",
    )
    arena.add_argument("game")
    arena.add_argument("bots", nargs="+", help=f"two or more of {', '.join(LEVELS)}")
    arena.add_argument("--deals", type=int, default=1000)
    arena.add_argument("--seed", type=int, default=0)
    arena.add_argument("--csv", type=Path, help="write every deal's units to this file")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.add_argument("--plot", type=Path, help="draw the running means with their intervals to this PNG")
    arena.add_argument("--ray", metavar="ADDRESS", help="spread the work over a Ray cluster (“local” starts one here)")
    add_budget(arena)
    add_options(arena)
    arena.set_defaults(run=run)


def run(chosen: Any) -> int:
    game = open_game(chosen.game, chosen.options)
    try:
        what = contest(game, tuple(chosen.bots), chosen.deals, chosen.seed, budget_of(chosen))
        result = Result(what)
        workers = local(what) if chosen.ray is None else on_ray(what, chosen.ray)
    except ValueError as error:
        raise Complaint(str(error)) from None
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(" – ".join(what.players), total=what.deals)
        try:
            for played in workers:
                result.add(played)
                bar.update(task, completed=result.deals)
        except KeyboardInterrupt:
            bar.console.print(f"stopped after {result.deals} of {what.deals} deals")
    if result.deals == 0:
        raise Complaint("nothing was finished before the end")
    report(game, what, result, chosen)
    return 0


def report(game: Game, what: Contest, result: Result, chosen: Any) -> None:
    times = {name: milliseconds(game, name, what) for name in result.names}
    if chosen.csv is not None:
        write_csv(result, chosen.csv)
    if chosen.plot is not None:
        from paiguan.arena.plot import draw

        draw(result, chosen.plot)
    if chosen.json:
        lines = [{**msgspec.to_builtins(line), "ms_a_move": times[line.name]} for line in result.lines()]
        print(msgspec.json.encode({**msgspec.to_builtins(what), "deals": result.deals, "result": lines}).decode())
        return
    print(f"{what.game} {dict(what.options) or ''}  deals {result.deals}, seed {what.seed}, {'–'.join(what.players)}")
    for line in result.lines():
        print(
            f"  {line.name:<8} {line.units:+8.3f} ± {line.interval:.3f} units a deal   "
            f"gained in {100 * line.won:4.1f} % of hands   {times[line.name]:.3g} ms a move"
        )


def milliseconds(game: Game, name: str, what: Contest) -> float:
    """The time of a move, over the decisions of one hand."""
    deal, player = game.deal(seed=what.seed), bot(name, **(what.budget if name == "master" else {}))
    spent, moves = 0.0, 0
    while (actor := deal.actor) is not None:
        if deal.chance:
            deal.push(deal.legal_moves.random(moves))
            continue
        start = time.perf_counter()
        move = player.choose(deal, actor, seed=moves)
        if moves:  # the first may still be loading
            spent += time.perf_counter() - start
        deal.push(move)
        moves += 1
    return 1000 * spent / max(moves - 1, 1)


def write_csv(result: Result, path: Path) -> None:
    samples = {name: result.samples(name) for name in result.names}
    with output(path) as write:
        rows = [["deal", *samples], *([deal, *row] for deal, row in enumerate(zip(*samples.values(), strict=True)))]
        lines = Lines(write)
        csv.writer(lines).writerows(rows)


class Lines:
    """A text file for `csv` on top of a writer of bytes."""

    def __init__(self, write: Any) -> None:
        self._write = write

    def write(self, text: str) -> None:
        self._write(text.encode())
