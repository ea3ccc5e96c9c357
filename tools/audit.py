"""Checks the locked packages for known vulnerabilities: `./salon audit`.

Every test run checks the locks without the network: each package has one version and hashes, none has an address of its
own or an install script, and no version is affected by an advisory in `advisories.json`. `./salon audit` updates that
list with the answers of pip-audit and npm audit. Its exit code is 1 if a package has to be updated, and 2 if the
services did not answer.
"""

import json
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from packaging.version import InvalidVersion, Version

from tools import page
from tools.base import ROOT, say
from tools.environment import BUILD_LOCK, CLUSTER_LOCK, DEV_LOCK, NODE_LOCK, RUNTIME_LOCK

ADVISORIES = ROOT / "tools" / "advisories.json"
PYTHON_LOCKS = (RUNTIME_LOCK, DEV_LOCK, CLUSTER_LOCK, NODE_LOCK, BUILD_LOCK)
NPM_LOCK = ROOT / "web" / "package-lock.json"

_REQUIREMENT = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)")


class Locked(NamedTuple):
    """A package and its version in a lock."""

    kind: str
    package: str
    version: str


class Advisory(NamedTuple):
    """An advisory: every version before `fixed` is affected. An empty `fixed` means that all versions are."""

    kind: str
    package: str
    fixed: str
    id: str
    what: str

    def warns_of(self, locked: Locked) -> bool:
        """Whether the locked version is affected."""
        if (self.kind, self.package) != (locked.kind, locked.package):
            return False
        return self.fixed == "" or Version(locked.version) < Version(self.fixed)


# --- checks without the network


def known_advisories(path: Path = ADVISORIES) -> list[Advisory]:
    """The advisories of the stored list."""
    return [Advisory(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def python_packages(text: str) -> Iterator[Locked]:
    """The packages of a requirements lock."""
    for line in text.splitlines():
        if found := _REQUIREMENT.match(line):
            yield Locked("pypi", found[1].lower().replace("_", "-"), found[2])


def npm_packages(text: str) -> Iterator[Locked]:
    """The packages of an npm lock."""
    for place, package in json.loads(text)["packages"].items():
        if place:
            yield Locked("npm", place.rpartition("node_modules/")[2], package["version"])


def python_faults(text: str) -> Iterator[str]:
    """The problems of a requirements lock."""
    blocks = re.split(r"\n(?=\S)", text.strip())
    for block in blocks:
        name = block.split()[0] if block.split() else ""
        if not _REQUIREMENT.match(block):
            yield f"{name!r} is not pinned to one version"
        elif not re.search(r"--hash=sha256:[0-9a-f]{64}", block):
            yield f"{name!r} has no hash"
        if "://" in block or " @ " in block:
            yield f"{name!r} comes from an address of its own"


def npm_faults(text: str) -> Iterator[str]:
    """The problems of an npm lock."""
    for place, package in json.loads(text)["packages"].items():
        if not place:
            continue
        if not str(package.get("integrity", "")).startswith("sha512-"):
            yield f"{place!r} has no hash"
        if "resolved" in package or package.get("link"):
            yield f"{place!r} comes from an address of its own"
        if package.get("hasInstallScript"):
            yield f"{place!r} runs a script when it is installed"


def all_locked() -> list[Locked]:
    """The packages of all locks."""
    python = [each for lock in PYTHON_LOCKS for each in python_packages(lock.read_text(encoding="utf-8"))]
    return sorted({*python, *npm_packages(NPM_LOCK.read_text(encoding="utf-8"))})


def warnings(locked: Sequence[Locked], advisories: Sequence[Advisory]) -> list[str]:
    """A sentence for each locked package that has to be updated."""
    return [
        f"{each.package} {each.version} {advisory.what} ({advisory.id}): "
        + (f"take {advisory.fixed} or later" if advisory.fixed else "no fixed version is known")
        for each in locked
        for advisory in advisories
        if advisory.warns_of(each)
    ]


# --- queries to pip-audit and npm audit


class NobodyToAsk(Exception):
    """An audit service did not answer."""


def from_pip_audit(answer: str) -> Iterator[Advisory]:
    """The advisories in the output of `pip-audit --format json`."""
    for package in json.loads(answer)["dependencies"]:
        if "skip_reason" in package:
            raise NobodyToAsk(f"{package['name']}: {package['skip_reason']}")
        for each in package["vulns"]:
            fixed = _lowest(each.get("fix_versions", []), above=package["version"])
            yield Advisory(
                "pypi", package["name"].lower(), fixed, each["id"], _short(each.get("description", ""))
            )


def from_npm_audit(answer: str) -> Iterator[Advisory]:
    """The advisories in the output of `npm audit --json`."""
    heard = json.loads(answer)
    if "vulnerabilities" not in heard:
        raise NobodyToAsk(str(heard.get("message", "no answer")).partition(" - ")[0])
    for name, package in heard["vulnerabilities"].items():
        for each in package["via"]:
            if isinstance(each, dict):
                ends = re.findall(r"<\s*([\w.-]+)", each.get("range", ""))
                fixed = max(ends, key=_order, default="")
                yield Advisory("npm", name, fixed, each["url"].rpartition("/")[2], _short(each["title"]))


def ask() -> list[Advisory]:
    """Query the services for advisories about all locked packages. Raises NobodyToAsk."""
    found: list[Advisory] = []
    with tempfile.TemporaryDirectory(prefix="salon-audit-") as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python")
        _run([str(python), "-m", "pip", "install", "--quiet", "pip-audit"])
        for lock in PYTHON_LOCKS:
            words = ["--require-hashes", "--disable-pip", "--format", "json", "--requirement", str(lock)]
            found += from_pip_audit(_run([str(python), "-m", "pip_audit", *words]))
    program, _path = page.install_modules().found()
    found += from_npm_audit(_run([*program, "audit", "--json"], cwd=page.WEB))
    return sorted(set(found))


def _run(words: Sequence[str], cwd: Path = ROOT) -> str:
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or (done.returncode == 1 and not done.stdout.startswith("{")):
        raise NobodyToAsk(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else words[0])
    return done.stdout


def _lowest(versions: Sequence[str], above: str) -> str:
    later = [each for each in versions if _order(each) > _order(above)]
    return min(later, key=_order, default="")


def _order(version: str) -> Version:
    try:
        return Version(version)
    except InvalidVersion:
        return Version("0")


def _short(text: str) -> str:
    return " ".join(text.split())[:100]


def main() -> int:
    """Update the list and print the packages that have to be updated."""
    advisories = {(each.kind, each.package, each.id): each for each in known_advisories()}
    code = 0
    try:
        advisories |= {(each.kind, each.package, each.id): each for each in ask()}
        lines = [json.dumps(each._asdict(), ensure_ascii=False) for _, each in sorted(advisories.items())]
        ADVISORIES.write_text("[\n " + ",\n ".join(lines) + "\n]\n", encoding="utf-8")
    except NobodyToAsk as error:
        say(f"the audit services did not answer ({error}); the stored list is used.")
        code = 2
    wrong = warnings(all_locked(), list(advisories.values()))
    print("\n".join(wrong) or "No advisory affects a locked package.")
    return 1 if wrong else code


if __name__ == "__main__":
    sys.exit(main())
