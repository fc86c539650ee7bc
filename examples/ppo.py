"""PPO by self-play, complete in one file: one network plays every seat and learns from what each of them was paid.

    python examples/ppo.py tianjiu --minutes 3 --plot learning.png

It prints how the network does alone against three random players, in units a hand with a 95 % interval. Needs torch:
pip install paiguan[research].
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import paiguan
from paiguan.doors.vector import VectorEnv

ROWS, STEPS = 512, 96  # hands side by side, and steps of each between two updates
EPOCHS, MINIBATCH = 3, 4096
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95
TEST_ROWS = 1000


class Player(nn.Module):
    """Policy and value on two shared layers."""

    def __init__(self, places: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(places, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        hidden = self.body(observations.float() / 4)  # most places count up to four
        logits = self.policy(hidden).masked_fill(~masks, -torch.inf)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def advantages(values: Tensor, actors: Tensor, rewards: Tensor, done: Tensor) -> tuple[Tensor, Tensor]:
    """Generalised advantages along each seat's own decisions, from the last step back; and which of them are known: what
    belongs to a hand that the rollout did not see to its end is not."""
    steps, rows = values.shape
    out, known = torch.zeros(steps, rows), torch.zeros(steps, rows, dtype=torch.bool)
    seats, every = rewards.shape[2], torch.arange(rows)
    paid, next_value, next_advantage = (torch.zeros(rows, seats) for _ in range(3))
    complete = torch.zeros(rows, dtype=torch.bool)
    for step in reversed(range(steps)):
        ended = done[step]
        complete |= ended
        paid = torch.where(ended[:, None], rewards[step], paid)
        next_value = next_value.masked_fill(ended[:, None], 0)
        next_advantage = next_advantage.masked_fill(ended[:, None], 0)
        seat = actors[step]
        error = paid[every, seat] + next_value[every, seat] - values[step]
        out[step] = error + LAMBDA * next_advantage[every, seat]
        known[step] = complete
        paid[every, seat] = 0  # a payment is the reward of the seat's last decision only
        next_value[every, seat], next_advantage[every, seat] = values[step], out[step]
    return out, known


class Learner:
    def __init__(self, game: str, options: dict[str, object], seed: int) -> None:
        torch.manual_seed(seed)
        self.envs = VectorEnv(game, ROWS, seed=seed, **options)
        self.test_envs = VectorEnv(game, TEST_ROWS, seed=seed + 1, **options)
        self.player = Player(self.envs.observation_shape[0], self.envs.action_count)
        self.optimiser = torch.optim.Adam(self.player.parameters(), RATE)
        self.observations, self.info = self.envs.reset(seed=seed)
        self.scale = 1.0  # of payments: their spread so far

    def rollout(self) -> tuple[Tensor, ...]:
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(STEPS):
            seen, mask = torch.from_numpy(self.observations), torch.from_numpy(self.info["action_mask"])
            actor = torch.from_numpy(self.info["actor"])
            with torch.no_grad():
                choice, value = self.player(seen, mask)
                action = choice.sample()
            self.observations, rewards, done, _, self.info = self.envs.step(action.numpy())
            kept.append(
                (
                    seen,
                    mask,
                    actor,
                    action,
                    choice.log_prob(action),
                    value,
                    torch.from_numpy(rewards),
                    torch.from_numpy(done),
                )
            )
        return tuple(torch.stack(part) for part in zip(*kept, strict=True))

    def learn(self) -> None:
        seen, mask, actor, action, old, value, rewards, done = self.rollout()
        payments = rewards[done].float()
        if self.scale == 1.0 and len(payments):
            self.scale = float(payments.std()) or 1.0
        advantage, known = advantages(value, actor, rewards / self.scale, done)
        seen, mask, action, old, value, advantage = (
            part[known] for part in (seen, mask, action, old, value, advantage)
        )
        goal = advantage + value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(seen)).split(MINIBATCH):
                choice, now = self.player(seen[part], mask[part])
                ratio = (choice.log_prob(action[part]) - old[part]).exp()
                gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
                chances = choice.probs
                entropy = -(chances * chances.clamp_min(1e-9).log()).sum(-1)
                loss = -gain.mean() + 0.5 * (now - goal[part]).square().mean() - ENTROPY * entropy.mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimiser.step()

    def test(self) -> tuple[float, float]:
        """Units a hand against random players, the network in each seat equally often, and half the 95 % interval."""
        envs, earned = self.test_envs, []
        observations, info = envs.reset(seed=12345)  # the same hands each time
        mine, playing = np.arange(TEST_ROWS) % envs.seats, np.ones(TEST_ROWS, bool)
        while playing.any():
            with torch.no_grad():
                choice, _ = self.player(torch.from_numpy(observations), torch.from_numpy(info["action_mask"]))
            actions = np.where(info["actor"] == mine, choice.sample().numpy(), envs.sample())
            observations, rewards, done, _, info = envs.step(actions)
            earned += rewards[np.arange(TEST_ROWS), mine][done & playing].tolist()
            playing &= ~done
        return float(np.mean(earned)), float(1.96 * np.std(earned) / len(earned) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tianjiu", choices=paiguan.GAMES)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--every", type=int, default=4, help="updates between two tests")
    parser.add_argument(
        "--threads", type=int, default=1, help="torch's threads; so small a network gains little by more"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write the learning curve to this picture")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    learner, start, curve, updates = Learner(chosen.game, {}, chosen.seed), time.monotonic(), [], 0
    while True:
        spent = (time.monotonic() - start) / 60
        if updates % chosen.every == 0 or spent >= chosen.minutes:
            mean, half = learner.test()
            curve.append((updates * ROWS * STEPS, mean, half))
            print(f"{spent:5.1f} min  {curve[-1][0]:>9,} codes  {mean:+7.2f} ± {half:.2f} units a hand", flush=True)
        if spent >= chosen.minutes:
            break
        learner.learn()
        updates += 1
    if chosen.plot:
        draw(curve, chosen.game, chosen.plot)


def draw(curve: list[tuple[int, float, float]], game: str, path: Path) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    codes, means, halves = (np.array(part) for part in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.fill_between(codes, means - halves, means + halves, alpha=0.25)
    axes.plot(codes, means)
    axes.set(title=f"PPO self-play, {game}", xlabel="codes played", ylabel="units a hand against random")
    figure.savefig(path, dpi=150)


if __name__ == "__main__":
    main()
