"""A pack: content that a visitor has written for a game (see `core.kit.PackKind`)."""

import secrets
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from salon.core import BadSetup, OptionValue, Spec


class StoredPack(Struct, frozen=True, kw_only=True):
    """A pack as it is kept for its writer, whose hash `visitor` is. `content` is its JSON, which was checked.

    `link` is the secret part of the address at which anybody can read and copy it; None: nobody but its writer can.
    `touched_ms` is when it was last changed or last played with.
    """

    pack_id: str
    visitor: str
    game: str
    version: int
    name: str
    items: int
    content: str
    touched_ms: int
    link: str | None = None


class ChosenPack(Struct, frozen=True, kw_only=True):
    """The pack of a table. The table knows no more of it: what it contains is read when a game begins."""

    pack_id: str
    visitor: str
    name: str
    items: int


def new_id() -> str:
    """The id of a new pack."""
    return secrets.token_hex(10)


def new_link() -> str:
    """The secret part of a link, which cannot be guessed."""
    return secrets.token_urlsafe(16)


def shared(pack: StoredPack, now_ms: int) -> StoredPack:
    """The pack with a link; it keeps the one that it has."""
    return pack if pack.link else replace(pack, link=new_link(), touched_ms=now_ms)


def chosen(pack: StoredPack) -> ChosenPack:
    """The pack as a table remembers it."""
    return ChosenPack(pack_id=pack.pack_id, visitor=pack.visitor, name=pack.name, items=pack.items)


def check_options(spec: Spec, options: Mapping[str, OptionValue]) -> None:
    """Refuse options that hold what visitors have written: that comes from packs, which were checked."""
    unknown = options.keys() - spec.without_content(options).keys()
    if unknown:
        raise BadSetup("option-unknown", option=min(unknown))
