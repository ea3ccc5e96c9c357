"""Numba's compiler with type annotations that mypy understands.

Importing this module takes a moment. Only kernels and their callers should do it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic
from numpy.typing import NDArray

from salon.jit.cache import keep_on_disk

F = TypeVar("F", bound=Callable[..., Any])

Masks = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Places = NDArray[np.int32]
Drawing = NDArray[np.uint8]

u64: Any = numba.uint64

Number: TypeAlias = Any
Word: TypeAlias = Any
Real: TypeAlias = Any
"""An int64, a uint64 and a float64 inside a kernel. Numba treats Python's and NumPy's numbers alike there. Types that
distinguish them would need conversions on every line that the compiled code does not make."""


def compiled(function: F) -> F:
    """Compile at the first call, keep the result on disk, and run without the interpreter's lock."""
    dispatcher = numba.njit(nogil=True, boundscheck=False)(function)
    keep_on_disk(dispatcher)
    return cast("F", dispatcher)


def inlined(function: F) -> F:
    """Compile into each function that calls it.

    A call passes seven words for every array. A function that is called ten thousand times a playout, for a few
    additions each time, spends most of its time on that.
    """
    return cast("F", numba.njit(inline="always", boundscheck=False)(function))


@intrinsic
def _trailing_zeros(_typing: Any, _x: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.cttz(words[0], ir.IntType(1)(0))

    return u64(u64), generate


@intrinsic
def _population(_typing: Any, _x: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.ctpop(words[0])

    return u64(u64), generate


trailing_zeros: Callable[[Any], Any] = cast("Any", _trailing_zeros)
"""Return the index of the lowest set bit of a 64-bit word."""

population: Callable[[Any], Any] = cast("Any", _population)
"""Return the number of set bits of a 64-bit word."""
