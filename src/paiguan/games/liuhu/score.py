"""Readers for the entries of a score sheet, and the small checks of the record format."""

from collections.abc import Callable, Iterable, Mapping

import numpy as np

from paiguan.engine.contract import Json, RefusalError, is_whole, seat_in
from paiguan.engine.state import ITEM, NOBODY, Items, blank
from paiguan.games.liuhu.combos import KINDS, NONE, beats, combo_of, is_combo, is_top_led, kind_of, mask_of
from paiguan.games.liuhu.legal import BEAT, DISCARD, LEAD, LEGAL, legal_follow, legal_lead, owed_by
from paiguan.games.liuhu.options import DECKS, Options
from paiguan.games.liuhu.play import lots
from paiguan.games.liuhu.record import begin
from paiguan.games.liuhu.settle import LiuhuStanding, after_hand, matching, score_of, settle_win
from paiguan.games.liuhu.state import (
    DREAM_BASE,
    DREAM_MATCH,
    END_HU,
    END_WUHU,
    ENDS,
    HAND,
    ITEMS,
    STATE,
    SUITED,
    State,
    bystander,
    check_cards,
    ids,
    in_pack,
    in_play,
    joker_of,
    mask,
    old_cards,
)


def seat_of(options: Options, dealer: int, sheet: Mapping[str, Json], key: str) -> int:
    """Read a seat that plays in this hand, given the dealer."""
    seat = seat_in(sheet, key, options.players)
    if seat == bystander(options, dealer):
        raise RefusalError("dream_cannot_act")
    return seat


def privileged_in(state: State, options: Options, sheet: Mapping[str, Json]) -> int:
    if sheet.get("privileged") is None:
        return NOBODY
    seat = seat_of(options, state.dealer, sheet, "privileged")
    if seat == state.dealer and not options.dealer_privilege:
        raise RefusalError("score_dealer_privileged")
    return seat


def count_of(sheet: Mapping[str, Json], key: str) -> int:
    value: Json = sheet.get(key, 0)
    if not is_whole(value) or not 0 <= value <= HAND:
        raise RefusalError("malformed", field=key)
    return int(value)


def dream_in(options: Options, sheet: Mapping[str, Json], matched: list[str]) -> str | None:
    """Read the dream's card, which the winner cannot hold."""
    if options.players == 3:
        return None
    card = sheet.get("dream")
    if not isinstance(card, str):
        raise RefusalError("malformed", field="dream")
    check_cards(options, [*matched, card])
    return card


def score_win(
    state: State, options: Options, tricks: int, old: int, dreamt: str | None, cards: int, items: Items
) -> int:
    """Settle a win given in numbers; `cards` are those that the dream's card is matched against."""
    matches = 0 if dreamt is None else matching(options, in_pack(options)[dreamt], cards)
    return int(settle_win(state, options, tricks, old, matches, items))


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------

MOST_HU = 60  # far more than a hand can have; their payment still fits int64


def combo_in(options: Options, names: Iterable[str]) -> int:
    """The combination that cards make at this table, or NONE."""
    names = list(names)
    combo = combo_of(mask(options, names)) if len(set(names)) == len(names) else NONE
    return combo if combo != NONE and is_combo(options, combo) else NONE


def hu_in(record: Json) -> int:
    """Read the hu of a record."""
    hu = record["hu"]
    if not is_whole(hu) or hu > MOST_HU:
        raise RefusalError("malformed", field="hu")
    return int(hu)


def check_score(options: Options, record: Json) -> Json:
    return {"score": int(score_of(hu_in(record)))}


def check_classify(options: Options, record: Json) -> Json:
    combo = combo_in(options, record["cards"])
    return {"kind": None if combo == NONE else KINDS[kind_of[combo]]}


def check_compare(options: Options, record: Json) -> Json:
    play, standing = combo_in(options, record["play"]), combo_in(options, record["standing"])
    if NONE in (play, standing):
        return {"beats": False}
    return {"beats": bool(beats(options, standing, top_led(options, record, standing), play))}


def top_led(options: Options, record: Json, standing: int) -> bool:
    """Whether nothing beats the standing play, which is the lead unless the record says otherwise."""
    exposed = mask(options, record.get("exposed", []))
    return bool(record.get("standing_is_lead", True)) and bool(is_top_led(options, exposed, standing))


def check_old(options: Options, record: Json) -> Json:
    return {"old": list(ids(options, old_cards(options, mask(options, record["exposed"]))))}


def check_deck(options: Options, record: Json) -> Json:
    deck = list(DECKS.values())[options.deck]
    joker = joker_of(options) if options.players == 4 else None
    return {
        "pack": SUITED + len(deck.extras),
        "in_play": int(in_play(options)).bit_count(),
        "joker": joker,
        "aside": [card for card in deck.extras if card != joker],
    }


def check_deal(options: Options, record: Json) -> Json:
    """The check `deal`: the cards of a deck that each seat receives, in the order received."""
    state, order, seats = blank(STATE)[0], record["order"], int(options.players)
    begin(state, options, record)
    if mask(options, order) != in_play(options) or len(order) != len(set(order)):
        raise ValueError("the order is not the cards in play, each once")
    dealt = [[order[place] for place in taken] for taken in lots(seats)]
    return {"deal": [dealt[(seat - int(state.dealer)) % seats] for seat in range(seats)]}


def check_legal(options: Options, record: Json) -> Json:
    """The check `legal`: what a hand may lead, or answer with."""
    state, codes = blank(STATE)[0], np.zeros(LEGAL, np.int16)
    state.hands[0] = mask(options, record["hand"])
    state.shown[0] = mask(options, record.get("exposed", []))
    if record["what"] == "lead":
        state.privileged = 0 if record.get("privileged", False) else NOBODY
        found = codes[: legal_lead(state, options, codes)].tolist()
        leads = [ids(options, mask_of[code - LEAD]) for code in found if code < BEAT]
        return {
            "singles": [cards[0] for cards in leads if len(cards) == 1],
            "combos": [list(cards) for cards in leads if len(cards) > 1],
        }
    standing = combo_in(options, record["standing"])
    if standing == NONE:
        raise ValueError("the standing play is no combination")
    state.led = state.standing = standing
    state.top_led = top_led(options, record, standing)
    found = codes[: legal_follow(state, options, codes)].tolist()
    owed = owed_by(options, standing, state.top_led != 0, state.hands[0])
    return {
        "beats": [list(ids(options, mask_of[code - BEAT])) for code in found if BEAT <= code < DISCARD],
        "discard_must_touch": list(ids(options, owed)) if owed else None,
    }


def check_settle(options: Options, record: Json) -> Json:
    """The check `settle`: the payments of a hand won with a number of hu."""
    state, items = blank(STATE)[0], blank(ITEM, ITEMS)
    begin(state, options, record)
    state.winner = seat_of(options, state.dealer, record, "winner")
    called = record.get("privileged") is not None
    state.privileged = seat_of(options, state.dealer, record, "privileged") if called else NOBODY
    cards = mask(options, record.get("winner_hand") or [])
    lines = items[: score_win(state, options, hu_in(record), 0, record.get("dream_card"), cards, items)]
    sums = [0] * int(options.players)
    for item in lines[lines["payer"] != NOBODY]:
        sums[item.payer] -= int(item.amount)
        sums[item.payee] += int(item.amount)
    dream = lines[np.isin(lines["id"], (DREAM_BASE, DREAM_MATCH))]
    return {"payments": sums, "dream_hu": int(dream["units"].sum()) if len(dream) else None}


def check_match(options: Options, record: Json) -> Json:
    """The check `match`: the dealers of a match whose hands end as given; results after its end are ignored."""
    standing, dealers, over_after = LiuhuStanding(), [], None
    for place, result in enumerate(record["results"]):
        dealers.append(standing.dealer)
        end = ENDS.index(result["end"])
        won = end in (END_HU, END_WUHU)
        winner = seat_in(result, "winner", options.players) if won else NOBODY
        standing = after_hand(options, standing, end, winner)
        if standing.over:
            over_after = place
            break
    return {
        "dealers": dealers,
        "over_after": over_after,
        "next_dealer": standing.dealer,
        "rounds_done": standing.rounds,
    }


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "score": check_score,
    "classify": check_classify,
    "compare": check_compare,
    "old": check_old,
    "deck": check_deck,
    "deal": check_deal,
    "legal": check_legal,
    "settle": check_settle,
    "match": check_match,
}
