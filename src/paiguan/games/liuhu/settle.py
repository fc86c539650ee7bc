"""Payments and the rules behind them, and what a settlement is drawn from (rules 6); the next dealer, and what counts as a 圈 (rules 7)."""

from collections.abc import Mapping, Sequence

import msgspec

from paiguan.engine.bits import index, popcount
from paiguan.engine.contract import Bounds, Item, Json, Result, Standing
from paiguan.engine.kernel import kernel
from paiguan.engine.state import NOBODY, Items, write_item
from paiguan.games.liuhu.legal import old_in_hand
from paiguan.games.liuhu.options import COUNT_DEALT, FACE_DOWN, JOKER_IS_ONE, UNIT_LAP, Options
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
    JOKER,
    ONES,
    TIGERS,
    WIN,
    WUHU_PAID,
    State,
    bystander,
    in_pack,
    mask,
    next_active,
    number_mask_of,
)
from paiguan.games.liuhu.view import TRICKS, End, LiuhuView

BASE = 5  # hu that score nothing; the dream's hu start from here
WUHU_HU = 8  # the five tigers, whatever else is held (I-16)


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    """Settle a hand; nothing is paid before the end, or for a drawn or void hand (6)."""
    if state.end == END_HU:
        return settle_hu(state, options, items)
    if state.end == END_WUHU:
        return settle_wuhu(state, options, items)
    return 0


@kernel
def score_of(hu: int) -> int:
    """The score of a number of hu: five is the base, each further hu doubles, and the step from 11 to 12 is fourfold (6)."""
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
    """The number of cards with the same number as the dream's card; the 37th card has none, or is a one if agreed."""
    same = number_mask_of[dreamt]
    if options.yunxian_number == JOKER_IS_ONE and (dreamt == JOKER or same == ONES):
        same = TIGERS
    return popcount(cards & same)


@kernel
def settle_win(state: State, options: Options, tricks: int, old: int, matches: int, items: Items) -> int:
    """Write what each loser pays for the winner's and the dream's hu. 包輸 applies to the winner's share only (I-22)."""
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
    """Write the payments for the five tigers. No player has called yet, so there is no 包輸; the dream gets nothing."""
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
    """The next dealer, the number of completed 圈, and the seats that have dealt in the current lap."""

    rounds: int = 0
    lap: tuple[int, ...] = ()


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The next dealer: the winner; after a drawn or void hand the 下家 (I-24)."""
    return (int(dealer) + 1) % int(options.players) if winner == NOBODY else int(winner)


def after_hand(options: Options, standing: LiuhuStanding, end: int, winner: int) -> LiuhuStanding:
    """The standing after a hand. A 圈 is a hand that was not void or, by laps, a full round of dealers, including void hands
    (I-25, I-26)."""
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


def bounds(values: Mapping[str, Json]) -> Bounds:
    """The lowest and the highest payment (6): twelve hu are 128 from each of two losers, or 256 from the caller (包輸). At most
    four cards match the dream's: 8."""
    dream = 8 if values["players"] == 4 else 0
    return -256 - dream, 256


# ---- what a settlement is drawn from -----------------------------------------------------------------------------

MOST_HU = 12  # that a hand can reach: its cards (6)


class Dream(msgspec.Struct, frozen=True):
    """What the dream's card made of the winner's hand."""

    seat: int
    card: str
    matching: tuple[str, ...]  # the winner's cards with the same number
    base: int
    hu: int
    score: int


class LiuhuResult(Result, frozen=True, kw_only=True):
    """How the winner's hu add up. All is empty after a drawn or void hand."""

    end: End
    taken: tuple[tuple[str, ...], ...]  # the winner's plays that won tricks, in order: a hu for each card
    tricks: int  # hu
    old: tuple[str, ...]  # old cards in the winner's hand: a hu each
    hu: int
    score: int
    ladder: tuple[tuple[int, int], ...]  # each number of hu that scores, and its score
    dream: Dream | None


def result(view: LiuhuView, state: State, options: Options, items: Sequence[Item]) -> LiuhuResult:
    """Read what was declared from the view of spectators."""
    assert view.end is not None
    taken: tuple[tuple[str, ...], ...] = ()
    old: tuple[str, ...] = ()
    hu, dream = 0, None
    if view.end == "wuhu":
        hu = WUHU_HU
    elif view.end == "hu":
        assert view.winner is not None
        taken = tuple(
            next(play.pieces for play in trick.plays if play.seat == trick.winner)
            for trick in TRICKS[bool(options.discard_face == FACE_DOWN)].past(view.log)
            if trick.winner == view.winner
        )
        old = tuple(card for card in view.winner_shows if card in view.old)
        hu = view.won[view.winner] + len(old)
        dream = _dream(options, view)
    return LiuhuResult(
        ended=view.winner,
        end=view.end,
        taken=taken,
        tricks=view.won[view.winner] if view.winner is not None else 0,
        old=old,
        hu=hu,
        score=int(score_of(hu)),
        ladder=tuple((step, int(score_of(step))) for step in range(BASE + 1, MOST_HU + 1)),
        dream=dream,
    )


def _dream(options: Options, view: LiuhuView) -> Dream | None:
    if view.dream is None or view.dream_shows is None:
        return None
    cards = view.winner_dealt or view.winner_shows
    dreamt = in_pack(options)[view.dream_shows]
    same = tuple(card for card in cards if matching(options, dreamt, mask(options, [card])))
    hu = BASE + len(same)
    return Dream(view.dream, view.dream_shows, same, BASE, hu, int(score_of(hu)))
