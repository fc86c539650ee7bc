"""`make strength`: measure the strength of the bots with confidence intervals, and write docs/strength.md.

Each row is one bot against bots of the level below at all other seats, on duplicate deals. The number of deals is fixed beforehand:
stopping when the interval looks good would bias the result.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import paiguan
from bench.games import measured as games
from bench.games import notes_on
from paiguan.arena import Contest, Result, contest
from paiguan.arena.workers import local
from paiguan.bots import bot
from paiguan.engine.game import interface_of
from paiguan.engine.names import LEVELS

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
LADDER = (("novice", "random"), ("regular", "novice"), ("master", "regular"))
# Where a game has a network that was tested in the preset; elsewhere sharp and grandmaster play as masters do.
LEARNED = (("sharp", "regular"), ("sharp", "master"), ("grandmaster", "master"))
QUICK_DEALS, NET_DEALS = 4000, 10_000

HEAD = """# Strength

How strong the levels of bots are, written by `make strength`. Each row is one bot against bots of the second kind at all other seats: every deal is played
in all seatings and counts once. The result is in units a deal with the 95 % interval. A master thinks {ms:g} ms a move on one core. The rows without
a master are the same on any machine (`paiguan arena GAME a b --deals N --seed S --options '{{"preset": …}}'`). Sharp and grandmaster have rows where they have a
network; elsewhere they play as masters do, sharp in a tenth of the time.

| game | preset | bot | against | seed | deals | units a deal | gained in |
|---|---|---|---|--:|--:|--:|--:|
"""


class Rung(NamedTuple):
    """One row of the table: game, preset, the two bots and the number of deals."""

    game: str
    preset: str
    better: str
    worse: str
    deals: int


def rungs() -> list[Rung]:
    out = []
    for game in games():
        for preset, deals in notes_on(game).STRENGTH.items():
            out += [Rung(game, preset, *pair, deals if "master" in pair else QUICK_DEALS) for pair in LADDER]
            opened = paiguan.game(game, preset=preset)
            for pair in LEARNED:
                if bot(pair[0]).stand_in(opened) is None:
                    out.append(Rung(game, preset, *pair, deals if "master" in pair else NET_DEALS))
    for game in games():
        if deals := getattr(notes_on(game), "NOVICES", 0):
            out += [Rung(game, preset, "master", "novice", deals) for preset in interface_of(game).options.presets]
    return out


def measured(what: Contest) -> Result:
    result = Result(what)
    for played in local(what):
        result.add(played)
        line = result.line(what.players[0])
        figures = f"{result.deals}/{what.deals} {line.units:+.2f} ± {line.interval:.2f}"
        print(f"\r{what.game} {line.name} {figures}   ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return result


def row(what: Contest, preset: str, result: Result) -> str:
    line = result.line(what.players[0])
    cells = [what.game, preset, line.name, what.players[1], str(what.seed), str(result.deals)]
    cells += [f"{line.units:+.2f} ± {line.interval:.2f}", f"{100 * line.won:.0f} %"]
    return "| " + " | ".join(cells) + " |\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--bots", nargs="*", default=LEVELS[1:], help="rows of these alone")
    parser.add_argument("--ms", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen: Any = parser.parse_args()
    head = HEAD.format(ms=chosen.ms)
    rows, notes = earlier(head)
    for rung in rungs():
        if rung.game not in chosen.games or rung.better not in chosen.bots:
            continue
        game = paiguan.game(rung.game, preset=rung.preset)
        players = rung.better, rung.worse
        what = contest(game, players, rung.deals, chosen.seed, {"milliseconds": chosen.ms})
        rows[rung[:4]] = row(what, rung.preset, measured(what))
        table = [rows[rung[:4]] for rung in rungs() if rung[:4] in rows]
        PAGE.write_text(head + "".join(table) + notes)


def earlier(head: str) -> tuple[dict[tuple[str, ...], str], str]:
    """Read the rows of earlier runs with the same budget and the notes below the table; both are kept unless measured again."""
    if not PAGE.is_file() or not PAGE.read_text().startswith(head):
        return {}, ""
    table, gap, notes = PAGE.read_text().removeprefix(head).partition("\n\n")
    lines = [line + "\n" for line in table.splitlines()]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return {tuple(cell[1:5]): line for cell, line in zip(cells, lines, strict=True)}, gap[1:] + notes


if __name__ == "__main__":
    main()
