"""Runs `salon serve` with seeds that follow from a word, so that a test has the same cards and dice in every run.

The numbers of the browsers would change them, so they are left out. Without a word, seeds are made as they always are.
The server's clock is ahead of the machine's by the milliseconds in the file that `AHEAD` names, so that a test can set
it forward.
"""

import os
import sys
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from salon import cli
from salon.server.cli import serve
from salon.server.clock import SystemClock, monotonic_ms, wall_ms
from salon.server.domain import joint_seed
from salon.server.domain.table import Table

AHEAD = "SALON_TEST_AHEAD"


def ahead_ms() -> int:
    """How far the clock has been set forward."""
    file = Path(os.environ.get(AHEAD, ""))
    return int(file.read_text() or 0) if file.is_file() else 0


def main(word: str, words: Sequence[str]) -> int:
    """Run a `salon` command. The seeds of its games are hashes of the word and a number."""
    clock = partial(
        SystemClock, wall_ms=lambda: wall_ms() + ahead_ms(), passed_ms=lambda: monotonic_ms() + ahead_ms()
    )
    with patch.object(serve, "SystemClock", clock):
        return _with_seeds(word, words)


def _with_seeds(word: str, words: Sequence[str]) -> int:
    if not word:
        return cli.main(words)
    numbers: dict[tuple[str, int], int] = {}

    def known(table: Table) -> tuple[str, None]:
        # A start that is tried again is the same game.
        number = numbers.setdefault((table.code, table.round), len(numbers) + 1)
        return sha256(f"{word} {number}".encode()).hexdigest()[:32], None

    with patch.object(joint_seed, "agreed", known):
        return cli.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
