"""`salon admin`: lists and closes tables, blocks and unblocks, withdraws replays, exports and erases a visitor's data.

It works on the store. Running servers follow within a few seconds (`salon.server.moderation`). Every change is in
`salon admin log`.
"""

import argparse
import re
import sys
from collections.abc import Callable

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from salon.server.cli.admin import people, reports
from salon.server.cli.backup import configure_place, reason_of, salon_at
from salon.server.domain import codes
from salon.server.domain.blocks import Block, network_of_block, short_id
from salon.server.settings import DAY, HOUR, MINUTE
from salon.server.store import dialect
from salon.server.store.migrate import NewerSalonError, migrate
from salon.server.store.moderation import admin, visitor_data

UNITS = {"m": MINUTE, "h": HOUR, "d": DAY, "w": 7 * DAY}
LONGEST_WHY = 500
_GAME_ID = re.compile(r"(?:^|/)([0-9a-f]{20})(?:$|[/?#])")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the commands and their options."""
    commands = parser.add_subparsers(required=True, metavar="WHAT")

    def command(name: str, about: str, do: Callable[[argparse.Namespace], str]) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        made.set_defaults(do=do)
        configure_place(made)
        return made

    each = command("list", "list tables, and the people at them", _list)
    each.add_argument("code", nargs="?", help="only this table, with its people")
    each.add_argument("--people", action="store_true", help="list the people at every table")
    each = command("close", "close a table for everyone at it", _close)
    each.add_argument("code", help="room code of the table")
    _reason(each)
    each = command("block", "block an address, a network or a visitor", _block)
    each.add_argument("whom", help="address, network such as 203.0.113.0/24, or id of a visitor from `list`")
    each.add_argument(
        "--for",
        dest="lasting",
        type=duration,
        metavar="TIME",
        help="length of the block, such as 30m, 12h or 2d",
    )
    _reason(each)
    each = command("unblock", "lift a block", _unblock)
    each.add_argument("whom", help="number from `blocks`, address, network, or id of a visitor")
    _reason(each)
    command("blocks", "list the blocks, with times and reasons", _blocks)
    each = command("log", "list what admins did", _log)
    each.add_argument(
        "--last", type=int, default=100, metavar="N", help="number of lines (default: %(default)s)"
    )
    each = command("withdraw", "withdraw the replay of a finished game", _withdraw)
    each.add_argument("game", help="id or link of the replay")
    _reason(each)
    each = command("export", "write what is stored about a visitor to a file", people.export)
    each.add_argument("visitor", help="id of the visitor from `list`")
    each.add_argument("file", help="file to write (- for standard output); only its owner can read it")
    each = command("erase", "erase what is stored about a visitor", _erase)
    each.add_argument("visitor", help="id of the visitor from `list`")
    _reason(each)


def _reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--why", type=_sentence, default="", metavar="TEXT", help="reason, for the log")


def run(options: argparse.Namespace) -> int:
    """Run one of the commands; returns 1 if it fails."""
    try:
        said = options.do(options)
    except (DBAPIError, NewerSalonError, OSError, ValueError) as error:
        print(f"salon: {reason_of(error)}.", file=sys.stderr)
        return 1
    if said:
        print(said)
    return 0


def duration(word: str) -> int:
    """A time such as 2d, in milliseconds."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhdw])", word)
    if found is None:
        raise argparse.ArgumentTypeError(f"{word!r} is no time: it should look like 30m, 12h or 2d")
    return int(found[1]) * UNITS[found[2]]


def _sentence(text: str) -> str:
    return " ".join("".join(char for char in text if char.isprintable() or char == " ").split())[:LONGEST_WHY]


# --- reading


def _list(options: argparse.Namespace) -> str:
    def read(connection: Connection) -> str:
        tables = admin.tables(connection)
        if options.code is not None:
            tables = [table for table in tables if table.code == codes.tidy(options.code)]
            if not tables:
                raise ValueError(f"there is no table {options.code}")
        with_people = options.people or options.code is not None
        return reports.tables(tables, dialect.time_ms(connection), with_people=with_people)

    return _reading(options, read)


def _blocks(options: argparse.Namespace) -> str:
    return _reading(
        options,
        lambda connection: reports.blocks(admin.blocks(connection), dialect.time_ms(connection)),
    )


def _log(options: argparse.Namespace) -> str:
    def read(connection: Connection) -> str:
        entries = admin.entries(connection)[-options.last :] if options.last > 0 else []
        return reports.log(entries, admin.blocks(connection))

    return _reading(options, read)


# --- changing


def _close(options: argparse.Namespace) -> str:
    code = codes.tidy(options.code)

    def write(connection: Connection, by: admin.Admin) -> str:
        if code is None or not admin.close_table(connection, by, code):
            raise ValueError(f"there is no table {options.code}")
        return f"Table {code} is closed. Running servers tell its people within a few seconds."

    return _writing(options, write)


def _block(options: argparse.Namespace) -> str:
    def write(connection: Connection, by: admin.Admin) -> str:
        until_ms = None if options.lasting is None else by.at_ms + options.lasting
        if people.is_address(options.whom):
            network = network_of_block(options.whom)
            if network.prefixlen == 0:
                raise ValueError(f"{options.whom} is everybody: close the salon instead")
            made = admin.block(connection, by, "address", options.whom, until_ms)
            return reports.blocked(made, f" ({network})" if str(network) != options.whom else "")
        visitor = people.visitor_named(connection, options.whom)
        return reports.blocked(admin.block(connection, by, "visitor", visitor, until_ms))

    return _writing(options, write)


def _unblock(options: argparse.Namespace) -> str:
    def write(connection: Connection, by: admin.Admin) -> str:
        found = [block for block in admin.blocks(connection) if _is_named(block, options.whom)]
        if not found:
            raise ValueError(f"there is no block of {options.whom}: see `salon admin blocks`")
        if len({block.subject for block in found}) > 1 and not people.is_address(options.whom):
            raise ValueError(f"{options.whom} fits several blocks: name one by its number")
        admin.unblock(connection, by, [block.number for block in found])
        return f"{options.whom} is no longer blocked."

    return _writing(options, write)


def _is_named(block: Block, whom: str) -> bool:
    """Whether an admin means this block: by its number, its network, or the start of its visitor's id."""
    if whom.isdecimal() and len(whom) < people.SHORTEST:
        return block.number == int(whom)
    if people.is_address(whom):
        return block.kind == "address" and network_of_block(block.subject) == network_of_block(whom)
    return block.kind == "visitor" and len(whom) >= people.SHORTEST and block.subject.startswith(whom)


def _withdraw(options: argparse.Namespace) -> str:
    found = _GAME_ID.search(options.game)

    def write(connection: Connection, by: admin.Admin) -> str:
        if found is None or not admin.withdraw(connection, found[1], by.at_ms):
            raise ValueError(f"there is no finished game {options.game}")
        admin.note(connection, by, "withdraw", found[1])
        return "The replay is withdrawn."

    return _writing(options, write)


def _erase(options: argparse.Namespace) -> str:
    visitor = _reading(options, lambda connection: people.visitor_named(connection, options.visitor))
    changed: set[str] = set()

    def write(connection: Connection, by: admin.Admin) -> str:
        some, done = visitor_data.erase_some(connection, visitor, by.at_ms)
        changed.update(some)
        if done:
            admin.note(connection, by, "erase", short_id(visitor))
        return "done" if done else ""

    while not _writing(options, write):
        pass
    return f"{short_id(visitor)} is erased. Tables that have changed: {len(changed)}."


# --- the store


def _opened(options: argparse.Namespace) -> Engine:
    engine = dialect.open_engine(salon_at(options))
    migrate(engine)
    return engine


def _reading(options: argparse.Namespace, read: Callable[[Connection], str]) -> str:
    engine = _opened(options)
    try:
        with engine.connect() as connection:
            return read(connection)
    finally:
        engine.dispose()


def _writing(options: argparse.Namespace, write: Callable[[Connection, admin.Admin], str]) -> str:
    """Run a change in a transaction, by the database's clock."""
    engine = _opened(options)
    try:
        with engine.connect().execution_options(**dialect.WRITING) as connection, connection.begin():
            by = admin.Admin(people.who_runs_this(), dialect.time_ms(connection), options.why)
            return write(connection, by)
    finally:
        engine.dispose()
