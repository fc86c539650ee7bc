"""Write what the page shows of the puzzles: web/src/games/NAME/puzzles/, from `puzzles.jsonl` of each game.

`index.json` lists all puzzles of a game by id, kind and rating; each other file has ten of them, so that nobody fetches hundreds
to solve one. A puzzle there is what its seat sees, and its moves with their values: never a hidden piece.

python scripts/puzzles.py          write the files
python scripts/puzzles.py --check  only say which of them are out of date
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from paiguan.bots.reasons import Reason
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.names import LANGUAGES
from paiguan.engine.offering import openings
from paiguan.engine.packages import data, house_games
from paiguan.engine.terms import terms
from paiguan.parlour.reviewing import MARGIN
from paiguan.parlour.scene import advice_offer
from paiguan.parlour.still import still, still_names
from paiguan.parlour.wording import asked_for, reason
from paiguan.puzzles import Option, Puzzle, puzzles
from paiguan.puzzles.puzzle import FILE, read

PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
TENS = 10  # puzzles in a file


def told(deal: Deal, one: Puzzle, language: Any) -> dict[str, str]:
    """Return the sentences of a puzzle: what is asked, and why the best move is good."""
    names = still_names(deal.game.seats, one.seat, language)
    moves = tuple(openings(deal, one.seat))
    return {
        "ask": asked_for(deal, deal.view(one.seat), moves, names, language, one.seat),
        "why": reason(deal.game, Reason(one.reason, one.params), names, language, one.seat),
    }


def shown_option(deal: Deal, seat: int, option: Option) -> dict[str, Any]:
    """Return a move with its button in every language, and its value with the error of its distance from the best."""
    move = deal.copy().push({**option.move, "seat": seat})
    languages: tuple[Any, ...] = LANGUAGES
    offers = {language: advice_offer(deal, move, language) for language in languages}
    first = next(iter(offers.values()))
    out = {"move": option.move, "pieces": list(first.pieces), "text": {key: one.text for key, one in offers.items()}}
    return out | {"value": round(option.value, 2), "margin": round(MARGIN * option.lost_error, 2)}


def shown(one: Puzzle) -> dict[str, Any]:
    return {"id": one.id, **shown_position(one.deal(), one)}


def shown_position(deal: Deal, one: Puzzle) -> dict[str, Any]:
    return {
        "scene": still(deal, one.seat),
        "texts": {language: told(deal, one, language) for language in LANGUAGES},
        "options": [shown_option(deal, one.seat, option) for option in one.options],
    }


def index(game: str) -> dict[str, Any]:
    words, plain = terms(game), Game(game, {})
    found = puzzles(game)
    kinds = dict.fromkeys(one.kind for one in found)
    section = words.data.get("decisions", {})
    verbs = {option.move["do"] for one in found for option in one.options}
    return {
        "values": plain.values,
        "names": {one: still_names(plain.seats, 0, one) for one in LANGUAGES},
        "worlds": read(data(game, FILE))[0].worlds,
        "kinds": {
            id: {"name": {one: words.name("decisions", id, one) for one in LANGUAGES}, "rule": section[id]["rule"]}
            for id in sorted(kinds, key=list(section).index)
        },
        "verbs": {verb: {one: words.name("verbs", verb, one) for one in LANGUAGES} for verb in sorted(verbs)},
        "puzzles": [[one.id, one.kind, one.rating] for one in found],
    }


def files(game: str) -> Iterator[tuple[str, Any]]:
    """Yield the names of the page's files of a game, each with a function that returns its text."""
    found = puzzles(game)
    if found:
        yield "index.json", lambda: compact(index(game))
    for first in range(0, len(found), TENS):
        some = found[first : first + TENS]
        yield (
            f"{first // TENS}.json",
            lambda some=some: "[\n" + ",\n".join(compact(shown(one)).strip() for one in some) + "\n]\n",
        )


def compact(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    stale = []
    for game in house_games():
        place = PAGE / game / "puzzles"
        wanted = set()
        for name, text in files(game):
            wanted.add(name)
            file, written = place / name, text()
            if not file.is_file() or file.read_text("utf-8") != written:
                stale.append(file)
                if "--check" not in sys.argv:
                    file.parent.mkdir(exist_ok=True)
                    file.write_text(written, "utf-8")
        for file in place.glob("*.json"):
            if file.name not in wanted:
                stale.append(file)
                if "--check" not in sys.argv:
                    file.unlink()
    print("\n".join(file.relative_to(PAGE.parents[2]).as_posix() for file in stale) or "nothing to write")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
