"""Paiguan 牌館: five Chinese card and tile games with exact rules.

import paiguan

game = paiguan.game("tianjiu", preset="no_wenzun")
deal = game.deal(seed=7, dealer=0)
deal.push(next(iter(deal.legal_moves)))
print(deal)
"""

from paiguan.engine.contract import Move, Refusal, Standing, View
from paiguan.engine.deal import Deal, IllegalMove, LegalMoves
from paiguan.engine.game import GAMES, Game, OptionError, UnknownGame, game
from paiguan.engine.match import Match, MatchOver
from paiguan.engine.settlement import Item, Settlement

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Deal",
    "Game",
    "IllegalMove",
    "Item",
    "LegalMoves",
    "Match",
    "MatchOver",
    "Move",
    "OptionError",
    "Refusal",
    "Settlement",
    "Standing",
    "UnknownGame",
    "View",
    "game",
]
