"""The score sheet of a hand played with real cards: its questions and its settlement (rules 6)."""

from collections.abc import Mapping, Sequence

from paiguan.engine import sheet as ask
from paiguan.engine.contract import Json, RefusalError, is_whole
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import Items, blank
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import restart, resting
from paiguan.games.mohuahua.record import begin
from paiguan.games.mohuahua.score import BONUSES, check, fill, wrong_bonus, wrong_tricks
from paiguan.games.mohuahua.settle import WIN, settle
from paiguan.games.mohuahua.state import AT_DONE, HAND, STATE, State

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer (default 0); with four players the seat before rests"),
    "tricks": ("numbers", "墩 of each seat, 0 for the one resting"),
    "xi": ("numbers", "喜 groups each seat won tricks with (default none)"),
    "niu": ("numbers", "牛 groups each seat won tricks with (default none)"),
    "liang": ("numbers", "量子, 擺兒量 and 魚兒量 each seat won tricks with (default none)"),
    "washed": (
        "json",
        "true if all three folded and the hand was washed (default false); then leave everything else out",
    ),
}
EXAMPLE: Mapping[str, Json] = {"dealer": 0, "tricks": [10, 6, 0], "xi": [1, 0, 0], "liang": [0, 1, 0]}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check a score sheet as far as possible, and settle it. Raises RefusalError."""
    return int(settle(final_state(options, sheet), options, items))


def final_state(options: Options, sheet: Mapping[str, Json]) -> State:
    """The final state of the hand that a sheet describes. Raises RefusalError."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    if not isinstance(sheet.get("washed", False), bool):
        raise RefusalError("malformed", field="washed")
    if sheet.get("washed"):
        if extra := [key for key in ("tricks", *BONUSES) if sheet.get(key)]:
            raise RefusalError("malformed", field=extra[0])
        return state
    if sheet.get("tricks") is None:
        raise RefusalError("malformed", field="tricks")
    fill(state.tricks, options, tricks_in(state, options, sheet), "tricks")
    for key in BONUSES:
        fill(getattr(state, key), options, sheet.get(key), key)
    check(state, options)
    state.phase = AT_DONE
    return state


def tricks_in(state: State, options: Options, sheet: Mapping[str, Json]) -> Json:
    """The 墩 by seat; an open seat gets the rest."""
    given = sheet.get("tricks")
    if not isinstance(given, list) or not all(one is None or is_whole(one) for one in given):
        return given
    completed, _ = ask.completed(given, int(options.players), players_of(state, options), HAND)
    return completed if len(given) == options.players else given


def players_of(state: State, options: Options) -> Sequence[int]:
    """The seats that play."""
    rests = resting(state, options)
    return [seat for seat in range(options.players) if seat != rests]


# ---- a sheet that is being filled in -----------------------------------------------------------------------------


def sheet_state(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions to ask now; groups only for winners, because only they are paid for them (6.3)."""
    players = int(options.players)
    dealer, washed = ask.dealer(sheet, players), ask.flag(sheet, "washed")
    if washed.value:
        return dealer, washed
    state = blank(STATE)[0]
    state.dealer = dealer.value or 0
    asked = players_of(state, options)
    tricks = tricks_field(state, options, sheet, asked)
    winners = [seat for seat in asked if (tricks.value[seat] or 0) >= WIN]
    fields = [dealer, tricks]
    if winners and not tricks.lack:
        fields += bonus_fields(state, options, sheet, winners)
    return (*fields, washed)


def tricks_field(state: State, options: Options, sheet: Mapping[str, Json], asked: Sequence[int]) -> SheetField:
    players = int(options.players)
    given: Json = sheet.get("tricks")
    good = isinstance(given, list) and len(given) == players
    good = good and all(one is None or (is_whole(one) and 0 <= one <= HAND) for one in given)
    asked_only = [one if place in asked else 0 for place, one in enumerate(given)] if good else None
    value, auto = ask.completed(asked_only, players, asked, HAND)
    for seat, one in enumerate(value):
        state.tricks[seat] = one or 0
    have = int(sum(state.tricks))
    lack = ask.lacking("tricks") if not have else wrong_tricks(state, options)
    if not lack and any(one is None for one in value):
        lack = ask.lacking("tricks")
    return SheetField(
        key="tricks",
        kind="counts",
        values=tuple(asked),
        high=HAND,
        have=have,
        need=HAND,
        value=value,
        auto=auto,
        lack=lack,
    )


def bonus_fields(state: State, options: Options, sheet: Mapping[str, Json], winners: Sequence[int]) -> list[SheetField]:
    """The questions for the groups of each kind that winners won tricks with; a refusal is shown at the last kind entered."""
    players, fields = int(options.players), []
    for key, (_, _, most) in BONUSES.items():
        field = ask.counts(sheet, key, players, winners, most)
        if not field.lack:
            for seat in winners:
                getattr(state, key)[seat] = field.value[seat]
            field = ask.counts(sheet, key, players, winners, most, lack=wrong_bonus(state, options))
        fields.append(field)
    return fields
