"""The record format of 十三張: moves and their codes, the deal, and the outcome of a hand (rules 10, "Record format")."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from paiguan.engine.contract import Item, Json, Move, RefusalError, is_whole, payments
from paiguan.engine.moves import counted
from paiguan.engine.reading import hands_in, strings_in
from paiguan.games.shisanzhang.combos import HEAD_PILE, SIZES
from paiguan.games.shisanzhang.legal import BET, DECLARE, HEAD, MID, PAIR_OF_DIGITS, bet_codes
from paiguan.games.shisanzhang.options import SPECIALS, Options
from paiguan.games.shisanzhang.play import has_betting, restart
from paiguan.games.shisanzhang.specials import NONE, best
from paiguan.games.shisanzhang.state import AT_SHOWDOWN, CARD, CARDS, HAND, PAIR_IDS, State, ids, mask


class Bet(Move, frozen=True, tag="bet"):
    """Bet against the banker, before any cards are seen."""

    chosen_freely: ClassVar[bool] = True

    amount: int | float | None = None


class Arrange(Move, frozen=True, tag="arrange"):
    """Lay out all thirteen cards; a foul is allowed, and is paid for."""

    chosen_freely: ClassVar[bool] = True

    head: tuple[str, ...] = ()
    mid: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()


class Declare(Move, frozen=True, tag="declare"):
    """Declare a special hand instead of laying out; the best one if none is named."""

    special: str | None = None


MOVES = (Bet, Arrange, Declare)


def check_cards(cards: Sequence[str]) -> None:
    """Refuse ids that are not cards; the refusal corrects the spelling if it can."""
    foreign = [card for card in cards if card not in CARD]
    for card in foreign:
        if correct := respelt(card):
            raise RefusalError("piece_spelling", piece=card, correct=correct)
    if foreign:
        raise RefusalError("unknown_piece", piece=foreign[0])


def respelt(card: str) -> str | None:
    """The id that was probably meant: suit before rank, 10 for T, the wrong case."""
    text = card.strip().upper().replace("10", "T")
    for spelling in (text, text[::-1]):
        if (found := spelling[:1] + spelling[1:].lower()) in CARD:
            return found
    return None


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () if the action space has none for it, so that it cannot be legal."""
    match move:
        case Bet(amount=amount):
            return bet_in_pairs(options, amount) if isinstance(amount, int) else ()
        case Arrange(head=head, mid=mid, tail=tail):
            check_cards((*head, *mid, *tail))
            if (len(head), len(mid), len(tail)) != SIZES or mask((*head, *mid, *tail)) != state.dealt[move.seat]:
                return ()
            return [HEAD + number for number in numbers(head)] + [MID + number for number in numbers(mid)]
        case Declare(special=None):
            found = best(options, state.dealt[move.seat])
            return () if found == NONE else (DECLARE + found,)
        case Declare(special=special):
            return (DECLARE + SPECIALS.index(special),) if special in SPECIALS else ()
    raise TypeError(f"{type(move).__name__} is no move of 十三張")


def numbers(cards: Sequence[str]) -> list[int]:
    return sorted(CARD[card] for card in cards)


def bet_in_pairs(options: Options, amount: int) -> Sequence[int]:
    """The digits of an amount in pairs, as many as max_bet has; () for an amount that needs more."""
    pairs = int(bet_codes(options))
    if not 0 <= amount < PAIR_OF_DIGITS**pairs:
        return ()
    return [BET + amount // PAIR_OF_DIGITS**place % PAIR_OF_DIGITS for place in reversed(range(pairs))]


def move_of(state: State, seat: int, given: Sequence[int]) -> Move:
    """The move that these codes make; a layout's tail is the rest of the dealt cards."""
    if given[0] < HEAD:
        amount = 0
        for code in given:
            amount = amount * PAIR_OF_DIGITS + code - BET
        return Bet(seat=seat, amount=amount)
    if given[0] >= DECLARE:
        return Declare(seat=seat, special=SPECIALS[given[0] - DECLARE])
    head = [CARDS[code - HEAD] for code in given[: SIZES[HEAD_PILE]]]
    mid = [CARDS[code - MID] for code in given[SIZES[HEAD_PILE] :]]
    tail = ids(int(state.dealt[seat]) ^ mask((*head, *mid)))
    return Arrange(seat=seat, head=tuple(head), mid=tuple(mid), tail=tuple(tail))


# ---- records ---------------------------------------------------------------------------------------------------


def begin(state: State, options: Options, record: Mapping[str, Json]) -> None:
    dealer = record.get("dealer", 0)
    last = int(options.players) - 1
    if not is_whole(dealer) or not 0 <= dealer <= last:
        raise RefusalError("dealer_invalid", value=dealer, last=last)
    state.dealer = dealer


def load(state: State, options: Options, record: Mapping[str, Json]) -> None:
    """Read thirteen cards for each seat; the bets that were left out follow from the actions."""
    deal = hands_in(record, int(options.players))
    hands = [cards_of(hand, f"deal[{seat}]") for seat, hand in enumerate(deal)]
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise RefusalError("deal_sizes", seat=seat, count=len(hand), need=HAND)
    for card, count in counted([card for hand in hands for card in hand]).items():
        if count > 1:
            raise RefusalError("deal_pieces", piece=card, count=count, copies=1)
    for seat, hand in enumerate(hands):
        state.dealt[seat] = mask(hand)
    state.absent = absent_bets(state, options, record.get("actions"))
    restart(state, options)


def cards_of(value: Json, field: str) -> list[str]:
    cards = strings_in(value, field)
    check_cards(cards)
    return cards


def absent_bets(state: State, options: Options, actions: Json) -> int:
    """The punters whose bets a record leaves out, as a bit set: those without a bet before the first layout or
    declaration (4)."""
    if not has_betting(options) or not isinstance(actions, list):
        return 0
    seen = [action for action in actions if isinstance(action, dict)]
    first = next((i for i, action in enumerate(seen) if action.get("do") in ("arrange", "declare")), None)
    if first is None:
        return 0  # betting is still going on
    bettors = [action.get("seat") for action in seen[:first] if action.get("do") == "bet"]
    return sum(1 << seat for seat in range(options.players) if seat != state.dealer and seat not in bettors)


def dealt(state: State, options: Options) -> dict[str, Json]:
    return {"dealer": int(state.dealer), "deal": [ids(state.dealt[seat]) for seat in range(options.players)]}


def outcome(state: State, options: Options, items: Sequence[Item], illegal: bool) -> dict[str, Json]:
    """Everything that a record may expect; null after a refused action or before all seats have committed."""
    if illegal or state.phase != AT_SHOWDOWN:
        return {"payments": None, "items": None, "scores": None}
    players = int(options.players)
    scores, lines = [0] * players, []
    for item in items:
        if item.id in PAIR_IDS:  # a score in a pot game, which has a debtor and no payer
            payer = item.debtor if item.payer is None else item.payer
            assert payer is not None
            assert item.payee is not None
            scores[payer] -= item.amount
            scores[item.payee] += item.amount
            lines.append({"id": item.id, "from": payer, "to": item.payee, "n": item.amount})
    return {"payments": list(payments(items, players)), "items": lines, "scores": scores}


def same(key: str, got: Json, expected: Json) -> bool:
    """Whether an expectation is met; items compare as a multiset."""
    if key == "items" and isinstance(got, list) and isinstance(expected, list):
        return sorted(map(_line, got)) == sorted(map(_line, expected))
    return bool(got == expected)


def _line(item: Json) -> str:
    return str(sorted(item.items())) if isinstance(item, dict) else str(item)
