"""The player, and the critic that sees all hands."""

from typing import Any

import torch
from torch import nn

import paiguan

SCALE = 0.25  # features are small whole numbers, most of them 0 or 1
FORBIDDEN = -1e9


class Trunk(nn.Module):
    """Three layers with a way round the last two."""

    def __init__(self, inputs: int, width: int, outputs: int) -> None:
        super().__init__()
        self.first, self.second, self.third = (nn.Linear(size, width) for size in (inputs, width, width))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.last = nn.Linear(width, outputs)
        nn.init.orthogonal_(self.last.weight, 0.01)
        nn.init.zeros_(self.last.bias)

    def forward(self, told: Any) -> Any:
        x = torch.relu(self.norms[0](self.first(told * SCALE)))
        x = x + torch.relu(self.norms[1](self.second(x)))
        x = x + torch.relu(self.norms[2](self.third(x)))
        return self.last(x)


class Player(nn.Module):
    """Logits of all codes, from what a seat is told."""

    def __init__(self, game: paiguan.Game, width: int) -> None:
        super().__init__()
        self.trunk = Trunk(game.rules.FEATURES, width, game.rules.ACTIONS)

    def forward(self, told: Any, mask: Any) -> Any:
        with short(told):
            logits = self.trunk(told.float())
        return logits.float().masked_fill(~mask, FORBIDDEN)


class Critic(nn.Module):
    """What the seat to act will come to, from what all seats are told; in the unit of `squeeze`."""

    def __init__(self, game: paiguan.Game, width: int) -> None:
        super().__init__()
        self.trunk = Trunk(game.seats * game.rules.FEATURES, width, 1)

    def forward(self, all_told: Any) -> Any:
        with short(all_told):
            value = self.trunk(all_told.flatten(1).float())
        return value.float().squeeze(1)


def short(told: Any) -> Any:
    """Sixteen-bit arithmetic where the GPU has it."""
    return torch.autocast("cuda", torch.bfloat16, enabled=told.is_cuda)


def squeeze(units: Any) -> Any:
    """Symmetric logarithm: one hand in a hundred of 偎麻雀 pays twenty times the middle one."""
    return units.sign() * (units.abs() + 1).log()


def unsqueeze(squeezed: Any) -> Any:
    return squeezed.sign() * (squeezed.abs().exp() - 1)
