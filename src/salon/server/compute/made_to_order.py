"""Actions that need something made by a worker process before they can be taken, such as a new puzzle."""

import logging

import msgspec
from msgspec import Struct

from salon.core import Action, Refusal
from salon.core.kit import MadeToOrder
from salon.server.compute.owners import Demand
from salon.server.compute.task_queue import QueueFullError, TaskQueue
from salon.server.compute.worker_pool import WorkerError, Workers

log = logging.getLogger(__name__)


async def fulfil(
    task_queue: TaskQueue,
    workers: Workers,
    demand: Demand,
    game: str,
    kit: MadeToOrder,
    action: Action,
    order: Struct,
) -> Action:
    """The action with what a worker has made for its order, in its owner's turn."""
    body = msgspec.json.encode(order)
    try:
        made = await task_queue.run(demand, f"make {game}", lambda _share: workers.make(game, body))
    except WorkerError as error:
        log.warning("a worker could not make what was ordered: %s", error)
        raise Refusal("not-made") from error
    except QueueFullError as error:
        raise Refusal("house-busy") from error
    fulfilled: Action = kit.fulfil(action, made)
    return fulfilled
