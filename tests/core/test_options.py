"""Options: those that are not chosen have their defaults, and impossible choices are refused with a sentence."""

import pytest

from salon.core import BadSetup, Excludes, Extra, ForSeats, Needs, Option, OptionValue, Pick, complete_options
from salon.words import LANGUAGES, explain

OPTIONS = (
    Option("size", (5, 7, 9), 5, "board"),
    Option("wild", (False, True), False, "deck"),
    Option("suits", ("best", "manual"), "best", "scoring"),
)
CONDITIONS = (
    Needs(Pick("wild", True), Pick("size", 7)),
    Excludes(Pick("wild", True), Pick("suits", "manual")),
    ForSeats(Pick("size", 9), (2,)),
)
EXTRAS = (Extra("banned", "ids"), Extra("day", "date", "XX-1", only_with=Pick("suits", "manual")))


def complete(chosen: dict[str, OptionValue], seats: int = 3) -> dict[str, OptionValue]:
    return complete_options(OPTIONS, CONDITIONS, seats, chosen, extras=EXTRAS)


def test_defaults_fill_the_gaps() -> None:
    assert complete({}) == {"size": 5, "wild": False, "suits": "best"}
    assert complete({"size": 7, "wild": True}) == {"size": 7, "wild": True, "suits": "best"}
    assert complete({"size": 9}, seats=2)["size"] == 9


def test_an_extra_is_stored_after_the_options_in_one_form() -> None:
    assert complete({"banned": " moon  ace moon"}) == {**complete({}), "banned": "ace moon"}
    assert complete({"banned": "  "}) == complete({}), "no ids: nothing is stored"
    manual = complete({"day": "20261115", "suits": "manual"})
    assert manual == {"size": 5, "wild": False, "suits": "manual", "day": "2026-11-15"}
    assert list(manual)[-1] == "day"


def test_an_extra_is_ignored_where_its_pick_does_not_hold() -> None:
    assert complete({"day": "no day at all"}) == complete({})


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({"size": 6}, "option-value"),
        ({"size": "5"}, "option-value"),
        ({"wild": 1}, "option-value"),
        ({"wild": True}, "option-needs"),
        ({"wild": True, "size": 7, "suits": "manual"}, "option-excludes"),
        ({"size": 9}, "option-seats"),
        ({"banned": 7}, "option-value"),
        ({"suits": "manual"}, "option-value"),
        ({"suits": "manual", "day": "2026-02-30"}, "option-value"),
    ],
)
def test_what_cannot_be_is_refused_in_words(chosen: dict[str, OptionValue], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        complete(chosen)
    assert refused.value.code == code
    for language in LANGUAGES:
        sentence = explain(refused.value, language)
        assert not sentence.startswith("refused-")
        assert "{" not in sentence
