"""Who sees what (rules 4, "Hidden information"), declared once: `veil`. All that a seat is shown comes from its result."""

from paiguan.engine.kernel import Vector, inlined, kernel
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import HAND, KINDS, held
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import AT_DONE, DISCARD, PAD, PHASES, State


@kernel
def veil(state: State, options: Options, seat: int, out: State) -> None:
    """`out` becomes all that `seat` may know: its own cards, bids, plays, the number of cards face down, counters.

    Cards face down are their owner's secret until the hand ends (`open_discards`: until the move is whole); a move
    under way is its mover's. When the hand has ended all 48 cards are public. Who rests owns nothing and sees no more
    than a spectator.
    """
    see(state, options, seat, out)
    veil_log(state, seat, faces_up(state, options), out)


@kernel
def faces_up(state: State, options: Options) -> bool:
    return state.phase >= AT_DONE or options.open_discards != 0


@inlined
def see(state: State, options: Options, seat: int, out: State) -> None:
    """The veil but for its log."""
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
def veil_log(state: State, seat: int, bare: bool, out: State) -> None:
    out.logged = state.logged if state.turn == seat else state.logged - state.partial
    for i in range(state.log.size):
        entry = state.log[i] if i < out.logged else 0
        code = entry & CODE
        if code >= DISCARD and code < PAD and (entry >> SEAT_SHIFT) & 3 != seat and not bare:
            entry = HIDDEN | (entry & ~CODE)
        out.log[i] = entry


@kernel
def cards_left(veiled: State, options: Options, seat: int) -> int:
    """How many cards a seat holds outside the move under way, from public counts alone: every finished trick cost each
    house as many cards as it was wide."""
    if seat >= options.players or seat == resting(veiled, options):
        return 0
    left = HAND - veiled.down[seat]
    for other in range(4):
        left -= veiled.tricks[other]
    return left


# ---- observation (version 1) -----------------------------------------------------------------------------------
# By seat from one's own onwards (a spectator's from seat 0; a fourth block of zeros at a table for three): cards held,
# face up and face down as far as seen (counts by kind), then turn, folded, 墩, 喜, 牛, 量, cards left, play and cards put
# down in this trick. Then the phase; dealer, leader and owner of the best play as steps from one's own seat; lead, best play,
# width; the move under way: codes given, cards due, kind named last, Heaven quad.
BY_SEAT = 3 * KINDS + 9
OBSERVATION = 4 * BY_SEAT + len(PHASES) + 10


@inlined
def encode(veiled: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for i in range(OBSERVATION):
        out[i] = 0
    for step in range(options.players):
        other = me + step if me + step < options.players else me + step - options.players
        at = step * BY_SEAT
        encode_counts(veiled.hands[other], out, at)
        encode_counts(veiled.played[other], out, at + KINDS)
        encode_counts(veiled.thrown[other], out, at + 2 * KINDS)
        at += 3 * KINDS
        out[at] = veiled.turn == other
        out[at + 1] = (veiled.folded >> other) & 1
        out[at + 2] = veiled.tricks[other]
        out[at + 3] = veiled.xi[other]
        out[at + 4] = veiled.niu[other]
        out[at + 5] = veiled.liang[other]
        out[at + 6] = cards_left(veiled, options, other)
        out[at + 7] = veiled.laid[other]
        out[at + 8] = veiled.down[other]
    at = 4 * BY_SEAT
    out[at + veiled.phase] = 1
    at += len(PHASES)
    out[at] = steps_to(options, me, veiled.dealer)
    out[at + 1] = steps_to(options, me, veiled.leader)
    out[at + 2] = steps_to(options, me, veiled.owner)
    out[at + 3] = veiled.led
    out[at + 4] = veiled.best
    out[at + 5] = veiled.width
    out[at + 6] = veiled.partial
    out[at + 7] = veiled.due
    out[at + 8] = veiled.kind
    out[at + 9] = veiled.quad


@inlined
def encode_counts(cards: int, out: Vector, at: int) -> None:
    if cards:  # most sets are empty or unseen
        for kind in range(KINDS):
            out[at + kind] = held(cards, kind)


@inlined
def steps_to(options: Options, seat: int, other: int) -> int:
    if other == NOBODY:
        return NOBODY
    return other - seat if other >= seat else other - seat + options.players
