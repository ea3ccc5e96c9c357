"""`salon check`: looks for damage in the database of a salon, which may be running."""

import argparse
import sys

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from salon.games.registry import kits_with_content
from salon.server.cli.backup import configure_place, place_of, reason_of, salon_at
from salon.server.store.dialect import SQLITE, backend_of, open_engine
from salon.server.store.disk import integrity
from salon.server.store.migrate import is_present

HOW_TO_RESTORE = {
    True: "stop the server, move salon.sqlite3 and the files beside it to another place",
    False: "stop the server, create an empty database",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `salon check`."""
    configure_place(parser)
    parser.add_argument(
        "--replay", action="store_true", help="also replay every game and compare draws and results"
    )


def run(options: argparse.Namespace) -> int:
    """Print what is damaged; returns 1 if something is, or if the database cannot be read."""
    try:
        address = salon_at(options)
        engine = open_engine(address)
        try:
            found, present = _look(engine, options)
        finally:
            engine.dispose()
    except (DBAPIError, OSError, ValueError) as error:
        print(f"salon: nothing was checked: {reason_of(error)}.", file=sys.stderr)
        return 1
    if not found.damage:
        print("The database is whole.")
        if not present:
            print("It is of an earlier version: its rows can be checked after the next start of the server.")
        return 0
    for line in found.damage:
        print(line)
    how = HOW_TO_RESTORE[backend_of(address) == SQLITE]
    print(
        f"salon: the database is damaged: {how}, and run `salon restore FILE` with your last backup.",
        file=sys.stderr,
    )
    return 1


def _look(engine: Engine, options: argparse.Namespace) -> tuple[integrity.Findings, bool]:
    """What is found, and whether the database has the present schema."""
    structure = integrity.check_structure(engine)
    if structure.damage:
        return structure, True
    if not is_present(engine):
        return structure, False
    return integrity.check(engine, kits_with_content(place_of(options)[1]), replay=options.replay), True
