"""Imports point one way: core ← games ← their bots ← registry, words ← research, server, command line."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
GAMES = sorted(path.parent.name for path in (SRC / "salon" / "games").glob("*/kit.py"))
SERVER_ONLY = {
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "redis",
    "segno",
    "stamina",
}

FILES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SRC / "salon").rglob("*.py"))
}


def layer(module: str) -> str:
    """The layer of one of our modules. A game's bots are above its rules, and its commands are above both."""
    match module.split("."):
        case ["salon"]:
            return "top"
        case ["salon", "games"]:
            return "games"
        case ["salon", "games", "registry"]:
            return "registry"
        case ["salon", "games", game, "bots" | "cli" | "kit" as part, *_]:
            return f"{game} {part}"
        case ["salon", "games", game, *_]:
            return game
        case ["salon", first, *_]:
            return first
    raise ValueError(module)


MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "environment": set(),
    "jit": set(),
    "games": set(),
    **{game: {"core", "jit", "games"} for game in GAMES},
    **{f"{game} bots": {"core", "jit", "games", game} for game in GAMES},
    **{f"{game} kit": {"core", "games", game, f"{game} bots"} for game in GAMES},
    **{f"{game} cli": {"core", "jit", "games", game, f"{game} bots", "words"} for game in GAMES},
    "registry": {"core", "games"},
    "words": {"core", "games", "registry"},
    "lessons": {"core"},
    "diagrams": {"core"},
    "lab": {"core", "games", "registry", "words"},
    "testing": {"core", "games", "registry", "words"},
}
"""The layers that each layer may import besides itself. A layer that is not listed may import all."""


def imports(path: Path, module: str) -> Iterator[str]:
    """The modules that a file imports, also inside functions."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            whole = ".".join(filter(None, [base, node.module]))
            # `from salon.games import registry` imports a module, not a name.
            yield from (
                f"{whole}.{alias.name}" if f"{whole}.{alias.name}" in FILES else whole for alias in node.names
            )


@pytest.mark.parametrize("module", FILES)
def test_imports_point_one_way(module: str) -> None:
    mine = layer(module)
    if mine not in MAY_IMPORT:
        return
    ours = {name for name in imports(FILES[module], module) if name.partition(".")[0] == "salon"}
    wrong = sorted(name for name in ours if layer(name) not in MAY_IMPORT[mine] | {mine})
    assert wrong == [], f"{module} ({mine}) imports what stands beside or above it"


SERVER = [
    {"settings", "logs", "clock", "garbage", "local_network", "rate_limits", "retry", "monitoring"},
    {"domain"},
    {"protocol"},
    {"bus"},
    {"store"},
    {"housekeeping"},
    {"background"},
    {"projection"},
    {"compute"},
    {"context"},
    {"cluster"},
    {"play"},
    {"moderation"},
    {"access"},
    {"metrics"},
    {"node"},
    {"web"},
    {"cli"},
]
"""The storeys of the server, lowest first. Each may import itself and those below."""


def storey(module: str) -> int:
    """The storey of a module of the server: its own if it is listed by itself, otherwise that of its folder."""
    part = module.removeprefix("salon.server.")
    while part:
        for number, parts in enumerate(SERVER):
            if part in parts:
                return number
        part = part.rpartition(".")[0]
    raise ValueError(f"{module} has no storey")


@pytest.mark.parametrize("module", [name for name in FILES if name.startswith("salon.server.")])
def test_the_server_has_storeys(module: str) -> None:
    ours = {name for name in imports(FILES[module], module) if name.startswith("salon.server.")}
    wrong = sorted(name for name in ours if storey(name) > storey(module))
    assert wrong == [], f"{module} imports what stands above it"


@pytest.mark.parametrize("module", [name for name in FILES if layer(name) == "core"])
def test_core_needs_only_msgspec(module: str) -> None:
    tops = {name.partition(".")[0] for name in imports(FILES[module], module)}
    assert tops - sys.stdlib_module_names - {"salon", "msgspec"} == set()


@pytest.mark.parametrize("module", [name for name in FILES if layer(name) != "server"])
def test_only_the_server_needs_web_libraries(module: str) -> None:
    tops = {name.partition(".")[0] for name in imports(FILES[module], module)}
    assert tops & SERVER_ONLY == set()
