"""The receivers of a fork: what they ask, what they try, and everything that they get."""

from random import Random
from typing import Any, get_args

import msgspec

from salon.core import Action, IllegalAction, Timeline
from salon.testing.playing import changed
from salon.testing.tables import body, legal, some_of
from tests.support.server.forks.plans import Plan
from tests.support.server.forks.transcripts import Transcript
from tests.support.server.forks.world import World
from tests.support.server.harness import Player

GARBAGE: tuple[str | bytes, ...] = (
    "",
    "{",
    "[]",
    '{"type":"Fly"}',
    '{"type":"Act"}',
    b"\xff",
    '{"type":"Hello","x":1}',
)
QUESTIONS = ("values", "hint", "advice")
ILLEGAL = 16
"""How many illegal actions a seat tries at a position."""


def illegal_actions(plan: Plan, timeline: Timeline, observer: int | None, random: Random) -> list[Any]:
    """Actions that the observer may not take now: those of the others in both worlds, and slightly changed ones."""
    game = timeline.game
    known: dict[bytes, Action] = {}
    for world in (plan.fork, plan.other):
        for seat in world.waiting:
            known.update((body(each), each) for each in some_of(legal(world, seat), random, 12))
    known.update((body(action), action) for _, action in plan.opening[-8:])
    shapes = [msgspec.to_builtins(each) for each in known.values()]
    shapes += [changed(each, random) for each in shapes]
    kinds = get_args(game.action_type) or (game.action_type,)
    shapes += [{"type": kind.__name__} for kind in kinds]
    mine = legal(timeline, observer)
    return [shape for shape in random.sample(shapes, len(shapes)) if not _is_legal(game, mine, shape)][
        :ILLEGAL
    ]


def _is_legal(game: Any, mine: Any, shape: Any) -> bool:
    try:
        return game.decode_action(body(shape)) in mine
    except IllegalAction:
        return False


class Receiver:
    """A connection that is compared between the worlds, with everything that it gets."""

    def __init__(self, name: str, world: World, player: Player, *, screen: bool = False) -> None:
        self.name = name
        self.player = player
        self._world = world
        self._screen = screen
        self._seat = world.case.observer

    def begin(self) -> None:
        """Forget what was sent before the fork."""
        self.player.raw.clear()

    def collect(self, transcript: Transcript) -> None:
        """Move what has arrived into the transcript."""
        for text in self.player.raw:
            transcript.add(self.name, "a frame", text)
        self.player.raw.clear()
        if self.player.wire.closed.done():
            transcript.add(self.name, "a close code", str(self.player.wire.closed.result()))

    async def try_everything(self, transcript: Transcript, plan: Plan) -> None:
        """Ask every question, and try what is not allowed."""
        await self._try(plan)
        await self._ask()
        await self.player.quiet()
        self.collect(transcript)

    async def look(self, transcript: Transcript) -> None:
        """See the whole game, with a new connection."""
        await self._come(transcript, {})

    async def come_again(self, transcript: Transcript) -> None:
        """Open one new connection after another, each claiming to know something else."""
        world, seq = self._world, self._world.live.seq
        hellos: list[dict[str, object]] = [
            {},
            {"game_id": world.game_id, "seq": max(0, seq - 3)},
            {"game_id": world.game_id, "seq": seq},
            {"game_id": world.game_id, "seq": seq + 1000, "language": "fr"},
            {"game_id": world.game_id, "seq": -1},
            {"game_id": "another", "seq": seq},
        ]
        for hello in hellos:
            await self._come(transcript, hello)

    async def _come(self, transcript: Transcript, hello: dict[str, object]) -> None:
        world, again = self._world, self._world.client()
        again.http.cookies = self.player.http.cookies
        await again.connect(world.code, screen=self._screen, **hello)
        await again.news(world.live.seq)
        await again.quiet()
        for text in again.raw:
            transcript.add(f"{self.name} with a new connection", f"a frame after {hello}", text)
        await again.hang_up()

    async def ask_pages(self, transcript: Transcript) -> None:
        """Ask for every page, and for changes that are refused."""
        for path in self._world.pages():
            await self._request(transcript, "GET", path)
        for path in ("start", "rematch", "seats/0", "nothing"):
            await self._request(transcript, "POST", f"/api/tables/{self._world.code}/{path}")
        for seq in (0, self._world.live.seq):
            for cards in ("anew", "same"):
                wish = {"name": "What If", "seq": seq, "seat": self._seat or 0, "cards": cards}
                path = f"/api/replays/{self._world.game_id}/play-on"
                await self._request(transcript, "POST", path, wish)

    async def _request(self, transcript: Transcript, method: str, path: str, body: Any = None) -> None:
        answer = await self.player.ask(method, path, body)
        text = f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}"
        transcript.add(f"{self.name} over HTTP", f"{method} {path}", text)

    async def _try(self, plan: Plan) -> None:
        """Send what has to be refused: garbage, illegal actions, and actions with a wrong seq, seat or game."""
        world, live = self._world, self._world.live
        random = Random(f"{world.case} {live.seq}")
        for text in GARBAGE:
            self.player.say(text)
            await self.player.answer(None)
        await self._forge_votes()
        seat = 0 if self._seat is None else self._seat
        wrong = illegal_actions(plan, live.timeline, self._seat, random)
        for action in wrong:
            await self._act(action, seat)
        for action in wrong[:1]:
            for change in ({"seq": live.seq + 7}, {"seq": -7}, {"game_id": "another"}, {"id": "no id"}):
                await self._act(action, seat, **change)
            await self._act(action, (seat + 1) % world.case.table.seats)
            await self._act(action, 99)
        if self._seat is None or not live.timeline.may_take_back(self._seat):
            where = {"game_id": world.game_id, "seq": live.seq, "seat": seat}
            self.player.say({"type": "TakeBack", "id": "back", **where})
            await self.player.answer("back")

    async def _forge_votes(self) -> None:
        """Answer for the audience: what is asked, and what is not."""
        world, told = self._world, [each for each in self.player.seen if each["type"] == "AudienceNews"]
        key = told[-1]["asked"] if told else None
        for name, choice in ((key, 0), (key, 99), ("another", 1)):
            vote = {"type": "AudienceVote", "game_id": world.game_id, "key": name or "", "choice": choice}
            self.player.say(vote)
        self.player.say({"type": "React", "reaction": "tomato"})
        await self.player.quiet()
        world.salon.node.beat.tell()

    async def _act(self, action: Any, seat: int, **changes: Any) -> None:
        here = {"game_id": self._world.game_id, "seq": self._world.live.seq, "id": "try"}
        given = {**here, **changes}
        self.player.say({"type": "Act", "seat": seat, "action": action, **given})
        await self.player.answer(given["id"])

    async def _ask(self) -> None:
        for question in QUESTIONS:
            await ask(self.player, self._world, 0 if self._seat is None else self._seat, question)


async def ask(player: Player, world: World, seat: int, question: str) -> None:
    """Ask a question about a seat's position, and wait for the answer."""
    where = {"game_id": world.game_id, "seq": world.live.seq, "seat": seat}
    player.say({"type": "Ask", "question": question, **where})
    while (await player.next())["type"] not in ("Answer", "Refused"):
        pass
