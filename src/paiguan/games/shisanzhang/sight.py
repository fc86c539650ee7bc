"""Who sees what (rules 4), declared once: `veil`. View, observation and resampling all start from its result."""

from typing import Any

from paiguan.engine.bits import index, lowest, popcount, unfold
from paiguan.engine.kernel import Options, Rng, State, Vector, inlined, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT, clear_log
from paiguan.games.shisanzhang.cards import CARDS, DECK, HAND, chosen
from paiguan.games.shisanzhang.options import FORCED
from paiguan.games.shisanzhang.piles import HEAD_PILE, LAYOUTS, MID_PILE, PILES, SIZES
from paiguan.games.shisanzhang.play import ask, next_actor, play, rewind, spread
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import (
    AT_BET,
    AT_SHOWDOWN,
    DECLARE,
    HEAD,
    LAYOUT_CODES,
    MID,
    PHASES,
    SEATS,
)


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
def encode_cards(dealt: int, piles: Any, out: Vector, at: int) -> None:
    """Where each card of a seat is."""
    unfold(dealt, len(CARDS), out, at)
    for pile in range(len(PILES)):
        rest = piles[pile]
        while rest:
            bit = lowest(rest)
            out[at + index(bit)] = 2 + pile
            rest ^= bit


# ---- resampling ------------------------------------------------------------------------------------------------


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill what the veil took away: every deal of the unseen cards as likely, then any commitment that hand may make.

    Nothing another seat has done tells of its cards, so the unseen cards are simply dealt; what it committed to is drawn
    evenly from all that would have been legal.
    """
    if veiled.phase == AT_SHOWDOWN:
        return
    unseen = DECK
    unknown = 0
    for other in range(options.players):
        unseen ^= veiled.dealt[other]
        if veiled.dealt[other] == 0:
            unknown |= 1 << other
    spread(veiled, unseen, unknown, rng)
    missing = 0  # entries that the log must grow by
    for i in range(veiled.logged):
        if veiled.log[i] & CODE == HIDDEN:
            other = (int(veiled.log[i]) >> SEAT_SHIFT) & 3
            pick_commitment(veiled, options, other, rng)
            if veiled.declared[other] == NONE:
                missing += LAYOUT_CODES - 1
    write_commitments(veiled, missing)
    # The log now says all; playing it again, in place, sets the rest.
    count = veiled.logged
    rewind(veiled, options)
    for i in range(count):
        entry = int(veiled.log[i])
        if not entry & CONTINUES:
            ask(veiled, options, (entry >> SEAT_SHIFT) & 3)
        play(veiled, options, entry & CODE)


@kernel
def pick_commitment(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """A declaration or a layout for these cards, each as likely; noted as declared special or as head and middle."""
    specials = available(options, veiled.dealt[seat])
    declarations = popcount(specials)
    if declarations > 0:
        layouts = 0 if options.special_declare == FORCED else LAYOUTS
        draw = below(rng, declarations + layouts)
        if draw < declarations:
            for _ in range(draw):
                specials ^= lowest(specials)
            veiled.declared[seat] = index(lowest(specials))
            return
    places = 0
    for pile in range(MID_PILE + 1):
        veiled.piles[seat, pile] = 0
        for _ in range(SIZES[pile]):
            place = below(rng, HAND)
            while places >> place & 1:
                place = below(rng, HAND)
            places |= 1 << place
            veiled.piles[seat, pile] |= chosen(veiled.dealt[seat], 1 << place)


@kernel
def write_commitments(veiled: State, missing: int) -> None:
    """Put codes in place of the HIDDEN entries, from the end of the log back, so that it can grow in place."""
    to = veiled.logged + missing - 1
    for i in range(veiled.logged - 1, -1, -1):
        entry = int(veiled.log[i])
        other = (entry >> SEAT_SHIFT) & 3
        if entry & CODE != HIDDEN:
            veiled.log[to] = entry
            to -= 1
        elif veiled.declared[other] != NONE:
            veiled.log[to] = DECLARE + veiled.declared[other] | other << SEAT_SHIFT
            to -= 1
        else:
            to -= LAYOUT_CODES
            write_layout(veiled, to + 1, other)
    veiled.logged += missing


@kernel
def write_layout(veiled: State, at: int, seat: int) -> None:
    continues = 0
    for pile in range(MID_PILE + 1):
        cards = veiled.piles[seat, pile]
        while cards:
            bit = lowest(cards)
            cards ^= bit
            veiled.log[at] = (HEAD if pile == HEAD_PILE else MID) + index(bit) | seat << SEAT_SHIFT | continues
            continues = CONTINUES
            at += 1
