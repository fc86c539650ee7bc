"""Train a player of a game: `python -m training GAME --minutes 4 --out runs/GAME`. README.md says what comes of it."""

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import torch

import paiguan
from training.clone import clone
from training.evaluate import against_regulars
from training.nets import Critic, Player
from training.ppo import Learner
from training.rows import LEARNING, Rows

SMALL = {"rows": 256, "steps": 48, "width": 128, "minibatch": 4096, "hands": 2000, "clone_steps": 300}
LARGE = {"rows": 16384, "steps": 64, "width": 512, "minibatch": 32768, "hands": 40000, "clone_steps": 1500}
RATE, ENTROPY = 5e-4, 0.01
FURTHER = ("export", "handicaps", "guide", "plot")  # what is done with a run; modules of this package
# What a file keeps. The optimizer's moments are estimated anew in a few steps and would be more than half of it.
PARTS = ("player", "critic", "average")


def main() -> None:
    if sys.argv[1:2] and sys.argv[1] in FURTHER:
        import_module(f"training.{sys.argv[1]}").main(sys.argv[2:])
        return None
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    played_move_by_move = [name for name in paiguan.GAMES if not paiguan.game(name).interface.house.decides_once]
    parser.add_argument("game", choices=played_move_by_move)
    parser.add_argument("--preset")
    parser.add_argument("--minutes", type=float, default=4.0, help="of self-play, over all windows (4)")
    parser.add_argument("--window", type=float, default=9.0, help="minutes after which this process saves and ends (9)")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two tests against regulars (1)")
    parser.add_argument(
        "--regulars", type=float, default=0.0, help="share of hands among regulars, the rest self-play (0)"
    )
    parser.add_argument(
        "--anew", action="store_true", help="go on from the weights of the run, with the schedule of a new one"
    )
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    for name in SMALL:
        parser.add_argument(
            f"--{name.replace('_', '-')}", type=int, help=f"({LARGE[name]}; {SMALL[name]} on a processor)"
        )
    return train(parser.parse_args())


def train(given: Any) -> None:
    begun = time.monotonic()
    sizes = {
        name: getattr(given, name) or usual for name, usual in (LARGE if given.device == "cuda" else SMALL).items()
    }
    game = paiguan.game(given.game, **({"preset": given.preset} if given.preset else {}))
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    player = Player(game, sizes["width"]).to(given.device)
    critic = Critic(game, sizes["width"]).to(given.device)
    given.out.mkdir(parents=True, exist_ok=True)
    path = given.out / f"{given.game}.pt"
    kept = torch.load(path, map_location=given.device, weights_only=False) if path.exists() else None
    curve: list[dict[str, Any]] = kept["curve"] if kept else []
    rows = Rows(game, sizes["rows"], LEARNING + given.seed + len(curve), given.device)
    if kept is None:
        agreed = clone(rows, player, sizes["clone_steps"])
        note(curve, given, {"cloned": round(agreed[-1], 3), "seconds": round(time.monotonic() - begun)})
        scale = scale_of(rows)
    else:
        if kept["features"] != game.rules.FEATURES_VERSION:
            raise SystemExit(f"{path} was learned from other features; begin anew in another folder")
        scale = kept["scale"]
    learner = Learner(rows, player, critic, sizes["steps"], scale, given.regulars)
    # On a processor that others use too, only its own time counts: the rate of learning follows it.
    clock = time.monotonic if given.device == "cuda" else time.process_time
    spent, before, codes, tested = 0.0, 0.0, 0, float("-inf")  # `before`: seconds of earlier schedules
    if kept is not None:
        for part in PARTS:
            getattr(learner, part).load_state_dict(kept[part])
        spent, before, codes = kept["spent"], kept["before"], kept["codes"]
        if given.anew:
            spent, before = 0.0, before + spent
    while True:
        over = spent >= 60 * given.minutes
        leaving = time.monotonic() - begun > 60 * given.window
        if over or leaving or spent - tested >= 60 * given.every:
            tested = spent
            units, interval = against_regulars(game, player, sizes["hands"], given.device)
            note(
                curve,
                given,
                {"s": round(before + spent), "codes": codes, "regular": round(units, 3), "pm": round(interval, 3)},
            )
            parts = {part: getattr(learner, part).state_dict() for part in PARTS}
            state = {"curve": curve, "scale": scale, "spent": spent, "before": before, "codes": codes, "sizes": sizes}
            torch.save(parts | state | {"features": game.rules.FEATURES_VERSION, "given": game.given}, path)
            if over or leaving:
                return
        start = clock()
        left = 1 - min(spent / (60 * given.minutes), 1)
        learner.play()
        learner.learn(RATE * left + 1e-5, ENTROPY * left + 1e-3, sizes["minibatch"])
        if given.device == "cuda":
            torch.cuda.synchronize()
        spent += clock() - start
        codes += sizes["rows"] * sizes["steps"]


def scale_of(rows: Rows) -> float:
    """How much a hand between regulars swings."""
    paid: list[Any] = []
    while sum(len(some) for some in paid) < 2 * rows.size:
        rewards, done = rows.step(rows.regular_codes())
        paid.append(rewards[done].float())
    return float(torch.cat(paid).std().clamp_min(1e-3))


def note(curve: list[dict[str, Any]], given: Any, row: dict[str, Any]) -> None:
    curve.append(row)
    print(json.dumps(row), flush=True)
    (given.out / f"{given.game}.json").write_text(json.dumps(curve))


if __name__ == "__main__":
    main()
