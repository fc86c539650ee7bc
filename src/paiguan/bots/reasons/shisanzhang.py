"""Why a layout, a declaration or a bet of 十三張 is good, in the words of its hints.

A layout is set against the next best that is another idea: other categories or leading cards, not other side cards. Piles are
named as the rule page writes them, by their ranks: K-K, 9-9-2-2, ♠A-J-9-4-2. How often a pile wins is counted against regulars'
layouts of the unseen cards. tests/bots/hints/shisanzhang.py checks every hint.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from paiguan.bots.master import Weighed
from paiguan.bots.policies.shisanzhang.ideas import committed, is_foul
from paiguan.bots.policies.shisanzhang.shares import shares
from paiguan.bots.reasons import Reason
from paiguan.engine.game import Game
from paiguan.engine.kernel import Options, States
from paiguan.games.shisanzhang.combos import (
    FIRST_VALUE,
    FLUSH,
    HEAD_PILE,
    HIGH,
    MID_PILE,
    PAIR,
    PILES,
    QUADS,
    SF,
    TAIL_PILE,
    TRIPS,
    TWO_PAIR,
    category_of,
    pays,
)
from paiguan.games.shisanzhang.options import BANKER, JIAGUN, POT, SHOOT_OFF, SPECIALS
from paiguan.games.shisanzhang.record import Arrange, Bet, Declare
from paiguan.games.shisanzhang.specials import NONE, best, points_of
from paiguan.games.shisanzhang.state import RANKS, SUITS

SUIT_SIGNS = "♠♥♦♣"
RIVALS = 6  # other ideas that are looked at, the best first
CLEARLY = 0.02  # shares that differ less are alike
STRONG = 0.25  # of shots given: three strong piles
WEAK = 0.45  # of piles won: a pile that is not likely to win


def reason(game: Game, states: States, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move."""
    table = Table(game, states, seat)
    match weighed[0].move:
        case Bet(amount=amount):
            if len(weighed) > 1 and all(one.equal for one in weighed):
                return Reason("bet_level")
            return Reason("bet_low" if weighed[0].gain <= 0 else "bet_high", {"amount": amount})
        case Declare(special=special):
            return table.why_declare(special or "", weighed)
    return table.why_layout(weighed)


class Layout:
    """A layout that was weighed."""

    def __init__(self, options: Options, move: Arrange, weighed: Weighed) -> None:
        self.piles, self.gain, self.lost = (move.head, move.mid, move.tail), weighed.gain, weighed.lost
        self.clearly_behind = weighed.lost > 0 and not weighed.equal
        self.commitment = committed(options, move)
        self.strengths = self.commitment[1:]
        self.categories = tuple(int(category_of(one)) for one in self.strengths)
        self.idea = tuple(one >> FIRST_VALUE for one in self.strengths)
        self.foul = is_foul(options, self.commitment)

    def cards(self, pile: int) -> list[str]:
        """The cards that make a pile what it is, without side cards; groups before single cards, then high before low."""
        ranks = [card[0] for card in self.piles[pile]]
        cards = sorted(self.piles[pile], key=lambda card: (-ranks.count(card[0]), -RANKS.index(card[0])))
        if PAIR <= self.categories[pile] <= TRIPS or self.categories[pile] == QUADS:
            return [card for card in cards if ranks.count(card[0]) > 1]
        return cards

    def ranks(self, *piles: int) -> set[str]:
        return {card[0] for pile in piles for card in self.cards(pile)}

    def made(self, pile: int) -> str:
        """A pile in a few signs."""
        cards = self.cards(pile)
        in_suit = self.categories[pile] in (FLUSH, SF)
        suit = SUIT_SIGNS[SUITS.index(cards[0][1])] if in_suit else ""
        return suit + "-".join(card[0].replace("T", "10") for card in cards)


class Table:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, states: States, seat: int) -> None:
        self.game, self.options, self.states, self.seat = game, game.options, states, seat
        self.state = states[0]
        self.banks = seat == self.state.dealer
        self.stakes = self.stakes_met()

    def stakes_met(self) -> list[int]:
        """What each opponent's units are multiplied by. A pot has none: its gains are chips."""
        if self.options.settle == POT:
            return [1]
        others = [other for other in range(self.options.players) if other != self.seat]
        if self.options.opposition != BANKER:
            return [int(self.options.unit)] * len(others)
        return [int(self.state.bets[other]) for other in others] if self.banks else [int(self.state.bets[self.seat])]

    def units_each(self, gain: float) -> float:
        """A gain by opponent and stake, as specials and piles are counted."""
        return round(gain / sum(self.stakes), 1)

    def layouts(self, weighed: Sequence[Weighed]) -> list[Layout]:
        return [Layout(self.options, one.move, one) for one in weighed if isinstance(one.move, Arrange)]

    # ---- special hands ---------------------------------------------------------------------------------------

    def why_declare(self, special: str, weighed: Sequence[Weighed]) -> Reason:
        plain = next((layout for layout in self.layouts(weighed) if not layout.foul), None)
        units = int(points_of(self.options, SPECIALS.index(special)))
        if plain is None:
            return Reason("declare_highest", {"special": special, "units": units})
        each = self.units_each(plain.gain)
        if self.options.settle == POT or each >= units:
            gains = {"gain": round(weighed[0].gain, 1), "plain": round(plain.gain, 1)}
            return Reason("declare_expected", {"special": special, **gains})
        return Reason("declare_pays", {"special": special, "units": units, "plain": each})

    def why_not_declare(self, mine: Layout) -> Reason | None:
        special = int(best(self.options, self.state.dealt[self.seat]))
        if special == NONE or self.options.settle == POT:
            return None
        units, plain = int(points_of(self.options, special)), self.units_each(mine.gain)
        if plain <= units:
            return None
        return Reason("plain_pays", {"plain": plain, "special": SPECIALS[special], "units": units})

    # ---- layouts ---------------------------------------------------------------------------------------------

    def why_layout(self, weighed: Sequence[Weighed]) -> Reason:
        mine, *others = self.layouts(weighed)
        if mine.foul:
            return Reason("foul_least", {})
        fouls, good = [one for one in others if one.foul], [one for one in others if not one.foul]
        if fouls:  # somebody asked about it
            return self.instead_of_foul(mine, fouls[0])
        return self.why_not_declare(mine) or next(self.whys(mine, good))

    def whys(self, mine: Layout, others: Sequence[Layout]) -> Iterator[Reason]:
        """What speaks for a layout against the others: shots, pairs and strong fives first, then single cards; last how often
        its piles win."""
        rivals = [other for other in others if other.idea != mine.idea][:RIVALS]
        rows = np.array([one.commitment for one in (mine, *rivals)])
        fares = shares(self.game, self.states, self.seat, rows)
        for rival, rival_fares in zip(rivals, fares[1:], strict=True):
            if self.options.shoot != SHOOT_OFF:
                yield from self.why_shots(mine, fares[0], rival, rival_fares)
            yield from self.why_pairs(mine, fares[0], rival, rival_fares)
            yield from self.why_fives(mine, rival)
        for rival in rivals:
            yield from self.why_front(mine, rival)
        if self.options.compare == JIAGUN:
            for pile in (MID_PILE, TAIL_PILE):
                if PAIR <= mine.categories[pile] <= TRIPS:
                    yield Reason("jiagun_kickers", {"combo": mine.made(pile)})
        yield Reason("piles_win", {name: percent(fares[0][pile]) for pile, name in enumerate(PILES)})

    def instead_of_foul(self, mine: Layout, foul: Layout) -> Reason:
        head, mid, _ = foul.strengths
        upper, lower = (HEAD_PILE, MID_PILE) if head >= mid else (MID_PILE, TAIL_PILE)
        return Reason("fix_foul", {"pile": PILES[upper], "pile2": PILES[lower], "gain": round(mine.gain, 1)})

    def why_shots(self, mine: Layout, fares: Any, rival: Layout, rival_fares: Any) -> Iterator[Reason]:
        """Where the other would win as much, pile by pile, and the shots decide."""
        if self.won(mine, fares) > self.won(rival, rival_fares) + CLEARLY:
            return
        shoots, is_shot = fares[len(PILES) :]
        rival_shoots, rival_is_shot = rival_fares[len(PILES) :]
        if is_shot < rival_is_shot - CLEARLY:
            held = int(np.argmax(fares[: len(PILES)]))
            yield Reason("avoid_shot", {"pile": PILES[held], "percent": percent(is_shot)})
        if shoots > max(rival_shoots + CLEARLY, STRONG):
            yield Reason("seek_shot", {"percent": percent(shoots)})

    def won(self, layout: Layout, fares: Any) -> float:
        """Units for piles won from one opponent, shots apart."""
        return sum(fares[pile] * int(pays(self.options, pile, layout.strengths[pile])) for pile in range(len(PILES)))

    def why_pairs(self, mine: Layout, fares: Any, rival: Layout, rival_fares: Any) -> Iterator[Reason]:
        head, mid, _ = mine.categories
        rival_head, rival_mid, _ = rival.categories
        if head == PAIR and rival_head == HIGH:
            if mid == PAIR and rival_mid == TWO_PAIR and rival.ranks(MID_PILE) == mine.ranks(HEAD_PILE, MID_PILE):
                yield Reason("split_pairs", {"combo": mine.made(MID_PILE), "combo2": mine.made(HEAD_PILE)})
            else:
                share = percent(fares[HEAD_PILE])
                yield Reason("pair_to_head", {"combo": mine.made(HEAD_PILE), "percent": share})
        if head == HIGH and mid == TWO_PAIR and rival_head == rival_mid == PAIR:
            weak = max(rival_fares[HEAD_PILE], rival_fares[MID_PILE]) < WEAK
            if weak and mine.ranks(MID_PILE) == rival.ranks(HEAD_PILE, MID_PILE):
                yield Reason("keep_two_pair", {"combo": mine.made(MID_PILE)})
        if head == TRIPS and rival_head != TRIPS:
            total = int(pays(self.options, HEAD_PILE, mine.strengths[HEAD_PILE]))
            yield Reason("trips_to_head", {"combo": mine.made(HEAD_PILE), "total": total})

    def why_fives(self, mine: Layout, rival: Layout) -> Iterator[Reason]:
        total, rival_total = (int(pays(self.options, MID_PILE, one.strengths[MID_PILE])) for one in (mine, rival))
        if total > rival_total:
            made = {"combo": mine.made(MID_PILE), "total": total, "combo2": mine.made(TAIL_PILE)}
            yield Reason("bonus_in_mid", made)
        tail, rival_tail = mine.categories[TAIL_PILE], rival.categories[TAIL_PILE]
        if tail == rival_tail and mine.strengths[TAIL_PILE] < rival.strengths[TAIL_PILE]:
            spared = [card for card in rival.cards(TAIL_PILE) if card not in mine.piles[TAIL_PILE]]
            if spared:
                yield Reason("enough_in_tail", {"combo": mine.made(TAIL_PILE), "pieces": spared})
        more = round(rival.lost, 1)
        if tail < rival_tail and rival.clearly_behind and more > 0:
            piles = {name: mine.made(pile) for pile, name in enumerate(PILES)}
            yield Reason("break_combo", {"combo": rival.made(TAIL_PILE), **piles, "gain": more})

    def why_front(self, mine: Layout, rival: Layout) -> Iterator[Reason]:
        """The same kinds of piles, and a higher card at the top of the head."""
        if mine.categories == rival.categories and mine.categories[HEAD_PILE] == HIGH:
            if mine.idea[HEAD_PILE] > rival.idea[HEAD_PILE]:
                yield Reason("high_card_front", {"pieces": mine.cards(HEAD_PILE)[:1]})


def percent(share: float) -> int:
    return round(100 * float(share))
