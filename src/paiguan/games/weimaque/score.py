"""Hands that are told and not played: score sheets of real tables, and the small checks of the record format."""

from collections.abc import Callable, Mapping, Sequence

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.engine.moves import counted
from paiguan.engine.state import NOBODY, Items, blank
from paiguan.games.weimaque.combos import FRESH, laid_of, next_split
from paiguan.games.weimaque.legal import claims_of, dreamer_of, may_win, reading_of
from paiguan.games.weimaque.moves import check_cards, claim_words
from paiguan.games.weimaque.options import DISCARDER_PAYS, KONG_OFF, WIN_ON_DRAWN, Options
from paiguan.games.weimaque.pieces import CARDS, COPIES, KIND, KINDS, UNIT, held, ids, kind_ids, packed
from paiguan.games.weimaque.points import catch_groups
from paiguan.games.weimaque.record import begin, cards_of
from paiguan.games.weimaque.refusals import why_not_hu
from paiguan.games.weimaque.settle import settle, summary
from paiguan.games.weimaque.state import (
    AT_END,
    CATCH_IDS,
    FROM_DISCARD,
    FROM_SELF,
    FROM_WEI,
    INITIAL,
    LAID_WEI,
    MELD_OF_ID,
    MELDS,
    NONE,
    SOURCES,
    STATE,
    STOCK,
    State,
)

HAND = 3 * MELDS + 2  # cards of a winning hand without quads

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, 0 to 3 (default 0); the seat opposite sits out"),
    "winner": ("number", "seat that won; leave it out, and all below, if the stock ran out"),
    "melds": ("words", "its laid melds: chi:s4 (by its lowest card), peng:b9, wei:s7, kong_open:s2, kong_covered:b10"),
    "concealed": ("pieces", "the cards of its hand, without the winning card"),
    "win": ("piece", "the winning card; after a wei the card it was made of; none with a dealt hand"),
    "source": ("word", "where that card came from: initial, wei, self, other (drawn by another seat), discard"),
    "last": ("json", "true if it was the last card of the stock (default false)"),
    "discarder": ("number", "seat that discarded it; needed if that seat pays for both"),
}
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "winner": 1,
    "melds": ["peng:s2", "wei:b7", "chi:s4"],
    "concealed": ["b9", "b9", "b9", "b3", "b4", "b5", "s8", "s9", "b1", "b1"],
    "win": "s10",
    "source": "other",
}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check what people wrote down as far as it can be checked, and settle it."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    state.phase, state.winner, state.by = AT_END, NOBODY, NOBODY
    if set(sheet) - {"dealer"}:
        fill_winner(state, options, sheet)
    return int(settle(state, options, items))


def fill_winner(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """The winner's hand as the sheet tells it; what cannot have happened is refused before anybody pays for it, in the order of
    the game's refusals."""
    melds, concealed = sheet.get("melds", []), cards_of(sheet.get("concealed"), "concealed")
    if not isinstance(melds, list):
        raise Refused("malformed", field="melds")
    if not isinstance(sheet.get("last", False), bool):
        raise Refused("malformed", field="last")
    state.winner = active_seat(state, sheet.get("winner"), "winner")
    told = sheet.get("discarder") is not None
    discarder = active_seat(state, sheet["discarder"], "discarder") if told else NOBODY
    fill_hand(state, int(state.winner), melds, concealed, sheet.get("win"), sheet.get("source"), sheet.get("last"))
    check_count(melds, concealed, int(state.source))
    if options.kong == KONG_OFF and (quads := [meld for meld in melds if len(meld_cards(meld)) == COPIES]):
        raise Refused("score_kong_off", meld=quads[0])
    check_source(state, options, discarder)
    if not may_win(state, options, state.winner, state.source):
        refusal = why_not_hu(state, options, int(state.winner), int(state.source))
        raise Refused(refusal.code, **refusal.params)


def active_seat(state: State, value: Json, field: str) -> int:
    if not is_whole(value):
        raise Refused("malformed", field=field)
    if not 0 <= value <= 3:
        raise Refused("unknown_seat", seat=value)
    if value == dreamer_of(state.dealer):
        raise Refused("score_dreamer", seat=value)
    return int(value)


def fill_hand(
    state: State, seat: int, melds: Sequence[Json], concealed: Sequence[str], win: Json, source: Json, last: Json
) -> None:
    """Lay melds, in the record's spelling, give a hand, and tell the winning card and where it came from."""
    if source not in SOURCES:
        raise Refused("score_source_unknown", value=source)
    state.source = SOURCES.index(source)
    joins = [] if state.source < FROM_SELF else cards_of([win], "win") if win is not None else None
    if joins is None or (win is None and state.source == FROM_WEI):
        raise Refused("score_win_missing")
    lay_out(state, seat, melds, concealed, joins)
    state.card = NONE if state.source == INITIAL else KIND[cards_of([win], "win")[0]]
    state.drawn = STOCK if last else 0


def lay_out(
    state: State, seat: int, melds: Sequence[Json], concealed: Sequence[str], joins: Sequence[str] = ()
) -> None:
    """Lay melds and give a hand, of cards that exist and no more of them than there are."""
    check_cards(concealed)
    for meld in melds:
        if not isinstance(meld, str) or meld not in MELD_OF_ID:
            raise Refused("score_meld_unknown", meld=meld)
    for card, count in counted([*concealed, *joins, *(card for meld in melds for card in meld_cards(meld))]).items():
        if count > COPIES:
            raise Refused("score_too_many_copies", piece=card, have=count)
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
    """Six melds and a pair, and one card more for each quad."""
    laid = [len(meld_cards(meld)) for meld in melds]
    have = sum(laid) + len(concealed) + (1 if source >= FROM_SELF else 0)
    need = HAND + laid.count(COPIES)
    if have != need:
        raise Refused("score_wrong_count", have=have, need=need)


def check_source(state: State, options: Options, discarder: int) -> None:
    """Whether the winner may have won in the way told."""
    winner, source = int(state.winner), int(state.source)
    if source == INITIAL and (winner != state.dealer or state.laid[winner]):
        raise Refused("score_initial")
    if source == FROM_WEI and LAID_WEI + state.card not in list(state.melds[winner]):
        raise Refused("score_wei_missing", piece=CARDS[state.card])
    if source == FROM_DISCARD:
        if options.win_on == WIN_ON_DRAWN:
            raise Refused("hu_discard_off", piece=CARDS[state.card])
        state.by = discarder
        if state.by == winner or (state.by == NOBODY and options.discard_win_pays == DISCARDER_PAYS):
            raise Refused("malformed", field="discarder")


# ---- checks: each asks one kernel one thing --------------------------------------------------------------------


def check_score(options: Options, record: Json) -> Json:
    """What a hand comes to; one that does not win tells nothing more."""
    state, source = blank(STATE)[0], record["source"]
    fill_hand(state, 0, record.get("melds", []), record["concealed"], record.get("win"), source, record.get("last"))
    if not may_win(state, options, 0, state.source):
        return {"wins": False}
    return {"wins": True, **summary(options, reading_of(state, options, 0, state.source, False))}


def check_decompositions(options: Options, record: Json) -> Json:
    """All splits into runs, triplets and one pair, each as a sorted list of groups."""
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
    """The 捉 groups of some 團圓; no hand has more than six."""
    kinds = record["tuanyuan"]
    check_cards(kinds)
    if len(kinds) > MELDS:
        raise Refused("malformed", field="tuanyuan")
    groups = int(catch_groups(sum(UNIT[KIND[card]] for card in kinds)))
    return sorted(row for place, row in enumerate(CATCH_IDS) for _ in range(groups >> 3 * place & 7))


def check_waits(options: Options, record: Json) -> Json:
    """The kinds that would win, but those of which the seat owns all four."""
    state = blank(STATE)[0]
    lay_out(state, 0, record.get("melds", []), record["concealed"])
    state.source = SOURCES.index(record["source"])
    owned = int(laid_of(state, 0).cards + state.hands[0])
    return [card for card in CARDS if held(owned, KIND[card]) < COPIES and completes(state, options, card)]


def completes(state: State, options: Options, card: str) -> bool:
    state.card = KIND[card]
    return bool(may_win(state, options, 0, state.source))


def check_claims(options: Options, record: Json) -> Json:
    """What a seat may claim of a card; seats 0, 1 and 3 play and 0 deals."""
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
