"""Why a move of 抹花花 is good, in the words of its hints."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paiguan.bots.levels import policy_of
from paiguan.bots.master import Weighed
from paiguan.bots.policies.mohuahua.lacks import BAI_BIT, NIU_BIT, YU_BIT, Lacks, lacks_of, unseen_by
from paiguan.bots.policies.mohuahua.odds import SURE, odds_of, stays
from paiguan.bots.policies.mohuahua.prospects import Prospects, prospects
from paiguan.bots.reasons import Reason, best_expected
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.rng import seeded
from paiguan.engine.state import blank
from paiguan.games.mohuahua.combos import (
    COMBOS,
    COUNT,
    HEAVEN_QUAD,
    NAMES,
    ONE_BAI,
    ONE_NIU,
    ONE_YU,
    SPECIAL,
    beats,
    cards_of,
    combo_of,
    liang_of,
    locks,
    may_lead,
    size_of,
)
from paiguan.games.mohuahua.moves import Declare, Discard, Fold, Go, Pad, Play
from paiguan.games.mohuahua.pieces import KIND, counts, holds, ids, one, pips, total
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import AT_LEAD, GO

WORLDS = 64  # played out to tell how many 墩 a hand brings
LIKELY = 0.7  # a play that stands so often "can hardly be beaten"
HARDLY = 0.2  # 墩 to be expected of a card that hardly wins
GROUP_BITS = {ONE_NIU: NIU_BIT, ONE_BAI: BAI_BIT, ONE_YU: YU_BIT}


def reason(game: Game, states: Any, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move, the weightiest hints first."""
    view = Position(game, states, seat)
    move, found = weighed[0].move, None
    if isinstance(move, Fold | Go):
        found = view.why_bid(isinstance(move, Go))
    elif isinstance(move, Declare):
        found = view.why_declare()
    elif isinstance(move, Play):
        combo = combo_of(move.cards)
        found = view.why_lead(combo) if view.state.phase == AT_LEAD else view.why_beat(combo)
    elif isinstance(move, Discard | Pad):
        found = view.why_discard(move.cards)
    return found or best_expected(weighed)


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, states: Any, seat: int) -> None:
        self.game, self.options, self.states, self.state, self.seat = game, game.options, states, states[0], seat
        self.hand, self.tricks = int(self.state.hands[seat]), int(self.state.tricks[seat])
        self.unseen = int(unseen_by(self.state, self.options, seat))
        self.second = int(after(self.state, self.options, seat))
        self.third = int(after(self.state, self.options, self.second))
        lacks = [lacks_of(self.state, self.options, other) for other in (self.second, self.third)]
        self.feared = [combo for combo in range(COUNT) if any(self.may_hold(combo, each) for each in lacks)]

    def may_hold(self, combo: int, lacks: Lacks) -> bool:
        """Whether a house may hold a combination, by the cards not seen and by what it could not beat."""
        cards = COMBOS[combo].cards
        if not holds(self.unseen, cards_of[combo]) or lacks.groups & GROUP_BITS.get(combo, 0):
            return False
        return not any(lacks[cards.count(card) - 1] & int(one[KIND[card]]) << 3 for card in set(cards))

    # ---- bidding ---------------------------------------------------------------------------------------------

    def why_bid(self, goes: bool) -> Reason | None:
        count = round(self.tricks_to_come())
        if goes == (count >= WIN):
            return Reason("go_strong" if goes else "fold_weak", {"count": count})
        return None

    def tricks_to_come(self) -> float:
        """墩 won on the average when regulars play this hand out in worlds the seat holds possible."""
        game, rules = self.game, self.game.rules
        search = bind("paiguan.bots.search", game.face.rules, policy_of(game))
        worlds, codes, rng = blank(rules.STATE), np.zeros(rules.LEGAL, np.int16), seeded(0)
        won = 0
        for world in range(WORLDS):
            game.loops.resample(self.state, self.options, self.seat, seeded(world), worlds[0])
            rules.play(worlds[0], self.options, GO)
            search.finish(worlds[0], self.options, codes, rng)
            won += int(worlds[0].tricks[self.seat])
        return won / WORLDS

    # ---- what stands -----------------------------------------------------------------------------------------

    def ahead(self, hand: int) -> Prospects:
        """What a hand would win on lead, as a regular reckons."""
        return prospects(hand, odds_of(self.state, self.options, self.seat, max(int(total(self.hand)), 1)))

    def is_sure(self, combo: int, left: int) -> bool:
        """Whether a lead stands whatever the others, with so many cards each, may hold."""
        return not any(size_of[play] <= left and beats(self.options, combo, True, play) for play in self.feared)

    def sure_leads(self, hand: int) -> list[int]:
        """The combinations of a hand that stand for sure when it leads next, the largest first."""
        held = [c for c in range(COUNT) if may_lead(self.options, c) and holds(hand, cards_of[c])]
        sure = [combo for combo in held if self.is_sure(combo, int(total(hand)))]
        return sorted(sure, key=lambda combo: size_of[combo], reverse=True)

    def sure_tricks(self, hand: int) -> int:
        """墩 that a hand wins for sure once it leads: one sure lead after the other."""
        won = 0
        for combo in self.sure_leads(hand):
            while holds(hand, cards_of[combo]):
                hand -= int(cards_of[combo])
                won += int(size_of[combo])
        return won

    def target(self, count: int) -> str | None:
        """What so many 墩 more make of the seat."""
        for need, name in ((CI_AT, "ci"), (WIN, "gou")):
            if self.tricks < need <= self.tricks + count:
                return name
        return None

    def why_reach(self, combo: int, count: int) -> Reason | None:
        if target := self.target(count):
            made = {"combo": NAMES[combo], "tricks": self.tricks + count, "target": target}
            return Reason("reach_target", made)
        return None

    def why_keep(self, hand: int) -> Reason | None:
        """What is kept makes 夠 or 賜 as soon as the seat leads."""
        count = self.sure_tricks(hand)
        if count and self.target(count):
            return Reason("keep_winners", {"count": count, "need": self.tricks + count})
        return None

    # ---- leading ---------------------------------------------------------------------------------------------

    def why_declare(self) -> Reason | None:
        """At 賜 a 墩 more is a point more; at 夠 only bonuses are, unless 賜 is near (6.2)."""
        rest = self.ahead(self.hand)
        little = rest.expected < SURE if self.tricks >= CI_AT else self.tricks + rest.expected / SURE < CI_AT
        return Reason("declare_now", {"tricks": self.tricks}) if little and rest.bonus < SURE else None

    def why_lead(self, combo: int) -> Reason | None:
        count, name = int(size_of[combo]), NAMES[combo]
        if self.tricks >= CI_AT and (more := self.sure_tricks(self.hand)):
            return Reason("play_on", {"count": more})
        if not self.is_sure(combo, int(total(self.hand))):
            return self.why_keep(self.hand - int(cards_of[combo]))
        if found := self.why_reach(combo, count):
            return found
        if locks[combo]:
            return Reason("lead_xi", {"combo": name, "count": count})
        return Reason("lead_unbeatable", {"combo": name, "count": count})

    # ---- answering -------------------------------------------------------------------------------------------

    def why_beat(self, combo: int) -> Reason | None:
        state, name, count = self.state, NAMES[combo], max(int(self.state.width), int(size_of[combo]))
        if combo == HEAVEN_QUAD:
            return Reason("quad66_now", {"count": count})
        stand = self.stays(combo)
        if stand == 1.0 and (found := self.why_reach(combo, count)):
            return found
        owner = int(state.owner)
        for need in (CI_AT, WIN):
            if int(state.tricks[owner]) < need <= int(state.tricks[owner]) + int(state.width):
                return Reason("stop_rival", {"player": owner, "tricks": int(state.tricks[owner]), "target": need})
        beaters = self.beaters()
        dearer = [other for other in beaters if beats(self.options, combo, False, other)]
        cheaper = [other for other in beaters if beats(self.options, other, False, combo)]
        following = [c for c in self.sure_leads(self.hand - int(cards_of[combo])) if size_of[c] >= 2]
        if stand == 1.0 and following:
            return Reason("win_the_lead", {"combo": name, "next": NAMES[following[0]]})
        if self.second != state.leader and cheaper and stand >= LIKELY:
            return Reason("beat_high", {"player": self.second, "combo": name})
        if dearer and not cheaper:
            return Reason("beat_cheapest", {"combo": name})
        return None

    def stays(self, combo: int) -> float:
        """The chance that a play is not beaten in this trick any more."""
        if self.second == self.state.leader:
            return 1.0
        lacks, left = lacks_of(self.state, self.options, self.second), int(total(self.hand))
        chance = float(stays(self.unseen, left, lacks, combo))
        feared = (play for play in self.feared if size_of[play] <= left and self.may_hold(play, lacks))
        return min(chance, 0.99) if any(beats(self.options, combo, False, play) for play in feared) else chance

    def beaters(self) -> list[int]:
        """The plays of as many cards as were led that beat the best one."""
        best = int(self.state.best)
        led = self.state.owner == self.state.leader
        return [
            combo
            for combo in range(COUNT)
            if size_of[combo] == size_of[best]
            and holds(self.hand, cards_of[combo])
            and beats(self.options, best, led, combo)
        ]

    # ---- cards face down -------------------------------------------------------------------------------------

    def why_discard(self, cards: Sequence[str]) -> Reason | None:
        rest = self.hand - counts(cards)
        if found := self.why_keep(rest):
            return found
        if whole := self.torn_otherwise(cards, rest):
            return Reason("keep_groups", {"pieces": list(cards), "combo": NAMES[whole[0]]})
        if self.ahead(self.hand).expected - self.ahead(rest).expected <= HARDLY * SURE * len(cards):
            return Reason("discard_low", {"pieces": list(cards)})
        return None

    def torn_otherwise(self, cards: Sequence[str], rest: int) -> list[int]:
        """Groups and quads kept, the largest first, that throwing the lowest cards instead would have torn."""
        plain = self.hand - counts(sorted(ids(self.hand), key=pips)[: len(cards)])
        kept = [
            combo
            for combo in range(COUNT)
            if may_lead(self.options, combo)
            and (liang_of[combo] or combo >= SPECIAL)
            and holds(rest, cards_of[combo])
            and not holds(plain, cards_of[combo])
        ]
        return sorted(kept, key=lambda combo: size_of[combo], reverse=True)
