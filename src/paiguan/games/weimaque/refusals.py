"""The rule that refuses a move, for moves that the kernels have found illegal.

If several rules apply, the first in the order of the game's refusals is reported. A refusal uses only what the seat itself may
know: while a card is being claimed it reveals neither which other seats are asked nor their locks. So the same functions work
on a concealed state, and show a viewer beforehand which claims are barred (`claim_options`).
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import NamedTuple, cast

from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.kernel import interpreted
from paiguan.engine.state import CODE, SEAT_SHIFT
from paiguan.games.weimaque.combos import FRESH, is_complete, is_marked, laid_of, next_split, read
from paiguan.games.weimaque.legal import ANY_CHI, MAY_HU, MAY_KONG, MAY_PENG, PENG, laid_triplet, source_of, whole_hand
from paiguan.games.weimaque.options import KONG_OFF, WIN_ON_DRAWN, Options
from paiguan.games.weimaque.points import MARKS, NO_MARK, ON_PAIR, hard_of
from paiguan.games.weimaque.record import Chi, Discard, Hu, Kong, Pass, Peng, Wei, claim_words
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_END,
    AT_WEI,
    CARDS,
    FROM_SELF,
    KIND,
    KINDS,
    LAID_PENG,
    NONE,
    NUMBER,
    NUMBERS,
    PHASES,
    RED_NUMBERS,
    SIZES,
    UNIT,
    State,
    asked_in_turn,
    dreamer_of,
    held,
    next_seat,
    seat_after,
    unit,
)

# Kernels that are also called with plain concealed states, in their interpreted form.
_dreamer_of, _held = interpreted(dreamer_of), interpreted(held)
_hard_of, _laid_of, _laid_triplet = interpreted(hard_of), interpreted(laid_of), interpreted(laid_triplet)
_next_seat, _read = interpreted(next_seat), interpreted(read)
_source_of, _whole_hand = interpreted(source_of), interpreted(whole_hand)

WRAPS = ([1, 2, NUMBERS], [1, NUMBERS - 1, NUMBERS])  # would-be runs across ten and one, which are not neighbours


def why_not(state: State, options: Options, move: Move) -> Refusal:
    if state.phase == AT_END:
        return refuse("hand_over")
    if move.seat == _dreamer_of(state.dealer):
        return refuse("dreamer_never_acts")
    if state.phase == AT_CLAIM:
        return why_not_claim(state, options, move)
    if move.seat != state.turn:
        return refuse("not_your_turn", player=int(state.turn))
    return why_not_wei(state, options, move) if state.phase == AT_WEI else why_not_discard(state, options, move)


def why_not_wei(state: State, options: Options, move: Move) -> Refusal:
    """Refuse any other move than 偎: a drawn card is laid at once with the two or three equal cards of the hand (4.3)."""
    drawn = {"piece": CARDS[state.card], "held": copies(state, move.seat)}
    if isinstance(move, Hu):
        return refuse("wei_before_hu", piece=CARDS[state.card])
    if isinstance(move, Pass):
        return refuse("wei_cannot_pass", **drawn)
    if isinstance(move, Wei):
        return refuse("wei_four_off") if options.kong == KONG_OFF else refuse("wei_four_needs_three", **drawn)
    return refuse("wei_forced", **drawn)


def why_not_discard(state: State, options: Options, move: Move) -> Refusal:
    """Refuse a move of a seat that is to discard, lay a quad, or win at once (4.1, 4.4)."""
    seat, hand = move.seat, state.hands[move.seat]
    match move:
        case Wei():
            return refuse("wei_own_draw_only")
        case Pass():
            return refuse("discard_cannot_pass")
        case Peng() | Chi() | Kong(card=None):
            return refuse("no_exposed_card", verb=move.verb)
        case Discard(card=card):
            laid = _held(_laid_of(state, seat).cards, KIND[card])
            return refuse("card_laid", piece=card) if laid else refuse("not_held", pieces=[card])
        case Kong(card=str(card)):
            if options.kong == KONG_OFF:
                return refuse("kong_off")
            if _laid_triplet(state, seat, KIND[card]) != NONE and _held(hand, KIND[card]):
                return refuse("kong_add_from_hand", piece=card)
            return refuse("kong_needs_four", piece=card, held=int(_held(hand, KIND[card])))
        case Hu() if state.source == NONE:
            return refuse("hu_after_claim", verb="peng" if last_code(state, seat) == PENG else "chi")
    return why_not_hu(state, options, seat, int(state.source))


def last_code(state: State, seat: int) -> int:
    """The last public code of a seat."""
    entries = zip(state.log[: state.logged], state.secret, strict=False)
    return [entry & CODE for entry, secret in entries if not secret and entry >> SEAT_SHIFT & 3 == seat][-1]


def why_not_claim(state: State, options: Options, move: Move) -> Refusal:
    """Refuse a claim on the exposed card (4.5)."""
    seat, card = move.seat, CARDS[state.card]
    own = seat == state.by
    if isinstance(move, Wei):
        if not (own and state.turned):
            return refuse("wei_own_draw_only")
        if copies(state, seat) < 2:
            return refuse("wei_needs_two", piece=card, held=copies(state, seat))
        return refuse("locked", piece=card)
    if isinstance(move, Kong) and options.kong == KONG_OFF:
        return refuse("kong_off")
    if isinstance(move, Discard):
        return refuse("claim_first", piece=card)
    if isinstance(move, Kong) and move.card not in (None, card):
        return refuse("claim_other_card", piece=card)
    if own and not state.turned and not isinstance(move, Pass):
        return refuse("own_discard", piece=card)
    found = None
    match move:
        case Hu() if not state.claims[seat] & MAY_HU:
            if not state.turned and options.win_on == WIN_ON_DRAWN:
                return refuse("hu_discard_off", piece=card)
            return why_not_hu(state, options, seat, int(_source_of(state, seat)))
        case Peng():
            found = why_not_peng(state, seat)
        case Kong():
            found = why_not_kong(state, seat)
        case Chi(with_=cards):
            found = why_not_chi(state, seat, cards)
    if found is not None:
        return found
    if state.answers[seat] != NONE:
        return refuse("already_answered", piece=card)
    if not state.claims[seat]:
        return refuse("not_asked", piece=card)
    return refuse("wrong_phase", verb=move.verb, phase=PHASES[state.phase])


def copies(state: State, seat: int) -> int:
    """The number of cards in a seat's hand that equal the drawn or exposed card."""
    return int(_held(state.hands[seat], state.card))


def why_not_hu(state: State, options: Options, seat: int, source: int) -> Refusal:
    """Refuse a win, which takes six melds and a pair, enough hard points and, with `lock_blocks_win`, no meld of a locked kind
    (5)."""
    if not is_complete(state.laid[seat], _whole_hand(state, seat, source)):
        return refuse("hu_not_complete")
    least, most = int(options.min_hard), most_hard(state, options, seat, source)
    if most < least:
        return refuse("hu_hard_short", hard=most, min=least)
    return refuse("hu_locked", piece=CARDS[state.card], min=least)


def most_hard(state: State, options: Options, seat: int, source: int) -> int:
    """The highest hard points of any reading of a complete hand."""
    hand, laid, most = _whole_hand(state, seat, source), _laid_of(state, seat), 0
    marks = range(ON_PAIR, MARKS) if source >= FROM_SELF else (NO_MARK,)
    pair, triplets, runs = next_split(hand, 0, FRESH)
    while pair < KINDS:
        for mark in marks:
            if is_marked(mark, state.card, pair, triplets, runs):
                reading = _read(options, laid, hand, state.card, source, False, pair, triplets, runs, mark)
                most = max(most, int(_hard_of(options, reading)))
        pair, triplets, runs = next_split(hand, pair, triplets)
    return most


def why_not_peng(state: State, seat: int) -> Refusal | None:
    card = CARDS[state.card]
    if seat == state.by:
        return refuse("peng_own_draw", piece=card)
    if copies(state, seat) < 2:
        return refuse("peng_needs_two", piece=card, held=copies(state, seat))
    return why_not_locked(state, seat)


def why_not_kong(state: State, seat: int) -> Refusal | None:
    card = CARDS[state.card]
    laid = _laid_triplet(state, seat, state.card) != NONE
    if seat == state.by:
        return why_not_locked(state, seat) if laid else refuse("kong_own_draw_needs_set", piece=card)
    if laid:
        return refuse("kong_add_own_draw_only", piece=card)
    if copies(state, seat) < 3:
        return refuse("kong_needs_three", piece=card, held=copies(state, seat))
    return why_not_locked(state, seat)


def why_not_locked(state: State, seat: int) -> Refusal | None:
    return refuse("locked", piece=CARDS[state.card]) if state.locks[seat] & unit[state.card] else None


def why_not_chi(state: State, seat: int, cards: Sequence[str]) -> Refusal | None:
    """Refuse a 吃; with no cards named, say why none would do."""
    if seat not in (state.by, _next_seat(state.dealer, state.by)):
        return refuse("chi_not_next", player=int(state.by))
    if (locked := why_not_locked(state, seat)) is not None:
        return locked
    for card in cards:
        if not _held(state.hands[seat], KIND[card]):
            return refuse("chi_not_held", piece=card)
    run = [CARDS[kind] for kind in sorted([KIND[card] for card in cards] + [int(state.card)])]
    numbers = [NUMBER[KIND[card]] for card in run]
    if sorted(numbers) == list(RED_NUMBERS):
        return refuse("chi_two_seven_ten")
    if len({card[0] for card in run}) == len(SIZES):
        return refuse("chi_mixed_sizes", pieces=run)
    if sorted(numbers) in WRAPS:
        return refuse("chi_wrap", pieces=run)
    if cards and [number - numbers[0] for number in numbers] != [0, 1, 2]:
        return refuse("chi_not_run", pieces=run)
    return refuse("chi_none", piece=CARDS[state.card]) if not state.claims[seat] & ANY_CHI else None


# ---- the pad on which people answer ----------------------------------------------------------------------------
# Every view of a claim has its options, and only a few facts about the seat and the card decide them, so they are cached.


class Asked(NamedTuple):
    """Facts about the card and a viewer who has to answer or to 偎."""

    asked: bool
    pass_locks: bool  # passing would lock the viewer on the card
    complete: bool  # with the card the hand is six melds and a pair, with or without enough points
    copies: int  # in the viewer's hand
    laid: bool  # the viewer has laid it as a 碰 or 偎


class ClaimOptions(NamedTuple):
    claims: tuple[str, ...]  # as moves
    barred: Mapping[str, Refusal]  # the verbs that the viewer may not use, and why


NO_OPTIONS = ClaimOptions((), {})


def claim_options(concealed: State, options: Options, seat: int | None, about: Asked) -> ClaimOptions:
    """The claim options of a seat that has to answer or to 偎; empty for others."""
    if seat is None or not about.asked:
        return NO_OPTIONS
    if about.complete:
        return _computed(concealed, options, seat)  # whether it wins depends on its points
    shown = concealed.phase, concealed.by, concealed.turned, concealed.card
    place = 0 if seat == concealed.by else 1 if seat == seat_after(concealed.dealer, concealed.by) else 2
    locked = concealed.locks[seat] & UNIT[concealed.card]
    known = cast(Hashable, options)  # a view's options are one object for each game
    return _remembered(known, shown, place, concealed.claims[seat], locked, about.copies, about.laid)


@lru_cache(maxsize=1 << 14)
def _remembered(
    options: Options, shown: tuple[int, ...], place: int, claims: int, locked: int, copies: int, laid: bool
) -> ClaimOptions:
    """The claim options for an incomplete hand, computed from a minimal state with only the facts that decide them. Only the
    seat's place after the one that exposed the card matters, so that one is taken as the dealer."""
    phase, by, turned, card = shown
    seat = asked_in_turn(by, by, turned=1)[place]
    state = SimpleNamespace(phase=phase, turn=seat, dealer=by, by=by, turned=turned, card=card)
    state.claims, state.answers, state.locks = {seat: claims}, {seat: NONE}, {seat: locked}
    state.hands, state.laid, state.melds = {seat: copies * UNIT[card]}, {seat: int(laid)}, {(seat, 0): LAID_PENG + card}
    return _computed(state, options, seat)


def _computed(concealed: State, options: Options, seat: int) -> ClaimOptions:
    claims = concealed.claims[seat]
    may = (claims & MAY_HU, claims & MAY_PENG, claims & ANY_CHI, concealed.phase == AT_WEI, claims & MAY_KONG)
    verbs = zip(_verbs(seat), may, strict=True)
    barred = {verb: why_not(concealed, options, move) for (verb, move), allowed in verbs if not allowed}
    return ClaimOptions(tuple(claim_words(claims, concealed.card, seat)), barred)


@cache
def _verbs(seat: int) -> tuple[tuple[str, Move], ...]:
    moves = (Hu(seat=seat), Peng(seat=seat), Chi(seat=seat, with_=()), Wei(seat=seat, n=3), Kong(seat=seat))
    return tuple((move.verb, move) for move in moves)
