"""The `salon` command lists all commands and imports only the one that it runs."""

import subprocess
import sys
from importlib import import_module

import pytest

from salon import cli

STILL_TO_COME = {"play", "serve"}


@pytest.mark.parametrize("name", [name for name in cli.COMMANDS if name not in STILL_TO_COME])
def test_every_command_has_a_module(name: str) -> None:
    module = import_module(cli.COMMANDS[name].module)
    assert callable(module.configure)
    assert callable(module.run)


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in cli.COMMANDS)


def test_an_unknown_command_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["dance"])
    assert end.value.code == 2
    assert "'dance'" in capsys.readouterr().err


def test_help_does_not_load_the_server() -> None:
    program = "import sys, salon.cli; sys.exit('litestar' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
