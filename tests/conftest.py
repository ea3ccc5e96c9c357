"""Settings of all tests: how many examples random tests try, and which tests run only with `--long`."""

import pytest
from hypothesis import settings

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


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "every-day")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --long"))
