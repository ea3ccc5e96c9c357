"""Packs: what visitors write is checked as decks are, in words, and nothing hostile gets through (PY-76)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core.kit import BadPack
from salon.games.personality.content.cards import BadDeck, deck_from
from salon.games.personality.content.packs import (
    FEWEST,
    MOST,
    MOST_BYTES,
    PACKS,
    cards_in,
    of_spice,
    read_pack,
)
from salon.words import LANGUAGES, say
from tests.fuzz.mangling import JUNK, broken, mangled, tries
from tests.games.personality.packs import body_of, cards_of, pack_of
from tests.support.rules import rule


def problems(cards: Any, **more: Any) -> list[tuple[str, int | None, str | None]]:
    """The code, the card and the language of each problem of a pack."""
    with pytest.raises(BadPack) as caught:
        read_pack(body_of(cards, **more))
    return [
        (each.code.removeprefix("personality-pack-"), each.item, each.field) for each in caught.value.problems
    ]


GOOD = cards_of(FEWEST)


@rule("PY-76")
class TestWhatIsTaken:
    def test_three_cards_are_enough(self) -> None:
        pack = read_pack(body_of(GOOD, name="Crew"))
        assert (pack.name, pack.items) == ("Crew", 3)
        assert [card.fr for card in cards_in(pack.content)] == [card["fr"] for card in GOOD]

    def test_a_deck_with_few_enough_cards_is_a_pack(self) -> None:
        cards = [{"id": f"c{number}", **card} for number, card in enumerate(cards_of(60))]
        body = body_of(cards, name="Crew")
        assert len(deck_from("crew", (("crew.json", body),)).cards) == read_pack(body).items

    def test_its_kind_is_for_cards_without_one(self) -> None:
        cards = [{"fr": card["fr"]} for card in GOOD]
        assert {card.kind for card in cards_in(read_pack(body_of(cards, kind="dare")).content)} == {"dare"}

    def test_its_content_is_its_one_form(self) -> None:
        spaced = [{**card, "fr": f"  {card['fr']} ", "en": "", "id": "any"} for card in GOOD]
        content = read_pack(body_of(spaced)).content
        assert content == read_pack(body_of(GOOD)).content == read_pack(content.encode()).content

    def test_a_changed_card_is_another_one(self) -> None:
        first, *others = cards_in(pack_of(GOOD))
        changed, *same = cards_in(pack_of([{**GOOD[0], "family": False}, *GOOD[1:]]))
        assert changed.id != first.id
        assert same == others

    def test_a_card_in_one_language_says_which(self) -> None:
        both = {**GOOD[1], "en": "Would sail to the moon."}
        french, twice, _ = cards_in(pack_of([GOOD[0], both, GOOD[2]]))
        assert (french.only, french.en) == ("fr", french.fr)
        assert (twice.only, twice.en) == (None, "Would sail to the moon.")

    def test_the_cards_of_a_spice(self) -> None:
        mixed = [{**GOOD[0], "tags": ["money"], "family": False}, *GOOD[1:]]
        content = pack_of(mixed)
        assert len(cards_in(of_spice(content, "all"))) == 3
        assert of_spice(content, "family").count('"fr"') == 2
        assert of_spice(content, "sharp").count('"fr"') == 1
        assert of_spice(pack_of(GOOD), "sharp") == ""


@rule("PY-76")
class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("text", "codes"),
        [
            ("<b>Shouts</b> all day", ["characters"]),
            ("Sings\u202e backwards", ["characters"]),
            ("Hides\u200b in words", ["characters"]),
            ("Rings\a the bell", ["characters"]),
            ("Two\nlines", ["characters"]),
            ("Loves 🎉 parties", ["characters"]),
            ("a" * 31, ["long-word"]),
            ("la " * 31, ["long"]),
            ("Sh\u0336\u0321\u0322outs", ["marks"]),
        ],
    )
    def test_hostile_texts(self, text: str, codes: list[str]) -> None:
        cards = [{**GOOD[0], "fr": text}, *GOOD[1:]]
        assert problems(cards) == [(code, 0, "fr") for code in codes]

    def test_what_is_invisible_is_told_by_its_number(self) -> None:
        with pytest.raises(BadPack) as caught:
            read_pack(body_of([{**GOOD[0], "fr": "Sings\u202e ¶ backwards"}, *GOOD[1:]]))
        assert caught.value.problems[0].params == {"characters": "¶ (U+00B6), U+202E"}

    def test_cards_that_say_the_same(self) -> None:
        again = {**GOOD[0], "fr": GOOD[0]["fr"].upper()}
        assert problems([*GOOD, again]) == [("alike", 3, None)]

    def test_empty_cards_and_no_cards(self) -> None:
        assert problems([{"kind": "habit", "fr": " "}, *GOOD]) == [("no-text", 0, None)]
        assert problems([{"fr": "Sings."}, *GOOD]) == [("no-kind", 0, None)]
        assert problems([]) == [("few", None, None)]

    def test_its_name_is_checked_too(self) -> None:
        assert problems(GOOD, name="<script>") == [("characters", None, "name")]

    def test_ten_thousand_cards_are_not_looked_at(self) -> None:
        assert problems([{"fr": "a"}] * 1_000) == [("many", None, None)]
        assert problems([{"fr": "a"}] * 10_000) == [("many", None, None)]
        assert problems([{"fr": "a"}] * 100_000) == [("large", None, None)]

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"null",
            b"[" * 100_000,
            b'{"cards":' * 10_000,
            b'{"cards":[' + b"[" * 50_000 + b"]" * 50_000 + b"]}",
            b"\xff\xfe",
            b'{"cards":[{"en":"A","tags":["unheard"]}]}',
            b'{"cards":[],"more":1}',
        ],
    )
    def test_what_is_no_pack_at_all(self, body: bytes) -> None:
        with pytest.raises(BadPack) as caught:
            read_pack(body)
        assert [each.code for each in caught.value.problems] == ["personality-pack-unreadable"]

    def test_a_full_pack_fits(self) -> None:
        """120 cards with as many characters as they may have, each of four bytes."""
        letters = [chr(0x20000 + number) for number in range(MOST)]
        cards = [
            {
                "en": " ".join([letter * 21] * 4),
                "fr": " ".join([letter * 20] * 4),
                "kind": "virtue",
                "tags": ["stubbornness"],
                "family": False,
            }
            for letter in letters
        ]
        pack = read_pack(body_of(cards))
        assert pack.items == MOST
        assert len(pack.content.encode()) < MOST_BYTES

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_wrong_has_a_sentence(self, language: str) -> None:
        codes = "empty long space characters long-word marks no-text no-kind alike few many large unreadable"
        for code in codes.split():
            message = f"personality-pack-{code}"
            assert say(message, language) != message


def test_what_is_wrong_with_a_deck_is_still_said_on_the_console() -> None:
    with pytest.raises(BadDeck, match=r"card 1: the word “aaaaaaaaaa…” has more than 30 letters"):
        deck_from("crew", (("crew.json", body_of([{"fr": "a" * 31, "kind": "habit"}])),))


@st.composite
def near(draw: st.DrawFn) -> bytes:
    """Something like a pack."""
    pack = {"name": draw(st.sampled_from([*JUNK, "Crew"])), "cards": cards_of(4)}
    if draw(st.integers(0, 5)) == 0:
        return draw(broken(json.dumps(pack).encode()))
    return json.dumps(draw(mangled(pack))).encode()


def test_mangled_packs_are_refused_or_stay_what_they_are() -> None:
    @tries(2)
    @given(near())
    def read(body: bytes) -> None:
        try:
            pack = PACKS.read(body)
        except BadPack:
            return
        assert PACKS.read(pack.content.encode()) == pack
        assert len({card.id for card in cards_in(pack.content)}) == pack.items

    read()
