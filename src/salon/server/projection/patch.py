"""What has changed from one value to the next, as a small JSON value: a patch.

A patch knows no game and no message. There are four kinds:

- `[value]`: the value is replaced.
- `[start, count, items]`: in an array, `count` items from `start` on are replaced by `items`.
- `{"name": patch, …}`: the named fields of an object, or the numbered items of an array, are patched. A field that is
  new, and an item after the last one, has a patch of the first kind. `0` instead of a patch removes the field, or
  the item and all that follow.
- `{}`: nothing has changed.

A patch follows from the JSON of the two values and from nothing else. Where the same object is in both of them, there
is just no need to look into it.

`web/src/shell/http/patch.ts` applies patches on the page. `tests/server/projection/patches.json` has examples that the
tests of both sides read.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import eq, is_not
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

Json: TypeAlias = Any
"""A JSON value as `msgspec.json.decode` gives it."""
Patch: TypeAlias = list[Json] | dict[str, Any]
Known: TypeAlias = dict[tuple[int, int], tuple[object, object, bytes | None]]
"""Patches made before, by the identity of both values. The values are kept, so that no others can have their ids."""

REMOVED = 0
NOTHING = b"{}"
_NONE_MADE: Mapping[bytes, bytes] = {}

_encode = msgspec.json.Encoder().encode


def diff(before: object, after: object) -> bytes:
    """The JSON of the patch that turns one value into the other. It is never longer than that of `[after]`.

    The values may consist of everything that msgspec encodes.
    """
    return _change(before, after) or NOTHING


def diff_of_fields(
    before: object, after: object, known: Known, made: Mapping[bytes, bytes] = _NONE_MADE
) -> bytes:
    """The same for large structs of one type: the patch of their fields, even where `[after]` would be shorter, since
    they would have to be encoded to find that out. `known` is for values that several structs share. `made` has the
    patches of some fields, by the JSON of their names."""
    if not isinstance(after, Struct) or not isinstance(before, Struct) or type(before) is not type(after):
        return diff(before, after)
    shape = _shape_of(type(after))
    if shape is None:
        return diff(before, after)
    changes = [b"%b:%b" % each for each in made.items()]
    for name, old, new in _changed_fields(before, after, shape):
        if name in made:
            continue
        key = id(old), id(new)
        found = known.get(key)
        if found is None:
            found = known[key] = old, new, _change(old, new)
        if (change := found[2]) is not None:
            changes.append(b"%b:%b" % (name, change))
    return b"{%b}" % b",".join(changes)


def patched(before: Json, patch: Patch) -> Json:
    """The value after a patch. What the patch leaves alone is shared with the value before."""
    match patch:
        case [value]:
            return value
        case [start, count, items]:
            return [*before[:start], *items, *before[start + count :]]
        case dict() if not patch:
            return before
        case dict() if isinstance(before, list):
            return _patched_items(before, patch)
        case dict():
            kept = {name: value for name, value in before.items() if patch.get(name) != REMOVED}
            changes = {name: each for name, each in patch.items() if each != REMOVED}
            return kept | {name: patched(before.get(name), each) for name, each in changes.items()}
    raise ValueError("this is no patch")


# --- making patches


def _change(before: Any, after: Any) -> bytes | None:
    """The patch of a value; None if nothing has changed."""
    if before is after:
        return None
    kind = type(after)
    if kind is type(before):
        if kind in _EXACT:
            return None if before == after else b"[%b]" % _encode(after)
        if (change := _CHANGES.get(kind)) is not None:
            return change(before, after)
        if isinstance(after, Struct) and (shape := _shape_of(type(after))) is not None:
            return _fields(before, after, shape)
    body = _encode(after)
    if before is not None and (isinstance(after, _OPEN) or isinstance(before, _OPEN)):
        return _change(msgspec.json.decode(_encode(before)), msgspec.json.decode(body))
    return None if before == after and _encode(before) == body else b"[%b]" % body


_EXACT = frozenset({str, int, bool, type(None)})
"""Types of which two values that are equal have the same JSON. A float is not: 0.0 equals -0.0."""
_OPEN = (Struct, msgspec.Raw, tuple)
"""Values whose JSON may be an object or an array like that of a value of another type."""


class _Shape(Struct, frozen=True):
    """The names of a struct's fields as JSON, and the least number of bytes that its JSON can have."""

    names: tuple[bytes, ...]
    least: int


@cache
def _shape_of(kind: type[Struct]) -> _Shape | None:
    """The shape of a struct; None if its JSON has no fixed fields."""
    config = kind.__struct_config__
    if config.array_like or config.omit_defaults:
        return None
    names = tuple(map(_encode, kind.__struct_encode_fields__))
    return _Shape(names, 2 + sum(len(name) + 2 for name in names))


def _changed_fields(before: Struct, after: Struct, shape: _Shape) -> Sequence[tuple[bytes, Any, Any]]:
    """The fields of a struct that do not hold the same object as before."""
    old, new = astuple(before), astuple(after)
    return tuple(compress(zip(shape.names, old, new, strict=True), map(is_not, old, new)))


def _fields(before: Struct, after: Struct, shape: _Shape) -> bytes | None:
    changes = []
    for name, old, new in _changed_fields(before, after, shape):
        if (change := _change(old, new)) is not None:
            changes.append(b"%b:%b" % (name, change))
    if not changes:
        return None
    patch = b"{%b}" % b",".join(changes)
    return patch if len(patch) <= shape.least else _shorter(patch, b"[%b]" % _encode(after))


def _entries(before: dict[Any, Any], after: dict[Any, Any]) -> bytes | None:
    changes = [b"%b:%d" % (_name(key), REMOVED) for key in before if key not in after]
    for key, value in after.items():
        change = _change(before[key], value) if key in before else b"[%b]" % _encode(value)
        if change is not None:
            changes.append(b"%b:%b" % (_name(key), change))
    if not changes:
        return None
    return _shorter(b"{%b}" % b",".join(changes), b"[%b]" % _encode(after))


def _name(key: object) -> bytes:
    """The JSON of an object's key."""
    return _encode(key) if type(key) is str else _encode({key: 0})[1:-3]


def _shorter(one: bytes, other: bytes) -> bytes:
    return one if len(one) <= len(other) else other


Items: TypeAlias = tuple[Any, ...] | list[Any]

TINY = 8
"""To look for what an array so short as JSON has in common with the one before saves next to nothing."""


def _items(before: Items, after: Items) -> bytes | None:
    """Replace what lies between a common start and a common end, or everything."""
    if after and isinstance(after[0], Struct | dict):
        return _objects(before, after)
    body = _encode(after)
    if len(body) <= TINY:
        return b"[%b]" % body if body != _encode(before) else None
    start, end = _ends(before, after)
    if start == len(before) == len(after):
        return None
    whole = b"[%b]" % body
    return _shorter(_spliced(before, after, start, end), whole) if start or end else whole


def _objects(before: Items, after: Items) -> bytes | None:
    """The same for an array of objects, which may also be patched one by one."""
    start, end = _ends(before, after)
    if start == len(before) == len(after):
        return None
    last, until = len(before) - end, len(after) - end
    changes: list[bytes] | None = None
    if last > start and until > start:
        same_length = last == until
        changes = []
        for place in range(start, until if same_length else len(after)):
            new = after[place]
            change = _change(before[place], new) if place < len(before) else b"[%b]" % _encode(new)
            if change is not None:
                changes.append(b'"%d":%b' % (place, change))
        if len(after) < len(before):
            changes.append(b'"%d":%d' % (len(after), REMOVED))
        if not changes:
            return None
    whole = start + end == 0
    best = b"[%b]" % _encode(after) if whole else _spliced(before, after, start, end)
    if changes is None:
        return best
    return _shorter(b"{%b}" % b",".join(changes), best)


def _spliced(before: Items, after: Items, start: int, end: int) -> bytes:
    return b"[%d,%d,%b]" % (start, len(before) - end - start, _encode(after[start : len(after) - end]))


def _ends(before: Items, after: Items) -> tuple[int, int]:
    """How many items two arrays have in common at their start, and at their end."""
    start = _common(before, after)
    most = min(len(before), len(after)) - start
    if most == 0 or len(before) == len(after) == start + 1:
        return start, 0
    return start, _common(before[: -most - 1 : -1], after[: -most - 1 : -1])


def _common(before: Items, after: Items) -> int:
    """How many items two arrays have in common at their start."""
    alike = tuple(map(eq, before, after))
    equal = alike.index(False) if False in alike else len(alike)
    same = next(compress(range(equal), map(is_not, before, after)), equal)
    if same == equal or _encode(before[same:equal]) == _encode(after[same:equal]):
        return equal
    return next(place for place in range(same, equal) if _encode(before[place]) != _encode(after[place]))


_CHANGES: dict[type, Callable[[Any, Any], bytes | None]] = {tuple: _items, list: _items, dict: _entries}


# --- applying patches


def _patched_items(before: list[Json], patch: dict[str, Any]) -> list[Json]:
    items = list(before)
    for name, change in sorted(patch.items(), key=lambda each: int(each[0])):
        place = int(name)
        if change == REMOVED:
            del items[place:]
        elif place < len(items):
            items[place] = patched(items[place], change)
        else:
            items.append(patched(None, change))
    return items
