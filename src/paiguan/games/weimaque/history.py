"""What the past tells a viewer of the cards he cannot see (rules 4, "Who sees what").

`past` and `past_shown` hold the veiled log and what was shown, put aside while worlds are tried. Between two entries of `past_shown`
the log has, in order: quads laid from a hand; the discard or the 偎 of the card shown; the claim that took it; and
anywhere the viewer's own answers that took nothing.
"""

from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.weimaque.legal import dreamer_of, spent
from paiguan.games.weimaque.options import LOCK_OFF, Options
from paiguan.games.weimaque.pieces import DECK, KINDS, held, kinds_of, unit
from paiguan.games.weimaque.state import BY_SHIFT, INTO_WEI, KIND_BITS, KONG, NONE, TAKEN, TURNED, UNSEEN, WEI3, State

PRIVATE = CONTINUES  # in `past`: an answer of the viewer's that took no card (no move of this game has two codes)
IMPOSSIBLE = -1


@kernel
def keep_past(veiled: State) -> None:
    """Put aside what the viewer saw; playing the hand again writes over it."""
    for i in range(veiled.logged):
        veiled.past[i] = veiled.log[i] | (PRIVATE if veiled.secret[i] else 0)
    for i in range(veiled.exposures):
        veiled.past_shown[i] = veiled.shown[i]


@kernel
def is_known(world: State, seat: int, other: int) -> bool:
    """Whether the viewer knows what a seat was dealt: his own hand, and for the dreamer every hand."""
    dreamer = dreamer_of(world.dealer)
    return other == seat or seat == dreamer or other == dreamer


@kernel
def hides_packets(world: State, options: Options, seat: int) -> bool:
    return options.wei_hidden != 0 and seat != dreamer_of(world.dealer)


@kernel
def seat_of(entry: int) -> int:
    return (entry >> SEAT_SHIFT) & 3


@kernel
def next_public(world: State, at: int, entries: int) -> int:
    """The place of the next entry of the past that everybody saw."""
    while at < entries and world.past[at] & PRIVATE:
        at += 1
    return at


@kernel
def is_own_quad(world: State, at: int, entries: int) -> bool:
    """Whether the entry lays a quad from the hand; its kind may be hidden."""
    if at == entries:
        return False
    code = world.past[at] & CODE
    return code == HIDDEN or (code >= KONG and code < WEI3)


@kernel
def recall(world: State, options: Options, seat: int, entries: int, exposures: int) -> int:
    """Gather what the past tells of the cards; returns those never seen.

    `dealt` of an unknown seat becomes what has left its hand in sight; `locks` its limits, two in the place of a kind for
    one card at most, one for none: a drawer who exposed a card held no two of it, or he would have had to 偎. (Unless he
    was locked on it; that takes an earlier card of the kind.)
    """
    unseen = DECK
    for other in range(4):
        world.locks[other] = 0
        if is_known(world, seat, other):
            unseen -= world.dealt[other]
        else:
            world.dealt[other] = 0
    hiding = hides_packets(world, options, seat)
    at = 0
    exposed = 0
    for i in range(exposures):
        shown = world.past_shown[i]
        by = (shown >> BY_SHIFT) & 3
        kind = shown & KIND_BITS
        at = next_public(world, at, entries)
        while is_own_quad(world, at, entries):  # laid before this card was turned
            owner = seat_of(world.past[at])
            if owner == seat or not hiding:
                unseen = leave(world, seat, owner, spent(world.past[at] & CODE, NONE, False), unseen)
            at = next_public(world, at + 1, entries)
        if shown & TURNED and kind != UNSEEN:
            unseen -= unit[kind]
        if shown & TURNED and not shown & INTO_WEI and not is_known(world, seat, by):
            if options.pass_lock == LOCK_OFF or not exposed & unit[kind]:
                world.locks[by] |= 2 * unit[kind] if held(world.locks[by], kind) == 0 else 0
        if at < entries and (shown & INTO_WEI or not shown & TURNED):
            if kind != UNSEEN:
                unseen = leave(world, seat, by, spent(world.past[at] & CODE, kind, False), unseen)
            at = next_public(world, at + 1, entries)
        if shown & TAKEN:
            taker = seat_of(world.past[at])
            unseen = leave(world, seat, taker, spent(world.past[at] & CODE, kind, taker == by), unseen)
            at += 1
        if not shown & INTO_WEI:
            exposed |= unit[kind]
    return unseen


@kernel
def leave(world: State, seat: int, other: int, cards: int, unseen: int) -> int:
    """Cards leave a hand in sight; returns what is still unseen."""
    if is_known(world, seat, other):
        return unseen
    world.dealt[other] += cards
    world.locks[other] -= world.locks[other] >> 1 & kinds_of(cards)  # where one was allowed before, none is left
    return unseen - cards


@kernel
def pick_packets(world: State, seat: int, entries: int, exposures: int, unseen: int, rng: Rng) -> int:
    """Give every face-down packet a kind; returns what is still unseen, or IMPOSSIBLE where no kind is left for one."""
    at = 0
    drawn = 0
    for i in range(exposures):
        shown = world.past_shown[i]
        at = next_public(world, at, entries)
        while is_own_quad(world, at, entries):
            owner = seat_of(world.past[at])
            if owner != seat:
                kind = pick_kind(unseen, 4, rng)
                if kind == NONE:
                    return IMPOSSIBLE
                world.past[at] = KONG + kind | owner << SEAT_SHIFT
                unseen = leave(world, seat, owner, 4 * unit[kind], unseen)
            at = next_public(world, at + 1, entries)
        if shown & KIND_BITS == UNSEEN:
            by = (shown >> BY_SHIFT) & 3
            copies = 1  # a 偎 still to be laid
            if at < entries:
                copies = 3 if world.past[at] & CODE == WEI3 else 4
            kind = pick_kind(unseen, copies, rng)
            if kind == NONE:
                return IMPOSSIBLE
            world.stock[drawn] = kind
            unseen = leave(world, seat, by, (copies - 1) * unit[kind], unseen - unit[kind])
        if shown & TURNED:
            drawn += 1
        if shown & INTO_WEI or not shown & TURNED:
            at = next_public(world, at + 1, entries)
        if shown & TAKEN:
            at += 1
    return unseen


@kernel
def pick_kind(unseen: int, copies: int, rng: Rng) -> int:
    """A kind of which so many copies are unseen, as likely as there are ways to pick them in order; NONE if there is none."""
    ways = 0
    for kind in range(KINDS):
        ways += ways_to_pick(held(unseen, kind), copies)
    if ways == 0:
        return NONE
    left = below(rng, ways)
    kind = 0
    while left >= ways_to_pick(held(unseen, kind), copies):
        left -= ways_to_pick(held(unseen, kind), copies)
        kind += 1
    return kind


@kernel
def ways_to_pick(have: int, copies: int) -> int:
    ways = 1
    for i in range(copies):
        ways *= have - i
    return ways if have >= copies else 0
