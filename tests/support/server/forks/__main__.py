"""Repeats forks by their names: `python -m tests.support.server.forks 'toy-3/state/seat-1/5'`."""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.support.server.forks import case_named, fork


def main(names: list[str]) -> int:
    """Perform the named cases, and print their reports."""
    found = 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            report = asyncio.run(fork(Path(folder), case_named(name)))
        print(report)
        found += report.difference is not None
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
