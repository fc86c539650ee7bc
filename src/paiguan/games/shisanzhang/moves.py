"""The moves of 十三張, and their codes (verbs of the record format, rules 4)."""

from collections.abc import Sequence

from paiguan.engine.contract import Move, Refused
from paiguan.games.shisanzhang.combos import HEAD_PILE, SIZES
from paiguan.games.shisanzhang.legal import bet_codes
from paiguan.games.shisanzhang.options import SPECIALS, Options
from paiguan.games.shisanzhang.pieces import CARD, CARDS, ids, mask
from paiguan.games.shisanzhang.specials import NONE, best
from paiguan.games.shisanzhang.state import BET, DECLARE, HEAD, MID, PAIR_OF_DIGITS, State


class Bet(Move, frozen=True, tag="bet"):
    """Bet against the banker, before anybody sees cards."""

    amount: int | float | None = None


class Arrange(Move, frozen=True, tag="arrange"):
    """Lay out all thirteen cards; a foul may be laid down, and is paid for."""

    head: tuple[str, ...] = ()
    mid: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()


class Declare(Move, frozen=True, tag="declare"):
    """Declare a special hand instead of laying out; without a name the best one."""

    special: str | None = None


MOVES = (Bet, Arrange, Declare)


def check_cards(cards: Sequence[str]) -> None:
    """Refuse ids that are no cards, telling those spelt otherwise how to write them."""
    foreign = [card for card in cards if card not in CARD]
    for card in foreign:
        if correct := respelt(card):
            raise Refused("piece_spelling", piece=card, correct=correct)
    if foreign:
        raise Refused("unknown_piece", piece=foreign[0])


def respelt(card: str) -> str | None:
    """The id a person meant: suit before rank, 10 for T, the wrong case."""
    text = card.strip().upper().replace("10", "T")
    for spelling in (text, text[::-1]):
        if (found := spelling[:1] + spelling[1:].lower()) in CARD:
            return found
    return None


def codes(state: State, options: Options, move: Move) -> Sequence[int]:
    """The codes of a move; () where the action space has no word for it, so that it cannot be legal."""
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
    """The digits of an amount in pairs, as many as max_bet has; () for amounts that need more."""
    pairs = int(bet_codes(options))
    if not 0 <= amount < PAIR_OF_DIGITS**pairs:
        return ()
    return [BET + amount // PAIR_OF_DIGITS**place % PAIR_OF_DIGITS for place in reversed(range(pairs))]


def move_of(state: State, seat: int, given: Sequence[int]) -> Move:
    """The move that these codes make; a layout's tail is what is left of the cards dealt."""
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
