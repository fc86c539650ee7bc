"""The score sheet of a hand played with real tiles: its questions and its settlement (rules 6).

The last trick is entered by its kind (`finish`), which is enough for the settlement, or tile by tile (`led`).
"""

from collections.abc import Mapping

from paiguan.engine import sheet as ask
from paiguan.engine.contract import Json, Refusal, RefusalError, is_whole, seat_in
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import Items, blank
from paiguan.games.tianjiu.combos import SUPREME, find, kinds_in, lipai_worth, may_finish, size_of
from paiguan.games.tianjiu.options import LIPAI, SMALL, Options
from paiguan.games.tianjiu.play import restart
from paiguan.games.tianjiu.record import LONGEST_STREAK, begin
from paiguan.games.tianjiu.score import (
    add_he,
    check_copies,
    check_he,
    check_last_trick,
    check_stacks,
    check_sweep,
    fill_last_trick,
    fill_stacks,
    most_he,
)
from paiguan.games.tianjiu.settle import is_sweep8, settle, settle_lipai
from paiguan.games.tianjiu.state import AT_END, DECK_MASK, STATE, State, hand_size

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, 0 to 3 (default 0)"),
    "streak": ("number", "hands in a row by this dealer, including this one (default 1)"),
    "winner": ("number", "seat that won the last trick, or showed a 例牌"),
    "stacks": ("numbers", "stacks of seats 0 to 3, the last trick included"),
    "finish": (
        "word",
        "what won the last trick: single, several, yao, baozun, sidabao, capture, sidabao_caught; or give `led`",
    ),
    "sweep": ("word", "seven or eight (七支 八支), with `finish` and all stacks, where it could be either"),
    "led": ("pieces", "tiles led to the last trick"),
    "won": ("pieces", "tiles that won it (default: those led)"),
    "leader": ("number", "seat that led it (default: the winner)"),
    "first_lead": ("pieces", "tiles of the hand's first lead; needed when one seat took all eight stacks"),
    "shown": ("pieces", "tiles played face up before the last trick; needed for a sweep ending in a single tile"),
    "zun": ("numbers", "seats that collected 賀尊, one entry each time"),
    "qinzun": ("numbers", "seats that collected 擒尊"),
    "sida": ("numbers", "seats that collected 四大賀"),
    "lipai": ("word", "kind of 例牌 shown; then no tricks are needed"),
    "entry": ("word", "how the last trick is entered: quick (by `finish`) or whole (by its tiles)"),
}
EXAMPLE: Mapping[str, Json] = {"dealer": 0, "winner": 3, "stacks": [1, 4, 0, 3], "led": ["63"]}

# An example of each way to finish: the tiles led and the tiles that won. If they differ, the leader of the last trick was
# caught and pays for everybody (6.5).
HEAVENS, EARTHS = find("66", "66", "63", "54"), find("11", "11", "62", "53")
FINISHES: Mapping[str, tuple[int, int]] = {
    "single": (find("55"), find("55")),
    "several": (find("55", "55"), find("55", "55")),
    "yao": (find("21"), find("21")),
    "baozun": (SUPREME, SUPREME),
    "sidabao": (HEAVENS, HEAVENS),
    "capture": (find("21"), find("42")),
    "sidabao_caught": (EARTHS, HEAVENS),
}
SWEEPS = ("seven", "eight")
ENTRIES = ("quick", "whole")
ASKED_FIRST = ("dealer", "streak", "winner", "stacks", "leader", "led", "won")
TILES = ("led", "won", "first_lead", "shown")  # entries of a sheet by tiles only


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check a score sheet as far as possible, and settle it. Raises RefusalError."""
    state = final_state(options, sheet)
    if sheet.get("lipai") is not None:
        return int(settle_lipai(state, options, items, 0, lipai_worth(1 << LIPAI.index(sheet["lipai"]))))
    return int(settle(state, options, items))


def final_state(options: Options, sheet: Mapping[str, Json]) -> State:
    """The final state of the hand that a sheet describes. Raises RefusalError."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    state.winner = seat_in(sheet, "winner")
    if sheet.get("lipai") is not None:
        check_lipai_sheet(options, sheet)
        return state
    add_he(state, sheet)
    fill_stacks(state, options, sheet)
    by_kind = sheet.get("finish") is not None
    if by_kind:
        fill_finish(state, sheet)
    else:
        fill_last_trick(state, sheet)
        check_copies(sheet)
    check_stacks(state, options)
    check_last_trick(state, options)
    check_he(state, options)
    if by_kind:
        fill_sweep(state, options, sheet)
    else:
        check_sweep(state, options, sheet)
    return state


def check_lipai_sheet(options: Options, sheet: Mapping[str, Json]) -> None:
    """Refuse a sheet with a 例牌 and anything else: it is shown before the first lead (4.4)."""
    agreed = kinds_in(options.lipai)
    if options.form == SMALL:
        raise RefusalError("lipai_small")
    if not agreed:
        raise RefusalError("lipai_none_agreed")
    if sheet["lipai"] not in agreed:
        raise RefusalError("score_lipai_worth", kinds=agreed)
    for key in sheet:
        if key not in ("dealer", "streak", "winner", "lipai"):
            raise RefusalError("malformed", field=key)


def fill_finish(state: State, sheet: Mapping[str, Json]) -> None:
    """Read the last trick, given by its kind."""
    for key in TILES:
        if sheet.get(key):
            raise RefusalError("malformed", field=key)
    if sheet["finish"] not in FINISHES:
        raise RefusalError("malformed", field="finish")
    state.led, state.top = FINISHES[sheet["finish"]]
    state.first_lead = state.led
    state.owner = state.leader = state.winner
    if state.led != state.top:
        state.leader = seat_in(sheet, "leader")
        if state.leader == state.winner:
            raise RefusalError("malformed", field="leader")
    state.phase = AT_END


def fill_sweep(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Read the kind of a sweep, if the kind of finish leaves it open (6.3)."""
    possible = sweeps(state, options)
    kind = possible[0] if len(possible) == 1 else sheet.get("sweep")
    if possible and kind not in possible:
        raise RefusalError("malformed", field="sweep")
    if possible:
        sweeps(state, options, wanted=kind)


def sweeps(state: State, options: Options, wanted: str | None = None) -> list[str]:
    """The kinds of sweep that this hand may be, over all first leads and shown tiles. A wanted kind is left in the state."""
    found: list[str] = []
    if options.form == SMALL or state.stacks[state.winner] < hand_size(options):
        return found
    tops = (state.top, find("66")) if state.top == FINISHES["single"][1] else (state.top,)
    for top in tops:
        for first_lead in (find("55"), find("66")):
            for shown in (0, DECK_MASK):
                state.led, state.top, state.first_lead, state.shown = top, top, first_lead, shown
                kind = SWEEPS[int(is_sweep8(state, options))]
                if kind == wanted:
                    return [kind]
                if kind not in found:
                    found.append(kind)
    state.led = state.top = tops[0]
    return sorted(found, key=SWEEPS.index)


# ---- a sheet that is being filled in -----------------------------------------------------------------------------


def sheet_state(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions to ask now: the kinds of finish that the stacks allow; the leader and the sweep only if they matter."""
    kinds = [] if options.form == SMALL else kinds_in(options.lipai)
    hand = (
        ask.dealer(sheet, 4),
        ask.count(sheet, "streak", LONGEST_STREAK, low=1, rare=True),
        ask.seat(sheet, "winner", range(4)),
    )
    lipai = ask.word(sheet, "lipai", kinds, optional=True, rare=True)
    if lipai.value is not None:
        return (*hand, lipai)
    whole = sheet.get("entry", "whole" if sheet.get("led") else "quick") == "whole"
    stacks = stacks_field(options, sheet, hand[2].value)
    last = whole_trick(options, sheet, hand[2].value) if whole else quick_trick(options, sheet, hand[2].value, stacks)
    paid = tuple(
        SheetField(
            key=key, kind="seats", values=tuple(range(4)), high=most, value=sheet.get(key, []), optional=True, rare=True
        )
        for key, most in most_he(options).items()
        if most
    )
    entry = ask.word(sheet, "entry", ENTRIES, default=ENTRIES[whole], optional=True, rare=True)
    return (*hand, *last, stacks, *paid, *((lipai,) if kinds else ()), entry)


def stacks_field(options: Options, sheet: Mapping[str, Json], winner: Json) -> SheetField:
    """The question for the stacks, completed where they follow from the others; the winner has enough to finish (4.5)."""
    need = hand_size(options)
    given = sheet.get("stacks")
    good = isinstance(given, list) and all(one is None or (is_whole(one) and 0 <= one <= need) for one in given)
    value, auto = ask.completed(given if good else None, 4, range(4), need)
    have = sum(one or 0 for one in value)
    done = have == need and None not in value
    lack = None if done else Refusal("score_stacks_sum", {"count": have, "need": need})
    if done and winner is not None and not may_finish(value[winner] or 0, 0):
        lack = Refusal("score_winner_two", {"player": winner})
    return SheetField(
        key="stacks",
        kind="counts",
        values=tuple(range(4)),
        high=need,
        have=have,
        need=need,
        value=value,
        auto=auto,
        lack=lack,
    )


def quick_trick(
    options: Options, sheet: Mapping[str, Json], winner: Json, stacks: SheetField
) -> tuple[SheetField, ...]:
    """The questions for the last trick by its kind; only finishes that fit the winner's stacks are offered."""
    room = hand_size(options) if winner is None or stacks.lack else stacks.value[winner]
    offered = [finish for finish, (_, won) in FINISHES.items() if size_of[won] <= room]
    finish = ask.word(sheet, "finish", offered)
    fields = [finish]
    if finish.value is None or winner is None:
        return (finish,)
    led, won = FINISHES[finish.value]
    if led != won:
        fields.append(ask.seat(sheet, "leader", [seat for seat in range(4) if seat != winner]))
    elif not stacks.lack:
        state = state_so_far(options, sheet, int(winner), stacks.value)
        state.led = state.top = won
        if len(possible := sweeps(state, options)) > 1:
            fields.append(ask.word(sheet, "sweep", possible))
    return tuple(fields)


def whole_trick(options: Options, sheet: Mapping[str, Json], winner: Json) -> tuple[SheetField, ...]:
    """The questions for the last trick by its tiles, and for what decides the kind of a sweep."""
    most = min(4, hand_size(options))
    leader = ask.seat(sheet, "leader", range(4), default=winner)
    fields = [leader, ask.pieces(sheet, "led", None, most)]
    if leader.value is not None and leader.value != winner:
        fields.append(ask.pieces(sheet, "won", None, most))
    try:
        final_state(options, {key: value for key, value in sheet.items() if key in ASKED_FIRST})
    except RefusalError as refused:
        if (key := refused.refusal.params.get("field")) in ("first_lead", "shown"):
            fields.append(ask.pieces(sheet, "first_lead", None, most, optional=key == "shown"))
            fields.append(ask.pieces(sheet, "shown", None, 32, optional=True))
    return tuple(fields)


def state_so_far(options: Options, sheet: Mapping[str, Json], winner: int, stacks: list[int]) -> State:
    """A state with the dealer, winner and stacks of an incomplete sheet."""
    state = blank(STATE)[0]
    begin(state, options, {key: sheet[key] for key in ("dealer", "streak") if key in sheet})
    state.winner = state.owner = state.leader = winner
    for seat in range(4):
        state.stacks[seat] = stacks[seat]
    return state
