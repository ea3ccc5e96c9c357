"""Makes a release folder: `python -m tools.release FOLDER`. `deploy/salon-install.service` installs from it.

The folder holds the wheel with the page, the hashed lock of everything that it needs, and a lock with the hash of the
wheel itself. Building needs what `requirements-build.lock` pins, and fetches nothing.
"""

import hashlib
import shutil
import sys
from pathlib import Path

from tools.base import ROOT, SetupError, run
from tools.environment import CLUSTER_LOCK

OWN_LOCK = "requirements-salon.lock"


def wheel_lock(wheel: Path) -> str:
    """The line of a lock that accepts this wheel and no other. It is read in the folder of the wheel."""
    return f"./{wheel.name} \\\n    --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def main(words: list[str]) -> int:
    """Build the wheel and write the locks beside it."""
    if len(words) != 1:
        print("usage: python -m tools.release FOLDER", file=sys.stderr)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("salon-*.whl"):
        old.unlink()
    build: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        folder,
    ]
    try:
        run([*build, ROOT], "the wheel could not be built. pip said:")
    except SetupError as error:
        print(f"salon: {error}", file=sys.stderr)
        return 1
    (wheel,) = folder.glob("salon-*.whl")
    (folder / OWN_LOCK).write_text(wheel_lock(wheel), encoding="utf-8")
    shutil.copy(CLUSTER_LOCK, folder)
    print(f"{folder}: {wheel.name}, {CLUSTER_LOCK.name}, {OWN_LOCK}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
