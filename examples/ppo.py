"""PPO by self-play in one file: one network plays every seat and learns from the payments of each.

    python examples/ppo.py --game tianjiu --minutes 3 --out learned
    python examples/ppo.py --game all --device cuda --minutes 2 --out learned

Prints the result of one network against random players, in units a hand with a 95 % interval, and writes a plot (GAME.png), the
figures (GAME.json) and the network (GAME.pt) of each game. With --device cuda the GPU also plays the hands: observations, masks and
rewards stay in its memory. Needs torch: pip install paiguan[research], for a GPU paiguan[cuda] as well.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

import paiguan
from paiguan.envs.vector import VectorEnv


class Size(NamedTuple):
    """Sizes that suit a device."""

    rows: int  # hands side by side
    steps: int  # of each hand between two updates
    minibatch: int
    width: int  # of the network's layers
    test_rows: int


SIZES = {"cpu": Size(512, 96, 4096, 128, 1000), "cuda": Size(8192, 96, 32768, 256, 20_000)}
EPOCHS = 3
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95
TEST_SEED = 12345  # the same hands at each test


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
    """Generalised advantages along each seat's own decisions, from the last step back, and a mask of the known ones: decisions of
    hands that the rollout did not finish are unknown."""
    steps, rows = values.shape
    out, known = torch.zeros_like(values), torch.zeros_like(done)
    seats, every = rewards.shape[2], torch.arange(rows, device=values.device)
    paid, next_value, next_advantage = (values.new_zeros(rows, seats) for _ in range(3))
    complete = torch.zeros_like(done[0])
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
        paid[every, seat] = 0  # the payment rewards only the seat's last decision
        next_value[every, seat], next_advantage[every, seat] = values[step], out[step]
    return out, known


def environment(game: str, rows: int, seed: int, device: str, options: dict[str, Any]) -> VectorEnv:
    """Hands on the CPU or the GPU. The arrays are the batch's own; the next step overwrites them."""
    if device == "cpu":
        return VectorEnv(game, rows, seed=seed, copy=False, **options)
    from paiguan.cuda import Batch

    return VectorEnv(game, rows, seed=seed, copy=False, batch=Batch, **options)


class Learner:
    def __init__(self, game: str, options: dict[str, Any], seed: int, device: str = "cpu") -> None:
        torch.manual_seed(seed)
        self.size, self.device = SIZES[device], device
        self.envs = environment(game, self.size.rows, seed, device, options)
        self.test_envs = environment(game, self.size.test_rows, seed + 1, device, options)
        self.player = Player(self.envs.observation_shape[0], self.envs.action_count, self.size.width).to(device)
        self.optimiser = torch.optim.Adam(self.player.parameters(), RATE)
        self.looked = self.envs.reset(seed=seed)
        self.scale = 0.0  # of payments: their spread in the first rollout that has any

    def tensor(self, array: Any) -> Tensor:
        """A tensor that shares the memory of an array."""
        return torch.as_tensor(array, device=self.device)

    def acted(self, action: Tensor) -> Any:
        """Actions in the form that the batch takes: on the GPU int16."""
        return action.numpy() if self.device == "cpu" else action.to(torch.int16)

    def rollout(self) -> tuple[Tensor, ...]:
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(self.size.steps):
            observations, info = self.looked
            seen, mask = self.tensor(observations).clone(), self.tensor(info["action_mask"]).clone()
            actor = self.tensor(info["actor"]).clone()
            with torch.no_grad():
                choice, value = self.player(seen, mask)
                action = choice.sample()
            observations, rewards, done, _, info = self.envs.step(self.acted(action))
            self.looked = observations, info
            paid, ended = self.tensor(rewards).clone(), self.tensor(done).clone()
            kept.append((seen, mask, actor, action, choice.log_prob(action), value, paid, ended))
        return tuple(torch.stack(part) for part in zip(*kept, strict=True))

    def learn(self) -> None:
        seen, mask, actor, action, old, value, rewards, done = self.rollout()
        payments = rewards[done].float()
        if self.scale == 0 and payments.any():
            self.scale = float(payments.std())
        advantage, known = advantages(value, actor, rewards / (self.scale or 1.0), done)
        seen, mask, action, old, value, advantage = (
            part[known] for part in (seen, mask, action, old, value, advantage)
        )
        goal = advantage + value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(seen), device=self.device).split(self.size.minibatch):
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
        """Units a hand against random players, with the network in each seat equally often, and half the 95 % interval."""
        envs, rows = self.test_envs, self.size.test_rows
        observations, info = envs.reset(seed=TEST_SEED)
        mine = torch.arange(rows, device=self.device) % envs.seats
        playing, earned = torch.ones_like(mine, dtype=torch.bool), torch.zeros_like(mine, dtype=torch.float64)
        while playing.any():
            with torch.no_grad():
                choice, _ = self.player(self.tensor(observations), self.tensor(info["action_mask"]))
            drawn = self.tensor(envs.sample()).long()
            actions = torch.where(self.tensor(info["actor"]) == mine, choice.sample(), drawn)
            observations, rewards, done, _, info = envs.step(self.acted(actions))
            ended = self.tensor(done) & playing
            paid = self.tensor(rewards).gather(1, mine[:, None]).squeeze(1)
            earned = torch.where(ended, paid.double(), earned)
            playing &= ~ended
        return float(earned.mean()), float(1.96 * earned.std() / rows**0.5)


Curve = list[dict[str, float]]


def train(game: str, device: str, minutes: float, every: int, seed: int) -> tuple[Learner, Curve]:
    """Train for some minutes, with a test every few updates; compile time does not count."""
    learner, curve, updates = Learner(game, {}, seed, device), Curve(), 0
    learner.envs.step(learner.envs.sample())
    learner.looked = learner.envs.reset(seed=seed)
    start = time.monotonic()
    while True:
        spent = (time.monotonic() - start) / 60
        if updates % every == 0 or spent >= minutes:
            mean, half = learner.test()
            codes = updates * learner.size.rows * learner.size.steps
            curve.append({"minutes": round(spent, 3), "codes": codes, "units": mean, "interval": half})
            print(f"{game:12} {spent:5.1f} min {codes:>13,} codes {mean:+8.2f} ± {half:.2f} units a hand", flush=True)
        if spent >= minutes:
            return learner, curve
        learner.learn()
        updates += 1


def draw(curve: Curve, game: str, path: Path) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    codes, means, halves = (torch.tensor([point[key] for point in curve]) for key in ("codes", "units", "interval"))
    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.fill_between(codes, means - halves, means + halves, alpha=0.25)
    axes.plot(codes, means)
    axes.set(title=f"PPO self-play, {game}", xlabel="codes played", ylabel="units a hand against random")
    figure.savefig(path, dpi=150)


def keep(learner: Learner, curve: Curve, game: str, device: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    draw(curve, game, folder / f"{game}.png")
    last = curve[-1]
    result = {"game": game, "device": device, "units": last["units"], "interval": last["interval"], "curve": curve}
    (folder / f"{game}.json").write_text(json.dumps(result, indent=2) + "\n")
    torch.save(learner.player.state_dict(), folder / f"{game}.pt")


def all_games(device: str, settings: list[str]) -> None:
    """Train each game in its own process: side by side on a GPU, one after another on a CPU."""
    started: list[subprocess.Popen[bytes]] = []
    for game in paiguan.GAMES:
        started.append(subprocess.Popen([sys.executable, __file__, "--game", game, "--device", device, *settings]))
        if device == "cpu":
            started[-1].wait()
    failed = [process for process in started if process.wait() != 0]
    if failed:
        sys.exit(f"{len(failed)} of {len(started)} games could not be learned")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tianjiu", choices=[*paiguan.GAMES, "all"])
    parser.add_argument("--device", default="cpu", choices=SIZES)
    parser.add_argument("--minutes", type=float, default=3, help="of learning, for each game")
    parser.add_argument("--every", type=int, default=4, help="updates between two tests")
    parser.add_argument(
        "--threads", type=int, default=1, help="torch's threads; so small a network gains little by more"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write picture, figures and network to this folder")
    chosen = parser.parse_args()
    if chosen.game == "all":
        names = [name for name in ("minutes", "every", "threads", "seed", "out") if getattr(chosen, name) is not None]
        all_games(chosen.device, [word for name in names for word in (f"--{name}", str(getattr(chosen, name)))])
        return
    torch.set_num_threads(chosen.threads)
    learner, curve = train(chosen.game, chosen.device, chosen.minutes, chosen.every, chosen.seed)
    if chosen.out:
        keep(learner, curve, chosen.game, chosen.device, chosen.out)


if __name__ == "__main__":
    main()
