"""Bad requests over http: each kind is refused with a code and a sentence, and changes nothing."""

from typing import Any

import pytest

from salon.server.settings import Limits
from tests.support.server.harness import Salon

pytestmark = pytest.mark.asyncio


async def test_wrong_room_codes_and_guessing(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    guesser = salon.player("198.51.100.9")
    for _ in range(Limits().misses_at_once):
        answer = await guesser.ask("GET", "/api/tables/XXXXX")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    for typed in ("XXXXX", code):
        answer = await guesser.ask("GET", f"/api/tables/{typed}")
        assert (answer.status_code, answer.json()["code"]) == (429, "slow-down"), (
            "right and wrong look the same"
        )
    neighbour = salon.player("198.51.100.9")
    neighbour.http.cookies.set("salon", ada.http.cookies["salon"])
    await neighbour.ok("GET", f"/api/tables/{code}")
    await salon.player("203.0.113.1").ok("GET", f"/api/tables/{code}")
    salon.clock.advance(Limits().miss_every_ms)
    await guesser.ok("GET", f"/api/tables/{code}")


async def test_many_right_codes_from_one_network(salon: Salon) -> None:
    code, _ = await salon.table("Ada")
    for _ in range(3 * Limits().misses_at_once):
        await salon.player("198.51.100.9").ok("GET", f"/api/tables/{code}")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"options": {"rounds": 9}}, "option-value"),
        ({"options": {"rounds": True}}, "option-value"),
        ({"options": {"speed": 1}}, "option-unknown"),
        ({"options": {"rounds": 3}, "seats": 4}, "option-seats"),
        ({"seats": 9}, "seats"),
        ({"seats": -1}, "seats-taken"),
        ({"seats": 10**400}, "seats"),
        ({"options": {"rounds": 10**40}}, "option-value"),
        ({"bots": ["x" * 15_000]}, "level-unknown"),
        ({"bots": ["easy"] * 9}, "seats-taken"),
        ({"bots": ["divine"]}, "level-unknown"),
        ({"name": ""}, "name-empty"),
        ({"name": "x" * 99}, "name-long"),
        ({"colour": "ultraviolet"}, "colour-unknown"),
        ({"start": True}, "seats"),
        ({"seats": 3, "start": True}, "too-few"),
        ({"name": 7}, "malformed-message"),
        ({"surprise": 7}, "malformed-message"),
    ],
)
async def test_impossible_tables(salon: Salon, wish: dict[str, Any], code: str) -> None:
    ada = salon.player()
    answer = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "Ada", **wish})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert not answer.json()["text"].startswith("refused-")
    assert await salon.node.context.store.count_tables() == 0


async def test_impossible_changes(salon: Salon) -> None:
    code, (ada, _) = await salon.table("Ada", "Ben")
    before = await ada.ok("GET", f"/api/tables/{code}")
    for path, body, refusal in [
        ("", {"seats": 7}, "seats"),
        ("", {"options": {"rounds": 3}}, "option-seats"),
        ("", {"away_policy": "cry"}, "malformed-message"),
        ("/seats/9", {"kind": "bot"}, "no-such-seat"),
        (f"/seats/{10**30}", {"kind": "bot"}, "no-such-seat"),
        ("/seats/2", {"kind": "bot", "level": "divine"}, "level-unknown"),
        ("/seats/2", {"kind": "person"}, "malformed-message"),
    ]:
        answer = await ada.ask("PATCH", f"/api/tables/{code}{path}", body)
        assert answer.json()["code"] == refusal
    assert await ada.ok("GET", f"/api/tables/{code}") == before


async def test_refusals_over_http_speak_the_askers_language(salon: Salon) -> None:
    ada = salon.player()
    answer = await ada.ask(
        "GET", "/api/tables/none", headers={"accept-language": "de, fr-CH;q=0.9, en;q=0.8"}
    )
    assert "n’existe pas" in answer.json()["text"]
    answer = await ada.ask("GET", "/api/tables/none?lang=fr")
    assert "n’existe pas" in answer.json()["text"]
    assert "There’s no table" in (await ada.ask("GET", "/api/tables/none")).json()["text"]


async def test_addresses_and_methods_that_are_not(salon: Salon) -> None:
    ada = salon.player()
    for method, path, status, code in [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("DELETE", "/api/tables/ACDEF", 405, "wrong-method"),
        ("POST", "/api/games", 405, "wrong-method"),
        ("GET", "/assets/none.js", 404, "no-such-page"),
        ("GET", "/api/replays/' or 1=1", 404, "no-such-replay"),
        ("GET", "/api/replays/%00", 404, "no-such-replay"),
    ]:
        answer = await ada.ask(method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


async def test_bodies_that_are_no_json_or_too_long(salon: Salon) -> None:
    ada = salon.player()
    for body, code in [
        (b"", "malformed-message"),
        (b"{", "malformed-message"),
        (b"[" * 9_000, "malformed-message"),
        (b'{"game": "\xff", "name": "Ada"}', "malformed-message"),
        (b'{"game": "toy", "name": "' + b"x" * 20_000 + b'"}', "too-big"),
    ]:
        answer = await ada.http.post("/api/tables", content=body)
        assert answer.json()["code"] == code


async def test_posts_from_other_sites(salon: Salon) -> None:
    ada = salon.player()
    others = (
        *("https://evil.test", "null", "http://salon.test.evil.test", "http://salon.test:81", "http://["),
        *("https://salon.test", "https://salon.test:80", "http://salon.test:443", "ftp://salon.test"),
        *("http://ada@salon.test", "http://salon.test:99999", "http://"),
    )
    for origin in others:
        answer = await ada.ask(
            "POST", "/api/tables", {"game": "toy", "name": "A"}, headers={"origin": origin}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    ours = {"origin": "http://salon.test"}
    answer = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "A"}, headers=ours)
    assert answer.status_code == 201


async def test_names_of_ours_that_are_none(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    for host in ("", "a b", "a:b:c", "salon.test:99999", "[", "salon.test/x", "x" * 4000):
        for path in (f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", "/health"):
            answer = await ada.ask("GET", path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed-message"), host
    for host in ("salon.test", "my_house:8123", "192.0.2.1:80", "[2001:db8::1]:8123", "[::1]"):
        await salon.player().ask("GET", f"/api/tables/{code}/qr.svg", headers={"host": host})
