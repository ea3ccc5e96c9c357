"""Personality: the cards, the board, the deal (PY-1 to PY-3), and decks of one's own."""

import json
import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from salon.core import BadSetup
from salon.games.personality import PERSONALITY, BadBoard, BadDeck, Personality, board_from, read_deck
from salon.games.personality.content.board import house_boards
from salon.games.personality.content.cards import ENOUGH, FEWEST, KINDS, LANGUAGES, house_deck
from salon.games.personality.content.wording import faults, likeness, words_of
from tests.games.personality.tables import Room
from tests.support.rules import rule

CARDS = house_deck().cards.values()
MOST_ALIKE = 0.4


@rule("PY-1")
class TestCards:
    def test_there_are_432_at_least_60_of_each_kind(self) -> None:
        assert len(CARDS) == 432
        kinds = Counter(card.kind for card in CARDS)
        assert set(kinds) == set(KINDS)
        assert min(kinds.values()) >= 60

    def test_each_has_an_id_and_a_tag(self) -> None:
        assert len({card.id for card in CARDS}) == 432
        assert [card.id for card in CARDS if not card.tags or len(set(card.tags)) < len(card.tags)] == []

    def test_the_family_set_is_large_enough_to_play_with(self) -> None:
        family = house_deck().playing("family")
        assert 350 < len(family) < 432
        assert min(Counter(house_deck().cards[card].kind for card in family).values()) >= 60

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_can_be_read_aloud_in_one_breath(self, language: str) -> None:
        wrong = {card.id: list(faults(getattr(card, language))) for card in CARDS}
        assert {card: problems for card, problems in wrong.items() if problems} == {}
        assert [card.id for card in CARDS if not getattr(card, language).endswith(".")] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_begins_like_a_sentence_about_somebody(self, language: str) -> None:
        texts = [getattr(card, language) for card in CARDS]
        assert [text for text in texts if not text[0].isupper()] == []
        assert not any(text.startswith(("He ", "She ", "Il ", "Elle ", "They ")) for text in texts)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_two_say_nearly_the_same(self, language: str) -> None:
        words = {card.id: words_of(getattr(card, language)) for card in CARDS}
        alike = [
            pair for pair in combinations(words, 2) if likeness(*(words[each] for each in pair)) > MOST_ALIKE
        ]
        assert alike == []

    def test_the_languages_are_written_apart(self) -> None:
        assert [card.id for card in CARDS if len({card.en, card.fr, card.it}) < 3] == []

    def test_typography_is_that_of_the_language(self) -> None:
        assert [card.id for card in CARDS if set("'\"") & set(card.en + card.fr + (card.it or ""))] == []
        assert [card.id for card in CARDS if re.search("[«»]| [:;!?]", card.it or "")] == []
        assert [card.id for card in CARDS if " :" in card.fr or "« " in card.fr or " »" in card.fr] == []

    def test_three_to_six_can_play(self) -> None:
        for seats in (3, 4, 5, 6):
            PERSONALITY.setup(seats, {}, "seed")
        for seats in (2, 7):
            with pytest.raises(BadSetup):
                PERSONALITY.setup(seats, {}, "seed")

    def test_the_family_option_leaves_the_others_out(self) -> None:
        room = Room(3, {"cards": "family"})
        cards = [*room.state.stock, *(card for hand in room.state.hands for card in hand)]
        assert all(house_deck().cards[card].family for card in cards)


@rule("PY-2")
class TestBoard:
    def test_the_default_board_is_as_the_rules_say(self) -> None:
        board = house_boards()["default"]
        special = {-4: "pit", 0: "start", 16: "gate", 24: "insight"}
        special |= dict.fromkeys((4, 11, 19), "pair") | dict.fromkeys((7, 14, 21), "inversion")
        assert {square: board.kind(square) for square in range(-4, 25)} == {
            square: special.get(square, "plain") for square in range(-4, 25)
        }
        assert (board.goal, board.gate, board.square("pit")) == (24, 16, -4)
        assert board.kind(-9) == "pit"
        assert board.kind(30) == "insight"

    def test_the_short_board_has_its_goal_at_14(self) -> None:
        assert house_boards()["short"].goal == 14
        assert Room(3, {"board": "short"}).table.board == house_boards()["short"]

    def test_a_board_of_ones_own_can_be_chosen(self) -> None:
        game = Personality(boards={"tiny": board_from("P.S.>oG*")})
        assert Room(3, {"board": "tiny"}, game).table.board.goal == 5

    @pytest.mark.parametrize(
        "drawing", ["", "P.S*", "PS.G", ".PSG*", "P.GS*", "PSSG*", "PS?G*", "PSG**", "PPSG*"]
    )
    def test_boards_that_cannot_be_played_on_are_refused(self, drawing: str) -> None:
        with pytest.raises(BadBoard):
            board_from(drawing)


@rule("PY-3")
class TestDeal:
    @pytest.mark.parametrize("seats", [3, 4, 5, 6])
    def test_all_stand_on_start_with_seven_cards(self, seats: int) -> None:
        room = Room(seats)
        assert room.table.squares == (0,) * seats
        assert [len(hand) for hand in room.state.hands] == [7] * seats
        assert len(room.state.stock) == 432 - 7 * seats
        cards = [*room.state.stock, *(card for hand in room.state.hands for card in hand)]
        assert sorted(cards) == sorted(house_deck().cards)

    def test_a_hand_is_its_owners_and_the_stock_nobodys(self) -> None:
        room = Room(4)
        for seat in (None, 0, 1, 2, 3):
            view = room.view(seat)
            assert view.hand == (() if seat is None else room.state.hands[seat])
            assert view.hands == (7, 7, 7, 7)
            assert view.stock == len(room.state.stock)
            assert set(view.faces) == set(view.hand)
            dealt = [event.seen_by(seat) for event in room.told[0]]
            assert [getattr(event, "cards", None) or () for event in dealt[:4]] == [
                view.hand if owner == seat else () for owner in range(4)
            ]


def write(tmp_path: Path, content: object) -> Path:
    path = tmp_path / "ours.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def own_cards(number: int = FEWEST) -> list[dict[str, Any]]:
    return [{"en": f"Knows {each * 7} {chr(97 + each % 26)}{each}."} for each in range(number)]


@rule("PY-1")
class TestOwnDecks:
    def test_a_deck_is_read_from_its_file(self, tmp_path: Path) -> None:
        cards = own_cards()
        cards[0] |= {
            "fr": "Connaît un mot.",
            "kind": "dare",
            "tags": ["wits"],
            "family": False,
            "id": "first",
        }
        deck = read_deck(write(tmp_path, {"name": "Ours", "kind": "quirk", "cards": cards}))
        assert deck.name == "Ours"
        assert deck.cards["first"].kind == "dare"
        assert deck.cards["card-2"].fr == cards[1]["en"], "one language serves for both"
        room = Room(6, {"deck": "ours"}, Personality(decks={"ours": deck}))
        assert set(room.state.stock) <= set(deck.cards)

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"en": ""}, "card 1: the text is empty"),
            ({"en": "x" * 91}, "card 1: the text has 91 characters; 90 are allowed"),
            ({"en": "Tab\there."}, "card 1: these characters cannot be read aloud: U\\+0009"),
            ({"en": None}, "card 1: it has no text"),
            ({"en": "Knows 7 b1!"}, "“card-1” and “card-2” say nearly the same"),
            ({"id": "card-2"}, "the id “card-2” is used twice"),
            ({"id": "the first"}, "card 1: there is a space in its id “the first”"),
            ({"kind": "vice"}, "Invalid enum value 'vice'"),
            ({"tags": ["cheese"]}, "Invalid enum value 'cheese'"),
            ({"txt": "x"}, "unknown field `txt`"),
        ],
    )
    def test_what_is_wrong_with_a_card_is_named(
        self, change: dict[str, Any], problem: str, tmp_path: Path
    ) -> None:
        cards = own_cards()
        cards[0] |= change
        with pytest.raises(BadDeck, match=problem):
            read_deck(write(tmp_path, {"kind": "quirk", "cards": cards}))

    def test_too_few_cards_for_a_table_with_children_are_refused(self, tmp_path: Path) -> None:
        cards = [card | {"family": each < ENOUGH} for each, card in enumerate(own_cards())]
        game = Personality(decks={"ours": read_deck(write(tmp_path, {"kind": "quirk", "cards": cards}))})
        assert len(Room(6, {"deck": "ours", "cards": "family"}, game).state.stock) == ENOUGH - 42
        cards[0]["family"] = False
        game = Personality(decks={"ours": read_deck(write(tmp_path, {"kind": "quirk", "cards": cards}))})
        with pytest.raises(BadSetup, match="too-few-family"):
            game.setup(3, {"deck": "ours", "cards": "family"}, "a seed")
        assert game.setup(3, {"deck": "ours"}, "a seed").options["cards"] == "all"

    def test_a_card_without_a_kind_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadDeck, match="card 1: it has no kind"):
            read_deck(write(tmp_path, {"cards": own_cards()}))

    def test_a_small_deck_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadDeck, match="at least 60 cards; this one has 3"):
            read_deck(write(tmp_path, {"kind": "quirk", "cards": own_cards(3)}))

    @pytest.mark.parametrize("content", ["", "{", "[]", '{"cards": 5}'])
    def test_what_is_no_deck_is_refused(self, content: str, tmp_path: Path) -> None:
        with pytest.raises(BadDeck, match=r"ours\.json"):
            read_deck(write(tmp_path, content))

    def test_a_missing_file_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(BadDeck, match=r"nowhere\.json: the file cannot be read"):
            read_deck(tmp_path / "nowhere.json")
