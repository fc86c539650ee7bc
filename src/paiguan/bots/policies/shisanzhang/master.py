"""Master of 十三張: the expected units of every layout worth a thought, and of every declaration.

Nobody's move tells of his cards, so the worlds a seat holds possible are simply deals of the unseen cards, laid out by
regulars. They are made once, and every candidate is settled in the same ones by the rules themselves: piles, extras, fouls,
specials, shots, home runs, bank and pot. Candidates clearly behind are given up as the worlds go by.
"""

from typing import Any

import numpy as np

from paiguan.bots.levels import known_states
from paiguan.bots.master import Master, Weighed, side_by_side
from paiguan.bots.policies.shisanzhang.bets import weigh_bets
from paiguan.bots.policies.shisanzhang.ideas import candidates, committed, is_foul
from paiguan.bots.policies.shisanzhang.others import weigh_worlds
from paiguan.bots.policies.shisanzhang.tally import CHUNK, Tally
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from paiguan.games.shisanzhang import rules
from paiguan.games.shisanzhang.combos import FIRST_VALUE
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.state import AT_BET

ROUND = 4 * CHUNK  # worlds between two looks at the clock, and at who is clearly behind


class LayoutMaster(Master):
    """Weighs whole layouts. Budget and threads as for any master; with `worlds` the answer is reproducible."""

    def weigh(self, deal: Deal, seat: int, seed: int = 0, also: Move | None = None) -> list[Weighed]:
        """The candidates, best first; `also` is weighed whether or not it is worth a thought."""
        game, states = deal.game, known_states(deal, seat)
        if also is not None:  # in the order of the codes
            also = game.face.move(states[0], game.options, seat, game.face.codes(states[0], game.options, also))
        if states[0].phase == AT_BET:
            return weigh_bets(game, seat, also)
        moves, commitments = candidates(game.options, int(states[0].dealt[seat]), seat, also)
        tally = self._weigh_all(game, states, seat, commitments, seed)
        return worth_hearing(game.options, tally.ranked(moves), also)

    def _weigh_all(self, game: Game, states: Any, seat: int, commitments: Any, seed: int) -> Tally:
        """Rounds of worlds until the budget is spent or one candidate is left."""
        deadline = None if self.milliseconds is None else self.clock() + self.milliseconds / 1000
        tally = Tally(len(commitments))

        def weigh(first: int) -> Any:
            gains, worlds = np.zeros((len(commitments), CHUNK)), blank(rules.STATE, 2)
            worlds[0] = states[0]
            items, rng = blank(ITEM, rules.ITEMS), seeded(0)
            weigh_worlds(worlds, game.option_array, seat, commitments, tally.alive, items, rng, seed, first, gains)
            return gains

        with side_by_side(self.threads) as each:
            while tally.worlds == 0 or tally.alive.sum() > 1:
                if tally.worlds and deadline is not None and self.clock() > deadline:
                    break
                # A round is the same whatever the number of threads, so that the same worlds give the same answer.
                last = tally.worlds + ROUND if self.worlds is None else min(tally.worlds + ROUND, self.worlds)
                if tally.worlds >= last:
                    break
                tally.add(each(weigh, range(tally.worlds, last, CHUNK)))
                if tally.worlds >= ROUND:
                    tally.give_up()
        return tally


def worth_hearing(options: Options, weighed: list[Weighed], also: Move | None) -> list[Weighed]:
    """Of layouts that differ in side cards only, the best. A foul, only if it is the least evil of all."""
    heard: set[Any] = set()
    out = []
    for one in weighed:
        commitment = committed(options, one.move)
        idea = (commitment[0], *(strength >> FIRST_VALUE for strength in commitment[1:]))
        if one.move == also or not heard or not (idea in heard or is_foul(options, commitment)):
            out.append(one)
            heard.add(idea)
    return out
