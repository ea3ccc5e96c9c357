"""`salon serve`: runs a server. `salon play` uses it too."""

import argparse
import asyncio
import contextlib
import errno
import os
import secrets
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from salon import environment
from salon.games.registry import BadContent, kits_with_content, own_content
from salon.server import garbage, logs, metrics
from salon.server.bus import open_bus
from salon.server.cli import data_location, file_handles, shared_options
from salon.server.cli.data_location import StartError, patiently, settings_for
from salon.server.cli.supervisor import WorkerSupervisor
from salon.server.clock import Clock, SystemClock
from salon.server.cluster.shared_clock import SharedClock
from salon.server.compute.worker_pool import WorkerPool
from salon.server.local_network import FindAddress, LocalNetwork
from salon.server.node import Node
from salon.server.settings import BOT_DELAY_MS, Settings, data_directory
from salon.server.store.disk import permissions
from salon.server.store.sql import SqlStore
from salon.server.web.app import make_app
from salon.server.web.guards.connections import ConnectionLimit, CountedConnection
from salon.server.web.guards.security import App
from salon.server.web.socket.frames import EncodedTextProtocol
from salon.words import say

PORT = 8123
PORTS_TRIED = 50
SWITCH_S = 0.0005
BACKLOG = 2048


class Server(uvicorn.Server):
    """Uvicorn, which reports when it is ready, and closes all rooms before it stops."""

    def __init__(self, config: uvicorn.Config, nodes: list[Node], ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._nodes = nodes
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def listen_too(self, listener: socket.socket) -> Callable[[], None]:
        """Serve a further socket; the returned function closes it and ends its connections."""
        config, address = self.config, listener.getsockname()[0]

        def protocol() -> asyncio.Protocol:
            make = cast("Callable[..., asyncio.Protocol]", config.http_protocol_class)
            return make(config=config, server_state=self.server_state, app_state=self.lifespan.state)

        loop = asyncio.get_running_loop()
        server = await loop.create_server(protocol, sock=listener, backlog=config.backlog)
        self.servers.append(server)

        def close() -> None:
            server.close()
            if server in self.servers:
                self.servers.remove(server)
            for connection in list(self.server_state.connections):
                transport: asyncio.Transport = connection.transport
                if (transport.get_extra_info("sockname") or ("",))[0] == address:
                    transport.abort()

        return close

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for node in self._nodes:
            await node.rooms.close()
        await super().shutdown(sockets)


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `salon serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, help=f"port to listen on (default: {PORT}, or the next free one)")
    data_location.configure(parser)
    data_location.configure_damage(parser)
    configure_content(parser)
    parser.add_argument("--url", help="public address of this server, for links and QR codes")
    parser.add_argument(
        "--bot-delay",
        type=int,
        metavar="MS",
        default=BOT_DELAY_MS,
        help="pause before a bot acts (default: %(default)s ms)",
    )
    shared_options.configure(parser)


def configure_content(parser: argparse.ArgumentParser) -> None:
    """The options that add decks and boards to a salon."""
    for kind, each in own_content().items():
        parser.add_argument(
            f"--{kind}",
            type=Path,
            action="append",
            default=[],
            metavar="FILE",
            help=f"check a {kind} and add it to {say(f'{each.game}-name')} ({each.content.guide})",
        )


def run(options: argparse.Namespace) -> int:
    """Serve until a signal ends the server."""
    try:
        kernels = environment.check()
        listener = listen(options.host, options.port)
        address = address_of(listener)
        settings = settings_for(options.data, options.url, options.bot_delay)
        settings = shared_options.applied(data_location.applied(settings, options), options)
        shared_options.check_metrics(settings, options.workers)
        keep_content(settings.own, options)
        locked = data_location.lock(settings)
        notes = data_location.prepare(settings, ignore_damage=options.ignore_damage)
        notes += file_handles.notes(settings.limits.connections)
        kernels.check()
    except (StartError, environment.BrokenEnvironmentError) as error:
        print(f"salon: {error}", file=sys.stderr)
        return 1

    def ready() -> None:
        print(f"Salon is open at {address} (Ctrl+C closes it).", flush=True)
        data_location.log_notes(notes)

    with locked or contextlib.nullcontext():
        if options.workers == 1:
            return serve(settings, listener, ready)
        listener.listen(BACKLOG)
        logs.table_name_key()  # a table has the same name in the logs of all workers
        return WorkerSupervisor(settings, listener, options.workers, serve).run(ready)


def keep_content(folder: Path | None, options: argparse.Namespace) -> None:
    """Keep the decks and boards named on the command line, and check that all of them can be used."""
    try:
        for kind, each in own_content().items():
            for path in getattr(options, kind):
                each.content.keep(kind, path, folder or data_directory())
        kits_with_content(folder)
    except BadContent as error:
        raise StartError(f"{error}.") from error


async def open_node(settings: Settings) -> Node:
    """The node with these settings."""
    store = await asyncio.to_thread(SqlStore, settings.database)
    alone = SystemClock(steady_ms=settings.clock_steady_ms)
    clock: Clock = alone if settings.alone else SharedClock(store.time_ms)
    await clock.sync()
    name = secrets.token_hex(8)
    bus, workers = open_bus(settings.bus, name), WorkerPool(clock, settings)
    return Node(settings, store, bus, clock, kits_with_content(settings.own), workers, name)


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    build: Callable[[Settings], Awaitable[Node]] = open_node,
    find_address: FindAddress | None = None,
) -> int:
    """Serve on a socket until a signal ends the server; returns the exit code.

    `find_address` finds this machine on the local network, to which the server may be opened while it runs."""
    logs.configure(json=settings.log_json, verbose=settings.log_requests)
    _tune()
    os.umask(permissions.OTHERS)
    nodes: list[Node] = []
    offered: list[metrics.Closable] = []

    async def make_node() -> Node:
        node = await build(settings)
        nodes.append(node)
        if find_address is not None:
            port = listener.getsockname()[1]
            node.local_network = LocalNetwork(port, find_address, server.listen_too)
        if settings.metrics is not None:
            offered.append(metrics.offer(node.metrics, *settings.metrics))
        return node

    most = file_handles.connections_within(file_handles.raise_limit(), settings.limits.connections)
    app = make_app(make_node, settings.origins, settings.public_url)
    server = Server(config_for(settings, app, most), nodes, ready)
    # After a clean shutdown Uvicorn raises the signal again, which must not end the process early.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    for each in offered:
        each.close()
    return 0 if server.started else 3


def config_for(settings: Settings, app: App, most: int | None = None) -> uvicorn.Config:
    """The configuration of Uvicorn for an app; `most` is the number of connections that the system allows."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=_http_protocol(settings, most),
        h11_max_incomplete_event_size=settings.limits.head_bytes,
        limit_concurrency=settings.limits.connections + 1,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        lifespan="on",
        ws=EncodedTextProtocol,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def _http_protocol(settings: Settings, most: int | None) -> Any:
    """Our protocol on httptools, or on h11 if that is not installed; h11 has its own limit on heads."""
    connections = ConnectionLimit(settings.limits, settings.proxies, most)
    if find_spec("httptools") is None:
        return type("CountedH11", (CountedConnection, H11Protocol), {"connection_limit": connections})
    from salon.server.web.guards.request_guard import guarded_protocol

    return guarded_protocol(settings.limits, connections)


def _tune() -> None:
    """Tune the interpreter for short pauses."""
    # The writer thread must run as soon as the disk has answered, since acknowledgements wait for it.
    sys.setswitchinterval(SWITCH_S)
    garbage.collect_only_new_objects()


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on a port, or on the first free one from the default port on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    busy: OSError | None = None
    for each in [port] if port is not None else range(PORT, PORT + PORTS_TRIED):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            if port:
                patiently(partial(listener.bind, (host, each)), errno.EADDRINUSE)
            else:
                listener.bind((host, each))
        except (OSError, OverflowError) as error:
            listener.close()
            if isinstance(error, OverflowError):
                raise StartError(f"{each} is no port: choose one from 1 to 65535.") from error
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise StartError(
                    f"{host} is not this machine: {error.strerror}. Choose another --host."
                ) from error
            busy = error
            continue
        listener.set_inheritable(True)
        return listener
    where = f"port {port}" if port is not None else f"the ports from {PORT} on"
    reason = busy.strerror if busy is not None else ""
    raise StartError(f"cannot listen on {host}, {where}: {reason}. Choose another with --port.")


def address_of(listener: socket.socket, host: str | None = None) -> str:
    """The URL of a listening socket; `host` is the name of this machine for others."""
    name, port = listener.getsockname()[:2]
    if host is None:
        host = "localhost" if name in ("0.0.0.0", "::", "127.0.0.1", "::1") else str(name)  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
