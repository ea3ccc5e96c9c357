"""*What if*: playing on from a position of a finished game, against bots, at a table of one's own."""

from typing import Any

import msgspec
import pytest

from salon.core import Record, Timeline, replay
from salon.server.domain.game import record_of as record_of_stored
from salon.server.play.live_games import LiveGames
from tests.support.server.harness import Player, Salon
from tests.support.server.toy import TOY
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

TWO_ROUNDS = {"options": {"rounds": 2}}


async def finished(salon: Salon, **options: Any) -> tuple[Player, Player, str]:
    _, (ada, ben) = await salon.playing("Ada", "Ben", **(options or TWO_ROUNDS))
    for _ in range(2):
        await play_round([ada, ben])
    return ada, ben, ada.game_id


async def what_if(who: Player, game_id: str, **wish: Any) -> Any:
    asked = {"name": "Ada", "seq": 3, "seat": 0, **wish}
    return await who.ask("POST", f"/api/replays/{game_id}/play-on", asked)


async def record_of(who: Player, game_id: str) -> Record:
    return Record.from_json((await who.ask("GET", f"/api/replays/{game_id}/record")).content)


async def started(who: Player, game_id: str, **wish: Any) -> Any:
    """Play on, and connect to the new table."""
    answer = await what_if(who, game_id, **wish)
    assert answer.status_code == 201, answer.text
    await who.hang_up()
    await who.connect(answer.json()["code"])
    await who.news(wish.get("seq", 3) + 1)
    return answer.json()


async def play_out(who: Player, seat: int = 0) -> None:
    """Play to the end; the other seats have bots."""
    while not (await who.news(who.seq))["outcome"]:
        asked = who.waiting().get(str(seat))
        if asked is None:
            await who.news(who.seq + 1)
            continue
        seq = who.seq
        await who.act({"type": "Vote", "points": 2} if asked["what"] == "vote" else {"type": "Pass"}, seat)
        await who.news(seq + 1)


async def test_a_position_is_played_on_from_to_the_end(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    published = await record_of(ada, game_id)
    table = await started(ada, game_id, seat=1, level="hard")
    assert (table["status"], table["me"]["seats"]) == ("playing", [1])
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    assert table["seats"][0]["level"] == "hard"
    await play_out(ada, 1)
    record = await record_of(ada, ada.game_id)
    assert record.is_fairly_drawn()
    assert [(each.what, each.seat, each.action) for each in record.entries[:4]] == [
        (each.what, each.seat, each.action) for each in published.entries[:4]
    ]
    assert (record.entries[4].what, record.entries[4].seat) == ("play-on", 1)
    assert record.beginnings[0].game_id == game_id
    assert record.setup.seed != published.setup.seed == record.beginnings[0].seed
    *_, last = replay(TOY, record)
    assert TOY.outcome(last.timeline.state) is not None
    shown = await ada.ok("GET", f"/api/replays/{ada.game_id}")
    assert shown["shuffle_checked"]
    listed = {each["game_id"]: each["played_on"] for each in await ada.ok("GET", "/api/me/games")}
    assert listed == {game_id: False, ada.game_id: True}
    await ada.ok("POST", f"/api/tables/{table['code']}/rematch")


async def beginning(salon: Salon, who: Player) -> Timeline:
    """The new game right after it has begun, whatever its bots have done since."""
    live = await salon.node.live_games.get(who.game_id)
    record = record_of_stored(live.row, await salon.node.context.store.log(who.game_id))
    return next(each.timeline for each in replay(TOY, record) if each.entry.what == "play-on")


async def test_what_the_seat_knew_stays_and_the_rest_is_dealt_anew(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    *_, there = [each.timeline for each in replay(TOY, await record_of(ada, game_id))][:4]
    await started(ada, game_id)
    begun = await beginning(salon, ada)
    assert TOY.view(begun.state, 0) == TOY.view(there.state, 0)
    assert begun.state.deck != there.state.deck
    await started(ada, game_id, cards="same")
    assert (await beginning(salon, ada)).state == there.state
    await play_out(ada)
    record = await record_of(ada, ada.game_id)
    assert record.is_fairly_drawn()
    assert (record.entries[4].seat, record.setup.seed) == (None, record.beginnings[0].seed)


async def test_one_may_play_on_from_a_game_that_was_played_on(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    for _ in range(2):  # the second time from before the entry at which the first one was played on
        await started(ada, game_id)
        await play_out(ada)
        game_id = ada.game_id
    await started(ada, game_id, seq=5)
    await play_out(ada)
    record = await record_of(ada, ada.game_id)
    assert [entry.what for entry in record.entries].count("play-on") == len(record.beginnings) == 2
    assert record.is_fairly_drawn()
    forged = msgspec.structs.replace(record, beginnings=record.beginnings[1:])
    assert not forged.is_fairly_drawn()


async def test_what_was_left_of_the_time_is_left_again(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 1, "clock": True})
    salon.clock.advance(10_000)
    await play_round([ada, ben])
    salon.clock.advance(3_600_000)
    await started(ada, ada.game_id, seq=1, seat=1)
    due = ada.waiting()["1"]["deadline_ms"]
    assert due == salon.clock.now_ms() + 20_000


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seq": -1}, "no-such-position"),
        ({"seq": 99}, "no-such-position"),
        ({"seq": 10**30}, "no-such-position"),
        ({"seq": 6}, "play-on-over"),
        ({"seat": -1}, "no-such-seat"),
        ({"seat": 2}, "no-such-seat"),
        ({"level": "divine"}, "level-unknown"),
        ({"name": ""}, "name-empty"),
        ({"cards": "marked"}, "malformed-message"),
        ({"surprise": 1}, "malformed-message"),
    ],
)
async def test_a_wrong_wish_is_refused_in_words_and_changes_nothing(
    salon: Salon, wish: dict[str, Any], code: str
) -> None:
    ada, _ben, game_id = await finished(salon)
    before = await salon.node.context.store.count_tables()
    answer = await what_if(ada, game_id, **wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert not answer.json()["text"].startswith("refused-")
    assert await salon.node.context.store.count_tables() == before


async def test_an_unfinished_game_is_like_one_that_never_was(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act({"type": "Vote", "points": 1})
    never = "0" * len(ada.game_id)
    for who in (ada, ben, salon.player()):
        for seq in range(-1, 3):
            for seat in range(3):
                for cards in ("anew", "same"):
                    wish = {"seq": seq, "seat": seat, "cards": cards}
                    here, nowhere = [await what_if(who, each, **wish) for each in (ada.game_id, never)]
                    assert (here.status_code, here.content) == (404, nowhere.content)
    assert await salon.node.context.store.count_tables() == 1


async def test_withdrawing_a_replay_withdraws_what_was_played_on_from_it(salon: Salon) -> None:
    ada, ben, game_id = await finished(salon)
    cleo = salon.player()
    await started(cleo, game_id)
    await play_out(cleo)
    assert (await cleo.ask("GET", f"/api/replays/{cleo.game_id}")).status_code == 200
    await started(cleo, cleo.game_id)
    await ben.ok("POST", f"/api/replays/{game_id}/withdrawal")
    await play_out(cleo)
    assert (await cleo.ask("GET", f"/api/replays/{cleo.game_id}")).status_code == 404
    assert await cleo.ok("GET", "/api/me/games") == []
    answer = await what_if(ada, game_id)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-replay")


async def test_the_new_game_survives_a_restart(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    await started(ada, game_id, seat=1)
    await ada.news(5)  # the bot has voted, and waits for Ada
    live = await salon.node.live_games.get(ada.game_id)
    rows = await salon.node.context.store.log(ada.game_id)
    assert [row.entry.seq for row in rows][:5] == [0, 1, 2, 3, 4]
    again = await LiveGames(salon.node.context).get(ada.game_id)
    assert (again.seq, again.timeline.state) == (live.seq, live.timeline.state)
