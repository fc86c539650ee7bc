"""Possible worlds: what a veiled state leaves open, filled in (rules 4, "Who sees what").

The cards a viewer has not seen are dealt anew, and the hand is then played again with the game's own kernels, along what
he saw. Seats that have a claim in the new world answer it as they may have done. Where the world cannot have come to what was
seen (a drawer with two of the drawn card would have had to 偎, a locked seat could not have claimed) another is tried.
"""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Options, Rng, State, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE
from paiguan.games.weimaque.answers import strength
from paiguan.games.weimaque.claims import allows, claim_code
from paiguan.games.weimaque.past import (
    IMPOSSIBLE,
    PRIVATE,
    hides_packets,
    keep_past,
    next_public,
    pick_packets,
    recall,
    seat_of,
)
from paiguan.games.weimaque.play import play, restart
from paiguan.games.weimaque.state import (
    ANY_CHI,
    AT_CLAIM,
    AT_END,
    CLAIM_BITS,
    HU,
    KIND_BITS,
    PASS,
    TAKEN,
)
from paiguan.games.weimaque.unseen import deal_unseen

PLAIN_TRIES = 256  # nearly always one of the first few will do


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill what the veil took away with a world that may be the true one.

    Deals are tried as they come, each as likely as another; when many have failed, what is asked for is rare (somebody
    must be able to win on the card now lying there), and deals are made to have it.
    """
    if veiled.phase == AT_END:
        return  # everything is shown
    entries = veiled.logged
    exposures = veiled.exposures
    phase = veiled.phase
    keep_past(veiled)
    tries = 0
    found = False
    while not found:
        tries += 1
        unseen = recall(veiled, options, seat, entries, exposures)
        if hides_packets(veiled, options, seat):
            unseen = pick_packets(veiled, seat, entries, exposures, unseen, rng)
        if unseen != IMPOSSIBLE and deal_unseen(veiled, seat, unseen, phase, exposures, tries > PLAIN_TRIES, rng):
            found = follow(veiled, options, seat, entries, exposures, phase, rng)
    for i in range(entries):
        veiled.past[i] = 0
    for i in range(exposures):
        veiled.past_shown[i] = 0


@kernel
def follow(world: State, options: Options, seat: int, entries: int, exposures: int, phase: int, rng: Rng) -> bool:
    """Play the hand along the past; false where this world cannot have come to it."""
    restart(world, options)
    at = 0
    agreed = 0
    spoken = 0  # the number of the card whose taker has spoken
    while world.phase != AT_END and world.exposures <= exposures and agrees(world, agreed):
        agreed = max(world.exposures - 1, 0)
        actor = world.turn
        newest = world.exposures == exposures
        if world.phase != AT_CLAIM:
            if at == entries:
                return newest and world.phase == phase
            code = world.past[at] & CODE
            if seat_of(world.past[at]) != actor or code >= HU:
                return False
            at += 1
        elif newest and phase == AT_CLAIM:
            # Still open. The viewer's answer is known if he gave one; then those asked before him have answered, too.
            if at == entries:
                return True
            if actor == seat:
                code = world.past[at] & CODE
                at += 1
            else:
                code = pick_answer(world, actor, True, rng)
            if not allows(world.claims[actor], world.card, code):
                return False
        else:
            taken = world.past_shown[world.exposures - 1] & TAKEN != 0
            due = taken and spoken != world.exposures
            if at < entries and seat_of(world.past[at]) == actor and (actor == seat or due):
                code = world.past[at] & CODE
                if not world.past[at] & PRIVATE:
                    spoken = world.exposures
                at += 1
            elif actor == seat:
                return False
            else:
                # A 吃 may have lost: it came after the taker's, or against 碰 or 槓.
                lost = taken and (not due or strength(world.past[next_public(world, at, entries)] & CODE) > 1)
                code = pick_answer(world, actor, lost, rng)
            if not allows(world.claims[actor], world.card, code):
                return False
        play(world, options, code)
    return False


@kernel
def agrees(world: State, agreed: int) -> bool:
    """Whether the cards from `agreed` on were shown as in the past. Whether the newest is taken may still be open."""
    for i in range(agreed, world.exposures):
        differs = (world.shown[i] ^ world.past_shown[i]) & ~KIND_BITS
        if i == world.exposures - 1 and world.phase == AT_CLAIM:
            differs &= TAKEN - 1  # bits below it: those above tell how
        if differs:
            return False
    return True


@kernel
def pick_answer(world: State, actor: int, lost: bool, rng: Rng) -> int:
    """How a seat may have answered that did not get the card: it passed, or one of its 吃 lost; each as likely."""
    claims = world.claims[actor] & ANY_CHI if lost else 0
    left = below(rng, popcount(claims) + 1)
    for bit in range(CLAIM_BITS):
        if claims >> bit & 1:
            if left == 0:
                return claim_code(world.card, bit)
            left -= 1
    return PASS
