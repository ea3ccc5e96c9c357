"""The command `salon arena`, called in this process."""

import pytest

from salon import cli


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the arena says to a match that it does not play."""
    assert cli.main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("salon: ")
    return said.err
