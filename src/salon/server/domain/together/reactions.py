"""Reactions: a small fixed set. They are passed on and forgotten."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal, get_args

Reaction = Literal["applause", "laugh", "gasp", "heart", "flower", "tomato"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)

MOST_SHOWN = 40
"""How often a reaction is counted between two messages. A screen shows no more anyway."""


class Batch:
    """The reactions of a table since the last message: all of them, and those that came to this server."""

    def __init__(self) -> None:
        self.all: Counter[str] = Counter()
        self.own: Counter[str] = Counter()

    def add(self, reaction: Reaction) -> None:
        """Add one that came to this server."""
        self.all[reaction] += 1
        self.own[reaction] += 1

    def hear(self, counts: Mapping[str, int]) -> None:
        """Add those that came to another server."""
        for reaction, count in counts.items():
            if reaction in REACTIONS and 0 < count <= MOST_SHOWN:
                self.all[reaction] += count


def shown(counts: Mapping[str, int]) -> dict[str, int]:
    """The counts as they are sent, in the order of the set."""
    return {each: min(counts[each], MOST_SHOWN) for each in REACTIONS if counts.get(each, 0) > 0}
