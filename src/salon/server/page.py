"""The page: the files that Vite built, kept in memory, packed once."""

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from msgspec import Struct

from salon.core import Refusal

INDEX = "index.html"
ASSETS = "assets/"
NOT_BUILT = (
    b"<!doctype html><title>Salon</title><p>The page has not been built: run <code>./salon setup</code>."
)
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"}


class File(Struct, frozen=True):
    """A file of the page. Names in `assets/` hold a hash of what is in them, so they never change."""

    kind: str
    whole: bytes
    packed: bytes | None
    cache: str


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page; every other address is the page itself, which knows what it means."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.split("/")[0] in ("api", "ws", "health", "ready"):
        raise Refusal("no-such-page")
    all_files = built()
    file = all_files.get(name)
    if file is None:
        if name.startswith(ASSETS):
            raise Refusal("no-such-page")
        file = all_files[INDEX]
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.whole, media_type=file.kind, headers=headers)


@cache
def built() -> dict[str, File]:
    """All files of the page, by name."""
    found: dict[str, File] = {INDEX: _file(INDEX, NOT_BUILT)}
    folder = files("salon").joinpath("page")
    if folder.is_dir():
        _collect(folder, "", found)
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, File]) -> None:
    for each in folder.iterdir():
        if each.is_dir():
            _collect(each, f"{prefix}{each.name}/", found)
        elif not each.name.endswith(".map"):
            found[prefix + each.name] = _file(prefix + each.name, each.read_bytes())


def _file(name: str, whole: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    ending = f".{name.rpartition('.')[2]}"
    packed = gzip.compress(whole, 9, mtime=0) if ending in PACKED and len(whole) > 512 else None
    forever = name.startswith(ASSETS)
    return File(kind, whole, packed, "public, max-age=31536000, immutable" if forever else "no-cache")
