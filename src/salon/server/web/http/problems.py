"""Refusals over HTTP: a status, a code, and an explanation in the client's language."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from salon.core import Refusal
from salon.server.protocol.http import Problem
from salon.server.store.base import StoreDownError, StoreFullError
from salon.words import DEFAULT, LANGUAGES, explain

log = logging.getLogger(__name__)

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-replay": 404,
    "no-such-review": 404,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "no-data": 404,
    "no-such-pack": 404,
    "no-packs": 404,
    "pack-gone": 409,
    "pack-changed": 409,
    "too-many-packs": 409,
    "no-such-seat": 404,
    "not-host": 403,
    "not-at-table": 403,
    "not-your-seat": 403,
    "removed": 403,
    "table-locked": 403,
    "ask-host": 403,
    "cards-known": 403,
    "has-hand": 403,
    "request-refused": 403,
    "remove-self": 403,
    "no-such-person": 404,
    "seat-free": 409,
    "removed-full": 409,
    "too-many-requests": 429,
    "wrong-origin": 403,
    "not-here": 403,
    "no-network": 409,
    "transfer-wrong": 403,
    "transfer-seated": 409,
    "blocked": 403,
    "not-your-game": 403,
    "wrong-method": 405,
    "seat-taken": 409,
    "table-full": 409,
    "table-playing": 409,
    "no-finale": 409,
    "finale-is-hosts": 403,
    "colour-taken": 409,
    "seats-taken": 409,
    "too-few": 409,
    "busy": 503,
    "cannot-store": 503,
    "too-big": 413,
    "slow-down": 429,
    "too-many-replays": 429,
    "replays-busy": 503,
    "too-many-tables": 429,
    "too-many-connections": 503,
    "house-full": 503,
    "no-room": 503,
    "over-quota": 429,
    "internal": 500,
}
"""The status of each refusal; 400 for all others."""

_CODES = {404: "no-such-page", 405: "wrong-method", 413: "too-big", 429: "slow-down"}


def language_of(accepted: str | None) -> str:
    """The first supported language of an Accept-Language header."""
    for part in (accepted or "").split(",")[:16]:
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT


def language_asked(request: Request[Any, Any, Any]) -> str:
    """The language in which a client wants its answer."""
    return request.query_params.get("lang") or language_of(request.headers.get("accept-language"))


def problem_of(refusal: Refusal, language: str) -> Problem:
    """A refusal with its explanation in a language."""
    return Problem(refusal.code, explain(refusal, language), refusal.rule, refusal.params)


def problem_body(refusal: Refusal, language: str) -> tuple[int, bytes]:
    """A refusal as a status and a body."""
    return STATUS.get(refusal.code, 400), msgspec.json.encode(problem_of(refusal, language))


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    """A refusal as a response."""
    status, body = problem_body(refusal, language_asked(request))
    request.app.state.node.metrics.refused(refusal.code)
    return Response(body, status_code=status, media_type="application/json")


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """An error of the framework as one of our refusals."""
    code = _CODES.get(error.status_code, "malformed-message" if error.status_code < 500 else "internal")
    return answer_refusal(request, Refusal(code))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A failure of the server or the store. It is logged, and the client gets no details."""
    if isinstance(error, StoreDownError | StoreFullError):
        log.warning("%s %s: the store failed: %s", request.method, request.scope.get("path_template"), error)
        return answer_refusal(request, Refusal("cannot-store"))
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    request.app.state.node.metrics.faults.inc()
    return answer_refusal(request, Refusal("internal"))
