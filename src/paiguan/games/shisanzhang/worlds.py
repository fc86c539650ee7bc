"""Sampling of possible worlds: fills in what `conceal` (information.py) has hidden."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.shisanzhang.combos import HEAD_PILE, LAYOUTS, MID_PILE, SIZES
from paiguan.games.shisanzhang.legal import DECLARE, HEAD, MID
from paiguan.games.shisanzhang.options import FORCED, Options
from paiguan.games.shisanzhang.play import play, rewind, set_actor, spread
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, DECK, HAND, LAYOUT_CODES, State, chosen


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in the hidden part of a concealed state: a uniform deal of the unseen cards, then a commitment for each hand.

    Nothing that another seat has done reveals its cards, so the unseen cards are simply dealt. Its commitment is drawn
    uniformly from all legal ones.
    """
    if concealed.phase == AT_SHOWDOWN:
        return
    unseen = DECK
    unknown = 0
    for other in range(options.players):
        unseen ^= concealed.dealt[other]
        if concealed.dealt[other] == 0:
            unknown |= 1 << other
    spread(concealed, unseen, unknown, rng)
    missing = 0  # the number of entries by which the log must grow
    for i in range(concealed.logged):
        if concealed.log[i] & CODE == HIDDEN:
            other = (int(concealed.log[i]) >> SEAT_SHIFT) & 3
            pick_commitment(concealed, options, other, rng)
            if concealed.declared[other] == NONE:
                missing += LAYOUT_CODES - 1
    write_commitments(concealed, missing)
    # The log is now complete; replaying it in place sets the rest of the state.
    count = concealed.logged
    rewind(concealed, options)
    for i in range(count):
        entry = int(concealed.log[i])
        if not entry & CONTINUES:
            set_actor(concealed, options, (entry >> SEAT_SHIFT) & 3)
        play(concealed, options, entry & CODE)


@kernel
def pick_commitment(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Draw a declaration or a layout for these cards, uniformly; stored as declared special or as head and middle."""
    specials = available(options, concealed.dealt[seat])
    declarations = popcount(specials)
    if declarations > 0:
        layouts = 0 if options.special_declare == FORCED else LAYOUTS
        draw = below(rng, declarations + layouts)
        if draw < declarations:
            for _ in range(draw):
                specials ^= lowest(specials)
            concealed.declared[seat] = index(lowest(specials))
            return
    places = 0
    for pile in range(MID_PILE + 1):
        concealed.piles[seat, pile] = 0
        for _ in range(SIZES[pile]):
            place = below(rng, HAND)
            while places >> place & 1:
                place = below(rng, HAND)
            places |= 1 << place
            concealed.piles[seat, pile] |= chosen(concealed.dealt[seat], 1 << place)


@kernel
def write_commitments(concealed: State, missing: int) -> None:
    """Replace the HIDDEN entries by codes, from the end of the log backwards, so that it can grow in place."""
    to = concealed.logged + missing - 1
    for i in range(concealed.logged - 1, -1, -1):
        entry = int(concealed.log[i])
        other = (entry >> SEAT_SHIFT) & 3
        if entry & CODE != HIDDEN:
            concealed.log[to] = entry
            to -= 1
        elif concealed.declared[other] != NONE:
            concealed.log[to] = DECLARE + concealed.declared[other] | other << SEAT_SHIFT
            to -= 1
        else:
            to -= LAYOUT_CODES
            write_layout(concealed, to + 1, other)
    concealed.logged += missing


@kernel
def write_layout(concealed: State, at: int, seat: int) -> None:
    continues = 0
    for pile in range(MID_PILE + 1):
        cards = concealed.piles[seat, pile]
        while cards:
            bit = lowest(cards)
            cards ^= bit
            concealed.log[at] = (HEAD if pile == HEAD_PILE else MID) + index(bit) | seat << SEAT_SHIFT | continues
            continues = CONTINUES
            at += 1
