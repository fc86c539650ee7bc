"""The generator: xoshiro128++ on int64[4], each word below 2**32.

Thirty-two-bit words held in int64 never overflow, so one source gives the same numbers interpreted, compiled and on CUDA
without unsigned arithmetic anywhere.
"""

from typing import Any

import numpy as np

from paiguan.engine.kernel import Rng, kernel

WORD = 0xFFFFFFFF


@kernel
def mix(word: int) -> int:
    """A good 32-bit hash; the multipliers stay below 2**31 so that products fit in int64."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 12)) * 0x297A2D39) & WORD
    return word ^ (word >> 15)


@kernel
def sow(rng: Rng, seed: int, stream: int) -> None:
    """Start the generator. Different (seed, stream) pairs, each from 0 to 2**63 - 1, give unrelated sequences."""
    rng[0] = mix(seed & WORD) ^ 0x243F6A88
    rng[1] = mix(((seed >> 32) + 0x9E3779B9) & WORD) ^ rng[0]
    rng[2] = mix((stream & WORD) ^ mix(rng[1]))
    rng[3] = mix(((stream >> 32) + 0x7F4A7C15) & WORD) ^ mix(rng[2]) | 1  # never all zero
    for _ in range(8):
        draw(rng)


@kernel
def draw(rng: Rng) -> int:
    """The next 32 random bits."""
    turned = (rng[0] + rng[3]) & WORD
    out = ((((turned << 7) | (turned >> 25)) & WORD) + rng[0]) & WORD
    shifted = (rng[1] << 9) & WORD
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = ((rng[3] << 11) | (rng[3] >> 21)) & WORD
    return out


@kernel
def below(rng: Rng, bound: int) -> int:
    """A whole number from 0 to bound - 1, each exactly as likely (Lemire's method: multiply, reject the rare uneven rest)."""
    product = draw(rng) * bound
    if (product & WORD) < bound:
        uneven = (WORD + 1 - bound) % bound
        while (product & WORD) < uneven:
            product = draw(rng) * bound
    return product >> 32


@kernel
def shuffle(rng: Rng, pieces: Any, count: int) -> None:
    """Fisher and Yates over the first `count` entries."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = pieces[i]
        pieces[i] = pieces[j]
        pieces[j] = held


def seeded(seed: int, stream: int = 0) -> Any:
    """A generator for Python callers."""
    rng = np.zeros(4, np.int64)
    sow(rng, seed & (2**63 - 1), stream & (2**63 - 1))
    return rng
