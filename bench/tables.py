"""Write the page of figures, docs/bench.md."""

from collections.abc import Iterator
from typing import Any

Rows = list[dict[str, Any]]


def markdown(rows: Rows, peers: dict[str, float], figures: list[tuple[str, str, float]], machine: str) -> str:
    parts = (
        introduction(machine),
        whole_hands(rows),
        batches(rows, peers),
        one_thread(rows, peers),
        simulated(rows),
        single(figures),
    )
    return "\n".join(line for part in parts for line in part)


def introduction(machine: str) -> Iterator[str]:
    yield f"""# Speed

How fast Paiguan is beside OpenSpiel, Pgx and PettingZoo. One run of `make bench ARGS=--write` measured all of them in turn and wrote this page; each figure
is the best of several rounds. Machine: {machine}.
Single-core measurements are pinned to one core and count CPU time; measurements on all cores count wall-clock time. A *code* is one action of the
action space, as OpenSpiel's `apply_action` and Pgx's `step` take it. A *move* of Paiguan may be several codes: a discard of three tiles is three, a
layout of 十三張 eight.
"""


def whole_hands(rows: Rows) -> Iterator[str]:
    yield """## Whole hands in compiled code
One core, random play. Paiguan deals and settles each hand; OpenSpiel's C++ rollouts start from a dealt state, and its Python loop deals as well.
The two columns headed "moves" are ratios that count a move of several codes once; the ratio headed "codes" counts codes.

| game | moves/s | codes/s | OpenSpiel game | C++ rollouts | moves | Python loop | moves | codes | moves/s through `Deal` |
|---|--:|--:|---|--:|--:|--:|--:|--:|--:|"""
    for row in rows:
        other = row["theirs"]
        yield table_row(
            row["name"],
            millions(row["moves"]),
            millions(row["codes"]),
            game_of(other),
            millions(other["rollouts"]),
            f"{row['moves'] / other['rollouts']:.1f}×",
            millions(other["python"]),
            f"{row['moves'] / other['python']:.0f}×",
            f"{row['codes'] / other['python']:.0f}×",
            thousands(row["deals"]),
        )
    yield ""


def batches(rows: Rows, peers: dict[str, float]) -> Iterator[str]:
    yield f"""## 4,096 hands at once, from Python
All cores; every choice is random and made by the compiled code of each library.

- **Paiguan**: each step is `observe()`, `legal_mask()`, `step(random_codes())`. That gives NumPy arrays of masks and observations for every row and a random
  legal code for each; hands that end are settled and dealt again. Every code counts, and no row is ever idle.
- **Pgx** plays whole games of `sparrow_mahjong` inside one compiled loop that returns nothing to Python, until the last game of the batch is over. Moves of
  games that are not over count; compiling does not. Its figure is the best of 512 and 4,096 games, on one XLA device and on one a core:
  **{millions(peers["pgx"])} moves/s**. With auto-reset it deals in every step and is several times slower.
- **OpenSpiel**'s `evaluate_bots` plays whole games with its C++ random bots, on the one core that it uses; players' moves count.

The last two columns are Paiguan's codes a second of CPU time, core against core.

| game | codes/s | × Pgx | OpenSpiel game | `evaluate_bots` | × | codes/s of one core | × |
|---|--:|--:|---|--:|--:|--:|--:|"""
    for row in rows:
        other = row["theirs"]
        yield table_row(
            row["name"],
            millions(row["batch"]),
            f"{row['batch'] / peers['pgx']:.1f}×",
            game_of(other),
            millions(other["bots"]),
            f"{row['batch'] / other['bots']:.1f}×",
            millions(row["batch_of_core"]),
            f"{row['batch_of_core'] / other['bots']:.1f}×",
        )
    yield ""


def one_thread(rows: Rows, peers: dict[str, float]) -> Iterator[str]:
    yield f"""## One Python thread
Raw steps: one hand after another, one code at a time, each with mask and observation, chosen by Python from the mask. The PettingZoo loop is the one of its
documentation, the same for our `raw_env` and for that of its own `texas_holdem_v4` (no wrappers on either side), which makes **{thousands(peers["holdem"])}** actions/s.

| game | raw steps/s | PettingZoo loop | × hold'em |
|---|--:|--:|--:|"""
    for row in rows:
        ratio = f"{row['pettingzoo'] / peers['holdem']:.0f}×"
        yield table_row(row["name"], thousands(row["hand"]), thousands(row["pettingzoo"]), ratio)
    yield ""


def simulated(rows: Rows) -> Iterator[str]:
    yield """## Simulations
Simulations a second on one core, from a fresh deal: a world that is possible for the seat to act is sampled and played to the end, at random as OpenSpiel's
ISMCTS does, or by regulars as a master does.

| game | at random | by regulars | OpenSpiel's ISMCTS | ratio at random | by regulars |
|---|--:|--:|--:|--:|--:|"""
    for row in rows:
        other = row["theirs"]["ismcts"]
        ours = row["at_random"], row["simulations"]
        cells = (
            ["cannot run", "–", "–"] if other is None else [thousands(other), *(f"{one / other:.1f}×" for one in ours)]
        )
        yield table_row(row["name"], *(thousands(one) for one in ours), *cells)
    yield ""


def single(figures: list[tuple[str, str, float]]) -> Iterator[str]:
    yield "## Single figures\n| | |\n|---|--:|"
    for what, unit, value in figures:
        yield table_row(what, f"{value:.3g} {unit}")
    yield ""


def table_row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def game_of(other: dict[str, Any]) -> str:
    return str(other["game"]).split("(")[0]


def millions(value: float) -> str:
    return f"{value / 1e6:.2f} M"


def thousands(value: float) -> str:
    return f"{value / 1e3:.3g} k" if value < 1e5 else f"{value / 1e3:.0f} k"
