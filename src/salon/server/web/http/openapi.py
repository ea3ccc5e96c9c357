"""The OpenAPI 3.1 description of the HTTP interface, made from the types that decode requests and encode answers."""

import json
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from salon.server.protocol.http import Problem

REF = "#/components/schemas/{name}"
_SCHEMAS = {"str": {"type": "string"}, "int": {"type": "integer"}}


def described(handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
    """A route that serves the description of these handlers."""
    body = json.dumps(describe(handlers), ensure_ascii=False).encode()

    @get("/api/openapi.json")
    async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        """This description."""
        del request
        return Response(body, media_type="application/json", headers={"cache-control": "no-cache"})

    return openapi


def describe(handlers: Sequence[HTTPRouteHandler]) -> dict[str, Any]:
    """The OpenAPI description of these handlers."""
    types = [handler.opt.get(key) for handler in handlers for key in ("takes", "gives")]
    kinds = [
        *dict.fromkeys(each for each in types if each is not None and not isinstance(each, str)),
        Problem,
    ]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_type = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for handler in handlers:
        for path in sorted(handler.paths):
            shown, parameters = _path(path)
            for method in sorted(handler.http_methods):
                paths.setdefault(shown, {})[method.lower()] = {
                    "operationId": _name(method, shown),
                    "summary": (handler.fn.__doc__ or "").strip(),
                    "parameters": parameters,
                    **_takes(handler, by_type),
                    "responses": _gives(handler, by_type),
                }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Salon", "version": version("salon")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _path(path: str) -> tuple[str, list[dict[str, Any]]]:
    """A path as OpenAPI writes it, and its parameters."""
    shown, parameters = [], []
    for part in path.split("/"):
        if part.startswith("{"):
            name, _, kind = part.strip("{}").partition(":")
            parameters.append({"name": name, "in": "path", "required": True, "schema": _SCHEMAS[kind]})
            part = f"{{{name}}}"
        shown.append(part)
    return "/".join(shown), parameters


def _name(method: str, path: str) -> str:
    words = [word.strip("{}").partition(".")[0] for word in path.split("/")[2:]]
    return "_".join([method.lower(), *words])


def _takes(handler: HTTPRouteHandler, by_type: dict[Any, Any]) -> dict[str, Any]:
    takes = handler.opt.get("takes")
    if takes is None:
        return {}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": by_type[takes]}}}}


def _gives(handler: HTTPRouteHandler, by_type: dict[Any, Any]) -> dict[str, Any]:
    gives = handler.opt["gives"]
    content = (
        {gives: {"schema": {"type": "string"}}}
        if isinstance(gives, str)
        else {"application/json": {"schema": by_type[gives]}}
    )
    problem = {"application/json": {"schema": by_type[Problem]}}
    return {
        str(handler.status_code): {"description": "Done.", "content": content},
        "4XX": {"description": "Refused, and nothing was changed.", "content": problem},
        "503": {"description": "Too busy: try again.", "content": problem},
    }
