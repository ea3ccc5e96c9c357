"""A cache of encoded parts of views: what several seats see alike, and what an action has left unchanged."""

from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

ViewT = TypeVar("ViewT", bound=Struct)

_encode = msgspec.json.Encoder().encode


class PartCache:
    """The encoded parts of one game's views, by identity.

    A part is immutable, so the same object always has the same JSON, for every receiver. A part that no view has used
    since the action before last is dropped.
    """

    def __init__(self) -> None:
        self._current: dict[int, tuple[object, Raw]] = {}
        self._previous: dict[int, tuple[object, Raw]] = {}

    def __len__(self) -> int:
        return len(self._current | self._previous)

    def next_generation(self) -> None:
        """The game has moved on: drop the parts that were not used since the last call."""
        self._previous, self._current = self._current, {}

    def with_encoded_parts(self, view: ViewT) -> ViewT:
        """The view with its parts replaced by their JSON. It is encoded like the view itself, but faster."""
        parts: dict[str, Any] = {
            name: self._field(value) for name in _part_fields(type(view)) if (value := getattr(view, name))
        }
        return msgspec.structs.replace(view, **parts) if parts else view

    def _field(self, parts: tuple[Struct, ...]) -> Raw:
        known = self._current.get(id(parts))
        if known is None:
            known = self._current[id(parts)] = parts, Raw(_encode([self._part(part) for part in parts]))
        return known[1]

    def _part(self, part: Struct) -> Raw:
        known = self._current.get(id(part)) or self._previous.get(id(part)) or (part, Raw(_encode(part)))
        self._current[id(part)] = known  # the part itself is kept, so that no other object can have its id
        return known[1]


@cache
def _part_fields(view_type: type[Struct]) -> tuple[str, ...]:
    """The fields of a view that hold any number of structs."""
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
