"""The two levels that learned to play: sharp, the network alone, and grandmaster, a search that the network guides.

Where a game has no network, or the network was not tested under the rules of the table, both search as a master does. So does a
grandmaster whose network was not measured to help the search. They say so (`stand_in`).
"""

import threading
from collections.abc import Generator
from contextlib import closing
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.levels import Bot, Regular, StandIn, known_states
from paiguan.bots.master import MANY, Buffers, Master, Trial, Weighed, candidates, with_move
from paiguan.bots.nets import BadNet, Net, Seat, find, net_for
from paiguan.bots.nets.forward import LOGIT
from paiguan.bots.nets.search import TRIES
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.state import duplicate

SHARE = 10  # a sharp bot without a network searches for this part of a master's budget
PRIOR = 12  # moves that a grandmaster weighs, the network's favourites
UNLIKELY = 6 << LOGIT  # a move this far behind the network's own, a chance of 1 in 400, is not weighed


def missing(level: str, game: Game) -> StandIn | None:
    """Why a level does not play by a network in this game, or None if it does."""
    try:
        if (net := net_for(game)) is not None:
            return None if level == Sharp.name or net.header.guides else StandIn(level, "unproven")
        return StandIn(level, "no_net" if find(game.name) is None else "untested")
    except BadNet:
        return StandIn(level, "bad_net")


def strongest(game: Game, **budget: Any) -> Master:
    """The bot that hints and reviews ask: a grandmaster where it has a network, else a master."""
    return Master(**budget) if missing(Grandmaster.name, game) else Grandmaster(**budget)


class Sharp(Bot):
    """Plays the network's favourite code, at once. Its budget, a master's, is used only where there is no network."""

    name = "sharp"

    def __init__(self, milliseconds: float | None = 300, worlds: int | None = None, **further: Any) -> None:
        fewer = None if worlds is None else max(worlds // SHARE, 1)
        self._search = Master(None if milliseconds is None else milliseconds / SHARE, fewer, **further)
        self._seats = threading.local()  # buffers are for one thread at a time

    def choose(self, deal: Deal, seat: int, seed: int = 0) -> Move:
        net = net_for(deal.game)
        if net is None:
            return self._search.choose(deal, seat, seed)
        states = known_states(deal, seat)
        codes = self._seat(deal.game, net).play(states)
        return deal.game.interface.move(states[0], deal.game.options, seat, codes)

    def stand_in(self, game: Game) -> StandIn | None:
        return missing(self.name, game)

    def _seat(self, game: Game, net: Net) -> Seat:
        kept: Seat | None = getattr(self._seats, "kept", None)
        if kept is None or kept.game is not game or kept.net is not net:
            kept = self._seats.kept = Seat(game, net)
        return kept


class Grandmaster(Master):
    """A master whose candidates, and whose move to beat, come from the network. See `nets.search` for what else it may do.

    Imagined hands that regulars finish do not show what better players make of a move. So each move has a handicap: units for
    each logit that the network puts it behind its own move. They are taken from its gain, also where a gain is shown.
    """

    name = "grandmaster"

    def stand_in(self, game: Game) -> StandIn | None:
        return missing(self.name, game)

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        net = net_for(deal.game)
        if net is None or not net.header.guides:
            return Master(self.milliseconds, self.worlds, self.threads, self.clock).weigh(deal, seat, seed, also)
        return super().weigh(deal, seat, seed, also)

    def trial(self, deal: Deal, seat: int, base: Move, seed: int = 0, every: bool = False) -> Trial:
        net = net_for(deal.game)
        if net is None or not net.header.guides:
            return Master(self.milliseconds, self.worlds, self.threads, self.clock).trial(deal, seat, base, seed, every)
        return super().trial(deal, seat, base, seed, every)

    def _candidates(self, game: Game, states: States, seed: int) -> tuple[NDArray[np.int16], tuple[int, ...]]:
        """The network's favourites and the regular's move; the network's own is the one to beat."""
        net = net_for(game)
        assert net is not None
        player = Seat(game, net)
        own = player.play(duplicate(states))
        every = game.whole_moves(duplicate(states))
        if every is None or len(every) > MANY:
            every = candidates(game, states, seed)
        every = with_move(with_move(every, own), Regular().codes(game, duplicate(states), seed))
        behind = -player.rate(states, every)
        order = np.argsort(behind, kind="stable")[:PRIOR]
        rows = every[np.sort(order[behind[order] < UNLIKELY])]
        return with_move(with_move(rows, own), Regular().codes(game, duplicate(states), seed)), own

    def _rounds(
        self, game: Game, states: States, seat: int, rows: NDArray[np.int16], seed: int, alive: NDArray[np.bool_]
    ) -> Generator[NDArray[np.float64], None, None]:
        net = net_for(game)
        assert net is not None
        behind = np.minimum(-Seat(game, net).rate(states, rows), UNLIKELY)
        handicaps = net.header.handicap * behind / (1 << LOGIT)
        with closing(super()._rounds(game, states, seat, rows, seed, alive)) as rounds:
            for gains in rounds:
                yield gains - handicaps[:, None]

    def _buffers(self, game: Game, states: States) -> Buffers:
        net = net_for(game)
        assert net is not None
        if net.header.rollouts or net.header.likely:
            return Imagined(game, net, states)
        return super()._buffers(game, states)


class Imagined(Buffers):
    """The buffers of one chunk of worlds in which a network helps."""

    template = "paiguan.bots.nets.search"
    kept = 4

    def __init__(self, game: Game, net: Net, states: States) -> None:
        super().__init__(game, states)
        self.further = net.header.rollouts, net.header.likely, np.zeros(TRIES, np.int64), *Seat(game, net).given
