"""Why a layout, a declaration or a bet of 十三張 is good, in the words of its hints.

A layout is set against the next best that is another idea: other categories or leading cards, not other side cards. Piles are
named as the rule page writes them, by their ranks: K-K, 9-9-2-2, ♠A-J-9-4-2.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from paiguan.bots.master import Weighed
from paiguan.bots.policies.shisanzhang.ideas import committed, is_foul
from paiguan.bots.policies.shisanzhang.shares import shares
from paiguan.bots.policies.shisanzhang.typical import chance
from paiguan.bots.reasons import Reason, best_expected
from paiguan.engine.game import Game
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
from paiguan.games.shisanzhang.moves import Arrange, Bet, Declare
from paiguan.games.shisanzhang.options import BANKER, JIAGUN, POT, SHOOT_OFF, SPECIALS
from paiguan.games.shisanzhang.pieces import RANKS, SUITS
from paiguan.games.shisanzhang.specials import NONE, best, points_of

SUIT_SIGNS = "♠♥♦♣"
RIVALS = 6  # other ideas that are looked at, the best first
CLEARLY = 0.02  # shares that differ less are alike
STRONG = 0.25  # of shots given: three strong piles


def reason(game: Game, states: Any, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move."""
    table = Table(game, states, seat)
    match weighed[0].move:
        case Bet(amount=amount):
            found = Reason("bet_low", {"min": amount}) if amount == game.options.min_bet else None
        case Declare(special=special):
            found = table.why_declare(special or "", weighed)
        case _:
            found = table.why_layout(weighed)
    return found or best_expected(weighed)


class Layout:
    """A layout that was weighed."""

    def __init__(self, options: Any, move: Arrange, gain: float) -> None:
        self.piles, self.gain = (move.head, move.mid, move.tail), gain
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

    def __init__(self, game: Game, states: Any, seat: int) -> None:
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

    def units(self, gain: float) -> float:
        """A gain without the stake."""
        return round(gain * len(self.stakes) / sum(self.stakes), 1)

    def units_each(self, gain: float) -> float:
        return round(gain / sum(self.stakes), 1)

    def layouts(self, weighed: Sequence[Weighed]) -> list[Layout]:
        return [Layout(self.options, one.move, one.gain) for one in weighed if isinstance(one.move, Arrange)]

    # ---- special hands ---------------------------------------------------------------------------------------

    def why_declare(self, special: str, weighed: Sequence[Weighed]) -> Reason | None:
        plain = next((layout for layout in self.layouts(weighed) if not layout.foul), None)
        if plain is None or self.options.settle == POT:
            return None
        units = int(points_of(self.options, SPECIALS.index(special)))
        return Reason("declare_pays", {"special": special, "units": units, "plain": self.units_each(plain.gain)})

    def why_not_declare(self, mine: Layout) -> Reason | None:
        special = int(best(self.options, self.state.dealt[self.seat]))
        if special == NONE or self.options.settle == POT:
            return None
        units, plain = int(points_of(self.options, special)), self.units_each(mine.gain)
        if plain <= units:
            return None
        return Reason("plain_pays", {"plain": plain, "special": SPECIALS[special], "units": units})

    # ---- layouts ---------------------------------------------------------------------------------------------

    def why_layout(self, weighed: Sequence[Weighed]) -> Reason | None:
        mine, *others = self.layouts(weighed)
        if mine.foul:
            return None
        fouls, good = [one for one in others if one.foul], [one for one in others if not one.foul]
        if fouls:  # somebody asked about it
            return self.instead_of_foul(mine, fouls[0])
        return self.why_not_declare(mine) or next(self.whys(mine, good), None)

    def whys(self, mine: Layout, others: Sequence[Layout]) -> Iterator[Reason]:
        """What speaks for a layout against the others: shots, pairs and strong fives first, then single cards."""
        rivals = [other for other in others if other.idea != mine.idea][:RIVALS]
        rows = np.array([one.commitment for one in (mine, *rivals)])
        fares = None if self.options.shoot == SHOOT_OFF else shares(self.game, self.states, self.seat, rows)
        for place, rival in enumerate(rivals, 1):
            if fares is not None:
                yield from self.why_shots(mine, fares[0], rival, fares[place])
            yield from self.why_pairs(mine, rival)
            yield from self.why_fives(mine, rival)
        for rival in rivals:
            yield from self.why_front(mine, rival)
        if self.options.compare == JIAGUN:
            for pile in (MID_PILE, TAIL_PILE):
                if PAIR <= mine.categories[pile] <= TRIPS:
                    yield Reason("jiagun_kickers", {"combo": mine.made(pile)})

    def instead_of_foul(self, mine: Layout, foul: Layout) -> Reason:
        head, mid, _ = foul.strengths
        upper, lower = (HEAD_PILE, MID_PILE) if head >= mid else (MID_PILE, TAIL_PILE)
        return Reason("fix_foul", {"pile": PILES[upper], "pile2": PILES[lower], "units": self.units(mine.gain)})

    def why_shots(self, mine: Layout, fares: Any, rival: Layout, rival_fares: Any) -> Iterator[Reason]:
        """Where the other would win as much, pile by pile, and the shots decide."""
        if self.won(mine, fares) > self.won(rival, rival_fares) + CLEARLY:
            return
        shoots, is_shot = fares[len(PILES) :]
        rival_shoots, rival_is_shot = rival_fares[len(PILES) :]
        if is_shot < rival_is_shot - CLEARLY:
            yield Reason("avoid_shot", {"pile": PILES[int(np.argmax(fares[: len(PILES)]))]})
        if shoots > max(rival_shoots + CLEARLY, STRONG):
            yield Reason("seek_shot", {"percent": round(100 * shoots)})

    def won(self, layout: Layout, fares: Any) -> float:
        """Units for piles won from one opponent, shots apart."""
        return sum(fares[pile] * int(pays(self.options, pile, layout.strengths[pile])) for pile in range(len(PILES)))

    def why_pairs(self, mine: Layout, rival: Layout) -> Iterator[Reason]:
        head, mid, _ = mine.categories
        rival_head, rival_mid, _ = rival.categories
        if head == PAIR and rival_head == HIGH:
            if mid == PAIR and rival_mid == TWO_PAIR and rival.ranks(MID_PILE) == mine.ranks(HEAD_PILE, MID_PILE):
                yield Reason("split_pairs", {"combo": mine.made(MID_PILE), "combo2": mine.made(HEAD_PILE)})
            else:
                yield Reason("pair_to_head", {"combo": mine.made(HEAD_PILE)})
        if head == HIGH and mid == TWO_PAIR and rival_head == rival_mid == PAIR:
            weak = all(
                chance(self.options, pile, rival.strengths[pile], self.banks) < 0.5 for pile in (HEAD_PILE, MID_PILE)
            )
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
        more = self.units(mine.gain - rival.gain)
        if tail < rival_tail and more > 0:
            piles = {name: mine.made(pile) for pile, name in enumerate(PILES)}
            yield Reason("break_combo", {"combo": rival.made(TAIL_PILE), **piles, "gain": more})

    def why_front(self, mine: Layout, rival: Layout) -> Iterator[Reason]:
        """The same kinds of piles, and a higher card at the top of the head."""
        if mine.categories == rival.categories and mine.categories[HEAD_PILE] == HIGH:
            if mine.idea[HEAD_PILE] > rival.idea[HEAD_PILE]:
                yield Reason("high_card_front", {"pieces": mine.cards(HEAD_PILE)[:1]})
