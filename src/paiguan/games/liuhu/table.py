"""The table as text, everything face up: for the terminal and the debugger."""

from collections.abc import Callable
from typing import Any

from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.liuhu.cards import face_up, old_cards
from paiguan.games.liuhu.combos import KINDS, kind_of
from paiguan.games.liuhu.names import ids
from paiguan.games.liuhu.seats import bystander
from paiguan.games.liuhu.state import AT_END, AT_FOLLOW, ENDS, PHASES
from paiguan.games.liuhu.view import trick_under_way


def table(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer and phase; the old cards; then each seat with its hu from tricks, its cards and what it has put down in this
    trick (★ the standing play)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.privileged != NOBODY:
        head.append(f"{name('roles', 'privileged')} {state.privileged}")
    if state.phase == AT_FOLLOW:
        head.append(name("combinations", KINDS[kind_of[state.led]]))
    if state.phase == AT_END:
        head.append(name("ends", ENDS[state.end]))
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head), f"{name('terms', 'old')}: {' '.join(ids(options, old_cards(options, face_up(state))))}"]
    put_down = trick_under_way(state)
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        dream = options.players == 4 and seat == bystander(options, state.dealer)
        won = name("roles", "dream") if dream else str(int(state.won[seat]))
        trick = f"{crown}[{' '.join(ids(options, put_down[seat]))}]" if seat in put_down else ""
        lines.append(f"{turn} {seat}  {won}  {' '.join(ids(options, state.hands[seat])):<36} {trick}".rstrip())
    return "\n".join(lines)
