"""The arena with Personality."""

import pytest

from salon.core import BadSetup
from salon.lab.arena import Match


def test_two_are_too_few() -> None:
    with pytest.raises(BadSetup):
        Match.of("personality", ["fair"] * 2)
