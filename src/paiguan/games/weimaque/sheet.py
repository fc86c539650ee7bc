"""The score sheet of a hand played with real cards: its questions and its settlement (rules 5, 6).

The winning hand is entered by its hard points, red cards, 團圓 and patterns (`hard` …), or card by card (`concealed` …).
"""

from collections.abc import Mapping, Sequence

from paiguan.engine import sheet as ask
from paiguan.engine.contract import Json, Refusal, RefusalError, is_whole
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import NOBODY, Items, blank
from paiguan.games.weimaque.legal import may_win
from paiguan.games.weimaque.options import DISCARDER_PAYS, KONG_OFF, WIN_ON_DRAWN, Options
from paiguan.games.weimaque.points import NO_MARK, ON_PAIR, ON_TRIPLET, Reading, total_with
from paiguan.games.weimaque.record import begin, cards_of, check_cards
from paiguan.games.weimaque.refusals import why_not_hu
from paiguan.games.weimaque.score import HAND, active_seat, check_count, check_source, fill_hand, meld_cards
from paiguan.games.weimaque.settle import settle, write_payments, write_points
from paiguan.games.weimaque.state import (
    AT_END,
    CARDS,
    COPIES,
    FIRST_ADD,
    FROM_DISCARD,
    FROM_SELF,
    KIND,
    MELD_OF_ID,
    MELDS,
    NUMBER,
    RED_NUMBERS,
    SOURCES,
    STATE,
    UNIT,
    State,
    dreamer_of,
)

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, 0 to 3 (default 0); the seat opposite sits out"),
    "winner": ("number", "seat that won; leave it out, and all below, if the stock ran out"),
    "hard": ("number", "its hard points, instead of the cards below; with them `red`, `tuanyuan` and `patterns`"),
    "red": ("number", "its red cards"),
    "tuanyuan": ("pieces", "the kinds of which it has all four, one card each (default none)"),
    "patterns": ("words", "what else it is: dandiao, beikaobei, haidihu, manyuanhua, daxiaozi, duizihu (default none)"),
    "melds": ("words", "its laid melds: chi:s4 (by its lowest card), peng:b9, wei:s7, kong_open:s2, kong_covered:b10"),
    "concealed": ("pieces", "the cards of its hand, without the winning card"),
    "win": ("piece", "the winning card; after a wei the card it was made of; none with a dealt hand"),
    "source": ("word", "where that card came from: initial, wei, self, other (drawn by another seat), discard"),
    "last": ("json", "true if it was the last card of the stock (default false)"),
    "discarder": ("number", "seat that discarded it; needed if that seat pays for both"),
    "huang": ("json", "true if the stock ran out and nobody won (default false)"),
    "entry": ("word", "how the winning hand is entered: quick (by its points) or whole (by its cards)"),
}
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "winner": 1,
    "melds": ["peng:s2", "wei:b7", "chi:s4"],
    "concealed": ["b9", "b9", "b9", "b3", "b4", "b5", "s8", "s9", "b1", "b1"],
    "win": "s10",
    "source": "other",
}
ENTRIES = ("quick", "whole")
PATTERNS = ("dandiao", "beikaobei", "haidihu", "duizihu", "manyuanhua", "daxiaozi")
APART = ("dandiao", "beikaobei")  # the winning card completes one group: the pair or a triplet
RED_KINDS = [kind for kind in range(len(CARDS)) if NUMBER[kind] in RED_NUMBERS]
MOST_HARD = 99  # a number of two digits; hands reach about half of it
QUICK, WHOLE = ("hard", "red", "tuanyuan", "patterns"), ("melds", "concealed", "win", "source", "last")


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check a score sheet as far as possible, and settle it. Raises RefusalError."""
    state = final_state(options, sheet)
    if state.winner == NOBODY or sheet.get("hard") is None:
        return int(settle(state, options, items))
    reading = reading_of_sheet(sheet)
    count = write_points(options, reading, FIRST_ADD, items)
    return int(write_payments(state, options, total_with(options, reading, sheet["hard"]), items, count))


def final_state(options: Options, sheet: Mapping[str, Json]) -> State:
    """The final state of the hand that a sheet describes. Raises RefusalError."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    state.phase, state.winner, state.by = AT_END, NOBODY, NOBODY
    if not isinstance(sheet.get("huang", False), bool):
        raise RefusalError("malformed", field="huang")
    if not sheet.get("huang") and set(sheet) - {"dealer", "huang"}:
        if sheet.get("hard") is not None:
            fill_quick(state, options, sheet)
        else:
            fill_winner(state, options, sheet)
    return state


def fill_quick(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Read a winner given by points."""
    for key in WHOLE:
        if sheet.get(key):
            raise RefusalError("malformed", field=key)
    for field in quick_fields(options, sheet):
        if field.lack:
            raise RefusalError(field.lack.code, **field.lack.params)
    state.winner = active_seat(state, sheet.get("winner"), "winner")
    state.source = FROM_SELF
    if sheet.get("discarder") is not None:
        state.source, state.by = FROM_DISCARD, active_seat(state, sheet["discarder"], "discarder")
        if options.win_on == WIN_ON_DRAWN or state.by == state.winner:
            raise RefusalError("malformed", field="discarder")


def reading_of_sheet(sheet: Mapping[str, Json]) -> Reading:
    """A reading with the patterns of the sheet and, apart from hard points, nothing else that counts."""
    patterns = sheet.get("patterns", [])
    reds = [kind for kind in RED_KINDS for _ in range(COPIES)][: sheet.get("red", 0)]
    small, big, plain = KIND["s1"], KIND["b1"], KIND["s3"]
    both = () if "daxiaozi" in patterns else (small, big)
    return Reading(
        pair=RED_KINDS[0] if "manyuanhua" in patterns else plain,
        opened=0,
        covered=0,
        runs=0 if "duizihu" in patterns else UNIT[small],  # one, two, three: a run with a red card
        cards=sum(UNIT[kind] for kind in (*reds, *both)),
        tuanyuan=sum(UNIT[KIND[card]] for card in sheet.get("tuanyuan", [])),
        mark=ON_PAIR if "dandiao" in patterns else ON_TRIPLET if "beikaobei" in patterns else NO_MARK,
        source=FROM_SELF,
        last="haidihu" in patterns,
    )


def fill_winner(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Read the winner's hand, given by cards; refuses what cannot have happened, in the order of the game's refusals."""
    melds, concealed = sheet.get("melds", []), cards_of(sheet.get("concealed"), "concealed")
    if not isinstance(melds, list):
        raise RefusalError("malformed", field="melds")
    if not isinstance(sheet.get("last", False), bool):
        raise RefusalError("malformed", field="last")
    state.winner = active_seat(state, sheet.get("winner"), "winner")
    discarded = sheet.get("discarder") is not None
    discarder = active_seat(state, sheet["discarder"], "discarder") if discarded else NOBODY
    fill_hand(state, int(state.winner), melds, concealed, sheet.get("win"), sheet.get("source"), sheet.get("last"))
    check_count(melds, concealed, int(state.source))
    if options.kong == KONG_OFF and (quads := [meld for meld in melds if len(meld_cards(meld)) == COPIES]):
        raise RefusalError("score_kong_off", meld=quads[0])
    check_source(state, options, discarder)
    if not may_win(state, options, state.winner, state.source):
        refusal = why_not_hu(state, options, int(state.winner), int(state.source))
        raise RefusalError(refusal.code, **refusal.params)


# ---- a sheet that is being filled in -----------------------------------------------------------------------------


def sheet_state(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions to ask now; only the dealer if the stock ran out."""
    dealer, huang = ask.dealer(sheet, 4), ask.flag(sheet, "huang")
    if huang.value:
        return dealer, huang
    playing = [seat for seat in range(4) if seat != dreamer_of(dealer.value or 0)]
    winner = ask.seat(sheet, "winner", playing)
    others = [seat for seat in playing if seat != winner.value]
    whole = sheet.get("entry", "whole" if sheet.get("melds") or sheet.get("concealed") else "quick") == "whole"
    if whole:
        asked = whole_fields(options, sheet, winner.value == dealer.value, others)
    else:
        asked = quick_fields(options, sheet)
        if options.win_on != WIN_ON_DRAWN and options.discard_win_pays == DISCARDER_PAYS:
            asked = (*asked, ask.seat(sheet, "discarder", others, optional=True))
    entry = ask.word(sheet, "entry", ENTRIES, default=ENTRIES[whole], optional=True, rare=True)
    return (dealer, winner, *asked, huang, entry)


def quick_fields(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions for a winning hand by points; it has at least `min_hard` hard points (5)."""
    least = int(options.min_hard)
    hard = ask.count(sheet, "hard", MOST_HARD, low=least, need=least)
    if hard.lack and is_whole(hard.value) and hard.value < least:
        short = Refusal("hu_hard_short", {"hard": hard.value, "min": least})
        hard = ask.count(sheet, "hard", MOST_HARD, need=least, lack=short)
    told_patterns = sheet.get("patterns", [])
    ruled_out = {
        APART[1 - APART.index(one)] for one in APART if isinstance(told_patterns, list) and one in told_patterns
    }
    kinds = ask.pieces(sheet, "tuanyuan", None, MELDS, optional=True, rare=True)
    if not kinds.lack and not (set(kinds.value) <= set(CARDS) and len(set(kinds.value)) == len(kinds.value)):
        kinds = ask.pieces(sheet, "tuanyuan", None, -1, optional=True, rare=True)
    return (
        hard,
        ask.count(sheet, "red", len(RED_KINDS) * COPIES),
        ask.some_words(sheet, "patterns", [one for one in PATTERNS if one not in ruled_out]),
        kinds,
    )


def whole_fields(
    options: Options, sheet: Mapping[str, Json], dealer_won: bool, others: Sequence[int]
) -> tuple[SheetField, ...]:
    """The questions for a winning hand by cards, which are counted together with a winning card that joins the hand."""
    sources = [
        source
        for source in SOURCES[::-1]
        if (source != "discard" or options.win_on != WIN_ON_DRAWN) and (source != "initial" or dealer_won)
    ]
    source = ask.word(sheet, "source", sources, default="self")
    allowed = [meld for meld in MELD_OF_ID if options.kong != KONG_OFF or len(meld_cards(meld)) < COPIES]
    melds = [meld for meld in sheet.get("melds", []) if isinstance(meld, str) and meld in MELD_OF_ID]
    concealed = sheet.get("concealed", [])
    joins = source.value not in ("initial", "wei") and isinstance(sheet.get("win"), str)
    laid = [len(meld_cards(meld)) for meld in melds]
    have, need = sum(laid) + len(concealed) + joins, HAND + laid.count(COPIES)
    lack = None if have == need else Refusal("score_wrong_count", {"have": have, "need": need})
    room = need - sum(laid) - joins
    fields = [
        source,
        SheetField(key="melds", kind="other", values=tuple(allowed[::-1]), high=MELDS, value=melds, optional=True),
    ]
    if source.value != "initial":
        fields.append(ask.piece(sheet, "win"))
        fields.append(ask.flag(sheet, "last"))
    if source.value == "discard":
        pays = options.discard_win_pays == DISCARDER_PAYS
        fields.append(ask.seat(sheet, "discarder", others, optional=not pays))
    check_cards(concealed)
    counted = SheetField(
        key="concealed",
        kind="pieces",
        high=max(room, 0),
        have=have,
        need=need,
        value=concealed,
        lack=lack,
        optional=True,
    )
    return (*fields, counted)
