"""Settling a hand played with real cards, from what the table can tell (rules 6)."""

from collections.abc import Mapping

from paiguan.engine.contract import Json, Refused, is_whole, seat_in
from paiguan.engine.kernel import Items, Options, State
from paiguan.engine.state import NOBODY, blank
from paiguan.games.liuhu.cards import HAND, old_cards
from paiguan.games.liuhu.legal import ENOUGH
from paiguan.games.liuhu.names import check_cards, in_pack, mask
from paiguan.games.liuhu.options import COUNT_DEALT
from paiguan.games.liuhu.play import restart
from paiguan.games.liuhu.record import begin, cards_of
from paiguan.games.liuhu.seats import bystander
from paiguan.games.liuhu.settle import matching, settle, settle_win
from paiguan.games.liuhu.state import END_HU, END_WUHU, ENDS, STATE

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer (default 0)"),
    "end": ("word", "hu, wuhu, draw or void (default hu)"),
    "winner": ("number", "seat that declared, or showed the five tigers"),
    "privileged": ("number", "seat that called 做牌 and became privileged; leave out if there was none"),
    "won": ("number", "the winner's hu from tricks (default 0)"),
    "old": ("number", "old cards in the winner's hand when declaring (default 0)"),
    "hand": ("pieces", "the winner's cards when declaring; four players"),
    "dealt": ("pieces", "all twelve cards dealt to the winner; only where the dream counts those"),
    "dream": ("piece", "the dream's card; four players"),
}
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "winner": 0,
    "privileged": 3,
    "won": 3,
    "old": 3,
    "hand": ["T6", "G9", "S9", "G2", "S2", "Q2", "Q3", "S3", "G4"],
    "dream": "Q7",
}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check what people wrote down as far as it can be checked, and settle it."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    end = sheet.get("end", "hu")
    if end not in ENDS:
        raise Refused("malformed", field="end")
    if ENDS.index(end) not in (END_HU, END_WUHU):
        return 0
    state.winner = seat_of(options, state.dealer, sheet, "winner")
    if end == "wuhu":
        if options.players == 3:
            raise Refused("wuhu_three_players")
        state.end = END_WUHU
        return int(settle(state, options, items))
    state.privileged = privileged_in(state, options, sheet)
    return score_hu(state, options, sheet, items)


def seat_of(options: Options, dealer: int, sheet: Mapping[str, Json], key: str) -> int:
    """A seat that plays when this one deals."""
    seat = seat_in(sheet, key, options.players)
    if seat == bystander(options, dealer):
        raise Refused("dream_cannot_act")
    return seat


def privileged_in(state: State, options: Options, sheet: Mapping[str, Json]) -> int:
    if sheet.get("privileged") is None:
        return NOBODY
    seat = seat_of(options, state.dealer, sheet, "privileged")
    if seat == state.dealer and not options.dealer_privilege:
        raise Refused("score_dealer_privileged")
    return seat


def score_hu(state: State, options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """A trick costs the winner as many cards as it is worth, so hu from tricks and cards in hand make twelve at most."""
    won, old = count_of(sheet, "won"), count_of(sheet, "old")
    told = sheet.get("hand") is not None or (options.players == 4 and options.dream_count != COUNT_DEALT)
    hand = cards_of(options, sheet.get("hand"), "hand") if told else []
    check_cards(options, hand)
    left = max(len(hand), old)
    if won + left > HAND:
        raise Refused("score_hand_size", won=won, count=left, need=HAND - won)
    if told and old > len(hand):
        raise Refused("score_old_count", count=old, need=len(hand))
    most = int(old_cards(options, 0)).bit_count()  # 5.1: one of each suit, and those that are old from the start
    if old > most:
        raise Refused("score_old_most", count=old, max=most)
    if won + old < ENOUGH:
        raise Refused("hu_too_few", hu=won + old, hu_tricks=won, hu_old=old)
    matched = hand
    if options.players == 4 and options.dream_count == COUNT_DEALT:
        matched = cards_of(options, sheet.get("dealt"), "dealt")
        if len(matched) != HAND:
            raise Refused("deal_sizes", seat=int(state.winner), count=len(matched), need=HAND)
    return score_win(state, options, won, old, dream_in(options, sheet, matched), mask(options, matched), items)


def count_of(sheet: Mapping[str, Json], key: str) -> int:
    value: Json = sheet.get(key, 0)
    if not is_whole(value) or not 0 <= value <= HAND:
        raise Refused("malformed", field=key)
    return int(value)


def dream_in(options: Options, sheet: Mapping[str, Json], matched: list[str]) -> str | None:
    """The dream's card, which the winner cannot hold as well."""
    if options.players == 3:
        return None
    card = sheet.get("dream")
    if not isinstance(card, str):
        raise Refused("malformed", field="dream")
    check_cards(options, [*matched, card])
    return card


def score_win(
    state: State, options: Options, tricks: int, old: int, dreamt: str | None, cards: int, items: Items
) -> int:
    """Settle a win told in numbers; `cards` are those the dream's card is matched against."""
    matches = 0 if dreamt is None else matching(options, in_pack(options)[dreamt], cards)
    return int(settle_win(state, options, tricks, old, matches, items))
