"""Parts of views that are encoded already: what several seats see alike, and what an action has left as it was."""

from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

ViewT = TypeVar("ViewT", bound=Struct)

_encode = msgspec.json.Encoder().encode


class Encoded:
    """The parts of a game's views, by what they are and not by what they say: a part never changes, so the same one
    is the same JSON, whoever sees it. What nobody has seen for an action is forgotten."""

    def __init__(self) -> None:
        self._now: dict[int, tuple[Struct, Raw]] = {}
        self._before: dict[int, tuple[Struct, Raw]] = {}

    def __len__(self) -> int:
        return len(self._now | self._before)

    def age(self) -> None:
        """The game has moved on."""
        self._before, self._now = self._now, {}

    def applied(self, view: ViewT) -> ViewT:
        """The view with its parts as JSON: it is encoded like the view itself, and sooner."""
        parts: dict[str, Any] = {
            name: tuple(map(self._part, getattr(view, name))) for name in _in_parts(type(view))
        }
        return msgspec.structs.replace(view, **parts) if parts else view

    def _part(self, part: Struct) -> Raw:
        known = self._now.get(id(part)) or self._before.get(id(part)) or (part, Raw(_encode(part)))
        self._now[id(part)] = known  # it holds the part itself: no other can have its id
        return known[1]


@cache
def _in_parts(view_type: type[Struct]) -> tuple[str, ...]:
    """The fields of a view that are any number of structs."""
    return tuple(name for name, kind in get_type_hints(view_type).items() if _is_parts(kind))


def _is_parts(kind: Any) -> bool:
    inside = get_args(kind)
    return (
        get_origin(kind) is tuple
        and len(inside) == 2
        and inside[1] is Ellipsis
        and isinstance(inside[0], type)
        and issubclass(inside[0], Struct)
    )
