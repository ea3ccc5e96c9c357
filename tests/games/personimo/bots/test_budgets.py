"""The budget that the name of a bot may carry."""

import pytest

from salon.core import Budget, Timed
from salon.games.registry import find_bot


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("full-greedy:200ms", "takes no budget"),
        ("perfect:1s", "no bot 'perfect'"),
        ("mce:soon", "'soon' is no budget"),
        ("mce:200 ms", "'200 ms' is no budget"),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused_in_words(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        find_bot("personimo", spec)


@pytest.mark.parametrize(
    ("spec", "budget"),
    [("mce:200ms", Budget(ms=200)), ("mce:1.5s", Budget(ms=1500)), ("master:64", Budget(playouts=64))],
)
def test_a_spec_may_say_a_budget(spec: str, budget: Budget) -> None:
    bot = find_bot("personimo", spec)
    assert getattr(bot, "budget", None) == budget
    assert isinstance(bot, Timed) == (budget.ms is not None)
