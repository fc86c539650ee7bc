"""Decide what a guest's command does to a table: return the events it causes, or refuse it. The table is only read."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paiguan.engine.contract import Json, Refusal, RefusalError
from paiguan.engine.deal import Deal
from paiguan.engine.match import Match
from paiguan.fair.cut import is_hash, seal_of
from paiguan.parlour import chairs
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.sealing import awaited, may_seal, walled
from paiguan.parlour.shuffle import below, laid, shuffled
from paiguan.parlour.table import Table, asks_in_secret, declining

Answer = tuple[dict[str, Json], Literal["guest", "bot"]]  # a move and what chose it
OF_OWNERS = (w.Leave, w.CloseTable, w.SeatBot, w.Begin, w.Rematch)
FILL_LEVEL: w.Level = "regular"  # level of the bots that fill open seats when the owner begins


class HouseRefusal(RefusalError):
    """Refusal of a command. The code is the house's, and the house's terms hold its sentence."""

    by: Literal["house", "rules"] = "house"  # which terms the code belongs to, since both may use the same code


class Illegal(HouseRefusal):
    """Refusal of a move by the rules of the game. The code is the game's."""

    by = "rules"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)


def decide(
    table: Table,
    guest: str,
    name: str,
    command: Any,
    now: float,
    asked_at: float,
    quiet: bool = False,
    go_on: int | None = None,
    held: bool = False,
) -> list[e.AnyEvent]:
    """Return the events of a command, empty if it changes nothing. Raises HouseRefusal.

    The first event carries the command's key. `asked_at` is when the open question was put. While the table is `quiet`
    only seats asked in secret may answer, and their answers are queued until the window closes. `go_on` is the number of
    the view that the guest is to go on from; with `held` it is an earlier view than the one a question is about.
    """
    if table.closed:
        raise HouseRefusal("table_closed")
    if table.daily is not None and isinstance(command, w.Stand | w.Leave | w.CloseTable):
        raise HouseRefusal("daily_waits")  # no bot plays it for them
    if table.contest is not None and isinstance(command, OF_OWNERS):
        raise HouseRefusal("contest_table")  # its seats and its length are the tournament's
    if isinstance(command, w.Play):
        done = play_in_quiet(table, guest, command, now, go_on) if quiet else play(table, guest, command, now, asked_at)
    elif isinstance(command, w.GoOn):
        done = went_on(table, guest, command, now, go_on, held)
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


def ready(table: Table, guest: str, name: str, command: w.Ready, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "settled":
        raise HouseRefusal("not_between_hands")
    return willing(table, seat, now)


def willing(table: Table, seat: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a player who wants to go on, and plays in person again."""
    chair = table.chairs[seat]
    back: list[e.AnyEvent] = [e.Back(at=now, seat=seat)] if chair.away else []
    return [*back, *([] if chair.ready else [e.WasReady(at=now, seat=seat)])]


def seal(table: Table, guest: str, name: str, command: w.Seal, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.given_deal or table.single:
        return []  # these deals are not shuffled
    if command.hand != len(table.hands) + 1 or not may_seal(table) or (table.cut and table.cut.called):
        raise HouseRefusal("stale")
    return sealing(table, seat, command.seal, now)


def sealing(table: Table, seat: int, given: str, now: float) -> list[e.AnyEvent]:
    """Return the events of a person's seal. The first also seals the house's wall; the last between hands calls for numbers."""
    part = table.chairs[seat].part
    if part is not None and part.seal == given:
        return []
    others = {chair.part.seal for chair in table.chairs if chair.part is not None}
    if not is_hash(given) or given in others or (part is not None and part.seal):
        raise HouseRefusal("bad_seal")
    wall: list[e.AnyEvent] = [walled(table, now)] if table.cut is None else []
    missing = [
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.person and not (chair.part and chair.part.seal)
    ]
    called: list[e.AnyEvent] = [e.Called(at=now)] if table.stage == "settled" and not missing else []
    return [*wall, e.Sealed(at=now, seat=seat, seal=given), *called]


def unseal(table: Table, guest: str, name: str, command: w.Unseal, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    part, cut = table.chairs[seat].part, table.cut
    if part is None or cut is None or cut.called is None or command.hand != cut.hand:
        raise HouseRefusal("stale")
    if part.number and part.number == command.number:
        return []
    if not is_hash(command.number) or seal_of(command.number) != part.seal:
        raise HouseRefusal("wrong_number")
    opened = e.Unsealed(at=now, seat=seat, number=command.number)
    if table.stage == "gathering" and awaited(table) == [seat]:  # the first hand waits for nothing else
        return [opened, next_hand(table, now, opened={part.seal: command.number})]
    return [opened]


def sit(table: Table, guest: str, name: str, command: w.Sit, now: float) -> list[e.AnyEvent]:
    if not 0 <= command.seat < len(table.chairs):
        raise HouseRefusal("no_such_seat", seat=command.seat)
    own, chair = table.seat_of(guest), table.chairs[command.seat]
    if own == command.seat:
        return [e.Back(at=now, seat=own)] if chair.away else []
    if chair.guest:
        raise HouseRefusal("seat_taken", seat=command.seat)
    if table.begun:
        return take_over(table, guest, name, command.seat, now)
    left: list[e.AnyEvent] = [] if own is None else [e.Stood(at=now, seat=own)]
    return [*left, e.Sat(at=now, seat=command.seat, guest=guest, name=name)]


def take_over(table: Table, guest: str, name: str, seat: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a spectator who takes a vacant seat during a match.

    A guest who has held other pieces of the present hand must wait for the next one.
    """
    if not table.chairs[seat].vacant or table.seat_of(guest) is not None or table.stage == "seating":
        raise HouseRefusal("match_begun")
    if table.in_play and table.hand.seat_of(guest) not in (None, seat):
        raise HouseRefusal("next_hand_first")
    return [e.Sat(at=now, seat=seat, guest=guest, name=name)]


def leave(table: Table, guest: str, name: str, command: w.Leave, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    heir = next((chair.guest for chair in table.chairs if chair.guest and chair.guest != guest), None)
    passed: list[e.AnyEvent] = [e.PassedOn(at=now, guest=heir)] if guest == table.host and heir else []
    left = e.Vacated(at=now, seat=seat, level=FILL_LEVEL) if table.begun else e.Stood(at=now, seat=seat)
    return [left, *passed]


def close(table: Table, guest: str, name: str, command: w.CloseTable, now: float) -> list[e.AnyEvent]:
    if guest != table.host:
        raise HouseRefusal("host_only")
    return [e.Closed(at=now)]


def stand(table: Table, guest: str, name: str, command: w.Stand, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if not table.begun:
        return [e.Stood(at=now, seat=seat)]
    return [] if table.chairs[seat].away else [e.Away(at=now, seat=seat)]


def seat_bot(table: Table, guest: str, name: str, command: w.SeatBot, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    if not 0 <= command.seat < len(table.chairs):
        raise HouseRefusal("no_such_seat", seat=command.seat)
    chair = table.chairs[command.seat]
    if chair.guest:
        raise HouseRefusal("seat_taken", seat=command.seat)
    if chair.level == command.level:
        return []
    # After the match an open seat waits for somebody, as before the first one.
    again: list[e.AnyEvent] = [e.Rematched(at=now)] if table.begun and command.level is None else []
    return [*again, e.BotSeated(at=now, seat=command.seat, level=command.level)]


def begin(table: Table, guest: str, name: str, command: w.Begin, now: float) -> list[e.AnyEvent]:
    must_be_host(table, guest)
    return another_match(table, now) if table.begun else opening(table, now)


def another_match(table: Table, now: float) -> list[e.AnyEvent]:
    """Begin another match with everybody who sits here."""
    return [e.Rematched(at=now), *opening(table, now, Match(table.game))]


def opening(table: Table, now: float, match: Match | None = None) -> list[e.AnyEvent]:
    """Begin the match: fill open seats with bots, then draw the first dealer and deal, or roll for chairs."""
    open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    filled: list[e.AnyEvent] = [e.BotSeated(at=now, seat=seat, level=FILL_LEVEL) for seat in open_seats]
    ritual = None if table.given_deal else chairs.ritual_of(table)
    throws = () if ritual is None else chairs.thrown(ritual)
    if ritual is not None and table.people > 1:
        return [*filled, e.Threw(at=now, throws=throws)]
    first = first_dealer(table) if ritual is None else int(ritual.order[0])
    sat = [one if one.guest or one.level else e.Sitter(level=FILL_LEVEL) for one in sitters(table)]
    dealt = dealing(table, now, (*sat[first:], *sat[:first]), match)
    return [*filled, e.Seated(at=now, first=first, throws=throws), dealt]


def choose_chair(table: Table, guest: str, name: str, command: w.TakeChair, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "seating":
        raise HouseRefusal("not_asked")
    chair = chairs.kept(table, seat) if command.chair is None else command.chair
    if (refused := chairs.why_not(table, seat, chair)) is not None:
        raise Illegal(refused.refusal)
    return chair_taken(table, seat, chair, now)


def chair_taken(table: Table, seat: int, chair: int, now: float) -> list[e.AnyEvent]:
    """Return the events of a choice of chair. The last choice also deals the first hand, or calls for its numbers."""
    taken = chairs.choice(table, seat, chair, now)
    if (seats := chairs.seats_after(table, taken)) is None:
        return taken
    sat = sitters(table)
    dealt = dealing(table, now, tuple(sat[seats.index(seat)] for seat in range(len(seats))))
    return [*taken, e.Seated(at=now, first=seats.index(0), throws=table.throws, seats=seats), dealt]


def sitters(table: Table) -> tuple[e.Sitter, ...]:
    return tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in table.chairs)


def first_dealer(table: Table) -> int:
    """Draw the first dealer. A player alone with bots never sits out the first hand; a given deal has its own dealer."""
    if table.given_deal:
        return 0
    seats = range(len(table.chairs))
    people = [seat for seat in seats if table.chairs[seat].guest]
    if len(people) != 1:
        return below(len(seats))
    resting = table.game.interface.house.sits_out(table.game.plain_options, 0)
    fair = [first for first in seats if (people[0] - first) % len(seats) != resting]
    return fair[below(len(fair))]


def dealing(
    table: Table, now: float, sat: tuple[e.Sitter, ...] | None = None, match: Match | None = None
) -> e.Called | e.Dealt:
    """Deal the next hand; where people have sealed numbers that they are still to open, call for those first."""
    if table.cut is not None and table.cut.called is None and awaited(table):
        return e.Called(at=now)
    return next_hand(table, now, sat, match)


def next_hand(
    table: Table,
    now: float,
    sat: tuple[e.Sitter, ...] | None = None,
    match: Match | None = None,
    opened: Mapping[str, str] | None = None,
) -> e.Dealt:
    """Deal the next hand of the table's match, or the first of a new `match`. `opened` has the numbers of seals that are only
    now opened."""
    if table.cut is not None:
        deal = laid(match or table.match, table.cut.pieces(opened or {}))
    else:
        deal = table.given_deal or shuffled(match or table.match)
    return e.Dealt(at=now, deal=deal, seats=sitters(table) if sat is None else sat)


def rematch(table: Table, guest: str, name: str, command: w.Rematch, now: float) -> list[e.AnyEvent]:
    seat = own_seat(table, guest)
    if table.stage != "over":
        raise HouseRefusal("match_not_over")
    if table.daily is not None:
        raise HouseRefusal("daily_once")
    if table.origin is not None:
        raise HouseRefusal("only_a_try")
    return willing(table, seat, now)


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


def must_be_heard(table: Table, guest: str) -> None:
    """Refuse spectators who speak where the owner has not allowed it."""
    if table.seat_of(guest) is None and not table.watchers_speak:
        raise HouseRefusal("watchers_listen")


def must_be_read(table: Table, guest: str) -> None:
    """Refuse messages where the owner has not allowed them, and from spectators who may not speak."""
    if not table.chat:
        raise HouseRefusal("no_chat_here")
    must_be_heard(table, guest)


def must_be_advised(table: Table, guest: str) -> None:
    """Refuse hints to guests without a seat, and where other people play unless the owner allows hints to everyone."""
    own_seat(table, guest)
    if table.daily is not None:
        raise HouseRefusal("no_hints_daily")
    if not table.advises:
        raise HouseRefusal("no_hints_here")


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise HouseRefusal("not_seated")
    return seat


def must_be_host(table: Table, guest: str) -> None:
    """Refuse everybody but the owner, and the owner during a match."""
    if guest != table.host:
        raise HouseRefusal("host_only")
    if table.begun and (table.stage != "over" or table.single):
        raise HouseRefusal("match_begun")


decisions: dict[type, Any] = {
    w.Ready: ready,
    w.Seal: seal,
    w.Unseal: unseal,
    w.Sit: sit,
    w.Stand: stand,
    w.Leave: leave,
    w.CloseTable: close,
    w.SeatBot: seat_bot,
    w.Begin: begin,
    w.TakeChair: choose_chair,
    w.Rematch: rematch,
    w.TakeBack: take_back,
}
