"""Networks that play: their files, the arithmetic, and how they are found.

`file.py` is the format, `forward.py` the arithmetic in whole numbers, `player.py` a network at the table, `search.py` a network
inside a search, `quantise.py` the way from real weights. `NAME.net` is the network of a game; a game without one has none.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.nets.file import BadNet, Net, check, read
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.loops import DEPTH
from paiguan.engine.packages import folder, is_outside
from paiguan.engine.state import blank

__all__ = ["BadNet", "Net", "Seat", "find", "net_for", "place_of"]


def place_of(name: str) -> Path:
    """Where the network of a game is, if it has one. The folder PAIGUAN_NETS goes before the package, to try others."""
    if (own := os.environ.get("PAIGUAN_NETS")) and (Path(own) / f"{name}.net").is_file():
        return Path(own) / f"{name}.net"
    return folder(name) / "player.net" if is_outside(name) else Path(__file__).parent / f"{name}.net"


@cache
def find(name: str) -> Net | None:
    """The network of a game, or None. Raises BadNet for one that does not fit this version of the game."""
    place = place_of(name)
    if not place.is_file():
        return None
    net = read(place.read_bytes(), place.name)
    check(net, Game(name, {}), place.name)
    return net


def net_for(game: Game) -> Net | None:
    """The network of a game if it was tested under these options, else None. Raises BadNet as `find` does."""
    net = find(game.name)
    return net if net is not None and tested(net, game) else None


def tested(net: Net, game: Game) -> bool:
    """Whether the options are those of a preset in which the network was tested, apart from options that no decision depends on."""
    options = game.interface.options
    for preset in net.header.presets:
        values = options.resolve({"preset": preset})
        if all(game.values[one] == values[one] for one in values if one not in net.header.free):
            return True
    return False


class Seat:
    """A network with the buffers that it needs to play a game; for one thread at a time."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game, self.net = game, net
        self.states = blank(game.rules.STATE, 3)
        self.legal = np.zeros(game.rules.LEGAL, np.int16)
        self.codes = np.zeros(DEPTH, np.int16)
        told, logits = np.zeros(game.rules.FEATURES, np.int8), np.zeros(game.rules.ACTIONS, np.int32)
        self.given = told, *net.arrays, net.room(), logits
        self._player: Any = bind("paiguan.bots.nets.player", game.interface.rules)

    def play(self, states: States) -> tuple[int, ...]:
        """Choose the codes of a move for the actor of states[0]."""
        self._put(states)
        count = self._player.choose(self.states, self.game.option_array, self.legal, *self.given, self.codes)
        return tuple(self.codes[:count].tolist())

    def rate(self, states: States, moves: NDArray[np.int16]) -> NDArray[np.int64]:
        """How far each move, a row of codes up to END, is behind the network's own, in units of 1 / 256."""
        self._put(states)
        out = np.zeros(len(moves), np.int64)
        self._player.rate_moves(self.states, self.game.option_array, moves, self.legal, *self.given, out)
        return out

    def _put(self, states: States) -> None:
        self.states.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
