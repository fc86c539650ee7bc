"""Why a move of 偎麻雀 is good, in the words of its hints.

Each hint states facts of the position: points by the rules, unseen cards, what a card goes with.
tests/bots/hints/weimaque.py checks every one.
"""

from collections.abc import Sequence

from paiguan.bots.master import Weighed
from paiguan.bots.policies.weimaque.expected_value import MOST_OF_A_PAIR
from paiguan.bots.policies.weimaque.neighbours import company
from paiguan.bots.policies.weimaque.outlook import outlook_of
from paiguan.bots.policies.weimaque.regular import laid_after
from paiguan.bots.policies.weimaque.weights import WEIGHTS
from paiguan.bots.reasons import Reason
from paiguan.engine.contract import Move
from paiguan.engine.game import Game
from paiguan.engine.kernel import State, States
from paiguan.games.weimaque.combos import Laid, best_reading, laid_of
from paiguan.games.weimaque.information import cards_left
from paiguan.games.weimaque.legal import (
    CHI_FORMS,
    CHI_PAIRS,
    MAY_HU,
    chi_pair,
    locks_by_passing,
    reading_of,
    source_of,
    spent,
)
from paiguan.games.weimaque.options import LOCK_OFF, SCOPE_SET
from paiguan.games.weimaque.points import (
    COVERED_WORTH,
    DUOHONG_OVER,
    HONGWU_REDS,
    NO_MARK,
    OPEN_WORTH,
    RED_CARDS,
    YINHU_WORTH,
    Reading,
    hard_worth,
    total_of,
    whole_kinds,
)
from paiguan.games.weimaque.record import Chi, Discard, Hu, Kong, Pass, Peng, Wei, code_of
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    CARDS,
    COPIES,
    COVERED,
    FROM_OTHER,
    KIND,
    KINDS,
    MELDS,
    NONE,
    OPEN,
    RED,
    SIZE_BITS,
    SMALL,
    STOCK,
    TUANYUAN,
    UNIT,
    count_of,
    held,
    next_seat,
    threes_of,
    twos_of,
)

ALMOST = 3  # cards: a pattern that lacks no more is worth playing for
CHEAP = 1  # unseen cards: a lock on a kind that has no more costs little
LIKELY = 0.5  # chance: from here on the next seat can probably 吃 a card
FEW_REDS = 2  # one of them thrown leaves 點和 or 烏和
REDS_FOR = {"hongwu": HONGWU_REDS, "duohong": DUOHONG_OVER + 1}


def reason(game: Game, states: States, seat: int, weighed: Sequence[Weighed]) -> Reason:
    """The first hint that holds for the best move, if need be against the next best."""
    view = Position(game, states[0], seat)
    move, other = weighed[0].move, weighed[1].move if len(weighed) > 1 else None
    match move:
        case Hu():
            return Reason("win_now", {"total": view.total_now()})
        case Discard(card=card):
            return view.why_discard(card, other)
        case Wei(n=3):
            return view.why_three()
        case Pass():
            return view.why_pass(other)
    return view.why_lay(move)


class Position:
    """What a seat knows, asked by the hints."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.options, self.state, self.seat = game.options, state, seat
        self.hand, self.laid = int(state.hands[seat]), laid_of(state, seat)
        outlook = outlook_of(state, self.options, seat, WEIGHTS)
        self.live, self.refused = int(outlook.live), int(outlook.refused)
        self.locks, self.least = int(state.locks[seat]), int(self.options.min_hard)
        self.stock = STOCK - int(state.drawn)
        self.next = int(next_seat(state.dealer, seat))
        self.card = CARDS[state.card] if state.card != NONE else ""

    def unseen(self, *cards: str) -> int:
        """How many copies of these the seat has not seen."""
        return sum(int(held(self.live, KIND[card])) for card in cards)

    def after(self, move: Move) -> tuple[Laid, int]:
        """What lies there and what is held after a move that lays cards."""
        code, card, own = code_of(self.state, move), int(self.state.card), bool(self.seat == self.state.by)
        return laid_after(self.laid, code, card, own), self.hand - int(spent(code, card, own))

    # ---- wins ------------------------------------------------------------------------------------------------

    def total_now(self) -> int:
        state = self.state
        source = source_of(state, self.seat) if state.phase == AT_CLAIM else state.source
        return int(total_of(self.options, reading_of(state, self.options, self.seat, source, False)))

    def waits(self, hand: int, locks: int) -> dict[str, int]:
        """The unseen cards that would win if another seat turned them, and the totals."""
        found = {}
        for kind, card in enumerate(CARDS):
            if held(self.live, kind):
                locked = locks & UNIT[kind] != 0
                whole = hand + UNIT[kind]
                reading = best_reading(self.options, self.laid, whole, kind, FROM_OTHER, False, locked, False)
                if reading.pair != NONE:
                    found[card] = int(total_of(self.options, reading))
        return found

    def why_wait(self, waits: dict[str, int]) -> Reason | None:
        """A win let go: other cards would bring more."""
        total = max(waits.values(), default=0)
        if not self.state.claims[self.seat] & MAY_HU or total <= self.total_now():
            return None
        dearest = [card for card in waits if waits[card] == total]
        return Reason("wait_for_more", {"count": self.unseen(*dearest), "total": total})

    # ---- hard points (5) -------------------------------------------------------------------------------------

    def points(self, opened: int, covered: int, whole: int) -> int:
        """硬檄 of some triplets and 團圓."""
        reading = Reading(NONE, opened, covered, 0, 0, whole, NO_MARK, NONE, False)
        return sum(int(hard_worth(self.options, reading, item)) for item in (OPEN, COVERED, TUANYUAN))

    def sets(self, laid: Laid, hand: int) -> tuple[int, int, int]:
        """Open triplets, covered ones with those in the hand, and 團圓."""
        covered = int(laid.covered | threes_of(hand))
        whole = int(whole_kinds(self.options, laid.cards + hand, laid.opened | covered))
        return int(laid.opened), covered, whole

    def most_points(self, laid: Laid, hand: int) -> int:
        """硬檄 if everything came: each pair drawn into a 偎, each fourth card, the best pair.

        A hand takes in cards only beside two of its own, so that nothing else becomes a triplet; a 團圓 in runs that lacks
        two cards is not counted.
        """
        most, sets = MOST_OF_A_PAIR, []
        for kind, one in enumerate(UNIT):
            mine, out = int(held(hand, kind)), int(held(self.live, kind))
            owned = int(held(laid.cards, kind)) + mine
            whole = one if owned + out == COPIES else 0
            if (laid.opened | laid.covered) & one:
                most += self.points(laid.opened & one, laid.covered & one, whole)
            elif mine >= 3 or (mine == 2 and out):
                sets.append(self.points(0, one, whole))
            elif owned == 3 and self.options.tuanyuan_scope != SCOPE_SET:
                most += self.points(0, 0, whole)
        return most + sum(sorted(sets, reverse=True)[: MELDS - laid.melds])

    # ---- patterns (5) ----------------------------------------------------------------------------------------

    def lacking(self, laid: Laid, hand: int) -> dict[str, int]:
        """Patterns that can still be made, the dearest first, and how many cards each lacks; 0 if it is there."""
        cards, found = int(laid.cards) + hand, {}
        reds = int(count_of(cards & RED_CARDS))
        to_come = MELDS - int(laid.melds) - len(in_set(threes_of(hand)))
        pairs = in_set(twos_of(hand) & ~threes_of(hand))
        growing = [kind for kind in pairs if held(self.live, kind) and not self.locks & UNIT[kind]]
        found["hongwu"] = REDS_FOR["hongwu"] - reds
        if laid.runs == 0 and 0 <= to_come <= len(growing):
            found["duizihu"] = to_come + (0 if to_come < len(pairs) else 1)
        for one_size, other in ((SMALL, SMALL << SIZE_BITS), (SMALL << SIZE_BITS, SMALL)):
            if cards & one_size and laid.cards & other == 0:
                found["daxiaozi"] = min(int(count_of(hand & other)), found.get("daxiaozi", KINDS))
        found["duohong"] = REDS_FOR["duohong"] - reds
        return {combo: max(count, 0) for combo, count in found.items()}

    def towards(self, near: dict[str, int], than: dict[str, int], step: int) -> Reason | None:
        """A pattern that is near, and at least a step nearer than it would be or was. One that was whole is not praised when it
        is broken."""
        for combo, count in near.items():
            if 0 < count <= min(ALMOST, self.stock) and count + step <= than.get(combo, KINDS):
                return Reason("towards_pattern", {"combo": combo, "count": count})
        return None

    # ---- discards --------------------------------------------------------------------------------------------

    def why_discard(self, card: str, other: Move | None) -> Reason:
        kind, rest = KIND[card], self.hand - UNIT[KIND[card]]
        waits = self.waits(rest, self.locks if self.options.pass_lock == LOCK_OFF else self.locks | UNIT[kind])
        if found := self.why_wait(waits):
            return found
        if waits:
            return Reason("best_wait", {"pieces": list(waits), "count": self.unseen(*waits)})
        reds = int(count_of((self.laid.cards + self.hand) & RED_CARDS))
        if is_red(kind) and reds <= FEW_REDS:
            return Reason("reds_or_black", {"count": reds, "piece": card})
        if company(self.hand, kind) == 0:
            return Reason("lone_card", {"piece": card})
        if self.refused & UNIT[kind]:
            return Reason("safe_discard", {"player": self.next, "piece": card})
        if isinstance(other, Discard):
            if other.card != card and self.may_wei(rest, other.card):
                return keep_pair(other.card)
            if self.chance_of_chi(KIND[other.card]) >= LIKELY and self.chance_of_chi(kind) == 0:
                return Reason("deny_next", {"piece": other.card, "player": self.next, "discard": card})
        if found := self.towards(self.lacking(self.laid, rest), self.lacking(self.laid, self.hand), step=0):
            return found
        if held(self.hand, kind) == 1 and not in_run(self.hand, kind):
            return Reason("breaks_nothing", {"piece": card})
        return Reason("discard_leaves", {"piece": card, **groups_in(rest)})

    def may_wei(self, rest: int, card: str) -> bool:
        """Whether a pair that is kept, and is no part of a run, may still be drawn into a 偎."""
        kind = KIND[card]
        pair = held(rest, kind) == 2 and not in_run(rest, kind) and not self.locks & UNIT[kind]
        return bool(pair and self.unseen(card) and self.stock)

    def chance_of_chi(self, kind: int) -> float:
        """The chance that the next seat holds two cards for a run, any unseen card being as likely in its hand."""
        if self.refused & UNIT[kind]:
            return 0.0
        elsewhere = 1 - int(cards_left(self.state, self.next)) / int(count_of(self.live))
        fails = 1.0
        for form in range(CHI_FORMS):
            if chi_pair[kind, form] != NONE:
                low, high = (1 - elsewhere ** int(held(self.live, one)) for one in CHI_PAIRS[chi_pair[kind, form]])
                fails *= 1 - low * high
        return 1 - fails

    # ---- claims and 偎 ---------------------------------------------------------------------------------------

    def why_pass(self, other: Move | None) -> Reason:
        locks = bool(locks_by_passing(self.state, self.options, self.seat))
        locked = self.locks | UNIT[KIND[self.card]] if locks else self.locks
        if found := self.why_wait(self.waits(self.hand, locked)):
            return found
        if isinstance(other, Hu):
            return Reason("pass_win", {"total": self.total_now()})
        if isinstance(other, Chi):
            most = self.most_points(*self.after(other))
            if most < self.least <= self.most_points(self.laid, self.hand):
                return Reason("chi_starves_points", {"hard": most, "min": self.least})
        if locks and self.unseen(self.card) <= CHEAP:
            return Reason("lock_is_cheap", {"piece": self.card, "count": self.unseen(self.card)})
        if isinstance(other, Peng) and not locks and self.may_wei(self.hand, self.card):
            return keep_pair(self.card)
        if isinstance(other, Chi):
            broken = [card for card in other.with_ if self.may_wei(self.hand, card)]
            if broken:
                return keep_pair(broken[0])
        if isinstance(other, Chi | Peng | Kong):
            nearer = self.towards(self.lacking(self.laid, self.hand), self.lacking(*self.after(other)), step=1)
            if nearer is not None:
                return nearer
        if isinstance(other, Chi):
            return Reason("chi_no_points", {"pieces": sorted([*other.with_, self.card], key=KIND.__getitem__)})
        if isinstance(other, Peng):
            red = is_red(KIND[self.card])
            return Reason("peng_open", {"piece": self.card, "value": OPEN_WORTH + red, "more": COVERED_WORTH + red})
        return Reason("pass_leaves", {"piece": self.card, **groups_in(self.hand)})

    def why_lay(self, move: Move) -> Reason:
        """碰, 槓, 吃, or 偎 with all four."""
        laid, rest = self.after(move)
        before, sets = self.sets(self.laid, self.hand), self.sets(laid, rest)
        for kind in in_set(sets[2] & ~before[2]):
            value = self.points(*sets) - self.points(*sets[:2], sets[2] ^ UNIT[kind]) + YINHU_WORTH * is_red(kind)
            if value > 0:
                return Reason("fourth_makes_tuanyuan", {"piece": CARDS[kind], "value": value})
        if self.points(*before) < self.least <= self.points(*sets):
            return Reason("reach_hard", {"hard": self.points(*sets), "min": self.least})
        if found := self.towards(self.lacking(laid, rest), self.lacking(self.laid, self.hand), step=1):
            return found
        claimed = self.state.phase == AT_CLAIM
        if claimed and self.unseen(self.card) and locks_by_passing(self.state, self.options, self.seat):
            return Reason("passing_locks", {"piece": self.card, "count": self.unseen(self.card)})
        if (value := self.points(*sets) - self.points(*before)) > 0:
            return Reason("lays_points", {"value": value, "hard": self.points(*sets)})
        return Reason("lays_meld", {"count": int(laid.melds)})

    def why_three(self) -> Reason:
        """偎 with two where three are held: the fourth stays for a run."""
        goes_with = company(self.hand - 2 * UNIT[KIND[self.card]], KIND[self.card])
        return Reason("wei_keep_fourth" if goes_with else "wei_spare", {"piece": self.card})


def keep_pair(card: str) -> Reason:
    return Reason("keep_pair_for_wei", {"piece": card, "value": COVERED_WORTH + is_red(KIND[card])})


def in_set(kinds: int) -> list[int]:
    """The kinds of a set."""
    return [kind for kind in range(KINDS) if int(kinds) & UNIT[kind]]


def is_red(kind: int) -> int:
    return 1 if RED & UNIT[kind] else 0


def in_run(hand: int, kind: int) -> bool:
    """Whether a hand has a whole run with a kind in it."""
    pairs = (chi_pair[kind, form] for form in range(CHI_FORMS))
    return any(all(held(hand, one) for one in CHI_PAIRS[pair]) for pair in pairs if pair != NONE)


def groups_in(hand: int) -> dict[str, int]:
    """How many kinds a hand has three times or more, and how many twice."""
    return {"sets": len(in_set(threes_of(hand))), "pairs": len(in_set(twos_of(hand) & ~threes_of(hand)))}
