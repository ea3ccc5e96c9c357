"""Runs `salon serve` with seeds that follow from a word, so that a test has the same cards and dice in every run.

The numbers of the browsers would change them, so they are left out. Without a word, seeds are made as they always are.
"""

import sys
from collections.abc import Sequence
from hashlib import sha256
from unittest.mock import patch

from salon import cli
from salon.server.domain import joint_seed
from salon.server.domain.table import Table


def main(word: str, words: Sequence[str]) -> int:
    """Run a `salon` command. The seeds of its games are hashes of the word and a number."""
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
