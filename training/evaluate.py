"""A player alone against regulars."""

from typing import Any

import torch

import paiguan
from training.rows import Rows

SEED = 777_001  # of hands that are never trained on


@torch.no_grad()
def against_regulars(game: paiguan.Game, player: Any, hands: int, device: str) -> tuple[float, float]:
    """Units a hand of the player, greedy, at every seat in turn, and the half-width of the 95 % interval."""
    rows = Rows(game, hands, SEED, device)
    mine = torch.arange(hands, device=device) % game.seats
    own = mine[:, None] == torch.arange(game.seats, device=device)
    live, gained = torch.ones(hands, dtype=torch.bool, device=device), torch.zeros(hands, device=device)
    while bool(live.any()):
        codes = player(rows.features(), rows.mask()).argmax(1).to(torch.int16)
        rewards, done = rows.step(rows.regular_codes(codes, own))
        ended = done & live
        gained[ended] = rewards[ended, mine[ended]].float()
        live &= ~done
    return float(gained.mean()), float(1.96 * gained.std() / hands**0.5)
