"""Bad messages: each kind is refused with a code and a sentence, changes nothing, and disturbs nobody."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.server.settings import Limits
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


async def entries(salon: Salon, player: Player) -> int:
    return len(await salon.node.context.store.log(player.game_id))


async def refused(player: Player, message: dict[str, Any] | str | bytes, id_: str | None = None) -> str:
    player.say(message)
    answer = await player.answer(id_)
    assert answer["type"] == "Refused"
    assert answer["text"]
    assert not answer["text"].startswith("refused-"), "there is a sentence for it"
    return str(answer["code"])


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "nonsense",
        "[]",
        "null",
        "42",
        '{"type": "Dance"}',
        '{"type": "Act"}',
        '{"type": "Ping", "more": 1}',
        '{"type": "Act", "id": 7, "game_id": "", "seq": 0, "seat": 0, "action": {}}',
        b"\xff\xfe",
        "[" * 15_000,
        '{"type": "Hello", "seq": ' + "9" * 5_000 + "}",
    ],
)
async def test_malformed_messages(salon: Salon, message: str | bytes) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    assert await refused(ada, message) == "malformed-message"
    assert await entries(salon, ada) == 1
    assert (await ada.act(VOTE))["type"] == "Ack", "the connection is as good as before"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "Fly"}, "malformed"),
        ({"type": "Vote"}, "malformed"),
        ({"type": "Vote", "points": "many"}, "malformed"),
        ({"type": "Vote", "points": 1, "secretly": True}, "malformed"),
        ("Vote", "malformed"),
        (None, "malformed"),
        ({"type": "Vote", "points": 10**18}, "not-legal"),
        ({"type": "Vote", "points": -1}, "not-legal"),
        ({"type": "Pass"}, "not-legal"),
    ],
)
async def test_unknown_and_illegal_actions(salon: Salon, action: Any, code: str) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    assert (await ada.act(action))["code"] == code
    assert await entries(salon, ada) == 1


async def test_out_of_turn(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await ada.news(1)
    assert (await ada.act(VOTE))["code"] == "not-asked"
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ben.news(2)
    assert (await ben.act({"type": "Pass"}, seat=1))["code"] == "not-asked"
    assert await entries(salon, ada) == 3


async def test_anothers_seat_and_anothers_token(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    assert (await ben.act(VOTE, seat=0))["code"] == "not-your-seat"
    assert (await ben.act(VOTE, seat=7))["code"] == "not-your-seat"
    assert (await ben.act(VOTE, seat=-1))["code"] == "not-your-seat"
    for token in ["0" * 32, "", "x" * 32, "é", ada.visitor or "", "' or 1=1 --"]:
        thief = salon.player()
        thief.http.cookies.set("salon", token.encode("ascii", "ignore").decode())
        await thief.connect(code)
        await thief.news(0)
        assert thief.seen[0]["table"]["me"] is None
        assert (await thief.act(VOTE))["code"] == "not-at-table"
        assert (await thief.ask("POST", f"/api/tables/{code}/leave")).status_code == 403
    assert await entries(salon, ada) == 1


async def test_another_table_and_another_game(salon: Salon) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    _, (zoe, _) = await salon.playing("Zoe", "Yan")
    assert (await zoe.act(VOTE, game_id=ada.game_id))["code"] == "other-game"
    assert (await zoe.act(VOTE, game_id="' or 1=1"))["code"] == "other-game"
    assert await entries(salon, ada) == 1


async def test_stale_and_future_seq(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    for seq in (5, 10**15, -1, -(10**15)):
        assert (await ada.act(VOTE, seq=seq))["code"] == "stale"
    assert await entries(salon, ben) == 1


@pytest.mark.parametrize("name", ["", "x" * 65, "a b", "\u0000", "é"])
async def test_bad_names_for_a_try(salon: Salon, name: str) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    assert (await ada.act(VOTE, id=name))["code"] == "malformed-message"
    assert await entries(salon, ada) == 1


async def test_nobody_can_take_the_name_of_a_bots_try(salon: Salon) -> None:
    ada = salon.player()
    wish = {"game": "toy", "name": "Ada", "bots": ["easy"], "start": True, "options": {"rounds": 50}}
    code = (await ada.ok("POST", "/api/tables", wish))["code"]
    await ada.connect(code)
    await ada.news(1)
    assert (await ada.act(VOTE, id="bot:1:2"))["type"] == "Ack"
    await ada.news(2)
    live = await salon.node.live_games.get(ada.game_id)
    assert "bot:1:2" not in live.clients, "a person's action is stored under the name of a bot's"
    assert (await ada.act({"type": "Pass"}, id="bot:1:3"))["type"] == "Ack"
    await ada.news(4)


async def test_an_oversized_message(salon: Salon) -> None:
    _, (ada, _) = await salon.playing("Ada", "Ben")
    large = msgspec.json.encode({"type": "Hello", "language": "x" * Limits().message_bytes}).decode()
    assert await refused(ada, large) == "too-big"
    assert (await ada.act(VOTE))["type"] == "Ack"


async def test_a_flood_is_told_to_slow_down_and_then_shown_the_door(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    flooder = await salon.player().connect(code)
    limits = Limits()
    for _ in range(limits.messages_at_once + limits.violations + 10):
        flooder.say({"type": "Ping"})
    assert (await flooder.answer(None))["code"] == "slow-down"
    assert await asyncio.wait_for(flooder.wire.closed, PATIENCE_S) == 1008
    assert sum(message["type"] == "Refused" for message in flooder.seen) == 1
    assert (await ada.act(VOTE))["type"] == "Ack"
    await ben.news(1)


async def test_one_who_asks_and_never_reads_is_shown_the_door(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    greedy = await salon.player().connect(code)
    await greedy.quiet()
    greedy.wire.open.clear()
    for _ in range(2 * Limits().replies):
        greedy.say({"type": "Ping"})
        salon.clock.advance(1000)
        for _ in range(8):  # the house gets a turn
            await asyncio.sleep(0)
    assert (await ada.act(VOTE))["type"] == "Ack"
    await ben.news(1)
    greedy.wire.open.set()
    assert await asyncio.wait_for(greedy.wire.closed, PATIENCE_S) == 4408


async def test_nothing_before_the_hello_and_no_dawdling(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    shy = salon.player()
    await shy.knock(code)
    act = {"type": "Act", "id": "x", "game_id": ada.game_id, "seq": 0, "seat": 0, "action": VOTE}
    assert await refused(shy, act, "x") == "hello-first"
    salon.clock.advance(Limits().hello_ms)
    assert await asyncio.wait_for(shy.wire.closed, PATIENCE_S) == 1008


async def test_a_game_cannot_grow_without_end(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"entries_a_game": 6}) as salon:
        _, (ada, ben) = await salon.playing("Ada", "Ben")
        await ada.act(VOTE)
        await ben.news(1)
        await ben.act(VOTE, seat=1)
        for seq in (2, 4):
            await ada.news(seq)
            await ada.act({"type": "Mark", "number": 1})
            await ada.news(seq + 1)
            ada.say({"type": "TakeBack", "id": f"b{seq}", "game_id": ada.game_id, "seq": seq + 1, "seat": 0})
            await ada.answer(f"b{seq}")
        await ada.news(6)
        assert (await ada.act({"type": "Mark", "number": 1}))["code"] == "game-long"


async def test_sockets_are_counted(tmp_path: Path) -> None:
    async with open_salon(
        tmp_path, limits={"sockets_a_visitor": 2, "sockets_a_table": 3, "sockets": 4}
    ) as salon:
        access = salon.node.access
        access.open_socket("A", "v")
        access.open_socket("A", "v")
        for code, visitor in [("B", "v"), ("B", "v")]:
            with pytest.raises(ValueError, match="too-many-connections"):
                access.open_socket(code, visitor)
        access.open_socket("A", None)
        with pytest.raises(ValueError, match="too-many-connections"):
            access.open_socket("A", None)
        access.open_socket("B", None)
        with pytest.raises(ValueError, match="too-many-connections"):
            access.open_socket("C", None)
        access.close_socket("A", "v")
        access.open_socket("C", "v")
