"""The addresses of the HTTP interface that can be asked for with GET."""

from collections.abc import Iterator, Mapping

from salon.server.web.http import health, routes, static_files


def pages(code: str, game_id: str, game: str) -> Iterator[str]:
    """Every address that can be asked for with GET. A parameter without a value here is filled with its own name."""
    values = {"code": code, "game_id": game_id, "game": game, "language": "en", "path": f"t/{code}"}
    handlers = [*routes.HANDLERS, *health.ROUTES, static_files.page]
    paths = {path for each in handlers if "GET" in each.http_methods for path in each.paths}
    for path in sorted(paths | {"/api/openapi.json"}):
        yield "/".join(_filled(part, values) for part in path.split("/"))


def _filled(part: str, values: Mapping[str, str]) -> str:
    if not part.startswith("{"):
        return part
    name = part.strip("{}").partition(":")[0]
    return values.get(name, name)
