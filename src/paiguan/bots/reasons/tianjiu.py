"""Why a move of 天九 is good, in the words of its hints.

Each hint states facts of the position: what is unseen and what beats what. tests/bots/hints/tianjiu.py checks every one.
"""

from collections.abc import Sequence
from math import comb

from paiguan.bots.master import Weighed
from paiguan.bots.policies.tianjiu.sure import beaters_of, unseen_by
from paiguan.bots.reasons import Reason, gain_by
from paiguan.engine.game import Game
from paiguan.engine.kernel import State, States
from paiguan.games.tianjiu.combos import (
    CCMM,
    COMBOS,
    COUNT,
    NONE,
    ZC,
    ZW,
    beats,
    class_of,
    combo_of,
    kinds_in,
    lipai_kinds,
    mask_of,
    may_finish,
    rank_of,
    size_of,
)
from paiguan.games.tianjiu.legal import CLAIM
from paiguan.games.tianjiu.record import Claim, Discard, Paitou, Pass, Play
from paiguan.games.tianjiu.refusals import combo_name
from paiguan.games.tianjiu.settle import (
    BAOZUN_TIMES,
    CATCHERS,
    HE_UNITS,
    SIDABAO_TIMES,
    SWEEP7_TIMES,
    dealer_factor,
    is_yao,
)
from paiguan.games.tianjiu.state import AT_LEAD, KIND, apart, held, ids, mask

ALL_STACKS = 8
NEAR_THE_END = 3  # tiles in hand
FEW = 1  # unseen combinations that beat one worth keeping whole
YAO = {COMBOS[yao][2][0]: COMBOS[catcher][2][0] for yao, catcher in CATCHERS.items() if size_of[yao] == 1}  # 6.5


def reason(game: Game, states: States, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move."""
    view = Position(game, states[0], seat)
    match weighed[0].move:
        case Paitou():
            return Reason("draws_alike")
        case Claim() | Pass():
            return view.why_lipai(weighed[0], gain_by(game, states, seat, CLAIM))
        case Play(cards=cards) if view.state.phase == AT_LEAD:
            return view.why_lead(cards)
        case Play(cards=cards):
            return view.why_beat(cards)
        case Discard(cards=cards):
            return view.why_discard(cards)
    raise TypeError(f"no reason for {weighed[0].move}")


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.options, self.state, self.seat = game.options, state, seat
        self.hand, self.unseen = int(state.hands[seat]), int(unseen_by(state, seat))
        self.tiles, self.stacks = len(ids(self.hand)), int(state.stacks[seat])

    def name(self, combo: int) -> str:
        return combo_name(self.options, combo)

    def beaters(self, combo: int) -> int:
        """How many unseen combinations beat this one when it is led."""
        return int(beaters_of(self.options, combo, self.unseen))

    def beaters_now(self, combo: int) -> int:
        """How many unseen combinations beat this one in the current trick."""
        return sum(
            int(mask_of[other]) & ~self.unseen == 0 and bool(beats(self.options, self.state.led, combo, other))
            for other in range(COUNT)
        )

    def held_combos(self, hand: int) -> list[int]:
        """All combinations in a hand, the largest and highest first."""
        found = [combo for combo in range(COUNT) if int(mask_of[combo]) & ~hand == 0]
        return sorted(found, key=lambda combo: (size_of[combo], rank_of[combo]), reverse=True)

    def hardest(self, hand: int) -> int:
        """The combination of a hand that the fewest unseen ones beat, the largest of equals."""
        return min(self.held_combos(hand), key=lambda combo: (self.beaters(combo), -int(size_of[combo])), default=NONE)

    def without(self, cards: Sequence[str]) -> int:
        return int(apart(self.hand, mask(cards)))

    def is_yao(self, tile: str) -> bool:
        return bool(is_yao(self.options, combo_of([tile])))

    def is_supreme(self, combo: int) -> bool:
        return class_of(self.options, combo) in (ZW, ZC)

    # ---- before play -----------------------------------------------------------------------------------------

    def why_lipai(self, best: Weighed, amount: int) -> Reason:
        kinds = kinds_in(lipai_kinds(self.options, self.state.dealt[self.seat]))
        if isinstance(best.move, Claim):
            return Reason("lipai_show", {"kinds": kinds, "amount": amount})
        return Reason("lipai_hold", {"kinds": kinds, "amount": amount, "gain": round(best.gain, 1)}, searched=True)

    # ---- leading ---------------------------------------------------------------------------------------------

    def why_lead(self, cards: Sequence[str]) -> Reason:
        combo, rest = combo_of(cards), self.without(cards)
        name = self.name(combo)
        if not rest:
            return Reason("lead_all", {"combo": name, "count": self.beaters(combo)})
        if len(cards) == 1 and self.is_yao(cards[0]) and (out := int(held(self.unseen, KIND[YAO[cards[0]]]))):
            risk = {"piece": cards[0], "catcher": YAO[cards[0]], "percent": round(100 * self.chance_held(out))}
            return Reason("yao_risk", risk)
        if self.is_supreme(combo) and not self.beaters(combo):
            payers = (dealer_factor(self.state, self.seat, s) for s in range(4) if s != self.seat)
            return Reason("zun_now", {"combo": name, "amount": HE_UNITS * int(sum(payers) * self.options.stake)})
        kept = next((c for c in self.held_combos(rest) if self.is_supreme(c)), None)
        if kept is not None and self.tiles - len(cards) <= NEAR_THE_END:
            return Reason("zun_last", {"combo": self.name(kept), "factor": BAOZUN_TIMES})
        if not self.beaters(combo):
            return Reason("sure_lead", {"combo": name})
        if not self.stacks and self.tiles <= NEAR_THE_END + 1:
            return Reason("qualify", {"combo": name})
        if self.beaters(combo) == self.beaters(self.hardest(self.hand)):
            return Reason("safest_lead", {"combo": name, "count": self.beaters(combo)})
        kept = self.hardest(rest)
        return Reason("lead_keeps", {"combo": name, "keep": self.name(kept), "count": self.beaters(kept)})

    def chance_held(self, out: int) -> float:
        """The chance that another player holds one of `out` unseen tiles, if every unseen place is as likely for each."""
        unseen = len(ids(self.unseen))
        elsewhere = unseen - sum(int(self.state.left[s]) for s in range(4) if s != self.seat)
        return 1 - comb(elsewhere, out) / comb(unseen, out)

    # ---- following -------------------------------------------------------------------------------------------

    def why_beat(self, cards: Sequence[str]) -> Reason:
        state, combo = self.state, combo_of(cards)
        name, count, top = self.name(combo), int(size_of[combo]), self.name(int(state.top))
        factor = self.threat(int(state.owner))
        if factor > 1:
            return Reason("stop_player", {"player": int(state.owner), "combo": name, "factor": factor})
        higher = 0 if state.acted == 3 else self.beaters_now(combo)
        if not self.without(cards):
            return Reason("beat_last", {"combo": name, "top": top, "count": higher})
        if not higher:
            return Reason("takes_trick", {"combo": name, "count": count})
        if not self.stacks and self.tiles - count == 1:
            return Reason("qualify", {"combo": name})
        if not self.stacks:
            return Reason("avoid_empty", {"combo": name, "count": count})
        beating = [c for c in self.held_combos(self.hand) if beats(self.options, state.led, state.top, c)]
        if len({int(rank_of[c]) for c in beating}) == 1:
            return Reason("only_beater", {"combo": name, "top": top, "count": count})
        rest = self.without(cards)
        for keep in beating:
            if rank_of[keep] > rank_of[combo] and int(mask_of[keep]) & ~rest == 0:
                return Reason("cheapest_beater", {"combo": name, "top": top, "keep": self.name(keep)})
        return Reason("beat_open", {"combo": name, "top": top, "count": higher})

    def threat(self, owner: int) -> int:
        """What the seat on top would multiply by if it won this trick and finished: its last trick, or all eight stacks."""
        state = self.state
        size, led = int(size_of[state.led]), owner == state.leader
        factor = 1
        if state.left[owner] == 0 and led and self.is_supreme(int(state.top)):
            factor *= BAOZUN_TIMES
        if state.left[owner] == 0 and class_of(self.options, state.top) == CCMM:
            factor *= SIDABAO_TIMES
        if state.stacks[owner] + size + state.left[owner] == ALL_STACKS and state.left[owner] <= 2:
            factor *= SWEEP7_TIMES
        return factor

    # ---- discarding ------------------------------------------------------------------------------------------

    def why_discard(self, cards: Sequence[str]) -> Reason:
        thrown, rest = list(cards), self.without(cards)
        if not rest:
            return Reason("leave_last", {"player": int(self.state.owner), "top": self.name(int(self.state.top))})
        kept, left = self.held_combos(rest), self.tiles - len(cards)
        for yao, catcher in YAO.items():
            caught = held(rest, KIND[catcher]) and held(self.unseen, KIND[yao]) and self.is_yao(yao)
            if caught and self.tiles <= NEAR_THE_END and may_finish(self.stacks, 1):
                return Reason("keep_catcher", {"pieces": [catcher], "target": yao})
        whole = kept[0] if int(mask_of[kept[0]]) == rest else NONE
        if whole != NONE and not self.beaters(whole) and may_finish(self.stacks, left):
            return Reason("keep_finish", {"pieces": ids(rest), "discard": thrown})
        together = next((c for c in kept if size_of[c] >= 2 and self.beaters(c) <= FEW), None)
        if together is not None:
            keep = {"combo": self.name(together), "discard": thrown, "count": self.beaters(together)}
            return Reason("keep_together", keep)
        partners = [c for c in self.held_combos(self.hand) if size_of[c] >= 2]
        higher = min(self.beaters(combo_of([tile])) for tile in thrown)
        if higher and not any(held(int(mask_of[c]), KIND[tile]) for c in partners for tile in thrown):
            return Reason("low_discard", {"pieces": thrown, "count": higher})
        best = self.hardest(rest)
        count = self.beaters(best)
        keep = {"discard": thrown, "keep": self.name(best), "count": count}
        if 0 < count < higher:
            return Reason("discard_weaker", {**keep, "more": higher})
        return Reason("discard_keeps", keep)
