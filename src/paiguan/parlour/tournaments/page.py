"""A tournament as a guest sees it, made from its fold and from what has been played."""

import time
from collections.abc import Sequence

from paiguan.engine.game import Game
from paiguan.engine.terms import in_language
from paiguan.parlour.names import FORMER
from paiguan.parlour.store.tournaments import Played
from paiguan.parlour.tournaments.evenings import Tournaments
from paiguan.parlour.tournaments.scores import compared, scores, standings
from paiguan.parlour.tournaments.told import (
    BoardFacts,
    BoardSeat,
    RoundFacts,
    StandingFacts,
    TournamentFacts,
    TournamentPerson,
    TournamentSummary,
)
from paiguan.parlour.tournaments.tournament import Results, Stage, Tournament
from paiguan.parlour.wire import Language


class Shown:
    """What has been played in each round, as far as it may be shown, and the stage that follows from it."""

    def __init__(self, tournament: Tournament, played: Sequence[Sequence[Played]]) -> None:
        self.played = played
        self.done = [all(board.done for board in boards) for boards in played]
        hidden = bool(played) and not self.done[-1] and tournament.stage in ("between", "finished")
        self.stage: Stage = "playing" if hidden else tournament.stage
        counts = bool(played) and (self.done[-1] or self.stage == "playing")
        self.newest: Results | None = tuple(board.results for board in played[-1]) if counts else None


async def shown(tournaments: Tournaments, tournament: Tournament) -> Shown:
    """Return what may be shown now; only the newest round can have changed since its event."""
    earlier = [
        [
            Played(board.table, results, True, one.ended)
            for board, results in zip(one.boards, one.results or (), strict=True)
        ]
        for one in tournament.rounds[:-1]
    ]
    newest = [await tournaments.played(tournament, len(tournament.rounds))] if tournament.rounds else []
    return Shown(tournament, [*earlier, *newest])


def name_of(tournament: Tournament, person: int, language: Language) -> str:
    return tournament.people[person].name or in_language(FORMER, language)


def facts(tournament: Tournament, seen: Shown, guest: str, owner_name: str, language: Language) -> TournamentFacts:
    plan, you = tournament.plan, tournament.number_of(guest)
    due = tournament.due if seen.stage == tournament.stage else 0.0
    return TournamentFacts(
        id=tournament.id,
        code=tournament.code,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        seats=Game(plan.game, plan.options).seats,
        rounds=plan.rounds,
        hands=plan.hands,
        tables=plan.tables,
        pairing=plan.pairing,
        duplicate=plan.duplicate,
        level=plan.level,
        clock=plan.clock,
        pause=plan.pause,
        stage=seen.stage,
        paused=tournament.paused and not tournament.over,
        due=max(0.0, due - time.time()) if due else None,
        owner=guest == tournament.owner,
        owner_name=owner_name,
        you=you,
        here=you is not None and tournament.people[you].here,
        people=tuple(
            TournamentPerson(person=number, name=name_of(tournament, number, language), here=person.here)
            for number, person in enumerate(tournament.people)
        ),
        standings=tuple(
            StandingFacts(
                person=line.person,
                name=name_of(tournament, line.person, language),
                place=line.place,
                rounds=tuple(None if one is None else float(one) for one in line.rounds),
                total=float(line.total),
            )
            for line in standings(tournament, seen.newest)
        ),
        played=tuple(_round(tournament, number, seen, you, language) for number in range(len(tournament.rounds))),
    )


def _round(tournament: Tournament, number: int, seen: Shown, you: int | None, language: Language) -> RoundFacts:
    one, played = tournament.rounds[number], seen.played[number]
    duplicate = tournament.plan.duplicate and len(played) > 1
    results = [board.results for board in played]
    scored = scores(duplicate, results)
    hands = compared(duplicate, results)
    open_to_all = not duplicate or tournament.opens(number + 1)
    mine = None if you is None else one.board_of(you)
    return RoundFacts(
        done=seen.done[number],
        boards=tuple(
            BoardFacts(
                table=board.table if open_to_all or place == mine else "",
                seats=tuple(
                    BoardSeat(
                        person=sat,
                        name="" if sat is None else name_of(tournament, sat, language),
                        after=0 if sat is None else one.late.get(sat, 0),
                    )
                    for sat in board.seats
                ),
                mine=place == mine,
                hands=len(results[place]),
                done=played[place].done,
                results=results[place][:hands],
                scores=tuple(tuple(float(score) for score in hand) for hand in scored[place]),
            )
            for place, board in enumerate(one.boards)
        ),
    )


def summary(tournament: Tournament, guest: str) -> TournamentSummary:
    you, plan = tournament.number_of(guest), tournament.plan
    board = None if you is None or tournament.stage != "playing" else tournament.rounds[-1].board_of(you)
    return TournamentSummary(
        id=tournament.id,
        name=plan.name,
        game=plan.game,
        stage=tournament.stage,
        round=len(tournament.rounds),
        rounds=plan.rounds,
        people=len(tournament.present),
        table="" if board is None else tournament.rounds[-1].boards[board].table,
    )
