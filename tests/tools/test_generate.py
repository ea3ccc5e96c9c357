"""The types the page gets say the same as the Python types they come from."""

from enum import StrEnum
from typing import Literal

import pytest
from msgspec import Raw, Struct

from tools import generate


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Sent(Struct, tag=True, tag_field="type", forbid_unknown_fields=True):
    """What the page sends."""

    name: str
    colour: Colour | None = None


class Got(Struct, tag=True, tag_field="type"):
    """What the page gets."""

    square: tuple[int, int]
    rows: tuple[tuple[str | None, ...], ...]
    marks: dict[str, float]
    body: Raw
    mood: Literal["glad", "sad"] = "glad"


Either = Sent | Got


@pytest.fixture(scope="module")
def text() -> str:
    return generate.typescript([__name__])


def test_a_default_is_optional_only_in_what_the_page_sends(text: str) -> None:
    assert (
        "/** What the page sends. */\n"
        'export interface Sent {\n  readonly type: "Sent";\n  readonly name: string;\n'
        "  readonly colour?: Colour | null;\n}\n"
    ) in text
    assert '  readonly mood: "glad" | "sad";\n' in text


def test_shapes_are_kept(text: str) -> None:
    for line in (
        "readonly square: readonly [number, number];",
        "readonly rows: readonly (readonly (string | null)[])[];",
        "readonly marks: Readonly<Record<string, number>>;",
        "readonly body: unknown;",
    ):
        assert f"  {line}\n" in text


def test_enums_and_unions_have_names(text: str) -> None:
    assert 'export type Colour = "blue" | "red";\n' in text
    assert "export type Either = Sent | Got;\n" in text


@pytest.mark.parametrize("name", generate.files())
def test_what_the_page_has_is_up_to_date(name: str) -> None:
    kept = (generate.GENERATED / name).read_text(encoding="utf-8")
    assert kept == generate.files()[name], "run: .venv/bin/python -m tools.generate"


def test_nothing_else_is_there() -> None:
    assert {path.name for path in generate.GENERATED.iterdir()} == set(generate.files())


def test_constants_stand_on_one_line_where_they_fit() -> None:
    long = {f"key {number}": number for number in range(20)}
    text = generate.constants({"SHORT": ("a", 1, None), "LONG": long})
    assert 'export const SHORT = ["a", 1, null] as const;\n' in text
    assert 'export const LONG = {\n  "key 0": 0,\n' in text
