"""What whoever runs a server can set, by option or by environment: how it is reached, watched and logged."""

import argparse
import ipaddress
import os

from msgspec.structs import replace

from salon.server.settings import Settings

LOOPBACK = "127.0.0.1"


def configure(parser: argparse.ArgumentParser) -> None:
    """The options, each with its variable."""
    parser.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        type=network,
        help="a proxy (address or network) whose X-Forwarded headers count; may be repeated (SALON_PROXIES)",
    )
    parser.add_argument(
        "--metrics",
        metavar="[HOST:]PORT",
        type=host_and_port,
        help=f"offer numbers for Prometheus there (default host: {LOOPBACK}; SALON_METRICS)",
    )
    parser.add_argument(
        "--log-json", action="store_true", help="log one JSON object a line (SALON_LOG_JSON=1)"
    )
    parser.add_argument("--verbose", action="store_true", help="log every request")


def applied(settings: Settings, options: argparse.Namespace) -> Settings:
    """The settings with what was asked for; an option counts more than its variable."""
    environment = os.environ
    proxies = options.proxy or [
        network(word) for word in environment.get("SALON_PROXIES", "").replace(",", " ").split()
    ]
    metrics = options.metrics
    if metrics is None and environment.get("SALON_METRICS"):
        metrics = host_and_port(environment["SALON_METRICS"])
    return replace(
        settings,
        proxies=tuple(proxies),
        metrics=metrics,
        log_json=options.log_json or environment.get("SALON_LOG_JSON", "") not in ("", "0"),
        log_requests=options.verbose,
    )


def network(word: str) -> str:
    """An address or a network, such as 10.0.0.0/8. A name or a star would trust whoever claims it."""
    try:
        return str(ipaddress.ip_network(word)) if "/" in word else str(ipaddress.ip_address(word))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{word!r} is no address and no network") from error


def host_and_port(word: str) -> tuple[str, int]:
    """Where to offer something; this machine alone where no host is named."""
    host, _, port = word.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= 65_535:
        raise argparse.ArgumentTypeError(f"{word!r} is no port")
    return host.strip("[]") or LOOPBACK, int(port)
