"""The small checks of the record format (rules 8a): each asks one kernel one thing."""

from collections.abc import Callable, Mapping

from paiguan.engine.contract import Json, Refused, check_dominoes, is_whole
from paiguan.engine.kernel import Options
from paiguan.engine.state import ITEM, blank
from paiguan.games.mohuahua.cards import COPIES, KIND, counts, holds
from paiguan.games.mohuahua.combos import COMBOS, COUNT, HEAVEN_QUAD, NONE, beats, cards_of, combo_of, may_lead, size_of
from paiguan.games.mohuahua.legal import may_discard
from paiguan.games.mohuahua.record import begin, payments_of, points_of, winners_of
from paiguan.games.mohuahua.score import BONUSES, fill
from paiguan.games.mohuahua.settle import settle
from paiguan.games.mohuahua.state import AT_DONE, ITEM_IDS, ITEMS, STATE


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


def score(options: Options, record: Json) -> Json:
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
    "score": score,
}
