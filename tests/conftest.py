"""For every test: how hard random tests try, and the long ones."""

import pytest
from hypothesis import settings

pytest_plugins = ["tests.support.browser.fixtures", "tests.support.server.fixtures"]

# Every run tries the same examples, and a failure appears for everybody. `--long` looks further, and what
# it finds is printed as a blob that reproduces it.
settings.register_profile("every-day", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", derandomize=False, deadline=None, print_blob=True, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="also run the tests marked long, and try random tests harder"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "every-day")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --long"))
