"""Write what the page shows of the lessons: web/src/games/NAME/lessons/course.json, from the course of each game.

Every position is played by the rules: the page gets the learner's view, the lines of the log, what follows a right
answer, and the sentences of refused ones.

python scripts/lessons.py          write the files
python scripts/lessons.py --check  only say which of them are out of date
"""

import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from paiguan.bots.levels import bot
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.lessons import LEARNER, Lesson, Play, Step, course, filled, position
from paiguan.engine.names import LANGUAGES
from paiguan.engine.packages import house_games
from paiguan.engine.terms import terms
from paiguan.parlour.still import still, still_names

PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
PROOFS = ("record", "at", "right", "holds", "claims", "proof", "then")  # of the source, not for the page


def scene(deal: Deal) -> dict[str, Any]:
    return still(deal, LEARNER)


def answers(step: Step) -> list[dict[str, Any]]:
    """Return the action of each right answer in the position, as far as it is a move."""
    if step.choices:
        moves = {one.id: one.move for one in step.choices}
        return [filled(moves[id], []) if moves[id] else {} for id in step.accept]
    return [filled(step.move, groups[-1]) if step.move else {} for groups in step.accept]


def after(deal: Deal, action: dict[str, Any], then: int) -> Deal:
    """Return the position after an answer and a number of moves of the others, who play as novices."""
    deal = deal.copy()
    if action:
        deal.push(action)
        for _ in range(then):
            seat = deal.actor
            assert seat is not None
            assert seat != LEARNER
            deal.push(bot("novice").choose(deal, seat, 1))
    return deal


def refusals(deal: Deal, step: Step) -> list[dict[str, Any]]:
    """Return the sentence of the rules for every pick that they refuse, for those that the lesson says nothing about."""
    if not step.move or any(not miss.pieces and not miss.choice for miss in step.miss):
        return []
    view: Any = deal.view(LEARNER)
    held = [str(piece) for piece in view.hand]
    most = max(len(groups[-1]) for groups in step.accept)
    said = []
    for size in range(1, most + 1):
        for pieces in sorted(set(combinations(sorted(held), size))):
            if any(set(miss.pieces) <= set(pieces) for miss in step.miss):
                continue
            if (why := deal.why_not(filled(step.move, list(pieces)))) is not None:
                text = {one: terms(deal.game.name).sentence(why.code, why.params, one) for one in LANGUAGES}
                said.append({"pieces": list(pieces), "text": text})
    return said


def shown_step(lesson: Lesson, step: Step) -> dict[str, Any]:
    out = {key: value for key, value in msgspec.to_builtins(step).items() if key not in PROOFS}
    out["miss"] = [
        {key: miss[key] for key in ("text", "pieces", "choice") if key in miss} for miss in out.get("miss", ())
    ]
    out["choices"] = [{key: one[key] for key in ("id", "sign") if key in one} for one in out.get("choices", ())]
    if out.pop("move", None):
        out["verb"] = step.move["do"]
    if step.record:
        deal = position(lesson, step)
        out["scene"] = scene(deal)
        if any(answers(step)):
            out["after"] = [scene(after(deal, action, step.then)) for action in answers(step)]
        if said := refusals(deal, step):
            out["refused"] = said
    return {key: value for key, value in out.items() if value not in ([], {})}


def shown_play(play: Play) -> dict[str, Any]:
    return {"options": play.options, "guards": msgspec.to_builtins(play.guards)}


def shown_lesson(lesson: Lesson) -> dict[str, Any]:
    out: dict[str, Any] = {"id": lesson.id, "picture": lesson.picture, "rule": lesson.rule}
    out["steps"] = [shown_step(lesson, step) for step in lesson.steps]
    return out | ({"play": shown_play(lesson.play)} if lesson.play else {})


def written(game: str) -> str:
    """Return the page's file of a game, a line for every lesson."""
    lessons = [json.dumps(shown_lesson(one), ensure_ascii=False, separators=(",", ":")) for one in course(game)]
    plain = Game(game, {})
    facts = {"values": plain.values, "names": {one: still_names(plain.seats, LEARNER, one) for one in LANGUAGES}}
    head = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return f'{{"table":{head},"lessons":[\n' + ",\n".join(lessons) + "\n]}\n"


def main() -> int:
    stale = []
    for game in house_games():
        file = PAGE / game / "lessons" / "course.json"
        text = written(game)
        if not file.is_file() or file.read_text("utf-8") != text:
            stale.append(file.relative_to(PAGE.parents[2]).as_posix())
            if "--check" not in sys.argv:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, "utf-8")
    print("\n".join(stale) or "nothing to write")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
