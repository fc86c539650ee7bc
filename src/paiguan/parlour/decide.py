"""What a guest's command does to a table: the events it causes, or a refusal. Reads the table, changes nothing."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.shuffle import below, seating, shuffled
from paiguan.parlour.table import Table, asks_in_secret, declining

Answer = tuple[dict[str, Json], Literal["guest", "bot"]]  # a move and who chose it
FILL_LEVEL: w.Level = "regular"  # of bots on seats that are still open when the host begins


class Denied(Exception):
    """A command that changes nothing: a code of the house, whose sentence is in the house's own terms, and its parameters."""

    by: Literal["house", "rules"] = "house"  # whose code it is: both may have the same one

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.refusal = Refusal(code, params)


class Illegal(Denied):
    """A move that the rules of the game refuse: the code is the game's."""

    by = "rules"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)


def decide(
    table: Table, guest: str, name: str, command: Any, now: float, asked_at: float, quiet: bool = False
) -> list[e.AnyEvent]:
    """The events of a command, none if it changes nothing; raises Denied. The first event carries the command's name. `asked_at` is when the open
    question was put. While the table is `quiet` only those asked in secret may answer, and their answers wait for its end."""
    if isinstance(command, w.Play):
        done = play_in_quiet(table, guest, command, now) if quiet else play(table, guest, command, now, asked_at)
    else:
        done = decisions[type(command)](table, guest, name, command, now)
    key = f"{guest} {command.id}"
    return [msgspec.structs.replace(event, command=key) if i == 0 else event for i, event in enumerate(done)]


def play(table: Table, guest: str, command: w.Play, now: float, asked_at: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    deal = hand_of(table, command, seat)
    action = {**command.move, "seat": seat}
    _refuse_illegal(deal, action)
    events: list[e.AnyEvent] = [e.Back(at=now, seat=seat)] if table.chairs[seat].away else []
    return [*events, e.Moved(at=now, seat=seat, move=action, by="guest", spent=overspent(table, now - asked_at))]


def play_in_quiet(table: Table, guest: str, command: w.Play, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    hand_of(table, command, seat)
    action = {**command.move, "seat": seat}
    question = table.secret_question(seat)
    if question is None or table.chairs[seat].meant is not None:
        raise Denied("wait_a_moment")
    _refuse_illegal(question, action)
    return [e.Meant(at=now, seat=seat, move=action)]


def hand_of(table: Table, command: w.Play, seat: int) -> Deal:
    """The hand on the table, if the command was meant for it. It is stale when the seat has moved since the scene it answers:
    the same press must not be taken for the next decision."""
    if table.deal is None or table.deal.over:
        raise Denied("no_hand")
    seen = table.deal.view(seat).log
    if command.hand != len(table.hands) or not 0 <= command.step <= len(seen):
        raise Denied("stale")
    if any(move["seat"] == seat for move in seen[command.step :]):
        raise Denied("stale")
    return table.deal


def _refuse_illegal(deal: Deal, action: Json) -> None:
    if action.get("do") == "roll":
        raise Denied("dice_are_ours")
    if (refusal := deal.why_not(action)) is not None:
        raise Illegal(refusal)


def secret_answers(table: Table, answers: Mapping[int, Answer], now: float) -> list[e.AnyEvent]:
    """The moves of everybody who is asked in secret, in the order of the rules, until the public sees something new. An answer
    that the rules no longer take, because somebody else's was better, counts as declining; so does none."""
    deal, events = table.deal, []
    if deal is None:  # another process, whose window ended sooner, has cleared the table for a rematch
        return []
    public = deal.view(None)
    while asks_in_secret(deal) and deal.actor is not None and deal.view(None) == public:
        seat = deal.actor
        move, by = answers.get(seat) or (declining(deal, seat), "guest")
        if deal.why_not(move) is not None:
            move = declining(deal, seat)
        deal = deal.copy()
        deal.push(move)
        events.append(e.Moved(at=now, seat=seat, move=move, by=by))
    return list(events)


def overspent(table: Table, seconds: float) -> float:
    """Seconds of a move that come out of the bank."""
    return max(0.0, seconds - table.clock.move) if table.clock else 0.0


def ready(table: Table, guest: str, name: str, command: w.Ready, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "settled":
        raise Denied("not_between_hands")
    chair = table.chairs[seat]
    back: list[e.AnyEvent] = [e.Back(at=now, seat=seat)] if chair.away else []
    return [*back, *([] if chair.ready else [e.WasReady(at=now, seat=seat)])]


def sit(table: Table, guest: str, name: str, command: w.Sit, now: float) -> list[e.AnyEvent]:
    if not 0 <= command.seat < len(table.chairs):
        raise Denied("no_such_seat", seat=command.seat)
    own, chair = table.seat_of(guest), table.chairs[command.seat]
    if own == command.seat:
        return [e.Back(at=now, seat=own)] if chair.away else []
    if chair.guest:
        raise Denied("seat_taken", seat=command.seat)
    if table.begun:
        raise Denied("match_begun")
    left: list[e.AnyEvent] = [] if own is None else [e.Stood(at=now, seat=own)]
    return [*left, e.Sat(at=now, seat=command.seat, guest=guest, name=name)]


def stand(table: Table, guest: str, name: str, command: w.Stand, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if not table.begun:
        return [e.Stood(at=now, seat=seat)]
    return [] if table.chairs[seat].away else [e.Away(at=now, seat=seat)]


def seat_bot(table: Table, guest: str, name: str, command: w.SeatBot, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    if not 0 <= command.seat < len(table.chairs):
        raise Denied("no_such_seat", seat=command.seat)
    chair = table.chairs[command.seat]
    if chair.guest:
        raise Denied("seat_taken", seat=command.seat)
    return [] if chair.level == command.level else [e.BotSeated(at=now, seat=command.seat, level=command.level)]


def begin(table: Table, guest: str, name: str, command: w.Begin, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    return opening(table, now)


def opening(table: Table, now: float) -> list[e.AnyEvent]:
    """The match begins: open seats are filled, first dealer and first hand chosen by lot."""
    open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    filled: list[e.AnyEvent] = [e.BotSeated(at=now, seat=seat, level=FILL_LEVEL) for seat in open_seats]
    if (ritual := table.game.face.house.seating) is not None:
        first, throws = seating(ritual, [str(seat) for seat in range(len(table.chairs))])
    else:
        first, throws = first_dealer(table), ()
    sat = [one if one.guest or one.level else e.Sitter(level=FILL_LEVEL) for one in sitters(table)]
    dealt = next_hand(table, now, (*sat[first:], *sat[:first]))
    return [*filled, e.Seated(at=now, first=first, throws=throws), dealt]


def sitters(table: Table) -> tuple[e.Sitter, ...]:
    return tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in table.chairs)


def first_dealer(table: Table) -> int:
    """By lot; but who plays alone against bots is not to sit out the first hand."""
    seats = range(len(table.chairs))
    people = [seat for seat in seats if table.chairs[seat].guest]
    if len(people) != 1:
        return below(len(seats))
    resting = table.game.face.house.sits_out(table.game.plain_options, 0)
    fair = [first for first in seats if (people[0] - first) % len(seats) != resting]
    return fair[below(len(fair))]


def next_hand(table: Table, now: float, sat: tuple[e.Sitter, ...] | None = None) -> e.Dealt:
    return e.Dealt(at=now, deal=shuffled(table.match), seats=sitters(table) if sat is None else sat)


def rematch(table: Table, guest: str, name: str, command: w.Rematch, now: float) -> list[e.AnyEvent]:
    own_seat(table, guest)
    if table.stage != "over":
        raise Denied("match_not_over")
    return [e.Rematched(at=now)]


def take_back(table: Table, guest: str, name: str, command: w.TakeBack, now: float) -> list[e.AnyEvent]:
    keep = before_last_decision(table, guest)
    if keep is None:
        raise Denied("no_takeback")
    return [e.TookBack(at=now, moves=keep)]


def before_last_decision(table: Table, guest: str) -> int | None:
    """How many moves stay when a guest takes his last one back: against bots only, and in a hand that is not over."""
    seat = table.seat_of(guest)
    if seat is None or table.people > 1 or table.stage != "playing":
        return None
    own = [i for i, move in enumerate(table.hand.moves) if move["seat"] == seat and table.hand.by[i] == "guest"]
    return own[-1] if own else None


def must_be_heard(table: Table, guest: str) -> None:
    """Spectators speak only where the owner lets them."""
    if table.seat_of(guest) is None and not table.watchers_speak:
        raise Denied("watchers_listen")


def must_be_advised(table: Table, guest: str) -> None:
    """A hint is help from outside; where other people play, the owner decides for all of them."""
    own_seat(table, guest)
    if not table.advises:
        raise Denied("no_hints_here")


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Denied("not_seated")
    return seat


def must_be_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Denied("host_only")
    if table.begun:
        raise Denied("match_begun")


decisions: dict[type, Any] = {
    w.Ready: ready,
    w.Sit: sit,
    w.Stand: stand,
    w.SeatBot: seat_bot,
    w.Begin: begin,
    w.Rematch: rematch,
    w.TakeBack: take_back,
}
