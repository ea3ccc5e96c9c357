"""The title of a challenge: a message of the Fluent files, so that it can be translated."""

from salon.core.errors import Particulars
from salon.games.polyminix.content.challenges import Challenge
from salon.games.polyminix.content.families import Named


def title(figure: Challenge | Named) -> tuple[str, Particulars]:
    """The message and its particulars: `polyminix-figure-cat`, or `polyminix-figure-letter` with its letter.

    The title of a figure that somebody has drawn is theirs: `polyminix-figure-own` repeats it (PX-35).
    """
    kind, _, which = figure.name.partition(" ")
    return f"polyminix-figure-{kind}", {"which": which, "area": figure.figure.area}
