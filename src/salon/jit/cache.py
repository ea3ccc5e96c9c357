"""Keeps compiled functions on disk by the content of their sources, for every checkout and installation of this user.

A fresh checkout, another installation and a branch that is checked out again find what has been compiled before. What
several processes need at once is compiled by the first, and the others wait for it.

Numba checks a function's own file only, and by its time, although the functions it calls are compiled into it. This
module uses Numba's cache with folders of its own; there is no public interface for that.
"""

import contextlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from pickle import UnpicklingError
from threading import RLock
from typing import Any

import numpy as np
from numba.core import caching

from salon.jit.folders import base, check, make

_caching: Any = caching
"""Numba has no annotations."""

OURS = Path(__file__).parent
KEPT_DAYS = 60
"""Code of sources that nobody has used for this long is deleted when something new is compiled."""
DAY_S = 24 * 60 * 60
_PLAIN = (bool, int, float, complex, str, bytes, type(None))
_CUT_OFF = (EOFError, UnpicklingError, ValueError, LookupError, ArithmeticError, MemoryError)
_OTHERS = (AttributeError, ImportError, TypeError, RuntimeError, OSError)
_DAMAGED = _CUT_OFF + _OTHERS
"""What reading a file raises that was cut off or overwritten, or that names types which no longer exist."""
_compiling = RLock()


def keep_on_disk(dispatcher: Any) -> None:
    """Load what has been compiled of this function from the disk, and keep what is compiled."""
    with contextlib.suppress(OSError, RuntimeError):  # there is no folder for it: then nothing is kept
        dispatcher._cache = _Cache(dispatcher.py_func)  # noqa: SLF001
        compile_now = dispatcher.compile
        dispatcher.compile = lambda signature: _compile_once(dispatcher, compile_now, signature)


def _compile_once(dispatcher: Any, compile_now: Callable[[Any], Any], signature: Any) -> Any:
    if dispatcher._cache.has(signature, dispatcher.targetctx):  # noqa: SLF001
        return compile_now(signature)
    with _only_one_process(base()):
        with contextlib.suppress(OSError):
            _tidy(base())
        return compile_now(signature)


def _tidy(kept: Path) -> None:
    """Delete the code of sources that have not been used for long."""
    for folder in kept.iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > KEPT_DAYS * DAY_S:
            shutil.rmtree(folder, ignore_errors=True)


class _Locator(_caching._CacheLocator):  # type: ignore[misc]  # noqa: SLF001
    """Where the code of a function is: in a folder named by the content of the packages that it is compiled from."""

    def __init__(self, function: Callable[..., Any]) -> None:
        packages = packages_of(function)
        self._folder = base() / f"{packages[0].name}-{content(packages)[:20]}"
        check(self._folder)
        self._name = re.sub(r"\W", "-", function.__module__)
        self._line = function.__code__.co_firstlineno
        _note_use(self._folder)
        self._stamp = sha256("\n".join(sorted(_constants(function))).encode()).hexdigest()

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], _py_file: str) -> "_Locator":
        return cls(py_func)

    def ensure_cache_path(self) -> None:
        make(self._folder)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return f"{self._name}-{self._line}"


class _Implementation(_caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class _Files(_caching.IndexDataCacheFile):  # type: ignore[misc]
    def _load_index(self) -> Any:
        """Return what there is by types of arguments. An index that cannot be read is empty: it is written anew."""
        try:
            return super()._load_index()
        except _DAMAGED:
            return {}


class _Cache(_caching.FunctionCache):  # type: ignore[misc]
    _impl_class = _Implementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        locator = self._impl.locator
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, locator.get_source_stamp())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load what has been compiled. If that cannot be read, it is compiled and written anew."""
        with contextlib.suppress(*_DAMAGED):
            return super().load_overload(sig, target_context)
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save what has been compiled, if the folder may be written to: that of a container may come with its image."""
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)

    def has(self, signature: Any, context: Any) -> bool:
        """Whether the disk has the code for these types of arguments."""
        context.refresh()
        return self._index_key(signature, context.codegen()) in self._cache_file._load_index()  # noqa: SLF001


def packages_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """Return the packages whose code is compiled into a function: its own first, then those of functions it calls."""
    used: list[Any] = [function.__globals__.get(name) for name in function.__code__.co_names]
    files = [each.py_func.__code__.co_filename for each in used if hasattr(each, "py_func")]
    own = package_of(Path(function.__code__.co_filename))
    return (own, *sorted({package_of(Path(file)) for file in files} - {own}))


def package_of(file: Path) -> Path:
    """Return the folder whose functions are compiled into each other: the package `kernel`, or the file's folder."""
    for folder in file.parents:
        if not (folder / "__init__.py").exists():
            break
        if folder.name == "kernel":
            return folder
    return file.parent


def sources(package: Path) -> list[Path]:
    """Return the files of a package, and of this one."""
    return [*sorted(package.rglob("*.py")), *sorted(OURS.rglob("*.py"))]


@cache
def content(packages: tuple[Path, ...]) -> str:
    """Return a hash of the names and the content of all files of some packages. Where they are does not matter."""
    digest = sha256()
    for package in packages:
        for file in sources(package):
            text = file.read_bytes()
            near = file.relative_to(package if file.is_relative_to(package) else OURS).as_posix()
            digest.update(f"{near}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def _constants(function: Callable[..., Any]) -> Iterator[str]:
    """Yield the values of the globals that are compiled into a function and the functions it calls.

    They may come from modules outside its packages.
    """
    seen: set[int] = set()
    waiting = [function]
    while waiting:
        now = waiting.pop()
        for name in now.__code__.co_names:
            value: Any = now.__globals__.get(name)
            if hasattr(value, "py_func") and id(value.py_func) not in seen:
                seen.add(id(value.py_func))
                waiting.append(value.py_func)
            elif isinstance(value, np.ndarray):
                yield f"{name} {value.dtype} {value.shape} {sha256(value.tobytes()).hexdigest()}"
            elif isinstance(value, _PLAIN) or (
                isinstance(value, tuple) and all(isinstance(one, _PLAIN) for one in value)
            ):
                yield f"{name} {value!r}"


@cache
def _note_use(folder: Path) -> None:
    with contextlib.suppress(OSError):
        if time.time() - folder.stat().st_mtime > DAY_S:
            os.utime(folder)


@contextlib.contextmanager
def _only_one_process(kept: Path) -> Iterator[None]:
    """Let one process at a time compile. A function may be compiled while another one is."""
    with _compiling:
        if _holding:
            yield
            return
        with contextlib.ExitStack() as open_files:
            with contextlib.suppress(OSError):  # nothing can be written, so there is nothing to wait for
                _lock(open_files.enter_context((kept / "lock").open("ab")).fileno())
            _holding.append(kept)
            try:
                yield
            finally:
                _holding.clear()


_holding: list[Path] = []
"""The folder whose lock this process holds."""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        while True:
            with contextlib.suppress(OSError):  # it gives up after ten seconds
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
                return
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
