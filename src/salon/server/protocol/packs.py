"""Packs as the page is told of them."""

from msgspec import Raw, Struct


class PackView(Struct, frozen=True):
    """The pack that a table plays with. Nobody learns from it what the pack contains."""

    pack_id: str
    name: str
    items: int


class PackLimits(Struct, frozen=True):
    """How large a pack may be."""

    items: int
    bytes: int


class PackCard(Struct, frozen=True, kw_only=True):
    """A pack in its writer's list. `link` is the secret part of the address at which others read it, if shared."""

    pack_id: str
    game: str
    name: str
    items: int
    link: str | None


class OwnPack(Struct, frozen=True, kw_only=True):
    """A pack that the receiver has written."""

    pack_id: str
    game: str
    name: str
    items: int
    link: str | None
    version: int
    content: Raw


class SharedPack(Struct, frozen=True, kw_only=True):
    """A pack that somebody shares by a link."""

    game: str
    name: str
    items: int
    content: Raw


class PackFault(Struct, frozen=True):
    """What is wrong with a pack, in words. `item` is the item's number from 0, and `field` the part of it; None: it
    concerns the whole."""

    text: str
    item: int | None
    field: str | None


class PackCheck(Struct, frozen=True):
    """What is wrong with a pack, in its order; nothing if it can be kept."""

    faults: tuple[PackFault, ...]
