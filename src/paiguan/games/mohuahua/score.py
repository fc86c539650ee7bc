"""Readers for the entries of a score sheet, and the small checks of the record format."""

from collections.abc import Callable, Mapping

from paiguan.engine.contract import Item, Json, Refusal, RefusalError, check_dominoes, is_whole, payments, refuse
from paiguan.engine.state import ITEM, blank
from paiguan.games.mohuahua.combos import COMBOS, COUNT, HEAVEN_QUAD, NONE, beats, cards_of, combo_of, may_lead, size_of
from paiguan.games.mohuahua.legal import may_discard
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.record import begin, points_of, winners_of
from paiguan.games.mohuahua.settle import settle
from paiguan.games.mohuahua.state import AT_DONE, COPIES, HAND, ITEM_IDS, ITEMS, KIND, STATE, State, counts, holds

# For each bonus: the combination that earns it, the 墩 that it takes at least, and how many a hand can have.
MOST = 1_000_000  # an impossible number has its own sentence; above this limit it is a typing error
BONUSES = {"xi": ("xi", 2, 2), "niu": ("niu", 2, 2), "liang": ("quad", 4, HAND // 4)}


def fill(counters: Json, options: Options, given: Json, field: str) -> None:
    """Read one number for each seat; 0 if nothing is given."""
    if given is None:
        return
    good = isinstance(given, list) and all(is_whole(n) and 0 <= n <= MOST for n in given)
    if not good or len(given) != options.players:
        raise RefusalError("malformed", field=field)
    for seat, number in enumerate(given):
        counters[seat] = number


def check(state: State, options: Options) -> None:
    """Refuse numbers of 墩 and bonuses that cannot have happened."""
    if refusal := wrong_tricks(state, options) or wrong_bonus(state, options):
        raise RefusalError(refusal.code, **refusal.params)


def wrong_tricks(state: State, options: Options) -> Refusal | None:
    """Refuse wrong 墩: they are sixteen, or fewer if a player declared; none for the resting seat (6.3)."""
    total = int(sum(state.tricks))
    if total > HAND:
        return refuse("score_tricks_total", total=total)
    if total < HAND and max(state.tricks) < options.declare_at:
        return refuse("score_tricks_short", total=total, need=int(options.declare_at))
    rests = resting(state, options)
    if rests >= 0 and any(getattr(state, key)[rests] > 0 for key in ("tricks", *BONUSES)):
        return refuse("score_resting", player=int(rests))
    return None


def wrong_bonus(state: State, options: Options) -> Refusal | None:
    """Refuse more bonuses than a hand can have, or than a seat's 墩 allow (6.1)."""
    for key, (kind, _, most) in BONUSES.items():
        if (count := int(sum(getattr(state, key)))) > most:
            return refuse("score_bonus_max", kind=kind, count=count, max=most)
    for seat in range(options.players):
        need = sum(int(getattr(state, key)[seat]) * least for key, (_, least, _) in BONUSES.items())
        if need > state.tricks[seat]:
            return refuse("score_bonus_tricks", player=seat, need=need, tricks=int(state.tricks[seat]))
    return None


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def classify(options: Options, record: Json) -> Json:
    """The check of a lead: the kind of combination that cards make."""
    found = combo_of(record["cards"])
    if found == NONE or not may_lead(options, found):
        return {"kind": None}
    combo = COMBOS[found]
    return {"kind": combo.kind, "groups": sorted(combo.groups)}


def compare(options: Options, record: Json) -> Json:
    """The check of two plays: whether a follower's beats the best so far. The two may use the same cards."""
    best, play = combo_of(record["best"]), combo_of(record["play"])
    return {"beats": NONE not in (best, play) and bool(beats(options, best, record["led"], play))}


def legal(options: Options, record: Json) -> Json:
    """The check `legal`: all beating plays of as many cards, whether the Heaven quad may be played, and whether the hand may
    discard."""
    check_dominoes(record["hand"], KIND, COPIES)
    hand, best = counts(record["hand"]), combo_of(record["best"])
    if best == NONE:
        raise RefusalError("malformed", field="best")
    held = [combo for combo in range(COUNT) if holds(hand, cards_of[combo])]
    plays = [combo for combo in held if beats(options, best, record["led"], combo)]
    return {
        "plays": sorted(sorted(COMBOS[play].cards) for play in plays if size_of[play] == size_of[best]),
        "quad66": HEAVEN_QUAD in plays,
        "may_discard": bool(may_discard(options, best, hand, len(plays))),
    }


def check_score(options: Options, record: Json) -> Json:
    """The check `score`: the settlement of a hand, given its 墩 and bonuses."""
    state, items = blank(STATE)[0], blank(ITEM, ITEMS)
    begin(state, options, record)
    state.phase = AT_DONE
    fill(state.tricks, options, record["tricks"], "tricks")
    for seat, counters in record["won"].items():
        for bonus, count in counters.items():
            if bonus not in BONUSES or int(seat) not in range(options.players) or not is_whole(count) or count < 0:
                raise RefusalError("malformed", field="won")
            state[bonus][int(seat)] = count
    settled = items[: settle(state, options, items)]
    lines = [Item(ITEM_IDS[i.id], int(i.payer), int(i.payee), int(i.units), int(i.amount)) for i in settled]
    return {
        "payments": list(payments(lines, int(options.players))),
        "items": points_of(lines),
        "winners": winners_of(state),
    }


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "classify": classify,
    "compare": compare,
    "legal": legal,
    "score": check_score,
}
