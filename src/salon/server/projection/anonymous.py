"""Anonymous actions: what a published record and a replay say about who took them."""

from functools import cache
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from salon.core import Advance, AnyGame, Entry, IllegalAction, Record, Timeline
from salon.core import replay as replayed


def is_anonymous(game: AnyGame, entry: Entry) -> bool:
    """Whether nobody may learn which seat made this entry, not even after the game."""
    kinds = _anonymous_kinds(game.action_type)
    if not kinds or entry.action is msgspec.UNSET:
        return False
    return isinstance(game.decode_stored(entry.action), kinds)


def without_actors(game: AnyGame, record: Record) -> Record:
    """The record with each anonymous action attributed to the first seat that could have taken it.

    A record needs a seat for every action. All seats that are chosen from lead to the same game, so the choice says
    nothing about who it was.
    """
    if not any(is_anonymous(game, entry) for entry in record.entries):
        return record
    entries: list[Entry] = []
    before: Timeline | None = None
    for advance in replayed(game, record):
        entry = advance.entry
        if before is not None and is_anonymous(game, entry):
            entry = replace(entry, seat=_first_possible_seat(before, advance))
        entries.append(entry)
        before = advance.timeline
    return replace(record, entries=tuple(entries))


def _first_possible_seat(before: Timeline, advance: Advance) -> int | None:
    for seat in sorted(before.waiting):
        try:
            tried = before.follow(replace(advance.entry, seat=seat))
        except IllegalAction:
            continue
        if tried.timeline == advance.timeline:
            return seat
    return advance.entry.seat


@cache
def _anonymous_kinds(union: Any) -> tuple[type, ...]:
    kinds = get_args(union) or (union,)
    return tuple(kind for kind in kinds if kind.anonymous)
