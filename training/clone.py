"""Learn to play as a regular does, so that self-play begins with a decent player."""

from typing import Any

import torch
from torch import nn

from training.rows import Rows


def clone(rows: Rows, player: Any, steps: int, rate: float = 1e-3) -> list[float]:
    """Regulars play; the player learns their codes. Returns the share of codes it named, step by step, before learning them."""
    optimizer = torch.optim.Adam(player.parameters(), rate)
    agreed = []
    for _ in range(steps):
        told, mask = rows.features().clone(), rows.mask().clone()
        codes = rows.regular_codes()
        choice = mask.sum(1) > 1  # where there is none, nothing is to be learned
        logits = player(told[choice], mask[choice])
        wanted = codes[choice].long()
        agreed.append(float((logits.argmax(1) == wanted).float().mean()))
        optimizer.zero_grad()
        nn.functional.cross_entropy(logits, wanted).backward()
        optimizer.step()
        rows.step(codes)
    return agreed
