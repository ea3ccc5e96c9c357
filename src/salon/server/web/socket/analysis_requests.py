"""What a seat asks about its own position: move values, the solver's hint, the coach's advice."""

import logging

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.server.compute.worker_pool import WorkerError
from salon.server.domain.rows import Table
from salon.server.node import House
from salon.server.play.live_games import Live
from salon.server.play.projection import may_ask_coach
from salon.server.protocol.inbound import Ask
from salon.server.protocol.outbound import Answer

log = logging.getLogger(__name__)

ADVISED = 3
"""How many moves the coach names."""


async def answer(house: House, table: Table, live: Live, visitor: str | None, ask: Ask) -> Answer | None:
    """The answer to a seat's question; None where the game has moved on meanwhile or no worker could answer."""
    # A hint answers what the seat has asked by an action and stays valid while others move; the rest is about one
    # position, and the news that is on its way replaces it.
    if ask.seq < live.seq and ask.question != "hint":
        return None
    if ask.seq > live.seq or ask.seat not in live.waiting:
        raise Refusal("not-asked", seat=ask.seat)
    _check_may_ask(house, table, visitor, ask)
    try:
        found = await house.analysis.ask(ask.game_id, live.seq, ask.seat, ask.question)
    except WorkerError as error:
        log.warning("no answer from a worker: %s", error)
        if ask.question == "advice":
            raise Refusal("coach-busy") from error
        return None
    if found is None:
        return None
    if ask.question == "advice":
        found = msgspec.json.encode(msgspec.json.decode(found, type=list[Raw])[:ADVISED])
    return Answer(ask.game_id, ask.seq, ask.seat, ask.question, Raw(found))


def _check_may_ask(house: House, table: Table, visitor: str | None, ask: Ask) -> None:
    answered = ask.question in house.kits[table.game].answers
    if ask.question != "advice":
        if not answered:
            raise Refusal("no-such-answer")
        return
    if not answered:
        raise Refusal("coach-none")
    if not may_ask_coach(table):
        raise Refusal("coach-off")
    house.door.ask_coach(visitor or "")
