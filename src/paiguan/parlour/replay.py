"""Replay of a finished hand, step by step, as far as the viewer may see it."""

from collections.abc import Iterator, Sequence

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.records import begin_record
from paiguan.parlour import wire as w
from paiguan.parlour.scene import SeatHistory, shown_view
from paiguan.parlour.wording import account, prompt


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move; the first step is the deal."""

    view: dict[str, Json]
    lines: tuple[w.Line, ...]  # the log lines of this step
    prompt: str
    # The same moment from every seat that may be viewed from: moves made so far where all are open, else the steps of the viewer's
    # own seat. None for somebody who had no seat.
    place: int | None = None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A hand as seen from one seat."""

    game: str
    options: dict[str, Json]
    values: dict[str, Json]
    names: tuple[str, ...]
    viewer: int | None
    open: tuple[int | None, ...]  # seats that may be viewed from; null is a spectator
    steps: tuple[Step, ...]
    account: w.Account | None
    hand: int = 1
    hands: int = 1  # finished hands of this table
    sealed: bool = False  # it was dealt by a fair shuffle, and has a proof


def replay(
    record: Json, names: Sequence[str], own: int | None, seat: int | None, language: w.Language, all_open: bool = False
) -> Replay:
    """Return the replay of a record. Raises IllegalMove or BadRecord.

    `own` is the seat the viewer had, `seat` the one they want to view from.
    """
    final = begin_record(record)
    for action in record["actions"]:
        final.push(action)
    every = (None, *range(final.game.seats))
    open_to = every if all_open else open_seats(final, own)
    clocked = open_to == every
    looker = seat if seat in open_to else own
    deal = begin_record(record)
    history = SeatHistory(deal, looker)
    followed = history if looker == own else SeatHistory(deal, own)  # the steps of one's own seat count the others'
    seen = 0
    timed = clocked or own is not None
    steps = [step_of(deal, history, 0, names, language, 0 if timed else None)]
    for place, action in enumerate(record["actions"], 1):
        deal.push(action)
        sent = len(history.messages)
        history.follow(deal)
        if followed is not history:
            followed.follow(deal)
        seen += followed.changed
        if history.changed:  # a move hidden from the viewer is not a step
            at = place if clocked else seen if timed else None
            steps.append(step_of(deal, history, sent, names, language, at))
    return Replay(
        game=deal.game.name,
        options=deal.game.given,
        values=deal.game.values,
        names=tuple(names),
        viewer=looker,
        open=open_to,
        steps=tuple(steps),
        account=account(deal, names, language, looker) if deal.over else None,
    )


def step_of(
    deal: Deal, history: SeatHistory, sent: int, names: Sequence[str], language: w.Language, place: int | None = None
) -> Step:
    """Return the table as a viewer sees it now, with the lines that have not been `sent`."""
    lines = history.lines(names, language)[sent:]
    words = prompt(deal.game, history.view, False, names, language, history.seat)
    return Step(view=shown_view(history.view), lines=tuple(lines), prompt=words, place=place)


def open_seats(deal: Deal, own: int | None) -> tuple[int | None, ...]:
    """Return the seats a viewer may view from: their own, and all once the rules have shown them every piece."""
    if deal.over and all_is_known(deal, own):
        return (None, *range(deal.game.seats))
    return (None,) if own is None else (None, own)


def all_is_known(deal: Deal, own: int | None) -> bool:
    """Return whether the viewer knows the whole deal at its end."""
    interface, options = deal.game.interface, deal.game.options
    return bool(interface.dealt(deal.concealed(own), options) == interface.dealt(deal.state, options))


def own_decisions(record: Json, own: int) -> Iterator[tuple[int, int]]:
    """Yield the places of a seat's moves in a record, each with the step of its replay before the move.

    A move of one's own is always a step, so either number identifies it.
    """
    deal = begin_record(record)
    history, step = SeatHistory(deal, own), 0
    for place, action in enumerate(record["actions"]):
        if action["seat"] == own:
            yield place, step
        deal.push(action)
        history.follow(deal)
        step += history.changed
