"""What a browser gets: the page, its headers, the cookie."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import connect

from salon.server.web.http import static_files
from salon.server.web.http.identity import new_token, same_site, visitor_of
from tests.support.games import ANY_GAME
from tests.support.server.harness import PATIENCE_S, Player, Salon
from tests.support.server.serving import serving

pytestmark = pytest.mark.asyncio
READ_ANEW = static_files.built.__wrapped__
"""All files of the page, whatever has been read before."""


@pytest.fixture(autouse=True)
def a_small_page(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "index.html": static_files._file("index.html", b"<!doctype html>" + b"<p>Salon" * 100),
        "assets/app-1a2b.js": static_files._file(
            "assets/app-1a2b.js", b"let x = 1;" * 100, brotli=b"packed by the build"
        ),
    }
    monkeypatch.setattr(static_files, "built", lambda: files)


async def test_every_address_that_is_not_ours_is_the_page(salon: Salon) -> None:
    ada = salon.player()
    for path in ("/", "/t/ACDEF", "/t/ACDEF/screen", "/replay/abc", f"/rules/{ANY_GAME}"):
        answer = await ada.ask("GET", path)
        assert answer.status_code == 200
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


async def test_the_page_names_what_it_will_ask_for_next(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = {
        "home": ["assets/Home-1.js", "assets/Home-1.css"],
        "table": ["assets/TablePage-1.js"],
        "words en": ["assets/en-1.js"],
        "words fr": ["assets/fr-1.js"],
    }
    monkeypatch.setattr(static_files, "preloads", lambda: listed)
    ada = salon.player()
    home = (await ada.ask("GET", "/", headers={"accept-language": "fr-CH, en"})).headers
    assert home["link"].split(", ") == [
        "</assets/Home-1.js>; rel=modulepreload",
        "</assets/Home-1.css>; rel=preload; as=style; crossorigin",
        "</assets/fr-1.js>; rel=modulepreload",
        "</api/home>; rel=preload; as=fetch; crossorigin",
    ]
    assert home["vary"] == "accept-encoding, accept-language"
    table = (await ada.ask("GET", "/t/ACDEF", headers={"accept-language": "en"})).headers
    assert (
        table["link"] == "</assets/TablePage-1.js>; rel=modulepreload, </assets/en-1.js>; rel=modulepreload"
    )
    assert "link" not in (await ada.ask("GET", "/assets/app-1a2b.js")).headers


async def test_what_a_browser_has_already_is_not_sent_again(salon: Salon) -> None:
    ada = salon.player()
    first = await ada.ask("GET", "/")
    again = await ada.ask("GET", "/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await ada.ask("GET", "/", headers={"if-none-match": 'W/"0123456789abcdef"'})
    assert (other.status_code, other.content) == (200, first.content)


async def test_hashed_files_are_kept_for_ever(salon: Salon) -> None:
    answer = await salon.player().ask("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0, br;q=0.5", "br"), ("gzip, brr", "gzip"), ("identity", None)],
)
async def test_a_file_goes_out_as_small_as_the_browser_takes_it(
    salon: Salon, accepted: str, coding: str | None
) -> None:
    answer = await salon.player().ask("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"


async def test_what_the_build_has_packed_belongs_to_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "files", lambda _package: tmp_path)
    (tmp_path / "page" / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app.js", "assets/app.js.br", "assets/app.js.map"):
        (tmp_path / "page" / name).write_bytes(name.encode())
    built = READ_ANEW()
    assert built.keys() == {"index.html", "assets/app.js"}
    assert built["assets/app.js"].packed == {"br": b"assets/app.js.br"}


async def test_every_answer_forbids_what_is_not_needed(salon: Salon) -> None:
    ada = salon.player()
    for path in ("/", "/api/games", "/api/none", "/api/tables/none"):
        headers = (await ada.ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


async def test_the_cookie(salon: Salon) -> None:
    ada = salon.player()
    answer = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    again = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    assert "set-cookie" not in again.headers, "one token a visitor"
    eve = salon.player()
    eve.http.base_url = "https://salon.test"
    answer = await eve.ask("POST", "/api/tables", {"game": "toy", "name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert "secure" in cookie
    assert cookie.startswith("__host-salon=")
    assert "path=/" in cookie
    assert "domain" not in cookie


async def test_a_neighbour_under_the_same_domain_cannot_put_its_token_in_the_place_of_ours(
    tmp_path: Path,
) -> None:
    """What another host of the domain can set is a cookie without the prefix, and that counts for nothing by https."""
    async with serving(tmp_path, proxies=("127.0.0.1",)) as (port, salon):
        code, (ada, _) = await salon.playing("Ada", "Ben")
        token = ada.http.cookies["salon"]
        for name, scheme, seats in (
            ("salon", "https", None),
            ("__Host-salon", "https", [0]),
            ("salon", "http", [0]),
        ):
            headers = {"Cookie": f"{name}={token}", "X-Forwarded-Proto": scheme}
            async with httpx.AsyncClient(trust_env=False) as client:
                table = await client.get(f"http://127.0.0.1:{port}/api/tables/{code}", headers=headers)
            assert (table.json()["me"] or {}).get("seats") == seats
            url = f"ws://127.0.0.1:{port}/ws/{code}"
            async with connect(url, proxy=None, additional_headers=headers) as socket:
                await socket.send('{"type":"Hello"}')
                news = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE_S))
            assert (news["table"]["me"] or {}).get("seats") == seats


async def test_health_and_games(salon: Salon) -> None:
    ada = salon.player()
    assert (await ada.ok("GET", "/health"))["status"] == "ok"
    (game,) = await ada.ok("GET", "/api/games")
    assert game["spec"]["name"] == "toy"
    assert game["levels"] == ["easy", "middling", "hard"]


async def test_tokens_and_origins() -> None:
    token = new_token()
    assert len(bytes.fromhex(token)) == 16
    visitor = visitor_of(token)
    assert visitor is not None
    assert token not in visitor
    assert visitor_of(None) is visitor_of("short") is visitor_of(token.upper() + "x") is None
    assert same_site(None, "salon.test")
    assert same_site("https://salon.test", "salon.test")
    assert same_site("http://dev.test:5173", "salon.test", ["http://dev.test:5173"])
    assert not same_site("https://evil.test", "salon.test")
    assert not same_site("file://", "")


HOME = "https://salon.test"


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "public", "ours"),
    [
        ("http://salon.test", "salon.test", "http", None, True),
        ("http://salon.test", "salon.test:80", "http", None, True),
        ("http://SALON.test", "salon.test", "ws", None, True),
        ("http://salon.test:8123", "salon.test:8123", "ws", None, True),
        ("http://[::1]:8123", "[::1]:8123", "http", None, True),
        ("https://salon.test", "salon.test:443", "wss", None, True),
        # another scheme or port is another site
        ("https://salon.test", "salon.test", "http", None, False),
        ("http://salon.test", "salon.test", "https", None, False),
        ("http://salon.test", "salon.test:443", "https", None, False),
        ("https://salon.test", "salon.test:80", "http", None, False),
        ("http://salon.test:8124", "salon.test:8123", "http", None, False),
        # with a public address, also behind a proxy that is not trusted or does not pass the host on
        ("https://salon.test", "salon.test", "http", HOME, True),
        ("https://salon.test", "127.0.0.1:8123", "http", HOME, True),
        ("https://salon.test:443", "salon.test:443", "http", HOME, True),
        ("http://salon.test", "salon.test", "http", HOME, False),
        ("http://salon.test", "salon.test", "https", HOME, False),
        ("http://localhost:8123", "localhost:8123", "http", HOME, True),
        ("https://localhost:8123", "localhost:8123", "http", HOME, False),
        ("http://salon.test:8123", "salon.test:8123", "http", HOME, True),
        ("http://192.0.2.7:8123", "localhost:8123", "http", "http://192.0.2.7:8123", True),
        ("https://evil.test", "salon.test", "https", HOME, False),
        ("null", "salon.test", "https", HOME, False),
    ],
)
async def test_an_origin_is_scheme_host_and_port(
    origin: str, host: str, scheme: str, public: str | None, ours: bool
) -> None:
    assert same_site(origin, host, (), scheme, public) == ours


@pytest.mark.parametrize("trusted", [True, False])
async def test_the_scheme_is_what_a_trusted_proxy_says(salon: Salon, trusted: bool) -> None:
    proxies = ["192.0.2.7"] if trusted else ["198.51.100.1"]
    app = ProxyHeadersMiddleware(salon.app, trusted_hosts=proxies)
    player = Player(salon.node, app)
    headers = {"origin": "https://salon.test", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    wish = {"game": "toy", "name": "Ada"}
    answer = await player.ask("POST", "/api/tables", wish, headers=headers)
    assert answer.is_success == trusted
    answer = await player.ask("POST", "/api/tables", wish, headers={**headers, "origin": "http://salon.test"})
    assert answer.is_success != trusted
    await player.close()
