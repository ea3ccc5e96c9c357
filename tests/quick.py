"""What `--quick` leaves out, for the loop while working: tests that start servers, browsers or compiled bots."""

from pathlib import Path

ROOT = Path(__file__).parents[1]

LEFT_OUT = (
    "tests/examples",
    "tests/faults",
    "tests/fuzz",
    "tests/games/*/bots",
    "tests/games/*/cli",
    "tests/games/*/golden",
    "tests/games/*/lab",
    "tests/games/*/page",
    "tests/games/*/server",
    "tests/games/*/solver",
    "tests/games/*/suits/test_*_by_brute_force.py",
    "tests/games/*/content/test_own.py",
    "tests/lab",
    "tests/repository/docs",
    "tests/server/[!dp]*",
    "tests/server/packs",
    "tests/server/play",
    "tests/tools/test_release.py",
    "tests/web",
)
"""Folders and files, as patterns. Of the server, what needs no server stays: its domain and its projections."""

EVERY_GAME = "tests/conformance/test_games.py"
"""In the suite of all games, bots and tables with options are left out: `=` stands in their names."""


def is_left_out(path: Path) -> bool:
    """Whether a folder or a file is left out."""
    inner = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return any(inner.match(pattern) for pattern in LEFT_OUT)


def is_sample(node: str) -> bool:
    """Whether a test of a file that is not left out belongs to the sample."""
    return not (node.startswith(EVERY_GAME) and ("=" in node or "_bots" in node))
