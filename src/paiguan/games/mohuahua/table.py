"""The table as text, everything face up: for the terminal and the debugger."""

from collections.abc import Callable
from typing import Any

from paiguan.engine.kernel import Options, State
from paiguan.games.mohuahua.cards import ids
from paiguan.games.mohuahua.combos import COMBOS, NAMES, NONE
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.state import PHASES


def table(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer, phase and best play; then each seat with its 墩, its cards and its play in this trick (★ the best)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.best != NONE:
        head.append(name("pieces" if NAMES[state.best].isdigit() else "combinations", NAMES[state.best]))
    lines = [" · ".join(head)]
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        cards = name("roles", "resting") if seat == resting(state, options) else " ".join(ids(state.hands[seat]))
        laid = state.laid[seat]
        play = "" if laid == NONE else f"{crown}[{' '.join(COMBOS[laid].cards)}]"
        lines.append(f"{turn} {seat} {state.tricks[seat]:>2}  {cards:<47} {play}".rstrip())
    return "\n".join(lines)
