"""The secrets of a state: other states that an observer cannot tell from it."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import fields, replace

from salon.core import SeededChance, Timeline
from salon.testing.tables import body

TRIES = 8


class Hidden(NamedTuple):
    """Another state, and the fields in which it differs."""

    state: Any
    differs_in: tuple[str, ...]


def other_state(timeline: Timeline, observer: int | None, random: Random) -> Hidden | None:
    """A state that the observer cannot rule out, if there is another one."""
    game = timeline.game
    view = game.view(timeline.state, observer)
    for _ in range(TRIES):
        state = game.determinize(view, SeededChance(f"{random.random()}"))
        if differences := tuple(_differences(timeline.state, state, timeline.setup.seats)):
            return Hidden(state, differences)
    return None


def one_field(timeline: Timeline, observer: int | None, random: Random) -> Hidden | None:
    """The same state with one hidden field changed, or one seat's part of it.

    Such a state may be one that no game can reach: a card may be in it twice. It still shows which secret leaks.
    """
    game, state = timeline.game, timeline.state
    hidden = other_state(timeline, observer, random)
    if hidden is None:
        return None
    shown = body(game.view(state, observer))
    found = []
    for name in hidden.differs_in:
        field, _, seat = name.removesuffix("]").partition("[")
        mine, others = getattr(state, field), getattr(hidden.state, field)
        value = _with_part(mine, others, int(seat)) if seat else others
        changed = replace(state, **{field: value})
        alike = body(game.view(changed, observer)) == shown
        if alike and game.waiting_for(changed).keys() == timeline.waiting.keys():
            found.append(Hidden(changed, (name,)))
    return random.choice(found) if found else None


def _differences(one: Any, two: Any, seats: int) -> Iterator[str]:
    """The names of the fields that differ; `hands[2]` is one seat's part."""
    for field in fields(one):
        mine, theirs = getattr(one, field.name), getattr(two, field.name)
        if body(mine) == body(theirs):
            continue
        if all(isinstance(each, tuple) and len(each) == seats for each in (mine, theirs)):
            yield from (
                f"{field.name}[{n}]"
                for n, (a, b) in enumerate(zip(mine, theirs, strict=True))
                if body(a) != body(b)
            )
        else:
            yield field.name


def _with_part(mine: Any, theirs: Any, seat: int) -> Any:
    return (*mine[:seat], theirs[seat], *mine[seat + 1 :])
