"""Possible worlds: what a veiled state leaves open, filled in (rules 4, "Who sees what").

The cards a viewer has not seen are dealt anew, and the hand is then played again with the game's own kernels, along what
he saw. Seats that have a claim in the new world answer it as they may have done. Where the world cannot have come to what was
seen (a drawer with two of the drawn card would have had to 偎, a locked seat could not have claimed) another is tried.
"""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, NOBODY
from paiguan.games.weimaque.combos import RUN
from paiguan.games.weimaque.history import (
    IMPOSSIBLE,
    PRIVATE,
    hides_packets,
    is_known,
    keep_past,
    next_public,
    pick_packets,
    recall,
    seat_of,
)
from paiguan.games.weimaque.legal import allows, claim_code, strength
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import KINDS, NUMBERS, ONES, count_of, held, kinds_of, twos_of, unit
from paiguan.games.weimaque.play import hand_size, play, restart
from paiguan.games.weimaque.state import (
    ANY_CHI,
    AT_CLAIM,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    CHI_FORMS,
    CLAIM_BITS,
    HU,
    KIND_BITS,
    NONE,
    PASS,
    STOCK,
    TAKEN,
    TURNED,
    UNSEEN,
    State,
    chi_cards,
    chi_pair,
)

# ---- hands for the others --------------------------------------------------------------------------------------

GROWTH = 400  # attempts at a group before a hand is given up


@kernel
def deal_unseen(world: State, seat: int, unseen: int, phase: int, exposures: int, fitted: bool, rng: Rng) -> bool:
    """Deal the unseen cards to the unknown hands and the stock; false if a hand is past its limits.

    `fitted`: one hand first gets what the card now lying there asks for.
    """
    owner = NOBODY
    given = 0
    if fitted:
        owner, given = asked_for(world, seat, unseen, phase, exposures, rng)
    # The log is about to be written anew and has room for the pack.
    count = 0
    for kind in range(KINDS):
        for _ in range(held(unseen, kind) - held(given, kind)):
            world.log[count] = kind
            count += 1
    for other in range(4):
        if is_known(world, seat, other):
            continue
        hand = given if other == owner else 0
        for _ in range(hand_size(world.dealer, other) - count_of(world.dealt[other]) - count_of(hand)):
            count -= 1
            hand += unit[take_card(world, count, rng)]
        limits = world.locks[other]
        if twos_of(hand) & limits >> 1 or kinds_of(hand) & limits & ONES:
            return False
        world.dealt[other] += hand
    while count > 0:
        count -= 1
        world.stock[STOCK - 1 - count] = take_card(world, count, rng)
    return True


@kernel
def take_card(world: State, last: int, rng: Rng) -> int:
    """One of the cards from 0 to `last`; the last takes its place."""
    at = below(rng, last + 1)
    card = world.log[at]
    world.log[at] = world.log[last]
    return card


# ---- deals made to fit -----------------------------------------------------------------------------------------


@kernel
def asked_for(world: State, seat: int, unseen: int, phase: int, exposures: int, rng: Rng) -> tuple[int, int]:
    """An unknown seat and cards it may hold: two of the card drawn into a 偎, or what it takes to claim the card exposed."""
    if phase == AT_WEI:
        kind, owner = newest_card(world, exposures)
        cards = 2 * unit[kind] if held(unseen, kind) >= 2 else 0
    elif phase == AT_CLAIM:
        kind, _ = newest_card(world, exposures)
        owner = below(rng, 4)
        cards = claimant(world, owner, unseen, kind, rng)
    else:
        return NOBODY, 0
    return (NOBODY, 0) if is_known(world, seat, owner) else (owner, cards)


@kernel
def newest_card(world: State, exposures: int) -> tuple[int, int]:
    """The card shown last, and by whom; one hidden in a packet has been picked for the stock."""
    shown = world.past_shown[exposures - 1]
    kind = shown & KIND_BITS
    if kind == UNSEEN:
        drawn = 0
        for i in range(exposures):
            drawn += 1 if world.past_shown[i] & TURNED else 0
        kind = world.stock[drawn - 1]
    return kind, (shown >> BY_SHIFT) & 3


@kernel
def claimant(world: State, owner: int, unseen: int, kind: int, rng: Rng) -> int:
    """Cards with which a seat may claim a card, by 碰, 吃 or 胡; 0 where they are not to be had."""
    way = below(rng, 2 + CHI_FORMS)
    if way < CHI_FORMS:
        pair = chi_pair[kind, way]
        return chi_cards[pair] if pair != NONE and chi_cards[pair] & ~kinds_of(unseen) == 0 else 0
    if way == CHI_FORMS:
        return 2 * unit[kind] if held(unseen, kind) >= 2 else 0
    return winning_hand(unseen, kind, hand_size(world.dealer, owner) - count_of(world.dealt[owner]), rng)


@kernel
def winning_hand(unseen: int, kind: int, hand: int, rng: Rng) -> int:
    """A hand of so many cards that one more of a kind completes, grown group by group at random; 0 if it will not grow."""
    left = unseen + unit[kind]
    grown = 0
    melds = hand // 3
    pairs = 1
    for _ in range(GROWTH):
        if melds + pairs == 0:
            return grown - unit[kind]
        form = below(rng, 3)
        low = below(rng, KINDS)
        group = 0
        if form == 0 and pairs and held(left, low) >= 2:
            group = 2 * unit[low]
        elif form == 1 and melds and held(left, low) >= 3:
            group = 3 * unit[low]
        elif form == 2 and melds and low % NUMBERS <= NUMBERS - 3 and RUN * unit[low] & ~kinds_of(left) == 0:
            group = RUN * unit[low]
        if group and (grown or held(group, kind)):  # the first group is the one with the card
            grown += group
            left -= group
            melds -= 1 if form else 0
            pairs -= 0 if form else 1
    return 0


# ---- worlds ----------------------------------------------------------------------------------------------------

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
