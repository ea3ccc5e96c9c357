"""The base class of the conformance suite: the kit under test, and the parameters of the tests."""

from functools import cache
from typing import ClassVar

import pytest

from salon.core.kit import GameKit
from salon.testing.tables import Table, tables_of
from salon.testing.thinking import Thinking


class Suite:
    """Tests of one game. Pytest fills in `table` and `level` for every test that takes them."""

    kit: ClassVar[GameKit]
    has_secrets: ClassVar[bool]
    """Whether every table hides something from somebody."""
    levels: ClassVar[tuple[str, ...]]
    """The bots to test, by name."""
    thinking: ClassVar[Thinking]
    """Runs the bots and answers the questions of seats."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Pytest calls this for every test of the class."""
        if "table" in metafunc.fixturenames:
            # The scope keeps the tests of a table together, so that one process plays its game once.
            metafunc.parametrize("table", self._tables(), ids=str, scope="class")
        if "level" in metafunc.fixturenames:
            metafunc.parametrize("level", self.levels)

    @classmethod
    @cache
    def _tables(cls) -> tuple[Table, ...]:
        return tables_of(cls.kit)
