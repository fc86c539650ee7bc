"""`make strength`: who beats whom, by how much, with intervals; writes docs/strength.md.

One bot against bots of the level below at all other seats, on duplicate deals. How many deals a row has is fixed beforehand:
stopping when the interval looks good would make it a lie.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import paiguan
from paiguan.arena import Contest, Result, contest
from paiguan.arena.workers import local
from paiguan.engine.game import face_of

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
LADDER = (("novice", "random"), ("regular", "novice"), ("master", "regular"))
QUICK_DEALS = 4000
# Presets, and how many deals a master plays of each: a quarter of an hour to an hour a row on two cores.
PRESETS = {
    "tianjiu": {"standard": 60, "xiao": 60},
    "liuhu": {"guangdong": 120, "guangdong3": 120},
    "mohuahua": {"standard": 100, "qinghai": 100},
    "weimaque": {"seed": 1000, "online": 320},
    "shisanzhang": {"hongkong": 6000, "points3": 2000, "taiwan": 2000},
}
# A novice of 十三張 lays the strongest tail first: against three of those a master plays every preset.
TAIL_FIRST_DEALS = 100

HEAD = """# Strength

Written by `make strength`. Each row is one bot against bots of the second kind at all other seats: every deal is played with the bots moved
on to every seat, and counts once. Units a deal with the 95 % interval. A master thinks {ms:g} ms a move on one core. The rows without
a master come out the same on any machine (`paiguan arena GAME a b --deals N --seed S --options '{{"preset": …}}'`).

| game | preset | bot | against | seed | deals | units a deal | gained in |
|---|---|---|---|--:|--:|--:|--:|
"""


class Rung(NamedTuple):
    """One row of the table: who plays whom at what, and on how many deals."""

    game: str
    preset: str
    better: str
    worse: str
    deals: int


def rungs() -> list[Rung]:
    out = []
    for game, presets in PRESETS.items():
        for preset, deals in presets.items():
            out += [Rung(game, preset, *pair, deals if "master" in pair else QUICK_DEALS) for pair in LADDER]
    every = face_of("shisanzhang").options.presets
    return out + [Rung("shisanzhang", preset, "master", "novice", TAIL_FIRST_DEALS) for preset in every]


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
    parser.add_argument("games", nargs="*", default=list(PRESETS))
    parser.add_argument("--bots", nargs="*", default=["novice", "regular", "master"], help="rows of these alone")
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
    """What the page has from earlier runs with the same budget: rows not measured now stay, and so does what was written below
    the table."""
    if not PAGE.is_file() or not PAGE.read_text().startswith(head):
        return {}, ""
    table, gap, notes = PAGE.read_text().removeprefix(head).partition("\n\n")
    lines = [line + "\n" for line in table.splitlines()]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return {tuple(cell[1:5]): line for cell, line in zip(cells, lines, strict=True)}, gap[1:] + notes


if __name__ == "__main__":
    main()
