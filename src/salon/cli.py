"""The `salon` command. It imports only the module of the command that is run.

A command is a module with two functions:

    def configure(parser: argparse.ArgumentParser) -> None   # its options
    def run(options: argparse.Namespace) -> int              # its exit code
"""

import sys

# This must be said before anything that an old Python does not have. This file has no syntax that it does not know.
if sys.version_info < (3, 11):  # noqa: UP036  (that is the point)
    sys.exit(
        "salon: this is Python %d.%d, and Salon needs 3.11 or later: install a newer one, and Salon with it."  # noqa: UP031
        % sys.version_info[:2]
    )

import argparse
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol, cast

from salon import environment

try:
    from salon.core.kit import Command
    from salon.games.registry import KITS
except Exception as broken:  # noqa: BLE001  (whatever a package that does not fit raises)
    sys.exit(f"salon: {environment.reason(broken)}")


class CommandModule(Protocol):
    """The functions of a command's module."""

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's options."""

    def run(self, options: argparse.Namespace) -> int:
        """Run the command and return its exit code."""


OWN_COMMANDS = {
    "arena": Command("salon.lab.arena.command", "play matches between bots and compare them"),
    "play": Command("salon.server.cli.play", "start a server on this machine and open it in the browser"),
    "records": Command("salon.server.cli.records", "export the records of finished games"),
    "serve": Command("salon.server.cli.serve", "run a server that others can join"),
    "backup": Command(
        "salon.server.cli.backup", "back up all data of a server to one file, even while it runs"
    ),
    "restore": Command("salon.server.cli.restore", "restore a backup to any kind of database"),
    "check": Command("salon.server.cli.check", "check the database for damage, even while it is in use"),
    "admin": Command("salon.server.cli.admin.command", "list and close tables, block and unblock visitors"),
    "replay": Command(
        "salon.server.cli.replay", "replay a record, check its shuffle, print its score sheets"
    ),
}


COMMANDS = OWN_COMMANDS | {name: command for kit in KITS.values() for name, command in kit.commands.items()}
"""The commands of the program and of the games."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if words is None else words
    try:
        options = _overview().parse_args(words[:1])
        command = COMMANDS[options.command]
        module = cast("CommandModule", import_module(command.module))
        parser = argparse.ArgumentParser(
            prog=f"salon {options.command}", description=_sentence(command.summary)
        )
        module.configure(parser)
    except ImportError as error:
        print(f"salon: {environment.reason(error)}", file=sys.stderr)
        return 1
    return module.run(parser.parse_args(words[1:]))


def _overview() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    parser = argparse.ArgumentParser(
        prog="salon",
        usage="salon COMMAND [OPTIONS]",
        description="A server for tabletop games, with bots, a solver and a Python library.",
        epilog="commands:\n"
        + "".join(f"  {name:<{width}}  {command.summary}\n" for name, command in COMMANDS.items())
        + "\nRun `salon COMMAND --help` for the options of a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"salon {version('salon')}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of the commands below")
    return parser


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


if __name__ == "__main__":
    sys.exit(main())
