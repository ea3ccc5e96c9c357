"""The whole conformance suite, as one class of pytest tests for one game."""

from salon.core.kit import GameKit
from salon.testing.base import Suite
from salon.testing.bots import Bots, Coaching, Values
from salon.testing.playing import Playing
from salon.testing.records import Records
from salon.testing.refusals import Refusals
from salon.testing.secrets import Secrets
from salon.testing.thinking import KitThinking, Thinking
from salon.testing.time import Deadlines
from salon.testing.words import PlainBoardWording, Wording


class Conformance(Playing, Records, Refusals, Secrets, Deadlines, Bots, Wording):
    """The tests that every game must pass."""


def conformance(
    kit: GameKit,
    *,
    has_secrets: bool = False,
    levels: tuple[str, ...] | None = None,
    thinking: Thinking | None = None,
) -> type[Conformance]:
    """Make a class of tests for a game. Assign it to a name that begins with `Test`.

    Tests of optional features (move values, a coach) are left out if the kit does not offer them. With `has_secrets`,
    the tests also fail if a table hides nothing from anybody. `levels` are the bots to test; by default, those that the
    kit offers to people. `thinking` runs the bots; by default, in this process.
    """
    fields = {
        "kit": kit,
        "has_secrets": has_secrets,
        "levels": kit.levels if levels is None else levels,
        "thinking": KitThinking(kit) if thinking is None else thinking,
        "__doc__": f"The conformance tests of {kit.name}.",
    }
    more: list[type[Suite]] = [
        *([Values] if "values" in kit.answers else []),
        *([Coaching] if "advice" in kit.answers else []),
        *([] if kit.has_page else [PlainBoardWording]),
    ]
    return type(f"Test{kit.name.title()}", (*more, Conformance), fields)
