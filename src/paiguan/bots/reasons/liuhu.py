"""Why a move of 六虎 is good, in the words of its hints.

Each hint states facts of the position: what is old, what the others may still hold, what beats what.
tests/bots/hints/liuhu.py checks every one.
"""

from collections.abc import Sequence
from typing import Any

from paiguan.bots.master import Weighed
from paiguan.bots.policies.liuhu.sure import barred_from, stands, sweep, top_leads, unbeaten, unseen_by
from paiguan.bots.reasons import Reason
from paiguan.engine.game import Game
from paiguan.engine.kernel import State, States
from paiguan.engine.loops import END
from paiguan.engine.state import duplicate
from paiguan.games.liuhu.combos import COUNT, KINDS, SINGLE, combo_of, is_combo, kind_of, mask_of, plays_above, size_of
from paiguan.games.liuhu.information import laid
from paiguan.games.liuhu.legal import ENOUGH, hu_of, owed_by
from paiguan.games.liuhu.options import FACE_DOWN
from paiguan.games.liuhu.record import Beat, Discard, Hu, Lead, Nowuhu, Pass, Wuhu, Zuo
from paiguan.games.liuhu.settle import WUHU_HU, score_of
from paiguan.games.liuhu.state import AT_CALL, face_up, ids, mask, next_active, old_cards

PLAYING = 3  # seats that play


def reason(game: Game, states: States, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The hint that tells most of those that hold for the best move."""
    view = Position(game, states[0], seat, game.whole_moves(duplicate(states)))
    move = weighed[0].move
    match move:
        case Wuhu():
            return Reason("wuhu_take", {"score": int(score_of(WUHU_HU))})
        case Nowuhu():
            return Reason(
                "wuhu_hold", {"score": int(score_of(WUHU_HU)), "gain": round(weighed[0].gain, 1)}, searched=True
            )
        case Zuo():
            return view.why_call()
        case Pass():
            return view.why_pass()
        case Hu():
            return view.why_declare()
        case Lead(cards=cards):
            return view.why_lead(mask(game.options, cards))
        case Beat(cards=cards):
            return view.why_beat(mask(game.options, cards))
        case Discard(cards=cards):
            return view.why_discard(mask(game.options, cards))
    raise TypeError(f"no reason for {move}")


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, state: State, seat: int, moves: Any) -> None:
        self.options, self.state, self.seat = game.options, state, seat
        self.playable = 0  # the cards that some legal move puts down
        for code in {code for row in moves.tolist() for code in row[: row.index(END)]}:
            self.playable |= int(laid(code))
        self.hand, self.won = int(state.hands[seat]), int(state.won[seat])
        self.old = int(old_cards(game.options, face_up(state)))
        self.hu = int(hu_of(state, game.options, seat))
        self.unseen = int(unseen_by(state, game.options, seat))
        following = next_active(game.options, state.dealer, seat)
        others = (following, next_active(game.options, state.dealer, following))
        # By seat, what it may hold; for the dream nobody asks.
        self.out = {int(one): self.unseen & ~int(barred_from(state, game.options, one)) for one in others}

    def pieces(self, cards: int) -> list[str]:
        return list(ids(self.options, cards))

    def is_sure(self, combo: int) -> bool:
        """Whether nobody can beat this lead."""
        a, b = self.out.values()
        if kind_of[combo] == SINGLE:
            return bool(mask_of[combo] & (unbeaten(self.options, a | b) | top_leads(self.options, self.old)))
        return bool(stands(self.options, combo, a, b))

    def old_after(self, cards: int) -> int:
        """The old cards kept once these are laid face up."""
        return int(old_cards(self.options, face_up(self.state) | cards)) & self.hand & ~cards

    def hu_after(self, cards: int, won: int) -> int:
        """The hu after these cards are laid face up and win this much of the trick."""
        return self.won + won + self.old_after(cards).bit_count()

    def combos_in(self, cards: int) -> list[int]:
        """All sets and runs in some cards, the largest first."""
        held = [c for c in range(COUNT) if size_of[c] >= 3 and not int(mask_of[c]) & ~cards]
        return sorted((c for c in held if is_combo(self.options, c)), key=lambda c: -int(size_of[c]))

    def in_combos(self, cards: int) -> int:
        """The cards that belong to a set or run of these."""
        found = 0
        for combo in self.combos_in(cards):
            found |= int(mask_of[combo])
        return found

    # ---- before play -----------------------------------------------------------------------------------------

    def why_call(self) -> Reason:
        if self.hu >= ENOUGH:
            return Reason("call_enough", {"hu": self.hu})
        if count := self.in_combos(self.hand).bit_count():
            return Reason("call_combos", {"hu": self.hu, "count": count, "need": ENOUGH - self.hu})
        return Reason("call_strong", {"hu": self.hu, "count": ENOUGH - self.hu})

    def why_pass(self) -> Reason:
        """Only a caller who would be privileged has to fear for both shares (4.2)."""
        if self.state.phase != AT_CALL:
            return Reason("hu_decline", {"hu": self.hu, "score": int(score_of(self.hu))})
        if int(self.state.passed).bit_count() == PLAYING - 1:
            return Reason("call_void", {"hu": self.hu})
        privileged = self.seat != self.state.dealer or self.options.dealer_privilege
        if privileged and self.hu < ENOUGH:
            return Reason("call_pass_risk", {"hu": self.hu, "count": ENOUGH - self.hu})
        return Reason("call_pass", {"hu": self.hu})

    # ---- on lead ---------------------------------------------------------------------------------------------

    def why_declare(self) -> Reason:
        """Waiting is no risk where leads that nobody can beat bring more."""
        worth = {"hu": self.hu, "score": int(score_of(self.hu))}
        a, b = self.out.values()
        privileged = self.state.privileged == self.seat
        most, _, _ = sweep(self.options, self.hand, self.won, face_up(self.state), a, b, privileged)
        return Reason("hu_now" if self.hand and most <= self.hu else "hu_take", worth)

    def why_lead(self, cards: int) -> Reason:
        combo, count, pieces = combo_of(cards), cards.bit_count(), self.pieces(cards)
        kind, then = KINDS[kind_of[combo]], self.hu_after(cards, count)
        single = kind_of[combo] == SINGLE
        if self.is_sure(combo):
            if self.hu >= ENOUGH and then > self.hu:
                scores = {"next_score": int(score_of(then)), "score": int(score_of(self.hu))}
                return Reason("hu_wait_safe", {"pieces": pieces, "hu": then, **scores})
            if single:
                return Reason("lead_unbeatable", {"pieces": pieces, "count": count})
            return Reason("lead_combo_safe", {"combo": kind, "pieces": pieces, "count": count})
        promoted = self.old_after(cards) & ~self.old
        if promoted and promoted.bit_count() >= (cards & self.old).bit_count():
            return Reason("lead_promotes", {"pieces": pieces, "promoted": self.pieces(promoted)})
        if found := self.why_keep(cards):
            return found
        if single:
            return Reason("lead_single", {"pieces": pieces, "count": self.above(combo)})
        return Reason("lead_combo", {"combo": kind, "pieces": pieces, "count": count})

    def above(self, single: int) -> int:
        """How many unseen cards beat a single."""
        return int(plays_above(self.options, single, self.unseen)).bit_count()

    # ---- following -------------------------------------------------------------------------------------------

    def why_beat(self, cards: int) -> Reason:
        count, owner, pieces = cards.bit_count(), int(self.state.owner), self.pieces(cards)
        then = self.hu_after(cards, count)
        if then >= ENOUGH:
            return Reason("beat_then_declare", {"count": count, "hu": then})
        won = int(self.state.won[owner])
        if won and won + count + (self.out[owner] & self.old).bit_count() >= ENOUGH:
            return Reason("beat_stop_player", {"player": owner, "count": won})
        following = next(iter(self.out))
        last = self.state.acted == PLAYING - 1
        if last or not plays_above(self.options, combo_of(cards), self.out[following]):
            return Reason("beat_takes" if self.hand & ~cards else "beat_last", {"pieces": pieces, "count": count})
        return self.why_keep(cards) or Reason("beat_open", {"pieces": pieces, "count": count, "player": following})

    def why_discard(self, cards: int) -> Reason:
        state, pieces = self.state, self.pieces(cards)
        broken = int(owed_by(self.options, state.standing, state.top_led != 0, self.hand)) & cards
        if broken:
            return Reason("discard_break", {"count": cards.bit_count(), "pieces": self.pieces(broken)})
        able = not state.top_led and plays_above(self.options, state.standing, self.hand) != 0
        if not able and not cards & (self.old | self.in_combos(self.hand)):
            return Reason("discard_cheapest", {"pieces": pieces})
        if found := self.why_keep(cards):
            return found
        shown = 0 if self.options.discard_face == FACE_DOWN else cards
        left = int(old_cards(self.options, face_up(state) | shown)) & self.hand & ~cards
        hu = self.won + left.bit_count()
        if costs := (cards & self.old).bit_count():
            return Reason("discard_costs", {"pieces": pieces, "count": costs, "hu": hu})
        return Reason("discard_leaves", {"pieces": pieces, "hu": hu})

    def why_keep(self, cards: int) -> Reason | None:
        """What a play leaves whole that another might not: all old cards, or a combination."""
        if self.hand & self.old & self.playable and not cards & self.old:
            return Reason("keep_old", {"pieces": self.pieces(self.hand & self.old)})
        for combo in self.combos_in(self.hand & ~cards):
            if (kept := int(mask_of[combo])) & self.playable:
                params = {"pieces": self.pieces(kept), "combo": KINDS[kind_of[combo]]}
                return Reason("keep_combo", {**params, "count": int(size_of[combo])})
        return None
