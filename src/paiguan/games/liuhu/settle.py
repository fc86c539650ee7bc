"""Who pays whom, and under which rule (rules 6); who deals next, and what makes a 圈 (rules 7)."""

from collections.abc import Mapping
from typing import Any

from paiguan.engine.bits import index, popcount
from paiguan.engine.contract import Bounds, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import NOBODY, Items, write_item
from paiguan.games.liuhu.legal import old_in_hand
from paiguan.games.liuhu.options import COUNT_DEALT, JOKER_IS_ONE, UNIT_LAP, Options
from paiguan.games.liuhu.pieces import JOKER, ONES, TIGERS, number_mask_of
from paiguan.games.liuhu.state import (
    BAOSHU,
    BAOSHU_EXEMPT,
    BAOSHU_FACTOR,
    DREAM,
    DREAM_BASE,
    DREAM_MATCH,
    END_HU,
    END_VOID,
    END_WUHU,
    HU_OLD,
    HU_TRICKS,
    WIN,
    WUHU_PAID,
    State,
    bystander,
    next_active,
)

BASE = 5  # hu that score nothing yet, and the dream's to begin with
WUHU_HU = 8  # the five tigers, whatever else is held (I-16)


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """6: nothing is paid before the end, nor when a hand is drawn or void."""
    if state.end == END_HU:
        return settle_hu(state, options, items)
    if state.end == END_WUHU:
        return settle_wuhu(state, options, items)
    return 0


@kernel
def score_of(hu: int) -> int:
    """Five is the base, each further hu doubles, and the step from 11 to 12 is fourfold."""
    if hu <= BASE:
        return 0
    return 1 << (hu - 6 if hu <= 11 else hu - 5)


@kernel
def settle_hu(state: State, options: Options, items: Items) -> int:
    winner = state.winner
    matches = 0
    if options.players == 4:
        cards = state.dealt[winner] if options.dream_count == COUNT_DEALT else state.hands[winner]  # I-20
        matches = matching(options, index(state.dealt[bystander(options, state.dealer)]), cards)
    return settle_win(state, options, state.won[winner], old_in_hand(state, options, winner), matches, items)


@kernel
def matching(options: Options, dreamt: int, cards: int) -> int:
    """How many cards have the number of the dream's card; the 37th card has none, or is a one where agreed."""
    same = number_mask_of[dreamt]
    if options.yunxian_number == JOKER_IS_ONE and (dreamt == JOKER or same == ONES):
        same = TIGERS
    return popcount(cards & same)


@kernel
def settle_win(state: State, options: Options, tricks: int, old: int, matches: int, items: Items) -> int:
    """What the winner's and the dream's hu come to for each loser. Only the winner's share knows 包輸 (I-22)."""
    winner = state.winner
    bao = state.privileged != NOBODY and state.privileged != winner
    write_item(items[0], HU_TRICKS, NOBODY, winner, tricks)
    write_item(items[1], HU_OLD, NOBODY, winner, old)
    score = score_of(tricks + old)
    count = 2
    loser = next_active(options, state.dealer, winner)
    while loser != winner:
        if not bao:
            write_item(items[count], WIN, loser, winner, score)
        elif loser == state.privileged:
            write_item(items[count], BAOSHU, loser, winner, score)
            items[count].factors[BAOSHU_FACTOR] = 2
            items[count].amount = 2 * score
        else:
            write_item(items[count], BAOSHU_EXEMPT, loser, winner, 0)
        count += 1
        loser = next_active(options, state.dealer, loser)
    if options.players == 3:
        return count
    dream = bystander(options, state.dealer)
    write_item(items[count], DREAM_BASE, NOBODY, dream, BASE)
    write_item(items[count + 1], DREAM_MATCH, NOBODY, dream, matches)
    count += 2
    loser = next_active(options, state.dealer, winner)
    while loser != winner:
        write_item(items[count], DREAM, loser, dream, score_of(BASE + matches))
        count += 1
        loser = next_active(options, state.dealer, loser)
    return count


@kernel
def settle_wuhu(state: State, options: Options, items: Items) -> int:
    """Nobody has called yet, so there is no 包輸; and the dream gets nothing."""
    winner = state.winner
    count = 0
    loser = next_active(options, state.dealer, winner)
    while loser != winner:
        write_item(items[count], WUHU_PAID, loser, winner, score_of(WUHU_HU))
        count += 1
        loser = next_active(options, state.dealer, loser)
    return count


# ---- the match -------------------------------------------------------------------------------------------------


class LiuhuStanding(Standing, frozen=True, kw_only=True):
    """The next dealer, the 圈 completed, and who has dealt in the lap under way."""

    rounds: int = 0
    lap: tuple[int, ...] = ()


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The winner; after a drawn or void hand the 下家 (I-24)."""
    return (int(dealer) + 1) % int(options.players) if winner == NOBODY else int(winner)


def after_hand(options: Options, standing: LiuhuStanding, end: int, winner: int) -> LiuhuStanding:
    """A 圈 is a hand that was not void, or, by laps, a full round of dealers, void hands included (I-25, I-26)."""
    if options.round_unit == UNIT_LAP:
        lap = tuple(sorted({*standing.lap, standing.dealer}))
        complete = len(lap) == int(options.players)
        lap = () if complete else lap
    else:
        lap = ()
        complete = end != END_VOID or bool(options.void_counts)
    rounds = standing.rounds + complete
    return LiuhuStanding(
        dealer=next_dealer(options, standing.dealer, winner),
        hands=standing.hands + 1,
        over=rounds >= int(options.rounds),
        rounds=rounds,
        lap=lap,
    )


def next_standing(options: Options, standing: LiuhuStanding, state: State) -> LiuhuStanding:
    return after_hand(options, standing, int(state.end), int(state.winner))


# ---- bounds ----------------------------------------------------------------------------------------------------


def bounds(values: Mapping[str, Any]) -> Bounds:
    """6: twelve hu are 128 from each of two, or 256 from the one who called (包輸). The dream has at most four cards to match: 8."""
    dream = 8 if values["players"] == 4 else 0
    return -256 - dream, 256
