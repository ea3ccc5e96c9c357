"""Decks and boards of one's own: kept by a salon, chosen at its tables (PY-1, PY-2)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from salon.games.personality.content.cards import FEWEST
from salon.games.personality.content.own import keep_board, keep_deck, personality_of
from salon.games.registry import GAMES, BadContent, kits_with_content
from tests.support.rules import rule
from tests.support.server.process import PATIENCE_S, RealServer, hear, real_server, say

DRAWING = "P.S.>oG..*"


def write_deck(path: Path, name: str = "The Lighthouse Crew", word: str = "Counts") -> Path:
    cards = [{"en": f"{word} {each * 7} {chr(97 + each % 26)}{each}."} for each in range(FEWEST)]
    path.write_text(json.dumps({"name": name, "kind": "habit", "cards": cards}), encoding="utf-8")
    return path


def write_board(path: Path, drawing: str = DRAWING) -> Path:
    path.write_text(drawing + "\n", encoding="utf-8")
    return path


@rule("PY-1")
class TestDecks:
    def test_a_kept_deck_can_be_chosen_by_its_name(self, tmp_path: Path) -> None:
        keep_deck(write_deck(tmp_path / "lighthouse.json"), tmp_path / "data")
        game = kits_with_content(tmp_path / "data")["personality"].game
        setup = game.setup(3, {"deck": "The Lighthouse Crew"}, "a seed")
        assert setup.options["deck"] == "The Lighthouse Crew"
        assert game.setup(3, {}, "a seed").options["deck"] == "house"

    def test_a_salon_without_any_has_the_games_of_the_house(self, tmp_path: Path) -> None:
        assert kits_with_content(tmp_path)["personality"].game.spec == GAMES["personality"].spec

    def test_keeping_it_again_changes_nothing(self, tmp_path: Path) -> None:
        deck = write_deck(tmp_path / "lighthouse.json")
        keep_deck(deck, tmp_path / "data")
        keep_deck(deck, tmp_path / "data")
        assert [option.name for option in personality_of(tmp_path / "data").spec.options].count("deck") == 1

    def test_another_deck_does_not_take_its_place(self, tmp_path: Path) -> None:
        keep_deck(write_deck(tmp_path / "lighthouse.json"), tmp_path / "data")
        with pytest.raises(BadContent, match=r"lighthouse\.json: this salon keeps another one of that name"):
            keep_deck(write_deck(tmp_path / "lighthouse.json", word="Sings"), tmp_path / "data")

    @pytest.mark.parametrize("name", ["The Lighthouse Crew", "house"])
    def test_two_decks_of_one_name_are_refused(self, name: str, tmp_path: Path) -> None:
        keep_deck(write_deck(tmp_path / "one.json"), tmp_path / "data")
        keep_deck(write_deck(tmp_path / "two.json", name), tmp_path / "data")
        with pytest.raises(BadContent, match=f"more than one deck “{name}”"):
            personality_of(tmp_path / "data")

    def test_a_bad_one_is_not_kept(self, tmp_path: Path) -> None:
        (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
        with pytest.raises(BadContent, match=r"bad\.json"):
            keep_deck(tmp_path / "bad.json", tmp_path / "data")
        assert not (tmp_path / "data").exists()


@rule("PY-2")
class TestBoards:
    def test_a_kept_board_can_be_chosen_by_its_name(self, tmp_path: Path) -> None:
        keep_board(write_board(tmp_path / "tiny.txt"), tmp_path / "data")
        assert personality_of(tmp_path / "data").boards["tiny"].goal == 7

    @pytest.mark.parametrize("drawing", ["", "PS", "P.S.x*"])
    def test_what_is_no_board_is_refused(self, drawing: str, tmp_path: Path) -> None:
        with pytest.raises(BadContent, match=r"tiny\.txt: "):
            keep_board(write_board(tmp_path / "tiny.txt", drawing), tmp_path / "data")

    def test_the_boards_of_the_house_stay_as_they_are(self, tmp_path: Path) -> None:
        board = write_board(tmp_path / "short.txt")
        with pytest.raises(BadContent, match=r"short\.txt: “short” is one of Salon’s own boards"):
            keep_board(board, tmp_path / "data")
        (tmp_path / "boards").mkdir()
        write_board(tmp_path / "boards" / "short.txt")
        with pytest.raises(BadContent, match="“short” is one of Salon’s own boards"):
            personality_of(tmp_path)

    def test_a_missing_file_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(BadContent, match=r"nowhere\.txt: the file cannot be read"):
            keep_board(tmp_path / "nowhere.txt", tmp_path / "data")


def start_table(server: RealServer, **options: Any) -> tuple[str, str]:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        wish = {"game": "personality", "name": "Ada", "seats": 3, "options": options}
        code = client.post("/api/tables", json=wish).json()["code"]
        for name in ("Ben", "Lou"):
            client.post(f"/api/tables/{code}/join", json={"name": name})
        assert client.post(f"/api/tables/{code}/start").is_success
        return str(code), client.cookies["salon"]


def test_a_salon_keeps_what_it_was_given_and_opens_without_what_was_taken(tmp_path: Path) -> None:
    deck, data = write_deck(tmp_path / "lighthouse.json"), tmp_path / "data"
    board = write_board(tmp_path / "tiny.txt")
    with real_server(data, "--deck", str(deck), "--board", str(board)) as server:
        code, cookie = start_table(server, deck="The Lighthouse Crew", board="tiny")
    with real_server(data) as server, server.socket(code, cookie) as socket:
        say(socket, type="Hello")
        view = hear(socket, "GameNews")["seats"][0]["view"]
        assert all(face["en"].startswith("Counts") for face in view["faces"].values())
        assert len(view["table"]["board"]["squares"]) == len(DRAWING)
    (data / "decks" / "lighthouse.json").unlink()
    with real_server(data) as server:
        start_table(server)
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            assert "The Lighthouse Crew" in hear(socket, "Refused")["text"]


def test_a_deck_that_cannot_be_used_stops_the_start_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"cards": [{"en": ""}]}', encoding="utf-8")
    words = ["play", "--data", str(tmp_path / "data"), "--deck", str(tmp_path / "bad.json"), "--port", "0"]
    ended = subprocess.run(
        [sys.executable, "-m", "salon.cli", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("salon: bad.json: card 1: the text is empty")
