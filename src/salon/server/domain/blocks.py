"""Blocks: the addresses and visitors that the admins of a salon have blocked."""

import ipaddress
from collections.abc import Iterable
from typing import Literal, NamedTuple

BlockKind = Literal["address", "visitor"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SHORT = 12
"""How many digits of a visitor's hash an admin sees."""
HALF = 64
"""The part of an IPv6 address that a provider assigns. Clients choose the other half."""


class Client(NamedTuple):
    """Who is at the other end of a request or a socket: the visitor of the cookie, if any, and the address."""

    visitor: str | None
    address: str


class Block(NamedTuple):
    """A block. `subject` is an address or a network as the admin entered it, or the hash of a visitor's token.

    It ends at `until_ms`; None: it stays until it is lifted. `number` is that of its line in the admins' log.
    """

    number: int
    kind: BlockKind
    subject: str
    why: str
    at_ms: int
    until_ms: int | None = None

    def holds(self, now_ms: int) -> bool:
        """Whether the block is in force."""
        return self.until_ms is None or now_ms < self.until_ms


class AdminEntry(NamedTuple):
    """A line of the admins' log. A block is named by its number, so that no address outlives its block."""

    number: int
    at_ms: int
    who: str
    what: str
    subject: str
    why: str


class Blocklist:
    """All blocks, in the form in which clients are compared with them."""

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        self._visitors: dict[str, Block] = {}
        self._networks: list[tuple[Network, Block]] = []
        for block in blocks:
            if block.kind == "visitor":
                self._visitors[block.subject] = block
            else:
                self._networks.append((network_of_block(block.subject), block))

    def __bool__(self) -> bool:
        return bool(self._visitors or self._networks)

    def blocks(self, client: Client, now_ms: int) -> bool:
        """Whether a client is blocked now."""
        if client.visitor is not None:
            block = self._visitors.get(client.visitor)
            if block is not None and block.holds(now_ms):
                return True
        if not self._networks:
            return False
        address = address_in(client.address)
        return address is not None and any(
            address in network and block.holds(now_ms) for network, block in self._networks
        )


def short_id(visitor: str) -> str:
    """A visitor as admins see them: the start of the hash, which stays the same and gives access to nothing."""
    return visitor[:SHORT]


def network_of_block(subject: str) -> Network:
    """The network that an address or a network in a block stands for; raises ValueError if it is neither.

    A single IPv6 address stands for the network of its first half, as in rate limits. With `/128` it stands for itself.
    """
    if "/" in subject:
        network = ipaddress.ip_network(subject)
        if isinstance(network, ipaddress.IPv6Network) and network.prefixlen >= 96:
            mapped = network.network_address.ipv4_mapped
            if mapped is not None:
                return ipaddress.IPv4Network((int(mapped), network.prefixlen - 96))
        return network
    address = address_in(subject)
    if address is None:
        raise ValueError(f"{subject!r} is no address and no network")
    if isinstance(address, ipaddress.IPv4Address):
        return ipaddress.IPv4Network(address)
    return ipaddress.IPv6Network((int(address) >> HALF << HALF, HALF))


def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a text names, without a zone; None if it is no address."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
