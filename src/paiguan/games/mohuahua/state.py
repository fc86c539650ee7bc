"""The state of a hand of 抹花花 and its action space (version 1)."""

from typing import Protocol

from paiguan.engine.kernel import Row, record
from paiguan.engine.state import head
from paiguan.games.mohuahua import combos
from paiguan.games.mohuahua.pieces import DECK, KINDS

# ---- action codes ----------------------------------------------------------------------------------------------
PLAY = 0  # + combination: lead it or beat with it
# + kind: one card face down, kinds never descending. A discard 墊 of n cards is n such codes; right after a Heaven quad
# they are its `extra`, right after PAD the cards of a pad: the same move.
DISCARD = PLAY + combos.COUNT
PAD = DISCARD + KINDS
FOLD = PAD + 1
GO = FOLD + 1
DECLARE = GO + 1
ACTIONS = DECLARE + 1
LEGAL = combos.COUNT + KINDS + 4  # room for the longest list of legal codes (the largest is far shorter)

# ---- phases ----------------------------------------------------------------------------------------------------
PHASES = ("bid", "lead", "follow", "pad", "done", "washed")
AT_BID, AT_LEAD, AT_FOLLOW, AT_PAD, AT_DONE, AT_WASHED = range(len(PHASES))

# Each card is put down once, alone at worst; besides there are three bids, the two pads after the one Heaven quad, and a
# declaration.
LOG = len(DECK) + 3 + 2 + 1

STATE = record(
    [
        *head(LOG),
        ("hands", "i8", (4,)),  # cards held
        ("dealt", "i8", (4,)),  # cards dealt
        ("played", "i8", (4,)),  # cards laid face up
        ("thrown", "i8", (4,)),  # cards laid face down: discards, pads and extras
        # The move under way: face-down cards named so far, how many are still to be named, the kind named last, and
        # whether they go with a Heaven quad.
        ("naming", "i8"),
        ("due", "i8"),
        ("kind", "i8"),
        ("quad", "i8"),
        ("folded", "i8"),  # bit set of seats that folded
        ("leader", "i8"),
        ("led", "i8"),  # the combination led
        ("best", "i8"),  # the combination to beat
        ("owner", "i8"),  # whose it is
        ("width", "i8"),  # W: cards each house puts down in this trick
        ("laid", "i8", (4,)),  # the combination each house has laid face up in it
        ("down", "i8", (4,)),  # cards each house has put down in it, face up or down
        ("tricks", "i8", (4,)),  # 墩 won
        ("xi", "i8", (4,)),  # bonus counters
        ("niu", "i8", (4,)),
        ("liang", "i8", (4,)),
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = ("gou", "ci", "ci_extra", "xi", "niu", "liang")
GOU, CI, CI_EXTRA, XI, NIU, LIANG = range(len(ITEM_IDS))
ITEMS = 2 * 5  # one winner is paid at most five items by two losers; two winners at most four each by one

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    hands: Row
    dealt: Row
    played: Row
    thrown: Row
    naming: int
    due: int
    kind: int
    quad: int
    folded: int
    leader: int
    led: int
    best: int
    owner: int
    width: int
    laid: Row
    down: Row
    tricks: Row
    xi: Row
    niu: Row
    liang: Row


# ---- end of what is written -----------------------------------------------------------------------------------
