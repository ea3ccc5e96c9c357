"""Audiences over several servers: votes and reactions are added up over the bus, which may lose or repeat anything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.core import Refusal
from salon.server.bus import LocalBus
from salon.server.bus.base import LONGEST_TEXT
from salon.server.domain.together.audience import KEPT, SERVERS, Ballots, Questions, pseudonym
from salon.server.play.audience import opinions, reactions
from salon.server.settings import Limits
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Player, Salon, open_salon

VOTE = {"type": "Vote", "points": 1}


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Salon, Salon, LocalBus]]:
    bus = LocalBus()
    shared: dict[str, Any] = {"clock": FakeClock(), "alone": False, "bus": bus}
    async with open_salon(folder, **shared) as one, open_salon(folder, **shared) as two:
        yield one, two, bus


async def watching(salon: Salon, code: str, cookie: str | None = None) -> Player:
    watcher = salon.player()
    if cookie is not None:
        watcher.http.cookies.set("salon", cookie)
    await watcher.ok("POST", f"/api/tables/{code}/audience")
    await watcher.connect(code)
    await watcher.until("AudienceNews")
    return watcher


def vote(watcher: Player, game_id: str, choice: int) -> None:
    watcher.say({"type": "AudienceVote", "game_id": game_id, "key": "0", "choice": choice})


@pytest.mark.asyncio
async def test_votes_at_both_servers_are_one_opinion(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, two, _):
        code, (ada, ben) = await one.playing("Ada", "Ben")
        here, there = await watching(one, code), await watching(two, code)
        twice = await watching(two, code, here.http.cookies["salon"])
        vote(here, ada.game_id, 1)
        await here.until("AudienceNews", lambda m: m["mine"] == 1)
        for watcher in (there, twice):
            vote(watcher, ada.game_id, 2)
            await watcher.quiet()
        for salon in (one, two, one):
            salon.node.beat.tell()
            await here.quiet()
            await there.quiet()
        for player in (here, there):
            assert max(m["voted"] for m in player.seen if m["type"] == "AudienceNews") == 2
        for seat, player in enumerate((ada, ben)):
            await player.act(VOTE, seat=seat)
        for salon in (one, two):
            await salon.node.peer_sync.sync()
        found = [
            await each.until("AudienceNews", lambda m: m["opinion"] is not None) for each in (here, there)
        ]
        assert found[0]["opinion"] == found[1]["opinion"], "both servers count the same votes"
        assert sum(found[0]["opinion"]["votes"].values()) == 2, "a visitor at both servers counts once"


@pytest.mark.asyncio
async def test_reactions_at_both_servers_reach_everybody_once(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, two, bus):
        code, (ada, _) = await one.playing("Ada", "Ben")
        there = await watching(two, code)
        there.say({"type": "React", "reaction": "heart"})
        await there.quiet()
        two.node.beat.tell()
        assert (await there.until("Reactions"))["counts"] == {"heart": 1}
        one.node.beat.tell()
        assert (await ada.until("Reactions"))["counts"] == {"heart": 1}
        repeated = reactions.Share(two.node.context.name, 1, code, {"heart": 1})
        bus.share(reactions.TOPIC, msgspec.json.encode(repeated).decode())
        await ada.quiet()
        one.node.beat.tell()
        await ada.quiet()
        assert sum(m["type"] == "Reactions" for m in ada.seen) == 1


@pytest.mark.asyncio
async def test_what_comes_over_the_bus_is_bounded_and_may_be_anything(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, _, bus):
        code, (ada, _) = await one.playing("Ada", "Ben")
        for text in (
            "",
            "{",
            "[]",
            '["x"]',
            "[" * 5000,
            msgspec.json.encode(["x", "y", "z", 1, {}]).decode(),
        ):
            bus.share(opinions.TOPIC, text)
            bus.share(reactions.TOPIC, text)
        for number in range(50):
            share = opinions.Share("peer", code, ada.game_id, f"question {number}", 1, {1: ["a"]})
            bus.share(opinions.TOPIC, msgspec.json.encode(share).decode())
            share = opinions.Share("peer", f"NOT{number}", "g", "0", 1, {1: ["a"]})
            bus.share(opinions.TOPIC, msgspec.json.encode(share).decode())
        await ada.quiet()
        assert len(one.node.opinions) == 1, "tables that are not shown here are ignored"
        counts = {"heart": 10**9, "<b>": 3, "laugh": -4}
        bus.share(reactions.TOPIC, msgspec.json.encode(reactions.Share("peer", 1, code, counts)).decode())
        await ada.quiet()
        one.node.beat.tell()
        await ada.quiet()
        assert all(m["type"] != "Reactions" for m in ada.seen)


def test_a_full_vote_fits_into_a_message() -> None:
    ballots = Ballots()
    for number in range(Limits().audience_votes):
        ballots.cast("own", pseudonym("g" * 20, "9.contest.x99", str(number)), number % 6, 500)
    votes: dict[int, list[str]] = {}
    for voter, choice in ballots.votes("own").items():
        votes.setdefault(choice, []).append(voter)
    share = opinions.Share("0" * 16, "ABCDEFG", "g" * 20, "9.contest.x99", 10**6, votes)
    assert len(msgspec.json.encode(share)) <= LONGEST_TEXT


def test_what_others_tell_comes_in_any_order() -> None:
    ballots = Ballots()
    assert ballots.cast("a", "me", 1, 10)
    assert not ballots.cast("a", "me", 1, 10), "nothing has changed"
    assert ballots.hear("b", 2, {"x": 1, "y": 2})
    assert not ballots.hear("b", 1, {"x": 1}), "older than what is known"
    assert not ballots.hear("b", 2, {"x": 1})
    assert ballots.hear("b", 3, {"x": 2, "y": 2, "me": 0})
    assert ballots.counts() == {1: 1, 2: 2}, "who has voted at two servers counts once"
    assert (ballots.answer_of("me"), ballots.answer_of("nobody")) == (1, None)
    with pytest.raises(Refusal, match="audience-full"):
        ballots.cast("a", "you", 1, 1)
    for server in range(2 * SERVERS):
        ballots.hear(f"server {server}", 1, {f"v{server}": 1})
    assert len(ballots.by_voter()) <= SERVERS + 2


def test_old_questions_are_forgotten() -> None:
    questions = Questions()
    for number in range(20):
        questions.ballots("game", str(number)).cast("a", "me", 0, 5)
    assert len(questions) == KEPT
    assert questions.known("game", "0") is None
    assert questions.known("game", "19") is not None
    assert pseudonym("g", "1", "visitor") != pseudonym("g", "2", "visitor")
