"""Every figure has a name in every language."""

import random

import pytest

from salon.games.polyminix.content.challenges import Challenge, load_deck
from salon.games.polyminix.content.families import FAMILIES, Named, draw, drawn
from salon.games.polyminix.content.titles import title
from salon.words import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(language: str) -> None:
    chance = random.Random(1)
    figures: list[Challenge | Named] = [*drawn(), *(draw(family, chance) for family in FAMILIES)]
    figures += load_deck().challenges()
    for figure in figures:
        message, particulars = title(figure)
        assert say(message, language, particulars) != message
    assert say(*_with("letter A", language)) in ("Letter A", "Lettre A", "Lettera A")


def _with(name: str, language: str) -> tuple[str, str, dict[str, str | int]]:
    message, particulars = title(next(named for named in drawn() if named.name == name))
    return message, language, particulars
