"""Payments and the rules behind them, and what a settlement is drawn from (rules 6); the next dealer (rules 7)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from paiguan.engine.contract import Bounds, Json, Result, Standing
from paiguan.engine.contract import Item as Line
from paiguan.engine.kernel import constant, interpreted, kernel
from paiguan.engine.state import FACTORS, NOBODY, Item, Items, write_item
from paiguan.engine.tricks import TrickReader
from paiguan.games.tianjiu.combos import (
    CCMM,
    COUNT,
    NONE,
    PAIR_51,
    PAIR_61,
    SINGLE_21,
    SINGLE_42,
    SINGLE_51,
    SINGLE_54,
    SINGLE_61,
    SINGLE_63,
    SINGLE_66,
    ZC,
    ZW,
    class_of,
    combo_of,
    kind_of,
    kinds_in,
    lipai_kinds,
    lipai_worth,
    size_of,
)
from paiguan.games.tianjiu.options import ABSORB, FEI, RU_BASE, SMALL, VISIBLE, WENZUN_OFF, Options
from paiguan.games.tianjiu.play import he_item
from paiguan.games.tianjiu.state import (
    AT_END,
    BAOZUN,
    CAPTURE,
    COVER,
    DEALER,
    ITEM_IDS,
    KONG,
    LIPAI7,
    LIPAI8,
    LOSS,
    RU,
    SIDA,
    SIDABAO,
    SWEEP7,
    SWEEP8,
    YAO,
    State,
    higher_than,
    mask,
)

if TYPE_CHECKING:  # view.py imports this module
    from paiguan.games.tianjiu.view import TianjiuView


HE_UNITS, SIDA_UNITS = 2, 4  # 6.2: 賀尊 and 擒尊; 四大賀
YAO_TIMES, BAOZUN_TIMES, SIDABAO_TIMES, SWEEP7_TIMES, SWEEP8_TIMES = 2, 2, 4, 2, 4  # 6.3

# 6.5  What catches a 么 or 文尊, so that its leader pays for everybody; NONE for other leads.
CATCHERS = {SINGLE_21: SINGLE_42, SINGLE_51: SINGLE_61, PAIR_51: PAIR_61}
catcher_of = constant([CATCHERS.get(combo, NONE) for combo in range(COUNT)])


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Write the immediate items trick by trick, then, when the hand is over, one item for each loser (6.6)."""
    count = 0
    for i in range(state.paid):
        item = state.paid_item[i]
        winner = state.paid_to[i]
        for step in range(1, 4):
            payer = (winner + step) & 3
            write_item(items[count], item, payer, winner, SIDA_UNITS if item == SIDA else HE_UNITS)
            items[count].factors[DEALER] = dealer_factor(state, winner, payer)
            count += finish_item(items[count], options)
    if state.phase == AT_END:
        if state.claimed != NOBODY:
            kinds = lipai_kinds(options, state.dealt[state.winner])
            return settle_lipai(state, options, items, count, lipai_worth(kinds))
        return settle_play(state, options, items, count)
    return count


@kernel
def finish_item(item: Item, options: Options) -> int:
    """Set the amount of an item: units times all factors times the stake. Returns 1, the number of items written."""
    amount = item.units * options.stake
    for factor in range(FACTORS):
        amount *= item.factors[factor]
    item.amount = amount
    return 1


@kernel
def dealer_factor(state: State, a: int, b: int) -> int:
    """The factor of payments to and from the dealer: 2 for the first hand as dealer, then 3, 4, 5 … (6.1)."""
    return state.streak + 1 if a == state.dealer or b == state.dealer else 1


@kernel
def par(options: Options) -> int:
    return options.small_par if options.form == SMALL else 4


@kernel
def settle_lipai(state: State, options: Options, items: Items, count: int, worth: int) -> int:
    """Settle a 例牌: every other seat pays as if empty (空棟), times the factor of the 例牌 (6.4)."""
    winner = state.winner
    for step in range(1, 4):
        loser = (winner + step) & 3
        write_item(items[count], LOSS, loser, winner, par(options) + 1)
        items[count].notes = KONG
        items[count].factors[DEALER] = dealer_factor(state, winner, loser)
        items[count].factors[LIPAI7 if worth == 2 else LIPAI8] = worth
        count += finish_item(items[count], options)
    return count


@kernel
def settle_play(state: State, options: Options, items: Items, count: int) -> int:
    """Settle a finished hand: each seat's distance from par, times the factors of the finish (6.3, 6.5)."""
    winner = state.winner
    caught = capture_factor(state, options)
    for step in range(1, 4):
        loser = (winner + step) & 3
        stacks = state.stacks[loser]
        units = par(options) - stacks + (1 if stacks == 0 else 0)
        if units == 0:
            continue  # 歸棟: level
        if units > 0:
            write_item(items[count], LOSS, loser, winner, units)
            items[count].notes = KONG if stacks == 0 else 0
            items[count].factors[DEALER] = dealer_factor(state, winner, loser)
            if caught != NONE:
                items[count].id = COVER
                items[count].payer = state.leader
                items[count].debtor = loser
                items[count].factors[caught] = options.capture_mult if caught == CAPTURE else SIDABAO_TIMES
            else:
                finish_factors(state, options, items[count])
        else:
            # 入: the winner pays. A losing dealer's surplus is not multiplied; a winning dealer pays m-fold (I7).
            write_item(items[count], RU, winner, loser, -units)
            if loser != state.dealer:
                items[count].factors[DEALER] = dealer_factor(state, winner, loser)
            if caught == NONE and options.ru_special != RU_BASE:
                finish_factors(state, options, items[count])
        count += finish_item(items[count], options)
    return count


@kernel
def capture_factor(state: State, options: Options) -> int:
    """The factor if the leader of the last trick was caught and pays for everybody, or NONE (6.5). Only the lead and the
    winning play matter."""
    if state.owner == state.leader:
        return NONE
    klass = class_of(options, state.led)
    if state.top == catcher_of[state.led] and (is_yao(options, state.led) or klass == ZC):
        return CAPTURE
    if klass == CCMM:
        return SIDABAO  # the catcher's own 四大包
    return NONE


@kernel
def is_yao(options: Options, combo: int) -> bool:
    """Whether a combination is a 么: 21 alone, or 51 alone if 文尊 is played (6.3)."""
    return combo == SINGLE_21 or (combo == SINGLE_51 and options.wenzun != WENZUN_OFF)


@kernel
def finish_factors(state: State, options: Options, item: Item) -> None:
    """Write the factors of the way in which the hand was finished (6.3)."""
    led_and_won = state.owner == state.leader
    klass = class_of(options, state.top)
    sweep = options.form != SMALL and state.stacks[state.winner] == 8
    if led_and_won and is_yao(options, state.top) and not (sweep and options.yao_in_sweep == ABSORB):
        item.factors[YAO] = YAO_TIMES
    if led_and_won and (klass == ZW or klass == ZC):
        item.factors[BAOZUN] = BAOZUN_TIMES
    if klass == CCMM:
        item.factors[SIDABAO] = SIDABAO_TIMES
    if sweep:
        if is_sweep8(state, options):
            item.factors[SWEEP8] = SWEEP8_TIMES
        else:
            item.factors[SWEEP7] = SWEEP7_TIMES


@kernel
def is_sweep8(state: State, options: Options) -> bool:
    """Whether a sweep is 八支 and not 七支, by its last trick and, for a dealer, its first lead (6.3)."""
    last = state.top
    dealer_won = state.winner == state.dealer
    if dealer_won and is_top_lead(options, state.first_lead):
        return False
    if size_of[last] > 1 or last == SINGLE_51 or last == SINGLE_21:
        return True
    if dealer_won and options.bazhi_single != VISIBLE:
        return last == SINGLE_66 or last == SINGLE_63 or last == SINGLE_54
    return higher_than[kind_of[last]] & ~state.shown == 0


@kernel
def is_top_lead(options: Options, combo: int) -> bool:
    """Whether a combination is a top lead: a single Heaven, a single nine, or 至尊 (I23)."""
    klass = class_of(options, combo)
    return combo == SINGLE_66 or combo == SINGLE_63 or combo == SINGLE_54 or klass == ZW or klass == ZC


# ---- the match -------------------------------------------------------------------------------------------------


class TianjiuStanding(Standing, frozen=True, kw_only=True):
    """The dealer, and how many hands in a row they have dealt, including the next one."""

    streak: int = 1
    factor: int = 0  # of payments to and from the dealer in that hand; follows from the streak

    def __post_init__(self) -> None:
        state: Any = self  # the kernel reads only dealer and streak
        msgspec.structs.force_setattr(self, "factor", _dealer_factor(state, self.dealer, self.dealer))


_dealer_factor = interpreted(dealer_factor)


def next_dealer(options: Options, dealer: int, streak: int, winner: int) -> dict[str, int]:
    """The next dealer and streak. 飛莊: the winner deals. 輪莊: a winning dealer stays, else the next seat deals (7)."""
    if winner == dealer:
        return {"dealer": int(dealer), "streak": int(streak) + 1}
    if options.succession == FEI:
        return {"dealer": int(winner), "streak": 1}
    return {"dealer": (int(dealer) + 1) % 4, "streak": 1}


def next_standing(options: Options, standing: TianjiuStanding, state: State) -> TianjiuStanding:
    hands = standing.hands + 1
    after = next_dealer(options, state.dealer, state.streak, state.winner)
    return TianjiuStanding(hands=hands, over=hands >= int(options.hands), **after)


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Json]) -> Bounds:
    """The lowest and the highest payment (6.2 to 6.5), with a dealer factor of 2, that of a first hand."""
    last_trick_too = values["bao_he"] == "both"
    if values["size"] == "small":
        par = values["small_par"]
        # Highest: the dealer plays four in the only trick, 四大包, (par + 1) x 2 x 4 from each; and 賀 if the last trick has one.
        most = 24 * (par + 1) + 24 * last_trick_too
        # Lowest: 包賠 to the dealer for two empty seats and for the player's own at least one stack, x 2 x 4; 賀 for four tiles.
        least = 8 * (2 * (par + 1) + par - 1) + 8
    else:
        # Highest: the dealer sweeps with two fours: 5 x 2 (dealer) x 4 (八支) x 4 (四大包), and 四大賀 for the first four.
        # A tile won brings at most one unit of 賀, in other hands as well. Lowest: the dealer's share of such a sweep.
        most = 480 + 24 + 24 * last_trick_too
        least = 160 + 8 + 8 * last_trick_too
    return -least * values["stake"], most * values["stake"]


# ---- what a settlement is drawn from -----------------------------------------------------------------------------

TRICKS = TrickReader(4, laying=("play",))


class Won(msgspec.Struct, frozen=True):
    """A trick that was won."""

    owner: int
    stacks: int
    pieces: tuple[str, ...]  # the combination that won it
    bonus: str | None  # the item that was paid for it at once: zun, qinzun or sida


class TianjiuResult(Result, frozen=True, kw_only=True):
    """Where the stacks went, or the 例牌 that ended the hand before the first trick."""

    par: int  # the stacks with which a seat owes nothing
    tricks: tuple[Won, ...]  # in the order won; the last one finishes the hand
    claimed: tuple[str, ...]  # the tiles of a 例牌
    kinds: tuple[str, ...]  # of it, as in the terms


def result(view: "TianjiuView", state: State, options: Options, items: Sequence[Line]) -> TianjiuResult:
    """Read the tricks from the log that spectators see. Discards are never part of it (4.6)."""
    paid = [(int(state.paid_item[i]), int(state.paid_to[i])) for i in range(state.paid)]
    tricks = []
    for trick in TRICKS.past(view.log):
        plays = {play.seat: play.pieces for play in trick.plays}
        due = int(he_item(options, combo_of(plays[trick.leader]), trick.winner == trick.leader))
        bonus = None
        if due != NONE and paid and paid[0] == (due, trick.winner):  # a last trick may go unpaid (6.2)
            bonus = ITEM_IDS[paid.pop(0)[0]]
        pieces = plays[trick.winner]
        tricks.append(Won(trick.winner, len(pieces), pieces, bonus))
    kinds = kinds_in(int(lipai_kinds(options, mask(view.claimed)))) if view.claimed else ()
    return TianjiuResult(
        ended=view.winner, par=int(par(options)), tricks=tuple(tricks), claimed=view.claimed, kinds=tuple(kinds)
    )
