"""The audience votes along: one vote a question, secret until the players have decided, and no part of the game."""

from typing import Any

import pytest

from salon.server.settings import Limits
from tests.support.server.harness import Message, Player, Salon, open_salon
from tests.support.server.toy import TOY_KIT

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


async def in_audience(salon: Salon, code: str, address: str = "192.0.2.9") -> Player:
    """Somebody who has joined the audience of a table."""
    watcher = salon.player(address)
    await watcher.ok("POST", f"/api/tables/{code}/audience")
    await watcher.connect(code)
    await watcher.until("AudienceNews")
    return watcher


def vote(watcher: Player, choice: Any, key: Any = "0", **changes: Any) -> None:
    game_id = next(m["game_id"] for m in reversed(watcher.seen) if m["type"] == "AudienceNews")
    watcher.say({"type": "AudienceVote", "game_id": game_id, "key": key, "choice": choice, **changes})


async def refusal(player: Player) -> str:
    return str((await player.answer(None))["code"])


async def beat(salon: Salon) -> None:
    """Tell everybody what has happened since the last beat."""
    salon.node.beat.tell()


async def decide(*players: Player) -> None:
    """All players vote, so that the round is decided."""
    for seat, player in enumerate(players):
        assert (await player.act(VOTE, seat=seat))["type"] == "Ack"


def told(player: Player) -> list[Message]:
    return [message for message in player.seen if message["type"] == "AudienceNews"]


async def test_an_opinion_is_secret_until_the_players_have_decided(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    one, two = [await in_audience(salon, code) for _ in range(2)]
    first = told(one)[-1]
    assert (first["asked"], first["choices"], first["member"]) == ("0", [0, 1, 2], True)
    vote(one, 2)
    assert (await one.until("AudienceNews", lambda m: m["mine"] is not None))["mine"] == 2
    vote(two, 2)
    await two.until("AudienceNews", lambda m: m["mine"] is not None)
    await beat(salon)
    for player in (one, two, ben):
        news = await player.until("AudienceNews", lambda m: m["voted"] == 2)
        assert news["opinion"] is None
    assert told(ada) == [] or all(news["opinion"] is None for news in told(ada))
    await decide(ada, ben)
    for player in (one, two, ada, ben):
        news = await player.until("AudienceNews", lambda m: m["opinion"] is not None)
        assert news["opinion"] == {"key": "0", "votes": {"2": 2}}
        assert (news["asked"], news["voted"], news["mine"]) == (None, 0, None)


async def test_a_vote_can_be_changed_and_counts_once(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    watcher = await in_audience(salon, code)
    for choice in (0, 1, 1, 2):
        vote(watcher, choice)
    await watcher.until("AudienceNews", lambda m: m["mine"] == 2)
    again = salon.player()
    again.http.cookies.set("salon", watcher.http.cookies["salon"])
    await again.connect(code)
    assert (await again.until("AudienceNews"))["mine"] == 2, "a phone that reconnects has its vote"
    vote(again, 0)
    await again.until("AudienceNews", lambda m: m["mine"] == 0)
    await decide(ada, ben)
    news = await again.until("AudienceNews", lambda m: m["opinion"] is not None)
    assert news["opinion"]["votes"] == {"0": 1}


async def test_forged_votes_are_refused(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    watcher = await in_audience(salon, code)
    for choice in (3, -1, 10**30, 2**63):
        vote(watcher, choice)
        assert await refusal(watcher) in ("audience-no-such-choice", "malformed-message")
    for key in ("1", "", "x" * 10_000, "0 "):
        vote(watcher, 1, key)
        assert await refusal(watcher) == "audience-too-late"
    shapes: list[tuple[Any, Any, dict[str, int]]] = [
        ("1", "0", {}),
        (None, "0", {}),
        (1, 7, {}),
        (1, "0", {"votes": 9}),
    ]
    for wrong, name, further in shapes:
        vote(watcher, wrong, name, **further)
        assert await refusal(watcher) == "malformed-message"
    vote(watcher, 1, game_id="another")
    assert await refusal(watcher) == "audience-too-late"
    await decide(ada, ben)
    vote(watcher, 1)
    assert await refusal(watcher) == "audience-too-late", "the players have decided"
    await watcher.quiet()
    assert all(news["opinion"] is None for news in told(watcher))


async def test_who_has_a_seat_or_no_cookie_has_no_vote(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    vote_of = {"type": "AudienceVote", "game_id": ada.game_id, "key": "0", "choice": 1}
    ada.say(vote_of)
    assert await refusal(ada) == "audience-has-seat"
    stranger = salon.player()
    await stranger.connect(code)
    assert not (await stranger.until("AudienceNews"))["member"]
    stranger.say(vote_of)
    assert await refusal(stranger) == "not-in-audience"
    screen = salon.player()
    screen.http.cookies.set("salon", ada.http.cookies["salon"])
    await screen.connect(code, screen=True)
    screen.say(vote_of)
    assert await refusal(screen) == "not-in-audience"


async def test_who_was_removed_has_no_vote(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    member = next(m["table"] for m in ben.seen if m["type"] == "TableNews")["me"]["member"]
    await ada.ok("POST", f"/api/tables/{code}/removed", {"person": member})
    assert (await ben.ask("POST", f"/api/tables/{code}/audience")).status_code == 403
    ben.say({"type": "AudienceVote", "game_id": ada.game_id, "key": "0", "choice": 1})
    assert await refusal(ben) == "removed"


async def test_nothing_of_it_is_in_the_game(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    live = await salon.node.live_games.get(ada.game_id)
    before, version = live.seq, salon.node.tables.known(code)
    watcher = await in_audience(salon, code)
    vote(watcher, 1)
    await watcher.until("AudienceNews", lambda m: m["mine"] == 1)
    assert live.seq == before
    assert salon.node.tables.known(code) == version, "nobody is stored"
    await decide(ada, ben)
    rows = await salon.node.context.store.log(ada.game_id)
    assert [row.entry.seat for row in rows] == [None, 0, 1]


async def test_many_votes_are_told_once_a_beat(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    watchers = [await in_audience(salon, code) for _ in range(12)]
    await ada.quiet()
    before = len(told(ada))
    for watcher in watchers:
        vote(watcher, 1)
        await watcher.until("AudienceNews", lambda m: m["mine"] == 1)
    await ada.quiet()
    assert len(told(ada)) - before <= 1, "the first is told at once, the others with the next beat"
    await beat(salon)
    assert (await ada.until("AudienceNews", lambda m: m["voted"] == 12))["voted"] == 12


async def test_votes_and_tables_are_bounded(tmp_path: Any) -> None:
    async with open_salon(tmp_path, limits={"audience_votes": 2, "audiences": 1}) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        watchers = [await in_audience(salon, code) for _ in range(3)]
        for watcher in watchers:
            vote(watcher, 1)
        assert await refusal(watchers[2]) == "audience-full"
        other, _ = await salon.playing("Cem", "Dee")
        await in_audience(salon, other)
        assert len(salon.node.opinions) == 1
        await decide(ada, ben)
    assert Limits().audience_votes >= Limits().sockets_a_table


async def test_a_game_that_asks_nothing_has_no_audience(tmp_path: Any) -> None:
    from dataclasses import replace

    async with open_salon(tmp_path, kit=replace(TOY_KIT, audience=None)) as salon:
        code, (ada, _) = await salon.playing("Ada", "Ben")
        watcher = salon.player()
        await watcher.ok("POST", f"/api/tables/{code}/audience")
        await watcher.connect(code)
        watcher.say({"type": "AudienceVote", "game_id": ada.game_id, "key": "0", "choice": 1})
        assert await refusal(watcher) == "no-audience"
        await watcher.quiet()
        assert told(watcher) == []
