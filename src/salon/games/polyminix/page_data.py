"""The constants that the page needs: pieces, the deck, the tests of game 2, and what each mode decides."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any, get_args

from salon.core import Note
from salon.games.polyminix.content.challenges import Challenge, Level
from salon.games.polyminix.content.families import NEW_FAMILIES
from salon.games.polyminix.content.own_figures import LONGEST_TITLE, MOST_SIDE
from salon.games.polyminix.content.tasks import TABLE, TURN_FACES
from salon.games.polyminix.content.titles import title
from salon.games.polyminix.explanations import EXPLANATIONS
from salon.games.polyminix.model.actions import Hint
from salon.games.polyminix.model.board import SIDE
from salon.games.polyminix.model.boxes import SIGNS, TEST_FACES
from salon.games.polyminix.model.figures import MOST_SQUARES
from salon.games.polyminix.model.pieces import DRAWINGS, size
from salon.games.polyminix.race_pace import SECONDS, tries
from salon.games.polyminix.rules.goals import challenges
from salon.games.polyminix.rules.made_to_order import MOST
from salon.games.polyminix.rules.modes import COLOUR_POINTS, MODE_RULES
from salon.games.polyminix.rules.rules import FIRST_DAY
from salon.games.polyminix.rules.solo import campaign

LEAST_PAR = 20
"""The fewest seconds in which anybody can lay the pieces of a figure."""


def page_data() -> dict[str, Any]:
    """Each constant by its name in TypeScript."""
    return {
        "LEVELS": list(Level),
        "NEW_FAMILIES": NEW_FAMILIES,
        "TEST_FACES": TEST_FACES,
        "FIRST_DAY": FIRST_DAY.isoformat(),
        "HINTS": get_args(Hint),
        "EXPLANATIONS": EXPLANATIONS,
        "SIDE": SIDE,
        "MOST": MOST,
        "MOST_SIDE": MOST_SIDE,
        "MOST_SQUARES": MOST_SQUARES,
        "LONGEST_TITLE": LONGEST_TITLE,
        "SIGNS": SIGNS,
        "PIECES": {piece: {"drawing": drawing, "size": size(piece)} for piece, drawing in DRAWINGS.items()},
        "MODES": {
            mode: {
                "alone": rule.alone,
                "ranked": rule.ranked,
                "deck_points": COLOUR_POINTS if rule.own_deck else None,
            }
            for mode, rule in MODE_RULES.items()
        },
        "PROPERTIES": [{"test": test, "offered": list(_offered(test))} for test in TEST_FACES],
        "CHALLENGES": [_shown(challenges()[each]) for level in Level for each in campaign(level)],
    }


def _offered(test: str) -> Iterator[dict[str, Any]]:
    """The tests that ask for one property, each once: the same test may stand in several rows of the table."""
    seen = set()
    for turn in TURN_FACES:
        task = TABLE[turn][test]
        if task not in seen:
            seen.add(task)
            yield {"turn": turn, "task": task}


def _shown(challenge: Challenge) -> dict[str, Any]:
    """A challenge of the deck as the page shows it, its boxes by the face of the TEST die."""
    return {
        "id": challenge.id,
        "title": Note(*title(challenge)),
        "level": challenge.level,
        "figure": challenge.figure,
        "par": _par(challenge),
        "boxes": dict(zip(TEST_FACES, challenge.boxes, strict=True)),
    }


def _par(challenge: Challenge) -> int:
    """The seconds below which a challenge is solved quickly: what a fair player takes for its tests, on the whole."""
    seconds = fmean(SECONDS["fair"] * effort.pieces * tries(effort.work) for effort in challenge.efforts)
    return 5 * round(max(seconds, LEAST_PAR) / 5)
