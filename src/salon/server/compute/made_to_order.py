"""What an action has ordered is made before the action is taken: in a worker, not in the process that serves people."""

import logging

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.games.registry import Kits
from salon.server.compute.worker_pool import WorkerError, Workers
from salon.server.play.live_games import Live

log = logging.getLogger(__name__)


async def fulfilled(workers: Workers, kits: Kits, live: Live, seat: int, action: Raw) -> Raw:
    """The action as it goes into the log: as it came, or with what the house has made for it."""
    game = live.timeline.game
    to_order = kits[game.spec.name].made_to_order
    if to_order is None:
        return action
    if seat not in live.waiting:
        return action  # refused where all is refused
    asked = game.decode_action(action)
    if not isinstance(asked, to_order.actions):
        return action
    order = to_order.order(game.view(live.timeline.state, seat), asked)
    if order is None:
        return action
    try:
        made = await workers.make(game.spec.name, msgspec.json.encode(order))
    except WorkerError as error:
        log.warning("nothing was made: %s", error)
        raise Refusal("not-made") from error
    return Raw(msgspec.json.encode(to_order.fulfil(asked, made)))
