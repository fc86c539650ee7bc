"""The table as text, everything face up: for the terminal and the debugger."""

from collections.abc import Callable
from typing import Any

from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.tianjiu.refusals import combo_name
from paiguan.games.tianjiu.state import AT_FOLLOW, AT_ROLL, PHASES
from paiguan.games.tianjiu.tiles import TILES, ids


def table(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer and phase; then each seat with its stacks, its tiles and what it has laid in this trick (★ on top)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.phase == AT_FOLLOW:
        head.append(name("combinations", combo_name(options, state.top)))
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head)]
    if state.phase <= AT_ROLL:
        lines += ["  " + " ".join(TILES[state.wall[4 * column + level]] for column in range(8)) for level in range(4)]
        return "\n".join(lines)
    for seat in range(4):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        laid = f"{crown}[{' '.join(ids(state.table[seat]))}]" if state.table[seat] else ""
        lines.append(f"{turn} {seat}  {state.stacks[seat]}  {' '.join(ids(state.hands[seat])):<24} {laid}".rstrip())
    return "\n".join(lines)
