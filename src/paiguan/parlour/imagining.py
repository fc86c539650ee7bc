"""What might have followed another move in a finished hand: one continuation, imagined from what the seat knew then.

Nothing of the true deal is used: a world is sampled from the seat's concealed state, as reviews do, and bots play on in it until the
seat is asked again. It shows what the option leads to; what it is worth is known only over many worlds.
"""

from collections.abc import Mapping, Sequence

import msgspec

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.deal import Deal
from paiguan.engine.records import begin_record
from paiguan.parlour import wire as w
from paiguan.parlour.bots import chosen
from paiguan.parlour.replay import Step, step_of
from paiguan.parlour.scene import SeatHistory

MOST = 16  # moves; a seat is asked again long before in most hands
LEVEL: w.Level = "regular"


class Continuation(msgspec.Struct, frozen=True, kw_only=True):
    """The table after the move, and after each move that is imagined to follow it, as the seat sees it."""

    steps: tuple[Step, ...]


def before_move(record: Json, place: int) -> Deal:
    """Return the hand after its first `place` moves."""
    deal = begin_record(record)
    for action in record["actions"][:place]:
        deal.push(action)
    return deal


def continuation(
    deal: Deal, seat: int, move: Mapping[str, Json], names: Sequence[str], language: w.Language
) -> Continuation | Refusal:
    """Return what may follow a move of a seat, or why the move is not legal there."""
    action = {**move, "seat": seat}
    if (refusal := deal.why_not(action)) is not None:
        return refusal
    world = deal.resample(seat, seed=0)
    history = SeatHistory(world, seat)
    sent, steps = len(history.messages), list[Step]()
    for number in range(MOST):
        world.push(action)
        history.follow(world)
        if history.changed:
            steps.append(step_of(world, history, sent, names, language))
            sent = len(history.messages)
        actor = world.actor
        if actor is None or (actor == seat and not world.chance and len(world.legal_moves_of(seat)) > 1):
            break
        action = (
            msgspec.to_builtins(world.legal_moves.random(number))
            if world.chance
            else chosen(world, actor, LEVEL, number)
        )
    return Continuation(steps=tuple(steps))
