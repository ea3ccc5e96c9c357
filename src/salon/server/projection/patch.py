"""What has changed from one JSON value to the next, as a small JSON value: a patch.

A patch knows no game and no message. There are four kinds:

- `[value]`: the value is replaced.
- `[start, count, items]`: in an array, `count` items from `start` on are replaced by `items`.
- `{"name": patch, …}`: the named fields of an object, or the numbered items of an array, are patched. A field that is
  new, and an item after the last one, has a patch of the first kind. `0` instead of a patch removes the field, or
  the item and all that follow.
- `{}`: nothing has changed.

`web/src/shell/http/patch.ts` applies patches on the page. `tests/server/projection/patches.json` has examples that the
tests of both sides read.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = Any
"""A JSON value as `msgspec.json.decode` gives it."""
Patch: TypeAlias = list[Json] | dict[str, Any]

REMOVED = 0
NOTHING: Patch = {}

_encode = msgspec.json.Encoder().encode


def diff(before: Json, after: Json) -> Patch:
    """The patch that turns one value into the other. Its JSON is never longer than that of `[after]`."""
    if _same(before, after):
        return NOTHING
    match before, after:
        case dict(), dict():
            found = [_fields(before, after)]
        case list(), list():
            found = list(_items(before, after))
        case _:
            found = []
    return min([*found, [after]], key=_size)


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


def _same(one: Json, other: Json) -> bool:
    """Whether two values have the same JSON. In Python, `True == 1` and `1 == 1.0`; in JSON they differ."""
    return bool(one == other) and _encode(one) == _encode(other)


def _size(patch: Patch) -> int:
    return len(_encode(patch))


def _fields(before: dict[str, Json], after: dict[str, Json]) -> Patch:
    patch: dict[str, Any] = {name: REMOVED for name in before if name not in after}
    for name, value in after.items():
        change = diff(before[name], value) if name in before else [value]
        if change != NOTHING:
            patch[name] = change
    return patch


def _items(before: list[Json], after: list[Json]) -> Iterator[Patch]:
    """Two ways to change an array: replace what lies between a common start and a common end, or patch single items."""
    start = _common(before, after)
    end = _common(before[start:][::-1], after[start:][::-1])
    yield [start, len(before) - end - start, after[start : len(after) - end]]
    patch: dict[str, Any] = {}
    same_length = len(before) == len(after)
    for place in range(start, len(after) - end if same_length else len(after)):
        change = diff(before[place], after[place]) if place < len(before) else [after[place]]
        if change != NOTHING:
            patch[str(place)] = change
    if len(after) < len(before):
        patch[str(len(after))] = REMOVED
    yield patch


def _common(before: list[Json], after: list[Json]) -> int:
    """How many items two arrays have in common at their start."""
    pairs = zip(before, after, strict=False)
    return next((place for place, pair in enumerate(pairs) if not _same(*pair)), min(len(before), len(after)))


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
