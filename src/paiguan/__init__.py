"""Paiguan 牌館: five Chinese card and tile games with exact rules.

import paiguan

game = paiguan.game(paiguan.GAMES[0])
deal = game.deal(seed=7, dealer=0)
deal.push(next(iter(deal.legal_moves)))
print(deal)

Names are loaded when they are first used: `import paiguan` alone does not wait for the compiler. Type checkers read the
names, and the view that each game gives, in `__init__.pyi`.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "contract": ("Move", "Refusal", "Standing", "View"),
    "deal": ("Deal", "IllegalMove"),
    "errors": ("UserError",),
    "game": ("Game", "OptionError", "game"),
    "legal_moves": ("LegalMoves",),
    "match": ("Match", "MatchOver"),
    "packages": ("GAMES", "UnknownGame"),
    "settlement": ("Item", "Settlement"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'paiguan' has no attribute {name!r}")
    value = getattr(import_module(f"paiguan.engine.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
