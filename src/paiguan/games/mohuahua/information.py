"""Who sees what (rules 4, "Hidden information"), declared once: `conceal`. All that a seat is shown comes from its result."""

from paiguan.engine.kernel import Vector, inlined, kernel
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.mohuahua.legal import DISCARD, PAD
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import AT_DONE, HAND, KINDS, PHASES, State, held


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Write to `out` all that `seat` may know: its own cards, bids, plays, the number of cards face down, counters.

    Face-down cards are visible to their owner only until the hand ends (with `open_discards` until the move is complete), an
    unfinished move to its player only. When the hand has ended, all 48 cards are public. The resting player has no cards and
    sees what a spectator sees.
    """
    observe(state, options, seat, out)
    conceal_log(state, seat, faces_up(state, options), out)


@kernel
def faces_up(state: State, options: Options) -> bool:
    return state.phase >= AT_DONE or options.open_discards != 0


@inlined
def observe(state: State, options: Options, seat: int, out: State) -> None:
    """The part of `conceal` that `encode` reads: everything except the log."""
    ended = state.phase >= AT_DONE
    bare = faces_up(state, options)
    moving = state.turn == seat
    out.phase = state.phase
    out.turn = state.turn
    out.dealer = state.dealer
    out.partial = state.partial if moving else 0
    out.naming = state.naming if moving else 0
    out.due = state.due if moving else 0
    out.kind = state.kind if moving else 0
    out.quad = state.quad if moving else 0
    out.folded = state.folded
    out.leader = state.leader
    out.led = state.led
    out.best = state.best
    out.owner = state.owner
    out.width = state.width
    for other in range(4):
        own = other == seat or ended
        out.hands[other] = state.hands[other] if own else 0
        out.dealt[other] = state.dealt[other] if own else 0
        out.thrown[other] = state.thrown[other] if own or bare else 0
        out.played[other] = state.played[other]
        out.laid[other] = state.laid[other]
        out.down[other] = state.down[other]
        out.tricks[other] = state.tricks[other]
        out.xi[other] = state.xi[other]
        out.niu[other] = state.niu[other]
        out.liang[other] = state.liang[other]


@kernel
def conceal_log(state: State, seat: int, bare: bool, out: State) -> None:
    out.logged = state.logged if state.turn == seat else state.logged - state.partial
    for i in range(state.log.size):
        entry = state.log[i] if i < out.logged else 0
        code = entry & CODE
        if code >= DISCARD and code < PAD and (entry >> SEAT_SHIFT) & 3 != seat and not bare:
            entry = HIDDEN | (entry & ~CODE)
        out.log[i] = entry


@kernel
def cards_left(concealed: State, options: Options, seat: int) -> int:
    """The number of cards that a seat holds before an unfinished move, from public counts alone: every finished trick cost each
    house as many cards as it was wide."""
    if seat >= options.players or seat == resting(concealed, options):
        return 0
    left = HAND - concealed.down[seat]
    for other in range(4):
        left -= concealed.tricks[other]
    return left


# ---- observation -----------------------------------------------------------------------------------------------
VERSION = 1  # of the action and observation encodings

# By seat from the viewer's onwards (a spectator's from seat 0; a fourth block of zeros with three players): visible cards held,
# face up and face down (counts by kind), then turn, folded, 墩, 喜, 牛, 量, cards left, play and cards put down in this
# trick. Then the phase; dealer, leader and owner of the best play as steps from the viewer's seat; lead, best play, width; of
# the unfinished move: codes given, cards due, kind named last, Heaven quad.
BY_SEAT = 3 * KINDS + 9
OBSERVATION = 4 * BY_SEAT + len(PHASES) + 10


@inlined
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for i in range(OBSERVATION):
        out[i] = 0
    for step in range(options.players):
        other = me + step if me + step < options.players else me + step - options.players
        at = step * BY_SEAT
        encode_counts(concealed.hands[other], out, at)
        encode_counts(concealed.played[other], out, at + KINDS)
        encode_counts(concealed.thrown[other], out, at + 2 * KINDS)
        at += 3 * KINDS
        out[at] = concealed.turn == other
        out[at + 1] = (concealed.folded >> other) & 1
        out[at + 2] = concealed.tricks[other]
        out[at + 3] = concealed.xi[other]
        out[at + 4] = concealed.niu[other]
        out[at + 5] = concealed.liang[other]
        out[at + 6] = cards_left(concealed, options, other)
        out[at + 7] = concealed.laid[other]
        out[at + 8] = concealed.down[other]
    at = 4 * BY_SEAT
    out[at + concealed.phase] = 1
    at += len(PHASES)
    out[at] = steps_to(options, me, concealed.dealer)
    out[at + 1] = steps_to(options, me, concealed.leader)
    out[at + 2] = steps_to(options, me, concealed.owner)
    out[at + 3] = concealed.led
    out[at + 4] = concealed.best
    out[at + 5] = concealed.width
    out[at + 6] = concealed.partial
    out[at + 7] = concealed.due
    out[at + 8] = concealed.kind
    out[at + 9] = concealed.quad


@inlined
def encode_counts(cards: int, out: Vector, at: int) -> None:
    if cards:  # most sets are empty or hidden
        for kind in range(KINDS):
            out[at + kind] = held(cards, kind)


@inlined
def steps_to(options: Options, seat: int, other: int) -> int:
    if other == NOBODY:
        return NOBODY
    return other - seat if other >= seat else other - seat + options.players
