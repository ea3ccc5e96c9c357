"""The limit on open files of this process, which bounds the connections that it can accept."""

import contextlib
import sys

RESERVED = 256
"""Files that a server needs besides its connections: database, logs, worker processes."""
FALLBACK = 10_240
"""The most that macOS accepts, whatever it says the hard limit is."""


def raise_limit() -> int | None:
    """Raise the soft limit on open files to the hard one; returns the limit, or None if there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    for wished in (hard, FALLBACK):
        if soft == unlimited or soft >= wished != unlimited:
            break
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
    return None if soft == unlimited else soft


def connections_within(handles: int | None, wished: int) -> int:
    """How many connections to accept with this many open files."""
    return wished if handles is None else max(1, min(wished, handles - RESERVED))


def notes(wished: int) -> list[str]:
    """Raise the limit, and say for the log if this many connections are still too many."""
    handles = raise_limit()
    most = connections_within(handles, wished)
    if most == wished:
        return []
    note = (
        f"a server process may open {handles} files, so it accepts {most} connections instead of {wished}: raise the "
        "hard limit (ulimit -Hn, or LimitNOFILE= in the service file) or lower --connections"
    )
    return [note]
