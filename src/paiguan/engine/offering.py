"""What a seat may do now, found by walking the kernels: whole moves, and verbs whose pieces are chosen freely."""

from collections.abc import Iterator
from typing import Any

import msgspec

from paiguan.engine.contract import Json, Move
from paiguan.engine.deal import Deal
from paiguan.engine.state import duplicate

# Verbs that are offered once, with the number of pieces to choose. A lead or a beat names its pieces.
FREE = frozenset(("discard", "pad", "arrange", "bet", "roll"))


def openings(deal: Deal, seat: int) -> Iterator[Move]:
    """One move for each first code that the seat may give, of the free verbs only one: the lowest of its kind."""
    game = deal.game
    states = duplicate(deal._states)
    if not game.loops.asked(states, game.option_array, seat):
        return
    seen: set[str] = set()
    inner = game.buffers.codes
    first = inner[: game.rules.legal(states[0], game.options, inner)].tolist()
    for code in first:
        move = game.face.move(states[0], game.options, seat, (code,))
        if move.verb in FREE:
            if move.verb in seen:
                continue
            seen.add(move.verb)
        codes = _whole(game, states, code)
        yield move if len(codes) == 1 else game.face.move(states[0], game.options, seat, codes)


def _whole(game: Any, states: Any, code: int) -> tuple[int, ...]:
    """The lowest whole move that begins with a code."""
    after, given = duplicate(states), [code]
    game.rules.play(after[0], game.options, code)
    while after[0].partial > 0:
        game.rules.legal(after[0], game.options, game.buffers.codes)
        given.append(int(game.buffers.codes[0]))
        game.rules.play(after[0], game.options, given[-1])
    return tuple(given)


def sendable(move: Move) -> dict[str, Json]:
    """An action of the record format, as JSON has it, without its seat."""
    fields = msgspec.to_builtins(move).items()
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in fields
        if key != "seat" and value is not None
    }
