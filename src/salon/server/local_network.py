"""Opens a server that listens on this machine alone to the local network, and closes it again.

Only the person who sits at this machine decides that (`web.http.local_network`). Connections over the network end when
it is closed, and after a restart it is closed.
"""

import ipaddress
import logging
import os
import re
import socket
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from salon.core import Refusal

log = logging.getLogger(__name__)

_LOOPBACK_NAME = re.compile(r"(?:[a-z0-9-]+\.)*localhost\.?", re.IGNORECASE)

FindAddress = Callable[[], str | None]
"""Finds the address of this machine on its network; None if it is on none."""
Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]
"""Serves a further socket; gives the function that closes it and its connections."""


NetworkState = Literal["open", "closed"]
"""Whether the local network can reach a server that otherwise listens on its own machine alone."""


class Invitation(NamedTuple):
    """How others get to a table, as one receiver is told. `here_only`: the link works on this machine and nowhere else.
    `network` is for a receiver who may open and close the server to the local network."""

    link: str
    here_only: bool
    network: NetworkState | None = None


class LocalNetwork:
    """The switch."""

    def __init__(self, port: int, find_address: FindAddress, listen: Listen) -> None:
        self._port = port
        self._find_address = find_address
        self._listen = listen
        self._stop: Callable[[], None] | None = None
        self._address: str | None = None
        self._url: str | None = None

    @property
    def url(self) -> str | None:
        """The address of this server on the network while it is open."""
        return self._url

    async def open(self) -> None:
        """Listen on the network too."""
        if self.url is not None:
            return
        address = self._find_address()
        if address is None:
            raise Refusal("no-network")
        listener = _bind(address, self._port)
        port = listener.getsockname()[1]
        self._address, self._url = address, f"http://{address}:{port}"
        try:
            stop = await self._listen(listener)
        except OSError as error:
            listener.close()
            self._address = self._url = None
            raise Refusal("no-network") from error
        if not self.came_over_network(address):  # closed again in the meantime
            stop()
            return
        self._stop = stop
        log.info("the local network can reach this server")

    def close(self) -> None:
        """Stop listening on the network, and end the connections that came from there."""
        stop, self._stop = self._stop, None
        self._address = self._url = None
        if stop is not None:
            stop()
            log.info("the local network can no longer reach this server")

    def came_over_network(self, local_address: str) -> bool:
        """Whether a connection to this address of ours came over the network."""
        return local_address == self._address


@lru_cache(maxsize=256)
def works_here_only(link: str) -> bool:
    """Whether a link leads to this machine from everywhere, so that nobody else can use it."""
    return is_loopback(urlsplit(link).hostname or "")


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    if _LOOPBACK_NAME.fullmatch(host):
        return True
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = ip.ipv4_mapped if ip.version == 6 else None
    return (mapped or ip).is_loopback


def _bind(address: str, port: int) -> socket.socket:
    """A socket at this address, on the port that the server has already, or else on a free one."""
    refused: OSError | None = None
    for each in (port, 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, each))
        except OSError as error:
            listener.close()
            refused = error
            continue
        return listener
    raise Refusal("no-network") from refused
