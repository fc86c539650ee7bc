"""The generator: xoshiro128++ on int64[4], each word below 2**32.

32-bit words held in int64 never overflow, so one source gives the same numbers interpreted, compiled and on CUDA without
unsigned arithmetic.
"""

from operator import index
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.kernel import Rng, Row, inlined, kernel

WORD = 0xFFFFFFFF
Words: TypeAlias = tuple[int, int, int, int]


@kernel
def mix(word: int) -> int:
    """Hash a 32-bit word; the multipliers are below 2**31 so that products fit in int64."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 12)) * 0x297A2D39) & WORD
    return word ^ (word >> 15)


@kernel
def sow(rng: Rng, seed: int, stream: int) -> None:
    """Seed the generator. Different (seed, stream) pairs, each from 0 to 2**63 - 1, give unrelated sequences."""
    a = mix(seed & WORD) ^ 0x243F6A88
    b = mix(((seed >> 32) + 0x9E3779B9) & WORD) ^ a
    c = mix((stream & WORD) ^ mix(b))
    d = mix(((stream >> 32) + 0x7F4A7C15) & WORD) ^ mix(c) | 1  # never all zero
    words = a, b, c, d
    for _ in range(8):
        words = turn(words)[1]
    put(rng, words)


@inlined
def turn(words: Words) -> tuple[int, Words]:
    """The next 32 random bits, and the generator's words afterwards."""
    a, b, c, d = words
    turned = (a + d) & WORD
    out = ((((turned << 7) | (turned >> 25)) & WORD) + a) & WORD
    c ^= a
    d ^= b
    return out, (a ^ d, b ^ c, c ^ ((b << 9) & WORD), ((d << 11) | (d >> 21)) & WORD)


@inlined
def pick(words: Words, bound: int) -> tuple[int, Words]:
    """A whole number from 0 to bound - 1, exactly uniform (Lemire's method: multiply, reject the rare uneven rest)."""
    drawn, words = turn(words)
    product = drawn * bound
    if (product & WORD) < bound:
        uneven = (WORD + 1 - bound) % bound
        while (product & WORD) < uneven:
            drawn, words = turn(words)
            product = drawn * bound
    return product >> 32, words


@inlined
def words_of(rng: Rng) -> Words:
    """The generator's words as values, which is faster in loops that draw often; `put` writes them back."""
    return rng[0], rng[1], rng[2], rng[3]


@inlined
def put(rng: Rng, words: Words) -> None:
    rng[0], rng[1], rng[2], rng[3] = words


@inlined
def draw(rng: Rng) -> int:
    """The next 32 random bits."""
    out, words = turn(words_of(rng))
    put(rng, words)
    return out


@inlined
def below(rng: Rng, bound: int) -> int:
    """A random whole number from 0 to bound - 1."""
    out, words = pick(words_of(rng), bound)
    put(rng, words)
    return out


@inlined
def shuffle(rng: Rng, pieces: Row, count: int) -> None:
    """Shuffle the first `count` entries (Fisher-Yates)."""
    words = words_of(rng)
    for i in range(count - 1, 0, -1):
        j, words = pick(words, i + 1)
        held = pieces[i]
        pieces[i] = pieces[j]
        pieces[j] = held
    put(rng, words)


def seeded(seed: int, stream: int = 0) -> NDArray[np.int64]:
    """A new generator, seeded from Python."""
    rng = np.zeros(4, np.int64)
    sow(rng, index(seed) & (2**63 - 1), index(stream) & (2**63 - 1))
    return rng
