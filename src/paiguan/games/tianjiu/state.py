"""The state of a hand of 天九 and its action space (version 1)."""

from typing import Protocol

from paiguan.engine.kernel import Row, record
from paiguan.engine.state import head
from paiguan.games.tianjiu import combos
from paiguan.games.tianjiu.options import METHODS
from paiguan.games.tianjiu.pieces import KINDS

# ---- action codes ----------------------------------------------------------------------------------------------
PLAY = 0  # + combination: lead it or beat with it
DISCARD = PLAY + combos.COUNT  # + kind: one tile of a 墊牌; a discard of n tiles is n codes, kinds never descending
CLAIM = DISCARD + KINDS
PASS = CLAIM + 1
PAITOU = PASS + 1  # + method
ROLL = PAITOU + len(METHODS)  # + 6 * (first die - 1) + second die - 1
ACTIONS = ROLL + 36
LEGAL = combos.COUNT + KINDS  # room for the longest list of legal codes (the largest is far shorter)

# ---- phases ----------------------------------------------------------------------------------------------------
# "opening" exists in veiled states only: whether a seat is polled for a 例牌 or the dealer is about to lead (4.4).
PHASES = ("paitou", "roll", "opening", "lipai", "lead", "follow", "over")
AT_PAITOU, AT_ROLL, AT_OPENING, AT_LIPAI, AT_LEAD, AT_FOLLOW, AT_END = range(len(PHASES))

# Each of the 32 tiles is played once, alone at worst; besides there are the opening's two moves and four answers.
LOG = 32 + 2 + 4

STATE = record(
    [
        *head(LOG),
        ("streak", "i8"),  # hands this dealer has held the deal, this one included
        ("hands", "i8", (4,)),  # tiles held, as masks
        ("dealt", "i8", (4,)),  # tiles dealt
        ("thrown", "i8", (4,)),  # tiles discarded face down
        ("table", "i8", (4,)),  # tiles played face up in the trick under way
        ("shown", "i8"),  # tiles played face up in earlier tricks
        ("stock", "i8"),  # small game: the tiles never used
        ("left", "i8", (4,)),  # how many tiles each seat holds, a move under way not counted
        ("stacks", "i8", (4,)),
        ("leader", "i8"),
        ("led", "i8"),  # the combination led
        ("top", "i8"),  # the combination on top
        ("owner", "i8"),  # whose it is
        ("acted", "i8"),  # seats that have acted in this trick
        ("kind", "i8"),  # the last kind named of a discard under way
        ("first_lead", "i8"),  # the combination of the hand's first lead
        ("passed", "i8"),  # bit set of seats that declined to show a 例牌
        ("claimed", "i8"),  # the seat that showed one
        ("winner", "i8"),
        ("paid", "i8"),  # 賀 paid so far: count, then what and to whom
        ("paid_item", "i8", (8,)),
        ("paid_to", "i8", (8,)),
        ("walled", "i8"),  # the hand began with a wall, not with dealt hands
        ("method", "i8"),
        ("dice", "i8", (2,)),
        ("wall", "i1", (32,)),  # kinds, column by column from the top (4.2)
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = ("zun", "qinzun", "sida", "loss", "ru", "cover")
ZUN, QINZUN, SIDA, LOSS, RU, COVER = range(len(ITEM_IDS))
FACTOR_IDS = ("dealer", "yao", "baozun", "sidabao", "sweep7", "sweep8", "lipai7", "lipai8", "capture")
DEALER, YAO, BAOZUN, SIDABAO, SWEEP7, SWEEP8, LIPAI7, LIPAI8, CAPTURE = range(len(FACTOR_IDS))
NOTE_IDS = ("kong",)
KONG = 1
ITEMS = 4 * 3 + 3  # at most four tricks pay 賀 (each has two tiles at least), then one final item a loser

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    streak: int
    hands: Row
    dealt: Row
    thrown: Row
    table: Row
    shown: int
    stock: int
    left: Row
    stacks: Row
    leader: int
    led: int
    top: int
    owner: int
    acted: int
    kind: int
    first_lead: int
    passed: int
    claimed: int
    winner: int
    paid: int
    paid_item: Row
    paid_to: Row
    walled: int
    method: int
    dice: Row
    wall: Row


# ---- end of what is written -----------------------------------------------------------------------------------
