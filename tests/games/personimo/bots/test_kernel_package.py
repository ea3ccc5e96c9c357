"""The kernel as a package: its groups import in one direction, and a change in any file invalidates its cache."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

pytest.importorskip("numba")

from salon.games.personimo.bots import kernel
from salon.jit import cache

KERNEL = Path(kernel.__file__).parent

BASE = "from salon.jit import compiled\n\n\n@compiled\ndef base(x):\n    return x + {added}\n"
CALLER = """from kernel.board.base import base
from salon.jit import compiled


@compiled
def caller(x):
    return base(x) * 2
"""
OUTSIDE = CALLER.replace("kernel.board.base import base", "kernel.search.caller import caller as base")
PROGRAM = """from kernel.search.caller import caller
from outside.program import caller as outside
hits = [sum(each.stats.cache_hits.values()) for each in (caller, outside) if each(1) is not None]
print(caller(1), outside(1), hits)
"""


GROUPS = ("board", "estimate", "policy", "search")


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_imports_only_itself_and_the_groups_before_it(group: str) -> None:
    imported = set()
    for file in (KERNEL / group).glob("*.py"):
        imported |= set(re.findall(rf"{re.escape(kernel.__name__)}\.(\w+)", file.read_text(encoding="utf-8")))
    assert imported <= set(GROUPS[: GROUPS.index(group) + 1])


def test_all_groups_of_the_kernel_are_one_package() -> None:
    files = [file for file in KERNEL.rglob("*.py") if file.name != "__init__.py"]
    assert {file.parent.name for file in files} == set(GROUPS)
    assert {cache.package_of(file) for file in files} == {KERNEL}


def test_a_folder_outside_the_package_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "kernel" / "src" / "solver" / "search.py"
    file.parent.mkdir(parents=True)
    (file.parent / "__init__.py").touch()
    assert cache.package_of(file) == file.parent, "a checkout may lie in a folder of the same name"


def test_every_file_of_the_kernel_is_part_of_the_stamp() -> None:
    assert set(cache.sources(KERNEL)) == {*KERNEL.rglob("*.py"), *Path(cache.__file__).parent.glob("*.py")}


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    for folder in file.relative_to(root).parents:
        if folder.name:
            (root / folder / "__init__.py").touch()
    file.write_text(text, encoding="utf-8")


def run(root: Path, program: str = PROGRAM, kept: Path | None = None) -> str:
    return ran(root, program, {"NUMBA_CACHE_DIR": str(kept or root / "cache")}).stdout.strip()


def ran(root: Path, program: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(root), *filter(None, sys.path)])
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment | {"PYTHONPATH": path} | variables,
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )


STRUCT = """from typing import NamedTuple

from salon.jit import compiled


class {name}(NamedTuple):
    x: int


@compiled
def of(struct):
    return struct.x
"""


def test_a_cache_that_names_a_type_that_is_gone_is_dropped(tmp_path: Path) -> None:
    program = "from kernel.board import base; print(base.of(base.{name}(7)), sum(base.of.stats.cache_hits.values()))"
    write(tmp_path, "kernel/board/base.py", STRUCT.format(name="Old"))
    assert run(tmp_path, program.format(name="Old")) == "7 0"
    assert run(tmp_path, program.format(name="Old")) == "7 1"
    write(tmp_path, "kernel/board/base.py", STRUCT.format(name="New"))
    assert run(tmp_path, program.format(name="New")) == "7 0"


def test_a_change_in_another_group_is_compiled_into_its_callers(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    write(tmp_path, "kernel/search/caller.py", CALLER)
    write(tmp_path, "outside/program.py", OUTSIDE)
    assert run(tmp_path) == "4 8 [0, 0]"
    assert run(tmp_path) == "4 8 [1, 1]", "both come from the disk"
    write(tmp_path, "kernel/board/base.py", BASE.format(added=10))
    assert run(tmp_path) == "22 44 [0, 0]", "in the package, and outside of it"


def test_the_same_sources_elsewhere_need_no_compiling(tmp_path: Path) -> None:
    kept = tmp_path / "cache"
    for name in ("here", "there"):
        write(tmp_path / name, "kernel/board/base.py", BASE.format(added=1))
        write(tmp_path / name, "kernel/search/caller.py", CALLER)
        write(tmp_path / name, "outside/program.py", OUTSIDE)
    assert run(tmp_path / "here", kept=kept) == "4 8 [0, 0]"
    for file in (tmp_path / "there").rglob("*.py"):
        os.utime(file, (1, 1))
    assert run(tmp_path / "there", kept=kept) == "4 8 [1, 1]"
    write(tmp_path / "here", "kernel/board/base.py", BASE.format(added=10))
    assert run(tmp_path / "here", kept=kept) == "22 44 [0, 0]"
    write(tmp_path / "here", "kernel/board/base.py", BASE.format(added=1))
    assert run(tmp_path / "here", kept=kept) == "4 8 [1, 1]", "what was compiled before is still there"


def test_a_number_from_outside_the_package_counts(tmp_path: Path) -> None:
    write(tmp_path, "settings.py", "ADDED = 1\n")
    write(
        tmp_path,
        "kernel/board/base.py",
        BASE.replace("{added}", "ADDED").replace("from", "from settings import ADDED\nfrom", 1),
    )
    write(tmp_path, "kernel/search/caller.py", CALLER)
    program = (
        "from kernel.search.caller import caller; print(caller(1), sum(caller.stats.cache_hits.values()))"
    )
    assert run(tmp_path, program) == "4 0"
    assert run(tmp_path, program) == "4 1"
    write(tmp_path, "settings.py", "ADDED = 10\n")
    assert run(tmp_path, program) == "22 0"


def test_what_two_processes_need_is_compiled_by_one_of_them(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    write(tmp_path, "kernel/search/caller.py", CALLER)
    program = (
        "from kernel.search.caller import caller; print(caller(1), sum(caller.stats.cache_hits.values()))"
    )
    with ThreadPoolExecutor(3) as pool:
        said = sorted(pool.map(lambda _: run(tmp_path, program), range(3)))
    assert said == ["4 0", "4 1", "4 1"]


def test_without_a_folder_to_write_to_nothing_is_kept(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    (tmp_path / "cache").write_text("this is a file")
    program = "from kernel.board.base import base; print(base(1), sum(base.stats.cache_hits.values()))"
    assert [run(tmp_path, program) for _ in range(2)] == ["2 0", "2 0"]


ONE = "from kernel.board.base import base; print(base(1), sum(base.stats.cache_hits.values()))"


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
@pytest.mark.parametrize("left", [0, 9, 60])
def test_a_file_that_was_cut_off_is_written_anew(tmp_path: Path, ending: str, left: int) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    assert run(tmp_path, ONE) == "2 0"
    (file,) = (tmp_path / "cache").rglob(f"*.{ending}")
    file.write_bytes(file.read_bytes()[:left])
    assert run(tmp_path, ONE) == "2 0"
    assert run(tmp_path, ONE) == "2 1"


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_a_file_of_zeros_is_written_anew(tmp_path: Path, ending: str) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    run(tmp_path, ONE)
    (file,) = (tmp_path / "cache").rglob(f"*.{ending}")
    file.write_bytes(bytes(file.stat().st_size))
    assert [run(tmp_path, ONE) for _ in range(2)] == ["2 0", "2 1"]


on_unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no owners and modes of this kind")


@on_unix
def test_compiled_code_is_for_this_user_alone(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    run(tmp_path, "import os; os.umask(0); " + ONE)
    folders = [each for each in (tmp_path / "cache", *(tmp_path / "cache").rglob("*")) if each.is_dir()]
    assert len(folders) == 3
    assert {each.stat().st_mode & 0o777 for each in folders} == {0o700}


@on_unix
@pytest.mark.parametrize("which", ["cache/*", "cache/*/*-*"])
@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_a_folder_that_others_may_write_to_is_not_used(tmp_path: Path, which: str, mode: int) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    write(tmp_path, "kernel/search/caller.py", CALLER)
    write(tmp_path, "outside/program.py", OUTSIDE)
    variables = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    assert ran(tmp_path, PROGRAM, variables).stderr == ""
    for folder in [each for each in tmp_path.glob(which) if each.is_dir()]:
        folder.chmod(mode)
    again = ran(tmp_path, PROGRAM, variables)
    assert again.stdout.strip() == "4 8 [0, 0]"
    assert again.stderr.count("others may write to it") == 1, "one warning for all kernels"


@on_unix
def test_a_folder_of_another_user_is_not_used(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    variables = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    ran(tmp_path, ONE, variables)
    other = "import os; mine = os.geteuid(); os.geteuid = lambda: mine + 1; "
    again = ran(tmp_path, other + ONE, variables)
    assert again.stdout.strip() == "2 0"
    assert again.stderr.count("it belongs to another user") == 1


@on_unix
def test_a_relative_folder_of_caches_is_ignored(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    home = tmp_path / "home"
    for given in ("caches", "~/caches"):
        ran(tmp_path, ONE, {"XDG_CACHE_HOME": given, "HOME": str(home)})
    assert [each.name for each in home.iterdir()] == [".cache"]
    assert {each.name for each in tmp_path.iterdir()} == {"home", "kernel"}
    elsewhere = tmp_path / "elsewhere"
    ran(tmp_path, ONE, {"XDG_CACHE_HOME": str(elsewhere)})
    assert list(elsewhere.glob("salon/kernels/*/kernel-*"))
