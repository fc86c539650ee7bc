"""The state of a hand of 十三張 and its action space (version 1)."""

from typing import Protocol

from paiguan.engine.kernel import Grid, Row, record
from paiguan.engine.state import head
from paiguan.games.shisanzhang.options import SPECIALS
from paiguan.games.shisanzhang.pieces import CARDS

# ---- action codes ----------------------------------------------------------------------------------------------
# A bet has no natural bound, so its amount is written in pairs of decimal digits, the highest pair first, with as many
# pairs as max_bet has: at the usual table a bet is one code. A layout is eight codes: the three cards of the head and the
# five of the middle, each pile in ascending order; the tail is what is left. A declaration is one code.
BET = 0  # + a pair of digits
PAIR_OF_DIGITS = 100
HEAD = BET + PAIR_OF_DIGITS  # + card
MID = HEAD + len(CARDS)  # + card
DECLARE = MID + len(CARDS)  # + special
ACTIONS = DECLARE + len(SPECIALS)
LEGAL = PAIR_OF_DIGITS  # room for the longest list of legal codes

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
        ("absent", "i8"),  # bit set of punters whose bets a record leaves out: they stand at min_bet from the start
        ("bets", "i8", (SEATS,)),  # what each punter stands at; 0 before the bet, and where nobody bets
        ("wager", "i8"),  # the pairs of digits already given of a bet under way
        ("piles", "i8", (SEATS, 3)),  # head, middle and tail as far as they are laid
        ("strengths", "i8", (SEATS, 3)),  # of a whole layout
        ("declared", "i8", (SEATS,)),  # the special each seat declared, or NONE
        ("committed", "i8"),  # bit set of the seats that have laid out or declared
        ("last", "i8"),  # the card last named of a pile under way, or NONE
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
# A pile won, level and taken by the banker, or lost by a foul; three of a kind stand together, one for each pile.
PILE_IDS = ("head", "mid", "tail", "tie_head", "tie_mid", "tie_tail", "foul_head", "foul_mid", "foul_tail")
WON, TIE, FOUL = range(0, len(PILE_IDS), 3)
EXTRA_IDS = ("head_trips", "mid_full", "mid_quads", "mid_sf", "tail_quads", "tail_sf")
HEAD_TRIPS, MID_FULL, MID_QUADS, MID_SF, TAIL_QUADS, TAIL_SF = range(len(PILE_IDS), len(PILE_IDS + EXTRA_IDS))
OTHER_IDS = ("special", "clash_banker", "draw_away", "shoot", "homerun")
PAIR_IDS = PILE_IDS + EXTRA_IDS + OTHER_IDS  # what section 6 names
SPECIAL, CLASH_BANKER, DRAW_AWAY, SHOOT, HOMERUN = range(len(PILE_IDS + EXTRA_IDS), len(PAIR_IDS))
# Lines that say why nothing is due, level piles again three together; and what a pot moves.
ITEM_IDS = (
    *PAIR_IDS,
    *("level_head", "level_mid", "level_tail", "both_foul", "same_special", "special_push", "pot_share"),
)
LEVEL, _, _, BOTH_FOUL, SAME_SPECIAL, SPECIAL_PUSH, POT_SHARE = range(len(PAIR_IDS), len(ITEM_IDS))
FACTOR_IDS = ("stake_bet", "stake_unit")
STAKE_BET, STAKE_UNIT = range(len(FACTOR_IDS))
# Six pairs of seats with three piles, three extras, a shot and a home run at most, then the shares of a pot.
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
