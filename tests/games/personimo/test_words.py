"""The words of Personimo: its suits, its cards and its refusals, and how numbers agree with their nouns."""

import pytest

from salon.core import IllegalAction
from salon.games.personimo.model.cards import CATALOGUE, NATURAL_ORDER
from salon.words import LANGUAGES, explain, say
from tests.support.words import unsaid

COMPOSED = [
    *(f"personimo-asked-to-{what}" for what in ("place", "claim", "settle")),
    "personimo-claimed",
    "personimo-no-such-card",
]
"""Codes of refusals that are put together where they are raised."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_refusal_has_a_sentence(language: str) -> None:
    assert unsaid([f"refused-{code}" for code in COMPOSED], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_suit_has_a_name(language: str) -> None:
    wanted = [f"personimo-suit-{suit}" for suit in NATURAL_ORDER]
    wanted += [f"personimo-{how}-{card.id}" for how in ("card", "the") for card in CATALOGUE]
    assert unsaid(wanted, language) == []


def test_the_game_has_one_name_everywhere() -> None:
    assert say("personimo-name", "tlh") == "Personimo"


def test_numbers_agree_with_their_nouns() -> None:
    refusal = IllegalAction("personimo-must-place", "PM-33", spots=1)
    assert explain(refusal) == "A card that fits must be placed, and there is one spot for this one."
    line: dict[str, str | int] = {"suit": "moons", "blocks": 1, "marks": 3}
    assert say("personimo-line-neighbourhood", "en", line) == "Moons: 1 block × 3 marks"
    assert say("personimo-line-neighbourhood", "fr", line) == "Lunes\u00a0: 1 case × 3 marques"


@pytest.mark.parametrize(
    ("message", "language", "particulars", "sentence"),
    [
        ("personimo-note-tarred", "en", {"points": 1}, "Only 1 point:"),
        ("personimo-note-tarred", "fr", {"points": 0}, "0 point"),
        ("personimo-line-other-district", "fr", {"points": 1}, "(1 point)"),
    ],
)
def test_one_is_not_several(
    message: str, language: str, particulars: dict[str, str | int], sentence: str
) -> None:
    assert sentence in say(message, language, particulars)
