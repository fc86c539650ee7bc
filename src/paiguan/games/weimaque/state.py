"""The state of a hand of 偎麻雀 and its action space (version 1)."""

from typing import Protocol

from paiguan.engine.kernel import Grid, Row, record, table
from paiguan.engine.state import head
from paiguan.games.weimaque.pieces import CARDS, KINDS, NUMBER, NUMBERS, UNIT

NONE = -1

# ---- action codes ----------------------------------------------------------------------------------------------
# 吃 names the two cards of the hand: every two of one size that are one or two apart, in canonical order.
CHI_PAIRS = tuple((low, low + gap) for low in range(KINDS) for gap in (1, 2) if NUMBER[low] + gap <= NUMBERS)

DISCARD = 0  # + kind
KONG = DISCARD + KINDS  # + kind: all four from the hand, in phase DISCARD
WEI3 = KONG + KINDS  # 偎: two from the hand and the drawn card
WEI4 = WEI3 + 1  # three from the hand and the drawn card
HU = WEI4 + 1  # in phase DISCARD, or as a claim
TAKE_KONG = HU + 1
PENG = TAKE_KONG + 1
CHI = PENG + 1  # + place in CHI_PAIRS
PASS = CHI + len(CHI_PAIRS)
ACTIONS = PASS + 1
LEGAL = KINDS + 5 + 1  # any kind may be discarded, a hand of twenty holds five quads at most, and it may win

# ---- claims (4.5), as bits in the order of their codes -----------------------------------------------------------
MAY_HU, MAY_KONG, MAY_PENG, MAY_CHI = 1, 2, 4, 8  # MAY_CHI << i: the i-th 吃 of the exposed card
CHI_FORMS = 3
CLAIM_BITS = 3 + CHI_FORMS
ANY_CLAIM = 2**CLAIM_BITS - 1
ANY_CHI = ANY_CLAIM & ~(MAY_HU | MAY_KONG | MAY_PENG)
ANY_MELD = ANY_CLAIM & ~MAY_HU


def chi_of(kind: int) -> list[int]:
    """The pairs that make a run with a card, lowest first, by their place in CHI_PAIRS; NONE where a neighbour lacks."""
    number = NUMBER[kind]
    wanted = ((-2, -1), (-1, 1), (1, 2))
    fits = [number + low >= 1 and number + high <= NUMBERS for low, high in wanted]
    return [
        CHI_PAIRS.index((kind + low, kind + high)) if fit else NONE
        for (low, high), fit in zip(wanted, fits, strict=True)
    ]


chi_pair = table([chi_of(kind) for kind in range(KINDS)])
chi_cards = table([UNIT[low] | UNIT[high] for low, high in CHI_PAIRS])
chi_low = table([low for low, _ in CHI_PAIRS])

# ---- phases and sources ----------------------------------------------------------------------------------------
PHASES = ("discard", "wei", "claim", "over")
AT_DISCARD, AT_WEI, AT_CLAIM, AT_END = range(len(PHASES))

# Where the winning card comes from; in phase DISCARD, by what a seat may win at once (initial, wei), else NONE.
SOURCES = ("initial", "wei", "self", "other", "discard")
INITIAL, FROM_WEI, FROM_SELF, FROM_OTHER, FROM_DISCARD = range(len(SOURCES))

# ---- melds: form * KINDS + kind (a run by its lowest) ------------------------------------------------------------
# An extended 偎 is a covered quad whose kind everybody knows; face-down packets exist in veiled states only.
FORMS = ("chi", "peng", "wei", "kong_open", "kong_covered", "kong_covered")
LAID_CHI, LAID_PENG, LAID_WEI, LAID_OPEN, LAID_COVERED, LAID_EXTENDED = (form * KINDS for form in range(len(FORMS)))
FACE_DOWN_3 = len(FORMS) * KINDS
FACE_DOWN_4 = FACE_DOWN_3 + 1
MELDS = 6  # in a winning hand, beside the pair

# ---- what was turned or thrown, in order -------------------------------------------------------------------------
STOCK = 22
KIND_BITS = 0x1F
UNSEEN = 0x1F  # a kind the viewer may not see; also in a veiled stock
BY_SHIFT = 5  # two bits: the seat
TURNED = 1 << 7  # from the stock, not from a hand
INTO_WEI = 1 << 8
TAKEN = 1 << 9
CLAIM_SHIFT = 10  # three bits: by what claim, as the number of its bit
TAKER_SHIFT = 13  # two bits: by whom

# A hand is thrown away from once at the start and once after each 吃, 碰 and 偎: three seats with six melds each.
DISCARDS = 1 + 3 * MELDS
SHOWN = STOCK + DISCARDS
# Discards and laid melds, at most three answers to a card turned and two to a card thrown.
LOG = DISCARDS + 3 * MELDS + 3 * STOCK + 2 * DISCARDS

STATE = record(
    [
        *head(LOG),
        ("secret", "i1", (LOG,)),  # of each log entry: known to its own seat only
        ("dealt", "i8", (4,)),  # cards dealt
        ("hands", "i8", (4,)),  # cards held
        ("locks", "i8", (4,)),  # kinds locked
        ("claims", "i8", (4,)),  # what each seat may claim of the exposed card, or MAY_HU in phase DISCARD
        ("answers", "i8", (4,)),  # the codes answered so far, else NONE
        ("laid", "i8", (4,)),  # how many melds
        ("melds", "i2", (4, MELDS)),
        ("stock", "i1", (STOCK,)),  # kinds, in the order they are drawn
        ("drawn", "i8"),  # how many of them are out
        ("card", "i8"),  # the kind exposed, drawn into a 偎 or just laid by one, else NONE
        ("by", "i8"),  # who exposed it
        ("turned", "i8"),  # it came from the stock
        ("source", "i8"),
        ("winner", "i8"),
        ("exposures", "i8"),  # entries used of `shown`
        ("shown", "i2", (SHOWN,)),
        ("past", "i2", (LOG,)),  # room for `imagine`, zero at all other times: the log it must keep to …
        ("past_shown", "i2", (SHOWN,)),  # … and what was shown
    ]
)

# ---- settlement (5, 6) -------------------------------------------------------------------------------------------
HARD_IDS = ("pair_red", "pair_again", "peng", "zai", "tuanyuan")
CATCH_IDS = ("zhuohu", "zimeizhuo", "sanluanzhuo", "zimeizhuo_tuo", "zusunzhuo")
LATE_IDS = ("jiabapengtou", "bapengtou", "haidihu", "dandiao", "beikaobei")
ADD_IDS = ("duohong", "manyuanhua", "daxiaozi", "yinhu", *CATCH_IDS, *LATE_IDS)
TIMES_IDS = ("dianhu", "yidianhong", "wuhu", "hongwu", "duizihu", "wudui")
ITEM_IDS = HARD_IDS + ADD_IDS + TIMES_IDS + ("win", "discarder_all", "dreamer", "huang")
FIRST_ADD = len(HARD_IDS)
FIRST_TIMES = FIRST_ADD + len(ADD_IDS)
END_TIMES = FIRST_TIMES + len(TIMES_IDS)
PAIR_RED, PAIR_AGAIN, OPEN, COVERED, TUANYUAN = range(FIRST_ADD)
DUOHONG, MANYUANHUA, DAXIAOZI, YINHU, ZHUOHU = range(FIRST_ADD, FIRST_ADD + 5)
JIABAPENGTOU, BAPENGTOU, HAIDIHU, DANDIAO, BEIKAOBEI = range(ZHUOHU + len(CATCH_IDS), FIRST_TIMES)
DIANHU, YIDIANHONG, WUHU, HONGWU, DUIZIHU, WUDUI = range(FIRST_TIMES, END_TIMES)
WIN, DISCARDER_ALL, DREAMER, HUANG = range(END_TIMES, len(ITEM_IDS))
ITEMS = END_TIMES + 2 + 2  # every line that explains, two payers, and the dreamer's share of both


def meld_id(meld: int) -> str:
    """A laid meld as the record format writes it."""
    return f"{FORMS[meld // KINDS]}:{CARDS[meld % KINDS]}"


# The reverse, for readers; what one writes as kong_covered is the plain one.
MELD_OF_ID = {meld_id(meld): meld for meld in reversed(range(LAID_EXTENDED)) if meld >= KINDS or NUMBER[meld] <= 8}

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class State(Protocol):
    """A record of STATE."""

    phase: int
    turn: int
    partial: int
    dealer: int
    logged: int
    log: Row
    secret: Row
    dealt: Row
    hands: Row
    locks: Row
    claims: Row
    answers: Row
    laid: Row
    melds: Grid
    stock: Row
    drawn: int
    card: int
    by: int
    turned: int
    source: int
    winner: int
    exposures: int
    shown: Row
    past: Row
    past_shown: Row


# ---- end of what is written -----------------------------------------------------------------------------------
