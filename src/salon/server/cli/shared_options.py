"""Options of a server's operation: proxies, metrics, logs, connections, how long data is kept. Each has a variable."""

import argparse
import ipaddress
import os
import socket
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from salon.server.cli.data_location import StartError
from salon.server.settings import DAY, Limits, Settings

T = TypeVar("T")
LOOPBACK = "127.0.0.1"
KEPT = {
    "tables": ("lobby_expires_ms", "a table without a running game is kept"),
    "games": ("playing_expires_ms", "an unfinished game is kept"),
    "replays": ("finished_expires_ms", "a finished game is kept"),
}
CONNECTIONS = {
    "connections": "open connections in all",
    "connections_an_address": "open connections of one address",
}


ROOM = {
    "store-gb": (10**9, "store_bytes", "gigabytes that the database may have"),
    "reserve-mb": (10**6, "reserve_bytes", "megabytes of the disk that stay free"),
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options, each with its environment variable."""
    parser.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        type=network,
        help="address or network of a trusted proxy; may be repeated (SALON_PROXIES)",
    )
    parser.add_argument(
        "--metrics",
        metavar="[HOST:]PORT",
        type=host_and_port,
        help=f"expose Prometheus metrics on this port (default host: {LOOPBACK}; SALON_METRICS)",
    )
    parser.add_argument(
        "--contact",
        metavar="TEXT",
        help="how to reach the people who run this server, for the privacy note (SALON_CONTACT)",
    )
    parser.add_argument(
        "--log-json", action="store_true", help="log one JSON object per line (SALON_LOG_JSON=1)"
    )
    parser.add_argument("--verbose", action="store_true", help="log every request")
    for name, (unit, field, what) in ROOM.items():
        usual = getattr(Settings(database=""), field) // unit
        parser.add_argument(
            f"--{name}",
            type=number,
            metavar="N",
            help=f"{what} (default: {usual}; {_variable_of(name)})",
        )
    for name, (field, what) in KEPT.items():
        usual = getattr(Settings(database=""), field) // DAY
        parser.add_argument(
            f"--keep-{name}",
            type=days,
            metavar="DAYS",
            help=f"how long {what} (default: {usual} days; SALON_KEEP_{name.upper()})",
        )
    for field, what in CONNECTIONS.items():
        parser.add_argument(
            f"--{field.replace('_', '-')}",
            type=number,
            metavar="N",
            help=f"maximum number of {what} (default: {getattr(Limits(), field)}; SALON_{field.upper()})",
        )


def applied(settings: Settings, options: argparse.Namespace) -> Settings:
    """The settings with these options. An option overrides its environment variable."""
    wishes = {
        "proxies": options.proxy or _variable("SALON_PROXIES", networks),
        "metrics": options.metrics or _variable("SALON_METRICS", host_and_port),
        "contact": options.contact or os.environ.get("SALON_CONTACT") or None,
        "log_json": options.log_json or os.environ.get("SALON_LOG_JSON", "") not in ("", "0"),
        "log_requests": options.verbose,
        "address_key": os.environ.get("SALON_ADDRESS_KEY") or None,
    }
    for name, (field, _what) in KEPT.items():
        kept = getattr(options, f"keep_{name}") or _variable(f"SALON_KEEP_{name.upper()}", days)
        wishes[field] = None if kept is None else kept * DAY
    for name, (unit, field, _what) in ROOM.items():
        wish = getattr(options, name.replace("-", "_")) or _variable(_variable_of(name), number)
        wishes[field] = None if wish is None else wish * unit
    limits = {
        field: getattr(options, field) or _variable(f"SALON_{field.upper()}", number) for field in CONNECTIONS
    }
    wishes["limits"] = replace(
        settings.limits, **{field: most for field, most in limits.items() if most is not None}
    )
    return replace(settings, **{name: wish for name, wish in wishes.items() if wish is not None})


def check_metrics(settings: Settings, workers: int) -> None:
    """Refuse a metrics port that cannot be opened, before anything is started."""
    if settings.metrics is None:
        return
    host, first = settings.metrics
    for port in range(first, first + workers):
        try:
            with socket.create_server(
                (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET
            ):
                pass
        except (OSError, OverflowError) as error:
            raise StartError(
                f"cannot offer numbers on {host}, port {port}: {error}. Choose another with --metrics."
            ) from error


def _variable(name: str, read: Callable[[str], T]) -> T | None:
    try:
        return read(os.environ[name]) if os.environ.get(name) else None
    except argparse.ArgumentTypeError as error:
        raise StartError(f"{name}: {error}.") from error


def _variable_of(option: str) -> str:
    return f"SALON_{option.upper().replace('-', '_')}"


def number(word: str) -> int:
    """A whole number from 1 on."""
    if not word.isdecimal() or not 1 <= int(word) <= 10**9:
        raise argparse.ArgumentTypeError(f"{word!r} is no number from 1 on")
    return int(word)


def days(word: str) -> int:
    """A number of days."""
    if not word.isdecimal() or not 1 <= int(word) <= 36_500:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of days")
    return int(word)


def networks(words: str) -> tuple[str, ...]:
    """Several networks, separated by commas or spaces."""
    return tuple(map(network, words.replace(",", " ").split()))


def network(word: str) -> str:
    """An address or a network, such as 10.0.0.0/8. Host names and wildcards are refused, as they can be forged."""
    try:
        return str(ipaddress.ip_network(word)) if "/" in word else str(ipaddress.ip_address(word))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{word!r} is no address and no network") from error


def host_and_port(word: str) -> tuple[str, int]:
    """A host and a port; the host is the loopback address by default."""
    host, _, port = word.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= 65_535:
        raise argparse.ArgumentTypeError(f"{word!r} is no port")
    return host.strip("[]") or LOOPBACK, int(port)
