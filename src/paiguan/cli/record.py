"""`paiguan record`: hands played out and written down."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from paiguan.bots import LEVELS
from paiguan.bots.recorder import records
from paiguan.cli.common import Complaint, add_budget, add_options, budget_of, open_game, output


def add(commands: Any) -> None:
    record = commands.add_parser(
        "record",
        help="play deals out and write them as records",
        description="Writes one record a line, `expect` filled from what happened: data sets and regression files. "
        "Every record passes `paiguan referee --check`.",
    )
    record.add_argument("game")
    record.add_argument("--deals", type=int, default=100)
    record.add_argument("--seed", type=int, default=0)
    record.add_argument("--players", default="random", help=f"by seat, repeated as needed: {', '.join(LEVELS)}")
    record.add_argument("--out", type=Path, help="file to write (default: standard output)")
    add_budget(record)
    add_options(record)
    record.set_defaults(run=run)


def run(chosen: Any) -> int:
    game = open_game(chosen.game, chosen.options)
    if chosen.deals < 1:
        raise Complaint(f"--deals must be at least 1, not {chosen.deals}")
    players = tuple(chosen.players.split(","))
    for name in players:
        if name not in LEVELS:
            raise Complaint(f"there is no player “{name}”; the players are {', '.join(LEVELS)}")
    if len(players) > game.seats:
        raise Complaint(f"{game.name} has {game.seats} seats here, and --players names {len(players)}")
    with output(chosen.out) as write, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.name}", total=chosen.deals)
        for record in records(game, chosen.seed, chosen.deals, players, budget_of(chosen)):
            write(msgspec.json.encode(record) + b"\n")
            bar.advance(task)
    return 0
