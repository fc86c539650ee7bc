"""What a network is told: all that a seat may know, laid out for learning (version 1).

Beside the observation, which has no order of moves, it has the hand trick by trick, and what each other house let stand: where
one must beat, that tells what it cannot hold. Everything comes from the concealed state.
"""

from paiguan.engine.bits import lowest
from paiguan.engine.kernel import Vector, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.mohuahua.combos import NONE, cards_of, size_of
from paiguan.games.mohuahua.information import cards_left, encode_counts, steps_to
from paiguan.games.mohuahua.legal import DISCARD, PAD, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import FULL_DECK, HAND, KINDS, PHASES, State, kind_of

FEATURES_VERSION = 1

# Counts by kind: cards not seen, the best play; then by seat, from the viewer's own onwards: cards held as far as seen, face up, face down as
# far as seen, its play in this trick.
UNSEEN, BEST = 0, KINDS
BY_SEAT = 2 * KINDS
ROWS = 4
# By other seat and size of the play, one to four cards and more: the lowest kind (from 1) that it has not beaten, 0 where there was none.
SIZES = 5
DECLINED = BY_SEAT + 4 * ROWS * KINDS
# Trick by trick: who led (from 1), how many cards, the lowest kind of the best play in the end (from 1), whose it is (from 1).
TRICKS, A_TRICK = HAND, 4
PAST = DECLINED + 3 * SIZES
PHASE = PAST + TRICKS * A_TRICK
# By seat: turn, dealer, leader, owner of the best play, folded, rests, 墩, 喜, 牛, 量, cards left, cards put down in this trick.
COUNTERS = 12
SEATS = PHASE + len(PHASES)
# Width; cards led; codes given of this move, cards due, kind named last, Heaven quad.
TRICK = SEATS + 4 * COUNTERS
SETTINGS = TRICK + 6
FEATURES = SETTINGS + 8


@kernel
def features(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(FEATURES):
        out[i] = 0
    me = max(seat, 0)
    unseen = FULL_DECK
    for step in range(options.players):
        other = me + step if me + step < options.players else me + step - options.players
        known = concealed.dealt[other] if concealed.dealt[other] else concealed.played[other] + concealed.thrown[other]
        unseen -= known
        at = BY_SEAT + step * ROWS * KINDS
        encode_counts(concealed.hands[other], out, at)
        encode_counts(concealed.played[other], out, at + KINDS)
        encode_counts(concealed.thrown[other], out, at + 2 * KINDS)
        if concealed.laid[other] != NONE:
            encode_counts(cards_of[concealed.laid[other]], out, at + 3 * KINDS)
        write_seat(concealed, options, other, out, SEATS + step * COUNTERS)
    encode_counts(unseen, out, UNSEEN)
    if concealed.best != NONE:
        encode_counts(cards_of[concealed.best], out, BEST)
    write_past(concealed, options, me, out)
    out[PHASE + concealed.phase] = 1
    out[TRICK] = concealed.width
    out[TRICK + 1] = size_of[concealed.led] if concealed.led != NONE else 0
    out[TRICK + 2] = concealed.partial
    out[TRICK + 3] = concealed.due
    out[TRICK + 4] = concealed.kind
    out[TRICK + 5] = concealed.quad
    out[SETTINGS] = options.players
    out[SETTINGS + 1] = options.deck
    out[SETTINGS + 2] = options.must_beat
    out[SETTINGS + 3] = options.declare_at
    out[SETTINGS + 4] = options.quad66_beats_led_xi
    out[SETTINGS + 5] = options.bai_groups
    out[SETTINGS + 6] = options.trio
    out[SETTINGS + 7] = options.open_discards


@kernel
def write_seat(concealed: State, options: Options, seat: int, out: Vector, at: int) -> None:
    out[at] = concealed.turn == seat
    out[at + 1] = concealed.dealer == seat
    out[at + 2] = concealed.leader == seat
    out[at + 3] = concealed.owner == seat
    out[at + 4] = concealed.folded >> seat & 1
    out[at + 5] = resting(concealed, options) == seat
    out[at + 6] = concealed.tricks[seat]
    out[at + 7] = concealed.xi[seat]
    out[at + 8] = concealed.niu[seat]
    out[at + 9] = concealed.liang[seat]
    out[at + 10] = cards_left(concealed, options, seat)
    out[at + 11] = concealed.down[seat]


@kernel
def write_past(concealed: State, options: Options, me: int, out: Vector) -> None:
    """The hand so far: three moves a trick, the first of which leads; pads after a Heaven quad are none."""
    acted = 0
    trick = -1
    best = NONE
    for i in range(concealed.logged):
        entry = int(concealed.log[i])
        code = entry & CODE
        if (code >= PAD and code != HIDDEN) or entry & CONTINUES:
            continue
        step = steps_to(options, me, entry >> SEAT_SHIFT & 3)
        if acted == 0:
            trick += 1
        at = PAST + A_TRICK * trick
        if code < DISCARD:
            best = code - PLAY
            if acted == 0:
                out[at] = step + 1
                out[at + 1] = size_of[best]
            out[at + 2] = kind_of(lowest(cards_of[best])) + 1
            out[at + 3] = step + 1
        elif step > 0 and best != NONE:
            place = DECLINED + (step - 1) * SIZES + min(size_of[best], SIZES) - 1
            kind = kind_of(lowest(cards_of[best])) + 1
            if out[place] == 0 or kind < out[place]:
                out[place] = kind
        acted = acted + 1 if acted < 2 else 0
