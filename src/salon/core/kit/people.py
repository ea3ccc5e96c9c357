"""What a game asks of the people around it: who is away, who watches, and what they have achieved."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from msgspec import Struct

AwayPolicy = Literal["bot", "skip", "wait"]
"""What happens to the seat of a person who is away for long: a bot plays for it, it is skipped, or the game waits."""


class Away(NamedTuple):
    """What a game does at first about a person who is away. The host of a table can change the policy."""

    policy: AwayPolicy = "bot"
    pause_ms: int | None = None
    """How long the game waits for the person before the policy applies; None: as long as the server says. It is never
    longer than that."""


class Poll(Struct, frozen=True):
    """A question that a game puts to its audience. `key` tells it from every other question of the game. `choices` are
    numbers that the game's page knows how to show, such as seats."""

    key: str
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Audience:
    """What people who watch are asked while the players decide. What they answer is no part of the game.

    Both functions get a spectator's view, so that a question cannot depend on what players keep secret. They use
    nothing else, and must be quick.
    """

    poll: Callable[[Any], Poll | None]
    """The question that is open now."""
    revealed: Callable[[Any], str | None]
    """The key of the latest question that the players have decided. From then on the audience's opinion is shown."""


class Mark(Struct, frozen=True):
    """Something a person has achieved in a finished game and keeps, such as a figure of a campaign that they solved.

    `what` is the game's own name for it, of at most 96 characters. The best time is kept, and whether it was ever
    achieved without help (`clean`).
    """

    what: str
    seconds: int
    clean: bool
