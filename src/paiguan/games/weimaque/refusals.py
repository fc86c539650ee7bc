"""Why a move is refused. The kernels have already said no; here the rule that says so is named.

The order is the order of the game's refusals: the first that applies is the answer. It is given from what the seat itself may
know: while a card is being claimed nobody hears who else is asked, and no lock but his own. So the same
functions serve a veiled state, and tell a viewer beforehand which claims are barred to him (`pad`).
"""

from collections.abc import Sequence

from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.kernel import Options, State, interpreted
from paiguan.engine.state import CODE, SEAT_SHIFT
from paiguan.games.weimaque.cards import CARDS, KIND, KINDS, NUMBER, NUMBERS, RED_NUMBERS, SIZES, held, unit
from paiguan.games.weimaque.claims import dreamer_of, laid_triplet, next_seat, source_of, whole_hand
from paiguan.games.weimaque.moves import Chi, Discard, Hu, Kong, Pass, Peng, Wei
from paiguan.games.weimaque.options import KONG_OFF, WIN_ON_DRAWN
from paiguan.games.weimaque.points import MARKS, NO_MARK, ON_PAIR, hard_of
from paiguan.games.weimaque.readings import is_complete, is_marked, laid_of, read
from paiguan.games.weimaque.splits import FRESH, next_split
from paiguan.games.weimaque.state import (
    ANY_CHI,
    AT_CLAIM,
    AT_END,
    AT_WEI,
    FROM_SELF,
    MAY_HU,
    NONE,
    PENG,
    PHASES,
)

# What is asked of a veiled state, too, is asked in its interpreted form.
_dreamer_of, _held = interpreted(dreamer_of), interpreted(held)
_hard_of, _laid_of, _laid_triplet = interpreted(hard_of), interpreted(laid_of), interpreted(laid_triplet)
_next_seat, _read = interpreted(next_seat), interpreted(read)
_source_of, _whole_hand = interpreted(source_of), interpreted(whole_hand)

WRAPS = ([1, 2, NUMBERS], [1, NUMBERS - 1, NUMBERS])  # ten and one are not neighbours


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
    """4.3: a drawn card of which one holds two or three is laid with them at once."""
    drawn = {"piece": CARDS[state.card], "held": copies(state, move.seat)}
    if isinstance(move, Hu):
        return refuse("wei_before_hu", piece=CARDS[state.card])
    if isinstance(move, Pass):
        return refuse("wei_cannot_pass", **drawn)
    if isinstance(move, Wei):
        return refuse("wei_four_off") if options.kong == KONG_OFF else refuse("wei_four_needs_three", **drawn)
    return refuse("wei_forced", **drawn)


def why_not_discard(state: State, options: Options, move: Move) -> Refusal:
    """4.1, 4.4: a card of the hand, a quad of the hand, or a hand that wins at once."""
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
    """The last thing a seat did that everybody saw."""
    entries = zip(state.log[: state.logged], state.secret, strict=False)
    return [entry & CODE for entry, secret in entries if not secret and entry >> SEAT_SHIFT & 3 == seat][-1]


def why_not_claim(state: State, options: Options, move: Move) -> Refusal:
    """4.5: what a seat cannot do with the exposed card."""
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
    """How many of the card drawn or exposed a seat holds."""
    return int(_held(state.hands[seat], state.card))


def why_not_hu(state: State, options: Options, seat: int, source: int) -> Refusal:
    """5: six melds and a pair, enough hard points, and with `lock_blocks_win` no meld of a locked kind."""
    if not is_complete(state.laid[seat], _whole_hand(state, seat, source)):
        return refuse("hu_not_complete")
    least, most = int(options.min_hard), most_hard(state, options, seat, source)
    if most < least:
        return refuse("hu_hard_short", hard=most, min=least)
    return refuse("hu_locked", piece=CARDS[state.card], min=least)


def most_hard(state: State, options: Options, seat: int, source: int) -> int:
    """The most hard points that any reading of a complete hand has."""
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
    """With no cards named: why there is nothing to name."""
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
