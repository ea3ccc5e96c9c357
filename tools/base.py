"""Shared parts of the set-up steps: the root folder, errors, stamps, and the set-up lock."""

import contextlib
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / ".salon-setup.lock"

_held: list[int] = []
"""The file descriptor of the lock while we hold it. Child processes inherit it, in case they outlive us."""


class SetupError(Exception):
    """This machine lacks something. The message says what to do."""


def say(line: str) -> None:
    """Print a line of progress to stderr, apart from the output of the command itself."""
    print(f"salon: {line}", file=sys.stderr, flush=True)


def run(
    program: Sequence[str | Path], otherwise: str, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a program without showing its output. If it fails, raise SetupError with `otherwise` and its last lines."""
    done = subprocess.run(
        [str(word) for word in program],
        cwd=cwd,
        env=None if env is None else {**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        pass_fds=() if sys.platform == "win32" else _held,
        check=False,
    )
    if done.returncode:
        tail = "\n".join(f"    {line}" for line in done.stdout.strip().splitlines()[-15:])
        raise SetupError(f"{otherwise}\n{tail}")


def digest(paths: Iterable[Path], *words: str) -> str:
    """A hash of the contents and paths of files, and of some words. If it is unchanged, a step need not run again."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read_stamp(stamp: Path) -> str:
    """The stamp of the last finished run of a step, or an empty string."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def begin(stamp: Path) -> None:
    """Invalidate a stamp before its step runs again, so that an interrupted step is not taken for a finished one."""
    if stamp.is_file():
        stamp.write_text("unfinished", encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up lock: a second process waits until the first has finished setting up.

    The operating system releases the lock when its holders end, however they end. If the folder is read-only there is
    no lock, and the existing set-up is used as it is.
    """
    try:
        file = LOCK.open("a+")
    except OSError as error:
        yield from _as_it_is(error)
        return
    with file:
        if not _try_lock(file.fileno()):
            say("waiting for another start to finish setting up...")
            while not _try_lock(file.fileno()):
                time.sleep(0.2)
        _held.append(file.fileno())
        try:
            yield
        finally:
            _held.clear()


def _as_it_is(reason: OSError) -> Iterator[None]:
    try:
        yield
    except (SetupError, OSError) as error:
        raise SetupError(
            f"something has to be set up in {ROOT}, where you may not write ({reason.strerror}). Let its owner "
            "run `./salon setup` there, or make a copy of your own."
        ) from error


def _try_lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
