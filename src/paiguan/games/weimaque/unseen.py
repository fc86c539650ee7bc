"""Dealing the cards that a viewer has not seen."""

from paiguan.engine.kernel import Rng, State, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.cards import KINDS, NUMBERS, ONES, count_of, held, kinds_of, twos_of, unit
from paiguan.games.weimaque.past import is_known
from paiguan.games.weimaque.play import hand_size
from paiguan.games.weimaque.splits import RUN
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_WEI,
    BY_SHIFT,
    CHI_FORMS,
    KIND_BITS,
    NONE,
    STOCK,
    TURNED,
    UNSEEN,
    chi_cards,
    chi_pair,
)

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
