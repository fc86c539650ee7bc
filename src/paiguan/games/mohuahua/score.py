"""Hands that are told and not played: score sheets of real tables, and the small checks of the record format."""

from collections.abc import Callable, Mapping

from paiguan.engine.contract import Json, Refused, check_dominoes, is_whole
from paiguan.engine.state import ITEM, Items, blank
from paiguan.games.mohuahua.combos import COMBOS, COUNT, HEAVEN_QUAD, NONE, beats, cards_of, combo_of, may_lead, size_of
from paiguan.games.mohuahua.legal import may_discard
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import COPIES, HAND, KIND, counts, holds
from paiguan.games.mohuahua.play import restart, resting
from paiguan.games.mohuahua.record import begin, payments_of, points_of, winners_of
from paiguan.games.mohuahua.settle import settle
from paiguan.games.mohuahua.state import AT_DONE, ITEM_IDS, ITEMS, STATE, State

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
    total = int(sum(state.tricks))
    if total > HAND:
        raise Refused("score_tricks_total", total=total)
    if total < HAND and max(state.tricks) < options.declare_at:
        raise Refused("score_tricks_short", total=total, need=int(options.declare_at))
    rests = resting(state, options)
    if rests >= 0 and any(getattr(state, key)[rests] > 0 for key in ("tricks", *BONUSES)):
        raise Refused("score_resting", player=int(rests))
    for key, (kind, _, most) in BONUSES.items():
        if (count := int(sum(getattr(state, key)))) > most:
            raise Refused("score_bonus_max", kind=kind, count=count, max=most)
    for seat in range(options.players):
        need = sum(int(getattr(state, key)[seat]) * least for key, (_, least, _) in BONUSES.items())
        if need > state.tricks[seat]:
            raise Refused("score_bonus_tricks", player=seat, need=need, tricks=int(state.tricks[seat]))


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def classify(options: Options, record: Json) -> Json:
    """What cards are as a lead."""
    found = combo_of(record["cards"])
    if found == NONE or not may_lead(options, found):
        return {"kind": None}
    combo = COMBOS[found]
    return {"kind": combo.kind, "groups": sorted(combo.groups)}


def compare(options: Options, record: Json) -> Json:
    """Whether a follower's play beats the best so far; either may be of cards the other one holds."""
    best, play = combo_of(record["best"]), combo_of(record["play"])
    return {"beats": NONE not in (best, play) and bool(beats(options, best, record["led"], play))}


def legal(options: Options, record: Json) -> Json:
    """All beating plays of as many cards, whether the Heaven quad may go on top, and whether the hand may discard."""
    check_dominoes(record["hand"], KIND, COPIES)
    hand, best = counts(record["hand"]), combo_of(record["best"])
    if best == NONE:
        raise Refused("malformed", field="best")
    held = [combo for combo in range(COUNT) if holds(hand, cards_of[combo])]
    plays = [combo for combo in held if beats(options, best, record["led"], combo)]
    return {
        "plays": sorted(sorted(COMBOS[play].cards) for play in plays if size_of[play] == size_of[best]),
        "quad66": HEAVEN_QUAD in plays,
        "may_discard": bool(may_discard(options, best, hand, len(plays))),
    }


def check_score(options: Options, record: Json) -> Json:
    """The settlement of a hand told by its 墩 and won bonuses."""
    state, items = blank(STATE)[0], blank(ITEM, ITEMS)
    begin(state, options, record)
    state.phase = AT_DONE
    fill(state.tricks, options, record["tricks"], "tricks")
    for seat, counters in record["won"].items():
        for bonus, count in counters.items():
            if bonus not in BONUSES or int(seat) not in range(options.players) or not is_whole(count) or count < 0:
                raise Refused("malformed", field="won")
            state[bonus][int(seat)] = count
    settled = items[: settle(state, options, items)]
    lines = [(int(i.payer), int(i.payee), ITEM_IDS[i.id], int(i.amount)) for i in settled]
    return {
        "payments": payments_of(lines, int(options.players)),
        "items": points_of(lines),
        "winners": winners_of(state),
    }


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "classify": classify,
    "compare": compare,
    "legal": legal,
    "score": check_score,
}
