"""What a seat holds possible: a world for what `veil` took away."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.shisanzhang.combos import HEAD_PILE, LAYOUTS, MID_PILE, SIZES
from paiguan.games.shisanzhang.options import FORCED, Options
from paiguan.games.shisanzhang.pieces import DECK, HAND, chosen
from paiguan.games.shisanzhang.play import ask, play, rewind, spread
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, DECLARE, HEAD, LAYOUT_CODES, MID, State


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
