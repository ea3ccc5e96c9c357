"""Questions about a game that belong to no table. Workers answer them, in fair turns."""

import logging

import msgspec
from litestar import Response, post
from msgspec import Raw

from salon.core import Refusal
from salon.server.compute.owners import Demand, Owner
from salon.server.compute.task_queue import QueueFullError
from salon.server.compute.worker_pool import WorkerError
from salon.server.protocol.progress import Study
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    body_of,
    json_answer,
    node_of,
    visitor_asking,
)

log = logging.getLogger(__name__)


@post("/api/games/{game:str}/study", status_code=200, opt={"takes": Study, "gives": Raw})
async def study(request: AnyRequest) -> Response[bytes]:
    """The answer to a question about a game."""
    data = await body_of(request, Study)
    node, game = node_of(request), request.path_params["game"]
    node.context.game(game)
    read = node.context.kits[game].study
    if read is None:
        raise Refusal("no-such-game")
    address, visitor = address_of(request), visitor_asking(request) or ""
    node.access.check_advice(visitor or address)
    question = msgspec.json.encode(read(bytes(data.question)))
    demand, workers = Demand(Owner(address, visitor, "")), node.context.workers
    try:
        answer = await node.context.task_queue.run(
            demand, f"study {game}", lambda _share: workers.make(game, question)
        )
    except WorkerError as error:
        log.warning("a worker could not answer a question about %s: %s", game, error)
        raise Refusal("not-made") from error
    except QueueFullError as error:
        raise Refusal("house-busy") from error
    return json_answer(request, answer)


ROUTES = [study]
