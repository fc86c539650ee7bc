"""Who sees what (rules 4), declared once: `conceal`. View, observation and resampling all start from its result."""

from paiguan.engine.bits import index, lowest, unfold
from paiguan.engine.kernel import Row, Vector, inlined, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT, clear_log
from paiguan.games.shisanzhang.combos import PILES
from paiguan.games.shisanzhang.legal import HEAD
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.play import next_actor
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import AT_BET, AT_SHOWDOWN, CARDS, PHASES, SEATS, State


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Write to `out` all that `seat` may know: the bets, which seats have committed, and its own cards once betting has closed.

    Whether another seat has laid out or declared, and its unfinished move, are hidden. At the showdown everything is
    open except the undealt cards, which are never shown.
    """
    observe(state, options, seat, out)
    conceal_log(state, seat, out)


@inlined
def observe(state: State, options: Options, seat: int, out: State) -> None:
    """The part of `conceal` that `encode` reads: everything except the log."""
    under_way = state.partial > 0 and state.turn == seat
    out.phase = state.phase
    out.dealer = state.dealer
    out.absent = state.absent
    out.committed = state.committed
    out.partial = state.partial if under_way else 0
    out.wager = state.wager if under_way else 0
    out.last = state.last if under_way else NONE
    for other in range(SEATS):
        known = state.phase == AT_SHOWDOWN or (other == seat and state.phase != AT_BET)
        out.bets[other] = state.bets[other]
        out.dealt[other] = state.dealt[other] if known else 0
        out.declared[other] = state.declared[other] if known else NONE
        for pile in range(3):
            out.piles[other, pile] = state.piles[other, pile] if known else 0
            out.strengths[other, pile] = state.strengths[other, pile] if known else 0
    next_actor(out, options)  # the seat that is asked first; an actor out of turn is visible only by its moves
    if under_way:
        out.turn = seat


@kernel
def conceal_log(state: State, seat: int, out: State) -> None:
    """Copy the log with each commitment of another seat, layout or declaration, as one HIDDEN entry, and without their
    unfinished moves."""
    finished = state.logged - state.partial
    out.logged = 0
    for i in range(state.logged):
        entry = int(state.log[i])
        if (entry >> SEAT_SHIFT) & 3 != seat and state.phase != AT_SHOWDOWN:
            if i >= finished:
                break
            if entry & CODE >= HEAD:
                if entry & CONTINUES:
                    continue
                entry |= HIDDEN
        out.log[out.logged] = entry
        out.logged += 1
    clear_log(out, out.logged)


# ---- observation -----------------------------------------------------------------------------------------------
VERSION = 1  # of the action and observation encodings

# By seat, from the viewer's onwards: the known place of each card (0 unknown or elsewhere, 1 in hand; 2, 3 and 4 for
# head, middle and tail); seated, committed, turn, dealer, bet (at most 127), special declared (from 1; 0 none known).
# Then the phase, and the number of codes of the viewer's own unfinished move.
PER_SEAT = len(CARDS) + 6
OBSERVATION = SEATS * PER_SEAT + len(PHASES) + 1


@inlined
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for step in range(SEATS):
        at = step * PER_SEAT
        if step >= options.players:
            for i in range(PER_SEAT):
                out[at + i] = 0
            continue
        other = me + step if me + step < options.players else me + step - options.players
        encode_cards(concealed.dealt[other], concealed.piles[other], out, at)
        at += len(CARDS)
        out[at] = 1
        out[at + 1] = concealed.committed >> other & 1
        out[at + 2] = concealed.turn == other
        out[at + 3] = concealed.dealer == other
        out[at + 4] = min(concealed.bets[other], 127)
        out[at + 5] = concealed.declared[other] + 1
    at = SEATS * PER_SEAT
    for phase in range(len(PHASES)):
        out[at + phase] = concealed.phase == phase
    out[at + len(PHASES)] = concealed.partial


@inlined
def encode_cards(dealt: int, piles: Row, out: Vector, at: int) -> None:
    """Write the place of each card of a seat."""
    unfold(dealt, len(CARDS), out, at)
    for pile in range(len(PILES)):
        rest = piles[pile]
        while rest:
            bit = lowest(rest)
            out[at + index(bit)] = 2 + pile
            rest ^= bit
