"""The score sheet of a hand played with real cards: its questions and its settlement (rules 6).

The dream's score is entered as the number of cards that match its own (`matches`), or by the cards (`hand`, `dealt`, `dream`).
"""

from collections.abc import Mapping

from paiguan.engine import sheet as ask
from paiguan.engine.contract import Json, Refusal, RefusalError
from paiguan.engine.sheet import SheetField
from paiguan.engine.state import Items, blank
from paiguan.games.liuhu.legal import ENOUGH
from paiguan.games.liuhu.options import COUNT_DEALT, Options
from paiguan.games.liuhu.play import restart
from paiguan.games.liuhu.record import begin, cards_of
from paiguan.games.liuhu.score import count_of, dream_in, privileged_in, score_win, seat_of
from paiguan.games.liuhu.settle import matching, settle, settle_win
from paiguan.games.liuhu.state import (
    END_HU,
    END_WUHU,
    ENDS,
    HAND,
    STATE,
    State,
    bit_of,
    bystander,
    check_cards,
    in_pack,
    in_play,
    mask,
    old_cards,
)

SHEET: Mapping[str, tuple[str, str]] = {
    "dealer": ("number", "seat of the dealer (default 0)"),
    "end": ("word", "hu, wuhu, draw or void (default hu)"),
    "winner": ("number", "seat that declared, or showed the five tigers"),
    "privileged": ("number", "seat that called 做牌 and became privileged; leave out if there was none"),
    "won": ("number", "the winner's hu from tricks (default 0)"),
    "old": ("number", "old cards in the winner's hand when declaring (default 0)"),
    "matches": (
        "number",
        "cards of the winner with the number of the dream's card, instead of the cards below; four players",
    ),
    "hand": ("pieces", "the winner's cards when declaring; four players"),
    "dealt": ("pieces", "all twelve cards dealt to the winner; only where the dream counts those"),
    "dream": ("piece", "the dream's card; four players"),
    "entry": ("word", "how the dream's hu are entered: quick (by `matches`) or whole (by the cards)"),
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
ENTRIES = ("quick", "whole")


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """Check a score sheet as far as possible, and settle it. Raises RefusalError."""
    state = final_state(options, sheet)
    if state.end != END_HU:
        return int(settle(state, options, items))
    won, old = hu_of_sheet(options, sheet)
    if sheet.get("matches") is not None:
        return int(settle_win(state, options, won, old, matches_in(options, sheet, won), items))
    matched, dream = cards_of_sheet(state, options, sheet, won, old)
    return score_win(state, options, won, old, dream, mask(options, matched), items)


def final_state(options: Options, sheet: Mapping[str, Json]) -> State:
    """The final state of the hand that a sheet describes. Raises RefusalError."""
    state = blank(STATE)[0]
    begin(state, options, sheet)
    restart(state, options)
    end = sheet.get("end", "hu")
    if end not in ENDS:
        raise RefusalError("malformed", field="end")
    state.end = ENDS.index(end)
    if state.end not in (END_HU, END_WUHU):
        return state
    state.winner = seat_of(options, state.dealer, sheet, "winner")
    if state.end == END_WUHU and options.players == 3:
        raise RefusalError("wuhu_three_players")
    if state.end == END_HU:
        state.privileged = privileged_in(state, options, sheet)
    return state


def hu_of_sheet(options: Options, sheet: Mapping[str, Json]) -> tuple[int, int]:
    """The winner's hu from tricks and from old cards. A trick costs the winner as many cards as it is worth, so hu from tricks
    and cards in hand are at most twelve."""
    won, old = count_of(sheet, "won"), count_of(sheet, "old")
    if refusal := why_not_hu(options, sheet, won, old):
        raise RefusalError(refusal.code, **refusal.params)
    return won, old


def why_not_hu(options: Options, sheet: Mapping[str, Json], won: int, old: int) -> Refusal | None:
    """The rule that these hu break, or None."""
    with_hand = sheet.get("matches") is None and has_hand(options, sheet)
    hand = cards_of(options, sheet.get("hand"), "hand") if with_hand else []
    check_cards(options, hand)
    left = max(len(hand), old)
    if won + left > HAND:
        return Refusal("score_hand_size", {"won": won, "count": left, "need": HAND - won})
    if with_hand and old > len(hand):
        return Refusal("score_old_count", {"count": old, "need": len(hand)})
    if old > most_old(options):
        return Refusal("score_old_most", {"count": old, "max": most_old(options)})
    if won + old < ENOUGH:
        return Refusal("hu_too_few", {"hu": won + old, "hu_tricks": won, "hu_old": old})
    return None


def most_old(options: Options) -> int:
    """The largest number of old cards: one of each suit, and those that are old from the start (5.1)."""
    return int(old_cards(options, 0)).bit_count()


def has_hand(options: Options, sheet: Mapping[str, Json]) -> bool:
    return sheet.get("hand") is not None or (options.players == 4 and options.dream_count != COUNT_DEALT)


def cards_of_sheet(
    state: State, options: Options, sheet: Mapping[str, Json], won: int, old: int
) -> tuple[list[str], str | None]:
    """The cards that the dream's card is matched against, and that card."""
    matched = cards_of(options, sheet.get("hand"), "hand") if has_hand(options, sheet) else []
    if options.players == 4 and options.dream_count == COUNT_DEALT:
        matched = cards_of(options, sheet.get("dealt"), "dealt")
        if len(matched) != HAND:
            raise RefusalError("deal_sizes", seat=int(state.winner), count=len(matched), need=HAND)
    return matched, dream_in(options, sheet, matched)


def matches_in(options: Options, sheet: Mapping[str, Json], won: int) -> int:
    """Read the number of matching cards, for a sheet without cards."""
    matches = count_of(sheet, "matches")
    for key in ("hand", "dealt", "dream"):
        if sheet.get(key):
            raise RefusalError("malformed", field=key)
    if matches > most_matches(options, won):
        raise RefusalError("malformed", field="matches")
    return matches


def most_matches(options: Options, won: int) -> int:
    """The largest number of cards of a winner that can match the dream's."""
    if options.players == 3:
        return 0
    room = HAND if options.dream_count == COUNT_DEALT else HAND - won
    cards = [card for name, card in in_pack(options).items() if int(in_play(options)) >> card & 1]
    return min(room, max(int(matching(options, card, in_play(options) & ~bit_of[card])) for card in cards))


# ---- a sheet that is being filled in -----------------------------------------------------------------------------


def sheet_state(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions to ask now; they depend on how the hand ended."""
    players = int(options.players)
    dealer = ask.dealer(sheet, players)
    ends = [end for end in ENDS if players == 4 or ENDS.index(end) != END_WUHU]
    end = ask.word(sheet, "end", [one for one in ends if one], default="hu", rare=True)
    if end.value is None or ENDS.index(end.value) not in (END_HU, END_WUHU):
        return dealer, end
    playing = [seat for seat in range(players) if seat != bystander(options, dealer.value or 0)]
    winner = ask.seat(sheet, "winner", playing)
    if ENDS.index(end.value) == END_WUHU:
        return dealer, winner, end
    callers = [seat for seat in playing if options.dealer_privilege or seat != dealer.value]
    privileged = ask.seat(sheet, "privileged", callers, optional=True)
    if sheet.get("entry", "whole" if sheet.get("hand") or sheet.get("dealt") else "quick") == "quick":
        sheet = {key: value for key, value in sheet.items() if key not in ("hand", "dealt", "dream")}
        hu = hu_fields(options, {"matches": 0, **sheet})
        matches = ask.count(sheet, "matches", most_matches(options, hu[0].value if not hu[0].lack else 0))
        rest: tuple[SheetField, ...] = (matches,) if players == 4 else ()
        entry = "quick"
    else:
        sheet = {key: value for key, value in sheet.items() if key != "matches"}
        hu, rest, entry = hu_fields(options, sheet), card_fields(options, sheet), "whole"
    way = (ask.word(sheet, "entry", ENTRIES, default=entry, optional=True, rare=True),) if players == 4 else ()
    return (dealer, winner, *hu, *rest, privileged, end, *way)


def hu_fields(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, SheetField]:
    """The questions for hu from tricks and from old cards; a refusal of their sum is shown at the second."""
    won = ask.count(sheet, "won", HAND)
    old = ask.count(sheet, "old", most_old(options), have=None)
    if won.lack or old.lack:
        return won, old
    try:
        wrong = why_not_hu(options, {"hand": [], **sheet}, won.value, old.value)
    except RefusalError as refused:
        wrong = refused.refusal
    return won, ask.count(sheet, "old", most_old(options), have=won.value + old.value, need=ENOUGH, lack=wrong)


def card_fields(options: Options, sheet: Mapping[str, Json]) -> tuple[SheetField, ...]:
    """The questions for the cards that decide the dream's score."""
    if options.players == 3:
        return ()
    dream = ask.piece(sheet, "dream")
    if options.dream_count == COUNT_DEALT:
        return dream, ask.pieces(sheet, "dealt", HAND, HAND)
    return dream, ask.pieces(sheet, "hand", None, HAND, optional=True)
