"""Whether a network helps a search: `python -m training guide GAME --handicap 0.5`.

A grandmaster that searches with the network plays three masters with the same budget on duplicate deals. Only if it wins, with the
95 % interval clear of zero, does the network's file say from then on that it guides grandmasters, and how.
"""

import argparse
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import paiguan
from paiguan.arena import Result, contest
from paiguan.arena.workers import local
from paiguan.bots import nets
from paiguan.bots.nets.file import Net, read
from paiguan.engine.errors import UserError

SEED, DEALS, MILLISECONDS = 3_001, 600, 300.0


def changed(net: Net, **fields: Any) -> Net:
    """The network with another header."""
    return Net(msgspec.structs.replace(net.header, **fields), net.shape, net.numbers, net.weights)


def against_masters(
    name: str, preset: str, deals: int, seed: int, budget: Mapping[str, Any], workers: int | None
) -> dict[str, Any]:
    """A duplicate contest of a grandmaster with the network in PAIGUAN_NETS, alone against masters with the same budget."""
    result = Result(contest(paiguan.game(name, preset=preset), ("grandmaster", "master"), deals, seed, budget))
    for piece in local(result.contest, workers):
        result.add(piece)
    line = result.line("grandmaster")
    found = {"units": round(line.units, 4), "interval": round(line.interval, 4)}
    return {
        "preset": preset,
        "bot": "grandmaster",
        "against": "master",
        "seed": seed,
        "deals": deals,
        **budget,
        **found,
    }


def guide(
    name: str,
    uses: Mapping[str, Any],
    to: Path,
    deals: int = DEALS,
    seed: int = SEED,
    budget: Mapping[str, Any] | None = None,
    workers: int | None = None,
) -> Net:
    """Try the uses of a network (`handicap`, `rollouts`, `likely`) in every preset that it plays; write them to its file if they
    win. Raises UserError if they do not."""
    place = nets.place_of(name)
    if not place.is_file():
        raise UserError(f"{name} has no network")
    net = read(place.read_bytes(), place.name)
    tried = changed(net, guides=True, **uses)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.net").write_bytes(tried.to_bytes())
        before = os.environ.get("PAIGUAN_NETS")
        os.environ["PAIGUAN_NETS"] = folder  # the processes of the contest read it there
        nets.find.cache_clear()
        try:
            found = [
                against_masters(name, preset, deals, seed, budget or {"milliseconds": MILLISECONDS}, workers)
                for preset in net.header.presets
            ]
        finally:
            os.environ.pop("PAIGUAN_NETS") if before is None else os.environ.update(PAIGUAN_NETS=before)
            nets.find.cache_clear()
    for one in found:
        print(msgspec.json.encode(one).decode(), flush=True)
    if any(one["units"] <= one["interval"] for one in found):
        raise UserError(f"this grandmaster does not beat three masters of {name}; nothing was written")
    final = changed(tried, tested=(*net.header.tested, *found))
    to.write_bytes(final.to_bytes())
    return final


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m training guide", description=__doc__)
    parser.add_argument("game", choices=tuple(paiguan.GAMES))
    parser.add_argument(
        "--handicap", type=float, default=0.0, help="units that a move loses for each logit that it is behind (0)"
    )
    parser.add_argument("--rollouts", action="store_true", help="the network plays the imagined hands")
    parser.add_argument("--likely", action="store_true", help="the network chooses the worlds")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"({SEED})")
    parser.add_argument(
        "--milliseconds", type=float, default=MILLISECONDS, help=f"a move, of each bot ({MILLISECONDS:g})"
    )
    parser.add_argument("--worlds", type=int, help="instead of milliseconds")
    parser.add_argument("--workers", type=int, help="processes (all cores)")
    parser.add_argument("--to", type=Path, help="where to write it (its place in the package)")
    given = parser.parse_args(arguments)
    uses = {"handicap": given.handicap, "rollouts": given.rollouts, "likely": given.likely}
    budget = {"worlds": given.worlds} if given.worlds else {"milliseconds": given.milliseconds}
    to = given.to or nets.place_of(given.game)
    try:
        final = guide(given.game, uses, to, given.deals, given.seed, budget, given.workers)
    except UserError as error:
        raise SystemExit(str(error)) from None
    print(f"{to}: guides grandmasters in {', '.join(final.header.presets)}, {final.checksum[:12]}")
