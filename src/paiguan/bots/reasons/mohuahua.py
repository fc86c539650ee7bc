"""Why a move of 抹花花 is good, in the words of its hints.

Each hint states facts of the position: what the other houses may still hold, and what stands against it.
tests/bots/hints/mohuahua.py checks every one.
"""

from collections.abc import Sequence

import numpy as np

from paiguan.bots.levels import policy_of
from paiguan.bots.master import Weighed
from paiguan.bots.policies.mohuahua.lacks import BAI_BIT, NIU_BIT, YU_BIT, Lacks, lacks_of, unseen_by
from paiguan.bots.reasons import Reason, gain_by
from paiguan.engine.binding import bind
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
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
    single_of,
    size_of,
)
from paiguan.games.mohuahua.legal import DECLARE, GO
from paiguan.games.mohuahua.play import after
from paiguan.games.mohuahua.record import Declare, Discard, Fold, Go, Pad, Play
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import AT_LEAD, KIND, counts, held, holds, ids, one, pips, total

WORLDS = 64  # played out to tell how many 墩 a hand brings
HOUSES = 3
GROUP_BITS = {ONE_NIU: NIU_BIT, ONE_BAI: BAI_BIT, ONE_YU: YU_BIT}


def reason(game: Game, states: States, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move, the weightiest hints first."""
    view = Position(game, states, seat)
    match weighed[0].move:
        case Fold() | Go():
            return view.why_bid(isinstance(weighed[0].move, Go))
        case Declare():
            return view.why_declare()
        case Play(cards=cards) if view.state.phase == AT_LEAD:
            return view.why_lead(combo_of(cards))
        case Play(cards=cards):
            return view.why_beat(combo_of(cards))
        case Discard(cards=cards) | Pad(cards=cards):
            return view.why_discard(cards)
    raise TypeError(f"no reason for {weighed[0].move}")


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, states: States, seat: int) -> None:
        self.game, self.options, self.states, self.state, self.seat = game, game.options, states, states[0], seat
        self.hand, self.tricks = int(self.state.hands[seat]), int(self.state.tricks[seat])
        self.unseen = int(unseen_by(self.state, self.options, seat))
        self.second = int(after(self.state, self.options, seat))
        self.third = int(after(self.state, self.options, self.second))
        self.lacks = {house: lacks_of(self.state, self.options, house) for house in (self.second, self.third)}
        self.feared = [c for c in range(COUNT) if any(self.may_hold(c, lacks) for lacks in self.lacks.values())]

    def may_hold(self, combo: int, lacks: Lacks) -> bool:
        """Whether a house may hold a combination, by the cards not seen and by what it could not beat."""
        cards = COMBOS[combo].cards
        if not holds(self.unseen, cards_of[combo]) or lacks.groups & GROUP_BITS.get(combo, 0):
            return False
        return not any(lacks[cards.count(card) - 1] & int(one[KIND[card]]) << 3 for card in set(cards))

    # ---- bidding ---------------------------------------------------------------------------------------------

    def why_bid(self, goes: bool) -> Reason:
        count = round(self.tricks_to_come())
        if goes:
            if count >= WIN:
                return Reason("go_strong", {"count": count})
            return Reason("go_short", {"count": count}, searched=True)
        if int(self.state.folded).bit_count() == HOUSES - 1:
            return Reason("fold_washes", {"count": count})
        return Reason("fold_weak" if count < WIN else "fold_wait", {"count": count})

    def tricks_to_come(self) -> float:
        """墩 won on the average when regulars play this hand out in worlds the seat holds possible."""
        game, rules = self.game, self.game.rules
        search = bind("paiguan.bots.search", game.interface.rules, policy_of(game))
        worlds, codes, rng = blank(rules.STATE), np.zeros(rules.LEGAL, np.int16), seeded(0)
        won = 0
        for world in range(WORLDS):
            game.loops.resample(self.state, self.options, self.seat, seeded(world), worlds[0])
            rules.play(worlds[0], self.options, GO)
            search.finish(worlds[0], self.options, codes, rng)
            won += int(worlds[0].tricks[self.seat])
        return won / WORLDS

    # ---- what stands -----------------------------------------------------------------------------------------

    def is_sure(self, combo: int, left: int) -> bool:
        """Whether no hand of this size that the others may hold beats a lead."""
        return not any(size_of[play] <= left and beats(self.options, combo, True, play) for play in self.feared)

    def beaters(self, combo: int, led: bool, left: int) -> int:
        """How many combinations of unseen cards, of at most `left` cards, beat one, led or on the table."""
        return sum(
            int(size_of[play]) <= left
            and bool(holds(self.unseen, cards_of[play]))
            and bool(beats(self.options, combo, led, play))
            for play in range(COUNT)
        )

    def leads(self, hand: int) -> list[int]:
        """The combinations that a hand may lead."""
        return [c for c in range(COUNT) if may_lead(self.options, c) and holds(hand, cards_of[c])]

    def hardest(self, hand: int) -> tuple[int, int]:
        """The lead of a hand that the fewest combinations of unseen cards beat, the largest of equals; and how many do."""
        left = int(total(hand))
        found = [(self.beaters(combo, True, left), -int(size_of[combo]), combo) for combo in self.leads(hand)]
        count, _, combo = min(found)
        return combo, count

    def sure_leads(self, hand: int) -> list[int]:
        """The combinations of a hand that stand for sure when it leads next, the largest first."""
        sure = [combo for combo in self.leads(hand) if self.is_sure(combo, int(total(hand)))]
        return sorted(sure, key=lambda combo: size_of[combo], reverse=True)

    def sure_plan(self, hand: int) -> list[int]:
        """What a hand wins for sure once it leads: one sure lead after the other."""
        plan = []
        for combo in self.sure_leads(hand):
            while holds(hand, cards_of[combo]):
                hand -= int(cards_of[combo])
                plan.append(combo)
        return plan

    def reached(self, count: int) -> str | None:
        """The target, 夠 or 賜, that this number of further 墩 reaches."""
        for need, name in ((CI_AT, "ci"), (WIN, "gou")):
            if self.tricks < need <= self.tricks + count:
                return name
        return None

    def why_reach(self, combo: int, count: int) -> Reason | None:
        if item := self.reached(count):
            return Reason("reach_target", {"combo": NAMES[combo], "tricks": self.tricks + count, "item": item})
        return None

    def why_keep(self, hand: int) -> Reason | None:
        """What is kept makes 夠 or 賜 as soon as the seat leads."""
        plan = self.sure_plan(hand)
        count = sum(int(size_of[combo]) for combo in plan)
        if not self.reached(count):
            return None
        return Reason("keep_winners", {"combo": [NAMES[c] for c in plan], "count": count, "need": self.tricks + count})

    # ---- leading ---------------------------------------------------------------------------------------------

    def why_declare(self) -> Reason:
        """Every loser pays the same (6.3)."""
        losers = sum(int(self.state.tricks[house]) < WIN for house in self.lacks)
        worth = {
            "tricks": self.tricks,
            "value": gain_by(self.game, self.states, self.seat, DECLARE) // max(losers, 1),
        }
        return Reason("declare_take" if self.sure_leads(self.hand) else "declare_now", worth)

    def why_lead(self, combo: int) -> Reason:
        count, name, rest = int(size_of[combo]), NAMES[combo], self.hand - int(cards_of[combo])
        left = int(total(self.hand))
        if self.is_sure(combo, left):
            if self.tricks >= CI_AT:
                return Reason("play_on", {"combo": name, "count": count})
            if found := self.why_reach(combo, count):
                return found
            return Reason("lead_xi" if locks[combo] else "lead_unbeatable", {"combo": name, "count": count})
        mine = self.beaters(combo, True, left)
        if not rest:
            return Reason("lead_all", {"combo": name, "count": mine})
        if found := self.why_keep(rest):
            return found
        if mine == self.hardest(self.hand)[1]:
            return Reason("safest_lead", {"combo": name, "count": mine})
        keep, beaten = self.hardest(rest)
        return Reason("lead_keeps", {"combo": name, "keep": NAMES[keep], "count": beaten})

    # ---- answering -------------------------------------------------------------------------------------------

    def why_beat(self, combo: int) -> Reason:
        state, name, count = self.state, NAMES[combo], max(int(self.state.width), int(size_of[combo]))
        rest = self.hand - int(cards_of[combo])
        if combo == HEAVEN_QUAD:
            return Reason("quad66_now", {"count": count})
        stands = self.stands(combo)
        if stands and (found := self.why_reach(combo, count)):
            return found
        owner, width = int(state.owner), int(state.width)
        for need in (CI_AT, WIN):
            if int(state.tricks[owner]) < need <= int(state.tricks[owner]) + width:
                return Reason("stop_rival", {"player": owner, "tricks": int(state.tricks[owner]), "need": need})
        if stands:
            following = next((c for c in self.sure_leads(rest) if size_of[c] >= 2), None)
            if following is not None:
                return Reason("win_the_lead", {"combo": name, "next": NAMES[following]})
            return Reason("beat_sure" if rest else "beat_last", {"combo": name, "count": count})
        for keep in self.beating():
            if beats(self.options, combo, False, keep) and holds(rest, cards_of[keep]):
                return Reason("beat_cheapest", {"combo": name, "keep": NAMES[keep]})
        after_me = {"player": self.second, "count": self.beaters(combo, False, int(total(self.hand)))}
        return Reason("beat_open", {"combo": name, **after_me})

    def stands(self, combo: int) -> bool:
        """Whether nothing that the next house may hold beats a play in this trick."""
        if self.second == self.state.leader:
            return True
        lacks, left = self.lacks[self.second], int(total(self.hand))
        feared = (play for play in self.feared if size_of[play] <= left and self.may_hold(play, lacks))
        return not any(beats(self.options, combo, False, play) for play in feared)

    def beating(self) -> list[int]:
        """The plays of as many cards as were led that beat the best one."""
        best, led = int(self.state.best), bool(self.state.owner == self.state.leader)
        return [
            combo
            for combo in range(COUNT)
            if size_of[combo] == size_of[best]
            and holds(self.hand, cards_of[combo])
            and beats(self.options, best, led, combo)
        ]

    # ---- cards face down -------------------------------------------------------------------------------------

    def why_discard(self, cards: Sequence[str]) -> Reason:
        rest, pieces = self.hand - counts(cards), list(cards)
        if not rest:
            return Reason("leave_last", {"player": int(self.state.owner)})
        if found := self.why_keep(rest):
            return found
        if whole := self.torn_otherwise(cards, rest):
            return Reason("keep_groups", {"pieces": pieces, "combo": NAMES[whole[0]]})
        higher = min(self.higher(card) for card in cards)
        if higher and not any(held(int(cards_of[c]), KIND[card]) for c in self.groups(self.hand) for card in cards):
            return Reason("discard_low", {"pieces": pieces, "count": higher})
        keep, beaten = self.hardest(rest)
        return Reason("discard_keeps", {"pieces": pieces, "keep": NAMES[keep], "count": beaten})

    def higher(self, card: str) -> int:
        """How many unseen cards beat one as a single card."""
        single = int(single_of[KIND[card]])
        return sum(
            int(held(self.unseen, kind)) * bool(beats(self.options, single, True, int(single_of[kind])))
            for kind in KIND.values()
        )

    def groups(self, hand: int) -> list[int]:
        """The groups and quads that a hand may lead, the largest first."""
        found = [combo for combo in self.leads(hand) if liang_of[combo] or combo >= SPECIAL]
        return sorted(found, key=lambda combo: size_of[combo], reverse=True)

    def torn_otherwise(self, cards: Sequence[str], rest: int) -> list[int]:
        """Groups and quads kept that throwing the lowest cards instead would have torn."""
        plain = self.hand - counts(sorted(ids(self.hand), key=pips)[: len(cards)])
        return [combo for combo in self.groups(rest) if not holds(plain, cards_of[combo])]
