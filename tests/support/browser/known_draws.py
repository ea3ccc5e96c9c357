"""Runs `salon serve` with seeds that follow from a word, so that a test has the same cards and dice in every run."""

import sys
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from salon import cli
from salon.server.play import game_starter


def main(word: str, words: Sequence[str]) -> int:
    """Run a `salon` command. The seeds of its games are hashes of the word and a number."""
    seeds = (sha256(f"{word} {number}".encode()).hexdigest()[:32] for number in count(1))
    with patch.object(game_starter, "new_seed", lambda: next(seeds)):
        return cli.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
