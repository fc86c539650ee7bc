"""Readers for the entries of a score sheet, and the small checks of the record format (rules 4.6)."""

from collections.abc import Callable, Mapping

import numpy as np

from paiguan.engine.contract import Json, RefusalError, is_whole, seat_in
from paiguan.engine.kernel import interpreted
from paiguan.engine.sheet import completed
from paiguan.engine.state import ITEM, blank
from paiguan.games.tianjiu.combos import (
    CLASSES,
    COMBOS,
    NONE,
    ZC,
    ZW,
    beats,
    class_of,
    combo_of,
    kinds_in,
    lipai_kinds,
    may_finish,
    rank_of,
    red_pips,
    size_of,
)
from paiguan.games.tianjiu.legal import LEGAL, legal_beats, legal_lead
from paiguan.games.tianjiu.options import SMALL, WENZUN_OFF, WENZUN_ON, Options
from paiguan.games.tianjiu.record import begin, check_draw, check_first_taker, check_tiles, tiles_of
from paiguan.games.tianjiu.refusals import combo_name
from paiguan.games.tianjiu.seating import check_seating
from paiguan.games.tianjiu.settle import is_sweep8, next_dealer, settle
from paiguan.games.tianjiu.state import AT_END, DECK_MASK, FACTOR_IDS, ITEM_IDS, ITEMS, STATE, State, hand_size, mask

_may_finish = interpreted(may_finish)


def add_he(state: State, sheet: Mapping[str, Json]) -> None:
    """Read the 賀 that were paid during the hand."""
    for item in ("zun", "qinzun", "sida"):
        seats = sheet.get(item, [])
        if not isinstance(seats, list) or len(seats) > 4 - state.paid:
            raise RefusalError("malformed", field=item)
        for place in range(len(seats)):
            state.paid_item[state.paid] = ITEM_IDS.index(item)
            state.paid_to[state.paid] = seat_in({item: seats[place]}, item)
            state.paid += 1


def fill_stacks(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Read the stacks of the four seats; an open seat gets the rest."""
    stacks: Json = sheet.get("stacks")
    good = isinstance(stacks, list) and len(stacks) == 4
    if not good or not all(s is None or (is_whole(s) and 0 <= s <= 8) for s in stacks):
        raise RefusalError("malformed", field="stacks")
    counted, _ = completed(stacks, 4, range(4), hand_size(options))
    for seat, count in enumerate(counted):
        if count is None:
            raise RefusalError("malformed", field="stacks")
        state.stacks[seat] = count


def fill_last_trick(state: State, sheet: Mapping[str, Json]) -> None:
    """Read the last trick, given by its tiles."""
    if "led" not in sheet:
        raise RefusalError("malformed", field="led")
    led = tiles_of(sheet["led"], "led")
    state.led = combo_of(led)
    if state.led == NONE:
        raise RefusalError("score_last_no_combo", pieces=led)
    state.top = combo_in(sheet, "won", state.led)
    state.first_lead = combo_in(sheet, "first_lead", state.led)
    state.leader = seat_in(sheet, "leader") if sheet.get("leader") is not None else state.winner
    state.owner = state.winner
    shown = tiles_of(sheet.get("shown") or [], "shown")
    check_tiles(shown)
    state.shown = mask(shown)
    state.phase = AT_END


def combo_in(sheet: Mapping[str, Json], key: str, default: int) -> int:
    if not sheet.get(key):
        return default
    combo = combo_of(tiles_of(sheet[key], key))
    if combo == NONE:
        raise RefusalError("malformed", field=key)
    return combo


# ---- what cannot have happened is refused before anybody pays for it ---------------------------------------------


def check_copies(sheet: Mapping[str, Json]) -> None:
    """Refuse a last trick with more copies of a tile than the set has, counting those shown before and the first lead."""
    led, won = sheet["led"], sheet.get("won") or []
    last = [*led, *(won if sorted(won) != sorted(led) else [])]
    for earlier in ("shown", "first_lead"):
        check_tiles([*last, *(sheet.get(earlier) or [])])


def check_he(state: State, options: Options) -> None:
    """Refuse more 賀 than a hand can have: there is one pair of each 尊 (文尊 only if played), and each 賀 takes a trick of two
    or four tiles (6.2)."""
    paid = [(ITEM_IDS[item], seat) for item, seat in zip(state.paid_item, state.paid_to, strict=True)][: state.paid]
    most = most_he(options)
    del most["sida"]
    pairs = [item for item, _ in paid if item in most]
    for item, limit in most.items():
        if pairs.count(item) > limit or len(pairs) > most["zun"]:
            raise RefusalError("malformed", field=item)
    for item, seat in paid:
        if sum(4 if other == "sida" else 2 for other, owner in paid if owner == seat) > state.stacks[seat]:
            raise RefusalError("malformed", field=item)


def most_he(options: Options) -> dict[str, int]:
    """The most times that each 賀 can be paid in a hand."""
    return {
        "zun": 1 if options.wenzun == WENZUN_OFF else 2,
        "qinzun": 1 if options.wenzun == WENZUN_ON else 0,
        "sida": hand_size(options) // 4,
    }


def check_stacks(state: State, options: Options) -> None:
    need, winner, total = hand_size(options), int(state.winner), int(sum(state.stacks))
    if total != need:
        raise RefusalError("score_stacks_sum", count=total, need=need)
    if not _may_finish(state.stacks[winner], 0):
        raise RefusalError("score_winner_two", player=winner)


def check_last_trick(state: State, options: Options) -> None:
    winner = int(state.winner)
    if state.stacks[winner] < (count := int(size_of[state.led])):
        raise RefusalError("score_winner_last", player=winner, count=count)
    if state.leader == winner and state.top != state.led:
        raise RefusalError("score_last_same", player=winner)
    if state.leader != winner and not beats(options, state.led, state.led, state.top):
        raise RefusalError(
            "score_last_not_beat", combo=combo_name(options, state.top), led=combo_name(options, state.led)
        )


def check_sweep(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """Refuse a sweep without its first lead and shown tiles where its value depends on them (6.3)."""
    if options.form == SMALL or state.stacks[state.winner] < 8:
        return
    if state.winner == state.dealer and not sheet.get("first_lead"):
        raise RefusalError("malformed", field="first_lead")
    state.shown = 0
    unseen = is_sweep8(state, options)
    state.shown = DECK_MASK
    if unseen != is_sweep8(state, options) and sheet.get("shown") is None:
        raise RefusalError("malformed", field="shown")
    state.shown = mask(sheet.get("shown") or [])


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def classify(options: Options, record: Json) -> Json:
    """The check of a lead: its class and rank; a 至尊 is alone in its class, at rank 1."""
    found = combo_of(record["cards"])
    if found == NONE:
        return None
    klass = class_of(options, found)
    return [CLASSES[klass], 1 if klass in (ZW, ZC) else int(rank_of[found])]


def check_beats(options: Options, record: Json) -> Json:
    led, best, cards = (
        combo_of(given) for given in (record["led"], record.get("best") or record["led"], record["cards"])
    )
    if NONE in (led, best, cards) or size_of[cards] != size_of[led]:
        return False
    return bool(beats(options, led, best, cards))


def check_legal(options: Options, record: Json) -> Json:
    """The check `legal`: all face-up plays of a hand; its leads if `led` is null."""
    state, codes = blank(STATE)[0], np.zeros(LEGAL, np.int16)
    hand = mask(record["hand"])
    state.hands[0] = hand
    if record.get("led") is None:
        count = legal_lead(state, codes)
    else:
        state.led, state.top = combo_of(record["led"]), combo_of(record.get("best") or record["led"])
        barred = record.get("last", False) and not _may_finish(record.get("stack", 0), size_of[state.led])
        count = 0 if barred else legal_beats(state, options, hand, codes)
    return sorted(sorted(COMBOS[code][2]) for code in codes[:count].tolist())


def check_red(options: Options, record: Json) -> Json:
    return [int(red_pips(options, mask([card]))) for card in record["cards"]]


def check_lipai(options: Options, record: Json) -> Json:
    """The check `lipai`: the agreed kinds of 例牌 in a hand; none in `small`, with four tiles or with eight (4.4)."""
    hand = record["hand"]
    check_tiles(hand)
    if len(hand) not in (8, hand_size(options)):
        raise RefusalError("malformed", field="hand")
    return kinds_in(lipai_kinds(options, mask(hand)))


def check_settle(options: Options, record: Json) -> Json:
    """The check `settle`: the final items of a hand, given its last trick."""
    state, items = blank(STATE)[0], blank(ITEM, ITEMS)
    begin(state, options, record)
    last = record["last"]
    sheet = {**record, "leader": last["leader"], "led": last["led"], "won": last["won"]}
    state.winner = seat_in(record, "winner")
    state.claimed = NONE
    fill_stacks(state, options, sheet)
    fill_last_trick(state, sheet)
    count = settle(state, options, items)
    sums = [0] * 4
    for item in items[:count]:
        sums[item.payer] -= int(item.amount)
        sums[item.payee] += int(item.amount)
    return {
        "payments": sums,
        "items": [[ITEM_IDS[i.id], int(i.payer), int(i.payee), int(i.amount)] for i in items[:count]],
        "factors": [
            {name: int(i.factors[place]) for place, name in enumerate(FACTOR_IDS) if i.factors[place] != 1}
            for i in items[:count]
        ],
    }


def check_next(options: Options, record: Json) -> Json:
    state = blank(STATE)[0]
    begin(state, options, record)
    return next_dealer(options, int(state.dealer), int(state.streak), seat_in(record, "winner"))


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "classify": classify,
    "beats": check_beats,
    "legal": check_legal,
    "red": check_red,
    "lipai": check_lipai,
    "settle": check_settle,
    "next": check_next,
    "seating": check_seating,
    "first_taker": check_first_taker,
    "draw": check_draw,
}
