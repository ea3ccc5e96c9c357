"""Numba, with types that mypy can follow. Importing this takes a moment: only kernels, and what calls them, do."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Masks = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Places = NDArray[np.int32]
Drawing = NDArray[np.uint8]

u64 = numba.uint64


def compiled(function: F) -> F:
    """Compile for this machine at the first call, keep the result on disk, and run without the interpreter's lock."""
    return cast("F", numba.njit(cache=True, nogil=True, boundscheck=False)(function))


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
"""The number of the lowest set bit of a 64-bit word."""

population: Callable[[Any], Any] = cast("Any", _population)
"""How many bits of a 64-bit word are set."""
