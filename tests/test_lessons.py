"""The lessons: every position, answer and sentence that can be checked is checked by the rules."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from scripts import lessons as generator

from paiguan.bots.levels import bot
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.lessons import LEARNER, Guard, Lesson, Play, Step, course, filled, last_play, position
from paiguan.engine.packages import house_games
from paiguan.engine.records import judge
from tests.playing import CHOSEN

GAMES = [game for game in house_games() if game in CHOSEN]


def steps() -> Iterator[Any]:
    for game in GAMES:
        for lesson in course(game):
            for step in lesson.steps:
                yield pytest.param(game, lesson, step, id=f"{game}-{lesson.id}{step.id}")


def tables() -> Iterator[Any]:
    for game in GAMES:
        for lesson in course(game):
            if lesson.play is not None:
                yield pytest.param(game, lesson.play, id=f"{game}-{lesson.id}")


# ---- small helpers ---------------------------------------------------------------------------------------------------


def pieces_of(move: Any) -> list[str]:
    """The pieces of a move, whatever its field is called."""
    named = msgspec.to_builtins(move)
    return [*named.get("cards", []), *named.get("with", []), *([named["card"]] if named.get("card") else [])]


def unbeaten(deal: Deal, action: Json) -> bool:
    """Whether nobody can beat a lead, whatever the others put down."""
    deal = deal.copy()
    deal.push(action)
    while not deal.over and deal.actor != LEARNER:
        moves = list(deal.legal_moves)
        if any(move.verb in ("play", "beat") for move in moves):
            return False
        deal.push(moves[0])
    return True


def holds(deal: Deal, claims: dict[str, Json]) -> None:
    """Check what is said of the learner's view; of a tuple, that it holds a piece."""
    view = deal.view(LEARNER)
    for field, value in claims.items():
        if field == "payments" and deal.over:
            assert list(deal.settlement.payments) == value
            continue
        seen = getattr(view, field)
        if isinstance(seen, tuple) and isinstance(value, str):
            assert value in seen, field
        else:
            assert (list(seen) if isinstance(seen, tuple) else seen) == value, field


# ---- the steps -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lesson", "step"), list(steps()))
def test_what_a_step_says_is_true(game: str, lesson: Lesson, step: Step) -> None:
    for proof in step.proof:
        verdict = judge(proof)
        assert verdict.differences(proof["expect"]) == {}, proof
    assert step.accept
    assert bool(step.record) + bool(step.show) + bool(step.piles) + bool(step.shown) == 1 or step.right == "locked"
    if step.record:
        check_position(lesson, step)
    if step.show and step.right != "locked":
        loose = sorted(piece for row in step.show for piece in row)
        for groups in step.accept:
            left = list(loose)
            for group in groups:
                for piece in group:
                    left.remove(piece)
    if step.parts:
        assert all(len(groups) == len(step.parts) for groups in step.accept)
    if step.right == "swap":
        check_swaps(game, step)


def check_position(lesson: Lesson, step: Step) -> None:
    deal = position(lesson, step)  # raises where an action of the record is illegal
    holds(deal, step.holds)
    if step.right == "locked":
        view: Any = deal.view(LEARNER)
        locks = view.locks
        assert [[piece] for row in step.show for piece in row if piece in locks] == [
            groups[0] for groups in step.accept
        ]
        return
    for action in generator.answers(step):
        if action:
            assert deal.why_not(action) is None
            holds(generator.after(deal, action, step.then), step.claims)
    if step.choices:
        check_choices(deal, step)
    elif step.move:
        check_moves(deal, step)


def check_choices(deal: Deal, step: Step) -> None:
    known = {one.id: one.move for one in step.choices}
    assert set(step.accept) <= set(known)
    for miss in step.miss:
        if miss.choice and miss.code:
            why = deal.why_not(filled(known[miss.choice], []))
            assert why is not None
            assert why.code == miss.code


def check_moves(deal: Deal, step: Step) -> None:
    """Every legal move of the asked size that is right is accepted, and nothing else; misses are wrong as they say."""
    right = sorted(sorted(groups[-1]) for groups in step.accept)
    sizes = {len(one) for one in right}
    legal = [move for move in deal.legal_moves_of(LEARNER) if move.verb == step.move["do"]]
    fitting = [move for move in legal if len(pieces_of(move)) in sizes]
    if step.right == "unbeaten":
        fitting = [move for move in fitting if unbeaten(deal, move)]
    assert sorted(sorted(pieces_of(move)) for move in fitting) == right
    for miss in step.miss:
        if miss.code:
            why = deal.why_not(filled(miss.move or step.move, list(miss.pieces)))
            assert why is not None
            assert why.code == miss.code
    # Whatever else is picked has an answer: the lesson's sentence, or the refusal of the rules.
    if not any(not miss.pieces for miss in step.miss):
        told = {tuple(one["pieces"]) for one in generator.refusals(deal, step)}
        seen: Any = deal.view(LEARNER)
        for piece in seen.hand:
            if not any(piece in one for one in right):
                assert (piece,) in told or any(miss.pieces == (piece,) for miss in step.miss)


def check_swaps(game: str, step: Step) -> None:
    """Of all ways to change two cards of the first row for two of the second, those that end in order are accepted."""
    head, mid, tail = step.show
    good = []
    for up in combinations(mid, 2):
        for down in combinations(head, 2):
            new = {
                "head": [*(one for one in head if one not in down), *up],
                "mid": [*(one for one in mid if one not in up), *down],
                "tail": list(tail),
            }
            check = {"game": game, "check": "order", "options": {}, **new}
            if not judge(check).happened["foul"]:
                good.append(sorted((*up, *down)))
    assert sorted(good) == sorted(sorted(groups[0]) for groups in step.accept)


# ---- the last lesson: a hand that is won -----------------------------------------------------------------------------


def is_guarded(deal: Deal, guards: tuple[Guard, ...], move: Any) -> bool:
    """Whether the table asks again before a move, as `web/src/learn/guard.ts` does."""
    action = normal(move)
    for guard in guards:
        if action["do"] != guard.verb or (guard.when and not any(one.verb == guard.when for one in legal(deal))):
            continue
        listed = [normal(one) for one in guard.only or guard.but]
        if guard.only and action in listed and any(normal(one) not in listed for one in legal(deal)):
            return True  # while there is anything else to do
        if not guard.only and action not in listed:
            return True
    return False


def legal(deal: Deal) -> list[Any]:
    return list(deal.legal_moves_of(LEARNER))


def normal(move: Any) -> dict[str, Json]:
    fields = {key: value for key, value in msgspec.to_builtins(move).items() if key != "seat"}
    return {key: sorted(value) if isinstance(value, list | tuple) else value for key, value in fields.items()}


def sensible(deal: Deal, guards: tuple[Guard, ...], rng: random.Random) -> Any:
    """A move of the learner that is not asked about, or any if all are."""
    if deal.phase == "arrange":  # thousands of layouts: the one that is not asked about is listed
        return guards[0].but[0] | {"seat": LEARNER}
    moves = legal(deal)
    free = [move for move in moves if not is_guarded(deal, guards, move)]
    return rng.choice(free or moves)


def begun(game: str, play: Play) -> Deal:
    return Game(game, play.options).load({**play.deal, "actions": []})


@pytest.mark.parametrize(("game", "play"), list(tables()))
def test_the_line_of_the_last_lesson_comes_to_what_it_says(game: str, play: Play) -> None:
    deal, line = begun(game, play), iter(play.line)
    while not deal.over:
        seat = deal.actor
        assert seat is not None
        if seat == LEARNER and (move := next(line, None)) is not None:
            after = deal.copy()
            assert not is_guarded(deal, play.guards, after.push(move))
            deal = after
        else:
            deal.push(bot("novice").choose(deal, seat, 1))
    assert next(line, None) is None
    assert deal.settlement.payments == play.payments


@pytest.mark.parametrize(("game", "play"), list(tables()))
@pytest.mark.parametrize("seed", range(6))
def test_whoever_heeds_the_guards_wins(game: str, play: Play, seed: int) -> None:
    deal, rng = begun(game, play), random.Random(seed)
    while not deal.over:
        seat = deal.actor
        assert seat is not None
        deal.push(sensible(deal, play.guards, rng) if seat == LEARNER else bot("novice").choose(deal, seat, seed))
    assert deal.settlement.payments[LEARNER] > 0


@pytest.mark.parametrize(("game", "play"), list(tables()))
def test_a_lead_that_is_not_asked_about_cannot_be_beaten(game: str, play: Play) -> None:
    deal = begun(game, play)
    while deal.phase.lower() not in ("lead", "discard", "arrange"):
        seat = deal.actor
        assert seat is not None
        deal.push(play.line[0] if seat == LEARNER else bot("novice").choose(deal, seat, 1))
    if deal.phase.lower() != "lead":
        return  # nothing is beaten in this game
    for move in deal.legal_moves_of(LEARNER):
        if not is_guarded(deal, play.guards, move):
            assert unbeaten(deal, move), move


# ---- what the page is given ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_lessons_as_they_are(game: str) -> None:
    """If this fails: `python scripts/lessons.py`."""
    assert (generator.PAGE / game / "lessons" / "course.json").read_text("utf-8") == generator.written(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_ends_at_a_table(game: str) -> None:
    lessons = course(game)
    assert [lesson.id for lesson in lessons] == [str(i + 1) for i in range(len(lessons))]
    assert [lesson.play is not None for lesson in lessons] == [False] * (len(lessons) - 1) + [True]
    assert last_play(game, lessons[-1].id) is lessons[-1].play
    assert last_play(game, "1") is None
    assert last_play(game, "none") is None
