"""The small checks of the record format: each asks one kernel one thing."""

from collections.abc import Callable, Mapping

from paiguan.engine.contract import Json, Refused
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import blank
from paiguan.games.weimaque.cards import CARDS, COPIES, KIND, KINDS, UNIT, held, ids, kind_ids
from paiguan.games.weimaque.catches import catch_groups
from paiguan.games.weimaque.claims import claims_of, may_win, reading_of
from paiguan.games.weimaque.moves import check_cards, claim_words
from paiguan.games.weimaque.readings import laid_of
from paiguan.games.weimaque.score import fill_hand, lay_out
from paiguan.games.weimaque.splits import FRESH, next_split
from paiguan.games.weimaque.state import CATCH_IDS, MELDS, SOURCES, STATE
from paiguan.games.weimaque.summary import summary


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
