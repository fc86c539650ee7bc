"""Settling a hand played with real cards, from what lies on the table (rules 6)."""

from collections.abc import Mapping, Sequence

import numpy as np

from paiguan.engine.contract import Json, Move, Refused
from paiguan.engine.kernel import Items, Options, State
from paiguan.engine.state import blank
from paiguan.games.shisanzhang.cards import HAND
from paiguan.games.shisanzhang.moves import Arrange, Bet, Declare, codes
from paiguan.games.shisanzhang.play import ask, has_betting, legal, play
from paiguan.games.shisanzhang.record import begin, cards_of, load
from paiguan.games.shisanzhang.refusals import why_not
from paiguan.games.shisanzhang.settle import settle
from paiguan.games.shisanzhang.state import LEGAL, STATE

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer, who is the banker where there is one (default 0)"),
    "layouts": ("hands", "the thirteen cards of each seat as laid out: head, middle, tail"),
    "declared": ("words", "by seat, the special hand declared, or - for a layout (default: nobody declared)"),
    "bets": ("numbers", "by seat, what was bet, 0 for the banker (default: the lowest bet)"),
}
NOT_DECLARED = "-"
EXAMPLE: Mapping[str, Json] = {
    "dealer": 0,
    "layouts": [
        ["2s", "2h", "2d", "9h", "8h", "7h", "6h", "5h", "As", "Ks", "Qs", "Js", "Ts"],
        ["3s", "4s", "6s", "Ah", "Ad", "9s", "8s", "5d", "Kc", "Qc", "Jc", "Tc", "8c"],
        ["3h", "4h", "7s", "Kh", "Kd", "5s", "6d", "9d", "9c", "7c", "6c", "5c", "3c"],
        ["Ac", "7d", "2c", "Th", "Td", "4d", "4c", "3d", "Qh", "Qd", "Jh", "Jd", "8d"],
    ],
    "bets": [0, 1, 5, 2],
}


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Play the hand as the sheet tells it and settle it; what could not have been played is refused."""
    state = blank(STATE)[0]
    declared = by_seat(options, sheet, "declared", NOT_DECLARED)
    bets = by_seat(options, sheet, "bets", 0)
    begin(state, options, sheet)
    layouts = read_layouts(options, sheet.get("layouts"))
    owed = "bets" in sheet and has_betting(options)  # a punter of whom bets are told must have made one
    moves: list[Move] = [
        Bet(seat=seat, amount=bet) for seat, bet in enumerate(bets) if bet or (owed and seat != state.dealer)
    ]
    for seat, cards in enumerate(layouts):
        if declared[seat] == NOT_DECLARED:
            moves.append(Arrange(seat=seat, head=tuple(cards[:3]), mid=tuple(cards[3:8]), tail=tuple(cards[8:])))
        else:
            moves.append(Declare(seat=seat, special=declared[seat]))
    actions = [{"seat": move.seat, "do": move.verb} for move in moves]
    load(state, options, {"deal": layouts, "actions": actions})
    for move in moves:
        make(state, options, move)
    return int(settle(state, options, items))


def read_layouts(options: Options, value: Json) -> list[list[str]]:
    if not isinstance(value, list):
        raise Refused("malformed", field="layouts")
    layouts = [cards_of(cards, "layouts") for cards in value]
    if len(layouts) > options.players:
        raise Refused("deal_seats", count=len(layouts), need=int(options.players))
    for seat in range(options.players):
        if seat >= len(layouts) or len(layouts[seat]) < HAND:
            raise Refused("score_seat_missing", player=seat)
    for seat, cards in enumerate(layouts):
        for other in range(seat):
            if both := [card for card in cards if card in layouts[other]]:
                raise Refused("score_card_twice", pieces=both, players=[other, seat])
    return layouts


def by_seat(options: Options, sheet: Mapping[str, Json], key: str, default: Json) -> Sequence[Json]:
    """One entry of the default's type for each seat."""
    value = sheet.get(key, [default] * int(options.players))
    good = isinstance(value, list) and len(value) == options.players
    if not good or any(type(entry) is not type(default) for entry in value):
        raise Refused("malformed", field=key)
    return list(value)


def make(state: State, options: Options, move: Move) -> None:
    """One move of the sheet, by the same rules as at the table."""
    given, offered = codes(state, options, move), np.zeros(LEGAL, np.int16)
    good = len(given) > 0 and bool(ask(state, options, move.seat))
    for code in given:
        good = good and code in offered[: legal(state, options, offered)]
        if good:
            play(state, options, code)
    if not good:
        refusal = why_not(state, options, move)
        raise Refused(refusal.code, **refusal.params)
