"""The small checks of the record format (rules 4.6): each asks one kernel one thing."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from paiguan.engine.contract import Json, Refused, seat_in
from paiguan.engine.kernel import Options
from paiguan.engine.state import ITEM, blank
from paiguan.games.tianjiu.combos import CLASSES, COMBOS, NONE, ZC, ZW, beats, class_of, combo_of, rank_of, size_of
from paiguan.games.tianjiu.legal import legal_beats, legal_lead
from paiguan.games.tianjiu.lipai import lipai_kinds, red_pips
from paiguan.games.tianjiu.match import Seating, check_dice, next_dealer
from paiguan.games.tianjiu.moves import check_tiles
from paiguan.games.tianjiu.options import METHODS
from paiguan.games.tianjiu.record import begin
from paiguan.games.tianjiu.refusals import kinds_in
from paiguan.games.tianjiu.score import fill_last_trick, fill_stacks
from paiguan.games.tianjiu.settle import settle
from paiguan.games.tianjiu.state import FACTOR_IDS, ITEM_IDS, ITEMS, LEGAL, STATE
from paiguan.games.tianjiu.tiles import mask
from paiguan.games.tianjiu.wall import draw_order, first_taker, hand_size, roller_of


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
        barred = record.get("last", False) and record.get("stack", 0) + size_of[state.led] < 2
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


def check_seating(options: Options, record: Json) -> Json:
    seating = Seating(list(record["rolls"][0]))
    for throws in record["rolls"]:
        for person, dice in throws.items():
            seating.throw(person, dice)
    if not seating.settled:
        raise Refused("seating_throw_first", players=seating.to_throw)
    for person, chair in zip(seating.order, record["choices"], strict=True):
        seating.choose(person, chair)
    return {"order": seating.order, "seats": seating.seats}


def check_first_taker(options: Options, record: Json) -> Json:
    state = blank(STATE)[0]
    begin(state, options, record)
    check_dice(record["dice"])
    first = int(first_taker(options, state.dealer, sum(record["dice"])))
    return {"roller": int(roller_of(options, state.dealer)), "first": first}


def check_draw(options: Options, record: Json) -> Json:
    """Who receives which places of the wall; labels stand for tiles."""
    method, first, wall = record["method"], seat_in(record, "first"), record["wall"]
    if method not in METHODS:
        raise Refused("paitou_unknown", method=method)
    if not isinstance(wall, list) or len(wall) != 32:
        raise Refused("wall_size", count=len(wall))
    order, keeps = draw_order[METHODS.index(method)], hand_size(options)
    hands: list[Any] = [None] * 4
    taken: set[int] = set()
    for taker in range(4):
        places = order[taker][:keeps].tolist()
        hands[(first + taker) % 4] = [wall[place] for place in places]
        taken.update(places)
    return {"hands": hands, "left": [label for place, label in enumerate(wall) if place not in taken]}


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
