"""What a network is told: what a seat may know, and what a layout is, laid out for learning (version 1).

Nothing happens in this game but bets and one layout a seat, so there is no past to tell. `features` is the hand and the table;
`layout_features` is one whole layout, so that a network can score layouts rather than name cards one by one. Everything
comes from the concealed state.
"""

from paiguan.engine.bits import popcount, unfold
from paiguan.engine.kernel import Vector, kernel
from paiguan.engine.state import NOBODY
from paiguan.games.shisanzhang.combos import (
    CATEGORIES,
    CATEGORY,
    FIRST_VALUE,
    HEAD_PILE,
    MID_PILE,
    PILES,
    TAIL_PILE,
    VALUE,
    VALUE_BITS,
    in_order,
    pays,
    strength,
)
from paiguan.games.shisanzhang.options import BANKER_PAYS, HIGHER, SHOOT_ALL, SHOOT_OFF, SPECIALS, TABLES, Options
from paiguan.games.shisanzhang.specials import NONE, available, best, points_of
from paiguan.games.shisanzhang.state import (
    CARDS,
    PHASES,
    RANKS,
    SEATS,
    SUITS,
    State,
    ranks_once,
    ranks_thrice,
    ranks_twice,
    ranks_whole,
    suit_ranks,
)

FEATURES_VERSION = 1

# Own cards; how many of each rank, of each suit; specials that may be declared; points of the best.
OWN = 0
BY_RANK = OWN + len(CARDS)
BY_SUIT = BY_RANK + len(RANKS)
MAY_DECLARE = BY_SUIT + len(SUITS)
POINTS = MAY_DECLARE + len(SPECIALS)
# Head, middle and tail as far as they are laid.
LAID = POINTS + 1
# By seat, from the viewer's own onwards: seated, committed, turn, dealer, bet.
COUNTERS = 5
BY_SEAT = LAID + len(PILES) * len(CARDS)
PHASE = BY_SEAT + SEATS * COUNTERS
PARTIAL = PHASE + len(PHASES)
SETTINGS = PARTIAL + 1
FEATURES = SETTINGS + 22 + len(TABLES)

# Of one layout, by pile: category, first values of the key, what it pays; then whether it is in order.
KEY = 3
A_PILE = len(CATEGORIES) + KEY + 1
LAYOUT_FEATURES = len(PILES) * A_PILE + 1


@kernel
def features(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(FEATURES):
        out[i] = 0
    me = max(seat, 0)
    if seat != NOBODY:
        write_hand(concealed, options, seat, out)
    for step in range(options.players):
        other = me + step if me + step < options.players else me + step - options.players
        at = BY_SEAT + step * COUNTERS
        out[at] = 1
        out[at + 1] = concealed.committed >> other & 1
        out[at + 2] = concealed.turn == other
        out[at + 3] = concealed.dealer == other
        out[at + 4] = min(concealed.bets[other], 127)
    out[PHASE + concealed.phase] = 1
    out[PARTIAL] = concealed.partial
    write_settings(options, out)


@kernel
def write_hand(concealed: State, options: Options, seat: int, out: Vector) -> None:
    hand = concealed.dealt[seat]
    unfold(hand, len(CARDS), out, OWN)
    once, twice, thrice, whole = ranks_once(hand), ranks_twice(hand), ranks_thrice(hand), ranks_whole(hand)
    for rank in range(len(RANKS)):
        out[BY_RANK + rank] = (once >> rank & 1) + (twice >> rank & 1) + (thrice >> rank & 1) + (whole >> rank & 1)
    for suit in range(len(SUITS)):
        out[BY_SUIT + suit] = popcount(suit_ranks(hand, suit))
    if hand:  # betting is over
        unfold(available(options, hand), len(SPECIALS), out, MAY_DECLARE)
        special = best(options, hand)
        out[POINTS] = min(points_of(options, special), 127) if special != NONE else 0
    for pile in range(len(PILES)):
        unfold(concealed.piles[seat, pile], len(CARDS), out, LAID + pile * len(CARDS))


@kernel
def layout_features(options: Options, hand: int, head: int, mid: int, out: Vector) -> None:
    """The layout of a hand with this head and middle."""
    for i in range(LAYOUT_FEATURES):
        out[i] = 0
    head_strength, mid_strength = strength(options, head), strength(options, mid)
    tail_strength = strength(options, hand ^ head ^ mid)
    write_pile(options, HEAD_PILE, head_strength, out)
    write_pile(options, MID_PILE, mid_strength, out)
    write_pile(options, TAIL_PILE, tail_strength, out)
    out[len(PILES) * A_PILE] = in_order(options, head_strength, mid_strength, tail_strength)


@kernel
def write_pile(options: Options, pile: int, value: int, out: Vector) -> None:
    at = pile * A_PILE
    out[at + (value >> CATEGORY)] = 1
    for place in range(KEY):
        out[at + len(CATEGORIES) + place] = value >> FIRST_VALUE - VALUE_BITS * place & VALUE
    out[at + len(CATEGORIES) + KEY] = min(pays(options, pile, value), 127)


@kernel
def write_settings(options: Options, out: Vector) -> None:
    out[SETTINGS] = options.players
    out[SETTINGS + 1] = options.opposition
    out[SETTINGS + 2] = options.compare
    out[SETTINGS + 3] = options.order
    out[SETTINGS + 4] = options.wheel
    out[SETTINGS + 5] = options.qka_head
    out[SETTINGS + 6] = min(options.pay_head_trips, 127)
    out[SETTINGS + 7] = min(options.pay_mid_full, 127)
    out[SETTINGS + 8] = min(options.pay_mid_quads, 127)
    out[SETTINGS + 9] = min(options.pay_mid_sf, 127)
    out[SETTINGS + 10] = min(options.pay_tail_quads, 127)
    out[SETTINGS + 11] = min(options.pay_tail_sf, 127)
    out[SETTINGS + 12] = options.foul_pay
    out[SETTINGS + 13] = options.foul_shot
    out[SETTINGS + 14] = options.shoot != SHOOT_OFF
    out[SETTINGS + 15] = options.shoot == SHOOT_ALL
    out[SETTINGS + 16] = options.homerun
    out[SETTINGS + 17] = options.special_declare
    out[SETTINGS + 18] = options.special_clash == BANKER_PAYS
    out[SETTINGS + 19] = options.special_clash == HIGHER
    out[SETTINGS + 20] = options.draw_away
    out[SETTINGS + 21] = options.settle
    out[SETTINGS + 22 + options.specials] = 1
