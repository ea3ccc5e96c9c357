"""The page: the files built by Vite, in memory. The build compresses them with Brotli, this module with gzip."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response, get
from msgspec import Struct

from salon.core import Refusal
from salon.server.web.http.home.preloads import PRELOADS, preload_header
from salon.server.web.http.problems import language_of
from salon.server.web.http.responses import check_page_rate

INDEX = "index.html"
ASSETS = "assets/"
NOT_BUILT = (
    b"<!doctype html><title>Salon</title><p>The page has not been built: run <code>./salon setup</code>."
)
BESIDE = (".br", ".map", PRELOADS)
"""Files that are not served under their own name."""
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"}


class File(Struct, frozen=True):
    """A file of the page. Names in `assets/` contain a hash of the file, so they are cached for ever."""

    kind: str
    whole: bytes
    packed: dict[str, bytes]
    """The compressed file by content coding, the smallest first."""
    cache: str
    etag: str


@get(["/", "/{path:path}"], include_in_schema=False, before_request=check_page_rate)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page. Every other address gets the page itself, which has its own router."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.split("/")[0] in ("api", "ws", "health", "ready"):
        raise Refusal("no-such-page")
    all_files = built()
    file = all_files.get(name)
    if file is None:
        if name.startswith(ASSETS):
            raise Refusal("no-such-page")
        file = all_files[INDEX]
    headers = {"cache-control": file.cache, "vary": "accept-encoding", "etag": file.etag}
    if file is all_files[INDEX]:
        language = language_of(request.headers.get("accept-language"))
        headers["vary"] = "accept-encoding, accept-language"
        headers["link"] = preload_header(preloads(), name, language)
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    accepted = {
        one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")
    }
    for coding, packed in file.packed.items():
        if coding in accepted:
            return Response(packed, media_type=file.kind, headers={**headers, "content-encoding": coding})
    return Response(file.whole, media_type=file.kind, headers=headers)


@cache
def preloads() -> dict[str, list[str]]:
    """The files that pages need besides those named in the index, as the build has listed them."""
    listed = files("salon").joinpath("page", PRELOADS)
    return msgspec.json.decode(listed.read_bytes(), type=dict[str, list[str]]) if listed.is_file() else {}


@cache
def built() -> dict[str, File]:
    """All files of the page, by name."""
    folder = files("salon").joinpath("page")
    found = dict(_collect(folder, "")) if folder.is_dir() else {}
    whole = {INDEX: NOT_BUILT} | {
        name: content for name, content in found.items() if not name.endswith(BESIDE)
    }
    return {name: _file(name, content, found.get(f"{name}.br")) for name, content in whole.items()}


def _collect(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _collect(each, f"{prefix}{each.name}/")
        else:
            yield prefix + each.name, each.read_bytes()


def _file(name: str, whole: bytes, brotli: bytes | None = None) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    ending = f".{name.rpartition('.')[2]}"
    packed = {} if brotli is None else {"br": brotli}
    if ending in PACKED and len(whole) > 512:
        packed["gzip"] = gzip.compress(whole, 9, mtime=0)
    forever = name.startswith(ASSETS)
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return File(kind, whole, packed, cache, f'W/"{hashlib.sha256(whole).hexdigest()[:16]}"')
