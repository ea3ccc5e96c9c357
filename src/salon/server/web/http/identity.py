"""Who is asking: one random token in a cookie, and its hash in the store. No account, no name, no address."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

COOKIE_SECONDS = 400 * 24 * 3600
_TOKEN = re.compile(r"[0-9a-f]{32}")
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")

Visitor = str
"""The hash of a visitor's token: all the server ever stores of it."""


def is_secure(base: str) -> bool:
    """Whether people reach this address of ours by https."""
    return base.startswith("https:")


def cookie_name(base: str) -> str:
    """What the cookie is called for people who reach us there. By https it has a prefix which browsers accept from this
    very host alone: no neighbour under the same domain can put another token in its place."""
    return "__Host-salon" if is_secure(base) else "salon"


def new_token() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def visitor_of(token: str | None) -> Visitor | None:
    """Whose token this is; None if it cannot be one of ours."""
    if token is None or not _TOKEN.fullmatch(token):
        return None
    return hashlib.sha256(f"salon visitor {token}".encode()).hexdigest()


def is_host(host: str | None) -> bool:
    """Whether this can be a name of ours, with or without a port. Our links and cookies follow from it."""
    if host is None:
        return True  # who speaks HTTP/1.0 need not say
    named = _HOST.fullmatch(host)
    return named is not None and int(named["port"] or 0) < 1 << 16


def same_site(origin: str | None, host: str | None, allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from our own page. Browsers always say where a post or a socket comes from;
    who says nothing is no browser, and so carries no cookie but its own."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # this is no address
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()
