"""What the set-up steps share: the root, errors that say what to do, stamps, and one set-up at a time."""

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
"""The lock, while we hold it: programs that we run hold it with us, in case we end before them."""


class SetupError(Exception):
    """Something this machine lacks; the message says what to do about it."""


def say(line: str) -> None:
    """Print a line of progress, apart from what the command itself prints."""
    print(f"salon: {line}", file=sys.stderr, flush=True)


def run(
    program: Sequence[str | Path], otherwise: str, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a program quietly; when it fails, show the end of what it said and what to do."""
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
    """A hash of files, their places and some words: the same hash means nothing to do."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read_stamp(stamp: Path) -> str:
    """What the last finished step wrote, or nothing."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def begin(stamp: Path) -> None:
    """Before a step is done again: half done, it must not pass for what it was before."""
    if stamp.is_file():
        stamp.write_text("unfinished", encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up lock: a second start waits until the first has finished setting up.

    The operating system drops the lock when its holders end, however they end. Where nothing may be written there is
    nothing to hold: what is set up is used as it is.
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
