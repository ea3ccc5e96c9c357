"""Refuses the requests of blocked addresses and visitors, with a sentence.

Health checks are answered all the same: they may come from the address of a proxy.
"""

from collections.abc import MutableMapping
from html import escape
from typing import Any

from litestar import Request

from salon.core import Refusal
from salon.server.node import Node
from salon.server.web.guards.instrumentation import App
from salon.server.web.http.problems import language_of, problem_body
from salon.server.web.http.responses import client_of
from salon.words import explain, say

OPEN = ("/health", "/ready")
API = "/api/"


def closed_to_blocked(app: App) -> App:
    """The app, for clients that are not blocked."""

    async def guard(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] in OPEN:
            await app(scope, receive, send)
            return
        node: Node = scope["litestar_app"].state.node
        request: Request[Any, Any, Any] = Request(scope)  # type: ignore[arg-type]
        if not node.moderator.is_blocked(client_of(request)):
            await app(scope, receive, send)
            return
        refusal = Refusal("blocked")
        node.metrics.refused(refusal.code)
        status, kind, body = _answer(
            refusal, scope["path"], language_of(request.headers.get("accept-language"))
        )
        headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return guard


def _answer(refusal: Refusal, path: str, language: str) -> tuple[int, bytes, bytes]:
    """The status, type and body of the answer: a page for people, a problem for programs."""
    status, problem = problem_body(refusal, language)
    if path.startswith(API):
        return status, b"application/json", problem
    title, text = escape(say("salon-name", language)), escape(explain(refusal, language))
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><p>{text}</p></html>'
    return status, b"text/html; charset=utf-8", page.encode()
