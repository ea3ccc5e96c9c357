"""Settings of all tests: how many examples random tests try, and which tests run only with `--long`."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.quick import is_left_out, is_sample

pytest_plugins = ["tests.support.outside", "tests.support.browser.fixtures", "tests.support.server.fixtures"]

# Every run tries the same examples, so a failure can be repeated by everybody. `--long` tries other examples each time;
# Hypothesis prints a blob that reproduces a failure.
settings.register_profile("every-day", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", derandomize=False, deadline=None, print_blob=True, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="also run the tests marked long, and try more examples in random tests",
    )
    parser.addoption("--quick", action="store_true", help="run only what tests/quick.py does not leave out")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "every-day")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.getoption("--quick") and is_left_out(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        left_out = [item for item in items if not is_sample(item.nodeid)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if is_sample(item.nodeid)]
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --long"))
