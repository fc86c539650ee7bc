"""Why a move of 天九 is good, in the words of its hints."""

from collections.abc import Sequence
from math import comb
from typing import Any

from paiguan.bots.master import Weighed
from paiguan.bots.policies.tianjiu.sure import beaters_of, unseen_by
from paiguan.bots.reasons import Reason, best_expected
from paiguan.engine.game import Game
from paiguan.games.tianjiu.combos import (
    CCMM,
    COMBOS,
    COUNT,
    ZC,
    ZW,
    beats,
    class_of,
    combo_of,
    lipai_kinds,
    mask_of,
    rank_of,
    size_of,
)
from paiguan.games.tianjiu.moves import Claim, Discard, Play
from paiguan.games.tianjiu.pieces import CIVIL, KIND, apart, held, ids, mask
from paiguan.games.tianjiu.pieces import rank_of as rank_of_kind
from paiguan.games.tianjiu.refusals import combo_name, kinds_in
from paiguan.games.tianjiu.settle import (
    BAOZUN_TIMES,
    CATCHERS,
    HE_UNITS,
    SIDABAO_TIMES,
    SWEEP7_TIMES,
    dealer_factor,
    is_yao,
)
from paiguan.games.tianjiu.state import AT_LEAD

LOW_CIVIL, LOW_MILITARY = 7, 4  # ranks up to 梅花 and up to the sevens seldom win a trick
YAO = {COMBOS[yao][2][0]: COMBOS[catcher][2][0] for yao, catcher in CATCHERS.items() if size_of[yao] == 1}  # 6.5


def reason(game: Game, states: Any, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move."""
    view = Position(game, states[0], seat)
    move = weighed[0].move
    if isinstance(move, Claim):
        kinds = kinds_in(lipai_kinds(game.options, view.state.dealt[seat]))
        return Reason("lipai_show", {"kinds": kinds, "amount": round(weighed[0].gain)})
    found = None
    if isinstance(move, Play) and view.state.phase == AT_LEAD:
        found = view.why_lead(move.cards)
    elif isinstance(move, Play):
        found = view.why_beat(move.cards)
    elif isinstance(move, Discard):
        found = view.why_discard(move.cards)
    return found or best_expected(weighed)


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.options, self.state, self.seat = game.options, state, seat
        self.hand, self.unseen = int(state.hands[seat]), int(unseen_by(state, seat))
        self.tiles = len(ids(self.hand))

    def name(self, combo: int) -> str:
        return combo_name(self.options, combo)

    def is_sure(self, combo: int) -> bool:
        return bool(beaters_of(self.options, combo, self.unseen) == 0)

    def held_combos(self, hand: int) -> list[int]:
        """All combinations in a hand, the largest and highest first."""
        found = [combo for combo in range(COUNT) if int(mask_of[combo]) & ~hand == 0]
        return sorted(found, key=lambda combo: (size_of[combo], rank_of[combo]), reverse=True)

    def is_yao(self, tile: str) -> bool:
        return bool(is_yao(self.options, combo_of([tile])))

    def supreme_in(self, hand: int) -> int | None:
        return next((c for c in self.held_combos(hand) if class_of(self.options, c) in (ZW, ZC)), None)

    # ---- leading ---------------------------------------------------------------------------------------------

    def why_lead(self, cards: Sequence[str]) -> Reason | None:
        combo, last = combo_of(cards), len(cards) == self.tiles
        if len(cards) == 1 and self.is_yao(cards[0]):
            return self.why_yao(cards[0], last)
        if class_of(self.options, combo) in (ZW, ZC) and not last:
            payers = (dealer_factor(self.state, self.seat, s) for s in range(4) if s != self.seat)
            amount = HE_UNITS * int(sum(payers) * self.options.stake)
            return Reason("zun_now", {"combo": self.name(combo), "amount": amount})
        kept = self.supreme_in(apart(self.hand, mask(cards)))
        if kept is not None and self.tiles - len(cards) <= 3:
            return Reason("zun_last", {"combo": self.name(kept), "factor": BAOZUN_TIMES})
        if self.is_sure(combo):
            return Reason("sure_lead", {"combo": self.name(combo)})
        if self.state.stacks[self.seat] == 0 and self.tiles <= 4:
            return Reason("qualify", {"combo": self.name(combo)})
        return None

    def why_yao(self, tile: str, last: bool) -> Reason | None:
        catcher = YAO[tile]
        out = int(held(self.unseen, KIND[catcher]))
        if last and not out:
            return Reason("yao_safe", {"piece": tile, "catcher": catcher})
        if out and not last:
            chance = f"{100 * self.chance_held(out):.0f} %"
            return Reason("yao_risk", {"piece": tile, "catcher": catcher, "chance": chance})
        return None

    def chance_held(self, out: int) -> float:
        """The chance that somebody holds one of `out` unseen tiles, any unseen tile being as likely in any unseen place."""
        unseen = len(ids(self.unseen))
        elsewhere = unseen - sum(int(self.state.left[s]) for s in range(4) if s != self.seat)
        return 1 - comb(elsewhere, out) / comb(unseen, out)

    # ---- following -------------------------------------------------------------------------------------------

    def why_beat(self, cards: Sequence[str]) -> Reason | None:
        state, combo = self.state, combo_of(cards)
        count, top = int(size_of[combo]), self.name(int(state.top))
        beating = [c for c in self.held_combos(self.hand) if beats(self.options, state.led, state.top, c)]
        factor = self.threat(int(state.owner))
        if factor > 1:
            return Reason("stop_player", {"player": int(state.owner), "combo": self.name(combo), "factor": factor})
        if state.stacks[self.seat] == 0 and self.tiles - count == 1:
            return Reason("qualify", {"combo": self.name(combo)})
        if state.stacks[self.seat] == 0:
            return Reason("avoid_empty", {"combo": self.name(combo), "count": count})
        dearer = [c for c in beating if rank_of[c] > rank_of[combo]]
        if not dearer and len({int(rank_of[c]) for c in beating}) == 1:
            return Reason("only_beater", {"combo": self.name(combo), "top": top, "count": count})
        if dearer:
            return Reason("cheapest_beater", {"combo": self.name(combo), "top": top, "keep": self.name(dearer[0])})
        return None

    def threat(self, owner: int) -> int:
        """What the seat on top would multiply by if it won this trick and finished: its last trick, or all eight stacks."""
        state = self.state
        size = int(size_of[state.led])
        factor = 1
        if state.left[owner] == 0 and class_of(self.options, state.top) in (ZW, ZC):
            factor *= BAOZUN_TIMES
        if state.left[owner] == 0 and class_of(self.options, state.top) == CCMM:
            factor *= SIDABAO_TIMES
        if state.stacks[owner] + size + state.left[owner] == 8 and state.left[owner] <= 2:
            factor *= SWEEP7_TIMES
        return factor

    # ---- discarding ------------------------------------------------------------------------------------------

    def why_discard(self, cards: Sequence[str]) -> Reason | None:
        thrown, rest = list(cards), int(apart(self.hand, mask(cards)))
        kept = self.held_combos(rest)
        for yao, catcher in YAO.items():
            if held(rest, KIND[catcher]) and held(self.unseen, KIND[yao]) and self.is_yao(yao) and self.tiles <= 3:
                return Reason("keep_catcher", {"pieces": [catcher], "target": yao})
        if rest and self.tiles - len(cards) <= 2 and kept and self.is_sure(kept[0]):
            return Reason("keep_finish", {"pieces": ids(int(mask_of[kept[0]])), "discard": thrown})
        whole = next((c for c in kept if size_of[c] >= 2 and beaters_of(self.options, c, self.unseen) <= 1), None)
        if whole is not None:
            return Reason("keep_together", {"combo": self.name(whole), "discard": thrown})
        if all(rank_of_kind[KIND[tile]] <= (LOW_CIVIL if tile in CIVIL else LOW_MILITARY) for tile in thrown):
            return Reason("useless_discard", {"pieces": thrown})
        return None
