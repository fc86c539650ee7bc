"""A finished hand again, step by step, as far as the viewer may see it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from paiguan.bots.review import review
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.records import begin_record
from paiguan.parlour import wire as w
from paiguan.parlour.scene import SeatHistory, advice_offer, shown_view
from paiguan.parlour.telling import account, prompt


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move; the first step is the deal."""

    view: dict[str, Json]
    lines: tuple[w.Line, ...]  # what was told with this step
    prompt: str
    place: int | None = None  # moves made so far, the same from every seat; told where all seats are open


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A hand from one seat."""

    game: str
    options: dict[str, Json]
    values: dict[str, Json]
    names: tuple[str, ...]
    viewer: int | None
    open: tuple[int | None, ...]  # seats one may look from; null is a spectator's place
    steps: tuple[Step, ...]
    account: w.Account | None
    hand: int = 1
    hands: int = 1  # finished hands of this table


def replay(
    record: Json, names: Sequence[str], own: int | None, seat: int | None, language: w.Language, all_open: bool = False
) -> Replay:
    """`own` is the seat the viewer had, `seat` the one he wants to look from; raises IllegalMove or BadRecord."""
    final = begin_record(record)
    for action in record["actions"]:
        final.push(action)
    every = (None, *range(final.game.seats))
    open_to = every if all_open else open_seats(final, own)
    clocked = open_to == every
    looker = seat if seat in open_to else own
    deal = begin_record(record)
    history = SeatHistory(deal, looker)
    steps = [_step(deal, history, 0, names, language, 0 if clocked else None)]
    for place, action in enumerate(record["actions"], 1):
        deal.push(action)
        told = len(history.told)
        history.follow(deal)
        if history.changed:  # a move that he may not know of is no step
            steps.append(_step(deal, history, told, names, language, place if clocked else None))
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


def _step(
    deal: Deal, history: SeatHistory, told: int, names: Sequence[str], language: w.Language, place: int | None
) -> Step:
    lines = history.lines(names, language)[told:]
    words = prompt(deal.game, history.view, False, names, language, history.seat)
    return Step(view=shown_view(history.view), lines=tuple(lines), prompt=words, place=place)


def open_seats(deal: Deal, own: int | None) -> tuple[int | None, ...]:
    """Where a viewer may look from: his own place, and everybody's once the rules have shown him every piece."""
    if deal.over and all_is_known(deal, own):
        return (None, *range(deal.game.seats))
    return (None,) if own is None else (None, own)


def all_is_known(deal: Deal, own: int | None) -> bool:
    """The deal as the viewer knows it at the end is the deal."""
    face, options = deal.game.face, deal.game.options
    return bool(face.dealt(deal.veiled(own), options) == face.dealt(deal.state, options))


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision and what it cost."""

    step: int  # of the replay, before the move
    seat: int
    lost: float
    error: float
    best: w.Offer
    played: w.Offer


class Review(msgspec.Struct, frozen=True, kw_only=True):
    moves: tuple[Reviewed, ...]
    lost: tuple[float, ...]  # by seat


def reviewed(record: Json, own: int | None, language: w.Language, **budget: Any) -> Review:
    """What decisions cost against the best moves: one's own, and everybody's where all is open."""
    final = begin_record(record)
    for action in record["actions"]:
        final.push(action)
    seats = open_seats(final, own)
    decisions = {one.step: one for one in review(final, **budget).decisions if one.seat in seats}
    moves, lost = [], [0.0] * final.game.seats
    deal = begin_record(record)
    history, step = SeatHistory(deal, own), 0
    for place, action in enumerate(record["actions"]):
        if (one := decisions.get(place)) is not None:
            best, played = (advice_offer(deal, move, language) for move in (one.best, one.move))
            cost, error = round(one.lost, 2), round(one.error, 2)
            moves.append(Reviewed(step=step, seat=one.seat, lost=cost, error=error, best=best, played=played))
            lost[one.seat] += one.lost
        deal.push(action)
        history.follow(deal)
        step += history.changed
    return Review(moves=tuple(moves), lost=tuple(round(value, 2) for value in lost))
