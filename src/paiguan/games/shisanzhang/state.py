"""The 52 cards (rules 2), and the state of a hand of 十三張.

A set of cards is an int64 mask with thirteen bits a suit, the two lowest and the ace highest.

Suits never rank, so most rules use the ranks of a set: thirteen bits for the ranks held at least once, twice, three or four
times. A rank is a number from 0 to 12, its value one from 2 to 14.
"""

from collections.abc import Iterable
from typing import Protocol

from paiguan.engine.bits import lowest
from paiguan.engine.kernel import Grid, Row, kernel, record
from paiguan.engine.state import head

SUITS = "shdc"
RANKS = "23456789TJQKA"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD = {card: number for number, card in enumerate(CARDS)}

LOWEST_VALUE = 2  # of a rank: value = rank + 2
SUIT_SIZE = len(RANKS)
ALL_RANKS = (1 << SUIT_SIZE) - 1
DECK = (1 << len(CARDS)) - 1
HAND = 13  # cards dealt to a seat


def rank_mask(ranks: str) -> int:
    return sum(1 << RANKS.index(rank) for rank in ranks)


def cards_of_ranks(ranks: int) -> int:
    """All cards, of every suit, whose rank is in the mask."""
    return sum(ranks << SUIT_SIZE * suit for suit in range(len(SUITS)))


@kernel
def suit_ranks(cards: int, suit: int) -> int:
    """The ranks held in one suit."""
    return cards >> SUIT_SIZE * suit & ALL_RANKS


@kernel
def ranks_once(cards: int) -> int:
    """The ranks with at least one card."""
    halves = cards | cards >> 2 * SUIT_SIZE
    return (halves | halves >> SUIT_SIZE) & ALL_RANKS


@kernel
def ranks_twice(cards: int) -> int:
    """The ranks with at least two cards."""
    s, h, d, c = suit_ranks(cards, 0), suit_ranks(cards, 1), suit_ranks(cards, 2), suit_ranks(cards, 3)
    return (s & h) | (d & c) | ((s | h) & (d | c))


@kernel
def ranks_thrice(cards: int) -> int:
    """The ranks with at least three cards."""
    s, h, d, c = suit_ranks(cards, 0), suit_ranks(cards, 1), suit_ranks(cards, 2), suit_ranks(cards, 3)
    return (s & h & (d | c)) | (d & c & (s | h))


@kernel
def ranks_whole(cards: int) -> int:
    """The ranks with all four cards."""
    return suit_ranks(cards, 0) & suit_ranks(cards, 1) & suit_ranks(cards, 2) & suit_ranks(cards, 3)


@kernel
def chosen(cards: int, places: int) -> int:
    """The cards of a set at the given places, counted from its lowest card."""
    out = 0
    while places:
        bit = lowest(cards)
        if places & 1:
            out |= bit
        cards ^= bit
        places >>= 1
    return out


def mask(ids: Iterable[str]) -> int:
    """The set of cards with these ids."""
    cards = 0
    for card in ids:
        cards |= 1 << CARD[card]
    return cards


def ids(cards: int) -> list[str]:
    """The ids of a set, in the order of the codes."""
    left, out = int(cards), []
    while left:
        out.append(CARDS[(left & -left).bit_length() - 1])
        left &= left - 1
    return out


# ---- phases ----------------------------------------------------------------------------------------------------
PHASES = ("bet", "arrange", "showdown")
AT_BET, AT_ARRANGE, AT_SHOWDOWN = range(len(PHASES))

SEATS = 4
LAYOUT_CODES = 8
BET_CODES = 5  # for a max_bet of ten digits
LOG = (SEATS - 1) * BET_CODES + SEATS * LAYOUT_CODES

STATE = record(
    [
        *head(LOG),
        ("dealt", "i8", (SEATS,)),  # the thirteen cards of each seat, as masks
        ("absent", "i8"),  # bit set of punters whose bets a record leaves out: they bet min_bet from the start
        ("bets", "i8", (SEATS,)),  # the bet of each punter; 0 before the bet, and in games without bets
        ("wager", "i8"),  # the pairs of digits already given of an unfinished bet
        ("piles", "i8", (SEATS, 3)),  # head, middle and tail as far as they are laid
        ("strengths", "i8", (SEATS, 3)),  # of a complete layout
        ("declared", "i8", (SEATS,)),  # the special each seat declared, or NONE
        ("committed", "i8"),  # bit set of the seats that have laid out or declared
        ("last", "i8"),  # the card named last of an unfinished pile, or NONE
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
# A pile won, level and taken by the banker, or lost by a foul; three ids of each sort, one for each pile.
PILE_IDS = ("head", "mid", "tail", "tie_head", "tie_mid", "tie_tail", "foul_head", "foul_mid", "foul_tail")
WON, TIE, FOUL = range(0, len(PILE_IDS), 3)
EXTRA_IDS = ("head_trips", "mid_full", "mid_quads", "mid_sf", "tail_quads", "tail_sf")
HEAD_TRIPS, MID_FULL, MID_QUADS, MID_SF, TAIL_QUADS, TAIL_SF = range(len(PILE_IDS), len(PILE_IDS + EXTRA_IDS))
OTHER_IDS = ("special", "clash_banker", "draw_away", "shoot", "homerun")
PAIR_IDS = PILE_IDS + EXTRA_IDS + OTHER_IDS  # the items of section 6
SPECIAL, CLASH_BANKER, DRAW_AWAY, SHOOT, HOMERUN = range(len(PILE_IDS + EXTRA_IDS), len(PAIR_IDS))
# Then lines that say why nothing is due, again three for level piles; and the shares of a pot.
ITEM_IDS = (
    *PAIR_IDS,
    *("level_head", "level_mid", "level_tail", "both_foul", "same_special", "special_push", "pot_share"),
)
LEVEL, _, _, BOTH_FOUL, SAME_SPECIAL, SPECIAL_PUSH, POT_SHARE = range(len(PAIR_IDS), len(ITEM_IDS))
FACTOR_IDS = ("stake_bet", "stake_unit")
STAKE_BET, STAKE_UNIT = range(len(FACTOR_IDS))
# Six pairs of seats with at most three piles, three extras, a shot and a home run, then the shares of a pot.
ITEMS = 6 * 8 + SEATS - 1

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    dealt: Row
    absent: int
    bets: Row
    wager: int
    piles: Grid
    strengths: Grid
    declared: Row
    committed: int
    last: int


# ---- end of what is written -----------------------------------------------------------------------------------
