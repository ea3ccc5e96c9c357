"""What the visitor has achieved in a game, and how their times compare with everybody's here."""

import msgspec
from litestar import Response, get

from salon.server.protocol.progress import MarkView, Progress
from salon.server.store.base import KeptMark, Standing
from salon.server.web.http.responses import AnyRequest, json_answer, node_of, visitor_asking
from salon.server.web.http.solo.puzzle_marks import is_comparable

COMPARED = 400
"""How many marks of an answer are compared with everybody's: the latest ones."""


@get("/api/me/progress/{game:str}", opt={"gives": Progress})
async def progress(request: AnyRequest) -> Response[bytes]:
    """The visitor's marks. Nobody else is named: a standing only counts."""
    node, visitor, game = node_of(request), visitor_asking(request), request.path_params["game"]
    node.context.game(game)
    store = node.context.store
    marks = [] if visitor is None else (await store.marks_of(visitor, game)).get(game, [])
    compared = [mark for mark in marks if is_comparable(mark.what)][-COMPARED:]
    standings = {one.what: one for one in await store.standings(game, compared)}
    view = Progress(tuple(_view(mark, standings.get(mark.what)) for mark in marks))
    return json_answer(request, msgspec.json.encode(view))


def _view(mark: KeptMark, standing: Standing | None) -> MarkView:
    others = None if standing is None else standing.people - 1
    slower = None if standing is None else standing.slower
    return MarkView(**mark._asdict(), others=others, slower=slower)


ROUTES = [progress]
