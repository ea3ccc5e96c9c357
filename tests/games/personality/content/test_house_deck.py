"""The house's deck as it is written (PY-1): its kinds, spices and themes, and the editions that old games keep."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from salon.core import replay
from salon.games.personality import PERSONALITY
from salon.games.personality.content.cards import (
    EDITION,
    ENOUGH,
    FEWEST,
    KINDS,
    LANGUAGES,
    SHARP,
    Spice,
    Tag,
    house_deck,
)
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.content.wording import words_of
from salon.words import say
from tests.golden.playthrough import Golden
from tests.support.rules import rule

DECK = house_deck()
CARDS = DECK.cards.values()
FIRST_GAMES = sorted((Path(__file__).parents[1] / "golden" / "version-1" / "games").glob("*.json"))

PRAISE: frozenset[Tag] = frozenset(("calm", "courage", "effort", "giving", "loyalty", "warmth"))
"""Themes whose names are virtues. Under a portrait they would contradict a flaw."""
AGREES = re.compile(
    r"^(Est |S’est |Se croit |Se sent )\w*[ée]\b|\b(fier|heureux|content|sûr|premier à|seul à)\b"
)
"""French wording that makes the person masculine."""
AGREES_IN_ITALIAN = re.compile(
    r"^(?:È|Si è|Si sente|Si crede) \w+[oa]\b|\b(?:fiero|contento|sicuro|convinto|pronto a|il primo a|se stesso)\b"
)
"""Italian wording that gives the person a gender."""
IGNORED = {"avant", "prima"}
STEMS = 5
"""Words with the same first letters count as the same word when cards are compared."""


@rule("PY-1")
class TestWriting:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_two_are_about_the_same_thing(self, language: str) -> None:
        stems = {
            card.id: {
                word[:STEMS] for word in words_of(getattr(card, language)) - IGNORED if len(word) >= STEMS
            }
            for card in CARDS
        }
        alike = [pair for pair in combinations(stems, 2) if len(stems[pair[0]] & stems[pair[1]]) >= 3]
        assert alike == []

    def test_dares_are_what_somebody_would_do(self) -> None:
        assert [card.en for card in CARDS if card.kind == "dare" and not card.en.startswith("Would ")] == []

    def test_french_makes_nobody_masculine(self) -> None:
        assert [card.fr for card in CARDS if AGREES.search(card.fr)] == []

    def test_italian_gives_nobody_a_gender(self) -> None:
        assert [card.it for card in CARDS if AGREES_IN_ITALIAN.search(card.it or "")] == []

    def test_dares_in_italian_are_what_somebody_would_do(self) -> None:
        dares = [card.it or "" for card in CARDS if card.kind == "dare"]
        assert [text for text in dares if not re.match(r"(?:Si |Le |Gli )?\w+rebbe\b", text)] == []

    def test_french_punctuation_has_its_spaces(self) -> None:
        assert [card.fr for card in CARDS if re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0]", card.fr)] == []


GONE = frozenset(
    (
        "q05",
        "q13",
        "q14",
        "q21",
        "q24",
        "q28",
        "q39",
        "q42",
        "q43",
        "q44",
        "q46",
        "q48",
        "q53",
        "q57",
        "q62",
        "q65",
    )
) | {"q70", "q78", "q85", "d75"}
"""Cards about nobody at the table, which the second edition has replaced."""
SAID_TWICE = (
    "f48 h32",
    "f20 f45",
    "f42 f83",
    "v53 v62",
    "q10 q17",
    "d02 d82",
    "v44 v86",
    "f22 f78",
    "v22 d38",
    "v37 d63",
    "d47 d73",
    "h06 f62",
)
"""Pairs of which one card has been replaced."""
REWORDED = {
    "fr": [
        "v14",
        "v18",
        "v41",
        "h73",
        "h86",
        "q07",
        "q77",
        "q79",
        "q84",
        "d17",
        "d27",
        "d86",
        "v16",
        "v46",
        "v84",
        "d02",
        "d56",
        "d84",
    ],
    "en": ["v65", "v72", "v87", "h62", "h63", "d16", "d33"],
}
FOR_GROWN_UPS = ["v47", "h75", "f75", "h60"]


@rule("PY-1")
class TestWhatWasWeak:
    def test_cards_about_nobody_are_gone(self) -> None:
        assert not GONE & DECK.cards.keys()

    @pytest.mark.parametrize("pair", SAID_TWICE)
    def test_one_of_each_pair_is_left(self, pair: str) -> None:
        assert len([card for card in pair.split() if card in DECK.cards]) == 1

    @pytest.mark.parametrize("language", REWORDED)
    def test_clumsy_ones_are_reworded(self, language: str) -> None:
        former = house_deck(1).cards
        same = [
            card
            for card in REWORDED[language]
            if getattr(DECK.cards[card], language) == getattr(former[card], language)
        ]
        assert same == []

    def test_family_flags(self) -> None:
        assert [card for card in FOR_GROWN_UPS if DECK.cards[card].family] == []
        assert DECK.cards["h40"].family


@rule("PY-1")
class TestThemes:
    def test_a_flaw_is_not_filed_under_a_virtue(self) -> None:
        assert [card.id for card in CARDS if card.kind == "flaw" and PRAISE & set(card.tags)] == []

    @pytest.mark.parametrize("tag", get_args(Tag))
    def test_each_theme_has_cards_and_a_name(self, tag: Tag) -> None:
        assert sum(tag in card.tags for card in CARDS) >= 4
        for language in LANGUAGES:
            assert say(f"personality-tag-{tag}", language=language) != f"personality-tag-{tag}"

    def test_bots_are_known_for_themes_of_the_deck(self) -> None:
        assert {tag for themes in PERSONAS.values() for tag in themes} <= set(get_args(Tag))


@rule("PY-1")
class TestSpices:
    @pytest.mark.parametrize("spice", get_args(Spice))
    def test_there_is_a_deck_of_each(self, spice: Spice) -> None:
        cards = DECK.playing(spice)
        assert len(cards) >= 2 * FEWEST
        assert set(Counter(DECK.cards[card].kind for card in cards)) == set(KINDS)
        assert PERSONALITY.setup(6, {"cards": spice}, "seed").options["cards"] == spice

    def test_sharp_cards_are_those_that_start_arguments(self) -> None:
        sharp = set(DECK.playing("sharp"))
        assert {"q97", "d91", "f90", "q105"} <= sharp
        assert not {"v06", "h18", "q37"} & sharp
        assert all(set(DECK.cards[card].tags) & SHARP for card in sharp)

    def test_each_sharp_theme_is_more_than_a_joke(self) -> None:
        counts = Counter(tag for card in CARDS for tag in card.tags)
        assert min(counts[tag] for tag in SHARP) >= 4

    def test_each_is_enough_to_leave_cards_out(self) -> None:
        assert min(len(DECK.playing(spice)) for spice in get_args(Spice)) > ENOUGH


@rule("PY-1")
class TestEditions:
    def test_new_games_have_the_present_one(self) -> None:
        assert PERSONALITY.setup(3, {}, "seed").rules_version >= EDITION

    def test_each_earlier_one_has_as_many_cards(self) -> None:
        former = house_deck(1)
        assert len(former.cards) == 432
        assert former.cards["q13"].en == "Has never lost a staring match against a cow."
        assert "q13" not in DECK.cards
        assert former.cards["v65"].en != DECK.cards["v65"].en

    def test_a_new_card_has_a_new_id(self) -> None:
        """Otherwise a table that has left out a card (PY-73) would leave out the card in its place."""
        former = house_deck(1).cards
        new = [card.id for card in CARDS if card.id not in former]
        assert len(new) == 32
        assert min(int(card[1:]) for card in new) > 86

    @pytest.mark.parametrize("path", FIRST_GAMES, ids=lambda path: path.stem)
    def test_an_old_game_is_shown_with_the_cards_it_was_played_with(self, path: Path) -> None:
        """These games were dealt from the first edition; one of them is played with the family cards of that time."""
        record = msgspec.json.decode(path.read_bytes(), type=Golden).record
        assert record.setup.rules_version == 1
        *_, last = replay(PERSONALITY, record)
        view = PERSONALITY.view(last.timeline.state, None)
        assert view.faces
        assert all(face == house_deck(1).cards[card] for card, face in view.faces.items())
