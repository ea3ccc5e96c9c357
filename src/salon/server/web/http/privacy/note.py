"""The facts for the privacy note: how long this server keeps what."""

import msgspec
from litestar import Response, get

from salon.server.protocol.http import PrivacyFacts
from salon.server.settings import DAY
from salon.server.web.http.identity import COOKIE_SECONDS
from salon.server.web.http.responses import AnyRequest, json_answer, node_of


@get("/api/privacy", opt={"gives": PrivacyFacts})
async def privacy_facts(request: AnyRequest) -> Response[bytes]:
    """How long this server keeps what."""
    settings = node_of(request).context.settings
    facts = PrivacyFacts(
        tables_days=_days(settings.lobby_expires_ms),
        games_days=_days(settings.playing_expires_ms),
        replays_days=_days(settings.finished_expires_ms),
        packs_days=_days(settings.packs_expire_ms),
        cookie_days=_days(COOKIE_SECONDS * 1000),
        requests_logged=settings.log_requests,
        contact=settings.contact,
    )
    return json_answer(request, msgspec.json.encode(facts))


def _days(ms: int) -> int:
    """A time in days, rounded up: nothing is kept for longer than the note says."""
    return -(-ms // DAY)


ROUTES = [privacy_facts]
