"""A broken or partly built environment: `serve` and `play` say in one line what is wrong and what to do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from salon import environment
from salon.environment import BrokenEnvironmentError
from tests.support.server.process import PATIENCE_S

COMMANDS = [["serve", "--port", "0"], ["play", "--no-browser", "--port", "0"]]
SRC = Path(environment.__file__).parents[1]


def said_by(command: list[str], data: Path, *before: Path) -> str:
    """What a server that cannot start says: one line, no traceback, and an exit code."""
    path = os.pathsep.join([*map(str, before), str(SRC), os.environ.get("PYTHONPATH", "")])
    ended = subprocess.run(
        [sys.executable, "-m", "salon.cli", *command, "--data", str(data)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert (ended.stdout, ended.stderr.count("\n")) == ("", 1), ended.stderr
    assert ended.stderr.startswith("salon: ")
    return ended.stderr


def package(folder: Path, name: str, text: str) -> Path:
    """A folder with a package that hides the installed one."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(text, "utf-8")
    return folder


def absent(folder: Path, *names: str) -> Path:
    """A folder from which Python starts without some packages."""
    folder.mkdir()
    text = "import sys\n" + "".join(f"sys.modules[{name!r}] = None\n" for name in names)
    (folder / "sitecustomize.py").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("command", COMMANDS, ids=["serve", "play"])
@pytest.mark.parametrize("name", ["msgspec", "litestar", "uvicorn", "sqlalchemy", "websockets", "segno"])
def test_a_missing_package(tmp_path: Path, command: list[str], name: str) -> None:
    said = said_by(command, tmp_path / "data", absent(tmp_path / "path", name))
    assert name in said
    assert "./salon setup" in said or "pip install" in said


@pytest.mark.parametrize("command", COMMANDS, ids=["serve", "play"])
@pytest.mark.parametrize("name", ["msgspec", "uvloop", "httptools", "numba"])
def test_a_package_that_was_built_for_another_python(tmp_path: Path, command: list[str], name: str) -> None:
    if name != "msgspec":
        pytest.importorskip(name)
    text = f"raise ImportError('/x/{name}.so: undefined symbol: _PyNone', name={name!r})"
    said = said_by(command, tmp_path / "data", package(tmp_path / "path", name, text))
    assert name in said
    assert "undefined symbol" in said
    assert not list((tmp_path / "data").glob("*.sqlite3-wal")), "nothing was opened"


def test_kernels_that_do_not_fit_each_other(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    text = "raise SystemError('Numba needs NumPy 2.0 or less')"
    said = said_by(COMMANDS[0], tmp_path / "data", package(tmp_path / "path", "numba", text))
    assert "Numba needs NumPy 2.0 or less" in said


def test_a_package_of_a_version_that_does_not_fit(tmp_path: Path) -> None:
    told = tmp_path / "path" / "msgspec-0.1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: msgspec\nVersion: 0.1.0\n", "utf-8")
    said = said_by(COMMANDS[0], tmp_path / "data", told.parent)
    assert "msgspec is version 0.1.0" in said
    assert ">=0.19" in said


@pytest.mark.parametrize(
    ("found", "bounds", "fits"),
    [
        ("0.19", ">=0.19", True),
        ("0.19.0", ">=0.19", True),
        ("0.20rc1", ">=0.19", True),
        ("0.9", ">=0.19", False),
        ("2.21.1", "<3,>=2", True),
        ("3.0", "<3,>=2", False),
        ("1.9", "<3,>=2", False),
        ("7", "", True),
    ],
)
def test_versions_are_compared_by_their_numbers(found: str, bounds: str, fits: bool) -> None:
    assert environment._fits(found, bounds) == fits


def a_page(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<script src="/assets/a-1.js"></script>', "utf-8")
    (folder / "assets" / "a-1.js").write_text('import"./b-2.js";const c=["assets/c-3.css"]', "utf-8")
    (folder / "assets" / "b-2.js").write_text("1", "utf-8")
    (folder / "assets" / "c-3.css").write_text("@font-face{src:url(/assets/d-4.woff2)}", "utf-8")
    (folder / "assets" / "d-4.woff2").write_bytes(b"font")
    return folder


def test_a_page_that_is_whole(tmp_path: Path) -> None:
    environment.check_page(a_page(tmp_path / "page"))


@pytest.mark.parametrize("name", ["a-1.js", "b-2.js", "c-3.css", "d-4.woff2"])
@pytest.mark.parametrize("empty", [True, False])
def test_a_page_that_is_partly_built(tmp_path: Path, name: str, empty: bool) -> None:
    folder = a_page(tmp_path / "page")
    if empty:
        (folder / "assets" / name).write_bytes(b"")
    else:
        (folder / "assets" / name).unlink()
    with pytest.raises(BrokenEnvironmentError, match=rf"partly built: assets/{name}.*\./salon setup"):
        environment.check_page(folder)


@pytest.mark.parametrize("left", [[], ["assets"]])
def test_a_page_that_is_not_built(tmp_path: Path, left: list[str]) -> None:
    folder = a_page(tmp_path / "page")
    (folder / "index.html").unlink()
    if not left:
        shutil.rmtree(folder)
    with pytest.raises(BrokenEnvironmentError, match=r"not built.*\./salon setup"):
        environment.check_page(folder)


@pytest.mark.parametrize("command", COMMANDS, ids=["serve", "play"])
@pytest.mark.parametrize("what", ["nothing", "half"])
def test_a_server_without_a_whole_page_does_not_start(tmp_path: Path, command: list[str], what: str) -> None:
    source = tmp_path / "src" / "salon"
    shutil.copytree(SRC / "salon", source, ignore=shutil.ignore_patterns("page", "__pycache__"))
    if what == "half":
        a_page(source / "page")
        (source / "page" / "assets" / "b-2.js").unlink()
    said = said_by(command, tmp_path / "data", source.parent)
    assert {"nothing": "the page is not built", "half": "only partly built"}[what] in said
    assert "pip install --force-reinstall salon" in said, "it is no checkout, so it cannot be built there"


@pytest.mark.parametrize("command", COMMANDS, ids=["serve", "play"])
@pytest.mark.parametrize("what", ["file", "lock", "database"])
def test_a_data_folder_that_cannot_be_written(tmp_path: Path, command: list[str], what: str) -> None:
    """The folder is none, or what should be a file in it is none. This works for root too, whom no mode stops."""
    data = tmp_path / "data"
    if what == "file":
        data.write_text("not a folder", "utf-8")
    else:
        (data / {"lock": "salon.lock", "database": "salon.sqlite3"}[what]).mkdir(parents=True)
    said = said_by(command, data)
    assert str(data) in said
    assert "--data" in said


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
@pytest.mark.parametrize("command", COMMANDS, ids=["serve", "play"])
def test_a_data_folder_of_somebody_else(tmp_path: Path, command: list[str]) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "--data" in said_by(command, tmp_path)
    finally:
        tmp_path.chmod(0o700)


def test_an_old_python(tmp_path: Path) -> None:
    """Every file that is loaded before the check must parse on an old Python, and the check must come first."""
    import ast

    for name in ("__init__.py", "cli.py"):
        ast.parse((SRC / "salon" / name).read_text("utf-8"), feature_version=(3, 8))
    tree = ast.parse((SRC / "salon" / "cli.py").read_text("utf-8"))
    first, second, third = tree.body[:3]
    assert isinstance(first, ast.Expr), "the docstring"
    assert isinstance(second, ast.Import)
    assert [alias.name for alias in second.names] == ["sys"]
    assert isinstance(third, ast.If)
    folder = tmp_path / "path"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import sys\nsys.version_info = (3, 10, 0, 'final', 0)\n", "utf-8"
    )
    for command in COMMANDS:
        said = said_by(command, tmp_path / "data", folder)
        assert "this is Python 3.10" in said
        assert "3.11" in said


@pytest.mark.parametrize("name", ["psycopg", "redis"])
def test_a_database_or_bus_whose_driver_is_not_installed(tmp_path: Path, name: str) -> None:
    address = {
        "psycopg": ["--database", "postgresql://x@127.0.0.1:1/x"],
        "redis": ["--bus", "redis://127.0.0.1:1"],
    }
    said = said_by([*COMMANDS[0], *address[name]], tmp_path / "data", absent(tmp_path / "path", name))
    assert "salon[cluster]" in said
