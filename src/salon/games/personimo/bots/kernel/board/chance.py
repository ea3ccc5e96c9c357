"""The kernel's random numbers: a generator whose state is a single word."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import Numbers, Words
from salon.jit import Number, compiled, u64

A, B, C = np.uint64(12), np.uint64(25), np.uint64(27)
TIMES, HIGH = np.uint64(0x2545F4914F6CDD1D), np.uint64(32)


@compiled
def draw(chance: Words, below: Number) -> Number:
    """Return a random number from 0 to below - 1 (xorshift64*; for numbers this small its bias does not matter)."""
    x = chance[0]
    x ^= x >> A
    x ^= x << B
    x ^= x >> C
    chance[0] = x
    return np.int64((((x * TIMES) >> HIGH) * u64(below)) >> HIGH)


@compiled
def shuffle(chance: Words, numbers: Numbers, start: Number, size: Number) -> None:
    """Shuffle `size` elements of an array, beginning at `start`."""
    for i in range(size - 1, 0, -1):
        j = draw(chance, i + 1)
        numbers[start + i], numbers[start + j] = numbers[start + j], numbers[start + i]


def seeded(seed: int) -> Words:
    """Return the generator's state for a seed, which may be any number, including zero."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % (1 << 64)
    return np.array([mixed or 1], np.uint64)
