"""The addresses of the HTTP interface that can be asked for with GET."""

from collections.abc import Iterator

from salon.server.web.http import health, routes, static_files


def pages(code: str, game_id: str, game: str) -> Iterator[str]:
    """Every address that can be asked for with GET. A route with a new parameter needs a value here."""
    values = {"code": code, "game_id": game_id, "game": game, "language": "en", "path": f"t/{code}"}
    handlers = [*routes.HANDLERS, *health.ROUTES, static_files.page]
    paths = {path for each in handlers if "GET" in each.http_methods for path in each.paths}
    for path in sorted(paths | {"/api/openapi.json"}):
        parts = [
            values[part.strip("{}").partition(":")[0]] if part.startswith("{") else part
            for part in path.split("/")
        ]
        yield "/".join(parts)
