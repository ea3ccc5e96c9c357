"""Source trees with a built page: this one, and the tree of an earlier commit to compare it with."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parents[2]
PATIENCE_S = 60


@contextmanager
def tree_at(commit: str) -> Iterator[Path]:
    """Check out a commit into a temporary folder, and build its page with the packages of this tree."""
    with TemporaryDirectory(prefix="salon-baseline-") as name:
        folder = Path(name)
        packed = folder / "tree.tar"
        subprocess.run(["git", "archive", "-o", packed, commit], cwd=HERE, check=True)
        subprocess.run(["tar", "-xf", packed], cwd=folder, check=True)
        (folder / "web" / "node_modules").symlink_to((HERE / "web" / "node_modules").resolve())
        build(folder)
        yield folder


def build(tree: Path) -> None:
    """Build the page of a tree."""
    subprocess.run(
        ["npm", "run", "--silent", "build"], cwd=tree / "web", check=True, stdout=subprocess.DEVNULL
    )


@contextmanager
def serving(tree: Path) -> Iterator[str]:
    """Run `salon play` from a tree, and return its address on loopback."""
    with TemporaryDirectory(prefix="salon-data-") as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
        probe.close()
        command = [sys.executable, "-m", "salon.cli", "play", "--no-browser", "--port", port, "--data", data]
        process = subprocess.Popen(
            command,
            cwd=tree,
            env=os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if "open" not in line:
                raise SystemExit(f"salon play did not start in {tree}: {line!r}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE_S)
            process.stdout.close()
