"""Running a server: whether it is well, its numbers, its logs, and whose word counts on where a request comes from."""

import argparse
import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect

from salon.server import logs
from salon.server.cli import serve, shared_options
from salon.server.cli.data_location import StartError
from salon.server.settings import DAY, Settings
from salon.server.store.base import Append
from tests.support.games import ANY_GAME
from tests.support.server.harness import PATIENCE_S, Salon, open_salon
from tests.support.server.process import hear, real_server, say
from tests.support.server.serving import serving
from tests.support.services import free_port


async def test_alive_and_ready_are_two_things(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = salon.player()
    assert (await ada.ok("GET", "/health"))["status"] == "ok"
    assert (await ada.ok("GET", "/ready"))["status"] == "ok"

    async def broken(code: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(salon.node.context.store, "table", broken)
    answer = await ada.ask("GET", "/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-store")
    assert (await ada.ok("GET", "/health"))["status"] == "ok", "starting again would not help"


async def test_a_server_that_closes_is_not_ready(salon: Salon) -> None:
    await salon.node.rooms.close()
    answer = await salon.player().ask("GET", "/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "closing")


def numbers(text: str) -> dict[str, dict[tuple[str, ...], float]]:
    """Metrics as Prometheus would read them."""
    return {
        sample.name: {
            tuple(each.labels.values()): each.value for each in family.samples if each.name == sample.name
        }
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_numbers_are_offered_on_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with real_server(tmp_path, "--metrics", str(port)) as server:
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            code = client.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
            for secret in ("XXXXX", "XXXXY", code):
                client.get(f"/api/tables/{secret}")
            client.get("/any/thing?token=abc")
            client.post(f"/api/tables/{code}/join", json={"name": "Ben"})
            client.post(f"/api/tables/{code}/start")
            with server.socket(code, client.cookies["salon"]) as socket:
                say(socket, type="Hello")
                news = hear(socket, "GameNews")
                seat = int(next(iter(news["waiting"])))
                action = next(each for each in news["seats"] if each["seat"] == seat)["legal"][0]
                say(socket, type="Act", id="a", game_id=news["game_id"], seq=0, seat=seat, action=action)
                hear(socket, "Ack")
                text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
            public = client.get("/metrics")
        server.stop()
    found = numbers(text)
    assert found["salon_actions_total"] == {(ANY_GAME,): 1}
    assert found["salon_action_seconds_count"] == {(): 1}
    assert found["salon_sockets"] == {(): 1}
    assert found["salon_refusals_total"] == {("no-such-table",): 2}
    requests = found["salon_http_requests_total"]
    assert requests["GET", "/api/tables/{code}", "404"] == 2
    assert requests["GET", "/api/tables/{code}", "200"] == 1
    assert found["process_resident_memory_bytes"][()] > 0
    for secret in (code, "XXXXX", "token", client.cookies["salon"]):
        assert secret not in text
    assert "salon_actions" not in public.text, "the public gets the page there"


async def test_labels_do_not_grow_with_what_people_ask(salon: Salon) -> None:
    ada = salon.player()
    for number in range(50):
        await ada.ask("GET", f"/api/tables/ACD{number}")
        await ada.ask("GET", f"/api/replays/{number}")
        await ada.ask("GET", f"/page/{number}?q={number}")
        await ada.ask(f"METHOD{number}", f"/api/{number}")
        await ada.ask("PATCH", f"/api/tables/ACD/seats/{number}", {"name": f"{number}"})
    counted = salon.node.metrics.requests
    series = [sample for family in counted.collect() for sample in family.samples]
    assert len({sample.labels["route"] for sample in series}) <= 8
    assert len({sample.labels["method"] for sample in series}) <= 9


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


@pytest.mark.usefixtures("logging_put_back")
async def test_logs_as_json_name_the_table_and_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(logs.KEY, "a key")
    logs.configure(json=True, verbose=True)
    async with open_salon(tmp_path) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        live = await salon.node.live_games.get(ada.game_id)

        async def broken(*_: object) -> int:
            raise RuntimeError("broken on purpose")

        monkeypatch.setattr(salon.node.game_starter, "start", broken)
        assert (await ada.ask("POST", f"/api/tables/{code}/rematch")).status_code == 500
        written = [line for line in lines(capsys) if '"logger":"httpx"' not in line]
        entries = [json.loads(line) for line in written]
        fault = next(entry for entry in entries if "broken on purpose" in entry.get("trace", ""))
        assert fault["table"] == logs.name_of(code, b"a key")
        assert {"time", "level", "logger", "message"} <= set(fault)
        joined = next(entry for entry in entries if entry.get("route") == "/api/tables/{code}/join")
        assert (joined["method"], joined["status"], joined["table"]) == ("POST", 200, fault["table"])
        secrets = [
            code,
            live.row.game_id,
            live.row.setup.seed,
            "Ada",
            *(str(player.visitor) for player in (ada, ben)),
            ada.http.cookies["salon"],
        ]
        assert not [line for line in written for secret in secrets if secret in line]


@pytest.mark.usefixtures("logging_put_back")
async def test_a_real_socket_leaves_no_code_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure(json=True, verbose=True)
    async with serving(tmp_path) as (port, salon):
        code, (ada, _) = await salon.playing("Ada", "Ben")
        cookie = {"Cookie": f"salon={ada.http.cookies['salon']}"}
        for place in (code, "XXXXX"):
            address = f"ws://127.0.0.1:{port}/ws/{place}"
            async with connect(address, proxy=None, additional_headers=cookie) as socket:
                if place == code:
                    await socket.send('{"type":"Hello"}')
                await asyncio.wait_for(socket.recv(), PATIENCE_S)
        await ada.quiet()
    written = [line for line in lines(capsys) if '"logger":"httpx"' not in line]
    assert any("a socket is opened" in line for line in written)
    for secret in (code, "XXXXX", ada.http.cookies["salon"]):
        assert not [line for line in written if secret in line]


@pytest.mark.usefixtures("logging_put_back")
def test_logs_for_people_say_the_table_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(json=False, verbose=False)
    log = logging.getLogger("salon.test")
    with logs.about_table("ACDEF"):
        log.warning("something")
    log.info("too small to be written")
    log.warning("else")
    name = logs.name_of("ACDEF", logs.table_name_key())
    assert lines(capsys) == [f"WARNING salon.test [table {name}]: something", "WARNING salon.test: else"]
    assert logs.name_of("ACDEF", b"another key") != name


async def test_an_error_of_the_database_does_not_say_what_was_to_be_stored(salon: Salon) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    live = await salon.node.live_games.get(ada.game_id)
    table = await salon.node.tables.get(live.row.code)
    (again,) = await salon.node.context.store.log(ada.game_id)
    with pytest.raises(IntegrityError) as error:
        await salon.node.context.store.start_game(
            replace(table, version=table.version + 1), live.row, Append(again)
        )
    assert live.row.setup.seed not in str(error.value)
    assert "hidden" in str(error.value)


async def test_whose_word_counts_on_where_a_request_comes_from(tmp_path: Path) -> None:
    """Without the setting nobody's; with it the proxy's alone."""
    for proxies, expected in (
        ((), "127.0.0.1"),
        (("127.0.0.0/8",), "198.51.100.9"),
        (("192.0.2.1",), "127.0.0.1"),
    ):
        folder = tmp_path / str(len(expected) + len(proxies) * 100 + len("".join(proxies)))
        folder.mkdir()
        async with serving(folder, proxies=proxies, limits={"misses_at_once": 1}) as (port, salon):
            headers = {"x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https"}
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
                made = await client.post("/api/tables", json={"game": "toy", "name": "A"}, headers=headers)
                trusted = expected != "127.0.0.1"
                assert ("secure" in made.headers["set-cookie"].lower()) == trusted
                await client.get("/api/tables/XXXXX", headers=headers)
            assert not salon.node.access._misses.peek(expected)
            assert salon.node.access._misses.peek("203.0.113.1")


async def test_a_public_address_with_https_makes_cookies_secure(tmp_path: Path) -> None:
    async with open_salon(tmp_path, public_url="https://salon.example") as salon:
        answer = await salon.player().ask("POST", "/api/tables", {"game": "toy", "name": "Ada"})
        assert "secure" in answer.headers["set-cookie"].lower()


def options(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    shared_options.configure(parser)
    return parser.parse_args(words)


def test_options_and_their_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Settings(database="sqlite://")
    assert shared_options.applied(plain, options()) == plain
    monkeypatch.setenv("SALON_PROXIES", "127.0.0.1, 10.0.0.0/8")
    monkeypatch.setenv("SALON_METRICS", "9000")
    monkeypatch.setenv("SALON_LOG_JSON", "1")
    applied = shared_options.applied(plain, options())
    assert applied.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert applied.metrics == ("127.0.0.1", 9000)
    assert applied.log_json
    applied = shared_options.applied(plain, options("--proxy", "::1", "--metrics", "[::1]:9001"))
    assert (tuple(applied.proxies), applied.metrics) == (("::1",), ("::1", 9001))
    monkeypatch.setenv("SALON_KEEP_TABLES", "7")
    monkeypatch.setenv("SALON_ADDRESS_KEY", "secret")
    assert shared_options.applied(plain, options()).address_key == "secret"
    applied = shared_options.applied(plain, options("--keep-games", "3"))
    assert (applied.lobby_expires_ms, applied.playing_expires_ms) == (7 * DAY, 3 * DAY)
    assert applied.finished_expires_ms == plain.finished_expires_ms
    monkeypatch.setenv("SALON_KEEP_TABLES", "for ever")
    with pytest.raises(StartError, match="SALON_KEEP_TABLES"):
        shared_options.applied(plain, options())


@pytest.mark.parametrize(
    "words", [("--proxy", "*"), ("--proxy", "my.proxy"), ("--metrics", "everywhere"), ("--keep-tables", "0")]
)
def test_options_that_make_no_sense(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options(*words)
    assert words[1] in capsys.readouterr().err


def test_a_port_for_numbers_that_is_taken_is_said_so() -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        settings = Settings(database="sqlite://", metrics=("127.0.0.1", port))
        with pytest.raises(StartError, match="--metrics"):
            shared_options.check_metrics(settings, 1)
        with pytest.raises(StartError, match="--metrics"):
            shared_options.check_metrics(replace(settings, metrics=("127.0.0.1", port - 1)), 2)
    shared_options.check_metrics(replace(settings, metrics=None), 4)
