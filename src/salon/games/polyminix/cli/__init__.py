"""The `salon polyminix` command: a few commands of its own, each imported when it is asked for."""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module

from salon.core.errors import Refusal
from salon.words import explain

COMMANDS = {
    "deck": "generate the deck of 98 challenges, or prove that every test can be solved",
    "generate": "generate a new challenge",
    "times": "compare how long people took with how hard the challenges are rated",
    "solve": "cover a figure: the first cover, all, or how many there are",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the commands; their own options are declared when one is chosen."""
    commands = parser.add_subparsers(dest="polyminix", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        own = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        import_module(f"{__name__}.{name}").configure(own)


def run(options: argparse.Namespace) -> int:
    """Run the one that was chosen."""
    command: Callable[[argparse.Namespace], int] = import_module(f"{__name__}.{options.polyminix}").run
    try:
        return command(options)
    except Refusal as refusal:
        print(f"salon: {explain(refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
