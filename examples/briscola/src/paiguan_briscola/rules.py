"""The kernels of Briscola. Numbers are sections of the rules page."""

from paiguan.engine import cards
from paiguan.engine.cards import card_fields, clear, draw, mix, place_cards, take
from paiguan.engine.kernel import Options, Rng, State, Vector, constant, kernel, record
from paiguan.engine.options import Flag, OptionSet, Whole
from paiguan.engine.state import NOBODY, Items, log_code, write_item

# 2  A card is 10 * suit + rank; ranks ascend.
SUITS, RANKS = "dcsb", "24567JHK3A"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
POINTS = constant([0, 0, 0, 0, 0, 2, 3, 4, 10, 11])
DECK, HAND, ALL = 40, 3, 120
LAST = DECK - 1  # 3  the last card of the deck is turned up: its suit is trump

OPTION_SET = OptionSet(
    (Whole("hands", 4, high=100), Whole("stake", 1), Flag("cappotto", True)),
    {"standard": {}, "long": {"hands": 12}, "plain": {"cappotto": False}},
    lambda values: iter(()),
)
OPTIONS = OPTION_SET.dtype
STATE = record(card_fields(DECK, 2))
ACTIONS, LEGAL, ITEMS, OBSERVATION, VERSION = DECK, 16, 1, DECK + 4, 1
# 4  Any card of the hand may be played; 7  nobody sees the other hand or the stock.
actor, set_actor, legal, sample_world = cards.actor, cards.set_actor, cards.any_card, cards.sample_world
conceal = observe = cards.conceal


@kernel
def deal(state: State, options: Options, rng: Rng) -> None:
    mix(state, rng)
    restart(state, options)


@kernel
def restart(state: State, options: Options) -> None:
    """3  Three cards each, first to the opponent of the dealer, who leads."""
    clear(state, 1 << LAST)
    state.leader = 1 - state.dealer
    state.turn = state.leader
    draw(state, state.leader, HAND)
    draw(state, state.dealer, HAND)


@kernel
def beats(trump: int, led: int, card: int) -> bool:
    """5  A higher card of the suit led, or a trump on another suit."""
    return card > led if card // 10 == led // 10 else card // 10 == trump // 10


@kernel
def play(state: State, options: Options, code: int) -> None:
    seat, other = state.turn, 1 - state.turn
    log_code(state, seat, code)
    state.hands[seat] ^= 1 << code
    state.table[seat] = code
    state.turn = other
    if seat == state.leader:
        return
    take(state, seat if beats(state.deck[LAST], state.table[other], code) else other)
    if state.drawn < DECK:  # 4  the winner draws first
        draw(state, state.leader, 1)
        draw(state, 1 - state.leader, 1)
    if state.hands[0] == 0:
        state.phase = 1
        state.turn = NOBODY


@kernel
def points(held: int) -> int:
    total = 0
    for card in range(DECK):
        total += POINTS[card % 10] * ((held >> card) & 1)
    return total


@kernel
def settle(state: State, options: Options, items: Items) -> int:
    return pay(options, points(state.taken[0]), items) if state.turn == NOBODY else 0


@kernel
def pay(options: Options, first: int, items: Items) -> int:
    """6  The player with more than half of the points is paid; all of them count double. `first`: the points of seat 0."""
    if 2 * first == ALL:
        return 0
    winner = int(2 * first < ALL)
    write_item(items[0], 0, 1 - winner, winner, options.stake)
    if options.cappotto and (first == 0 or first == ALL):
        items[0].factors[0] = 2
        items[0].amount *= 2
    return 1


@kernel
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    at = place_cards(concealed, seat, out)
    out[at] = concealed.deck[LAST]
    out[at + 1] = DECK - concealed.drawn


@kernel
def worth(state: State, options: Options, code: int) -> int:
    """How good a card looks: the points won or lost, less what the card is worth later."""
    trump = state.deck[LAST]
    cost = code % 10 + 12 * int(code // 10 == trump // 10)
    if state.turn == state.leader:
        return -4 * POINTS[code % 10] - cost
    led = state.table[1 - state.turn]
    gain = 4 * (POINTS[led % 10] + POINTS[code % 10])
    return gain - cost if beats(trump, led, code) else -gain - cost
