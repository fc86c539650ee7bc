"""Action codes, and the legal ones of a seat on its turn and for an exposed card, and which claim prevails (rules 4)."""

from paiguan.engine.kernel import Codes, constant, kernel
from paiguan.engine.state import NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.combos import best_reading, is_complete, laid_of
from paiguan.games.weimaque.options import KONG_ON, LOCK_ANY, LOCK_DRAWN, WIN_ON_ANY, Options
from paiguan.games.weimaque.points import Reading
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_WEI,
    CLAIM_SHIFT,
    FROM_DISCARD,
    FROM_OTHER,
    FROM_SELF,
    KINDS,
    LAID_PENG,
    LAID_WEI,
    NONE,
    NUMBER,
    NUMBERS,
    STOCK,
    TAKEN,
    TAKER_SHIFT,
    UNIT,
    State,
    asking_order,
    fours_of,
    held,
    kinds_of,
    next_seat,
    unit,
)

# ---- action codes ----------------------------------------------------------------------------------------------
# 吃 names two cards of the hand: all pairs of one size that are one or two apart, in canonical order.
CHI_PAIRS = tuple((low, low + gap) for low in range(KINDS) for gap in (1, 2) if NUMBER[low] + gap <= NUMBERS)

DISCARD = 0  # + kind
KONG = DISCARD + KINDS  # + kind: all four from the hand, in phase DISCARD
WEI3 = KONG + KINDS  # 偎: two from the hand and the drawn card
WEI4 = WEI3 + 1  # three from the hand and the drawn card
HU = WEI4 + 1  # in phase DISCARD, or as a claim
TAKE_KONG = HU + 1
PENG = TAKE_KONG + 1
CHI = PENG + 1  # + place in CHI_PAIRS
PASS = CHI + len(CHI_PAIRS)
ACTIONS = PASS + 1
LEGAL = KINDS + 5 + 1  # any kind may be discarded, a hand of twenty has at most five quads, and it may win

# ---- claims (4.5), as bits in the order of their codes -----------------------------------------------------------
MAY_HU, MAY_KONG, MAY_PENG, MAY_CHI = 1, 2, 4, 8  # MAY_CHI << i: the i-th 吃 of the exposed card
CHI_FORMS = 3
CLAIM_BITS = 3 + CHI_FORMS
ANY_CLAIM = 2**CLAIM_BITS - 1
ANY_CHI = ANY_CLAIM & ~(MAY_HU | MAY_KONG | MAY_PENG)
ANY_MELD = ANY_CLAIM & ~MAY_HU


def chi_of(kind: int) -> list[int]:
    """The pairs that make a run with a card, lowest first, by their place in CHI_PAIRS; NONE if a neighbour is missing."""
    number = NUMBER[kind]
    wanted = ((-2, -1), (-1, 1), (1, 2))
    fits = [number + low >= 1 and number + high <= NUMBERS for low, high in wanted]
    return [
        CHI_PAIRS.index((kind + low, kind + high)) if fit else NONE
        for (low, high), fit in zip(wanted, fits, strict=True)
    ]


chi_pair = constant([chi_of(kind) for kind in range(KINDS)])
chi_cards = constant([UNIT[low] | UNIT[high] for low, high in CHI_PAIRS])
chi_low = constant([low for low, _ in CHI_PAIRS])


@kernel
def claims_of(state: State, options: Options, seat: int) -> int:
    """The claims that a seat may make on the exposed card, as bits (4.5)."""
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
    """The source of the exposed card for a seat that wins on it."""
    if not state.turned:
        return FROM_DISCARD
    return FROM_SELF if seat == state.by else FROM_OTHER


@kernel
def whole_hand(state: State, seat: int, source: int) -> int:
    """A seat's hand, with the winning card if one joins it."""
    return state.hands[seat] + (unit[state.card] if source >= FROM_SELF else 0)


@kernel
def may_win(state: State, options: Options, seat: int, source: int) -> bool:
    """Whether a seat's hand wins with this source of the winning card."""
    if not is_complete(state.laid[seat], whole_hand(state, seat, source)):
        return False  # nearly always
    return reading_of(state, options, seat, source, True).pair != NONE


@kernel
def waits_of(state: State, options: Options, seat: int) -> int:
    """The kinds that a seat would win with if one more of them were turned, by itself or by another seat (5)."""
    waits, exposed = 0, state.card
    for kind in range(KINDS):
        state.card = kind
        if may_win(state, options, seat, FROM_SELF) or may_win(state, options, seat, FROM_OTHER):
            waits |= unit[kind]
    state.card = exposed
    return waits


@kernel
def reading_of(state: State, options: Options, seat: int, source: int, any_will_do: bool) -> Reading:
    """The reading of a seat's hand if it won now."""
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
    """The inverse of `claim_code`: the bit of a claim on a card."""
    bit = 0
    while claim_code(card, bit) != code:
        bit += 1
    return bit


@kernel
def allows(claims: int, card: int, code: int) -> bool:
    """Whether these claims on a card include this code; passing is always allowed."""
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
    """The cards that a move takes from the hand; `card` is the drawn or exposed card, `own` if the seat turned it."""
    if code < KONG:
        return unit[code]
    if code < WEI3:
        return 4 * unit[code - KONG]
    if code == WEI3 or code == PENG:
        return 2 * unit[card]
    if code == WEI4:
        return 3 * unit[card]
    if code == TAKE_KONG:
        return 0 if own else 3 * unit[card]  # the fourth card is added to the laid triplet
    if code >= CHI and code < PASS:
        return chi_cards[code - CHI]
    return 0


# ---- answers ---------------------------------------------------------------------------------------------------


@kernel
def locks_by_passing(state: State, options: Options, seat: int) -> bool:
    """Whether passing locks a seat on the exposed card: with `pass_lock`, if it could meld the card and, unless any
    card counts, the seat or its 上家 turned it (L1)."""
    near = state.turned != 0 and (seat == state.by or seat == next_seat(state.dealer, state.by))
    bites = options.pass_lock == LOCK_ANY or (near and options.pass_lock == LOCK_DRAWN)
    return state.claims[seat] & ANY_MELD != 0 and bites


@kernel
def compare_answers(state: State) -> tuple[int, int]:
    """The seat that takes the card, and its claim; PASS if none does (4.6)."""
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
    """The rank of a claim: 胡 before 碰 and 槓 before 吃; equals go by asking order."""
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
