"""Hands that are told and not played: score sheets of real tables, and the small checks of the record format (rules 4.6)."""

from collections.abc import Callable, Mapping

import numpy as np

from paiguan.engine.contract import Json, Refused, is_whole, seat_in
from paiguan.engine.kernel import interpreted
from paiguan.engine.state import ITEM, Items, blank
from paiguan.games.tianjiu.combos import (
    CLASSES,
    COMBOS,
    NONE,
    ZC,
    ZW,
    beats,
    class_of,
    combo_of,
    lipai_kinds,
    lipai_worth,
    may_finish,
    rank_of,
    red_pips,
    size_of,
)
from paiguan.games.tianjiu.legal import legal_beats, legal_lead
from paiguan.games.tianjiu.moves import check_tiles
from paiguan.games.tianjiu.options import LIPAI, SMALL, WENZUN_OFF, WENZUN_ON, Options
from paiguan.games.tianjiu.pieces import DECK_MASK, hand_size, mask
from paiguan.games.tianjiu.play import restart
from paiguan.games.tianjiu.record import begin, check_draw, check_first_taker, tiles_of
from paiguan.games.tianjiu.refusals import combo_name, kinds_in
from paiguan.games.tianjiu.seating import check_seating
from paiguan.games.tianjiu.settle import is_sweep8, next_dealer, settle, settle_lipai
from paiguan.games.tianjiu.state import AT_END, FACTOR_IDS, ITEM_IDS, ITEMS, LEGAL, STATE, State

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, 0 to 3 (default 0)"),
    "streak": ("number", "hands this dealer has held the deal, this one included (default 1)"),
    "winner": ("number", "seat that won the last trick, or showed a 例牌"),
    "stacks": ("numbers", "stacks of seats 0 to 3, the last trick included"),
    "led": ("pieces", "tiles led to the last trick"),
    "won": ("pieces", "tiles that won it (default: those led)"),
    "leader": ("number", "seat that led it (default: the winner)"),
    "first_lead": ("pieces", "tiles of the hand's first lead; needed when one seat took all eight stacks"),
    "shown": ("pieces", "tiles played face up before the last trick; needed for a sweep ending in a single tile"),
    "zun": ("numbers", "seats that collected 賀尊, one entry each time"),
    "qinzun": ("numbers", "seats that collected 擒尊"),
    "sida": ("numbers", "seats that collected 四大賀"),
    "lipai": ("word", "kind of 例牌 shown; then no tricks are needed"),
}
EXAMPLE: Mapping[str, Json] = {"dealer": 0, "winner": 3, "stacks": [1, 4, 0, 3], "led": ["63"]}

_may_finish = interpreted(may_finish)


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check what people wrote down as far as it can be checked, and settle it."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    state.winner = seat_in(sheet, "winner")
    if sheet.get("lipai") is not None:
        return score_lipai(state, options, sheet, items)
    add_he(state, sheet)
    fill_stacks(state, sheet)
    fill_last_trick(state, sheet)
    check_copies(sheet)
    check_stacks(state, options)
    check_last_trick(state, options)
    check_he(state, options)
    check_sweep(state, options, sheet)
    return int(settle(state, options, items))


def score_lipai(state: State, options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """4.4: shown before a tile is led, so nothing else can have happened."""
    agreed = kinds_in(options.lipai)
    if options.form == SMALL:
        raise Refused("lipai_small")
    if not agreed:
        raise Refused("lipai_none_agreed")
    if sheet["lipai"] not in agreed:
        raise Refused("score_lipai_worth", kinds=agreed)
    for key in sheet:
        if key not in ("dealer", "streak", "winner", "lipai"):
            raise Refused("malformed", field=key)
    return int(settle_lipai(state, options, items, 0, lipai_worth(1 << LIPAI.index(sheet["lipai"]))))


def add_he(state: State, sheet: Mapping[str, Json]) -> None:
    """賀 that was paid during the hand."""
    for item in ("zun", "qinzun", "sida"):
        seats = sheet.get(item, [])
        if not isinstance(seats, list) or len(seats) > 4 - state.paid:
            raise Refused("malformed", field=item)
        for place in range(len(seats)):
            state.paid_item[state.paid] = ITEM_IDS.index(item)
            state.paid_to[state.paid] = seat_in({item: seats[place]}, item)
            state.paid += 1


def fill_stacks(state: State, sheet: Mapping[str, Json]) -> None:
    stacks = sheet.get("stacks")
    if not isinstance(stacks, list) or len(stacks) != 4 or not all(is_whole(s) and 0 <= s <= 8 for s in stacks):
        raise Refused("malformed", field="stacks")
    for seat in range(4):
        state.stacks[seat] = stacks[seat]


def fill_last_trick(state: State, sheet: Mapping[str, Json]) -> None:
    """The end of a hand as the sheet tells it."""
    if "led" not in sheet:
        raise Refused("malformed", field="led")
    led = tiles_of(sheet["led"], "led")
    state.led = combo_of(led)
    if state.led == NONE:
        raise Refused("score_last_no_combo", pieces=led)
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
        raise Refused("malformed", field=key)
    return combo


# ---- what cannot have happened is refused before anybody pays for it ---------------------------------------------


def check_copies(sheet: Mapping[str, Json]) -> None:
    """The last trick has other tiles than those shown before it and those of the first lead."""
    led, won = sheet["led"], sheet.get("won") or []
    last = [*led, *(won if sorted(won) != sorted(led) else [])]
    for earlier in ("shown", "first_lead"):
        check_tiles([*last, *(sheet.get(earlier) or [])])


def check_he(state: State, options: Options) -> None:
    """6.2: there is one pair of each 尊, 文尊 where it counts as one, and 賀 is paid for a trick of two or of four."""
    paid = [(ITEM_IDS[item], seat) for item, seat in zip(state.paid_item, state.paid_to, strict=True)][: state.paid]
    most = {"zun": 1 if options.wenzun == WENZUN_OFF else 2, "qinzun": 1 if options.wenzun == WENZUN_ON else 0}
    pairs = [item for item, _ in paid if item in most]
    for item, limit in most.items():
        if pairs.count(item) > limit or len(pairs) > most["zun"]:
            raise Refused("malformed", field=item)
    for item, seat in paid:
        if sum(4 if other == "sida" else 2 for other, owner in paid if owner == seat) > state.stacks[seat]:
            raise Refused("malformed", field=item)


def check_stacks(state: State, options: Options) -> None:
    need, winner, total = hand_size(options), int(state.winner), int(sum(state.stacks))
    if total != need:
        raise Refused("score_stacks_sum", count=total, need=need)
    if not _may_finish(state.stacks[winner], 0):
        raise Refused("score_winner_two", player=winner)


def check_last_trick(state: State, options: Options) -> None:
    winner = int(state.winner)
    if state.stacks[winner] < (count := int(size_of[state.led])):
        raise Refused("score_winner_last", player=winner, count=count)
    if state.leader == winner and state.top != state.led:
        raise Refused("score_last_same", player=winner)
    if state.leader != winner and not beats(options, state.led, state.led, state.top):
        raise Refused("score_last_not_beat", combo=combo_name(options, state.top), led=combo_name(options, state.led))


def check_sweep(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """A sweep is worth what its first lead and the tiles shown make it: they must be told where they matter (6.3)."""
    if options.form == SMALL or state.stacks[state.winner] < 8:
        return
    if state.winner == state.dealer and not sheet.get("first_lead"):
        raise Refused("malformed", field="first_lead")
    state.shown = 0
    unseen = is_sweep8(state, options)
    state.shown = DECK_MASK
    if unseen != is_sweep8(state, options) and sheet.get("shown") is None:
        raise Refused("malformed", field="shown")
    state.shown = mask(sheet.get("shown") or [])


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def classify(options: Options, record: Json) -> Json:
    """Class and rank of cards as a lead; 至尊 are alone in their class, at rank 1."""
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
    """All face-up plays of a hand; `led` null: its leads."""
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
    """The agreed kinds of 例牌 in a hand; none in `small` (4.4), whether the hand is given with four tiles or with eight."""
    hand = record["hand"]
    check_tiles(hand)
    if len(hand) not in (8, hand_size(options)):
        raise Refused("malformed", field="hand")
    return kinds_in(lipai_kinds(options, mask(hand)))


def check_settle(options: Options, record: Json) -> Json:
    """The final items of a hand told by its last trick."""
    state, items = blank(STATE)[0], blank(ITEM, ITEMS)
    begin(state, options, record)
    last = record["last"]
    sheet = {**record, "leader": last["leader"], "led": last["led"], "won": last["won"]}
    state.winner = seat_in(record, "winner")
    state.claimed = NONE
    fill_stacks(state, sheet)
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
