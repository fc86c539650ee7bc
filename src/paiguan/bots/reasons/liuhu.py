"""Why a move of 六虎 is good, in the words of its hints."""

from collections.abc import Sequence
from typing import Any

from paiguan.bots.master import Weighed
from paiguan.bots.policies.liuhu.chances import likely_cards
from paiguan.bots.policies.liuhu.sure import barred_from, stands, sweep, top_leads, unbeaten, unseen_by
from paiguan.bots.policies.liuhu.weights import WEIGHTS
from paiguan.bots.reasons import Reason, best_expected
from paiguan.engine.game import Game
from paiguan.engine.loops import END
from paiguan.engine.state import duplicate
from paiguan.games.liuhu.combos import COUNT, KINDS, SINGLE, combo_of, is_combo, kind_of, mask_of, plays_above, size_of
from paiguan.games.liuhu.information import laid
from paiguan.games.liuhu.legal import ENOUGH, hu_of, owed_by
from paiguan.games.liuhu.moves import Beat, Discard, Hu, Lead, Pass, Wuhu, Zuo
from paiguan.games.liuhu.pieces import HAND, face_up, ids, mask, old_cards
from paiguan.games.liuhu.settle import WUHU_HU, score_of
from paiguan.games.liuhu.state import AT_CALL, next_active

WORTH_NAMING = 3  # old cards, from which on they are the reason to call


def reason(game: Game, states: Any, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The hint that tells most of those that hold for the best move."""
    moves = game.whole_moves(duplicate(states))
    view = Position(game, states[0], seat, moves)
    move = weighed[0].move
    found = None
    if len(moves) == 1 and isinstance(move, Lead | Beat | Discard):
        found = Reason("only_move", {"pieces": list(move.cards)})
    elif isinstance(move, Wuhu):
        found = Reason("wuhu_take", {"score": int(score_of(WUHU_HU))})
    elif isinstance(move, Zuo):
        found = view.why_call()
    elif isinstance(move, Pass):
        found = view.why_pass()
    elif isinstance(move, Hu):
        found = view.why_declare()
    elif isinstance(move, Lead):
        found = view.why_lead(mask(game.options, move.cards))
    elif isinstance(move, Beat):
        found = view.why_beat(mask(game.options, move.cards))
    elif isinstance(move, Discard):
        found = view.why_discard(mask(game.options, move.cards))
    return found or best_expected(weighed)


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, state: Any, seat: int, moves: Any) -> None:
        self.options, self.state, self.seat = game.options, state, seat
        self.playable = 0  # the cards that some legal move puts down
        for code in {code for row in moves.tolist() for code in row[: row.index(END)]}:
            self.playable |= int(laid(code))
        self.hand, self.won = int(state.hands[seat]), int(state.won[seat])
        self.old = int(old_cards(game.options, face_up(state)))
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

    def combos_in(self, cards: int) -> list[int]:
        """All sets and runs in some cards, the largest first."""
        held = [c for c in range(COUNT) if size_of[c] >= 3 and not int(mask_of[c]) & ~cards]
        return sorted((c for c in held if is_combo(self.options, c)), key=lambda c: -int(size_of[c]))

    # ---- before play -----------------------------------------------------------------------------------------

    def why_call(self) -> Reason | None:
        hu = (self.hand & self.old).bit_count()
        if WORTH_NAMING <= hu < ENOUGH:
            return Reason("call_strong", {"hu": hu, "count": ENOUGH - hu})
        return None

    def why_pass(self) -> Reason | None:
        """Only a caller who would be privileged has to fear for both shares (4.2)."""
        if self.state.phase != AT_CALL or (self.seat == self.state.dealer and not self.options.dealer_privilege):
            return None
        young, unseen = self.hand & ~self.old, self.unseen
        likely = likely_cards(self.options, young, unseen, unseen, HAND, unseen.bit_count(), WEIGHTS)
        hu = (self.hand & self.old).bit_count() + round(likely)
        return Reason("call_pass_risk", {"hu": hu}) if hu < ENOUGH else None

    # ---- on lead ---------------------------------------------------------------------------------------------

    def why_declare(self) -> Reason | None:
        """Waiting is no risk where leads that nobody can beat bring more, or where there is nothing left to lead."""
        hu, (a, b) = int(hu_of(self.state, self.options, self.seat)), self.out.values()
        privileged = self.state.privileged == self.seat
        most, _, _ = sweep(self.options, self.hand, self.won, face_up(self.state), a, b, privileged)
        if self.hand == 0 or most > hu:
            return None
        return Reason("hu_now", {"hu": hu, "score": int(score_of(hu))})

    def why_lead(self, cards: int) -> Reason | None:
        combo, count, pieces = combo_of(cards), cards.bit_count(), self.pieces(cards)
        now = int(hu_of(self.state, self.options, self.seat))
        then = self.won + count + self.old_after(cards).bit_count()
        sure = self.is_sure(combo)
        if sure and now >= ENOUGH and then > now:
            scores = {"next_score": int(score_of(then)), "score": int(score_of(now))}
            return Reason("hu_wait_safe", {"pieces": pieces, "hu": then, **scores})
        if sure and kind_of[combo] == SINGLE:
            return Reason("lead_unbeatable", {"pieces": pieces, "count": count})
        if sure and kind_of[combo] != SINGLE:
            return Reason("lead_combo_safe", {"combo": KINDS[kind_of[combo]], "pieces": pieces, "count": count})
        promoted = self.old_after(cards) & ~self.old
        if promoted and promoted.bit_count() >= (cards & self.old).bit_count():
            return Reason("lead_promotes", {"pieces": pieces, "promoted": self.pieces(promoted)})
        return self.why_keep(cards)

    # ---- following -------------------------------------------------------------------------------------------

    def why_beat(self, cards: int) -> Reason | None:
        count, owner = cards.bit_count(), int(self.state.owner)
        then = self.won + count + self.old_after(cards).bit_count()
        if then >= ENOUGH:
            return Reason("beat_then_declare", {"count": count, "hu": then})
        won = int(self.state.won[owner])
        if won and won + count + (self.out[owner] & self.old).bit_count() >= ENOUGH:
            return Reason("beat_stop_player", {"player": owner, "count": won})
        return self.why_keep(cards)

    def why_discard(self, cards: int) -> Reason | None:
        state, pieces = self.state, self.pieces(cards)
        broken = int(owed_by(self.options, state.standing, state.top_led != 0, self.hand)) & cards
        if broken:
            return Reason("discard_break_least", {"count": cards.bit_count(), "pieces": self.pieces(broken)})
        able = not state.top_led and plays_above(self.options, state.standing, self.hand) != 0
        in_combos = 0
        for combo in self.combos_in(self.hand):
            in_combos |= int(mask_of[combo])
        if not able and not cards & (self.old | in_combos):
            return Reason("discard_cheapest", {"pieces": pieces})
        return self.why_keep(cards)

    def why_keep(self, cards: int) -> Reason | None:
        """What a play leaves whole that another might not: all old cards, or a combination."""
        if self.hand & self.old & self.playable and not cards & self.old:
            return Reason("keep_old", {"pieces": self.pieces(self.hand & self.old)})
        for combo in self.combos_in(self.hand & ~cards):
            if (kept := int(mask_of[combo])) & self.playable:
                params = {"pieces": self.pieces(kept), "combo": KINDS[kind_of[combo]]}
                return Reason("keep_combo", {**params, "count": int(size_of[combo])})
        return None
