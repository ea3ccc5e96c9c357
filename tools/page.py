"""Builds the page with Vite, from `web/` into `src/salon/page/`, when its sources have changed."""

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

from tools import environment
from tools.base import ROOT, SetupError, begin, digest, read_stamp, run, say

WEB = ROOT / "web"
PAGE = ROOT / "src" / "salon" / "page"
SALON = ROOT / "src" / "salon"
DOCS = [ROOT / "docs" / "rules", ROOT / "docs" / "play"]

_OLDEST_NODE = (20, 19)
_MODULES_STAMP = WEB / "node_modules" / ".salon-stamp"
_PAGE_STAMP = WEB / "node_modules" / ".salon-page-stamp"


def prepare(get_node: Callable[[], Path] = environment.install_node) -> None:
    """Install the packages of `web/` and build the page, unless both are up to date."""
    npm = install_modules(get_node)
    wanted = digest(sources())
    if is_there() and read_stamp(_PAGE_STAMP) == wanted:
        return
    begin(_PAGE_STAMP)
    say("building the page...")
    npm("the page could not be built. vite said:", "run", "build")
    _PAGE_STAMP.write_text(wanted, encoding="utf-8")


def is_there() -> bool:
    """Whether there is a whole built page, up to date or not."""
    index = PAGE / "index.html"
    return index.is_file() and not set(_environment().missing_files(PAGE)) - {index.name}


def _environment() -> ModuleType:
    """The server's own check. It is loaded from its file, since Salon may not be installed yet."""
    spec = importlib.util.spec_from_file_location("salon_environment", SALON / "environment.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_old() -> bool:
    """Whether the page was built here from other sources. A page that came with the package counts as up to date."""
    built_from = read_stamp(_PAGE_STAMP)
    return built_from != "" and built_from != digest(sources())


class Npm:
    """Runs the npm of this machine or, if it has none, the one beside the Node.js that `get_node` installs."""

    def __init__(self, get_node: Callable[[], Path]) -> None:
        self._get_node = get_node
        self._found: tuple[list[str], str] | None = None

    def __call__(self, otherwise: str, *words: str) -> None:
        """Run npm in `web/` without showing its output."""
        program, path = self.found()
        run([*program, *words], otherwise, cwd=WEB, env={"PATH": path})

    def found(self) -> tuple[list[str], str]:
        """The command line of npm, and the PATH on which its scripts find node."""
        if self._found is None:
            path = os.environ.get("PATH", "")
            if _machine_has_node():
                self._found = [shutil.which("npm") or "npm"], path
            else:
                node = self._get_node()
                self._found = [str(node), str(_npm_beside(node))], os.pathsep.join([str(node.parent), path])
        return self._found


def install_modules(get_node: Callable[[], Path] = environment.install_node) -> Npm:
    """Install the packages of `web/package-lock.json` when it has changed."""
    npm = Npm(get_node)
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read_stamp(_MODULES_STAMP) != wanted:
        say("installing what the page is built with...")
        npm(
            "the page's packages could not be installed. The first start needs the network: check the "
            "connection, then run the same command again. npm said:",
            *("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"),
        )
        _MODULES_STAMP.write_text(wanted, encoding="utf-8")
    return npm


def _npm_beside(node: Path) -> Path:
    """The path of npm's script. The wheel of Node.js has no working `npm` link, since wheels cannot contain links."""
    lib = node.parent if os.name == "nt" else node.parent.parent / "lib"
    return lib / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _machine_has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return is_recent(said)


def is_recent(said: str) -> bool:
    """Whether a version of Node.js, as in `v20.19.0`, is new enough for Vite."""
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= _OLDEST_NODE


def sources() -> Iterator[Path]:
    """Every source file of the page."""
    if not WEB.is_dir():
        raise SetupError(f"{WEB} is missing: is this a whole checkout?")
    for top, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(top, name) for name in files)
    for folder in (
        SALON / "words",
        *SALON.glob("games/*/words"),
        *SALON.glob("games/*/content/data"),
        *DOCS,
    ):
        yield from (path for path in folder.rglob("*") if path.is_file())
