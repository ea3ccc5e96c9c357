"""The identity of a visitor: a random token in a cookie, of which the store keeps only the hash."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

COOKIE_SECONDS = 400 * 24 * 3600
_TOKEN = re.compile(r"[0-9a-f]{32}")
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")

_PORTS = {"http": 80, "https": 443}

Visitor = str
"""The hash of a visitor's token. The token itself is never stored."""


def is_secure(base: str) -> bool:
    """Whether this public address uses HTTPS."""
    return base.startswith("https:")


def cookie_name(base: str) -> str:
    """The name of the cookie at a public address. With HTTPS it has a prefix that browsers accept from this host alone,
    so no other host of the same domain can replace the token."""
    return "__Host-salon" if is_secure(base) else "salon"


def new_token() -> str:
    """A new token of 128 random bits."""
    return secrets.token_hex(16)


def visitor_of(token: str | None) -> Visitor | None:
    """The visitor with this token; None if it is no token of this server."""
    if token is None or not _TOKEN.fullmatch(token):
        return None
    return hashlib.sha256(f"salon visitor {token}".encode()).hexdigest()


def is_host(host: str | None) -> bool:
    """Whether this is a valid Host header. Links and cookies depend on it."""
    if host is None:
        return True  # HTTP/1.0 does not require it
    named = _HOST.fullmatch(host)
    return named is not None and int(named["port"] or 0) < 1 << 16


def same_site(
    origin: str | None,
    host: str | None,
    allowed: Iterable[str] = (),
    scheme: str | None = None,
    public_url: str | None = None,
) -> bool:
    """Whether a request comes from our own page: from the same scheme, host and port. Browsers always send the origin
    of a post or a socket. A client that sends none is no browser, so it cannot be carrying another person's cookie.

    `scheme` is that of the request, as the server or a trusted proxy saw it. The host of the public address is reached
    by the scheme of that address alone, whatever a proxy that is not trusted makes of the request.
    """
    if origin is None or origin in allowed:
        return True
    asking = _origin(origin)
    if asking is None:
        return False
    public = None if public_url is None else _origin(public_url)
    if asking == public:
        return True
    own = None if host is None else _origin(f"{scheme or asking[0]}://{host}")
    if own is None or (public is not None and _is_host_of(own, host, public)):
        return False
    return asking == own


def _origin(address: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of an address; None if it is no address of a page."""
    try:
        parts = urlsplit(address.lower())
        port = parts.port
    except ValueError:
        return None
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    if scheme not in _PORTS or not parts.hostname or parts.username is not None:
        return None
    return scheme, parts.hostname, _PORTS[scheme] if port is None else port


def _is_host_of(own: tuple[str, str, int], host: str | None, public: tuple[str, str, int]) -> bool:
    """Whether a request names the host of the public address. Without a port it means the default one of any scheme."""
    named = _HOST.fullmatch(host or "")
    port = None if named is None or named["port"] is None else own[2]
    return own[1] == public[1] and port in (None, public[2])
