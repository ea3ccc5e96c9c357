"""The kernel as a package: its groups import in one direction, and a change in any file invalidates its cache."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

from salon import jit
from salon.games.personimo.bots import kernel

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
    assert {jit._package_of(file) for file in files} == {KERNEL}


def test_a_folder_outside_the_package_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "kernel" / "src" / "solver" / "search.py"
    file.parent.mkdir(parents=True)
    (file.parent / "__init__.py").touch()
    assert jit._package_of(file) == file.parent, "a checkout may lie in a folder of the same name"


def test_every_file_of_the_kernel_is_part_of_the_stamp() -> None:
    stamped = {Path(path) for path, _, _ in jit._stamp(KERNEL)}
    assert stamped == {*KERNEL.rglob("*.py"), Path(jit.__file__)}


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    for folder in file.relative_to(root).parents:
        if folder.name:
            (root / folder / "__init__.py").touch()
    file.write_text(text, encoding="utf-8")


def run(root: Path) -> str:
    path = os.pathsep.join([str(root), *filter(None, sys.path)])
    environment = os.environ | {"PYTHONPATH": path, "NUMBA_CACHE_DIR": str(root / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_change_in_another_group_is_compiled_into_its_callers(tmp_path: Path) -> None:
    write(tmp_path, "kernel/board/base.py", BASE.format(added=1))
    write(tmp_path, "kernel/search/caller.py", CALLER)
    write(tmp_path, "outside/program.py", OUTSIDE)
    assert run(tmp_path) == "4 8 [0, 0]"
    assert run(tmp_path) == "4 8 [1, 1]", "both come from the disk"
    write(tmp_path, "kernel/board/base.py", BASE.format(added=10))
    assert run(tmp_path) == "22 44 [0, 0]", "in the package, and outside of it"
