"""The real thing: a server process, real sockets, `kill -9`, clean ends, and the memory it takes."""

import socket as sockets
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, on_linux, real_server, say

KILLS = 3


def new_table(server: RealServer, **wish: Any) -> tuple[str, httpx.Client]:
    client = httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S)
    answer = client.post("/api/tables", json={"game": ANY_GAME, "name": "Ada", **wish})
    assert answer.is_success, answer.text
    return str(answer.json()["code"]), client


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    random = Random(9)
    acked: dict[str, int] = {}
    code, cookie = "", ""
    again: list[dict[str, Any]] = []
    known: dict[str, Any] = {}
    for life in range(KILLS + 1):
        with real_server(tmp_path) as server:
            if life == 0:
                code, client = new_table(server)
                cookie = client.cookies["salon"]
                client.post(f"/api/tables/{code}/join", json={"name": "Eve"})
                client.post(f"/api/tables/{code}/start")
                client.close()
            with server.socket(code, cookie) as socket:
                say(socket, type="Hello", **known)
                news = hear(socket, "GameNews")
                assert news["seq"] >= max(acked.values(), default=0), "it is all there"
                for last in again:
                    say(socket, **last)
                    assert hear(socket, "Ack") == {"type": "Ack", "id": last["id"], "seq": acked[last["id"]]}
                for number in range(random.randrange(5, 12)):
                    seats = {seat["seat"]: seat for seat in news["seats"]}
                    seat = next(int(seat) for seat in news["waiting"])
                    action = random.choice(seats[seat]["legal"])
                    name = f"{life}-{number}"
                    say(
                        socket,
                        type="Act",
                        id=name,
                        game_id=news["game_id"],
                        seq=news["seq"],
                        seat=seat,
                        action=action,
                    )
                    acked[name] = hear(socket, "Ack")["seq"]
                    news = hear(socket, "GameNews")
                known = {"game_id": news["game_id"], "seq": news["seq"]}
                server.kill()
    assert sorted(acked.values()) == list(range(1, len(acked) + 1)), "once each, in order"


def test_a_clean_end_says_goodbye(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        code, client = new_table(server)
        with server.socket(code, client.cookies["salon"]) as socket:
            say(socket, type="Hello")
            hear(socket, "TableNews")
            server.process.terminate()
            hear(socket, "Closing")
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE_S)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(PATIENCE_S) == 0
        assert server.process.stdout is not None
        assert "Traceback" not in server.process.stdout.read()
        client.close()


def test_bots_of_the_house_play_from_worker_processes(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        code, client = new_table(server, bots=["gentle", "fair"], start=True)
        with server.socket(code, client.cookies["salon"]) as socket:
            say(socket, type="Hello")
            while True:
                news = hear(socket, "GameNews")
                if "0" in news["waiting"]:
                    break
            say(socket, type="Ask", question="values", game_id=news["game_id"], seq=news["seq"], seat=0)
            worth = hear(socket, "Answer")["answer"]
            assert [each["action"] for each in worth] == news["seats"][0]["legal"]
        server.stop()
        client.close()


@pytest.mark.skipif(not on_linux(), reason="reads /proc")
def test_an_idle_server_is_small(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        code, client = new_table(server)
        assert client.get("/").is_success
        assert client.get(f"/api/tables/{code}/qr.svg").is_success
        assert server.memory_kb() < 150_000
        server.stop()
        client.close()


def test_sockets_from_other_sites_and_giant_frames(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        code, client = new_table(server)
        for other in ("https://evil.test", server.url.replace("http", "https")):
            with pytest.raises(InvalidStatus) as refused:
                server.socket(code, Origin=other)
            assert refused.value.response.status_code == 403
        with server.socket(code, Origin=server.url) as socket:
            say(socket, type="Hello", language="x" * 20_000)
            assert hear(socket)["code"] == "too-big"
            socket.send("x" * 300_000)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with server.socket("XXXXX") as socket:
            assert hear(socket)["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE_S)
        server.stop()
        client.close()


def test_a_busy_port_is_said_so(tmp_path: Path) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = [
            sys.executable,
            "-m",
            "salon.cli",
            "play",
            "--no-browser",
            "--port",
            port,
            "--data",
            str(tmp_path),
        ]
        ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert ended.returncode == 1
    assert f"port {port}" in ended.stderr
    assert "--port" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_lan_shows_an_address_and_a_qr_code(tmp_path: Path) -> None:
    with real_server(tmp_path, "--lan", "--no-browser", command="play") as server:
        code, client = new_table(server)
        link = client.get(f"/api/tables/{code}").json()["link"]
        said = server.stop()
        client.close()
    assert "Others on your network join at http://" in said
    assert link.startswith(said.split("join at ")[1].split()[0])
    assert "█" in said


def test_data_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="ascii")
    words = [sys.executable, "-m", "salon.cli", "serve", "--port", "0", "--data", str(file)]
    ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert ended.returncode == 1
    assert "--data" in ended.stderr
