"""Patches: what turns one JSON value into the next, and never more than the next value itself."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.registry import KITS
from salon.server.projection.patch import NOTHING, diff, diff_of_fields, patched
from salon.testing.tables import Table, played

EXAMPLES = json.loads(Path(__file__).with_name("patches.json").read_text(encoding="utf-8"))
"""The tests of the page read the same examples."""

PLAIN = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.sampled_from([0.0, 1.0, 0.5])
    | st.text("ab", max_size=2)
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("ab012", max_size=2), inner, max_size=4)
    ),
    max_leaves=25,
)


def text(value: Any) -> bytes:
    return msgspec.json.Encoder(order="sorted").encode(value)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_an_example_that_the_page_reads_too(example: dict[str, Any]) -> None:
    assert text(msgspec.json.decode(diff(example["before"], example["after"]))) == text(example["patch"])
    assert text(patched(example["before"], example["patch"])) == text(example["after"])


@given(VALUES, VALUES)
def test_any_value_can_become_any_other(before: Any, after: Any) -> None:
    kept = text(before)
    patch = msgspec.json.decode(diff(before, after))
    assert text(patched(before, patch)) == text(after)
    assert text(before) == kept, "the value before is left alone"
    assert len(text(patch)) <= len(text([after]))


@given(VALUES)
def test_nothing_has_changed(value: Any) -> None:
    assert diff(value, msgspec.json.decode(msgspec.json.encode(value))) == NOTHING


@pytest.mark.parametrize("name", KITS)
def test_the_patches_of_a_game_are_a_fraction_of_its_views(name: str) -> None:
    game = KITS[name].game
    before, shown, whole, patches = None, None, 0, 0
    for timeline in played(Table(KITS[name], game.spec.seats[-1])).timelines:
        body = msgspec.json.encode(game.replayed(timeline.state))
        view = msgspec.json.decode(body)
        patch = msgspec.json.decode(diff(before, view))
        shown = patched(shown, patch)
        assert text(shown) == text(view)
        before = view
        whole += len(body)
        patches += len(text(patch))
    assert patches < whole / 5


class Point(msgspec.Struct, frozen=True):
    x: Any
    y: Any = 0


class Tagged(msgspec.Struct, frozen=True, tag=True):
    x: Any


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    x: Any = 0
    y: Any = 0


class Row(msgspec.Struct, frozen=True, array_like=True):
    x: Any
    y: Any


def structs(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return (
        st.builds(Point, inner, inner)
        | st.builds(Tagged, inner)
        | st.builds(Short, inner, inner)
        | st.builds(Row, inner, inner)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.integers(0, 3), inner, max_size=3)
        | inner.map(msgspec.json.encode).map(msgspec.Raw)
    )


@given(st.recursive(PLAIN, structs, max_leaves=15), st.recursive(PLAIN, structs, max_leaves=15))
def test_structs_are_patched_like_their_json(before: Any, after: Any) -> None:
    one, two = (msgspec.json.decode(msgspec.json.encode(each)) for each in (before, after))
    patch = msgspec.json.decode(diff(before, after))
    assert text(patched(one, patch)) == text(two)
    assert len(text(patch)) <= len(text([two]))


@pytest.mark.parametrize("name", KITS)
def test_a_patch_follows_from_what_is_seen_and_not_from_which_objects_hold_it(name: str) -> None:
    """Otherwise a patch could tell what a view does not: that something hidden was made anew."""
    game = KITS[name].game

    def copied(view: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)

    timelines = played(Table(KITS[name], game.spec.seats[-1])).timelines
    for seat in (None, 0, 1):
        views = [game.view(timeline.state, seat) for timeline in timelines]
        for before, after in pairwise(views):
            patch = diff_of_fields(before, after, {})
            assert patch == diff_of_fields(copied(before), copied(after), {})
            assert patch == diff_of_fields(before, copied(after), {})
            shown = patched(msgspec.json.decode(msgspec.json.encode(before)), msgspec.json.decode(patch))
            assert text(shown) == text(msgspec.json.decode(msgspec.json.encode(after)))
