"""Who plays when nobody sits there: four levels in every game, advice for people, review of finished hands.

policies/   what a novice and a regular do, one module a game: kernels that pick one legal code
table       a table of such players, played out in compiled code
search      master: many possible worlds, every candidate played out in each by regulars
levels      the four levels behind one interface
"""

from paiguan.bots.levels import LEVELS, Bot, bot

__all__ = ["LEVELS", "Bot", "bot"]
