"""The command `salon arena`, called in this process."""

import pytest

from salon import cli


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The arena's message about a match that it refuses to play."""
    assert cli.main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("salon: ")
    return said.err
