"""`paiguan record`: let bots play hands, and write them as records."""

from argparse import Namespace

import msgspec

from paiguan.bots.recorder import played
from paiguan.cli.common import budget_of, open_game
from paiguan.cli.files import output
from paiguan.cli.first_use import FEW, run_compiled, run_interpreted
from paiguan.cli.parser import brief
from paiguan.cli.progress import progress
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.names import LEVELS, SEARCHING
from paiguan.engine.records import begin_record


def run(chosen: Namespace) -> int:
    game = open_game(chosen.game, chosen.options)
    players = tuple(chosen.players.split(","))
    for name in players:
        if name not in LEVELS:
            raise UserError(f"there is no player “{brief(name)}”; the players are {', '.join(LEVELS)}")
    if len(players) > game.seats:
        raise UserError(f"{game.name} has {game.seats} seats here, and --players names {len(players)}")
    much = chosen.deals > FEW or any(name in SEARCHING for name in players)
    (run_compiled if much else run_interpreted)([game.name])
    with output(chosen.out) as write, progress() as bar:
        task = bar.add_task(f"{game.name}", total=chosen.deals)
        for number, deal in enumerate(played(game, chosen.seed, chosen.deals, players, **budget_of(chosen))):
            kept = deal if chosen.stop_after is None else stopped(deal, chosen.stop_after)
            record = kept.record(id=f"{game.name}-{chosen.seed}-{number}", expect=True)
            write(msgspec.json.encode(record) + b"\n")
            bar.advance(task)
    return 0


def stopped(deal: Deal, moves: int) -> Deal:
    """The hand at the first decision after a number of moves; the whole hand if there is none."""
    past = begin_record(deal.record())
    for made, move in enumerate(deal.moves):
        if made >= moves and not past.chance and len(past.legal_moves) > 1:
            break
        past.push(move)
    return past
