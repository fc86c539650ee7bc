"""Moves: in the open, in a secrecy window, and taken back."""

from collections.abc import Mapping
from typing import Literal

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.refusals import HouseRefusal, Illegal, own_seat
from paiguan.parlour.secret import asks_in_secret, declining
from paiguan.parlour.table import Table

Answer = tuple[dict[str, Json], Literal["guest", "bot"]]  # a move and what chose it


def play(table: Table, guest: str, command: w.Play, now: float, asked_at: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    deal = hand_of(table, command, seat)
    action = {**command.move, "seat": seat}
    _refuse_illegal(deal, action)
    events: list[e.AnyEvent] = [e.Back(at=now, seat=seat)] if table.chairs[seat].away else []
    return [*events, e.Moved(at=now, seat=seat, move=action, by="guest", spent=overspent(table, now - asked_at))]


def play_in_quiet(table: Table, guest: str, command: w.Play, now: float, go_on: int | None) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    hand_of(table, command, seat)
    action = {**command.move, "seat": seat}
    question = table.secret_question(seat)
    if question is None or table.chairs[seat].queued_answer is not None:
        raise HouseRefusal("wait_a_moment")
    _refuse_illegal(question, action)
    gone: list[e.AnyEvent] = [] if go_on is None else [e.WentOn(at=now, seat=seat, view=go_on)]
    return [e.QueuedAnswer(at=now, seat=seat, move=action), *gone]


def went_on(table: Table, guest: str, command: w.GoOn, now: float, go_on: int | None, held: bool) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    chair, hand = table.chairs[seat], len(table.hands)
    if command.hand == hand and 0 < command.view <= chair.gone_on:
        return []
    if (command.hand, command.view) != (hand, go_on):
        raise HouseRefusal("stale")
    gone: list[e.AnyEvent] = [e.WentOn(at=now, seat=seat, view=command.view)]
    question = None if held or chair.queued_answer is not None else table.secret_question(seat)
    if question is None:
        return gone
    return [e.QueuedAnswer(at=now, seat=seat, move=declining(question, seat)), *gone]


def hand_of(table: Table, command: w.Play, seat: int) -> Deal:
    """Return the hand on the table if the command refers to it.

    The command is stale when the seat has moved since the scene it answers: a repeated press must not count as the next
    decision.
    """
    if table.deal is None or table.deal.over:
        raise HouseRefusal("no_hand")
    seen = table.deal.view(seat).log
    if command.hand != len(table.hands) or not 0 <= command.step <= len(seen):
        raise HouseRefusal("stale")
    if any(move["seat"] == seat for move in seen[command.step :]):
        raise HouseRefusal("stale")
    return table.deal


def _refuse_illegal(deal: Deal, action: Json) -> None:
    if action.get("do") == "roll":
        raise HouseRefusal("dice_are_ours")
    if (refusal := deal.why_not(action)) is not None:
        raise Illegal(refusal)


def secret_answers(table: Table, answers: Mapping[int, Answer], now: float) -> list[e.AnyEvent]:
    """Return the moves of all seats that are asked in secret, in the order of the rules, until the public view changes.

    A missing answer counts as declining. So does an answer that is no longer legal because another seat's took
    precedence.
    """
    deal, events = table.deal, []
    if deal is None:  # another process, whose window ended sooner, has cleared the table for a rematch
        return []
    public = deal.view(None)
    while asks_in_secret(deal) and deal.actor is not None and deal.view(None) == public:
        seat = deal.actor
        move, by = answers.get(seat) or (declining(deal, seat), "guest")
        after = deal.copy()
        if after.why_not(move) is not None:
            move = declining(deal, seat)
        after.push(move)
        deal = after
        events.append(e.Moved(at=now, seat=seat, move=move, by=by))
    return list(events)


def overspent(table: Table, seconds: float) -> float:
    """Return the seconds of a move that are taken from the bank."""
    return max(0.0, seconds - table.clock.move) if table.clock else 0.0


def take_back(table: Table, guest: str, name: str, command: w.TakeBack, now: float) -> list[e.AnyEvent]:
    keep = before_last_decision(table, guest)
    if keep is None:
        raise HouseRefusal("no_takeback")
    return [e.TookBack(at=now, moves=keep)]


def before_last_decision(table: Table, guest: str) -> int | None:
    """Return how many moves remain when a guest takes back their last one, or None if they may not.

    Allowed only against bots, in a hand that is not over. A try never goes back to before it began.
    """
    seat = table.seat_of(guest)
    if seat is None or table.others_wait or table.stage != "playing" or table.daily is not None:
        return None
    first = 0 if table.origin is None else table.origin.moves
    by = table.hand.by
    own = [i for i, move in enumerate(table.hand.moves) if i >= first and move["seat"] == seat and by[i] == "guest"]
    return own[-1] if own else None
