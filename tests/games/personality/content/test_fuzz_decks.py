"""Decks and boards of one's own, mangled: everything wrong is said, and what is taken can be played."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core import Timeline
from salon.games.personality import Personality, read_deck
from salon.games.personality.content.board import BadBoard, board_from
from salon.games.personality.content.cards import BadDeck
from tests.fuzz.mangling import JUNK, broken, mangled, tries

DECK: dict[str, Any] = {
    "name": "Crew",
    "kind": "habit",
    "cards": [
        {"en": f"Likes {chr(a)}{chr(b)}{chr(a)}.", "tags": ["food"]}
        for a in range(97, 107)
        for b in range(97, 104)
    ],
}


def play(deck: Any) -> None:
    """A deck that was taken is good for a game."""
    game = Personality(decks={deck.name: deck})
    Timeline.start(game, game.setup(4, {"deck": deck.name}, seed="any"), at_ms=0)


def test_the_deck_that_is_mangled_is_a_good_one(tmp_path: Path) -> None:
    path = tmp_path / "crew.json"
    path.write_text(json.dumps(DECK), encoding="utf-8")
    play(read_deck(path))


@st.composite
def near(draw: st.DrawFn) -> bytes:
    """Something like a deck."""
    if draw(st.integers(0, 5)) == 0:
        return draw(broken(json.dumps(DECK).encode()))
    name = draw(st.sampled_from([*JUNK, "Crew", "Crew", "Crew"]))
    return json.dumps(draw(mangled({**DECK, "name": name}))).encode()


def test_mangled_decks_are_refused_or_playable(tmp_path: Path) -> None:
    path = tmp_path / "crew.json"

    @tries(1.5)
    @given(near())
    def read(body: bytes) -> None:
        path.write_bytes(body)
        try:
            deck = read_deck(path)
        except BadDeck:
            return
        assert all(character.isprintable() for character in deck.name)
        assert 0 < len(deck.name) <= 90
        play(deck)

    read()


@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"cards":' * 50_000, b"\xff\xfe", b"", b"null"])
def test_what_is_no_deck_at_all(body: bytes, tmp_path: Path) -> None:
    path = tmp_path / "crew.json"
    path.write_bytes(body)
    with pytest.raises(BadDeck):
        read_deck(path)


@tries(2)
@given(st.text(alphabet="PSG*>o. \n\u0000é", max_size=80))
def test_boards_are_refused_or_playable(text: str) -> None:
    try:
        board = board_from(text)
    except BadBoard:
        return
    game = Personality(boards={"own": board})
    Timeline.start(game, game.setup(3, {"board": "own"}, seed="any"), at_ms=0)
