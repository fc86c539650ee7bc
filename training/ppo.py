"""Self-play: proximal policy optimisation with a critic that sees all hands, and a pull towards a moving average of the player."""

from copy import deepcopy
from typing import Any

import torch
from torch import nn

from training.nets import squeeze, unsqueeze
from training.rows import Rows

CLIP = 0.2
TRACE = 0.95  # how far ahead rewards are trusted over the critic (lambda)
PULL = 0.05  # towards the moving average
AVERAGE = 0.99
LARGEST_STEP = 0.5  # of the gradient


class Learner:
    """One network at all seats; in a share of the rows alone among regulars, whose codes it does not learn from."""

    def __init__(self, rows: Rows, player: Any, critic: Any, steps: int, scale: float, regulars: float = 0.0) -> None:
        self.rows, self.player, self.critic, self.steps, self.scale = rows, player, critic, steps, scale
        self.average = deepcopy(player).requires_grad_(False)
        game, shape, device = rows.game, (steps, rows.size), rows.device
        on_gpu = device == "cuda"
        self.optimizer = torch.optim.Adam([*player.parameters(), *critic.parameters()], eps=1e-5, fused=on_gpu)
        self._loss = torch.compile(self.loss, dynamic=False) if on_gpu else self.loss
        room = {"device": device}
        self.told = torch.zeros(*shape, game.seats, game.rules.FEATURES, dtype=torch.int8, **room)
        self.masks = torch.zeros(*shape, game.rules.ACTIONS, dtype=torch.bool, **room)
        self.codes, self.actors = (torch.zeros(shape, dtype=torch.int64, **room) for _ in range(2))
        self.chances, self.values = (torch.zeros(shape, **room) for _ in range(2))
        self.rewards = torch.zeros(*shape, game.seats, **room)
        self.done = torch.zeros(shape, dtype=torch.bool, **room)
        row, seat = torch.arange(rows.size, **room)[:, None], torch.arange(game.seats, **room)
        self.mixed = regulars > 0
        self.own = (row >= regulars * rows.size) | (row % game.seats == seat)  # by row and seat: who is the network

    @torch.no_grad()
    def play(self) -> None:
        """A stretch of hands by the player itself."""
        for at in range(self.steps):
            self.rows.all_features(self.told[at])
            self.masks[at], self.actors[at] = self.rows.mask(), self.rows.actors()
            logits = self.player(self.told[at, :, 0], self.masks[at])
            # The largest of logits with Gumbel noise is a draw from their distribution.
            noise = -torch.empty_like(logits).exponential_().clamp_min(1e-20).log()
            self.codes[at] = (logits + noise).argmax(1)
            self.chances[at] = logits.log_softmax(1).gather(1, self.codes[at, :, None]).squeeze(1)
            self.values[at] = self.critic(self.told[at])
            codes = self.codes[at].to(torch.int16)
            rewards, done = self.rows.step(self.rows.regular_codes(codes, self.own) if self.mixed else codes)
            self.rewards[at], self.done[at] = rewards.float() / self.scale, done

    @torch.no_grad()
    def advantages(self) -> tuple[Any, Any, Any]:
        """How much better each code did than the critic thought, what it came to, and for which codes that is known: those of
        hands that have ended, and those after which the seat has decided again. Leaving out all unfinished hands would favour
        short ones. The next decision of a seat is its own next one; the other seats act in between."""
        value = unsqueeze(self.values)
        out, known = torch.zeros_like(value), torch.zeros_like(self.done)
        paid, later, ahead = (torch.zeros_like(self.rewards[0]) for _ in range(3))
        told = torch.zeros_like(paid, dtype=torch.bool)  # whether what comes after a seat's decision is known
        for at in reversed(range(self.steps)):
            end = self.done[at, :, None]
            paid = torch.where(end, self.rewards[at], paid)
            later, ahead, told = later.masked_fill(end, 0), ahead.masked_fill(end, 0), told | end
            seat = self.actors[at].clamp_min(0)[:, None]
            known[at] = told.gather(1, seat).squeeze(1) & (self.actors[at] >= 0)
            surprise = (paid + later).gather(1, seat).squeeze(1) - value[at]
            out[at] = (surprise + TRACE * ahead.gather(1, seat).squeeze(1)) * known[at]
            paid = paid.scatter(1, seat, 0.0)
            later = later.scatter(1, seat, value[at][:, None])
            ahead = ahead.scatter(1, seat, out[at][:, None])
            told = told.scatter(1, seat, True)
        return out, out + value, known

    def learn(self, rate: float, entropy: float, minibatch: int, epochs: int = 1) -> dict[str, float]:
        """Improve on the stretch just played; returns what it came to, on average over its minibatches."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        advantages, returns, known = self.advantages()
        choice = known & (self.masks.sum(2) > 1)
        if self.mixed:
            choice &= self.own.expand(self.steps, -1, -1).gather(2, self.actors.clamp_min(0)[:, :, None]).squeeze(2)
        places = choice.flatten().nonzero().squeeze(1)
        if len(places) < 2:  # no hand has ended yet
            return {}
        told, masks, codes = self.told.flatten(0, 1), self.masks.flatten(0, 1), self.codes.flatten()
        chances, targets, gains = self.chances.flatten(), squeeze(returns).flatten(), advantages.flatten()
        gains = (gains - gains[places].mean()) / (gains[places].std() + 1e-8)
        weight = torch.tensor(entropy, device=gains.device)  # a plain number would be compiled anew at every change
        parameters = [*self.player.parameters(), *self.critic.parameters()]
        sums, batches = torch.zeros(3, device=gains.device), 0
        for _ in range(epochs):
            for some in places[torch.randperm(len(places), device=places.device)].split(minibatch):
                if batches and len(some) < minibatch:  # a rest of another size would be compiled too
                    continue
                given = told[some], masks[some], codes[some], chances[some], gains[some], targets[some]
                loss, parts = self._loss(*given, weight)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(parameters, LARGEST_STEP)
                self.optimizer.step()
                with torch.no_grad():
                    torch._foreach_lerp_([*self.average.parameters()], [*self.player.parameters()], 1 - AVERAGE)
                sums += parts
                batches += 1
        return dict(zip(("policy", "value", "entropy"), (sums / batches).tolist(), strict=True))

    def loss(
        self, told: Any, masks: Any, codes: Any, chances: Any, gains: Any, targets: Any, entropy: Any
    ) -> tuple[Any, Any]:
        """What is to become small, and of what it consists."""
        logits = self.player(told[:, 0], masks).log_softmax(1)
        usual = self.average(told[:, 0], masks).log_softmax(1)
        ratio = (logits.gather(1, codes[:, None]).squeeze(1) - chances).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        spread = -(logits.exp() * logits.clamp_min(-30)).sum(1).mean()
        pull = (logits.exp() * (logits - usual).clamp(-30, 30)).sum(1).mean()
        value = (self.critic(told) - targets).square().mean()
        return policy + 0.5 * value - entropy * spread + PULL * pull, torch.stack([policy, value, spread]).detach()
