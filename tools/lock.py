"""Writes the hashed locks: `python -m tools.lock [--upgrade]`. Needs `uv` (pip install uv).

The locks name no registry: pip installs from the index that it is configured with.
"""

import subprocess
import sys

from tools.base import ROOT
from tools.environment import BUILD_LOCK, CLUSTER_LOCK, DEV_LOCK, NODE_LOCK, RUNTIME_LOCK

_COMPILE = [
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"),
]


def main(words: list[str]) -> None:
    """Compile the locks. Those for tests and for deploy/ use the versions of the runtime lock."""
    for lock, parts in (
        (RUNTIME_LOCK, ["pyproject.toml", "--extra", "arena", "--extra", "fast", "--group", "build"]),
        (
            DEV_LOCK,
            [
                "pyproject.toml",
                "--extra",
                "arena",
                "--extra",
                "cluster",
                "--extra",
                "fast",
                "--group",
                "dev",
                "-c",
                RUNTIME_LOCK.name,
            ],
        ),
        (CLUSTER_LOCK, ["pyproject.toml", "--extra", "cluster", "--extra", "fast", "-c", RUNTIME_LOCK.name]),
        (NODE_LOCK, ["--group", "node"]),
        (BUILD_LOCK, ["--group", "build", "-c", RUNTIME_LOCK.name]),
    ):
        subprocess.run([*_COMPILE, *parts, *words, "--output-file", lock.name], cwd=ROOT, check=True)
        print(f"{lock.name}: {lock.read_text(encoding='utf-8').count('==')} packages")


if __name__ == "__main__":
    main(sys.argv[1:])
