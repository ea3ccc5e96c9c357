"""Numba's compiler with type annotations that mypy understands.

Importing this module takes a moment. Only kernels and their callers should do it.
"""

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
"""An int64, a uint64 and a float64 inside a kernel. Numba treats Python's and NumPy's numbers alike there. Types that
distinguish them would need conversions on every line that the compiled code does not make."""


def compiled(function: F) -> F:
    """Compile at the first call, keep the result on disk, and run without the interpreter's lock."""
    dispatcher = numba.njit(cache=True, nogil=True, boundscheck=False)(function)
    _invalidate_with(dispatcher, _packages_of(function))
    return cast("F", dispatcher)


def inlined(function: F) -> F:
    """Compile into each function that calls it.

    A call passes seven words for every array. A function that is called ten thousand times a playout, for a few
    additions each time, spends most of its time on that.
    """
    return cast("F", numba.njit(inline="always", boundscheck=False)(function))


def _packages_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """Return the packages whose code is compiled into a function: its own, and those of the functions it calls."""
    used: list[Any] = [function.__globals__.get(name) for name in function.__code__.co_names]
    functions = [function, *(each.py_func for each in used if hasattr(each, "py_func"))]
    return tuple(sorted({_package_of(Path(each.__code__.co_filename)) for each in functions}))


def _package_of(file: Path) -> Path:
    """Return the folder whose functions are compiled into each other: the package `kernel`, or the file's folder."""
    for folder in file.parents:
        if not (folder / "__init__.py").exists():
            break
        if folder.name == "kernel":
            return folder
    return file.parent


def _invalidate_with(dispatcher: Any, packages: tuple[Path, ...]) -> None:
    """Invalidate a function's cache on disk when any file of these packages changes.

    Numba by itself checks the function's own file only, although the functions it calls are compiled into it.
    """
    cache_file = getattr(getattr(dispatcher, "_cache", None), "_cache_file", None)
    if cache_file is not None:
        cache_file._source_stamp = tuple(map(_stamp, packages))  # noqa: SLF001 (there is no public interface)


@cache
def _stamp(package: Path) -> tuple[tuple[str, float, int], ...]:
    """Return the paths, times and sizes of a package's files and of this one."""
    files = [*sorted(package.rglob("*.py")), Path(__file__)]
    return tuple((str(path), path.stat().st_mtime, path.stat().st_size) for path in files)


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
