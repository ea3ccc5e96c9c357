"""Search bots with a share of their budget, as they play when the server is busy."""

import pytest

from salon.core import Budget
from salon.games.personimo.bots.search import SearchBot
from salon.games.registry import find_bot


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("master", Budget(playouts=700)),
        ("master:50%", Budget(playouts=350)),
        ("master:12%", Budget(playouts=84)),
        ("mce:50%", Budget(ms=100)),
        ("tree:25%", Budget(ms=50)),
    ],
)
def test_a_share_of_the_budget(spec: str, budget: Budget) -> None:
    bot = find_bot("personimo", spec)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget
    assert type(bot) is type(find_bot("personimo", spec.partition(":")[0]))


def test_bots_that_do_not_search_play_as_ever() -> None:
    assert find_bot("personimo", "gentle:12%") is find_bot("personimo", "gentle")
