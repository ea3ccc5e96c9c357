"""Questions of a seat about its own position: move values, the solver's hint, the coach's advice."""

import logging

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.server.compute.analysis import Position
from salon.server.compute.owners import Demand
from salon.server.compute.task_queue import NotWantedError, QueueFullError
from salon.server.compute.worker_pool import WorkerError
from salon.server.domain import seating
from salon.server.domain.table import Table
from salon.server.node import Node
from salon.server.play.live_game import LiveGame
from salon.server.projection.seat import seat_view
from salon.server.protocol.inbound import Ask
from salon.server.protocol.outbound import Answer
from salon.server.store.base import StoreDownError

log = logging.getLogger(__name__)

ADVISED = 3
"""How many moves the coach names."""


async def answer(node: Node, code: str, visitor: str | None, ask: Ask) -> Answer | None:
    """The answer to a seat's question; None if the game has moved on meanwhile or no worker could answer."""
    try:
        table = await node.tables.get(code)
        seating.check_plays(table, visitor, ask.seat, ask.game_id)
        live = await node.live_games.get(ask.game_id)
        return await _answer(node, table, live, visitor, ask)
    except StoreDownError as error:  # nothing is lost, so the connection stays
        raise Refusal("cannot-store") from error


async def _answer(node: Node, table: Table, live: LiveGame, visitor: str | None, ask: Ask) -> Answer | None:
    # A hint answers what the seat has asked by an action, and stays valid while others move. All other answers are
    # about one position, and the client will ask again about the next one.
    if ask.seq < live.seq and ask.question != "hint":
        return None
    if ask.seq > live.seq or ask.seat not in live.waiting:
        raise Refusal("not-asked", seat=ask.seat)
    _check_may_ask(node, table, visitor, ask)
    position = Position(live.row.setup.game, ask.game_id, live.seq, ask.seat)

    def wanted() -> bool:
        return ask.question == "hint" or live.seq == position.seq

    demand = Demand(node.context.owners.of_visitor(visitor or "", table.code), wanted)
    try:
        found = await node.analysis.ask(
            ask.question, position, lambda: seat_view(live.timeline, ask.seat), demand
        )
    except NotWantedError:
        return None
    except QueueFullError as error:
        raise Refusal("house-busy") from error
    except WorkerError as error:
        log.warning("no answer from a worker: %s", error)
        if ask.question == "advice":
            raise Refusal("coach-busy") from error
        return None
    if ask.question == "advice":
        found = msgspec.json.encode(msgspec.json.decode(found, type=list[Raw])[:ADVISED])
    return Answer(ask.game_id, ask.seq, ask.seat, ask.question, Raw(found))


def _check_may_ask(node: Node, table: Table, visitor: str | None, ask: Ask) -> None:
    answered = ask.question in node.context.kits[table.game].answers
    if ask.question != "advice":
        if not answered:
            raise Refusal("no-such-answer")
        return
    if not answered:
        raise Refusal("coach-none")
    if not table.may_ask_coach():
        raise Refusal("coach-off")
    node.access.check_advice(visitor or "")
