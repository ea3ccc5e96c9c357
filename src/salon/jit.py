"""Numba, with types that mypy can follow. Importing this takes a moment: only kernels, and what calls them, do."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

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

u64: Any = numba.uint64

Number: TypeAlias = Any
Word: TypeAlias = Any
Real: TypeAlias = Any
"""Inside a kernel: an int64, a uint64 and a float64. Python's numbers and NumPy's mean the same there, and types that
told them apart would fill every line with conversions that are not made."""


def compiled(function: F) -> F:
    """Compile for this machine at the first call, keep the result on disk, and run without the interpreter's lock."""
    dispatcher = numba.njit(cache=True, nogil=True, boundscheck=False)(function)
    _keep_while_unchanged(dispatcher, _package_of(Path(function.__code__.co_filename)))
    return cast("F", dispatcher)


def inlined(function: F) -> F:
    """Compile into each function that calls it.

    A call hands over seven words for every array. What is called ten thousand times a playout, for a few additions each
    time, spends most of its time on that.
    """
    return cast("F", numba.njit(inline="always", boundscheck=False)(function))


def _package_of(file: Path) -> Path:
    """The folder whose functions are compiled into each other: the one called `kernel`, or the file's own."""
    return next((folder for folder in file.parents if folder.name == "kernel"), file.parent)


def _keep_while_unchanged(dispatcher: Any, package: Path) -> None:
    """What is kept on disk holds until any file of the package changes.

    Numba looks at the function's own file alone, although the functions it calls are compiled into it.
    """
    kept = getattr(getattr(dispatcher, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = _stamp(package)  # noqa: SLF001 (there is no public way)


@cache
def _stamp(package: Path) -> tuple[tuple[str, float, int], ...]:
    """The names, times and sizes of a package's files, and of this one."""
    files = [*sorted(package.rglob("*.py")), Path(__file__)]
    return tuple((path.name, path.stat().st_mtime, path.stat().st_size) for path in files)


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
