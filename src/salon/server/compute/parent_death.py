"""Ends a child process with its parent, however the parent ends.

A child that outlives a killed parent would keep the lock on the data folder and the port, so that no new server could
start. Nothing is lost by ending at once: what was acknowledged is stored.
"""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection, wait

_PR_SET_PDEATHSIG = 1


def end_with_parent(life: Connection | None = None) -> None:
    """End this process at once when its parent has ended. Call it first in a child of `multiprocessing`.

    On Linux the kernel kills the child, even if its threads hold the interpreter's lock or wait for a disk. The kernel
    watches the thread that started the child, so that must be one that lasts. Everywhere, a thread also waits for the
    parent: for the end of `life`, a pipe whose other end only the parent has, and for the parent's sentinel.
    """
    parent = multiprocessing.parent_process()
    watched: list[Connection | int] = [] if life is None else [life]
    if parent is not None:
        watched.append(parent.sentinel)
    if watched:
        threading.Thread(target=_end_after, args=(watched,), daemon=True).start()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    # The parent may have ended before all this was in place.
    if parent is not None and os.name == "posix" and os.getppid() != parent.pid:
        os._exit(1)


def _end_after(watched: list[Connection | int]) -> None:
    with contextlib.suppress(OSError):
        wait(watched)
    os._exit(1)
