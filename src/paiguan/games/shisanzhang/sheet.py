"""The score sheet of a hand played with real cards: its questions and its settlement (rules 6).

A hand is entered by the order of the seats in each pile and the piles that are paid more (`order`, `extras`), or card by card
(`layouts`).
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from paiguan.engine import sheet as ask
from paiguan.engine.contract import Json, Move, Refusal, RefusalError, is_whole
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import Items, blank
from paiguan.games.shisanzhang.combos import (
    CATEGORY,
    FIRST_VALUE,
    FULL,
    HIGH,
    PILES,
    QUADS,
    SF,
    STRAIGHT,
    TRIPS,
    compare,
    pays,
)
from paiguan.games.shisanzhang.options import BANKER, SPECIALS, Options
from paiguan.games.shisanzhang.pairs import is_good
from paiguan.games.shisanzhang.play import has_betting
from paiguan.games.shisanzhang.record import Arrange, Bet, Declare, begin, load
from paiguan.games.shisanzhang.score import by_seat, make, read_layouts
from paiguan.games.shisanzhang.settle import settle
from paiguan.games.shisanzhang.specials import NONE, points_of
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, HAND, STATE, State

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, who is the banker where there is one (default 0)"),
    "order": (
        "json",
        "for head, middle and tail the seats from best to worst, level ones together: [[[1],[0,2],[3]], …]",
    ),
    "extras": (
        "json",
        "with `order`, by seat: the piles paid more, such as head_trips, mid_full, tail_sf (default none)",
    ),
    "fouls": ("numbers", "with `order`, the seats whose piles were out of order (default none)"),
    "layouts": ("hands", "the thirteen cards of each seat as laid out: head, middle, tail; instead of `order`"),
    "declared": ("words", "by seat, the special hand declared, or - for a layout (default: nobody declared)"),
    "bets": ("numbers", "by seat, what was bet, 0 for the banker (default: the lowest bet)"),
    "entry": ("word", "how the hand is entered: quick (by `order`) or whole (by the cards)"),
}
NOT_DECLARED = "-"
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "layouts": [
        ["2s", "2h", "2d", "9h", "8h", "7h", "6h", "5h", "As", "Ks", "Qs", "Js", "Ts"],
        ["3s", "4s", "6s", "Ah", "Ad", "9s", "8s", "5d", "Kc", "Qc", "Jc", "Tc", "8c"],
        ["3h", "4h", "7s", "Kh", "Kd", "5s", "6d", "9d", "9c", "7c", "6c", "5c", "3c"],
        ["Ac", "7d", "2c", "Th", "Td", "4d", "4c", "3d", "Qh", "Qd", "Jh", "Jd", "8d"],
    ],
    "bets": [0, 1, 5, 2],
}
ENTRIES = ("quick", "whole")

# The category of a pile that is entered without cards: one that pays a single unit and fits between the other two piles, or the
# one that is paid more. Its place in the order becomes the first value of the key.
PLAIN = (HIGH, STRAIGHT, FULL)
EXTRAS: Mapping[str, tuple[int, int]] = {
    "head_trips": (0, TRIPS),
    "mid_full": (1, FULL),
    "mid_quads": (1, QUADS),
    "mid_sf": (1, SF),
    "tail_quads": (2, QUADS),
    "tail_sf": (2, SF),
}
PLACES = 5  # more than there are seats


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Settle the hand that a sheet describes; raises RefusalError for what could not have been played."""
    return int(settle(final_state(options, sheet), options, items))


def final_state(options: Options, sheet: Mapping[str, Json]) -> State:
    """The final state of the hand that a sheet describes. Raises RefusalError."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    if sheet.get("order") is not None:
        fill_quick(state, options, sheet)
    else:
        play_whole(state, options, sheet)
    return state


def play_whole(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Play the hand from its cards, by the same rules as at a table."""
    declared = by_seat(options, sheet, "declared", NOT_DECLARED)
    bets = by_seat(options, sheet, "bets", 0)
    layouts = read_layouts(options, sheet.get("layouts"))
    owed = "bets" in sheet and has_betting(options)  # if bets are entered, every punter must have made one
    moves: list[Move] = [
        Bet(seat=seat, amount=bet) for seat, bet in enumerate(bets) if bet or (owed and seat != state.dealer)
    ]
    for seat, cards in enumerate(layouts):
        if declared[seat] == NOT_DECLARED:
            moves.append(Arrange(seat=seat, head=tuple(cards[:3]), mid=tuple(cards[3:8]), tail=tuple(cards[8:])))
        else:
            moves.append(Declare(seat=seat, special=declared[seat]))
    actions = [{"seat": move.seat, "do": move.verb} for move in moves]
    load(state, options, {"deal": layouts, "actions": actions})
    for move in moves:
        make(state, options, move)


def fill_quick(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Read a showdown given by the order of the piles."""
    if sheet.get("layouts"):
        raise RefusalError("malformed", field="layouts")
    for field in (*quick_fields(options, sheet, int(state.dealer)), *bet_fields(options, sheet, int(state.dealer))):
        if field.lack:
            raise RefusalError(field.lack.code, **field.lack.params)
        if field.key == "order":
            fill_piles(state, options, sheet, field.value)
        if field.key == "bets":
            for seat, bet in enumerate(field.value):
                state.bets[seat] = bet
    if options.opposition == BANKER and not has_betting(options):
        for seat in range(options.players):
            state.bets[seat] = 0 if seat == state.dealer else options.min_bet
    state.phase = AT_SHOWDOWN


def fill_piles(state: State, options: Options, sheet: Mapping[str, Json], order: Json) -> None:
    """Write strengths that have the given order."""
    players = int(options.players)
    declared, fouls = by_seat(options, sheet, "declared", NOT_DECLARED), sheet.get("fouls", [])
    extras = extras_in(sheet, players)
    for seat in range(players):
        state.declared[seat] = NONE if declared[seat] == NOT_DECLARED else SPECIALS.index(declared[seat])
        state.strengths[seat, 0] = SF << CATEGORY if seat in fouls else 0  # a head above the tail is a foul
    for pile, groups in enumerate(order):
        for place, level in enumerate(reversed(groups), 1):
            for seat in level:
                category = next((c for name in extras[seat] for p, c in [EXTRAS[name]] if p == pile), PLAIN[pile])
                state.strengths[seat, pile] = category << CATEGORY | (PLACES * pile + place) << FIRST_VALUE


def extras_in(sheet: Mapping[str, Json], players: int) -> list[list[str]]:
    """Read the piles that are paid more, by seat."""
    given = sheet.get("extras") or [[] for _ in range(players)]
    good = isinstance(given, list) and len(given) == players and all(isinstance(one, list) for one in given)
    if not good or any(name not in EXTRAS for one in given for name in one):
        raise RefusalError("malformed", field="extras")
    return [list(one) for one in given]


def completed_order(given: Json, seats: Sequence[int]) -> tuple[list[list[list[int]]], bool]:
    """The three piles with the last seat filled in, and whether every pile has all the seats, each once."""
    piles: list[list[list[int]]] = []
    for pile in range(len(PILES)):
        groups = given[pile] if isinstance(given, list) and pile < len(given) and isinstance(given[pile], list) else []
        read = [[s for s in group if is_whole(s) and s in seats] for group in groups if isinstance(group, list)]
        read = [group for group in read if group]
        named = [seat for group in read for seat in group]
        if len(set(named)) != len(named):
            read, named = [], []
        left = [seat for seat in seats if seat not in named]
        piles.append([*read, left] if len(left) == 1 and named else read)
    return piles, all(sum(map(len, pile)) == len(seats) for pile in piles)


# ---- a sheet that is being filled in -----------------------------------------------------------------------------


def sheet_state(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions to ask now: bets only if there is a choice, the order only of seats that laid out."""
    dealer = ask.dealer(sheet, int(options.players))
    whole = sheet.get("entry", "whole" if sheet.get("layouts") else "quick") == "whole"
    asked = whole_fields(options, sheet) if whole else quick_fields(options, sheet, dealer.value or 0)
    entry = ask.word(sheet, "entry", ENTRIES, default=ENTRIES[whole], optional=True, rare=True)
    return (dealer, *bet_fields(options, sheet, dealer.value or 0), *asked, entry)


def bet_fields(options: Options, sheet: Mapping[str, Json], dealer: int) -> tuple[SheetField, ...]:
    """The question for the bets of the punters; the lowest bet if nothing was entered."""
    if not has_betting(options):
        return ()
    players, low = int(options.players), int(options.min_bet)
    given = sheet.get("bets")
    told_bets = given if isinstance(given, list) and len(given) == players else [None] * players
    value = [0 if seat == dealer else low if one is None else one for seat, one in enumerate(told_bets)]
    punters = tuple(seat for seat in range(players) if seat != dealer)
    good = all(is_whole(value[seat]) and low <= value[seat] <= options.max_bet for seat in punters)
    lack = None if good else ask.lacking("bets")
    high = int(options.max_bet)
    return (SheetField(key="bets", kind="counts", values=punters, low=low, high=high, value=value, lack=lack),)


def declared_field(options: Options, sheet: Mapping[str, Json]) -> SheetField:
    players = int(options.players)
    offered = (NOT_DECLARED, *(name for place, name in enumerate(SPECIALS) if points_of(options, place) > 0))
    given = sheet.get("declared", [NOT_DECLARED] * players)
    good = isinstance(given, list) and len(given) == players and all(one in offered for one in given)
    value = given if good else [NOT_DECLARED] * players
    lack = None if good else ask.lacking("declared")
    return SheetField(key="declared", kind="other", values=offered, value=value, lack=lack, optional=True, rare=True)


def quick_fields(options: Options, sheet: Mapping[str, Json], dealer: int) -> tuple[SheetField, ...]:
    """The questions for a hand without cards: declarations, fouls, the order of the other seats in each pile, and extras."""
    players, declared = int(options.players), declared_field(options, sheet)
    laid = [seat for seat in range(players) if declared.value[seat] == NOT_DECLARED]
    given = sheet.get("fouls", [])
    good = isinstance(given, list) and all(is_whole(one) and one in laid for one in given)
    fouls = given if good else []
    in_order = [seat for seat in laid if seat not in fouls]
    order, done = completed_order(sheet.get("order"), in_order)
    extras = extras_field(options, sheet, in_order, order if done else None, dealer)
    have, need = sum(len(group) for pile in order for group in pile), len(PILES) * len(in_order)
    short = None if done else ask.lacking("order")
    foul = SheetField(
        key="fouls",
        kind="seats",
        values=tuple(laid),
        high=1,
        value=list(fouls),
        lack=None if good else ask.lacking("fouls"),
        optional=True,
        rare=True,
    )
    asked = SheetField(key="order", kind="other", values=tuple(in_order), have=have, need=need, value=order, lack=short)
    return asked, extras, declared, foul


def extras_field(
    options: Options, sheet: Mapping[str, Json], seats: Sequence[int], order: Json, dealer: int
) -> SheetField:
    """The question for piles that are paid more. A seat with one cannot be below a seat without it, nor foul by it."""
    players, lack = int(options.players), None
    offered = tuple(name for name, (pile, category) in EXTRAS.items() if pays(options, pile, category << CATEGORY) > 1)
    try:
        value = extras_in(sheet, players)
    except RefusalError as refused:
        value, lack = [[] for _ in range(players)], refused.refusal
    if order is not None and not lack and not fits(options, sheet, seats, order, dealer):
        lack = Refusal("score_extras_order", {})
    return SheetField(key="extras", kind="other", values=offered, value=value, lack=lack, optional=True, rare=True)


def fits(options: Options, sheet: Mapping[str, Json], seats: Sequence[int], order: Json, dealer: int) -> bool:
    """Whether the kernels find the piles in the given order and the layouts good."""
    state = blank(STATE)[0]
    state.dealer = dealer
    fill_piles(state, options, {key: sheet[key] for key in ("extras",) if key in sheet}, order)
    for seat in range(options.players):
        state.declared[seat] = NONE
    piles = state.strengths
    for pile, groups in enumerate(order):
        for better, worse in pairwise(groups):
            if compare(options, piles[better[0], pile], piles[worse[0], pile]) <= 0:
                return False
        if any(piles[seat, pile] != piles[group[0], pile] for group in groups for seat in group):
            return False
    return all(is_good(state, options, seat) for seat in seats)


def whole_fields(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The question for the thirteen cards of each seat."""
    players, given = int(options.players), sheet.get("layouts")
    layouts = given if isinstance(given, list) and len(given) == players else [[] for _ in range(players)]
    have, lack = sum(len(cards) for cards in layouts), None
    try:
        read_layouts(options, layouts)
    except RefusalError as refused:
        lack = refused.refusal
    cards = SheetField(key="layouts", kind="other", high=HAND, have=have, need=HAND * players, value=layouts, lack=lack)
    return cards, declared_field(options, sheet)
