"""Opening a salon to the local network: asked for by the host at this machine, refused to everybody else.

127.0.0.1 is this machine, and 127.0.0.2 stands for its address on the network. Nothing leaves loopback.
"""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from salon.core import Refusal
from salon.server.cli.play import local_address
from salon.server.local_network import LocalNetwork, is_loopback, works_here_only
from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, real_server, say

NETWORK = "127.0.0.2"
Visit = Callable[..., "Page"]


def has_second_address() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((NETWORK, 0))
        except OSError:
            return False
    return True


pytestmark = pytest.mark.skipif(not has_second_address(), reason="loopback has one address here")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    folder = tmp_path_factory.mktemp("salon")
    words = ("--no-browser", "--lan-address", NETWORK)
    with real_server(folder, *words, command="play") as server:
        yield server


class Page:
    """A page of the salon, at one of its addresses; `source` is where the person's connections come from."""

    def __init__(self, server: RealServer, host: str, source: str | None) -> None:
        self.port = server.address.rpartition(":")[2]
        self.at = f"{host}:{self.port}"
        self.origin = f"http://{self.at}"
        reached = "127.0.0.1" if host == "localhost" else host
        transport = httpx.HTTPTransport(local_address=source)
        self.reached = f"{reached}:{self.port}"
        self.http = httpx.Client(
            base_url=f"http://{self.reached}",
            headers={"host": self.at, "origin": self.origin},
            transport=transport,
            timeout=PATIENCE_S,
        )

    def ok(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        answer = self.http.request(method, path, json=body, **options)
        assert answer.is_success, answer.text
        return answer.json()

    def switch(self, code: str, *, opened: bool = True, **headers: str) -> tuple[int, str]:
        path = f"/api/tables/{code}/network"
        answer = self.http.put(
            path,
            json={"open": opened},
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )
        return answer.status_code, answer.json().get("code" if answer.is_error else "link")

    @contextmanager
    def socket(self, code: str) -> Iterator[ClientConnection]:
        cookie = f"salon={self.http.cookies.get('salon') or ''}"
        headers = {"Cookie": cookie, "Origin": f"http://{self.reached}"}
        address = f"ws://{self.reached}/ws/{code}"
        with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE_S) as socket:
            say(socket, type="Hello")
            yield socket


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Opens pages, which are closed after the test."""
    with ExitStack() as stack:

        def opened(server: RealServer, host: str = "127.0.0.1", source: str | None = None) -> Page:
            page = Page(server, host, source)
            stack.enter_context(page.http)
            return page

        yield opened


@pytest.fixture
def host(server: RealServer, visit: Visit) -> Page:
    return visit(server)


@pytest.fixture
def code(host: Page) -> Iterator[str]:
    """A table of the host's, at a salon that is closed to the network."""
    code = host.ok("POST", "/api/tables", {"game": ANY_GAME, "name": "Ada"})["code"]
    yield code
    host.switch(code, opened=False)


def can_connect(address: str, port: str) -> bool:
    try:
        socket.create_connection((address, int(port)), timeout=PATIENCE_S).close()
    except OSError:
        return False
    return True


def table_when(socket: ClientConnection, **fields: Any) -> Any:
    """The next table that a socket is sent with these values."""
    while True:
        table = hear(socket, "TableNews")["table"]
        if all(table[name] == value for name, value in fields.items()):
            return table


def test_the_host_opens_and_closes_it_and_everybody_gets_the_new_link(
    server: RealServer, visit: Visit, host: Page, code: str
) -> None:
    with host.socket(code) as looking:
        before = hear(looking, "TableNews")["table"]
        assert (before["here_only"], before["network"]) == (True, "closed")
        assert not can_connect(NETWORK, host.port)
        here = host.http.get(f"/api/tables/{code}/qr.svg").content

        link = f"http://{NETWORK}:{host.port}/t/{code}"
        assert host.switch(code) == (200, link)
        opened = table_when(looking, network="open")
        assert (opened["link"], opened["here_only"], opened["network"]) == (link, False, "open")
        assert host.http.get(f"/api/tables/{code}/qr.svg").content != here
        assert host.switch(code) == (200, link), "opening twice changes nothing"

        guest = visit(server, NETWORK)
        seated = guest.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
        assert (seated["link"], seated["network"]) == (link, None)
        with guest.socket(code) as over_network:
            assert hear(over_network, "TableNews")["table"]["network"] is None
            assert host.switch(code, opened=False)[0] == 200
            with pytest.raises(ConnectionClosed):
                hear(over_network, "Closing")
        assert not can_connect(NETWORK, host.port), "nobody gets in any more"
        assert table_when(looking, network="closed")["here_only"]
        assert host.ok("GET", f"/api/tables/{code}")["seats"][1]["name"] == "Ben", (
            "the connection here goes on"
        )


def test_it_is_refused_to_guests_and_to_everybody_elsewhere(
    server: RealServer, visit: Visit, host: Page, code: str
) -> None:
    guest = visit(server)
    guest.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
    assert guest.switch(code) == (403, "not-host"), "at this machine, but not the host"
    elsewhere = visit(server, source=NETWORK)
    elsewhere.http.cookies = host.http.cookies
    assert elsewhere.switch(code) == (403, "not-here"), "from another address, even with the host's cookie"
    assert host.switch(code)[0] == 200
    for source in (None, NETWORK):
        over_network = visit(server, NETWORK, source=source)
        own = over_network.ok("POST", "/api/tables", {"game": ANY_GAME, "name": "Eve"})["code"]
        for opened in (True, False):
            assert over_network.switch(own, opened=opened) == (403, "not-here"), (
                "a host, but over the network"
            )
        here = {"host": host.at, "origin": host.origin}
        assert over_network.switch(own, opened=False, **here) == (403, "not-here"), (
            "whatever it says of itself"
        )
    assert can_connect(NETWORK, host.port)


def test_it_is_refused_to_pages_of_other_origins(host: Page, code: str) -> None:
    port = host.port
    for origin, refused in {
        "http://evil.test": "wrong-origin",
        f"https://127.0.0.1:{port}": "wrong-origin",
        "http://127.0.0.1:1": "wrong-origin",
        f"http://localhost:{port}": "wrong-origin",
        "null": "wrong-origin",
    }.items():
        assert host.switch(code, origin=origin) == (403, refused), origin
    rebound = f"evil.test:{port}"
    assert host.switch(code, host=rebound, origin=f"http://{rebound}") == (403, "not-here"), "DNS rebinding"
    near = f"127.0.0.1.evil.test:{port}"
    assert host.switch(code, host=near, origin=f"http://{near}") == (403, "not-here")
    del host.http.headers["origin"]
    assert host.switch(code) == (403, "not-here"), "a program that names no origin"
    host.http.headers["origin"] = host.origin
    for name in ("x_forwarded_for", "forwarded", "x_real_ip", "via"):
        assert host.switch(code, opened=True, **{name: "127.0.0.1"}) == (403, "not-here"), f"a proxy: {name}"
    assert not can_connect(NETWORK, port)


def test_a_name_of_this_machine_will_do(server: RealServer, visit: Visit) -> None:
    page = visit(server, "localhost")
    code = page.ok("POST", "/api/tables", {"game": ANY_GAME, "name": "Ada"})["code"]
    assert page.switch(code)[0] == 200
    assert page.switch(code, opened=False)[0] == 200


def test_serve_and_a_salon_with_an_address_have_no_such_switch(tmp_path: Path, visit: Visit) -> None:
    with real_server(tmp_path) as server:
        page = visit(server)
        code = page.ok("POST", "/api/tables", {"game": ANY_GAME, "name": "Ada"})["code"]
        assert page.switch(code) == (403, "not-here")
        table = page.ok("GET", f"/api/tables/{code}")
        assert (table["here_only"], table["network"]) == (True, None), (
            "it says that others cannot use the link"
        )


@pytest.mark.asyncio
async def test_a_machine_without_a_network_says_so() -> None:
    async def never(_listener: socket.socket) -> Any:
        raise AssertionError("nothing to listen on")

    for address in (None, "192.0.2.1"):
        network = LocalNetwork(0, lambda address=address: address, never)  # type: ignore[misc]
        with pytest.raises(Refusal, match="no-network"):
            await network.open()
        assert network.url is None


def test_a_public_address_is_no_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    for address, found in {"8.8.8.8": None, "127.0.0.1": None, "192.168.1.5": "192.168.1.5"}.items():
        monkeypatch.setattr("salon.server.cli.play.lan_address", lambda address=address: address)
        assert local_address() == found


def test_names_of_this_machine() -> None:
    for name in (
        "localhost",
        "a.localhost",
        "127.0.0.1",
        "127.8.9.1",
        "::1",
        "::ffff:127.0.0.1",
        "LOCALHOST",
    ):
        assert is_loopback(name), name
    for name in ("localhost.evil.test", "notlocalhost", "127.0.0.1.evil.test", "192.168.1.5", "0.0.0.0", ""):
        assert not is_loopback(name), name
    assert works_here_only("http://[::1]:8123/t/ABCDE")
    assert not works_here_only("https://salon.test/t/ABCDE")
