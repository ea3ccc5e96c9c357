"""Checks the host and origin of every request, and adds security headers to every response."""

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

from salon.core import Refusal
from salon.server.web.http.identity import is_host, same_site
from salon.server.web.http.problems import language_of, problem_body

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def guarded(app: App, origins: Sequence[str], public_url: str | None = None) -> App:
    """The app, reachable from our own page only, with security headers on its responses."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_host(headers.get("host")):
            await _refuse(scope, send, headers, "malformed-message")
            return
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        origin, host = headers.get("origin"), headers.get("host")
        if changes and not same_site(origin, host, origins, scope["scheme"], public_url):
            await _refuse(scope, send, headers, "wrong-origin")
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await app(scope, receive, with_headers)

    return guard


async def _refuse(scope: Scope, send: Send, headers: dict[str, str], code: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    status, body = problem_body(Refusal(code), language_of(headers.get("accept-language")))
    sent = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
