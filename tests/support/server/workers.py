"""Workers that run in the process of the tests, for the installed games and for the toy game."""

from random import Random

import msgspec

from salon.core import Budget
from salon.core.kit import Question
from salon.server.compute import tasks
from salon.server.compute.tasks import Choice
from salon.server.compute.worker_pool import WorkerError
from tests.support.server.toy import TOY, View


class HouseWorkers:
    """Runs the bots of the installed games, with few playouts."""

    made = 0
    broken = False

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        return msgspec.json.decode(tasks.decide(game, level, view, seed), type=Choice)

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        if question == "advice":
            return tasks.advise(game, view, Budget(playouts=8))
        return tasks.answer(game, question, view, Budget(ms=ms))

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        return tasks.advise(game, view, Budget(playouts=8), chosen)

    async def make(self, game: str, order: bytes) -> bytes:
        if self.broken:
            raise WorkerError
        self.made += 1
        return tasks.make(game, order)

    async def close(self) -> None:
        pass


class ToyWorkers:
    """Chooses random actions for the bots of the toy game."""

    def __init__(self) -> None:
        self.views: list[bytes] = []

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        return Choice(msgspec.Raw(msgspec.json.encode(legal.sample(Random(seed)))))

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        match question:
            case "values":
                return await self.values(view)
            case "hint":
                return msgspec.json.encode(len(view))
            case "advice":
                return await self.advise(view)

    async def values(self, view: bytes) -> bytes:
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        return msgspec.json.encode([{"action": action, "points": len(view), "gain": 0} for action in legal])

    async def advise(self, view: bytes) -> bytes:
        """Higher numbers are better, and passing is worth least."""
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        values = {action: getattr(action, "points", getattr(action, "number", -1)) for action in legal}
        ordered = sorted(legal, key=lambda action: -values[action])
        return msgspec.json.encode([{"action": each, "points": 10.0 * values[each]} for each in ordered])

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        return await self.advise(view)

    async def make(self, game: str, order: bytes) -> bytes:
        raise NotImplementedError

    async def close(self) -> None:
        pass
