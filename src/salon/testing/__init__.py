"""Tests that every game must pass, for games of this package and of any other.

Three lines run all of them on a game:

    from salon.testing import conformance
    from noughts.kit import KIT

    TestNoughts = conformance(KIT)

Each test runs with every number of players, and with every value of every option. The suite needs pytest, which
`pip install "salon[testing]"` installs.
"""

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{part}" for part in ("bots", "playing", "records", "refusals", "secrets", "time", "words"))
)

from salon.testing.suite import Conformance, conformance  # noqa: E402 (after its assertions are rewritten)
from salon.testing.tables import Played, Table, played, tables_of  # noqa: E402

__all__ = ["Conformance", "Played", "Table", "conformance", "played", "tables_of"]
