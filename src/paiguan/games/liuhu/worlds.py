"""Sampling of possible worlds, in which every past move was legal.

The unseen cards are shuffled into the unseen places: hands, the dream's card, face-down discards. Past moves limit what their
seat can have held: a player who led a single had no card that must be led before it, and a player who discarded a card that
does not beat had none that does.
"""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.liuhu.combos import write_cards
from paiguan.games.liuhu.information import breaches, cards_left, is_discard, laid, recall
from paiguan.games.liuhu.legal import DISCARD, NOWUHU
from paiguan.games.liuhu.options import FACE_DOWN, Options
from paiguan.games.liuhu.state import AT_WUHU, CARDS, END_WUHU, TIGERS, State, bit_of, bystander, face_up, in_play

IN_LOG = 4  # places below this are the hands of the four seats, from here on entries of the log
PATIENCE = 300  # exchanges before a world that does not become possible is shuffled again
MIXING = 3  # exchanges tried for each unseen card, so that repaired worlds are close to uniform


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in the hidden part of a concealed state with a possible world, uniformly.

    A shuffle that happens to be possible is taken as it is. Others are repaired and then mixed by random exchanges that go from
    one possible world to the next.
    """
    entangled = recall(concealed, options, seat)
    free, count = find_places(concealed, options, seat)
    shuffle(rng, concealed.deck, free)
    put_all(concealed, count)
    if strain(concealed, options, seat, entangled) > 0:
        repair(concealed, options, seat, free, count, entangled, rng)
        for _ in range(MIXING * count):
            step(concealed, options, seat, free, count, entangled, 0, rng)
    tidy(concealed, options, seat)
    settle_tigers(concealed, options, seat, rng)


# ---- filling the places ----------------------------------------------------------------------------------------


@kernel
def find_places(concealed: State, options: Options, seat: int) -> tuple[int, int]:
    """Number the unseen places, put the unseen cards into `deck`, and note the known cards that each seat was dealt.

    Returns the number of places without and with the discards of a winner who has shown all dealt cards: the set of those
    discards is known, only their order is not.
    """
    unseen = in_play(options) & ~(face_up(concealed) | concealed.given)
    count = 0
    for other in range(4):
        unseen &= ~(concealed.hands[other] | concealed.thrown[other])
        if other != seat and other < options.players:
            holds = 1 if other == bystander(options, concealed.dealer) else cards_left(concealed, other)
            for _ in range(holds - popcount(concealed.hands[other])):
                concealed.place[count] = other
                count += 1
            concealed.dealt[other] = concealed.hands[other]
    for i in range(concealed.logged):
        code = concealed.log[i] & CODE
        other = (concealed.log[i] >> SEAT_SHIFT) & 3
        if code == HIDDEN:
            if concealed.thrown[other] == 0:
                concealed.place[count] = IN_LOG + i
                count += 1
        elif other != seat:
            concealed.dealt[other] |= laid(code)
    free = write_cards(unseen, 0, concealed.deck, 0)
    for i in range(concealed.logged):
        other = (concealed.log[i] >> SEAT_SHIFT) & 3
        if concealed.log[i] & CODE == HIDDEN and concealed.thrown[other] != 0:
            concealed.place[count] = IN_LOG + i
            count += 1
    if count > free:
        write_cards(concealed.thrown[concealed.winner], 0, concealed.deck, free)
    return free, count


@kernel
def toggle(concealed: State, i: int) -> None:
    """Put the card of place i into the world, or take it out again."""
    card = concealed.deck[i]
    place = concealed.place[i]
    if place < IN_LOG:
        concealed.hands[place] ^= bit_of[card]
        concealed.dealt[place] ^= bit_of[card]
    else:
        entry = concealed.log[place - IN_LOG]
        concealed.log[place - IN_LOG] = entry & ~CODE | DISCARD + card
        concealed.dealt[(entry >> SEAT_SHIFT) & 3] ^= bit_of[card]


@kernel
def exchange(concealed: State, i: int, j: int) -> None:
    toggle(concealed, i)
    toggle(concealed, j)
    card = concealed.deck[i]
    concealed.deck[i] = concealed.deck[j]
    concealed.deck[j] = card
    toggle(concealed, i)
    toggle(concealed, j)


@kernel
def put_all(concealed: State, count: int) -> None:
    """Put the whole deck into the world, or take it out again."""
    for i in range(count):
        toggle(concealed, i)


@kernel
def strain(concealed: State, options: Options, seat: int, entangled: bool) -> int:
    """How far the world is from possible: the number of barred cards in hands, or of past moves that would be illegal."""
    total = 0
    for other in range(options.players):
        if other != seat:
            if entangled:
                total += breaches(concealed, options, other)
            else:
                total += popcount(concealed.hands[other] & concealed.barred[other])
    return total


# ---- from any world to a possible one --------------------------------------------------------------------------


@kernel
def repair(concealed: State, options: Options, seat: int, free: int, count: int, entangled: bool, rng: Rng) -> None:
    """Exchange cards until the world is possible; shuffle again if that fails."""
    while True:
        unbar(concealed, free, rng)
        now = strain(concealed, options, seat, entangled)
        for _ in range(PATIENCE):
            if now == 0:
                return
            now = step(concealed, options, seat, free, count, entangled, now, rng)
        put_all(concealed, count)
        shuffle(rng, concealed.deck, free)
        put_all(concealed, count)


@kernel
def step(
    concealed: State, options: Options, seat: int, free: int, count: int, entangled: bool, now: int, rng: Rng
) -> int:
    """Exchange two random cards unless that raises the strain; returns the strain afterwards."""
    i = below(rng, count)
    j = below(rng, count)
    if concealed.place[i] == concealed.place[j] or (i < free) != (j < free):
        return now
    exchange(concealed, i, j)
    then = strain(concealed, options, seat, entangled)
    if then <= now:
        return then
    exchange(concealed, i, j)
    return now


@kernel
def unbar(concealed: State, free: int, rng: Rng) -> None:
    """Exchange every card that is barred from its hand with a card such that both fit afterwards."""
    for i in range(free):
        if not fits(concealed, i, i):
            start = below(rng, free)
            for j in range(start, start + free):
                other = j if j < free else j - free
                if fits(concealed, i, other) and fits(concealed, other, i):
                    exchange(concealed, i, other)
                    break


@kernel
def fits(concealed: State, i: int, j: int) -> bool:
    """Whether the card of place i may be in place j."""
    place = concealed.place[j]
    return place >= IN_LOG or concealed.barred[place] & bit_of[concealed.deck[i]] == 0


# ---- making the world whole ------------------------------------------------------------------------------------


@kernel
def tidy(concealed: State, options: Options, seat: int) -> None:
    """Put the cards of discards into ascending order, and clear the buffers."""
    for i in range(concealed.logged):
        code = concealed.log[i] & CODE
        other = (concealed.log[i] >> SEAT_SHIFT) & 3
        if options.discard_face == FACE_DOWN and other != seat and is_discard(code):
            concealed.thrown[other] |= laid(code)
            j = i
            while concealed.log[j] & CONTINUES and concealed.log[j - 1] & CODE > code:
                concealed.log[j] = concealed.log[j] & ~CODE | concealed.log[j - 1] & CODE
                j -= 1
            concealed.log[j] = concealed.log[j] & ~CODE | code
    for other in range(4):
        concealed.barred[other] = 0
    for i in range(CARDS):
        concealed.deck[i] = 0
        concealed.place[i] = 0


@kernel
def settle_tigers(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Decide about the five tigers of a hidden hand (4.1): its player has declined or, as long as no player has called,
    may still be deciding.

    A dealer who is to call knows that the others have answered.
    """
    if concealed.end == END_WUHU:
        return
    for other in range(4):
        if other != seat and concealed.dealt[other] & TIGERS == TIGERS:
            if concealed.logged == 0 and seat != concealed.dealer and below(rng, 2):
                concealed.phase = AT_WUHU
                concealed.turn = other
                return
            for i in range(concealed.logged, 0, -1):
                concealed.log[i] = concealed.log[i - 1]
            concealed.log[0] = NOWUHU | other << SEAT_SHIFT
            concealed.logged += 1
