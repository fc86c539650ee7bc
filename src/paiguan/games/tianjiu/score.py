"""Settling a hand played with real tiles, from what the table can tell (rules 6)."""

from collections.abc import Mapping

from paiguan.engine.contract import Json, Refused
from paiguan.engine.kernel import Items, Options, State
from paiguan.engine.state import blank
from paiguan.games.tianjiu.combos import NONE, beats, combo_of, size_of
from paiguan.games.tianjiu.lipai import lipai_worth
from paiguan.games.tianjiu.moves import check_tiles
from paiguan.games.tianjiu.options import LIPAI
from paiguan.games.tianjiu.play import restart
from paiguan.games.tianjiu.record import begin, is_whole, tiles_of
from paiguan.games.tianjiu.refusals import combo_name, kinds_in
from paiguan.games.tianjiu.settle import settle, settle_lipai
from paiguan.games.tianjiu.state import AT_END, ITEM_IDS, STATE
from paiguan.games.tianjiu.tiles import mask
from paiguan.games.tianjiu.wall import hand_size

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


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check what people wrote down as far as it can be checked, and settle it."""
    for key in sheet:
        if key not in SHEET:
            raise Refused("malformed", field=key)
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    state.winner = seat_of(sheet, "winner")
    add_he(state, sheet)
    if sheet.get("lipai") is not None:
        return score_lipai(state, options, sheet["lipai"], items)
    fill_last_trick(state, options, sheet)
    check(state, options)
    return int(settle(state, options, items))


def score_lipai(state: State, options: Options, kind: Json, items: Items) -> int:
    agreed = kinds_in(options.lipai)
    if kind not in agreed:
        raise Refused("score_lipai_worth", kinds=agreed)
    return int(settle_lipai(state, options, items, 0, lipai_worth(1 << LIPAI.index(kind))))


def seat_of(sheet: Mapping[str, Json], key: str) -> int:
    value: Json = sheet.get(key)
    if not is_whole(value):
        raise Refused("malformed", field=key)
    if not 0 <= value <= 3:
        raise Refused("unknown_seat", seat=value)
    return int(value)


def add_he(state: State, sheet: Mapping[str, Json]) -> None:
    """賀 that was paid during the hand."""
    for item in ("zun", "qinzun", "sida"):
        seats = sheet.get(item, [])
        if not isinstance(seats, list) or len(seats) > 4 - state.paid:
            raise Refused("malformed", field=item)
        for place in range(len(seats)):
            state.paid_item[state.paid] = ITEM_IDS.index(item)
            state.paid_to[state.paid] = seat_of({item: seats[place]}, item)
            state.paid += 1


def fill_last_trick(state: State, options: Options, sheet: Mapping[str, Json]) -> None:
    """The end of a hand as the sheet tells it."""
    stacks = sheet.get("stacks")
    if not isinstance(stacks, list) or len(stacks) != 4 or not all(is_whole(s) and 0 <= s <= 8 for s in stacks):
        raise Refused("malformed", field="stacks")
    for seat in range(4):
        state.stacks[seat] = stacks[seat]
    if "led" not in sheet:
        raise Refused("malformed", field="led")
    state.led = combo_in(sheet["led"], "led")
    state.top = combo_in(sheet.get("won") or sheet["led"], "won")
    state.leader = seat_of(sheet, "leader") if sheet.get("leader") is not None else state.winner
    state.owner = state.winner
    state.first_lead = combo_in(sheet.get("first_lead") or sheet["led"], "first_lead")
    shown = tiles_of(sheet.get("shown") or [], "shown")
    check_tiles(shown)
    state.shown = mask(shown)
    state.phase = AT_END


def combo_in(value: Json, field: str) -> int:
    tiles = tiles_of(value, field)
    combo = combo_of(tiles)
    if combo == NONE:
        raise Refused("score_last_no_combo", pieces=tiles)
    return combo


def check(state: State, options: Options) -> None:
    """What cannot have happened is refused before anybody pays for it."""
    need, winner = hand_size(options), int(state.winner)
    total = int(state.stacks.sum())
    if total != need:
        raise Refused("score_stacks_sum", count=total, need=need)
    if state.stacks[winner] < 2:
        raise Refused("score_winner_two", player=winner)
    if state.stacks[winner] < (count := int(size_of[state.led])):
        raise Refused("score_winner_last", player=winner, count=count)
    if state.leader == winner and state.top != state.led:
        raise Refused("score_last_same", player=winner)
    if state.leader != winner and not beats(options, state.led, state.led, state.top):
        raise Refused("score_last_not_beat", combo=combo_name(options, state.top), led=combo_name(options, state.led))
