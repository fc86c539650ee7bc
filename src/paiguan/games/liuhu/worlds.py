"""Possible worlds: what a seat cannot see, imagined so that all that happened was legal.

The unseen cards are shuffled into the unseen places: hands, the dream's card, discards thrown face down. A past move
tells what its seat cannot have held: who led a single had no card that goes before it, who threw a card that does not
beat had none that does.
"""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.liuhu.combos import write_cards
from paiguan.games.liuhu.information import breaches, cards_left, is_discard, laid, recall
from paiguan.games.liuhu.options import FACE_DOWN, Options
from paiguan.games.liuhu.pieces import CARDS, TIGERS, bit_of, face_up, in_play
from paiguan.games.liuhu.state import AT_WUHU, DISCARD, END_WUHU, NOWUHU, State, bystander

IN_LOG = 4  # places below are the hands of the four seats, from here on the entries of the log
PATIENCE = 300  # exchanges before a world that does not become possible is given up
MIXING = 3  # exchanges tried for each unseen card, so that a repaired world is as likely as another


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill what the veil took away with a possible world, each as likely as another.

    A shuffle that happens to be possible is such a world. Others are repaired, and then walk by random exchanges from
    one possible world to the next.
    """
    entangled = recall(veiled, options, seat)
    free, count = find_places(veiled, options, seat)
    shuffle(rng, veiled.deck, free)
    put_all(veiled, count)
    if strain(veiled, options, seat, entangled) > 0:
        repair(veiled, options, seat, free, count, entangled, rng)
        for _ in range(MIXING * count):
            step(veiled, options, seat, free, count, entangled, 0, rng)
    tidy(veiled, options, seat)
    settle_tigers(veiled, options, seat, rng)


# ---- filling the places ----------------------------------------------------------------------------------------


@kernel
def find_places(veiled: State, options: Options, seat: int) -> tuple[int, int]:
    """Number the unseen places, and let the deck be the unseen cards in them. What others laid face up they were dealt.

    Returns how many places there are without, and how many with the discards of a winner who has shown all he was
    dealt: his are known as a heap, and only their order is not.
    """
    unseen = in_play(options) & ~(face_up(veiled) | veiled.given)
    count = 0
    for other in range(4):
        unseen &= ~(veiled.hands[other] | veiled.thrown[other])
        if other != seat and other < options.players:
            holds = 1 if other == bystander(options, veiled.dealer) else cards_left(veiled, other)
            for _ in range(holds - popcount(veiled.hands[other])):
                veiled.place[count] = other
                count += 1
            veiled.dealt[other] = veiled.hands[other]
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        other = (veiled.log[i] >> SEAT_SHIFT) & 3
        if code == HIDDEN:
            if veiled.thrown[other] == 0:
                veiled.place[count] = IN_LOG + i
                count += 1
        elif other != seat:
            veiled.dealt[other] |= laid(code)
    free = write_cards(unseen, 0, veiled.deck, 0)
    for i in range(veiled.logged):
        other = (veiled.log[i] >> SEAT_SHIFT) & 3
        if veiled.log[i] & CODE == HIDDEN and veiled.thrown[other] != 0:
            veiled.place[count] = IN_LOG + i
            count += 1
    if count > free:
        write_cards(veiled.thrown[veiled.winner], 0, veiled.deck, free)
    return free, count


@kernel
def toggle(veiled: State, i: int) -> None:
    """Put the card of place i into the world, or take it out."""
    card = veiled.deck[i]
    place = veiled.place[i]
    if place < IN_LOG:
        veiled.hands[place] ^= bit_of[card]
        veiled.dealt[place] ^= bit_of[card]
    else:
        entry = veiled.log[place - IN_LOG]
        veiled.log[place - IN_LOG] = entry & ~CODE | DISCARD + card
        veiled.dealt[(entry >> SEAT_SHIFT) & 3] ^= bit_of[card]


@kernel
def exchange(veiled: State, i: int, j: int) -> None:
    toggle(veiled, i)
    toggle(veiled, j)
    card = veiled.deck[i]
    veiled.deck[i] = veiled.deck[j]
    veiled.deck[j] = card
    toggle(veiled, i)
    toggle(veiled, j)


@kernel
def put_all(veiled: State, count: int) -> None:
    """Put the whole deck into the world, or take it out."""
    for i in range(count):
        toggle(veiled, i)


@kernel
def strain(veiled: State, options: Options, seat: int, entangled: bool) -> int:
    """How far from possible the world is: cards in hands that are barred from them, or past moves refused."""
    total = 0
    for other in range(options.players):
        if other != seat:
            if entangled:
                total += breaches(veiled, options, other)
            else:
                total += popcount(veiled.hands[other] & veiled.barred[other])
    return total


# ---- from any world to a possible one --------------------------------------------------------------------------


@kernel
def repair(veiled: State, options: Options, seat: int, free: int, count: int, entangled: bool, rng: Rng) -> None:
    """Exchange cards until the world is possible; shuffle anew where that leads nowhere."""
    while True:
        unbar(veiled, free, rng)
        now = strain(veiled, options, seat, entangled)
        for _ in range(PATIENCE):
            if now == 0:
                return
            now = step(veiled, options, seat, free, count, entangled, now, rng)
        put_all(veiled, count)
        shuffle(rng, veiled.deck, free)
        put_all(veiled, count)


@kernel
def step(veiled: State, options: Options, seat: int, free: int, count: int, entangled: bool, now: int, rng: Rng) -> int:
    """Exchange two random cards, unless that adds to the strain; returns the strain there is then."""
    i = below(rng, count)
    j = below(rng, count)
    if veiled.place[i] == veiled.place[j] or (i < free) != (j < free):
        return now
    exchange(veiled, i, j)
    then = strain(veiled, options, seat, entangled)
    if then <= now:
        return then
    exchange(veiled, i, j)
    return now


@kernel
def unbar(veiled: State, free: int, rng: Rng) -> None:
    """Exchange every card that is barred from the hand it is in, where two cards can both be helped or left alone."""
    for i in range(free):
        if not fits(veiled, i, i):
            start = below(rng, free)
            for j in range(start, start + free):
                other = j if j < free else j - free
                if fits(veiled, i, other) and fits(veiled, other, i):
                    exchange(veiled, i, other)
                    break


@kernel
def fits(veiled: State, i: int, j: int) -> bool:
    """Whether the card of place i may lie in place j."""
    place = veiled.place[j]
    return place >= IN_LOG or veiled.barred[place] & bit_of[veiled.deck[i]] == 0


# ---- making the world whole ------------------------------------------------------------------------------------


@kernel
def tidy(veiled: State, options: Options, seat: int) -> None:
    """Discards name their cards ascending; and nothing is left of the work."""
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        other = (veiled.log[i] >> SEAT_SHIFT) & 3
        if options.discard_face == FACE_DOWN and other != seat and is_discard(code):
            veiled.thrown[other] |= laid(code)
            j = i
            while veiled.log[j] & CONTINUES and veiled.log[j - 1] & CODE > code:
                veiled.log[j] = veiled.log[j] & ~CODE | veiled.log[j - 1] & CODE
                j -= 1
            veiled.log[j] = veiled.log[j] & ~CODE | code
    for other in range(4):
        veiled.barred[other] = 0
    for i in range(CARDS):
        veiled.deck[i] = 0
        veiled.place[i] = 0


@kernel
def settle_tigers(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """4.1: one who was dealt the five tigers gave them up, or, as long as nobody has called, may still be being asked.

    Not so for the dealer: he imagines worlds when his call is asked for, and then the others have answered.
    """
    if veiled.end == END_WUHU:
        return
    for other in range(4):
        if other != seat and veiled.dealt[other] & TIGERS == TIGERS:
            if veiled.logged == 0 and seat != veiled.dealer and below(rng, 2):
                veiled.phase = AT_WUHU
                veiled.turn = other
                return
            for i in range(veiled.logged, 0, -1):
                veiled.log[i] = veiled.log[i - 1]
            veiled.log[0] = NOWUHU | other << SEAT_SHIFT
            veiled.logged += 1
