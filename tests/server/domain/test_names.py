"""Names as they are shown: what cannot be seen is not in them, and what people write is."""

import pytest

from salon.core import Refusal
from salon.server.domain.names import tidy_name


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
