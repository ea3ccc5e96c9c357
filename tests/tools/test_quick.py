"""What `--quick` leaves out exists, and what it runs is a real part of the tests."""

import pytest

from tests import quick


@pytest.mark.parametrize("pattern", quick.LEFT_OUT)
def test_what_is_left_out_is_there(pattern: str) -> None:
    found = [*quick.ROOT.glob(pattern)]
    assert found
    assert all(quick.is_left_out(path) for path in found)


def test_rules_and_the_repository_are_always_tested() -> None:
    for path in ("tests/core", "tests/repository/test_words.py", "tests/server/domain/test_names.py"):
        assert (quick.ROOT / path).exists()
        assert not quick.is_left_out(quick.ROOT / path)
    assert not any(map(quick.is_left_out, quick.ROOT.glob("tests/games/*/rules/*.py")))


def test_of_the_suite_of_all_games_there_is_a_sample() -> None:
    suite = "tests/conformance/test_games.py::TestAny::test_random_play_ends"
    assert quick.is_sample(f"{suite}[any-2]")
    assert not quick.is_sample(f"{suite}[any-2-option=3]")
