"""Bots in this very process, so that no worker has to start: the house's own, and those of the toy game."""

from random import Random

import msgspec

from salon.core import Budget
from salon.games import bots
from salon.games.bots import Choice
from salon.server.compute.worker_pool import WorkerError
from tests.support.server.toy import TOY, View


class OwnBrains:
    """The bots of the house."""

    made = 0
    broken = False

    def levels(self, game: str) -> tuple[str, ...]:
        return bots.LEVELS[game]

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        return msgspec.json.decode(bots.decide(game, level, view, seed), type=Choice)

    async def worth(self, game: str, view: bytes) -> bytes:
        return bots.worth(game, view)

    async def hint(self, game: str, view: bytes) -> bytes:
        return bots.hint(game, view)

    async def make(self, game: str, order: bytes) -> bytes:
        if self.broken:
            raise WorkerError
        self.made += 1
        return bots.make(game, order)

    def advises(self, game: str) -> bool:
        return game in bots.ADVISERS

    async def advise(self, game: str, view: bytes, ms: int, chosen: bytes | None = None) -> bytes:
        return bots.advise(game, view, Budget(playouts=8), chosen)

    async def close(self) -> None:
        pass


class ToyBrains:
    """Thinks for the bots of the toy game, at random."""

    def __init__(self) -> None:
        self.views: list[bytes] = []

    def levels(self, game: str) -> tuple[str, ...]:
        return ("easy", "middling", "hard") if game == "toy" else ()

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        return Choice(msgspec.Raw(msgspec.json.encode(legal.sample(Random(seed)))))

    async def worth(self, game: str, view: bytes) -> bytes:
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        return msgspec.json.encode([{"action": action, "points": len(view), "gain": 0} for action in legal])

    async def hint(self, game: str, view: bytes) -> bytes:
        return msgspec.json.encode(len(view))

    async def make(self, game: str, order: bytes) -> bytes:
        raise NotImplementedError

    def advises(self, game: str) -> bool:
        return game == "toy"

    async def advise(self, game: str, view: bytes, ms: int, chosen: bytes | None = None) -> bytes:
        """The higher the better, and passing is worth least."""
        self.views.append(view)
        legal = TOY.legal(msgspec.json.decode(view, type=View))
        values = {action: getattr(action, "points", getattr(action, "number", -1)) for action in legal}
        ordered = sorted(legal, key=lambda action: -values[action])
        return msgspec.json.encode([{"action": each, "points": 10.0 * values[each]} for each in ordered])

    async def close(self) -> None:
        pass
