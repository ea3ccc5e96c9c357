"""The `salon puzzles` command: makes puzzles, proves them, lists them by theme."""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module

from salon.core.errors import Refusal
from salon.words import explain

COMMANDS = {
    "list": "list puzzles by theme",
    "make": "make more puzzles from games of the search; a file that is there is continued",
    "prove": "prove puzzles again by a longer search",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the commands; their own options are declared when one is chosen."""
    commands = parser.add_subparsers(dest="puzzles", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        own = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        import_module(f"{__name__}.{name}").configure(own)


def run(options: argparse.Namespace) -> int:
    """Run the one that was chosen."""
    command: Callable[[argparse.Namespace], int] = import_module(f"{__name__}.{options.puzzles}").run
    try:
        return command(options)
    except Refusal as refusal:
        print(f"salon: {explain(refusal)}", file=sys.stderr)
    except OSError as error:
        print(f"salon: {error.filename}: {error.strerror}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 2
