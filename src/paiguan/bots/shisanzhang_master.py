"""Master of 十三張: the expected units of every layout worth a thought, and of every declaration.

Nobody's move tells of his cards, so the worlds a seat holds possible are simply deals of the unseen cards, laid out by
regulars. They are made once, and every candidate is settled in the same ones by the rules themselves: piles, extras, fouls,
specials, shots, home runs, bank and pot. Candidates clearly behind are given up as the worlds go by.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from paiguan.bots.levels import known_states
from paiguan.bots.master import Master, Weighed
from paiguan.bots.policies import shisanzhang as policy
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import Items, Options, Rng, State, kernel
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, NOBODY, blank
from paiguan.games.shisanzhang import rules as rules
from paiguan.games.shisanzhang.cards import DECK, HAND, chosen, ids, mask
from paiguan.games.shisanzhang.layouts import layouts, value_layouts
from paiguan.games.shisanzhang.moves import Arrange, Bet, Declare
from paiguan.games.shisanzhang.options import BANKER, FORCED, LOOSE, POT, SPECIALS
from paiguan.games.shisanzhang.piles import (
    FIRST_VALUE,
    HEAD_PILE,
    MID_PILE,
    PILES,
    TAIL_PILE,
    compare,
    in_order,
    pays,
    strength,
)
from paiguan.games.shisanzhang.play import spread
from paiguan.games.shisanzhang.settle import pile_winner, settle, settle_pair, shoots
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import AT_BET, AT_SHOWDOWN

CHUNK = 64  # worlds a thread takes at a time
ROUND = 4 * CHUNK  # worlds between two looks at the clock, and at who is clearly behind
GIVE_UP = 3.0  # standard errors behind the best, in the same worlds
TRIFLE = 0.002  # of what a hand swings: a candidate that may be better by so little is not worth more thought
EDGE_WORLDS = 2048  # for the one number a bet depends on
SHARE_WORLDS = 256  # for a percentage in a sentence


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

    def _weigh_all(self, game: Game, states: Any, seat: int, commitments: Any, seed: int) -> "Tally":
        """Rounds of worlds until the budget is spent or one candidate is left."""
        deadline = None if self.milliseconds is None else self.clock() + self.milliseconds / 1000
        tally = Tally(len(commitments))

        def weigh(first: int) -> Any:
            gains, worlds = np.zeros((len(commitments), CHUNK)), blank(rules.STATE, 2)
            worlds[0] = states[0]
            items, rng = blank(ITEM, rules.ITEMS), seeded(0)
            weigh_worlds(worlds, game.option_array, seat, commitments, tally.alive, items, rng, seed, first, gains)
            return gains

        with ThreadPoolExecutor(self.threads) as pool:
            while tally.worlds == 0 or tally.alive.sum() > 1:
                if tally.worlds and deadline is not None and self.clock() > deadline:
                    break
                # A round is the same whatever the number of threads, so that the same worlds give the same answer.
                last = tally.worlds + ROUND if self.worlds is None else min(tally.worlds + ROUND, self.worlds)
                if tally.worlds >= last:
                    break
                tally.add(pool.map(weigh, range(tally.worlds, last, CHUNK)))
                if tally.worlds >= ROUND:
                    tally.give_up()
        return tally


class Tally:
    """What the candidates have gained so far. All the living have seen the same worlds."""

    def __init__(self, candidates: int) -> None:
        self.alive, self.counts, self.worlds = np.ones(candidates, np.bool_), np.zeros(candidates, np.int64), 0
        self.sums, self.products = np.zeros(candidates), np.zeros((candidates, candidates))
        self._earlier: dict[int, Any] = {}  # the sums after so many worlds

    def add(self, chunks: Iterable[Any]) -> None:
        for gains in chunks:
            add_gains(gains, self.alive, self.sums, self.products)
            self.worlds += CHUNK
        self.counts[self.alive] = self.worlds
        self._earlier[self.worlds] = self.sums.copy()

    def give_up(self) -> None:
        """Weigh no longer those who are clearly behind the best, or better by a trifle at most."""
        best = self.best()
        squares = np.diag(self.products)
        behind = (self.sums - self.sums[best]) / self.worlds
        variance = (squares + squares[best] - 2 * self.products[best]) / self.worlds - behind**2
        hope = behind + GIVE_UP * np.sqrt(np.maximum(variance, 0) / self.worlds)
        swing = squares[best] / self.worlds - (self.sums[best] / self.worlds) ** 2
        self.alive &= hope > TRIFLE * max(swing, 0) ** 0.5
        self.alive[best] = True

    def best(self) -> int:
        return int(np.argmax(np.where(self.counts == self.worlds, self.sums, -np.inf)))

    def ranked(self, moves: list[Move]) -> list[Weighed]:
        """Best first, then those given up: each is set against the best in the worlds it has seen, not in those it has not."""
        best = self.best()
        weighed = []
        for place, (move, count) in enumerate(zip(moves, self.counts.tolist(), strict=True)):
            behind = (self.sums[place] - self._earlier[count][best]) / count
            variance = self.products[place, place] / count - (self.sums[place] / count) ** 2
            weighed.append(
                Weighed(
                    move=move,
                    gain=float(self.sums[best] / self.worlds + behind),
                    error=float((max(variance, 0) / count) ** 0.5),
                    worlds=count,
                )
            )
        return sorted(weighed, key=lambda one: (one.worlds < self.worlds, -one.gain))


@kernel
def add_gains(gains: Any, alive: Any, sums: Any, products: Any) -> None:
    """gains[candidate, world] of the living to their sums, and to the sums of products of each two."""
    for one in range(sums.size):
        if alive[one]:
            for world in range(gains.shape[1]):
                sums[one] += gains[one, world]
            for other in range(one + 1):
                if alive[other]:
                    product = 0.0
                    for world in range(gains.shape[1]):
                        product += gains[one, world] * gains[other, world]
                    products[one, other] += product
                    if one != other:
                        products[other, one] += product


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


# ---- candidates ------------------------------------------------------------------------------------------------


def candidates(options: Options, hand: int, seat: int, also: Move | None) -> tuple[list[Move], Any]:
    """The moves worth a thought, and what they commit to: the special or NONE, and three strengths."""
    specials = int(available(options, hand))
    moves: list[Move] = [
        Declare(seat=seat, special=SPECIALS[one]) for one in range(len(SPECIALS)) if specials >> one & 1
    ]
    if not (specials and options.special_declare == FORCED):
        for head, mid in sensible_layouts(options, hand):
            moves.append(layout(seat, head, mid, hand ^ head ^ mid))
    if also is not None and also not in moves:
        moves.append(also)
    return moves, np.array([committed(options, move) for move in moves], np.int64)


def layout(seat: int, *piles: int) -> Arrange:
    head, mid, tail = (tuple(ids(pile)) for pile in piles)
    return Arrange(seat=seat, head=head, mid=mid, tail=tail)


def committed(options: Options, move: Move) -> tuple[int, int, int, int]:
    if isinstance(move, Declare):
        return SPECIALS.index(move.special or ""), 0, 0, 0
    assert isinstance(move, Arrange)
    head, mid, tail = (int(strength(options, mask(pile))) for pile in (move.head, move.mid, move.tail))
    return NONE, head, mid, tail


def is_foul(options: Options, commitment: Sequence[int]) -> bool:
    special, *strengths = commitment
    return special == NONE and not in_order(options, *strengths)


def sensible_layouts(options: Options, hand: int) -> list[tuple[int, int]]:
    """Head and middle of all layouts in order that no other matches or beats in every pile; and of one foul."""
    strengths = np.zeros((len(layouts), len(PILES)), np.int64)
    value_layouts(options, hand, layouts, np.zeros(1 << HAND, np.int64), strengths)
    head, mid, tail = strengths.T
    good = (head <= mid) & (mid <= tail) if options.order == LOOSE else (head < mid) & (mid < tail)
    places = np.flatnonzero(good)
    # Strongest tail first, then middle, then head: whoever beats a layout comes before it.
    places = places[np.lexsort((-head[places], -mid[places], -tail[places]))]
    kept = np.zeros(len(places), np.int64)
    kept = kept[: undominated(options, strengths, places, kept)]
    # Where two do equally well the stronger head is named first.
    kept = kept[np.lexsort((-mid[kept], -head[kept]))]
    return [
        (int(chosen(hand, int(layouts[place, HEAD_PILE]))), int(chosen(hand, int(layouts[place, MID_PILE]))))
        for place in (*kept.tolist(), int(np.argmin(good)))
    ]


@kernel
def undominated(options: Options, strengths: Any, places: Any, kept: Any) -> int:
    """Fill `kept` with the places of layouts that none before them matches or beats in every pile; returns their number."""
    count = 0
    for i in range(places.size):
        place = places[i]
        beaten = False
        for j in range(count):
            beaten = True
            for pile in range(len(PILES)):
                mine, theirs = strengths[place, pile], strengths[kept[j], pile]
                if compare(options, mine, theirs) > 0 or pays(options, pile, mine) > pays(options, pile, theirs):
                    beaten = False
                    break
            if beaten:
                break
        if not beaten:
            kept[count] = place
            count += 1
    return count


# ---- worlds ----------------------------------------------------------------------------------------------------


@kernel
def weigh_worlds(
    worlds: Any,
    options: Any,
    seat: int,
    commitments: Any,
    alive: Any,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    out: Any,
) -> None:
    """Settle the living candidates in the worlds first, first + 1 …: out[candidate, world] becomes the gain.

    worlds[0] holds what the seat knows, worlds[1] is for the worlds.
    """
    state = worlds[1]
    for world in range(out.shape[1]):
        sow(rng, seed, first + world)
        worlds[1] = worlds[0]
        deal_others(state, options[0], seat, rng)
        for other in range(options[0].players):
            if other != seat and matters(state, options[0], seat, other):
                lay_as_regular(state, options[0], other)
        for candidate in range(commitments.shape[0]):
            if alive[candidate]:
                commit(state, seat, commitments[candidate])
                out[candidate, world] = gain_of(state, options[0], seat, items)


@kernel
def deal_others(state: State, options: Options, seat: int, rng: Rng) -> None:
    """The unseen cards, each deal as likely."""
    others = 0
    for other in range(options.players):
        if other != seat:
            state.dealt[other] = 0
            others |= 1 << other
    spread(state, DECK ^ state.dealt[seat], others, rng)
    state.phase = AT_SHOWDOWN


@kernel
def commit(state: State, seat: int, commitment: Any) -> None:
    state.declared[seat] = commitment[0]
    for pile in range(len(PILES)):
        state.strengths[seat, pile] = commitment[1 + pile]


@kernel
def lay_as_regular(state: State, options: Options, seat: int) -> None:
    hand = state.dealt[seat]
    state.declared[seat], head, mid = policy.commitment(options, hand, seat == state.dealer, policy.WEIGHTS)
    if state.declared[seat] == NONE:
        state.strengths[seat, HEAD_PILE] = strength(options, head)
        state.strengths[seat, MID_PILE] = strength(options, mid)
        state.strengths[seat, TAIL_PILE] = strength(options, hand ^ head ^ mid)


@kernel
def meet(state: State, options: Options, one: int, other: int) -> bool:
    """3: in a banker game only the banker meets the others."""
    return one != other and (options.opposition != BANKER or one == state.dealer or other == state.dealer)


@kernel
def matters(state: State, options: Options, seat: int, other: int) -> bool:
    """Whether what another seat lays can touch this one's gain: if they meet, and where a home run or the pot looks at all."""
    return meet(state, options, seat, other) or options.homerun != 0 or options.settle == POT


@kernel
def gain_of(state: State, options: Options, seat: int, items: Items) -> int:
    """What the hand comes to for one seat, by the rules' own settlement; of its own pairs only where no other counts."""
    count = 0
    if options.settle == POT:
        count = settle(state, options, items)
    else:
        for other in range(options.players):
            if meet(state, options, seat, other):
                if other == state.dealer:
                    count = settle_pair(state, options, items, count, other, seat)
                else:
                    count = settle_pair(state, options, items, count, seat, other)
    gain = 0
    for i in range(count):
        if items[i].payer != NOBODY:
            if items[i].payer == seat:
                gain -= items[i].amount
            elif items[i].payee == seat:
                gain += items[i].amount
    return gain


# ---- for the reasons -------------------------------------------------------------------------------------------


def shares(game: Game, states: Any, seat: int, rows: Any) -> Any:
    """How a few layouts fare against one opponent: the shares of heads, middles and tails won, of shots given and taken."""
    worlds, out = blank(rules.STATE, 2), np.zeros((len(rows), len(PILES) + 2))
    worlds[0] = states[0]
    count_shares(worlds, game.option_array, seat, rows, seeded(0), out)
    return out


@kernel
def count_shares(worlds: Any, options: Any, seat: int, rows: Any, rng: Rng, out: Any) -> None:
    state = worlds[1]
    met = 0
    for world in range(SHARE_WORLDS):
        sow(rng, 0, world)
        worlds[1] = worlds[0]
        deal_others(state, options[0], seat, rng)
        for other in range(options[0].players):
            if not meet(state, options[0], seat, other):
                continue
            lay_as_regular(state, options[0], other)
            if state.declared[other] != NONE:
                continue
            met += 1
            for row in range(len(rows)):
                commit(state, seat, rows[row])
                for pile in range(len(PILES)):
                    out[row, pile] += pile_winner(state, options[0], pile, seat, other) == seat
                out[row, 3] += shoots(state, options[0], seat, other)
                out[row, 4] += shoots(state, options[0], other, seat)
    for row in range(len(rows)):
        for share in range(out.shape[1]):
            out[row, share] /= max(met, 1)


# ---- bets ------------------------------------------------------------------------------------------------------


def weigh_bets(game: Game, seat: int, also: Move | None) -> list[Weighed]:
    """The gain rises or falls with the bet, so that the least and the most are enough; the least unless more is better."""
    mean, error, worlds = edge_of_a_punter(game.option_array.tobytes())
    low, high = int(game.options.min_bet), int(game.options.max_bet)
    amounts = [high, low] if mean > 0 else [low, high]
    if isinstance(also, Bet) and isinstance(also.amount, int) and also.amount not in amounts:
        amounts.append(also.amount)
    weighed = [Weighed(Bet(seat=seat, amount=amount), amount * mean, amount * error, worlds) for amount in amounts]
    return sorted(weighed, key=lambda one: -one.gain)


@cache
def edge_of_a_punter(option_bytes: bytes) -> tuple[float, float, int]:
    """Units a punter wins from the banker on a bet of one, both being regulars: mean, standard error, worlds.

    Each two hands meet twice, the bank changing sides. What is level under the rules so cancels out to the last unit, and
    what remains is the rules': level piles that the banker takes, two specials that he pays for.
    """
    options = np.frombuffer(option_bytes, rules.OPTIONS)
    gains = np.zeros(EDGE_WORLDS)
    meet_twice(blank(rules.STATE, 1), options, blank(ITEM, rules.ITEMS), seeded(0), gains)
    return float(gains.mean()), float(gains.std() / EDGE_WORLDS**0.5), EDGE_WORLDS


@kernel
def meet_twice(states: Any, options: Any, items: Items, rng: Rng, gains: Any) -> None:
    """Seat 0 banks against seat 1; gains[world] becomes the mean of both ways round."""
    state = states[0]
    for world in range(gains.size):
        sow(rng, 0, world)
        rules.deal(state, options[0], rng)
        state.phase = AT_SHOWDOWN
        for way in range(2):
            for seat in range(options[0].players):
                if seat == 1 or (matters(state, options[0], 1, seat) and (way == 0 or seat == 0)):
                    state.bets[seat] = 1
                    lay_as_regular(state, options[0], seat)
            gains[world] += gain_of(state, options[0], 1, items) / 2
            state.dealt[0], state.dealt[1] = state.dealt[1], state.dealt[0]
