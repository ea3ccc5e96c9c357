"""The main function of `./salon`: sets up what a command needs, then runs the command."""

import os
import subprocess
import sys
from collections.abc import Sequence

from tools import environment, page
from tools.base import ROOT, SetupError, one_at_a_time

NEEDS_PAGE = {"play", "serve", "test", "setup"}
NEEDS_DEV = {"test", "setup", "audit"}


def main(words: Sequence[str]) -> int:
    """Set up, then replace this process by the command. Returns only if there is no command to run, and on Windows."""
    command = words[0] if words else ""
    try:
        with one_at_a_time():
            environment.prepare(dev=command in NEEDS_DEV)
            if command in NEEDS_PAGE:
                page.prepare()
    except SetupError as error:
        print(f"salon: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(
            f"salon: {ROOT} cannot be set up: {error}. Is there room, and may you write there?",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        return 130
    if command == "setup":
        print("salon: everything is set up.")
        return 0
    if command == "audit":
        os.chdir(ROOT)
        return _become([str(environment.PYTHON), "-m", "tools.audit"])
    if command == "test":
        os.chdir(ROOT)
        return _become([str(environment.PYTHON), "-m", "tools.check", *words[1:]])
    return _become([str(environment.SALON), *words])


def _become(program: list[str]) -> int:  # noqa: RET503  (execv does not return)
    sys.stdout.flush()
    if os.name == "nt":
        return subprocess.run(program, check=False).returncode
    os.execv(program[0], program)  # noqa: S606  (the arguments are the user's own)
