"""Who sees what (rules 4, "Who sees what"), declared once: `veil`. View, observation and resampling start from its result."""

from paiguan.engine.kernel import Vector, inlined, kernel, table
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.history import hides_packets
from paiguan.games.weimaque.legal import dreamer_of
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import KINDS, held
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    CLAIM_BITS,
    FACE_DOWN_3,
    FACE_DOWN_4,
    FROM_SELF,
    FROM_WEI,
    INTO_WEI,
    KIND_BITS,
    KONG,
    LAID_COVERED,
    LAID_EXTENDED,
    LAID_OPEN,
    LAID_PENG,
    LAID_WEI,
    MELDS,
    NONE,
    PHASES,
    SOURCES,
    STOCK,
    TAKEN,
    TURNED,
    UNSEEN,
    WEI3,
    State,
)


@kernel
def veil(state: State, options: Options, seat: int, out: State) -> None:
    """`out` becomes all that `seat` may know: its own hand, locks, claims and answers, and what lies on the table.

    Losing claims, passes and the fact of being asked are their seat's alone. The dreamer sees all hands and laid cards,
    nobody the stock. With `wei_hidden` the others see of a 偎 or a covered quad a face-down packet. After the hand everything
    is shown.
    """
    see(state, options, seat, out)
    veil_stock(state, out)
    veil_log(state, options, seat, out)
    for i in range(state.past.size):
        out.past[i] = 0
    for i in range(state.past_shown.size):
        out.past_shown[i] = 0


@inlined
def see(state: State, options: Options, seat: int, out: State) -> None:
    """The veil but for its log and the stock."""
    over = state.phase == AT_END
    all_cards = over or seat == dreamer_of(state.dealer)
    packets = hides_packets(state, options, seat) and not over
    out.phase = state.phase
    out.partial = 0
    out.dealer = state.dealer
    out.drawn = state.drawn
    out.by = state.by
    out.turned = state.turned
    out.source = state.source
    out.winner = state.winner
    out.exposures = state.exposures
    out.card = state.card
    # The card drawn into a 偎, and just laid by it, is in the drawer's hands only.
    in_packet = state.phase == AT_WEI or state.source == FROM_WEI
    if packets and in_packet and state.by != seat:
        out.card = NONE
    out.turn = state.turn
    if state.phase == AT_CLAIM:
        waiting = seat != NOBODY and state.claims[seat] != 0 and state.answers[seat] == NONE
        out.turn = seat if waiting else NOBODY
    for other in range(4):
        own = other == seat
        out.dealt[other] = state.dealt[other] if own or all_cards else 0
        out.hands[other] = state.hands[other] if own or all_cards else 0
        out.locks[other] = state.locks[other] if own or over else 0
        out.claims[other] = state.claims[other] if own else 0
        out.answers[other] = state.answers[other] if own else NONE
        out.laid[other] = state.laid[other]
        for i in range(MELDS):
            out.melds[other, i] = seen_meld(state.melds[other, i], packets and not own)
    veil_shown(state, seat, packets, out)


@kernel
def seen_meld(meld: int, packets: bool) -> int:
    """A 偎 or a covered quad as a face-down packet, where the viewer may not see it."""
    if packets and meld >= LAID_WEI and meld < LAID_OPEN:
        return FACE_DOWN_3
    if packets and meld >= LAID_COVERED and meld < LAID_EXTENDED:
        return FACE_DOWN_4
    return meld


@kernel
def veil_shown(state: State, seat: int, packets: bool, out: State) -> None:
    """What was turned and thrown."""
    for i in range(state.exposures):
        entry = state.shown[i]
        by = (entry >> BY_SHIFT) & 3
        if entry & INTO_WEI and packets and by != seat and not is_extended(state, by, entry & KIND_BITS):
            entry |= UNSEEN
        out.shown[i] = entry
    for i in range(state.exposures, state.shown.size):
        out.shown[i] = 0


@kernel
def veil_stock(state: State, out: State) -> None:
    """The stock as far as the cards turned are seen, all of it after the hand."""
    drawn = 0
    for i in range(out.exposures):
        if out.shown[i] & TURNED:
            out.stock[drawn] = out.shown[i] & KIND_BITS
            drawn += 1
    for i in range(drawn, STOCK):
        out.stock[i] = state.stock[i] if state.phase == AT_END else UNSEEN


@kernel
def is_extended(state: State, seat: int, kind: int) -> bool:
    """Whether a fourth card, exposed, has told everybody the kind of a 偎."""
    extended = False
    for i in range(state.laid[seat]):
        extended = extended or state.melds[seat, i] == LAID_EXTENDED + kind
    return extended


@kernel
def veil_log(state: State, options: Options, seat: int, out: State) -> None:
    over = state.phase == AT_END
    packets = hides_packets(state, options, seat) and not over
    out.logged = 0
    for i in range(state.logged):
        entry = state.log[i]
        own = (entry >> SEAT_SHIFT) & 3 == seat
        if state.secret[i] and not own and not over:
            continue
        code = entry & CODE
        if packets and not own and code >= KONG and code < WEI3:
            entry |= HIDDEN
        out.log[out.logged] = entry
        out.secret[out.logged] = state.secret[i]
        out.logged += 1
    for i in range(out.logged, state.log.size):
        out.log[i] = 0
        out.secret[i] = 0


# ---- observation (version 1) -----------------------------------------------------------------------------------
# Rows of twenty, a count for each kind; seats from one's own onwards (a spectator's: from seat 0).
HANDS = 0  # four rows, as far as seen
LOCKS = HANDS + 4 * KINDS  # one's own
CARD = LOCKS + KINDS  # exposed, or drawn into a 偎
MELDS_OF = (
    CARD + KINDS
)  # three rows a seat: runs by their lowest card; 1 碰, 2 偎, 3 open quad, 4 covered quad; the pile
# Single places.
PHASE = MELDS_OF + 3 * 4 * KINDS
TURN = PHASE + len(PHASES)
SOURCE = TURN + 4
DEALER = SOURCE + len(SOURCES)
BY = DEALER + 4
STOCK_LEFT = BY + 4
FROM_STOCK = STOCK_LEFT + 1
CLAIMS = FROM_STOCK + 1  # one's own: 胡, 槓, 碰, three ways of 吃
ANSWERED = CLAIMS + CLAIM_BITS
HAND_SIZES = ANSWERED + 1  # of each seat
PACKETS = HAND_SIZES + 4  # of each seat: face-down packets of three, then of four
OBSERVATION = PACKETS + 4 * 2


@inlined
def encode(veiled: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for i in range(OBSERVATION):
        out[i] = 0
    for step in range(4):
        other = (me + step) & 3
        if veiled.hands[other]:  # seen
            for kind in range(KINDS):
                out[HANDS + step * KINDS + kind] = held(veiled.hands[other], kind)
        encode_melds(veiled, other, step, out)
        out[HAND_SIZES + step] = cards_left(veiled, other)
    settled = veiled.exposures - 1 if veiled.phase == AT_CLAIM else veiled.exposures
    for i in range(settled):
        entry = veiled.shown[i]
        step = (((entry >> BY_SHIFT) & 3) - me) & 3
        out[MELDS_OF + (3 * step + 2) * KINDS + (entry & KIND_BITS)] += entry & (TAKEN | INTO_WEI) == 0
    out[PHASE + veiled.phase] = 1
    out[DEALER + ((veiled.dealer - me) & 3)] = 1
    out[STOCK_LEFT] = STOCK - veiled.drawn
    out[FROM_STOCK] = veiled.turned
    if veiled.card != NONE:
        out[CARD + veiled.card] = 1
    if veiled.turn != NOBODY:
        out[TURN + ((veiled.turn - me) & 3)] = 1
    if veiled.by != NOBODY:
        out[BY + ((veiled.by - me) & 3)] = 1
    if veiled.source != NONE:
        out[SOURCE + veiled.source] = 1
    if seat != NOBODY:
        for kind in range(KINDS):
            out[LOCKS + kind] = held(veiled.locks[seat], kind)
        for bit in range(CLAIM_BITS):
            out[CLAIMS + bit] = (veiled.claims[seat] >> bit) & 1
        out[ANSWERED] = veiled.answers[seat] != NONE


def meld_place(step: int, meld: int) -> int:
    if meld >= FACE_DOWN_3:
        return PACKETS + 2 * step + meld - FACE_DOWN_3
    return MELDS_OF + 3 * step * KINDS + (meld if meld < LAID_PENG else KINDS + meld % KINDS)


def meld_weight(meld: int) -> int:
    """Runs and packets are counted; the others, of which there is one a kind at most, are told by their form."""
    return 1 if meld < LAID_PENG or meld >= FACE_DOWN_3 else min(meld, LAID_EXTENDED - 1) // KINDS


place_of_meld = table([[meld_place(step, meld) for meld in range(FACE_DOWN_4 + 1)] for step in range(4)])
weight_of_meld = table([meld_weight(meld) for meld in range(FACE_DOWN_4 + 1)])


@kernel
def encode_melds(veiled: State, seat: int, step: int, out: Vector) -> None:
    for i in range(veiled.laid[seat]):
        meld = veiled.melds[seat, i]
        out[place_of_meld[step, meld]] += weight_of_meld[meld]


@kernel
def cards_left(veiled: State, seat: int) -> int:
    """How many cards a seat holds, from public counts alone (4, "State")."""
    if seat == dreamer_of(veiled.dealer):
        return 0
    winner_held_all = veiled.phase == AT_END and veiled.winner == seat and veiled.source < FROM_SELF
    more = (veiled.phase == AT_DISCARD and veiled.turn == seat) or winner_held_all
    return 3 * (MELDS - veiled.laid[seat]) + (2 if more else 1)
