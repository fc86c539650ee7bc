"""`paiguan info`: what a program needs to know of a game before it learns to play it."""

from typing import Any

import numpy as np

import paiguan
from paiguan.cli.common import open_game
from paiguan.cli.terminal import say, say_json
from paiguan.engine.binding import bind
from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from paiguan.envs.steps import CHOICES, CODES, DECISIONS, MOVES, WIDEST


def run(chosen: Any) -> int:
    told = info(open_game(chosen.game, chosen.options), chosen.hands, chosen.seed)
    if chosen.json:
        say_json(told)
    else:
        say(text(told))
    return 0


def info(game: Game, hands: int, seed: int) -> dict[str, Json]:
    rules = game.rules
    return {
        "game": game.name,
        "options": game.given,
        "paiguan": paiguan.__version__,
        "encoding": rules.VERSION,
        "seats": game.seats,
        "presets": list(game.face.options.presets),
        "actions": rules.ACTIONS,
        "observation": rules.OBSERVATION,
        "log": rules.STATE["log"].shape[0],
        "state_bytes": rules.STATE.itemsize,
        "random_play": statistics(game, hands, seed),
    }


def statistics(game: Game, hands: int, seed: int) -> dict[str, Json]:
    """Random hands, each code as likely as the others, seat 0 dealing."""
    rules = game.rules
    states, start = blank(rules.STATE), blank(rules.STATE)
    game.face.begin(start[0], game.options, {})
    counts, payments = np.zeros((hands, 5), np.int64), np.zeros((hands, 4), np.int64)
    legal, items = np.zeros(rules.LEGAL, np.int16), blank(ITEM, rules.ITEMS)
    steps: Any = bind("paiguan.envs.steps", game.face.rules)
    steps.count_hands(states, game.option_array, start, legal, items, seeded(0), seed, counts, payments)
    paid = payments[:, : game.seats]
    points, decisions = int(counts[:, CODES].sum()), int(counts[:, DECISIONS].sum())
    forced = points - decisions  # points with a single legal code
    return {
        "hands": hands,
        "seed": seed,
        "moves": spread(counts[:, MOVES]),
        "codes": spread(counts[:, CODES]),
        "decisions": spread(counts[:, DECISIONS]),
        "branching": {
            "mean": round(int(counts[:, CHOICES].sum()) / points, 2),
            "mean_of_decisions": round((int(counts[:, CHOICES].sum()) - forced) / max(decisions, 1), 2),
            "max": int(counts[:, WIDEST].max()),
        },
        "payment": {**spread(paid), "mean_by_seat": [round(float(mean), 3) for mean in paid.mean(0)]},
    }


def spread(values: Any) -> dict[str, Json]:
    return {
        "mean": round(float(values.mean()), 2),
        "sd": round(float(values.std()), 2),
        "min": int(values.min()),
        "max": int(values.max()),
    }


def text(told: dict[str, Json]) -> str:
    played = told["random_play"]
    branching, payment = played["branching"], played["payment"]

    def line(name: str, what: dict[str, Json]) -> str:
        return f"  {name:<12} {what['mean']:>8.2f} ± {what['sd']:<8.2f} from {what['min']} to {what['max']}"

    seats = ", ".join(f"{mean:+.2f}" for mean in payment["mean_by_seat"])
    return "\n".join(
        [
            f"{told['game']}, encoding {told['encoding']}, paiguan {told['paiguan']}",
            f"  seats        {told['seats']}",
            f"  actions      {told['actions']}",
            f"  observation  int8[{told['observation']}]",
            f"  log          {told['log']} codes at most",
            f"  state        {told['state_bytes']} bytes",
            f"  presets      {', '.join(told['presets'])}",
            f"random play, {played['hands']} hands, seed {played['seed']}, seat 0 deals",
            line("moves", played["moves"]),
            line("codes", played["codes"]),
            line("decisions", played["decisions"]),
            f"  branching    {branching['mean']:>8.2f} codes, {branching['mean_of_decisions']:.2f} where there is a choice, "
            f"{branching['max']} at most",
            line("payment", payment),
            f"  by seat      {seats}",
        ]
    )
