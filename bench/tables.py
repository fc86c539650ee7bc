"""The page of figures."""

from typing import Any


def markdown(rows: list[dict[str, Any]], figures: list[tuple[str, str, float]], machine: str) -> str:
    lines = [
        "# Speed",
        "",
        f"Written by `make bench ARGS=--write`. Machine: {machine}; one pinned core, both sides in one run, processor seconds,",
        "best of several rounds. Ours is compiled random play of whole hands, deal and settlement included; OpenSpiel's C++",
        "rollouts start from a dealt state, its Python loop deals as well. A code is one action of the action space, as OpenSpiel's",
        "`apply_action` takes it; a move of ours may be several (a discard of three tiles three, a layout of 十三張 eight), and the",
        "first ratios count it once.",
        "",
        "| game | moves/s | codes/s | OpenSpiel game | C++ rollouts | moves | Python loop | moves | codes | our Python face |",
        "|---|--:|--:|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        other = row["theirs"]
        cells = [
            row["name"],
            millions(row["moves"]),
            millions(row["codes"]),
            str(other["game"]).split("(")[0],
            millions(other["rollouts"]),
            f"{row['moves'] / other['rollouts']:.1f}×",
            millions(other["python"]),
            f"{row['moves'] / other['python']:.0f}×",
            f"{row['codes'] / other['python']:.0f}×",
            f"{row['face'] / 1000:.1f} k",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    lines += [
        "",
        "Simulations: a world the seat to act holds possible, resampled and played out to the end, from a fresh deal: at random, as",
        "OpenSpiel's ISMCTS does, and by regulars, as a master does.",
        "",
        "| game | at random | by regulars | OpenSpiel's ISMCTS | ratio at random | by regulars |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        other = row["theirs"]["ismcts"]
        ours = row["at_random"], row["simulations"]
        cells = [f"{one / 1000:.0f} k" for one in ours]
        cells += ["cannot run", "–", "–"] if other is None else [f"{other / 1000:.1f} k"]
        cells += [] if other is None else [f"{one / other:.1f}×" for one in ours]
        lines.append(f"| {row['name']} | {' | '.join(cells)} |")
    lines += ["", "| figure | |", "|---|--:|"]
    lines += [f"| {what} | {value:.3g} {unit} |" for what, unit, value in figures]
    return "\n".join(lines) + "\n"


def millions(value: float) -> str:
    return f"{value / 1e6:.2f} M"
