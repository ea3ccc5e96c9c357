"""Actions that need something made by a worker process before they can be taken, such as a new puzzle."""

import logging
from typing import Any

import msgspec

from salon.core import Action, Refusal
from salon.core.kit import MadeToOrder
from salon.server.compute.worker_pool import WorkerError, Workers

log = logging.getLogger(__name__)


async def fulfil(workers: Workers, game: str, kit: MadeToOrder, view: Any, action: Action) -> Action:
    """The action with what a worker has made for it, or as it is if it orders nothing."""
    order = kit.order(view, action)
    if order is None:
        return action
    try:
        made = await workers.make(game, msgspec.json.encode(order))
    except WorkerError as error:
        log.warning("a worker could not make what was ordered: %s", error)
        raise Refusal("not-made") from error
    fulfilled: Action = kit.fulfil(action, made)
    return fulfilled
