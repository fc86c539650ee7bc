"""The table as text, everything face up: for the terminal and the debugger."""

from collections.abc import Callable, Sequence
from typing import Any

from paiguan.engine.kernel import Options, State
from paiguan.games.shisanzhang.cards import RANKS, SUITS, ids
from paiguan.games.shisanzhang.options import BANKER
from paiguan.games.shisanzhang.state import PHASES
from paiguan.games.shisanzhang.view import commitment


def table(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer and phase; then each seat with its bet and its cards: in hand, in three piles, or declared."""
    role = "banker" if options.opposition == BANKER else "dealer"
    lines = [f"{name('game', 'name')} · {name('phases', PHASES[state.phase])} · {name('roles', role)} {state.dealer}"]
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        bet = f"{state.bets[seat]}" if state.bets[seat] else "-"
        lines.append(f"{turn} {seat}  {bet:>3}  {cards(state, options, seat, name)}")
    return "\n".join(lines)


def cards(state: State, options: Options, seat: int, name: Callable[[str, Any], str]) -> str:
    made = commitment(state, options, seat)
    if made is None:
        return sorted_by_rank(ids(state.dealt[seat]))
    if made.special is not None:
        return f"{sorted_by_rank(ids(state.dealt[seat]))}  [{name('combinations', made.special)}]"
    piles = " | ".join(sorted_by_rank(pile.cards) for pile in made.piles)
    names = ", ".join(name("combinations", pile.category) for pile in made.piles)
    return f"{piles}  [{names}]{' ' + name('roles', 'foul') if made.foul else ''}"


def sorted_by_rank(cards: Sequence[str]) -> str:
    """As people sort a hand: the highest first, pairs side by side."""
    return " ".join(sorted(cards, key=lambda card: (-RANKS.index(card[0]), SUITS.index(card[1]))))
