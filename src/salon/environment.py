"""Checks that the program is whole before a server starts: Python, its packages, and the page.

Every fault is one sentence that says what to do. This module imports nothing but the standard library, since anything
else may be what is missing.
"""

import importlib
import importlib.metadata
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

NATIVE = ("uvloop", "httptools")
"""Compiled packages for which there is a substitute if they are missing, but none if they are broken."""
KERNELS = ("numba", "salon.jit")
"""The package of the compiled bots and solvers, and our module that loads it."""
PAGE = Path(__file__).parent / "page"
_CHECKOUT = Path(__file__).parents[2]
_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(?:\[[\w,]+\])?(?P<versions>[^;]*)(?P<marker>;.*)?")
_BOUND = re.compile(r"(>=|<)\s*([\d.]+)")
_REFERENCE = re.compile(r"""["'(/](?:\./|/?assets/)([\w.-]+\.(?:js|css|woff2|svg|png|mp3))["')]""")


class BrokenEnvironmentError(Exception):
    """Something of the program is missing or does not fit; the text says what, and what to do."""


def remedy() -> str:
    """How to install everything again: in a checkout by its own set-up, elsewhere with pip."""
    if _is_checkout():
        return f"Delete {_CHECKOUT / '.venv'} and run ./salon setup."
    return "Install Salon again: pip install --force-reinstall salon"


def _is_checkout() -> bool:
    return (_CHECKOUT / "salon").is_file() and (_CHECKOUT / "tools").is_dir()


def reason(error: Exception) -> str:
    """A failed import, as a sentence. A traceback would not say what to do."""
    said = " ".join(str(error).split())
    package = (getattr(error, "name", None) or "").partition(".")[0]
    if isinstance(error, ModuleNotFoundError) and package:
        return _missing(package)
    what = f"the package {package}" if package else "a package"
    return f"{what} cannot be loaded ({said}): it is broken, or does not fit. {remedy()}"


def _missing(package: str) -> str:
    return f"the package {package} is missing: this installation is incomplete. {remedy()}"


def check_packages() -> None:
    """Refuse packages that are missing or of a version that does not fit."""
    try:
        requirements = importlib.metadata.requires("salon") or []
    except importlib.metadata.PackageNotFoundError as error:
        raise BrokenEnvironmentError(f"salon itself is not installed for this Python. {remedy()}") from error
    for line in requirements:
        wanted = _REQUIREMENT.match(line)
        if wanted is None:
            continue
        try:
            found = importlib.metadata.version(wanted["name"])
        except importlib.metadata.PackageNotFoundError as error:
            if wanted["marker"]:  # for other systems, or an extra
                continue
            raise BrokenEnvironmentError(_missing(wanted["name"])) from error
        if not _fits(found, wanted["versions"]):
            needed = wanted["versions"].strip(" ()")
            raise BrokenEnvironmentError(
                f"the package {wanted['name']} is version {found}, and Salon needs {needed}. {remedy()}"
            )


def _fits(version: str, bounds: str) -> bool:
    number = _number(version)
    return all(
        number >= _number(bound) if sign == ">=" else number < _number(bound)
        for sign, bound in _BOUND.findall(bounds)
    )


def _number(version: str) -> list[int]:
    parts = [int(part) for part in re.split(r"[^\d.]", version)[0].split(".") if part]
    while parts and parts[-1] == 0:
        parts.pop()
    return parts


def check_page(folder: Path = PAGE) -> None:
    """Refuse a page that is not built, or only in part."""
    if not (folder / "index.html").is_file():
        raise BrokenEnvironmentError(
            f"the page is not built: there is no {folder / 'index.html'}. {_build()}"
        )
    missing = missing_files(folder)
    if missing:
        raise BrokenEnvironmentError(
            f"the page is only partly built: {missing[0]} is missing or empty. {_build()}"
        )


def _build() -> str:
    """How to get a page: a checkout builds it, a package brings it."""
    return "Run ./salon setup, or npm run build in web/." if _is_checkout() else remedy()


def missing_files(folder: Path) -> list[str]:
    """The files that a built page refers to, directly or not, and that are not there or empty."""
    looked_at: set[str] = set()
    missing: list[str] = []
    waiting = ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in looked_at:
            continue
        looked_at.add(name)
        file = folder / name
        if not file.is_file() or file.stat().st_size == 0:
            missing.append(name)
        elif file.suffix in (".html", ".js", ".css"):
            text = file.read_text(encoding="utf-8", errors="replace")
            waiting += [f"assets/{found}" for found in _REFERENCE.findall(text)]
    return sorted(missing)


def check() -> "Kernels":
    """Check everything but the kernels, whose check is returned under way: finish it before the server opens."""
    check_packages()
    kernels = Kernels()
    check_page()
    for name in NATIVE:
        _check_native(name)
    return kernels


def _check_native(name: str) -> None:
    if importlib.util.find_spec(name) is None:
        return
    try:
        importlib.import_module(name)
    except Exception as error:
        failed = error if getattr(error, "name", None) else ImportError(f"{error}", name=name)
        raise BrokenEnvironmentError(reason(failed)) from error


class Kernels:
    """Loads the kernels in a process of its own, since a server never does. Without them its bots would play badly."""

    def __init__(self) -> None:
        package, module = KERNELS
        self._loading: subprocess.Popen[bytes] | None = None
        if importlib.util.find_spec(package) is not None:
            self._loading = subprocess.Popen(
                [sys.executable, "-c", f"import {module}"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )

    def check(self) -> None:
        """Wait for the process, and refuse kernels that cannot be loaded."""
        if self._loading is None:
            return
        loading, self._loading = self._loading, None
        said = loading.communicate()[1].decode(errors="replace").split("\n")
        if loading.returncode:
            last = next((line for line in reversed(said) if line.strip()), f"exit code {loading.returncode}")
            raise BrokenEnvironmentError(
                f"the package {KERNELS[0]} cannot be loaded ({last.strip()}), so bots and solvers could not play. "
                f"{remedy()}"
            )

    def __del__(self) -> None:
        if self._loading is not None:
            self._loading.kill()
            self._loading.communicate()
