"""Chance: every shuffle and every die, drawn from named streams.

A game asks for chance by purpose ("deck", "first order"). The result depends only on the seed and on the purpose, so a
variant that draws something more leaves the other draws as they are. The record keeps the draws of each step, so an old
record still replays after the algorithm here has changed.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Protocol

from msgspec import Struct

MOST = 1 << 32
"""The largest number of things that a game may shuffle or number."""


class Draw(Struct, frozen=True):
    """The result of one draw: an order of `of` things, or a single number below `of`."""

    purpose: str
    of: int
    values: tuple[int, ...]


class Chance(Protocol):
    """The only source of chance that a game may use. A game asks for each purpose once."""

    def order(self, purpose: str, n: int) -> tuple[int, ...]:
        """A permutation of range(n)."""
        ...

    def number(self, purpose: str, n: int) -> int:
        """A number from range(n)."""
        ...


def commitment(seed: str) -> str:
    """The SHA-256 of a seed. It is shown at the start of a game and proves the seed that is shown at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class JointSeed(Struct, frozen=True, omit_defaults=True):
    """The origin of a seed that the server could not choose alone.

    The server shows the `commitment` of its `secret` first. Then each player's device sends a random number, and the
    seed follows from all of them. `contributions` has one item for each seat, None where there was no device.
    """

    secret: str
    contributions: tuple[str | None, ...]

    @property
    def seed(self) -> str:
        """The seed: the first half of a SHA-256 over all parts, each with its length, so that no other parts give the
        same bytes. The page computes the same in `joint-seed.ts`."""
        parts = [
            _JOINT,
            self.secret,
            *("-" if number is None else f"+{number}" for number in self.contributions),
        ]
        told = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in parts)
        return hashlib.sha256(told).hexdigest()[:32]


_JOINT = "salon joint seed 1"


class SeededChance:
    """Chance from a seed, by SHA-256 in counter mode, which gives the same results on every machine and version."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def order(self, purpose: str, n: int) -> tuple[int, ...]:
        words = self._words(purpose)
        items = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _below(words, i + 1)
            items[i], items[j] = items[j], items[i]
        return tuple(items)

    def number(self, purpose: str, n: int) -> int:
        return _below(self._words(purpose), n)

    def yields(self, draw: Draw) -> bool:
        """Whether this seed gives a draw. Anybody can check a game's shuffles with it once the seed is known."""
        if not 1 <= draw.of <= MOST:
            return draw.of == 0 and draw.values == ()
        if len(draw.values) == draw.of:
            return self.order(draw.purpose, draw.of) == draw.values
        return (self.number(draw.purpose, draw.of),) == draw.values

    def _words(self, purpose: str) -> Iterator[int]:
        """An endless stream of 64-bit words, keyed by seed and purpose."""
        counter = 0
        while True:
            block = hashlib.sha256(f"{self._seed}\n{purpose}\n{counter}".encode()).digest()
            for start in range(0, 32, 8):
                yield int.from_bytes(block[start : start + 8], "big")
            counter += 1


def _below(words: Iterator[int], n: int) -> int:
    """An unbiased number from range(n): words beyond the last whole multiple of n are discarded."""
    limit = (1 << 64) - (1 << 64) % n
    return next(word for word in words if word < limit) % n


class RecordedChance:
    """Chance that repeats the draws of a record. It refuses any draw that the record does not have."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = {draw.purpose: draw for draw in draws}

    def order(self, purpose: str, n: int) -> tuple[int, ...]:
        values = self._answer(purpose, n)
        if sorted(values) != list(range(n)):
            raise ValueError(f"the record's draw for {purpose!r} is not an order of {n} things")
        return values

    def number(self, purpose: str, n: int) -> int:
        values = self._answer(purpose, n)
        if len(values) != 1 or not 0 <= values[0] < n:
            raise ValueError(f"the record's draw for {purpose!r} is not a number below {n}")
        return values[0]

    def _answer(self, purpose: str, n: int) -> tuple[int, ...]:
        draw = self._draws.get(purpose)
        if draw is None:
            raise ValueError(f"the record has no draw for {purpose!r}")
        # A seed gives a different result for each `of`. A forger who could change `of` could choose the result.
        if draw.of != n:
            raise ValueError(f"the record's draw for {purpose!r} is of {draw.of}, not of {n}")
        return draw.values


class NotedChance:
    """Chance from another source that notes every draw for the record."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._draws: list[Draw] = []

    @property
    def draws(self) -> tuple[Draw, ...]:
        return tuple(self._draws)

    def order(self, purpose: str, n: int) -> tuple[int, ...]:
        values = self._source.order(purpose, n)
        self._draws.append(Draw(purpose, n, values))
        return values

    def number(self, purpose: str, n: int) -> int:
        value = self._source.number(purpose, n)
        self._draws.append(Draw(purpose, n, (value,)))
        return value


class ChanceAnew:
    """Chance for what is dealt anew in the middle of a game. Its purposes differ from those of all other draws, so that
    nothing that is drawn later repeats it."""

    def __init__(self, source: Chance) -> None:
        self._source = source

    def order(self, purpose: str, n: int) -> tuple[int, ...]:
        return self._source.order(f"anew: {purpose}", n)

    def number(self, purpose: str, n: int) -> int:
        return self._source.number(f"anew: {purpose}", n)
