"""The state of a hand of 六虎 and its action space (version 1)."""

from typing import Protocol

from paiguan.engine.kernel import Row, kernel, record
from paiguan.engine.state import head
from paiguan.games.liuhu import combos
from paiguan.games.liuhu.options import Options
from paiguan.games.liuhu.pieces import CARDS, HAND

# ---- action codes ----------------------------------------------------------------------------------------------
LEAD = 0  # + combination: 引牌
BEAT = LEAD + combos.COUNT  # + combination: 擊牌
DISCARD = BEAT + combos.COUNT  # + card: one card of a 墊牌; a discard of n cards is n codes, cards ascending
WUHU = DISCARD + CARDS
NOWUHU = WUHU + 1
ZUO = NOWUHU + 1
PASS = ZUO + 1
HU = PASS + 1
ACTIONS = HU + 1
LEGAL = combos.COUNT + CARDS  # room for the longest list of legal codes (the largest is far shorter)

# ---- phases ----------------------------------------------------------------------------------------------------
PHASES = ("WUHU", "CALL", "LEAD", "FOLLOW", "END")
AT_WUHU, AT_CALL, AT_LEAD, AT_FOLLOW, AT_END = range(len(PHASES))
ENDS = ("hu", "wuhu", "draw", "void")
END_HU, END_WUHU, END_DRAW, END_VOID = range(len(ENDS))

# Each of the 36 cards held by the three who play is laid once, alone at worst; besides there are an answer about the
# tigers, three calls, and a declaration.
LOG = 3 * HAND + 1 + 3 + 1

STATE = record(
    [
        *head(LOG),
        ("privileged", "i8"),  # 特權玩家
        ("leader", "i8"),  # who led the trick under way
        ("owner", "i8"),  # whose the standing play is
        ("acted", "i8"),  # seats that have acted in this trick
        ("top_led", "i8"),  # the standing play is a led single that nothing beats
        ("end", "i8"),  # how the hand ended
        ("winner", "i8"),
        ("won", "i8", (4,)),  # hu from tricks
        ("led", "i8"),  # the combination led
        ("standing", "i8"),  # the combination to beat
        ("hands", "i8", (4,)),  # cards held, as masks
        ("dealt", "i8", (4,)),  # cards dealt
        ("thrown", "i8", (4,)),  # cards discarded face down
        ("shown", "i8", (4,)),  # cards ever laid face up
        ("passed", "i8"),  # seats that have passed, as bits
        ("given", "i8"),  # cards already put down of a discard under way
        ("owed", "i8"),  # that discard must yet contain one of these; empty: it is free
        # Places to work in while cards are dealt or a world is imagined; empty at all other times.
        ("deck", "i2", (CARDS,)),
        ("place", "i1", (CARDS,)),
        ("barred", "i8", (4,)),
    ]
)

# ---- settlement ------------------------------------------------------------------------------------------------
ITEM_IDS = (
    "hu_tricks",
    "hu_old",
    "win",
    "baoshu",
    "baoshu_exempt",
    "dream_base",
    "dream_match",
    "dream",
    "wuhu",
)
HU_TRICKS, HU_OLD, WIN, BAOSHU, BAOSHU_EXEMPT, DREAM_BASE, DREAM_MATCH, DREAM, WUHU_PAID = range(len(ITEM_IDS))
FACTOR_IDS = ("baoshu_factor",)
BAOSHU_FACTOR = 0
NOTE_IDS: tuple[str, ...] = ()
ITEMS = 2 + 2 + 2 + 2  # hu of the winner, two losers' payments, hu of the dream, two payments to it


# ---- who plays, in which order ---------------------------------------------------------------------------------


@kernel
def bystander(options: Options, dealer: int) -> int:
    """The one of four places that takes no part in play: the dream's, or the empty one when three play."""
    return (dealer + 2) & 3 if options.players == 4 else 3


@kernel
def next_active(options: Options, dealer: int, seat: int) -> int:
    """3: the next seat in turn order that plays."""
    following = (seat + 1) & 3
    return (following + 1) & 3 if following == bystander(options, dealer) else following


# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    privileged: int
    leader: int
    owner: int
    acted: int
    top_led: int
    end: int
    winner: int
    won: Row
    led: int
    standing: int
    hands: Row
    dealt: Row
    thrown: Row
    shown: Row
    passed: int
    given: int
    owed: int
    deck: Row
    place: Row
    barred: Row


# ---- end of what is written -----------------------------------------------------------------------------------
