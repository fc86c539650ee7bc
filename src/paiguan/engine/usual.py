"""A default interface for games in which every move plays one piece from the hand.

The state has the fields of `cards.card_fields`, and a code is the number of a piece. `usual_interface` builds the interface
from the pieces, the options and the view; a game can replace every part.
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from paiguan.engine.contract import (
    Bounds,
    Item,
    Json,
    Move,
    Refusal,
    RefusalError,
    Standing,
    View,
    payments,
    refuse,
)
from paiguan.engine.interface import GameInterface
from paiguan.engine.kernel import Options, State
from paiguan.engine.options import OptionSet
from paiguan.engine.reading import dealer_in, strings_in
from paiguan.engine.state import NOBODY, OVER, SEAT_SHIFT
from paiguan.engine.tricks import PastTrick, TrickPlay


class Play(Move, frozen=True, tag="play"):
    """Play one piece."""

    cards: tuple[str, ...]


def usual_interface(
    *,
    name: str,
    rules: ModuleType,
    options: OptionSet,
    pieces: Sequence[str],
    seats: int,
    items: tuple[str, ...],
    view: Callable[[State, Options, int | None, tuple[Json, ...]], View],
    bounds: Callable[[Mapping[str, Json]], Bounds],
    phases: tuple[str, ...] = ("play", "over"),
    **parts: object,
) -> GameInterface:
    """Build an interface; `parts` are further fields of `GameInterface`, or replacements of the defaults."""
    usual = Usual(rules, pieces, seats, phases)
    made: dict[str, Any] = {
        "moves": (Play,),
        "seats": lambda _: seats,
        "begin": usual.begin,
        "load": usual.load,
        "dealt": usual.dealt,
        "outcome": usual.outcome,
        "checks": {},
        "codes": usual.codes,
        "move": usual.move,
        "hidden_move": lambda state, options, seat, codes: {"seat": seat, "do": "play", "count": len(codes)},
        "why_not": usual.why_not,
        "text": usual.text,
        "next_standing": usual.next_standing,
        "sheet": {},
        "example": {},
        "score": lambda options, sheet, items: 0,
        **parts,
    }
    return GameInterface(
        name=name, rules=rules, options=options, items=items, view=view, bounds=bounds, phases=phases, **made
    )


class Usual:
    """The default parts of an interface."""

    def __init__(self, rules: ModuleType, pieces: Sequence[str], seats: int, phases: Sequence[str]) -> None:
        self.rules = rules
        self.pieces, self.seats, self.phases = tuple(pieces), seats, phases
        self.number = {piece: code for code, piece in enumerate(self.pieces)}

    # ---- records -------------------------------------------------------------------------------------------------

    def begin(self, state: State, options: Options, record: Mapping[str, Json]) -> None:
        state.dealer = dealer_in(record, self.seats)

    def load(self, state: State, options: Options, record: Mapping[str, Json]) -> None:
        """Read the whole deck in the order in which it is dealt."""
        if record.get("deal") is None:
            raise RefusalError("deal_missing")
        deck = strings_in(record["deal"], "deal")
        for piece in deck:
            if piece not in self.number:
                raise RefusalError("unknown_piece", piece=piece)
        for piece in self.pieces:
            if deck.count(piece) != 1:
                raise RefusalError("deal_pieces", piece=piece)
        for place, piece in enumerate(deck):
            state.deck[place] = self.number[piece]
        self.rules.restart(state, options)

    def dealt(self, state: State, options: Options) -> dict[str, Json]:
        return {"dealer": int(state.dealer), "deal": [self.pieces[code] for code in state.deck.tolist()]}

    def outcome(self, state: State, options: Options, items: Sequence[Item], illegal: bool) -> dict[str, Json]:
        return {
            "payments": None if illegal else list(payments(items, self.seats)),
            "items": [[item.id, item.payer, item.payee, item.amount] for item in items],
            "turn": None if state.turn == NOBODY else int(state.turn),
            "hands": [ids(self.pieces, state.hands[seat]) for seat in range(self.seats)],
        }

    def next_standing(self, options: Options, standing: Standing, state: State) -> Standing:
        """Pass the deal on; the match is over after as many hands as the option `hands` says."""
        hands = standing.hands + 1
        return Standing(hands=hands, over=hands >= int(options.hands), dealer=(int(state.dealer) + 1) % self.seats)

    # ---- moves ---------------------------------------------------------------------------------------------------

    def codes(self, state: State, options: Options, move: Play) -> Sequence[int]:
        for piece in move.cards:
            if piece not in self.number:
                raise RefusalError("unknown_piece", piece=piece)
        return (self.number[move.cards[0]],) if len(move.cards) == 1 else ()

    def move(self, state: State, options: Options, seat: int, codes: Sequence[int]) -> Move:
        return Play(seat=seat, cards=(self.pieces[codes[0]],))

    def why_not(self, state: State, options: Options, move: Play) -> Refusal:
        if self.rules.actor(state) == OVER:
            return refuse("hand_over")
        if move.seat != state.turn:
            return refuse("not_your_turn", player=move.seat, player2=int(state.turn))
        held = ids(self.pieces, state.hands[move.seat])
        for piece in move.cards:
            if piece not in held:
                return refuse("not_held", player=move.seat, piece=piece)
        return refuse("not_legal")

    # ---- for people ----------------------------------------------------------------------------------------------

    def text(self, state: State, options: Options, name: Callable[[str, str], str]) -> str:
        """The phase and the dealer, then a line a seat: its pieces, and in brackets what it has played to the trick."""
        head = [name("game", "name"), name("phases", self.phases[state.phase])]
        lines = [" · ".join([*head, f"{name('roles', 'dealer')} {state.dealer}"])]
        for seat in range(self.seats):
            turn = "→" if seat == state.turn else " "
            laid = "" if state.table[seat] == NOBODY else f"  [{self.pieces[state.table[seat]]}]"
            lines.append(f"{turn} {seat}  {' '.join(ids(self.pieces, state.hands[seat]))}{laid}")
        return "\n".join(lines)


def ids(pieces: Sequence[str], mask: int) -> list[str]:
    """The pieces of a mask."""
    return [piece for code, piece in enumerate(pieces) if int(mask) >> code & 1]


def left(concealed: State) -> tuple[int, ...]:
    """The number of pieces in each hand, which is public."""
    played = [entry >> SEAT_SHIFT & 3 for entry in concealed.log[: concealed.logged]]
    owners = list(concealed.owner)
    return tuple(owners.count(seat) - played.count(seat) for seat in range(len(concealed.hands)))


def last_trick(log: Sequence[Mapping[str, Json]], seats: int, leader: int) -> PastTrick | None:
    """The last finished trick, if every seat plays one piece to a trick in turn; `leader` leads now or has won the last
    trick."""
    number = len(log) // seats
    if number == 0:
        return None
    entries = log[(number - 1) * seats : number * seats]
    winner = log[number * seats]["seat"] if len(log) > number * seats else leader
    plays = tuple(TrickPlay(entry["seat"], tuple(entry["cards"]), ()) for entry in entries)
    return PastTrick(number, entries[0]["seat"], winner, plays)
