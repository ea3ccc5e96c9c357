"""What has gone wrong in servers of games before, each as a test by its name."""

import ast
import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import salon.server
from salon.server.bus import LocalBus
from salon.server.store.base import Append
from salon.server.web.http import routes
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon
from tests.support.server.serving import serving
from tests.support.server.toy import TOY, State, View

VOTE = {"type": "Vote", "points": 1}
HIDDEN = set(State.__struct_fields__) - set(View.__struct_fields__)
"""What a state of the toy game has and no view of it: the deck, all hands, all votes."""


def fields_of(value: Any) -> set[str]:
    """All names of fields anywhere in a message."""
    if isinstance(value, dict):
        return set(value).union(*map(fields_of, value.values()))
    return set().union(*map(fields_of, value)) if isinstance(value, list) else set()


async def views(salon: Salon, player: Player, seats: Sequence[int | None]) -> None:
    """The newest news has the views of these seats, to the letter, and nothing that only a state has."""
    live = await salon.node.live_games.get(salon.players[0].game_id)
    news = await player.news(live.seq)
    assert [part["seat"] for part in news["seats"]] == list(seats)
    for part, seat in zip(news["seats"], seats, strict=True):
        assert part["view"] == msgspec.json.decode(msgspec.json.encode(TOY.view(live.timeline.state, seat)))
    assert not HIDDEN & fields_of({**news, "seats": [{**part, "events": []} for part in news["seats"]]})


async def test_full_state_sent_on_sync(salon: Salon) -> None:
    """Who comes, comes back or has lost count is sent the view of the seat, and never the state."""
    assert {"deck", "hands", "votes"} <= HIDDEN
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await views(salon, ben, [1])
    known: list[dict[str, Any]] = [
        {},
        {"game_id": ada.game_id, "seq": 0},
        {"game_id": ada.game_id, "seq": 10**6},
        {"game_id": ada.game_id, "seq": -1},
        {"game_id": "another", "seq": 0},
    ]
    for hello in known:
        await ben.hang_up()
        await ben.connect(code, **hello)
        await views(salon, ben, [1])
    looker, screen = salon.player(), salon.player()
    screen.http.cookies.set("salon", ada.http.cookies["salon"])
    await looker.connect(code)
    await screen.connect(code, screen=True)
    await views(salon, looker, [None])
    await views(salon, screen, [None])


class Listening(LocalBus):
    """A bus that remembers what it carried."""

    def __init__(self) -> None:
        super().__init__()
        self.carried: list[tuple[str, int]] = []

    def publish(self, topic: str, version: int) -> None:
        self.carried.append((topic, version))
        super().publish(topic, version)


async def test_publish_before_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an action is being stored nobody hears of it; if it cannot be stored, nobody ever does."""
    bus = Listening()
    async with open_salon(tmp_path, bus=bus) as salon:
        _, (ada, ben) = await salon.playing("Ada", "Ben")
        store, asked, stored = salon.node.context.store, asyncio.Event(), asyncio.Event()
        append = store.append

        async def slow(row: Append) -> None:
            asked.set()
            await stored.wait()
            await append(row)

        monkeypatch.setattr(store, "append", slow)
        bus.carried.clear()
        acting = asyncio.create_task(ada.act(VOTE))
        await asked.wait()
        await ben.quiet()
        assert bus.carried == []
        assert ben.seq == 0
        assert not acting.done()
        stored.set()
        assert (await acting)["type"] == "Ack"
        await ben.news(1)

        async def full(row: Append) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "append", full)
        bus.carried.clear()
        assert (await ben.act(VOTE, seat=1))["code"] == "internal"
        await ada.quiet()
        assert bus.carried == []
        assert (ada.seq, (await salon.node.live_games.get(ada.game_id)).seq) == (1, 1)
        monkeypatch.setattr(store, "append", append)
        assert (await ben.act(VOTE, seat=1))["seq"] == 2


async def undone(folder: Path, points: int) -> tuple[list[str], list[str]]:
    """All that the others are sent when somebody votes and takes it back: another player, a spectator."""
    with pytest.MonkeyPatch.context() as patch:
        numbers = iter(range(1, 1000))
        patch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
        patch.setattr("secrets.choice", lambda letters: letters[next(numbers) % len(letters)])
        async with open_salon(folder) as salon:
            code, (ada, ben) = await salon.playing("Ada", "Ben")
            looker = await salon.player().connect(code)
            await looker.news(0)
            await ada.act({"type": "Vote", "points": points})
            ada.say({"type": "TakeBack", "id": "back", "game_id": ada.game_id, "seq": 1, "seat": 0})
            assert (await ada.answer("back"))["type"] == "Ack"
            for player in (ben, looker):
                await player.news(2)
            await ben.hang_up()
            await ben.connect(code)
            await ben.news(2)
            return ben.raw, [text for text in looker.raw if "GameNews" in text or "GamePatch" in text]


async def test_secrets_in_undo(tmp_path: Path) -> None:
    """What is taken back is told to nobody: the others' traffic is the same whatever it was."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = await undone(tmp_path / "one", 1), await undone(tmp_path / "two", 2)
    assert any("TakenBack" in text for text in one[1])
    assert one == two


async def test_a_card_that_was_seen_cannot_be_put_back(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ada.news(2)
    await ada.act({"type": "Draw"})
    news = await ada.news(3)
    assert not news["seats"][0]["may_take_back"]
    ada.say({"type": "TakeBack", "id": "back", "game_id": ada.game_id, "seq": 3, "seat": 0})
    assert (await ada.answer("back"))["code"] == "nothing-to-take-back"


async def test_watching_without_permission(tmp_path: Path) -> None:
    """Who has the code may look on, as a spectator; who has anything less sees nothing at all."""
    async with serving(tmp_path) as (port, salon):
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        await ada.act(VOTE)
        address = f"ws://127.0.0.1:{port}/ws"
        for guess in ("XXXXX", ada.game_id, code[:-1], "1", "%20", f"{code}XXXXX"):
            async with connect(f"{address}/{guess}", proxy=None) as socket:
                assert (
                    msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE_S))["code"]
                    == "no-such-table"
                )
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), PATIENCE_S)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        for path in (f"/api/replays/{ada.game_id}", f"/api/replays/{ada.game_id}/record", "/api/tables"):
            assert (await salon.player().ask("GET", path)).status_code in (404, 405), path
        async with connect(f"{address}/{code}", proxy=None) as socket:
            await socket.send('{"type":"Hello"}')
            news: dict[str, Any] = {}
            while news.get("type") != "GameNews":
                news = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE_S))
            assert [part["seat"] for part in news["seats"]] == [None]
            assert not HIDDEN & fields_of(news)
        await ben.quiet()


async def test_an_impostors_socket_receiving_broadcasts(salon: Salon) -> None:
    """A socket is whoever its token proves: not who it claims, not whose hash it knows, not who it was elsewhere."""
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    _, (eve, _) = await salon.playing("Eve", "Max")
    silent, forger, thief = salon.player(), salon.player(), salon.player()
    forger.http.cookies.set("salon", "0" * 32)
    thief.http.cookies.set("salon", str(ada.visitor))
    await silent.knock(code)
    impostors = [forger, thief, eve]
    await eve.hang_up()
    for impostor in impostors:
        await impostor.connect(code)
    await ada.act(VOTE)
    for impostor in impostors:
        await views(salon, impostor, [None])
        for seat in (0, 1):
            assert (await impostor.act(VOTE, seat=seat, seq=1))["code"] == "not-at-table"
            impostor.say(
                {"type": "Ask", "question": "values", "game_id": ada.game_id, "seq": 1, "seat": seat}
            )
            assert (await impostor.answer(None))["code"] == "not-at-table"
    await views(salon, ben, [1])
    silent.say({"type": "Ping"})
    assert (await silent.next())["type"] == "Pong", "who has not said hello is told nothing"
    assert len(await salon.node.context.store.log(ada.game_id)) == 2


@pytest.mark.parametrize("sent_away", [False, True])
async def test_a_token_that_survives_leaving(salon: Salon, sent_away: bool) -> None:
    """From the moment somebody has left, their open socket is a spectator's and their token nobody's."""
    code, (ada, ben) = await salon.table("Ada", "Ben")
    other = salon.player()
    await other.ok("POST", f"/api/tables/{code}/join", {"name": "Cleo"})
    await other.connect(code)
    if sent_away:
        await ada.ok("PATCH", f"/api/tables/{code}/seats/1", {"kind": "open"})
    else:
        await ben.ok("POST", f"/api/tables/{code}/leave")
    await ben.table(lambda table: table["me"] is None)
    await ada.ok("POST", f"/api/tables/{code}/start")
    await ada.news(0)
    await views(salon, ben, [None])
    for seat in (0, 1):
        assert (await ben.act(VOTE, seat=seat))["code"] == "not-at-table"
    for method, path in (("POST", "start"), ("POST", "leave"), ("PATCH", "seats/1")):
        answer = await ben.ask(method, f"/api/tables/{code}/{path}", {})
        assert answer.json()["code"] == "not-at-table", path
    assert await ben.ok("GET", "/api/me/tables") == []
    await ben.hang_up()
    await ben.connect(code)
    await views(salon, ben, [None])


async def test_leaving_in_the_middle_of_a_game_ends_what_the_token_shows(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await views(salon, ben, [1])
    await ben.ok("POST", f"/api/tables/{code}/leave")
    await ben.table(lambda table: table["me"] is None)
    await ada.act(VOTE)
    await views(salon, ben, [None])
    assert (await ben.act(VOTE, seat=1))["code"] == "not-at-table"
    eve = await salon.let_in(code, ada, "Eve", 1)
    await eve.connect(code)
    await views(salon, eve, [1])
    assert (await ben.act(VOTE, seat=1))["code"] == "not-at-table"


CHECKED = {
    "name": "names.tidy_name",
    "game": "the catalogue",
    "colour": "seating.COLOURS",
    "options": "Game.setup",
    "bots": "the levels of the game",
    "level": "the levels of the game",
    "commitment": "the pattern in Contribute",
    "number": "the pattern in Contribute",
    "code": "transfers.claim, which compares its hash",
    "game_id": "finale.go_on, which compares it",
    "pack": "Packs.choose, which looks it up",
    "day": "puzzles._day, which takes dates only",
}
"""What checks each text that a request may bring."""

ROUGH = " \u202e<b>\u0000Zoë\u200b\u2066\n</b>\ufeff "
TIDY = "<b>Zoë</b>"


def texts_of(kind: type[msgspec.Struct]) -> set[str]:
    """The fields of a request that hold texts anybody may choose (a list of allowed words is no such text)."""

    def holds_text(hint: Any) -> bool:
        return hint is str or any(map(holds_text, get_args(hint)))

    return {name for name, hint in get_type_hints(kind).items() if holds_text(hint)}


async def test_a_sanitiser_missing_on_one_endpoint(salon: Salon) -> None:
    """Every text of every request is checked by somebody, and every route that takes a name tidies it."""
    takes = {handler: handler.opt["takes"] for handler in routes.HANDLERS if "takes" in handler.opt}
    assert set().union(*map(texts_of, takes.values())) == set(CHECKED)
    named = {route for handler, kind in takes.items() if "name" in texts_of(kind) for route in handler.paths}
    ada = salon.player()
    table = await ada.ok("POST", "/api/tables", {"game": "toy", "name": ROUGH})
    code = table["code"]
    ways = {
        "/api/tables": table,
        "/api/tables/{code:str}/join": await ada.ok("POST", f"/api/tables/{code}/join", {"name": ROUGH}),
        "/api/tables/{code:str}/seats/{seat:int}": await ada.ok(
            "PATCH", f"/api/tables/{code}/seats/0", {"name": f"{ROUGH}!"}
        ),
    }
    found = [way["seats"][seat]["name"] for way, seat in zip(ways.values(), (0, 1, 0), strict=True)]
    assert found == [TIDY, f"{TIDY} 2", f"{TIDY} !"]
    other, (_host, guest) = await salon.playing("Ada", "Ben")
    await guest.ok("POST", f"/api/tables/{other}/leave")
    asked = await ada.ok("POST", f"/api/tables/{other}/requests", {"name": ROUGH, "seat": 1})
    assert asked["requests"][0]["name"] == TIDY
    ways["/api/tables/{code:str}/requests"] = asked
    tried_elsewhere = {"/api/replays/{game_id:str}/play-on"}  # tests/server/whatif/test_numbers.py
    assert set(ways) | tried_elsewhere == named, "a new way to bring a name has to be tried here"
    for body in ({"colour": "<b>"}, {"kind": "bot", "level": "<b>"}):
        assert (await ada.ask("PATCH", f"/api/tables/{code}/seats/0", body)).status_code == 400
    for wish in ({"game": "<b>"}, {"bots": ["<b>"]}, {"options": {"<b>": 1}}, {"options": {"rounds": "<b>"}}):
        answer = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "A", **wish})
        assert answer.status_code == 400


async def test_a_database_call_under_a_tables_lock(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store takes its time over one action, that table can be seen and joined, and others play on."""
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    _, (cleo, dan) = await salon.playing("Cleo", "Dan")
    store, stuck, go_on = salon.node.context.store, asyncio.Event(), asyncio.Event()
    append = store.append

    async def slow(row: Append) -> None:
        if row.row.game_id == ada.game_id and row.row.entry.seat == 0:
            stuck.set()
            await go_on.wait()
        await append(row)

    monkeypatch.setattr(store, "append", slow)
    acting = asyncio.create_task(ada.act(VOTE))
    await stuck.wait()
    looker = await salon.player().connect(code)
    await views(salon, looker, [None])
    await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "Benno"})
    await ben.table(lambda table: table["seats"][1]["name"] == "Benno")
    assert (await ben.act(VOTE, seat=1))["seq"] == 1, "the vote of another is not held up"
    assert (await cleo.act(VOTE))["seq"] == 1
    await dan.news(1)
    assert not acting.done()
    go_on.set()
    assert (await acting)["seq"] == 2, "done again on what was there by then"


def test_nothing_in_the_server_holds_a_lock_while_it_waits() -> None:
    """The log's primary key is the only lock: a lock in memory would sooner or later be held over a database call."""
    found = []
    for path in sorted(Path(salon.server.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            if name in ("Lock", "RLock", "Condition"):
                found.append(f"{path.name}: {name}")
    assert found == []


async def test_a_cross_site_socket(tmp_path: Path) -> None:
    """Another site can neither open a socket with our visitor's cookie nor post with it."""
    async with serving(tmp_path) as (port, salon):
        code, (ada, _) = await salon.playing("Ada", "Ben")
        url, ours = f"ws://127.0.0.1:{port}/ws/{code}", f"http://127.0.0.1:{port}"
        cookie = {"Cookie": f"salon={ada.http.cookies['salon']}"}
        for origin in (
            "https://evil.test",
            "null",
            f"http://127.0.0.1:{port + 1}",
            f"http://127.0.0.1:{port}.evil.test",
            f"http://evil.test/127.0.0.1:{port}",
            f"http://127.0.0.1:{port}@evil.test",
            f"file://127.0.0.1:{port}",
            "",
        ):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, proxy=None, additional_headers={**cookie, "Origin": origin})
            assert refused.value.response.status_code == 403, origin
        async with connect(url, proxy=None, additional_headers={**cookie, "Origin": ours}) as socket:
            await socket.send('{"type":"Hello"}')
            table = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE_S))
            assert table["table"]["me"]["seats"] == [0]
        for method in ("POST", "PATCH", "DELETE"):
            answer = await ada.ask(method, f"/api/tables/{code}", {}, headers={"origin": "https://evil.test"})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
