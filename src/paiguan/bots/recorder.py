"""Hands played out and written down: data sets, regression files, demonstrations."""

from collections.abc import Callable, Iterator, Mapping

import numpy as np

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.engine.rng import seeded

# Who may play: each takes a deal and a seed and makes the actor's next move.
Player = Callable[[Deal, int], None]


def random_move(deal: Deal, seed: int) -> None:
    """Any legal code, one after another until the move is whole."""
    deal.push(deal.legal_moves.random(seed))


PLAYERS: Mapping[str, Player] = {"random": random_move}


def played(game: Game, seed: int, deals: int, players: tuple[str, ...]) -> Iterator[Deal]:
    """So many finished hands, dealer and streak passing on as in matches played one after the other."""
    match = Match(game)
    for number in range(deals):
        if match.over:
            match = Match(game)
        deal = match.deal(seed=seed + number)
        play_out(deal, seed + number, players)
        match.finish(deal)
        yield deal


def play_out(deal: Deal, seed: int, players: tuple[str, ...]) -> None:
    """To the end of the hand; random players all round need no Python between moves."""
    game = deal.game
    if set(players) == {"random"}:
        game.loops.play_out(deal.state, game.options, np.zeros(game.rules.LEGAL, np.int16), seeded(seed, 7))
        return
    step = 0
    while (actor := deal.actor) is not None:
        name = "random" if deal.chance else players[actor % len(players)]
        PLAYERS[name](deal, seed * 1000 + step)
        step += 1


def records(game: Game, seed: int, deals: int, players: tuple[str, ...]) -> Iterator[dict[str, Json]]:
    for number, deal in enumerate(played(game, seed, deals, players)):
        yield deal.record(id=f"{game.name}-{seed}-{number}", expect=True)
