"""Sampling of possible worlds: fills in the hidden part of a concealed state (rules 4, "Who sees what").

The unseen cards are dealt at random, and the hand is then replayed with the game's own kernels along what the viewer saw.
Seats that have a claim in the new world answer it as they may have done. If the world contradicts what was seen (a drawer with
two of the drawn card would have had to 偎, a locked seat could not have claimed), another one is tried.
"""

from paiguan.engine.bits import popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, NOBODY
from paiguan.games.weimaque.combos import RUN
from paiguan.games.weimaque.history import IMPOSSIBLE, PRIVATE, keep_past, next_public, pick_packets, recall, seat_of
from paiguan.games.weimaque.information import hides_packets, is_known
from paiguan.games.weimaque.legal import (
    ANY_CHI,
    CHI_FORMS,
    CLAIM_BITS,
    HU,
    PASS,
    allows,
    chi_cards,
    chi_pair,
    claim_code,
    strength,
)
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.play import hand_size, play, restart
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    KIND_BITS,
    KINDS,
    NONE,
    NUMBERS,
    ONES,
    STOCK,
    TAKEN,
    TURNED,
    UNSEEN,
    State,
    count_of,
    held,
    kinds_of,
    twos_of,
    unit,
)

# ---- hands for the others --------------------------------------------------------------------------------------

GROWTH = 400  # attempts to add a group before a hand is given up


@kernel
def deal_unseen(world: State, seat: int, unseen: int, phase: int, exposures: int, fitted: bool, rng: Rng) -> bool:
    """Deal the unseen cards to the unknown hands and the stock; returns false if a hand is outside its limits.

    With `fitted`, one hand first gets the cards that it needs to claim the exposed card.
    """
    owner = NOBODY
    given = 0
    if fitted:
        owner, given = asked_for(world, seat, unseen, phase, exposures, rng)
    # The log, which the replay overwrites, serves as the buffer for the pack.
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
    """Take a random card from 0 to `last`; the last card takes its place."""
    at = below(rng, last + 1)
    card = world.log[at]
    world.log[at] = world.log[last]
    return card


# ---- deals made to fit -----------------------------------------------------------------------------------------


@kernel
def asked_for(world: State, seat: int, unseen: int, phase: int, exposures: int, rng: Rng) -> tuple[int, int]:
    """An unknown seat and cards for it: two of the card drawn into a 偎, or what it needs to claim the exposed card."""
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
    """The card shown last and the seat that showed it; a card in a hidden packet has been sampled into the stock."""
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
    """Random cards with which a seat may claim a card by 碰, 吃 or 胡; 0 if they are not available."""
    way = below(rng, 2 + CHI_FORMS)
    if way < CHI_FORMS:
        pair = chi_pair[kind, way]
        return chi_cards[pair] if pair != NONE and chi_cards[pair] & ~kinds_of(unseen) == 0 else 0
    if way == CHI_FORMS:
        return 2 * unit[kind] if held(unseen, kind) >= 2 else 0
    return winning_hand(unseen, kind, hand_size(world.dealer, owner) - count_of(world.dealt[owner]), rng)


@kernel
def winning_hand(unseen: int, kind: int, hand: int, rng: Rng) -> int:
    """A hand of `hand` cards that one more of a kind completes, built group by group at random; 0 if that fails."""
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
        if group and (grown or held(group, kind)):  # the first group must have the card
            grown += group
            left -= group
            melds -= 1 if form else 0
            pairs -= 0 if form else 1
    return 0


# ---- worlds ----------------------------------------------------------------------------------------------------

PLAIN_TRIES = 256  # nearly always one of the first few is possible


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in the hidden part of a concealed state with a possible world.

    Uniform deals are tried first. If many have failed, the position is a rare one (such as a player who can win on the exposed
    card), and deals are constructed to fit it.
    """
    if concealed.phase == AT_END:
        return  # everything is shown
    entries = concealed.logged
    exposures = concealed.exposures
    phase = concealed.phase
    keep_past(concealed)
    tries = 0
    found = False
    while not found:
        tries += 1
        unseen = recall(concealed, options, seat, entries, exposures)
        if hides_packets(concealed, options, seat):
            unseen = pick_packets(concealed, seat, entries, exposures, unseen, rng)
        if unseen != IMPOSSIBLE and deal_unseen(concealed, seat, unseen, phase, exposures, tries > PLAIN_TRIES, rng):
            found = follow(concealed, options, seat, entries, exposures, phase, rng)
    for i in range(entries):
        concealed.history[i] = 0
    for i in range(exposures):
        concealed.past_shown[i] = 0


@kernel
def follow(world: State, options: Options, seat: int, entries: int, exposures: int, phase: int, rng: Rng) -> bool:
    """Replay the hand along the history; returns false if this world contradicts it."""
    restart(world, options)
    at = 0
    agreed = 0
    spoken = 0  # the number of the card whose taker has answered
    while world.phase != AT_END and world.exposures <= exposures and agrees(world, agreed):
        agreed = max(world.exposures - 1, 0)
        actor = world.turn
        newest = world.exposures == exposures
        if world.phase != AT_CLAIM:
            if at == entries:
                return newest and world.phase == phase
            code = world.history[at] & CODE
            if seat_of(world.history[at]) != actor or code >= HU:
                return False
            at += 1
        elif newest and phase == AT_CLAIM:
            # Still open. The viewer's answer is known if given; then the seats asked before have answered, too.
            if at == entries:
                return True
            if actor == seat:
                code = world.history[at] & CODE
                at += 1
            else:
                code = pick_answer(world, actor, True, rng)
            if not allows(world.claims[actor], world.card, code):
                return False
        else:
            taken = world.past_shown[world.exposures - 1] & TAKEN != 0
            due = taken and spoken != world.exposures
            if at < entries and seat_of(world.history[at]) == actor and (actor == seat or due):
                code = world.history[at] & CODE
                if not world.history[at] & PRIVATE:
                    spoken = world.exposures
                at += 1
            elif actor == seat:
                return False
            else:
                # A 吃 may have lost, to an earlier 吃 or to 碰 or 槓.
                lost = taken and (not due or strength(world.history[next_public(world, at, entries)] & CODE) > 1)
                code = pick_answer(world, actor, lost, rng)
            if not allows(world.claims[actor], world.card, code):
                return False
        play(world, options, code)
    return False


@kernel
def agrees(world: State, agreed: int) -> bool:
    """Whether the cards from `agreed` on were shown as in the history. Whether the newest is taken may still be open."""
    for i in range(agreed, world.exposures):
        differs = (world.shown[i] ^ world.past_shown[i]) & ~KIND_BITS
        if i == world.exposures - 1 and world.phase == AT_CLAIM:
            differs &= TAKEN - 1  # only the bits below TAKEN: those above describe the taking
        if differs:
            return False
    return True


@kernel
def pick_answer(world: State, actor: int, lost: bool, rng: Rng) -> int:
    """A random answer of a seat that did not get the card: it passed, or one of its 吃 lost; all equally likely."""
    claims = world.claims[actor] & ANY_CHI if lost else 0
    left = below(rng, popcount(claims) + 1)
    for bit in range(CLAIM_BITS):
        if claims >> bit & 1:
            if left == 0:
                return claim_code(world.card, bit)
            left -= 1
    return PASS
