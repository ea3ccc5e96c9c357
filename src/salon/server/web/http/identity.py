"""The identity of a visitor: a random token in a cookie, of which the store keeps only the hash."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

COOKIE_SECONDS = 400 * 24 * 3600
_TOKEN = re.compile(r"[0-9a-f]{32}")
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")

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


def same_site(origin: str | None, host: str | None, allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from our own page. Browsers always send the origin of a post or a socket. A client that
    sends none is no browser, so it cannot be carrying another person's cookie."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()
