"""What the benches need to know of a game, one module a game of the house, named by its id.

OPENSPIEL      the closest game of OpenSpiel, measured beside it
STRENGTH       presets, and how many deals a master plays of each: a quarter of an hour to an hour a row on two cores
NOVICES        deals of a master against novices under every preset, where that is worth knowing
figures()      what only this game has to be quick at
HABITS         where a game has a network: what it does and a regular does not (`bench/habits.py`)
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from paiguan.engine.contract import Move
from paiguan.engine.packages import house_games


class Habit(NamedTuple):
    """Something that one player does more often than another."""

    title: str
    text: str  # what it is, and why it may pay
    does: Callable[[Any, Move], bool]  # from the view of the seat that moves
    network: bool = True  # whether the network's moves have it, and the regular's have not; else the other way round


def measured() -> tuple[str, ...]:
    """The games of the house."""
    return tuple(house_games())


def notes_on(name: str) -> Any:
    """The module of a game."""
    return import_module(f"bench.games.{name}")


def pieces_of(move: Move) -> tuple[str, ...]:
    return (*getattr(move, "cards", ()), *getattr(move, "extra", ()))
