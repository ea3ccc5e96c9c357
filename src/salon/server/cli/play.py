"""`salon play`: runs a salon on this machine and opens it in the browser; with `--lan`, for the local network."""

import argparse
import contextlib
import ipaddress
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import segno

from salon import environment
from salon.server.cli import data_location, serve
from salon.server.local_network import is_loopback
from salon.server.settings import BOT_DELAY_MS, data_directory

EVERYWHERE = "0.0.0.0"  # noqa: S104  (that is what --lan is for)


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `salon play`."""
    parser.add_argument(
        "--port", type=int, help=f"port to listen on (default: {serve.PORT}, or the next free one)"
    )
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument(
        "--lan",
        action="store_true",
        help="let others on the local network join; prints the address and a QR code",
    )
    parser.add_argument(
        "--lan-address",
        type=ipv4,
        metavar="ADDRESS",
        help="address of this machine on the local network, if it has several",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"data folder (default: {data_directory()})")
    data_location.configure_damage(parser)
    serve.configure_content(parser)


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl+C."""
    host = options.host or (EVERYWHERE if options.lan else "127.0.0.1")
    try:
        kernels = environment.check()
        listener = serve.listen(host, options.port)
        here = serve.address_of(listener)
        outside = serve.address_of(listener, options.lan_address or lan_address()) if options.lan else None
        settings = data_location.settings_for(options.data, outside, BOT_DELAY_MS)
        serve.keep_content(settings.own, options)
        locked = data_location.lock(settings)
        notes = data_location.prepare(settings, ignore_damage=options.ignore_damage)
        kernels.check()
    except (data_location.StartError, environment.BrokenEnvironmentError) as error:
        print(f"salon: {error}", file=sys.stderr)
        return 1

    def ready() -> None:
        print(f"Salon is open at {here} (Ctrl+C closes it).", flush=True)
        data_location.log_notes(notes)
        if outside is not None:
            print(f"Others on your network join at {outside}\n", flush=True)
            with contextlib.suppress(UnicodeEncodeError):  # a terminal that cannot show the QR code
                segno.make(outside, error="l").terminal(compact=True)
                sys.stdout.flush()
        if not options.no_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    find = (lambda: options.lan_address or local_address()) if is_loopback(host) else None
    with locked or contextlib.nullcontext():
        return serve.serve(settings, listener, ready, find_address=find)


def ipv4(text: str) -> str:
    """An IPv4 address, from the command line."""
    return str(ipaddress.IPv4Address(text))


def local_address() -> str | None:
    """The address of this machine on a local network. A public address is none: opening it would let in everybody."""
    address = ipaddress.ip_address(lan_address())
    return None if address.is_loopback or address.is_global else str(address)


def lan_address() -> str:
    """The address of this machine on the local network. Nothing is sent: the system only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
