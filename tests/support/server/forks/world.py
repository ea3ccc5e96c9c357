"""One world of a fork: a server, a table with people and a bot, and the game of a plan."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace as changed
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from salon.core import Action
from salon.core.kit import GameKit
from salon.server.background import cancel
from salon.server.play.live_game import LiveGame
from salon.server.play.live_games import Attempt
from tests.support.server.forks.cases import Case
from tests.support.server.forks.client import AppClient
from tests.support.server.forks.pages import pages
from tests.support.server.forks.plans import Plan, Turn
from tests.support.server.forks.workers import ScriptedWorkers
from tests.support.server.harness import Player, Salon, open_salon

PLENTY = 1_000_000
MANY = 64
"""Bots wait for the plan, and would keep everybody's questions waiting."""
UNLIMITED = {
    "messages_at_once": PLENTY,
    "network_messages_at_once": PLENTY,
    "requests_at_once": PLENTY,
    "advice_at_once": PLENTY,
    "reactions_at_once": PLENTY,
    "table_reactions_at_once": PLENTY,
    "misses_at_once": PLENTY,
    "own_data_at_once": PLENTY,
    "stored_bytes_at_once": PLENTY * 1000,
}
"""The clock of a fork stands still, so no rate limit would ever be lifted again."""


class World:
    """A game on a server of its own. `number` is 0 in the world of the plan's fork, and 1 in the other one."""

    def __init__(self, salon: Salon, case: Case, number: int, workers: ScriptedWorkers) -> None:
        self.salon = salon
        self.case = case
        self.number = number
        self.code = ""
        self.people: dict[int, Player] = {}
        """The people at the table, by seat."""
        self.former: Player | None = None
        """A person who has left the table before the game."""
        self.watching: list[Player] = []
        """Further connections that get the news of the game."""
        self.crowd: Player | None = None
        """Somebody in the audience, who votes and reacts in both worlds alike."""
        self.live: LiveGame
        self._workers = workers

    def client(self) -> Player:
        """A new client without a cookie."""
        client = AppClient(self.salon.node, self.salon.app)
        self.salon.players.append(client)
        return client

    @property
    def host(self) -> Player:
        return self.people[0]

    def pages(self) -> Iterator[str]:
        """The addresses that can be asked for, for this table and game."""
        return pages(self.code, self.game_id, self.case.table.name)

    @property
    def game_id(self) -> str:
        return self.live.row.game_id

    async def start(self) -> None:
        """Open the table, let everybody sit down, and start the game."""
        case, host = self.case, self.client()
        wish = {"game": case.table.name, "name": "P0", "seats": case.table.seats}
        options = dict(case.table.options)
        self.code = (await host.ok("POST", "/api/tables", {**wish, "options": options}))["code"]
        path = f"/api/tables/{self.code}"
        self.people[0] = host
        if case.bot is not None:
            await host.ok("PATCH", f"{path}/seats/{case.bot}", {"kind": "bot"})
        others = [seat for seat in range(1, case.table.seats) if seat != case.bot]
        if others:
            self.former = self.client()
            await self.former.ok("POST", f"{path}/join", {"name": "Former", "seat": others[0]})
            await self.former.ok("POST", f"{path}/leave")
        for seat in others:
            self.people[seat] = self.client()
            await self.people[seat].ok("POST", f"{path}/join", {"name": f"P{seat}", "seat": seat})
        # Bots wait for the plan, whereas a seat is skipped when the server comes to it.
        await host.ok("PATCH", path, {"coach": "always", "away_policy": "bot"})
        for player in self.people.values():
            await player.connect(self.code)
        for player in self.people.values():
            await player.table(lambda table: not any(seat["away"] for seat in table["seats"]))
        await host.ok("POST", f"{path}/start")
        for player in self.people.values():
            await player.news(0)
        self.live = await self.salon.node.live_games.get(host.game_id)
        self._workers.seq = lambda: self.live.seq

    async def part(self, plan: Plan) -> None:
        """Play the opening, and go over to this world of the fork."""
        games, live = self.salon.node.live_games, self.live
        for seat, action in plan.opening:
            await games.act(live, Attempt("act", seat, f"opening {live.seq}", live.seq), action)
        assert msgspec.json.encode(live.timeline.state) == msgspec.json.encode(plan.fork.state)
        if self.number == 1:
            live.timeline = plan.other
            live.row = replace(live.row, setup=plan.other.setup)
            live.messages.clear()
        self.salon.node.rooms.announce(live)
        await self.settle()

    async def play(self, turn: Turn) -> None:
        """Let a seat act, and wait until everybody has been told."""
        seat, action, seq = turn.seats[self.number], turn.actions[self.number], self.live.seq
        if action is not None and seat == self.case.bot:
            self._workers.release(seq, action)
        else:
            answer = await self._say(self.people[seat], seat, action)
            assert answer["type"] == "Ack", (str(self.case), seat, action, answer)
        await self.settle(seq + 1)

    async def join_audience(self) -> Player:
        """A newcomer joins the audience."""
        watcher = self.client()
        await watcher.ok("POST", f"/api/tables/{self.code}/audience")
        await watcher.connect(self.code)
        self.watching.append(watcher)
        return watcher

    async def stir_audience(self) -> None:
        """The audience answers what it is asked, and reacts; everybody is told."""
        crowd = self.crowd
        if crowd is None:
            return
        await crowd.quiet()
        asked = next((each for each in reversed(crowd.seen) if each["type"] == "AudienceNews"), None)
        if asked is not None and asked["asked"] is not None:
            choices, number = asked["choices"], self.case.luck + self.live.seq
            vote = {"game_id": asked["game_id"], "key": asked["asked"]}
            crowd.say({"type": "AudienceVote", "choice": choices[number % len(choices)], **vote})
        crowd.say({"type": "React", "reaction": "gasp"})
        await crowd.quiet()
        self.salon.node.beat.tell()
        await self.settle()

    async def settle(self, seq: int | None = None) -> None:
        """Wait until every connection has got the game up to an entry, and nothing more is under way."""
        for player in (*self.people.values(), *self.watching):
            await player.news(self.live.seq if seq is None else seq)
        for _ in range(2):  # an answer to a ping can overtake news, but not twice
            for player in (*self.people.values(), *self.watching):
                await player.quiet()

    async def _say(self, player: Player, seat: int, action: Action | None) -> dict[str, object]:
        if action is not None:
            return await player.act(msgspec.to_builtins(action), seat=seat)
        name = f"back {self.live.seq}".replace(" ", "-")
        where = {"game_id": self.game_id, "seq": self.live.seq, "seat": seat}
        player.say({"type": "TakeBack", "id": name, **where})
        return await player.answer(name)


@asynccontextmanager
async def open_world(folder: Path, case: Case, number: int) -> AsyncIterator[World]:
    """A world with its game started. Ids, codes, tokens and seeds are the same in both worlds."""
    random = Random(f"ids of {case}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: f"{random.getrandbits(8 * size):0{2 * size}x}")
        patch.setattr("secrets.choice", random.choice)
        workers = ScriptedWorkers(case.table.game)
        kit = _answering(case.table.kit)
        async with open_salon(
            _made(folder), kit=kit, workers=workers, limits=UNLIMITED, tasks_at_once=MANY
        ) as salon:
            world = World(salon, case, number, workers)
            await cancel(salon.node._beating)  # the world says when the beat is
            await world.start()
            yield world


def _answering(kit: GameKit) -> GameKit:
    """The kit of a game whose seats may ask every kind of question."""
    return changed(kit, answers=frozenset({"values", "hint", "advice"}))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder
