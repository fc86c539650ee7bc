"""Hands played by bots, for data sets, regression files and demonstrations."""

from collections.abc import Iterator, Mapping

from paiguan.bots.levels import bot
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.engine.names import SEARCHING


def played(game: Game, seed: int, deals: int, players: tuple[str, ...], **budget: float | None) -> Iterator[Deal]:
    """Play a number of hands with the dealers and streaks of consecutive matches; yields each when it is over."""
    match = Match(game)
    for number in range(deals):
        if match.over:
            match = Match(game)
        deal = match.deal(seed=seed + number)
        play_out(deal, seed + number, players, **budget)
        match.finish(deal)
        yield deal


def play_out(deal: Deal, seed: int, players: tuple[str, ...], **budget: float | None) -> None:
    """Play to the end of the hand. The players sit in turn order, repeated as needed. Dice are random."""
    seated = [bot(name, **(budget if name in SEARCHING else {})) for name in players]
    step = 0
    while (actor := deal.actor) is not None:
        if deal.chance:
            deal.push(deal.legal_moves.random(seed * 1000 + step))
        else:
            deal.push(seated[actor % len(seated)].choose(deal, actor, seed=seed * 1000 + step))
        step += 1


def records(
    game: Game, seed: int, deals: int, players: tuple[str, ...], budget: Mapping[str, float | None]
) -> Iterator[dict[str, Json]]:
    for number, deal in enumerate(played(game, seed, deals, players, **budget)):
        yield deal.record(id=f"{game.name}-{seed}-{number}", expect=True)
