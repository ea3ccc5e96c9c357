"""The `salon` command: finds the command asked for, and imports only that one.

A command is a module with two functions:

    def configure(parser: argparse.ArgumentParser) -> None   # its options
    def run(options: argparse.Namespace) -> int              # its exit code
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol, cast

from salon.core.kit import Command
from salon.games.registry import KITS


class CommandModule(Protocol):
    """What a command's module offers."""

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's options."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it, and return the exit code."""


OWN_COMMANDS = {
    "arena": Command("salon.lab.arena.command", "let bots play each other, many times, and compare them"),
    "play": Command("salon.server.cli.play", "open the salon in your browser, on this machine"),
    "records": Command("salon.server.cli.records", "write the records of finished games to files"),
    "serve": Command("salon.server.cli.serve", "run the salon for others to join"),
    "backup": Command("salon.server.cli.backup", "write a whole salon to one file, while it runs"),
    "restore": Command("salon.server.cli.restore", "bring a backup back, to any kind of database"),
    "replay": Command(
        "salon.server.cli.replay", "play a record again, check its shuffle, print its score sheets"
    ),
}


COMMANDS = OWN_COMMANDS | {name: command for kit in KITS.values() for name, command in kit.commands.items()}
"""The program's own commands, and those of the games."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if words is None else words
    options = _overview().parse_args(words[:1])
    command = COMMANDS[options.command]
    module = cast("CommandModule", import_module(command.module))
    parser = argparse.ArgumentParser(prog=f"salon {options.command}", description=_sentence(command.summary))
    module.configure(parser)
    return module.run(parser.parse_args(words[1:]))


def _overview() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    parser = argparse.ArgumentParser(
        prog="salon",
        usage="salon COMMAND [OPTIONS]",
        description="A server for tabletop games, with bots, a solver and a Python library.",
        epilog="commands:\n"
        + "".join(f"  {name:<{width}}  {command.summary}\n" for name, command in COMMANDS.items())
        + "\n`salon COMMAND --help` says more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"salon {version('salon')}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    return parser


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


if __name__ == "__main__":
    sys.exit(main())
