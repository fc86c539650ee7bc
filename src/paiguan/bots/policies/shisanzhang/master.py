"""The master of 十三張: computes the expected gain of every sensible layout and of every declaration.

No move reveals a player's cards, so the possible worlds are simply deals of the unseen cards, laid out by regulars. Every
candidate is settled in the same worlds by the rules themselves: piles, extras, fouls, specials, shots, home runs, bank and
pot. Candidates that are clearly behind are dropped on the way.
"""

from collections.abc import Callable, Iterator
from itertools import count
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from paiguan.bots.levels import known_states
from paiguan.bots.master import Master, Trial, Weighed, ranked, side_by_side
from paiguan.bots.policies.shisanzhang.bets import trial_of_bets, weigh_bets
from paiguan.bots.policies.shisanzhang.ideas import candidates, committed, is_foul
from paiguan.bots.policies.shisanzhang.others import weigh_worlds
from paiguan.bots.policies.shisanzhang.tally import CHUNK, Tally
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from paiguan.games.shisanzhang.combos import FIRST_VALUE
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.state import AT_BET, ITEMS, STATE

ROUND = 4 * CHUNK  # worlds between two checks of the clock and of the candidates that are clearly behind


class LayoutMaster(Master):
    """A master that weighs whole layouts. Budget and threads are as for `Master`; with `worlds` the answer is reproducible."""

    chunk: ClassVar[int] = CHUNK

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        """Weigh the candidates; returns them best first. `also` is weighed even if it is not a candidate."""
        game, states = deal.game, known_states(deal, seat)
        if also is not None:
            also = in_order(game, states, seat, also)
        if states[0].phase == AT_BET:
            return weigh_bets(game, seat, also)
        moves, commitments = candidates(game.options, int(states[0].dealt[seat]), seat, also)
        tally = self._weigh_all(game, states, seat, commitments, seed)
        return worth_hearing(game.options, ranked(tally, moves, tally.best()), also)

    def trial(self, deal: Deal, seat: int, base: Move, seed: int = 0, every: bool = False) -> Trial:
        game, states = deal.game, known_states(deal, seat)
        base = in_order(game, states, seat, base)
        if states[0].phase == AT_BET:
            return trial_of_bets(game, seat, base)
        moves, commitments = candidates(game.options, int(states[0].dealt[seat]), seat, base)
        tally = Tally(len(moves))
        weigh = self._weigher(game, states, seat, commitments, tally.alive, seed)

        def rounds() -> Iterator[NDArray[np.float64]]:
            with side_by_side(self.threads) as each:
                for first in count(0, ROUND):
                    yield np.hstack(list(each(weigh, range(first, first + ROUND, CHUNK))))

        def shown(weighed: list[Weighed]) -> list[Weighed]:
            return worth_hearing(game.options, weighed, base)

        return Trial(moves, moves.index(base), tally, rounds(), shown)

    def _weigh_all(self, game: Game, states: States, seat: int, commitments: NDArray[np.int64], seed: int) -> Tally:
        """Run rounds of worlds until the budget is spent or one candidate is left."""
        deadline = None if self.milliseconds is None else self.clock() + self.milliseconds / 1000
        tally = Tally(len(commitments))
        weigh = self._weigher(game, states, seat, commitments, tally.alive, seed)
        with side_by_side(self.threads) as each:
            while tally.worlds == 0 or tally.alive.sum() > 1:
                if tally.worlds and deadline is not None and self.clock() > deadline:
                    break
                # A round does not depend on the number of threads, so the same worlds give the same answer.
                last = tally.worlds + ROUND if self.worlds is None else min(tally.worlds + ROUND, self.worlds)
                if tally.worlds >= last:
                    break
                for gains in list(each(weigh, range(tally.worlds, last, CHUNK))):
                    tally.add(gains)
                if tally.worlds >= ROUND:
                    tally.give_up()
        return tally

    def _weigher(
        self, game: Game, states: States, seat: int, commitments: NDArray[np.int64], alive: NDArray[np.bool_], seed: int
    ) -> Callable[[int], NDArray[np.float64]]:
        """A function that returns the gains of the candidates that are alive in CHUNK worlds from a number on."""

        def weigh(first: int) -> NDArray[np.float64]:
            gains, worlds = np.zeros((len(commitments), CHUNK)), blank(STATE, 2)
            worlds[0] = states[0]
            items, rng = blank(ITEM, ITEMS), seeded(0)
            weigh_worlds(worlds, game.option_array, seat, commitments, alive, items, rng, seed, first, gains)
            return gains

        return weigh


def in_order(game: Game, states: States, seat: int, move: Move) -> Move:
    """The move with its pieces in the order of the codes."""
    return game.interface.move(states[0], game.options, seat, game.interface.codes(states[0], game.options, move))


def worth_hearing(options: Options, weighed: list[Weighed], also: Move | None) -> list[Weighed]:
    """Keep only the best of layouts that differ in side cards alone, and a foul only if it is the best move of all."""
    heard: set[tuple[int, ...]] = set()
    out = []
    for one in weighed:
        commitment = committed(options, one.move)
        idea = (commitment[0], *(strength >> FIRST_VALUE for strength in commitment[1:]))
        if one.move == also or not heard or not (idea in heard or is_foul(options, commitment)):
            out.append(one)
            heard.add(idea)
    return out
