"""What a seat asks besides acting: what moves are worth, what the solver says, what the coach advises."""

import logging

import msgspec
from msgspec import Raw

from salon.core import Advice, Refusal
from salon.server.compute.analysis import What
from salon.server.compute.worker_pool import WorkerError
from salon.server.domain.rows import Table
from salon.server.node import House
from salon.server.play.live_games import Live
from salon.server.play.projection import may_ask_coach
from salon.server.protocol.inbound import AskAdvice, AskHint, AskWorth
from salon.server.protocol.outbound import AdviceNews, HintNews, Outbound, WorthNews

log = logging.getLogger(__name__)

ADVISED = 3
"""How many moves the coach names."""

Question = AskWorth | AskHint | AskAdvice
_ABOUT: dict[type[Question], What] = {AskWorth: "worth", AskHint: "hint", AskAdvice: "advice"}


async def answer(
    house: House, table: Table, live: Live, visitor: str | None, message: Question
) -> Outbound | None:
    """The answer to a question about a seat's own position; None where the game has moved on meanwhile."""
    about = _ABOUT[type(message)]
    # What a seat has asked the solver stays asked while others move; the rest is about one position.
    if message.seq < live.seq and about != "hint":
        return None  # the news that is on its way says more than a refusal could
    if message.seq > live.seq or message.seat not in live.waiting:
        raise Refusal("not-asked", seat=message.seat)
    if about == "advice":
        _check_coach(house, table, visitor)
    try:
        found = await house.worths.ask(message.game_id, live.seq, message.seat, about)
    except WorkerError as error:
        log.warning("no answer from a worker: %s", error)
        if about == "advice":
            raise Refusal("coach-busy") from error
        return None
    return None if found is None else _as_news(message, found)


def _check_coach(house: House, table: Table, visitor: str | None) -> None:
    if not house.brains.advises(table.game):
        raise Refusal("coach-none")
    if not may_ask_coach(table):
        raise Refusal("coach-off")
    house.door.ask_coach(visitor or "")


def _as_news(message: Question, found: bytes) -> Outbound:
    of = (message.game_id, message.seq, message.seat)
    match message:
        case AskHint():
            return HintNews(*of, Raw(found))
        case AskWorth():
            return WorthNews(*of, msgspec.json.decode(found, type=tuple[Raw, ...]))
        case AskAdvice():
            return AdviceNews(*of, msgspec.json.decode(found, type=tuple[Advice, ...])[:ADVISED])
