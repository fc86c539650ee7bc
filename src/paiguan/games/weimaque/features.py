"""What a network is told: all that a seat may know, laid out for learning (version 1).

Unlike the observation it distinguishes, for each seat, discarded cards from turned ones: a player who did not claim a card
has little use for it, and a player does not need the cards that they discard. Everything comes from the concealed state.
"""

from paiguan.engine.kernel import Vector, kernel
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.combos import cards_of_meld
from paiguan.games.weimaque.information import cards_left
from paiguan.games.weimaque.legal import CLAIM_BITS
from paiguan.games.weimaque.options import LOCK_ANY, LOCK_OFF, Options
from paiguan.games.weimaque.state import (
    AT_WEI,
    BY_SHIFT,
    DECK,
    FACE_DOWN_3,
    INTO_WEI,
    KIND_BITS,
    KINDS,
    LAID_EXTENDED,
    LAID_PENG,
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
    unit,
)

FEATURES_VERSION = 1

# Counts by kind: own cards, own locks, cards not seen, the card exposed or drawn into a 偎.
OWN, LOCKS, LIVE, CARD = (KINDS * row for row in range(4))
# By seat, from the viewer's own onwards: its hand as far as seen, runs by their lowest card, other melds (1 碰, 2 偎, 3 open quad, 4 covered
# quad), cards that it threw, cards that it turned and nobody took.
BY_SEAT = 4 * KINDS
HAND, RUNS, SETS, THREW, TURNED_UP = (KINDS * row for row in range(5))
ROWS = 5
# The last cards shown, the latest first: kind (from 1), by whom (from 1), thrown, taken, into a 偎.
LAST, A_CARD = 8, 5
RECENT = BY_SEAT + 4 * ROWS * KINDS
PHASE = RECENT + LAST * A_CARD
SOURCE = PHASE + len(PHASES)
# By seat: turn, dealer, exposed the card, dreams, cards held, melds laid, packets face down of three and of four.
COUNTERS = 8
SEATS = SOURCE + len(SOURCES)
# The viewer's own claims, whether they have answered; cards left in the stock, the card came from there.
CLAIMS = SEATS + 4 * COUNTERS
STOCK_LEFT = CLAIMS + CLAIM_BITS + 1
SETTINGS = STOCK_LEFT + 2
FEATURES = SETTINGS + 16


@kernel
def features(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(FEATURES):
        out[i] = 0
    me = max(seat, 0)
    live = DECK
    for step in range(4):
        other = (me + step) & 3
        live -= concealed.hands[other]
        write_cards(concealed.hands[other], out, BY_SEAT + step * ROWS * KINDS + HAND)
        live -= write_melds(concealed, other, step, out)
        write_seat(concealed, other, out, SEATS + step * COUNTERS)
    live -= write_shown(concealed, me, out)
    if concealed.phase == AT_WEI and concealed.card != NONE:
        live -= unit[concealed.card]
    write_cards(live, out, LIVE)
    out[PHASE + concealed.phase] = 1
    if concealed.source != NONE:
        out[SOURCE + concealed.source] = 1
    if concealed.card != NONE:
        out[CARD + concealed.card] = 1
    out[STOCK_LEFT] = STOCK - concealed.drawn
    out[STOCK_LEFT + 1] = concealed.turned
    if seat != NOBODY:
        write_cards(concealed.hands[seat], out, OWN)
        write_cards(concealed.locks[seat], out, LOCKS)
        for bit in range(CLAIM_BITS):
            out[CLAIMS + bit] = concealed.claims[seat] >> bit & 1
        out[CLAIMS + CLAIM_BITS] = concealed.answers[seat] != NONE
    write_settings(options, out)


@kernel
def write_cards(cards: int, out: Vector, at: int) -> None:
    if cards:
        for kind in range(KINDS):
            out[at + kind] = held(cards, kind)


@kernel
def write_melds(concealed: State, seat: int, step: int, out: Vector) -> int:
    """The melds of a seat; returns the cards that lie in them for all to see."""
    at = BY_SEAT + step * ROWS * KINDS
    cards = 0
    for i in range(concealed.laid[seat]):
        meld = int(concealed.melds[seat, i])
        if meld >= FACE_DOWN_3:
            out[SEATS + step * COUNTERS + 6 + meld - FACE_DOWN_3] += 1
            continue
        cards += cards_of_meld(meld)
        if meld < LAID_PENG:
            out[at + RUNS + meld] += 1
        else:
            out[at + SETS + meld % KINDS] = min(meld, LAID_EXTENDED - 1) // KINDS
    return cards


@kernel
def write_seat(concealed: State, seat: int, out: Vector, at: int) -> None:
    out[at] = concealed.turn == seat
    out[at + 1] = concealed.dealer == seat
    out[at + 2] = concealed.by == seat
    out[at + 3] = dreamer_of(concealed.dealer) == seat
    out[at + 4] = cards_left(concealed, seat)
    out[at + 5] = concealed.laid[seat]


@kernel
def write_shown(concealed: State, me: int, out: Vector) -> int:
    """Cards turned and thrown; returns those that lie in no meld."""
    lying = 0
    for i in range(concealed.exposures):
        entry = int(concealed.shown[i])
        kind = entry & KIND_BITS
        step = ((entry >> BY_SHIFT & 3) - me) & 3
        at = BY_SEAT + step * ROWS * KINDS
        if kind != UNSEEN and not entry & INTO_WEI:
            if not entry & TURNED:
                out[at + THREW + kind] += 1
            elif not entry & TAKEN:
                out[at + TURNED_UP + kind] += 1
            if not entry & TAKEN:
                lying += unit[kind]
        back = concealed.exposures - 1 - i
        if back < LAST:
            at = RECENT + A_CARD * back
            out[at] = kind + 1 if kind != UNSEEN else 0
            out[at + 1] = step + 1
            out[at + 2] = not entry & TURNED
            out[at + 3] = entry & TAKEN != 0
            out[at + 4] = entry & INTO_WEI != 0
    return lying


@kernel
def write_settings(options: Options, out: Vector) -> None:
    out[SETTINGS] = options.kong
    out[SETTINGS + 1] = options.win_on
    out[SETTINGS + 2] = min(options.min_hard, 127)
    out[SETTINGS + 3] = options.tuanyuan_scope
    out[SETTINGS + 4] = options.tuanyuan_points
    out[SETTINGS + 5] = options.yidianhong
    out[SETTINGS + 6] = options.mult_compose
    out[SETTINGS + 7] = options.total_order
    out[SETTINGS + 8] = options.pass_lock == LOCK_ANY
    out[SETTINGS + 9] = options.pass_lock == LOCK_OFF
    out[SETTINGS + 10] = options.lock_blocks_win
    out[SETTINGS + 11] = options.wei_hidden
    out[SETTINGS + 12] = options.dreamer_share
    out[SETTINGS + 13] = options.discard_win_pays
    out[SETTINGS + 14] = options.dealer_after_win
    out[SETTINGS + 15] = options.dandiao_on
