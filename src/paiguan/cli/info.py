"""`paiguan info`: the sizes and statistics of a game, for programs that learn to play it."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import paiguan
from paiguan.bots import LEVELS, bot
from paiguan.bots.nets import BadNet, find
from paiguan.cli.common import open_game
from paiguan.cli.terminal import say, say_json
from paiguan.engine.binding import bind
from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.rng import seeded
from paiguan.engine.state import ITEM, blank
from paiguan.envs.steps import CHOICES, CODES, DECISIONS, MOVES, WIDEST


def run(chosen: Namespace) -> int:
    facts = info(open_game(chosen.game, chosen.options), chosen.hands, chosen.seed)
    if chosen.json:
        say_json(facts)
    else:
        say(text(facts))
    return 0


def info(game: Game, hands: int, seed: int) -> dict[str, Json]:
    rules = game.rules
    return {
        "game": game.name,
        "options": game.given,
        "paiguan": paiguan.__version__,
        "encoding": rules.VERSION,
        "seats": game.seats,
        "presets": list(game.interface.options.presets),
        "actions": rules.ACTIONS,
        "observation": rules.OBSERVATION,
        "log": rules.STATE["log"].shape[0],
        "state_bytes": rules.STATE.itemsize,
        "network": network(game),
        "random_play": statistics(game, hands, seed),
    }


def network(game: Game) -> dict[str, Json]:
    """The network of a game, and how the levels that need one play under these options."""
    found = {level: bot(level).stand_in(game) for level in LEVELS}
    levels: dict[str, Json] = {level: one.text(game.name) for level, one in found.items() if one is not None}
    try:
        net = find(game.name)
    except BadNet as error:
        return {"refused": str(error), "stand_ins": levels}
    if net is None:
        return {"stand_ins": levels}
    head = net.header
    sizes = {"presets": list(head.presets), "features": head.features, "checksum": net.checksum}
    return {**sizes, "tested": list(head.tested), "training": head.training, "stand_ins": levels}


def statistics(game: Game, hands: int, seed: int) -> dict[str, Json]:
    """Statistics of random hands with uniform codes, dealt by seat 0."""
    rules = game.rules
    states, start = blank(rules.STATE), blank(rules.STATE)
    game.interface.begin(start[0], game.options, {})
    counts, payments = np.zeros((hands, 5), np.int64), np.zeros((hands, 4), np.int64)
    legal, items = np.zeros(rules.LEGAL, np.int16), blank(ITEM, rules.ITEMS)
    steps: Any = bind("paiguan.envs.steps", game.interface.rules)
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


def network_lines(facts: dict[str, Json]) -> Iterator[str]:
    if "refused" in facts:
        yield f"  network      refused: {facts['refused']}"
    elif "presets" in facts:
        yield f"  network      for {', '.join(facts['presets'])}; checksum {facts['checksum'][:12]}"
        for one in facts["tested"]:
            yield f"               {one['units']:+.3f} ± {one['interval']:.3f} units a deal against {one['against']}, {one['preset']}"
    for sentence in facts["stand_ins"].values():
        yield f"               {sentence}" if "presets" in facts else f"  network      {sentence}"


def spread(values: "NDArray[np.int64]") -> dict[str, Json]:
    return {
        "mean": round(float(values.mean()), 2),
        "sd": round(float(values.std()), 2),
        "min": int(values.min()),
        "max": int(values.max()),
    }


def text(facts: dict[str, Json]) -> str:
    played = facts["random_play"]
    branching, payment = played["branching"], played["payment"]

    def line(name: str, what: dict[str, Json]) -> str:
        return f"  {name:<12} {what['mean']:>8.2f} ± {what['sd']:<8.2f} from {what['min']} to {what['max']}"

    seats = ", ".join(f"{mean:+.2f}" for mean in payment["mean_by_seat"])
    return "\n".join(
        [
            f"{facts['game']}, encoding {facts['encoding']}, paiguan {facts['paiguan']}",
            f"  seats        {facts['seats']}",
            f"  actions      {facts['actions']}",
            f"  observation  int8[{facts['observation']}]",
            f"  log          {facts['log']} codes at most",
            f"  state        {facts['state_bytes']} bytes",
            f"  presets      {', '.join(facts['presets'])}",
            *network_lines(facts["network"]),
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
