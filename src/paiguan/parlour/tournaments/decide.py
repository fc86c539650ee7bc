"""Decide what a command does to a tournament: return the events it causes, none if it changes nothing, or refuse it."""

from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.tournaments import events as e
from paiguan.parlour.tournaments.tournament import Tournament


def join(tournament: Tournament, guest: GuestRow, most: int, now: float) -> list[e.AnyEvent]:
    """Take part from the next round on; again for who has left, and under the name that the guest has now."""
    number = tournament.number_of(guest.id)
    if number is not None and tournament.people[number].here:
        same = tournament.people[number].name == guest.name
        return [] if same or tournament.over else [e.Named(at=now, person=number, name=guest.name)]
    must_go_on(tournament)
    if len(tournament.rounds) == tournament.plan.rounds:
        raise HouseRefusal("tournament_last_round")
    if len(tournament.present) >= most:
        raise HouseRefusal("tournament_full", most=most)
    return [
        e.Joined(
            at=now,
            person=len(tournament.people) if number is None else number,
            guest=guest.id,
            name=guest.name,
        )
    ]


def may_take(tournament: Tournament, guest: str) -> int | None:
    """Return the number of a guest who may take a bot's chair in the round that is played; None if they have a seat there."""
    must_go_on(tournament)
    number = tournament.number_of(guest)
    if number is None or not tournament.people[number].here:
        raise HouseRefusal("tournament_not_in")
    if tournament.stage != "playing":
        raise HouseRefusal("tournament_no_round")
    return None if tournament.rounds[-1].board_of(number) is not None else number


def leave(tournament: Tournament, guest: str, now: float) -> list[e.AnyEvent]:
    number = tournament.number_of(guest)
    if number is None or not tournament.people[number].here or tournament.over:
        return []
    return [e.Left(at=now, person=number)]


def remove(tournament: Tournament, guest: str, person: int, now: float) -> list[e.AnyEvent]:
    must_own(tournament, guest)
    if not 0 <= person < len(tournament.people):
        raise HouseRefusal("tournament_nobody")
    if not tournament.people[person].here or tournament.over:
        return []
    return [e.Left(at=now, person=person)]


def may_begin(tournament: Tournament, guest: str | None, number: int) -> bool:
    """Return whether a round may begin; false if it has begun already. `guest` is None where the clock begins it."""
    if guest is not None:
        must_own(tournament, guest)
    if number == len(tournament.rounds) and number:
        return False
    must_go_on(tournament)
    if tournament.stage == "playing":
        raise HouseRefusal("round_runs")
    if tournament.paused:
        raise HouseRefusal("tournament_paused")
    if number != len(tournament.rounds) + 1:
        raise HouseRefusal("stale")
    if not tournament.present:
        raise HouseRefusal("tournament_empty")
    return True


def pause(tournament: Tournament, guest: str, paused: bool, now: float) -> list[e.AnyEvent]:
    """Let the evening stand still, or go on."""
    must_own(tournament, guest)
    must_go_on(tournament)
    if tournament.paused == paused:
        return []
    return [e.Paused(at=now) if paused else e.Resumed(at=now)]


def finish(tournament: Tournament, guest: str, now: float) -> list[e.AnyEvent]:
    """End the evening before all rounds have been played."""
    must_own(tournament, guest)
    if tournament.over:
        return []
    if tournament.stage == "playing":
        raise HouseRefusal("round_runs")
    return [e.Finished(at=now)] if tournament.rounds else [e.Closed(at=now)]


def close(tournament: Tournament, guest: str, now: float) -> list[e.AnyEvent]:
    """Break off at any time."""
    must_own(tournament, guest)
    return [] if tournament.over else [e.Closed(at=now)]


def must_go_on(tournament: Tournament) -> None:
    if tournament.over:
        raise HouseRefusal("tournament_over")


def must_own(tournament: Tournament, guest: str) -> None:
    if guest != tournament.owner:
        raise HouseRefusal("tournament_owner_only")
