"""The table as text, everything face up: for the terminal and the debugger."""

from collections.abc import Callable
from typing import Any

from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.cards import CARDS, ids, kind_ids
from paiguan.games.weimaque.claims import dreamer_of
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_WEI,
    BY_SHIFT,
    INTO_WEI,
    KIND_BITS,
    PHASES,
    STOCK,
    TAKEN,
    meld_id,
)


def table(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer, phase and stock; then each seat with its hand, [melds], (locks) and pile."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    head.append(f"{name('terms', 'stock')} {STOCK - state.drawn}")
    if state.phase in (AT_CLAIM, AT_WEI):
        role = name("roles", "drawer" if state.turned else "discarder")
        head.append(f"{role} {state.by}: {CARDS[state.card]}")
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head)]
    for seat in range(4):
        turn = "→" if seat == state.turn else " "
        if seat == dreamer_of(state.dealer):
            lines.append(f"{turn} {seat}  {name('roles', 'dreamer')}")
            continue
        melds = " ".join(meld_id(meld) for meld in state.melds[seat][: state.laid[seat]])
        parts = [" ".join(ids(state.hands[seat]))]
        parts += [f"[{melds}]"] if melds else []
        parts += [f"({' '.join(kind_ids(state.locks[seat]))})"] if state.locks[seat] else []
        parts += [f"· {' '.join(pile(state, seat))}"] if pile(state, seat) else []
        lines.append(f"{turn} {seat}  {'  '.join(parts)}")
    return "\n".join(lines)


def pile(state: State, seat: int) -> list[str]:
    """The cards a seat exposed that nobody took; one that is still being claimed is not among them."""
    entries = state.shown[: state.exposures - (state.phase == AT_CLAIM)].tolist()
    return [
        CARDS[entry & KIND_BITS]
        for entry in entries
        if entry >> BY_SHIFT & 3 == seat and not entry & (TAKEN | INTO_WEI)
    ]
