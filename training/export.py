"""From a run to a network of the package: `python -m training export GAME --out runs`.

The weights become whole numbers (`paiguan.bots.nets`), the network plays duplicate deals that it was never trained on, and only if it
beats three regulars, with the 95 % interval clear of zero, is it written for the presets in which it did.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import torch

import paiguan
from paiguan.arena import Result, contest
from paiguan.arena.workers import local
from paiguan.bots import nets
from paiguan.bots.nets.file import FORMAT, Header, Net
from paiguan.bots.nets.quantise import quantise
from paiguan.engine.errors import UserError
from training.nets import SCALE

SEED, DEALS = 2_026, 10_000  # of the tests, fixed before any network was seen


def layers_of(weights: dict[str, Any]) -> list[dict[str, Any]]:
    """The layers of a `Player`, as `quantise` takes them."""

    def numbers(name: str) -> Any:
        return weights[f"trunk.{name}"].double().cpu().numpy()

    out = [
        {
            "matrix": numbers(f"{layer}.weight"),
            "bias": numbers(f"{layer}.bias"),
            "gain": numbers(f"norms.{at}.weight"),
            "offset": numbers(f"norms.{at}.bias"),
        }
        for at, layer in enumerate(("first", "second", "third"))
    ]
    return [*out, {"matrix": numbers("last.weight"), "bias": numbers("last.bias")}]


def made_from(kept: dict[str, Any], name: str, presets: Sequence[str], which: str, free: Sequence[str] = ()) -> Net:
    """The network of a run, not tested yet. `which` is the player or its moving average."""
    game = paiguan.game(name)
    arrays = quantise(layers_of(kept[which]), SCALE)
    record = {
        "weights": which,
        "width": kept["sizes"]["width"],
        "codes": kept["codes"],
        "seconds": round(kept["before"] + kept["spent"]),
        "learned_in": kept["given"],
        "curve": kept["curve"],
    }
    head = Header(
        format=FORMAT,
        game=name,
        encoding=game.rules.VERSION,
        features=game.rules.FEATURES_VERSION,
        presets=tuple(presets),
        free=tuple(free),
        training=record,
        layers=int(arrays[0][0]),
    )
    return Net(head, *arrays)


def against_regulars(name: str, preset: str, deals: int, seed: int = SEED) -> dict[str, Any]:
    """A duplicate contest of the network in PAIGUAN_NETS, alone against regulars."""
    what = contest(paiguan.game(name, preset=preset), ("sharp", "regular"), deals, seed)
    result = Result(what)
    for piece in local(what):
        result.add(piece)
    line = result.line("sharp")
    found = {"units": round(line.units, 4), "interval": round(line.interval, 4)}
    return {"preset": preset, "against": "regular", "seed": seed, "deals": deals, **found}


def export(
    folder: Path, name: str, presets: Sequence[str], deals: int, which: str, to: Path, free: Sequence[str] = ()
) -> Net:
    """Test a run's network and write it; raises UserError if it beats regulars in no preset."""
    kept = torch.load(folder / f"{name}.pt", map_location="cpu", weights_only=False)
    net = made_from(kept, name, presets, which, free)
    trial = folder / "trial"
    trial.mkdir(exist_ok=True)
    (trial / f"{name}.net").write_bytes(net.to_bytes())
    os.environ["PAIGUAN_NETS"] = str(trial)  # the processes of the contest read it there
    nets.find.cache_clear()
    tested = []
    for preset in presets:
        tested.append(against_regulars(name, preset, deals))
        print(msgspec.json.encode(tested[-1]).decode(), flush=True)
    good = tuple(one["preset"] for one in tested if one["units"] > one["interval"])
    if not good:
        raise UserError(f"this network beats three regulars in none of {', '.join(presets)}; nothing was written")
    final = Net(
        msgspec.structs.replace(net.header, presets=good, tested=tuple(tested)), net.shape, net.numbers, net.weights
    )
    to.write_bytes(final.to_bytes())
    return final


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m training export", description=__doc__)
    parser.add_argument("game", choices=tuple(paiguan.GAMES))
    parser.add_argument("--out", type=Path, default=Path("runs"), help="the folder of the run (runs)")
    parser.add_argument("--presets", help="to test, separated by commas (the first one of the game)")
    parser.add_argument(
        "--free",
        default="",
        help="options that no decision depends on, such as the length of a match, separated by commas: the network plays whatever they are",
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"of each test ({DEALS})")
    parser.add_argument("--weights", choices=("player", "average"), default="average", help="(average)")
    parser.add_argument("--to", type=Path, help="where to write it (its place in the package)")
    given = parser.parse_args(arguments)
    presets = (
        given.presets.split(",") if given.presets else [next(iter(paiguan.game(given.game).interface.options.presets))]
    )
    to = given.to or nets.place_of(given.game)
    try:
        final = export(
            given.out, given.game, presets, given.deals, given.weights, to, list(filter(None, given.free.split(",")))
        )
    except UserError as error:
        raise SystemExit(str(error)) from None
    print(f"{to}: {to.stat().st_size} bytes, {', '.join(final.header.presets)}, {final.checksum[:12]}")
