"""Readers for the entries of a score sheet, the cards that a payment is about, and the small checks of the record format."""

from collections.abc import Callable, Mapping, Sequence

from paiguan.engine.contract import Json, RefusalError, is_whole
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY, blank
from paiguan.games.weimaque.combos import FRESH, laid_of, next_split
from paiguan.games.weimaque.legal import claims_of, may_win, reading_of
from paiguan.games.weimaque.options import DISCARDER_PAYS, WIN_ON_DRAWN, Options
from paiguan.games.weimaque.points import RED_CARDS, catch_groups
from paiguan.games.weimaque.record import cards_of, check_cards, claim_words
from paiguan.games.weimaque.settle import summary
from paiguan.games.weimaque.state import (
    CARDS,
    CATCH_IDS,
    COPIES,
    FROM_DISCARD,
    FROM_SELF,
    FROM_WEI,
    INITIAL,
    KIND,
    KINDS,
    LAID_WEI,
    MELD_OF_ID,
    MELDS,
    NONE,
    RED,
    SOURCES,
    STATE,
    STOCK,
    UNIT,
    State,
    count_of,
    dreamer_of,
    held,
    ids,
    kind_ids,
    packed,
)

HAND = 3 * MELDS + 2  # cards of a winning hand without quads


def active_seat(state: State, value: Json, field: str) -> int:
    if not is_whole(value):
        raise RefusalError("malformed", field=field)
    if not 0 <= value <= 3:
        raise RefusalError("unknown_seat", seat=value)
    if value == dreamer_of(state.dealer):
        raise RefusalError("score_dreamer", seat=value)
    return int(value)


def fill_hand(
    state: State, seat: int, melds: Sequence[Json], concealed: Sequence[str], win: Json, source: Json, last: Json
) -> None:
    """Write the melds (as in records) and the hand of a seat, the winning card and its source."""
    if source not in SOURCES:
        raise RefusalError("score_source_unknown", value=source)
    state.source = SOURCES.index(source)
    joins = [] if state.source < FROM_SELF else cards_of([win], "win") if win is not None else None
    if joins is None or (win is None and state.source == FROM_WEI):
        raise RefusalError("score_win_missing")
    lay_out(state, seat, melds, concealed, joins)
    state.card = NONE if state.source == INITIAL else KIND[cards_of([win], "win")[0]]
    state.drawn = STOCK if last else 0


def lay_out(
    state: State, seat: int, melds: Sequence[Json], concealed: Sequence[str], joins: Sequence[str] = ()
) -> None:
    """Write the melds and the hand of a seat; refuses unknown cards and more copies than there are."""
    check_cards(concealed)
    for meld in melds:
        if not isinstance(meld, str) or meld not in MELD_OF_ID:
            raise RefusalError("score_meld_unknown", meld=meld)
    for card, count in counted([*concealed, *joins, *(card for meld in melds for card in meld_cards(meld))]).items():
        if count > COPIES:
            raise RefusalError("score_too_many_copies", piece=card, have=count)
    if len(melds) > MELDS:
        check_count(melds, [*concealed, *joins], INITIAL)
    for place, meld in enumerate(melds):
        state.melds[seat, place] = MELD_OF_ID[meld]
    state.laid[seat] = len(melds)
    state.hands[seat] = packed(concealed)


def meld_cards(meld: str) -> list[str]:
    """The cards of a laid meld."""
    form, _, card = meld.partition(":")
    if form == "chi":
        return [CARDS[KIND[card] + i] for i in range(3)]
    return [card] * (COPIES if form.startswith("kong") else 3)


def check_count(melds: Sequence[str], concealed: Sequence[str], source: int) -> None:
    """Refuse a wrong number of cards: six melds and a pair, and one more for each quad."""
    laid = [len(meld_cards(meld)) for meld in melds]
    have = sum(laid) + len(concealed) + (1 if source >= FROM_SELF else 0)
    need = HAND + laid.count(COPIES)
    if have != need:
        raise RefusalError("score_wrong_count", have=have, need=need)


def check_source(state: State, options: Options, discarder: int) -> None:
    """Refuse a source of the winning card that is impossible for this winner."""
    winner, source = int(state.winner), int(state.source)
    if source == INITIAL and (winner != state.dealer or state.laid[winner]):
        raise RefusalError("score_initial")
    if source == FROM_WEI and LAID_WEI + state.card not in list(state.melds[winner]):
        raise RefusalError("score_wei_missing", piece=CARDS[state.card])
    if source == FROM_DISCARD:
        if options.win_on == WIN_ON_DRAWN:
            raise RefusalError("hu_discard_off", piece=CARDS[state.card])
        state.by = discarder
        if state.by == winner or (state.by == NOBODY and options.discard_win_pays == DISCARDER_PAYS):
            raise RefusalError("malformed", field="discarder")


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def check_score(options: Options, record: Json) -> Json:
    """The check `score`: the points of a hand, if it wins."""
    state, source = blank(STATE)[0], record["source"]
    fill_hand(state, 0, record.get("melds", []), record["concealed"], record.get("win"), source, record.get("last"))
    if not may_win(state, options, 0, state.source):
        return {"wins": False}
    return {"wins": True, **summary(options, reading_of(state, options, 0, state.source, False))}


def check_decompositions(options: Options, record: Json) -> Json:
    """The check `decompositions`: all splits into runs, triplets and one pair, each as a sorted list of groups."""
    state = blank(STATE)[0]
    lay_out(state, 0, [], record["concealed"])
    hand, found = int(state.hands[0]), []
    pair, triplets, runs = next_split(hand, 0, FRESH)
    while pair < KINDS:
        melds = [f"tri:{card}" for card in kind_ids(triplets)] + [f"run:{card}" for card in ids(runs)]
        found.append(sorted([f"pair:{CARDS[pair]}", *melds]))
        pair, triplets, runs = next_split(hand, pair, triplets)
    return sorted(found)


def check_zhuo(options: Options, record: Json) -> Json:
    """The check `zhuo`: the 捉 groups of some 團圓, of which a hand has at most six."""
    kinds = record["tuanyuan"]
    check_cards(kinds)
    if len(kinds) > MELDS:
        raise RefusalError("malformed", field="tuanyuan")
    groups = int(catch_groups(sum(UNIT[KIND[card]] for card in kinds)))
    return sorted(row for place, row in enumerate(CATCH_IDS) for _ in range(groups >> 3 * place & 7))


def check_waits(options: Options, record: Json) -> Json:
    """The check `waits`: the kinds that would win, except those of which the seat has all four."""
    state = blank(STATE)[0]
    lay_out(state, 0, record.get("melds", []), record["concealed"])
    state.source = SOURCES.index(record["source"])
    owned = int(laid_of(state, 0).cards + state.hands[0])
    return [card for card in CARDS if held(owned, KIND[card]) < COPIES and completes(state, options, card)]


def completes(state: State, options: Options, card: str) -> bool:
    state.card = KIND[card]
    return bool(may_win(state, options, 0, state.source))


def pattern(state: State, options: Options, id: str) -> tuple[list[str], int]:
    """The cards that an item of the winning hand is about, and how many of the hand are red."""
    reading = reading_of(state, options, state.winner, state.source, False)
    fours = kind_ids(reading.tuanyuan)
    match id:
        case "pair_red" | "pair_again":
            cards = [CARDS[reading.pair]]
        case "peng":
            cards = kind_ids(reading.opened)
        case "zai":
            cards = kind_ids(reading.covered)
        case "yinhu":
            cards = kind_ids(reading.tuanyuan & RED)
        case "jiabapengtou":
            both = {card[1:] for card in fours if "s" + card[1:] in fours and "b" + card[1:] in fours} - {"8"}
            cards = [card for card in fours if card[1:] in both]
        case "haidihu" | "dandiao" | "beikaobei":
            cards = [CARDS[state.card]]
        case _:
            cards = fours
    return cards, int(count_of(reading.cards & RED_CARDS))


def check_claims(options: Options, record: Json) -> Json:
    """The check `claims`: what a seat may claim of a card; seats 0, 1 and 3 play and 0 deals."""
    state, seat = blank(STATE)[0], record["seat"]
    lay_out(state, seat, record.get("melds", []), record["hand"])
    state.locks[seat] = sum(UNIT[KIND[card]] for card in record.get("locks", []))
    state.card, state.by = KIND[record["card"]], record["exposed_by"]
    state.turned = {"drawn": 1, "discard": 0}[record["how"]]
    return sorted(claim_words(claims_of(state, options, seat), state.card, seat))


CHECKS: Mapping[str, Callable[[Options, Json], Json]] = {
    "score": check_score,
    "decompositions": check_decompositions,
    "zhuo": check_zhuo,
    "waits": check_waits,
    "claims": check_claims,
}
