"""Settling a hand played with real cards, from what the table can tell (rules 6)."""

from collections.abc import Mapping

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.kernel import Items, Options, State
from paiguan.engine.state import blank
from paiguan.games.mohuahua.cards import HAND
from paiguan.games.mohuahua.play import restart, resting
from paiguan.games.mohuahua.record import begin
from paiguan.games.mohuahua.settle import settle
from paiguan.games.mohuahua.state import AT_DONE, STATE

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer (default 0); with four players the seat before rests"),
    "tricks": ("numbers", "墩 of each seat, 0 for the one resting"),
    "xi": ("numbers", "喜 groups each seat won tricks with (default none)"),
    "niu": ("numbers", "牛 groups each seat won tricks with (default none)"),
    "liang": ("numbers", "量子, 擺兒量 and 魚兒量 each seat won tricks with (default none)"),
}
EXAMPLE: Mapping[str, Json] = {"dealer": 0, "tricks": [10, 6, 0], "xi": [1, 0, 0], "liang": [0, 1, 0]}

# Of each bonus: the combination that earns it, the 墩 it takes at least, and how many one hand can bring.
MOST = 1_000_000  # a number that no hand brings has a sentence of its own; a larger one is a slip of the pen
BONUSES = {"xi": ("xi", 2, 2), "niu": ("niu", 2, 2), "liang": ("quad", 4, HAND // 4)}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check what people wrote down as far as it can be checked, and settle it."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    if sheet.get("tricks") is None:
        raise Refused("malformed", field="tricks")
    for key in ("tricks", *BONUSES):
        fill(state[key], options, sheet.get(key), key)
    check(state, options)
    state.phase = AT_DONE
    return int(settle(state, options, items))


def fill(counters: Json, options: Options, given: Json, field: str) -> None:
    """One number a seat; nothing given is nothing won."""
    if given is None:
        return
    good = isinstance(given, list) and all(is_whole(n) and 0 <= n <= MOST for n in given)
    if not good or len(given) != options.players:
        raise Refused("malformed", field=field)
    for seat, number in enumerate(given):
        counters[seat] = number


def check(state: State, options: Options) -> None:
    """What cannot have happened is refused before anybody pays for it."""
    total = int(state.tricks.sum())
    if total > HAND:
        raise Refused("score_tricks_total", total=total)
    if total < HAND and state.tricks.max() < options.declare_at:
        raise Refused("score_tricks_short", total=total, need=int(options.declare_at))
    rests = resting(state, options)
    if rests >= 0 and any(state[key][rests] > 0 for key in ("tricks", *BONUSES)):
        raise Refused("score_resting", player=int(rests))
    for key, (kind, _, most) in BONUSES.items():
        if (count := int(state[key].sum())) > most:
            raise Refused("score_bonus_max", kind=kind, count=count, max=most)
    for seat in range(options.players):
        need = sum(int(state[key][seat]) * least for key, (_, least, _) in BONUSES.items())
        if need > state.tricks[seat]:
            raise Refused("score_bonus_tricks", player=seat, need=need, tricks=int(state.tricks[seat]))
