"""`make strength`: who beats whom, by how much, with intervals; writes docs/strength.md.

One bot against bots of the level below at all other seats, on duplicate deals. How many deals a row has is fixed beforehand:
stopping when the interval looks good would make it a lie.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import paiguan
from paiguan.arena import Contest, Result, contest
from paiguan.arena.workers import local

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
PRESETS = {
    "tianjiu": ("standard", "xiao"),
    "liuhu": ("guangdong", "guangdong3"),
    "mohuahua": ("standard", "qinghai"),
    "weimaque": ("seed", "online"),
    "shisanzhang": ("hongkong", "points3", "taiwan"),
}
LADDER = (("novice", "random"), ("regular", "novice"), ("master", "regular"))
QUICK_DEALS = 4000
# With a master at 300 ms a move: a quarter to half an hour a row on two cores.
MASTER_DEALS = {"tianjiu": 60, "liuhu": 120, "mohuahua": 100, "weimaque": 320, "shisanzhang": 2000}

HEAD = """# Strength

Written by `make strength`. Each row is one bot against bots of the second kind at all other seats: every deal is played with the bots moved
on to every seat, and counts once. Units a deal with the 95 % interval. A master thinks {ms:g} ms a move on one core. Seed {seed}; the rows without
a master come out the same on any machine (`paiguan arena GAME a b --deals N --seed {seed} --options '{{"preset": …}}'`).

| game | preset | bot | against | deals | units a deal | gained in |
|---|---|---|---|--:|--:|--:|
"""


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
    cells = [what.game, preset, line.name, what.players[1], str(result.deals)]
    cells += [f"{line.units:+.2f} ± {line.interval:.2f}", f"{100 * line.won:.0f} %"]
    return "| " + " | ".join(cells) + " |\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PRESETS))
    parser.add_argument("--ms", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen: Any = parser.parse_args()
    head = HEAD.format(ms=chosen.ms, seed=chosen.seed)
    rows, notes = earlier(head)
    for name in chosen.games:
        for preset in PRESETS[name]:
            game = paiguan.game(name, preset=preset)
            for better, worse in LADDER:
                deals = MASTER_DEALS[name] if better == "master" else QUICK_DEALS
                what = contest(game, (better, worse), deals, chosen.seed, {"milliseconds": chosen.ms})
                rows[name, preset, better] = row(what, preset, measured(what))
                PAGE.write_text(head + "".join(in_order(rows)) + notes)


def earlier(head: str) -> tuple[dict[tuple[str, str, str], str], str]:
    """What the page has from earlier runs with the same budget and seed: rows not measured now stay, and so does what was
    written below the table."""
    if not PAGE.is_file() or not PAGE.read_text().startswith(head):
        return {}, ""
    table, gap, notes = PAGE.read_text().removeprefix(head).partition("\n\n")
    lines = [line + "\n" for line in table.splitlines()]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return {(cell[1], cell[2], cell[3]): line for cell, line in zip(cells, lines, strict=True)}, gap[1:] + notes


def in_order(rows: dict[tuple[str, str, str], str]) -> list[str]:
    keys = [(game, preset, better) for game, presets in PRESETS.items() for preset in presets for better, _ in LADDER]
    return [rows[key] for key in keys if key in rows]


if __name__ == "__main__":
    main()
