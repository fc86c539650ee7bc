"""Who sees what (rules 4, "Who sees what"), declared once: `conceal`. View, observation and resampling start from its
result."""

from paiguan.engine.kernel import Vector, constant, inlined, kernel
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.legal import CLAIM_BITS, KONG, WEI3
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    FACE_DOWN_3,
    FACE_DOWN_4,
    FROM_SELF,
    FROM_WEI,
    INTO_WEI,
    KIND_BITS,
    KINDS,
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
    State,
    dreamer_of,
    held,
)


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Write to `out` all that `seat` may know: its own hand, locks, claims and answers, and what lies on the table.

    Losing claims, passes and the fact of being asked are known to their seat only. The dreamer sees all hands and laid cards.
    No seat sees the stock. With `wei_hidden` a 偎 or a covered quad is a face-down packet to the others. After the hand
    everything is shown.
    """
    observe(state, options, seat, out)
    conceal_stock(state, out)
    conceal_log(state, options, seat, out)
    for i in range(state.history.size):
        out.history[i] = 0
    for i in range(state.past_shown.size):
        out.past_shown[i] = 0


@inlined
def observe(state: State, options: Options, seat: int, out: State) -> None:
    """The part of `conceal` that `encode` reads: everything except the log and the stock."""
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
    # Only the drawer sees a card that is drawn into a 偎 or was just laid by it.
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
    conceal_shown(state, seat, packets, out)


@kernel
def is_known(state: State, seat: int, other: int) -> bool:
    """Whether the viewer knows what a seat was dealt: their own hand, and for the dreamer every hand."""
    dreamer = dreamer_of(state.dealer)
    return other == seat or seat == dreamer or other == dreamer


@kernel
def hides_packets(state: State, options: Options, seat: int) -> bool:
    return options.wei_hidden != 0 and seat != dreamer_of(state.dealer)


@kernel
def seen_meld(meld: int, packets: bool) -> int:
    """A meld as the viewer sees it: a hidden 偎 or covered quad is a face-down packet."""
    if packets and meld >= LAID_WEI and meld < LAID_OPEN:
        return FACE_DOWN_3
    if packets and meld >= LAID_COVERED and meld < LAID_EXTENDED:
        return FACE_DOWN_4
    return meld


@kernel
def conceal_shown(state: State, seat: int, packets: bool, out: State) -> None:
    """Copy the cards that were turned and discarded, with UNSEEN for those in a hidden 偎."""
    for i in range(state.exposures):
        entry = state.shown[i]
        by = (entry >> BY_SHIFT) & 3
        if entry & INTO_WEI and packets and by != seat and not is_extended(state, by, entry & KIND_BITS):
            entry |= UNSEEN
        out.shown[i] = entry
    for i in range(state.exposures, state.shown.size):
        out.shown[i] = 0


@kernel
def conceal_stock(state: State, out: State) -> None:
    """Copy the visible cards of the stock: those turned, and all of them after the hand."""
    drawn = 0
    for i in range(out.exposures):
        if out.shown[i] & TURNED:
            out.stock[drawn] = out.shown[i] & KIND_BITS
            drawn += 1
    for i in range(drawn, STOCK):
        out.stock[i] = state.stock[i] if state.phase == AT_END else UNSEEN


@kernel
def is_extended(state: State, seat: int, kind: int) -> bool:
    """Whether an exposed fourth card has revealed the kind of a 偎."""
    extended = False
    for i in range(state.laid[seat]):
        extended = extended or state.melds[seat, i] == LAID_EXTENDED + kind
    return extended


@kernel
def conceal_log(state: State, options: Options, seat: int, out: State) -> None:
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


# ---- observation -----------------------------------------------------------------------------------------------
VERSION = 1  # of the action and observation encodings

# Rows of twenty, a count for each kind; seats from the viewer's onwards (a spectator's: from seat 0).
HANDS = 0  # four rows, the visible ones
LOCKS = HANDS + 4 * KINDS  # the viewer's own
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
CLAIMS = FROM_STOCK + 1  # the viewer's own: 胡, 槓, 碰, three ways of 吃
ANSWERED = CLAIMS + CLAIM_BITS
HAND_SIZES = ANSWERED + 1  # of each seat
PACKETS = HAND_SIZES + 4  # of each seat: face-down packets of three, then of four
OBSERVATION = PACKETS + 4 * 2


@inlined
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for i in range(OBSERVATION):
        out[i] = 0
    for step in range(4):
        other = (me + step) & 3
        if concealed.hands[other]:  # seen
            for kind in range(KINDS):
                out[HANDS + step * KINDS + kind] = held(concealed.hands[other], kind)
        encode_melds(concealed, other, step, out)
        out[HAND_SIZES + step] = cards_left(concealed, other)
    settled = concealed.exposures - 1 if concealed.phase == AT_CLAIM else concealed.exposures
    for i in range(settled):
        entry = concealed.shown[i]
        step = (((entry >> BY_SHIFT) & 3) - me) & 3
        out[MELDS_OF + (3 * step + 2) * KINDS + (entry & KIND_BITS)] += entry & (TAKEN | INTO_WEI) == 0
    out[PHASE + concealed.phase] = 1
    out[DEALER + ((concealed.dealer - me) & 3)] = 1
    out[STOCK_LEFT] = STOCK - concealed.drawn
    out[FROM_STOCK] = concealed.turned
    if concealed.card != NONE:
        out[CARD + concealed.card] = 1
    if concealed.turn != NOBODY:
        out[TURN + ((concealed.turn - me) & 3)] = 1
    if concealed.by != NOBODY:
        out[BY + ((concealed.by - me) & 3)] = 1
    if concealed.source != NONE:
        out[SOURCE + concealed.source] = 1
    if seat != NOBODY:
        for kind in range(KINDS):
            out[LOCKS + kind] = held(concealed.locks[seat], kind)
        for bit in range(CLAIM_BITS):
            out[CLAIMS + bit] = (concealed.claims[seat] >> bit) & 1
        out[ANSWERED] = concealed.answers[seat] != NONE


def meld_place(step: int, meld: int) -> int:
    if meld >= FACE_DOWN_3:
        return PACKETS + 2 * step + meld - FACE_DOWN_3
    return MELDS_OF + 3 * step * KINDS + (meld if meld < LAID_PENG else KINDS + meld % KINDS)


def meld_weight(meld: int) -> int:
    """The value of a meld in an observation: runs and packets are counted; other melds, at most one a kind, have a
    number for their form."""
    return 1 if meld < LAID_PENG or meld >= FACE_DOWN_3 else min(meld, LAID_EXTENDED - 1) // KINDS


place_of_meld = constant([[meld_place(step, meld) for meld in range(FACE_DOWN_4 + 1)] for step in range(4)])
weight_of_meld = constant([meld_weight(meld) for meld in range(FACE_DOWN_4 + 1)])


@kernel
def encode_melds(concealed: State, seat: int, step: int, out: Vector) -> None:
    for i in range(concealed.laid[seat]):
        meld = concealed.melds[seat, i]
        out[place_of_meld[step, meld]] += weight_of_meld[meld]


@kernel
def cards_left(concealed: State, seat: int) -> int:
    """The number of cards that a seat holds, from public counts alone (4, "State")."""
    if seat == dreamer_of(concealed.dealer):
        return 0
    winner_held_all = concealed.phase == AT_END and concealed.winner == seat and concealed.source < FROM_SELF
    more = (concealed.phase == AT_DISCARD and concealed.turn == seat) or winner_held_all
    return 3 * (MELDS - concealed.laid[seat]) + (2 if more else 1)
