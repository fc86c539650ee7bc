"""Who sees what (rules 4), declared once: `veil`. View, observation and resampling all start from its result."""

from paiguan.engine.bits import index, lowest, unfold
from paiguan.engine.kernel import Row, Vector, inlined, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT, clear_log
from paiguan.games.shisanzhang.combos import PILES
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.pieces import CARDS
from paiguan.games.shisanzhang.play import next_actor
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import AT_BET, AT_SHOWDOWN, HEAD, PHASES, SEATS, State


@kernel
def veil(state: State, options: Options, seat: int, out: State) -> None:
    """`out` becomes all that `seat` may know: the bets, who has committed, and its own cards once betting has closed.

    Whether others laid out or declared, and how far a move of theirs has come, nobody sees. At the showdown all is open;
    the cards left undealt are never shown.
    """
    see(state, options, seat, out)
    veil_log(state, seat, out)


@inlined
def see(state: State, options: Options, seat: int, out: State) -> None:
    """The veil but for its log."""
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
    next_actor(out, options)  # whom the house asks first; who was asked out of turn shows only by what he did
    if under_way:
        out.turn = seat


@kernel
def veil_log(state: State, seat: int, out: State) -> None:
    """Another's commitment is one HIDDEN entry, be it a layout or a declaration; a move under way is none at all."""
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


# ---- observation (version 1) -----------------------------------------------------------------------------------
# By seat, from one's own onwards: where each card is as far as one knows (0 unknown or elsewhere, 1 in hand, then 2, 3 and 4
# for head, middle and tail); seated, committed, turn, dealer, bet (127 at most), special declared (from 1; 0 none known).
# Then the phase, and the codes given of one's own move under way.
PER_SEAT = len(CARDS) + 6
OBSERVATION = SEATS * PER_SEAT + len(PHASES) + 1


@inlined
def encode(veiled: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    for step in range(SEATS):
        at = step * PER_SEAT
        if step >= options.players:
            for i in range(PER_SEAT):
                out[at + i] = 0
            continue
        other = me + step if me + step < options.players else me + step - options.players
        encode_cards(veiled.dealt[other], veiled.piles[other], out, at)
        at += len(CARDS)
        out[at] = 1
        out[at + 1] = veiled.committed >> other & 1
        out[at + 2] = veiled.turn == other
        out[at + 3] = veiled.dealer == other
        out[at + 4] = min(veiled.bets[other], 127)
        out[at + 5] = veiled.declared[other] + 1
    at = SEATS * PER_SEAT
    for phase in range(len(PHASES)):
        out[at + phase] = veiled.phase == phase
    out[at + len(PHASES)] = veiled.partial


@inlined
def encode_cards(dealt: int, piles: Row, out: Vector, at: int) -> None:
    """Where each card of a seat is."""
    unfold(dealt, len(CARDS), out, at)
    for pile in range(len(PILES)):
        rest = piles[pile]
        while rest:
            bit = lowest(rest)
            out[at + index(bit)] = 2 + pile
            rest ^= bit
