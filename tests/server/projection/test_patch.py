"""Patches: what turns one JSON value into the next, and never more than the next value itself."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.registry import KITS
from salon.server.projection.patch import NOTHING, diff, patched
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
