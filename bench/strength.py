"""`make strength`: who beats whom, by how much, with intervals; writes docs/strength.md.

One bot against bots of the level below at all other seats, on duplicate deals. A row goes on until its interval is clear of
zero and at least `--least` deals are played, or `--most` deals are, or `--minutes` have passed.
"""

import argparse
import sys
import time
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

HEAD = """# Strength

Written by `make strength`. Each row is one bot against bots of the second kind at all other seats: every deal is played with the bots moved
on to every seat, and counts once. Units a deal with the 95 % interval. A master thinks {ms:g} ms a move on one core. Seed {seed}; the rows without
a master come out the same on any machine (`paiguan arena GAME a b --deals N --seed {seed} --options '{{"preset": …}}'`).

| game | preset | bot | against | deals | units a deal | gained in |
|---|---|---|---|--:|--:|--:|
"""


def measured(what: Contest, least: int, minutes: float) -> Result:
    """Play until the interval is clear of zero, but `least` deals at least, and all of them or for so long at most."""
    result = Result(what)
    until = time.monotonic() + 60 * minutes
    for played in local(what):
        result.add(played)
        line = result.line(what.players[0])
        print(
            f"\r{what.game} {line.name} {result.deals} {line.units:+.2f} ± {line.interval:.2f}   ",
            end="",
            file=sys.stderr,
        )
        if (result.deals >= least and line.units - 1.3 * line.interval > 0) or time.monotonic() > until:
            break
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
    parser.add_argument("--least", type=int, default=40, help="deals of a row with a master at least")
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=60, help="of a row at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen: Any = parser.parse_args()
    rows = earlier_rows(chosen.ms, chosen.seed)
    for name in chosen.games:
        for preset in PRESETS[name]:
            game = paiguan.game(name, preset=preset)
            for better, worse in LADDER:
                thinking = better == "master"
                deals = chosen.most if thinking else QUICK_DEALS
                what = contest(game, (better, worse), deals, chosen.seed, {"milliseconds": chosen.ms})
                result = measured(what, chosen.least if thinking else QUICK_DEALS, chosen.minutes)
                rows[name, preset, better] = row(what, preset, result)
                PAGE.write_text(HEAD.format(ms=chosen.ms, seed=chosen.seed) + "".join(in_order(rows)))


def earlier_rows(ms: float, seed: int) -> dict[tuple[str, str, str], str]:
    """What the page has from earlier runs with the same budget and seed: rows not measured now stay."""
    head = HEAD.format(ms=ms, seed=seed)
    if not PAGE.is_file() or not PAGE.read_text().startswith(head):
        return {}
    lines = PAGE.read_text().removeprefix(head).splitlines(keepends=True)
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return {(cell[1], cell[2], cell[3]): line for cell, line in zip(cells, lines, strict=True)}


def in_order(rows: dict[tuple[str, str, str], str]) -> list[str]:
    keys = [(game, preset, better) for game, presets in PRESETS.items() for preset in presets for better, _ in LADDER]
    return [rows[key] for key in keys if key in rows]


if __name__ == "__main__":
    main()
