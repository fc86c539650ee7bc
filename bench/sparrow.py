"""The benchmark of Pgx's sparrow_mahjong on all cores, compiled by JAX, in the peers' environment.

Plays whole games by random legal actions, from the deal until the last game of the batch is over, inside one compiled loop, which
is the fastest way. Only moves of games that are not over count; compiling is not timed. Prints one JSON object: moves a second by
batch size, for the best of several runs.
"""

import json
import os
import sys
import time

CORES = len(os.sched_getaffinity(0))
os.environ["XLA_FLAGS"] = (
    f"--xla_force_host_platform_device_count={CORES}"  # one device a core, as Pgx's authors do with GPUs
)
os.environ["JAX_PLATFORMS"] = "cpu"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402

env = pgx.make("sparrow_mahjong")
deal, step = jax.vmap(env.init), jax.vmap(env.step)


def whole_games(key: jax.Array, size: int) -> tuple[jax.Array, jax.Array]:
    """The number of moves made, and the sum of rewards (so that the compiler drops nothing as unused)."""
    first, key = jax.random.split(key)

    def going_on(carried):  # type: ignore[no-untyped-def]
        return ~carried[0].terminated.all()

    def move(carried):  # type: ignore[no-untyped-def]
        state, key, moves = carried
        key, chance = jax.random.split(key)
        action = jax.random.categorical(chance, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return step(state, action), key, moves + (~state.terminated).sum()

    state, _, moves = jax.lax.while_loop(going_on, move, (deal(jax.random.split(first, size)), key, 0))
    return moves, state.rewards.sum()


def measured(size: int, seconds: float, devices: int) -> float:
    """Moves a second of wall-clock time with `size` games at once, shared among the devices."""
    play = jax.pmap(lambda key: whole_games(key, size // devices), devices=jax.devices()[:devices])
    keys = jax.random.split(jax.random.key(0), devices)
    jax.block_until_ready(play(keys))
    best, end, seed = 0.0, time.perf_counter() + seconds, 1
    while time.perf_counter() < end:
        keys, seed = jax.random.split(jax.random.key(seed), devices), seed + 1
        start = time.perf_counter()
        moves, _ = jax.block_until_ready(play(keys))
        best = max(best, int(moves.sum()) / (time.perf_counter() - start))
    return best


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    print(
        json.dumps(
            {
                f"{size:,} games at once, {devices} device{'s' * (devices > 1)}": measured(size, seconds, devices)
                for devices in sorted({1, CORES})
                for size in (512, 4096)
            }
        )
    )
