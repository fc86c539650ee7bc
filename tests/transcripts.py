"""Golden transcripts: everything the engine says of a few hands, step by step. A change of behaviour shows as a diff.

`make transcripts` writes them anew; the test compares.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

import paiguan
from tests.playing import games, label, random_deal, started

FOLDER = Path(__file__).parent / "transcripts"


def transcript(game: paiguan.Game) -> Iterator[str]:
    """One hand: for each move the table, the legal moves, what each seat sees; then the settlement in full."""
    finished = random_deal(game, 11)
    deal = started(game, 11)
    yield f"# {game!r}, version {game.rules.VERSION}"
    for step, move in enumerate(finished.moves):
        yield f"\n## {step}  seat {deal.actor}"
        yield str(deal)
        shown = [str(move) for _, move in zip(range(8), deal.legal_moves_of(move.seat), strict=False)]
        yield f"legal: {', '.join(shown)}{' …' if len(shown) == 8 else ''}"
        if step in (0, len(finished.moves) // 2):
            for seat in (None, *range(game.seats)):
                yield f"infostate {seat}: {deal.infostate(seat)}"
                yield f"observation {seat}: {''.join(f'{v},' for v in deal.observe(seat).tolist())}"
        yield f"> {move.seat} {move}"
        deal.push(move)
    yield f"\n## end\n{deal}"
    yield f"outcome: {msgspec.json.encode(deal.outcome()).decode()}"
    for language in ("en", "zh-Hant", "zh-Hans"):
        yield deal.settlement.text(language)


def path_of(game: paiguan.Game) -> Path:
    return FOLDER / f"{label(game)}.txt"


def presets() -> list[paiguan.Game]:
    """The transcripts cover the presets; further settings are the property suite's."""
    return [game for game in games() if list(game.given) == ["preset"]]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in presets():
        path_of(game).write_text("\n".join(transcript(game)) + "\n")
        print(path_of(game).name)
