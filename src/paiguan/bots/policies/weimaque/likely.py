"""The worlds a master thinks of: possible, and such as decent players leave behind.

In a world that is only possible the others hold any cards not seen. But they have thrown what was of least use to them: with
any cards they win half as often as in truth they do, and whoever believes in such hands waits too long. So for every card
that a seat has thrown, cards of its hand are changed for cards of the stock where that gives it more hope.
"""

from paiguan.bots.policies.weimaque.hope import hope
from paiguan.bots.policies.weimaque.outlook import Outlook, outlook_of
from paiguan.bots.policies.weimaque.weights import WEIGHTS
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below
from paiguan.games.weimaque import rules
from paiguan.games.weimaque.combos import laid_of
from paiguan.games.weimaque.legal import allows, claims_of, dreamer_of, next_seat
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import count_of, held, unit
from paiguan.games.weimaque.state import AT_CLAIM, BY_SHIFT, INTO_WEI, KIND_BITS, NONE, PASS, STOCK, TURNED, State

# Changes tried for each card thrown. From 2,300 positions of 300 hands (preset `online`) the others won 43 % of hands; so they
# did in 25 % of the worlds without changes, and in 45 % of those with eight.
TRIES = 8


@kernel
def imagine(world: State, options: Options, seat: int, rng: Rng) -> None:
    """As the rules imagine a world, with hands for the others that they may have kept."""
    rules.imagine(world, options, seat, rng)
    if seat == dreamer_of(world.dealer):
        return  # he has seen them
    after = next_seat(world.dealer, seat)
    before = next_seat(world.dealer, after)
    settle_hand(world, options, after, rng)
    settle_hand(world, options, before, rng)
    if world.phase == AT_CLAIM:
        claim_anew(world, options, after)
        claim_anew(world, options, before)


@kernel
def settle_hand(world: State, options: Options, seat: int, rng: Rng) -> None:
    """Change cards of a hand for cards of the stock wherever that leaves no less hope."""
    thrown, turned = shown_by(world, seat)
    left = STOCK - world.drawn
    if thrown == 0 or left == 0:
        return
    laid = laid_of(world, seat)
    locks = world.locks[seat]
    outlook = outlook_of(world, options, seat, WEIGHTS)
    best = hope(options, laid, world.hands[seat], locks, outlook, WEIGHTS)[0]
    for _ in range(TRIES * thrown):
        place = world.drawn + below(rng, left)
        taken = world.stock[place]
        given = nth_card(world.hands[seat], below(rng, count_of(world.hands[seat])))
        change = unit[taken] - unit[given]
        hand = world.hands[seat] + change
        if turned & unit[taken] and held(hand, taken) > 1:
            continue
        changed = with_live(outlook, -change)
        worth = hope(options, laid, hand, locks, changed, WEIGHTS)[0]
        if worth >= best:
            best = worth
            outlook = changed
            world.hands[seat] = hand
            world.dealt[seat] += change
            world.stock[place] = given


@kernel
def shown_by(world: State, seat: int) -> tuple[int, int]:
    """How many cards a seat has thrown, and the kinds it has turned without a 偎: of those it did not hold two."""
    thrown = 0
    turned = 0
    for i in range(world.exposures):
        entry = world.shown[i]
        if (entry >> BY_SHIFT) & 3 == seat:
            if not entry & TURNED:
                thrown += 1
            elif not entry & INTO_WEI:
                turned |= unit[entry & KIND_BITS]
    return thrown, turned


@kernel
def with_live(outlook: Outlook, more: int) -> Outlook:
    live, locks, refused, peng, chi, hu = outlook
    return Outlook(live + more, locks, refused, peng, chi, hu)


@kernel
def nth_card(hand: int, n: int) -> int:
    """The kind of a card of the hand, counted in canonical order from 0."""
    kind = 0
    while n >= held(hand, kind):
        n -= held(hand, kind)
        kind += 1
    return kind


@kernel
def claim_anew(world: State, options: Options, seat: int) -> None:
    """What a seat may claim with the hand it has now; an answer that it could not have given becomes a pass."""
    world.claims[seat] = claims_of(world, options, seat)
    if world.answers[seat] != NONE and not allows(world.claims[seat], world.card, world.answers[seat]):
        world.answers[seat] = PASS
