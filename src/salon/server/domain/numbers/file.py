"""One's own numbers as a file, to be taken along to another device or server."""

import re
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from salon.core import Refusal
from salon.server.domain.numbers.results import Result
from salon.server.settings import DAY

VERSION = 1
_ID = re.compile(r"[0-9a-f]{20}")
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_MODE = re.compile(r"(usual|variants|(start|preset)-[a-z0-9_-]{1,48})")
EARLIEST_MS = 1_577_836_800_000
"""The first of January 2020: no salon is older."""
MOST_POINTS = 1_000_000
MOST_SEATS = 64


class Head(Struct, frozen=True):
    """The beginning of a file, which every version has."""

    kind: Literal["salon-numbers"]
    version: int


class NumbersFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. Its results are those of one visitor, and name nobody."""

    kind: Literal["salon-numbers"] = "salon-numbers"
    version: int = VERSION
    results: tuple[Result, ...] = ()


class _Unread(Struct, frozen=True):
    results: tuple[Raw, ...] = ()


def written(results: Sequence[Result]) -> bytes:
    """The file with some results."""
    return msgspec.json.encode(NumbersFile(results=tuple(results)))


def read(body: bytes, now_ms: int) -> tuple[Result, ...]:
    """The results in a file. One wrong line refuses the whole file, so that nothing is half imported."""
    try:
        head = msgspec.json.decode(body, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("numbers-no-file") from error
    if head.version != VERSION:
        raise Refusal("numbers-version", theirs=head.version, ours=VERSION)
    try:
        lines = msgspec.json.decode(body, type=_Unread).results
    except msgspec.DecodeError as error:
        raise Refusal("numbers-no-file") from error
    return tuple(_read_line(number, line, now_ms) for number, line in enumerate(lines, 1))


def _read_line(number: int, line: Raw, now_ms: int) -> Result:
    try:
        result = msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("numbers-wrong-line", number=number) from error
    if not _is_possible(result, now_ms):
        raise Refusal("numbers-wrong-line", number=number)
    return result


def _is_possible(one: Result, now_ms: int) -> bool:
    names = (one.game, *one.levels)
    return bool(
        _ID.fullmatch(one.game_id)
        and all(map(_NAME.fullmatch, names))
        and _MODE.fullmatch(one.mode)
        and EARLIEST_MS <= one.ended_ms <= now_ms + DAY
        and 1 <= one.people <= one.seats <= MOST_SEATS
        and 1 <= one.rank <= one.seats
        and len(one.levels) <= one.seats - one.people
        and list(one.levels) == sorted(set(one.levels))
        and abs(one.points) <= MOST_POINTS
    )
