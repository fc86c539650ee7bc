"""What a seat may do on its turn and with an exposed card, and whose claim prevails (rules 4)."""

from paiguan.engine.kernel import Codes, kernel, table
from paiguan.engine.state import NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.combos import best_reading, is_complete, laid_of
from paiguan.games.weimaque.options import KONG_ON, LOCK_ANY, LOCK_DRAWN, WIN_ON_ANY, Options
from paiguan.games.weimaque.pieces import KINDS, fours_of, held, kinds_of, unit
from paiguan.games.weimaque.points import Reading
from paiguan.games.weimaque.state import (
    ANY_MELD,
    AT_CLAIM,
    AT_DISCARD,
    AT_WEI,
    CHI,
    CHI_FORMS,
    CLAIM_BITS,
    CLAIM_SHIFT,
    DISCARD,
    FROM_DISCARD,
    FROM_OTHER,
    FROM_SELF,
    HU,
    KONG,
    LAID_PENG,
    LAID_WEI,
    MAY_CHI,
    MAY_HU,
    MAY_KONG,
    MAY_PENG,
    NONE,
    PASS,
    PENG,
    STOCK,
    TAKE_KONG,
    TAKEN,
    TAKER_SHIFT,
    WEI3,
    WEI4,
    State,
    chi_cards,
    chi_pair,
)


def seat_after(dealer: int, seat: int) -> int:
    """3: 下家; the dreamer is skipped."""
    after = (seat + 1) % 4
    return after if (after - dealer) % 4 != 2 else (after + 1) % 4


def asked_in_turn(dealer: int, by: int, turned: int) -> list[int]:
    """4.5: whoever turned the card is asked first, then his 下家; whoever threw it stands last and has no claim."""
    order = [by] if turned else [seat_after(dealer, by)]
    while len(order) < 3:
        order.append(seat_after(dealer, order[-1]))
    return order


next_of = table([[seat_after(dealer, seat) for seat in range(4)] for dealer in range(4)])
asking_order = table(
    [[[asked_in_turn(dealer, by, turned) for by in range(4)] for dealer in range(4)] for turned in range(2)]
)


@kernel
def dreamer_of(dealer: int) -> int:
    """3: the seat opposite the dealer sits out."""
    return (dealer + 2) & 3


@kernel
def next_seat(dealer: int, seat: int) -> int:
    """3: 下家."""
    return next_of[dealer, seat]


@kernel
def claims_of(state: State, options: Options, seat: int) -> int:
    """4.5: what a seat may claim of the exposed card, as bits."""
    card = state.card
    own = seat == state.by
    if own and not state.turned:
        return 0
    claims = 0
    hand = state.hands[seat]
    if state.turned or options.win_on == WIN_ON_ANY:
        if may_win(state, options, seat, source_of(state, seat)):
            claims |= MAY_HU
    if state.locks[seat] & unit[card]:
        return claims
    copies = held(hand, card)
    if own:
        if options.kong == KONG_ON and laid_triplet(state, seat, card) != NONE:
            claims |= MAY_KONG
    elif copies >= 2:
        claims |= MAY_PENG
        if copies == 3 and options.kong == KONG_ON:
            claims |= MAY_KONG
    if own or seat == next_seat(state.dealer, state.by):
        kinds = kinds_of(hand)
        for form in range(CHI_FORMS):
            pair = chi_pair[card, form]
            if pair != NONE and chi_cards[pair] & ~kinds == 0:
                claims |= MAY_CHI << form
    return claims


@kernel
def source_of(state: State, seat: int) -> int:
    """Where the exposed card comes from, as a seat that wins on it sees it."""
    if not state.turned:
        return FROM_DISCARD
    return FROM_SELF if seat == state.by else FROM_OTHER


@kernel
def whole_hand(state: State, seat: int, source: int) -> int:
    """A seat's hand with the winning card, if one joins it."""
    return state.hands[seat] + (unit[state.card] if source >= FROM_SELF else 0)


@kernel
def may_win(state: State, options: Options, seat: int, source: int) -> bool:
    """Whether a seat's hand wins."""
    if not is_complete(state.laid[seat], whole_hand(state, seat, source)):
        return False  # nearly always
    return reading_of(state, options, seat, source, True).pair != NONE


@kernel
def reading_of(state: State, options: Options, seat: int, source: int, any_will_do: bool) -> Reading:
    """A seat's hand as it would count if it won now."""
    hand = whole_hand(state, seat, source)
    locked = source >= FROM_SELF and state.locks[seat] & unit[state.card] != 0
    last = state.drawn == STOCK
    return best_reading(options, laid_of(state, seat), hand, state.card, source, last, locked, any_will_do)


@kernel
def laid_triplet(state: State, seat: int, kind: int) -> int:
    """The place of a laid 碰 or 偎 of a kind among a seat's melds, or NONE."""
    for i in range(state.laid[seat]):
        meld = state.melds[seat, i]
        if meld == LAID_PENG + kind or meld == LAID_WEI + kind:
            return i
    return NONE


@kernel
def claim_code(card: int, bit: int) -> int:
    """The code of a claim on a card."""
    return HU + bit if bit < 3 else CHI + chi_pair[card, bit - 3]


@kernel
def claim_bit(card: int, code: int) -> int:
    """The reverse: the bit of a claim on a card."""
    bit = 0
    while claim_code(card, bit) != code:
        bit += 1
    return bit


@kernel
def allows(claims: int, card: int, code: int) -> bool:
    """Whether these claims on a card include the one of this code; passing is always allowed."""
    for bit in range(CLAIM_BITS):
        if claims >> bit & 1 and claim_code(card, bit) == code:
            return True
    return code == PASS


@kernel
def asked_at(state: State, step: int) -> int:
    """The seat at a place of the asking order."""
    return asking_order[state.turned, state.dealer, state.by, step]


@kernel
def to_answer(state: State) -> int:
    """The first seat in asking order that has a claim and has not answered, or NOBODY."""
    for step in range(3):
        seat = asked_at(state, step)
        if state.claims[seat] and state.answers[seat] == NONE:
            return seat
    return NOBODY


@kernel
def spent(code: int, card: int, own: bool) -> int:
    """The cards that a move takes from the hand; `card` is the one drawn or exposed, `own` if the seat turned it itself."""
    if code < KONG:
        return unit[code]
    if code < WEI3:
        return 4 * unit[code - KONG]
    if code == WEI3 or code == PENG:
        return 2 * unit[card]
    if code == WEI4:
        return 3 * unit[card]
    if code == TAKE_KONG:
        return 0 if own else 3 * unit[card]  # the fourth is added to what lies on the table
    if code >= CHI and code < PASS:
        return chi_cards[code - CHI]
    return 0


# ---- answers ---------------------------------------------------------------------------------------------------


@kernel
def locks_by_passing(state: State, options: Options, seat: int) -> bool:
    """L1: a card of use for a meld, drawn by the 上家 or oneself, may not be let go for nothing."""
    near = state.turned != 0 and (seat == state.by or seat == next_seat(state.dealer, state.by))
    bites = options.pass_lock == LOCK_ANY or (near and options.pass_lock == LOCK_DRAWN)
    return state.claims[seat] & ANY_MELD != 0 and bites


@kernel
def compare_answers(state: State) -> tuple[int, int]:
    """4.6: the seat that takes the card, and its claim, which everybody sees; PASS if nobody takes it."""
    taker = state.by
    code = PASS
    for step in range(3):
        seat = asked_at(state, step)
        if state.answers[seat] != NONE and strength(state.answers[seat]) > strength(code):
            taker = seat
            code = state.answers[seat]
    if code != PASS:
        state.shown[state.exposures - 1] |= TAKEN | claim_bit(state.card, code) << CLAIM_SHIFT | taker << TAKER_SHIFT
        at = state.logged - 1
        while (state.log[at] >> SEAT_SHIFT) & 3 != taker:
            at -= 1
        state.secret[at] = 0
    for seat in range(4):
        state.answers[seat] = NONE
        state.claims[seat] = 0
    return taker, code


@kernel
def strength(code: int) -> int:
    """胡 before 碰 and 槓 before 吃; equals go by asking order."""
    if code == HU:
        return 3
    if code == PENG or code == TAKE_KONG:
        return 2
    return 0 if code == PASS else 1


# ---- codes -----------------------------------------------------------------------------------------------------


@kernel
def legal(state: State, options: Options, out: Codes) -> int:
    seat = state.turn
    count = 0
    if state.phase == AT_DISCARD:
        hand = state.hands[seat]
        for kind in range(KINDS):
            if held(hand, kind):
                out[count] = DISCARD + kind
                count += 1
        if options.kong == KONG_ON and fours_of(hand):
            for kind in range(KINDS):
                if held(hand, kind) == 4:
                    out[count] = KONG + kind
                    count += 1
        if state.claims[seat] & MAY_HU:
            out[count] = HU
            count += 1
    elif state.phase == AT_WEI:
        out[0] = WEI3
        out[1] = WEI4
        count = 2 if options.kong == KONG_ON and held(state.hands[seat], state.card) == 3 else 1
    elif state.phase == AT_CLAIM:
        for bit in range(CLAIM_BITS):
            if state.claims[seat] >> bit & 1:
                out[count] = claim_code(state.card, bit)
                count += 1
        out[count] = PASS
        count += 1
    return count
