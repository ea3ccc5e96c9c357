"""Compares the kernel's speed on several versions of Python, in turns, and fails if one is far slower than another.

    .venv/bin/python -m bench.personimo.interpreters [PYTHON…] [--seconds 2] [--rounds 3]

Without names it takes its own and each python3.11 to python3.14 on the PATH. Interpreters without Salon's packages are
left out: make an environment for each with `pip install -r requirements.lock`, and name its Python. What is measured
are games by promise (the learned value) in a second of processor time; each interpreter counts with its best round.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSIONS = ("python3.11", "python3.12", "python3.13", "python3.14")
MOST_APART = 0.15
MEASURE = """
import sys
from time import process_time
from bench.personimo.__main__ import LEARNED, Kernel
play, games, start = Kernel().by(LEARNED), 0, 0.0
play(1)
start = process_time()
while (spent := process_time() - start) < float(sys.argv[1]):
    play(20)
    games += 20
print(games / spent)
"""


def main() -> int:
    """Measure and print. Returns 1 if the slowest is more than MOST_APART below the fastest."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pythons", nargs="*", metavar="PYTHON")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    pythons = options.pythons or [sys.executable, *filter(None, map(shutil.which, VERSIONS))]
    able = [python for python in dict.fromkeys(pythons) if said(python, "import numba, msgspec") is not None]
    best = dict.fromkeys(able, 0.0)
    for _ in range(options.rounds):
        for python in able:
            games = said(python, MEASURE, str(options.seconds))
            if games is None:
                print(f"{python}: the measurement failed", file=sys.stderr)
                return 1
            best[python] = max(best[python], float(games))
    for python, games_a_second in best.items():
        version = said(python, "import sys; print(sys.version.split()[0])")
        print(f"{version or '':<10}{games_a_second:>10,.0f} games/s   {python}")
    apart = 1 - min(best.values()) / max(best.values()) if best else 0.0
    print(f"{apart:.0%} between the fastest and the slowest")
    return 1 if apart > MOST_APART else 0


def said(python: str, program: str, *words: str) -> str | None:
    """What a program says on an interpreter, in this checkout; None if it fails."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [python, "-c", program, *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main())
