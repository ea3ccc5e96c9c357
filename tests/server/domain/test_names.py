"""Names as they are shown: what cannot be seen is not in them, and what people write is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core import Refusal
from salon.server.domain.names import distinct_name, is_taken, tidy_name


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "О'Генри-младший",
        "李小龍",
        "\u0db4\u0dca\u200d\u0dbb\u0dc3\u0dcf\u0daf\u0dca",  # Prasad, in Sinhala: two letters are written as one
        "\U0001f469\u200d\U0001f680",  # an astronaut: a woman and a rocket
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f44d\U0001f3fd",
        "Nr 1\ufe0f\u20e3",
        "\u2764\ufe0f",
    ],
)
def test_what_people_write_stays(name: str) -> None:
    assert tidy_name(name, 24) == name


@pytest.mark.parametrize(
    "twin",
    [
        "An\u200dn",
        "Ann\ufe0f",
        "A\u034fnn",
        "\u3164Ann",
        "Ann\u2800",
        "A\u200b\u202enn",
        "\u00a0Ann\u3000",
        "Ann\U000e0101",
    ],
)
def test_an_invisible_difference_is_none(twin: str) -> None:
    assert tidy_name(twin, 24) == "Ann"


def test_what_was_kept_apart_by_nothing_is_one_letter() -> None:
    assert tidy_name("Zoe\u034f\u0308", 24) == "Zo\u00eb"


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        " \u3000",
        "\u200d",
        "\u200d\u200d",
        "\ufe0f",
        "\u3164",
        "\u2800\u2800",
        "\u034f",
        "\u0301",
        "\ud83d",
    ],
)
def test_a_name_that_cannot_be_seen_is_none(nothing: str) -> None:
    with pytest.raises(Refusal, match="name-empty"):
        tidy_name(nothing, 24)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ann", "ann"),
        ("Ann", "ANN"),
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical bold
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ann", "\u0391nn"),  # a Greek one
        ("Rosa", "R\u043es\u0430"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Zo\u00eb", "Zo\u0451"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Otto", "0tto"),
        ("O'Hara", "O\u2019Hara"),
        ("Anne-Marie", "Anne\u2011Marie"),
        ("Stra\u00dfer", "STRASSER"),
    ],
)
def test_names_that_read_or_look_alike_are_one_name(name: str, twin: str) -> None:
    assert is_taken(twin, [name])
    assert is_taken(name, [twin])
    assert not is_taken(distinct_name(twin, [name], 24), [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Zoe", "Zo\u00eb"), ("Eli", "Ell"), ("Ida", "\u0418\u0434\u0430"), ("Ann 2", "Ann 3")],
)
def test_names_that_differ_stay(name: str, other: str) -> None:
    assert distinct_name(name, [other], 24) == name


def test_a_name_that_is_taken_gets_the_next_number() -> None:
    assert distinct_name("Ann", ["Ann"], 24) == "Ann 2"
    assert distinct_name("ann", ["Ann", "Ann 2"], 24) == "ann 3"
    assert distinct_name("Ann 2", ["Ann", "Ann 2"], 24) == "Ann 3"
    assert distinct_name("x" * 24, ["x" * 24], 24) == "x" * 22 + " 2"
    assert distinct_name("7", ["7"], 24) == "7 2"


@given(st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=12))
def test_any_names_end_up_different_and_tidy(wishes: list[str]) -> None:
    taken: list[str] = []
    for wish in wishes:
        try:
            tidy = tidy_name(wish, 24)
        except Refusal:
            continue
        name = distinct_name(tidy, taken, 24)
        assert not is_taken(name, taken)
        assert tidy_name(name, 24) == name
        taken.append(name)
