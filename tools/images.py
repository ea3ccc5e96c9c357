"""Pins the container images of `deploy/` by digest: `python -m tools.images [--check]`. Needs Docker with buildx.

A tag can be moved to another image at any time, a digest cannot. The tag stays beside it, for people and for this
tool, which asks the registry for the image that the tag names today. With `--check` nothing is written, and the exit
code is 1 if an image has no digest.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.base import ROOT, SetupError

FILES = (ROOT / "deploy" / "Dockerfile", ROOT / "deploy" / "compose.yaml")
_IMAGE = re.compile(
    r"^(?P<before>FROM |\s+image: )(?P<name>[\w./-]+:[\w.-]+)(?:@(?P<digest>\S+))?", re.MULTILINE
)
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def unpinned(text: str) -> Iterator[str]:
    """The images of a file that have no digest, or one that is none."""
    for image in _IMAGE.finditer(text):
        if image["digest"] is None or not _DIGEST.fullmatch(image["digest"]):
            yield image["name"]


def pinned(text: str, digest_of: Callable[[str], str]) -> str:
    """The text with the present digest of every image."""
    return _IMAGE.sub(lambda image: f"{image['before']}{image['name']}@{digest_of(image['name'])}", text)


def registry_digest(name: str) -> str:
    """The digest of the image, for all platforms, that a tag names in its registry today."""
    words = ["docker", "buildx", "imagetools", "inspect", name, "--format", "{{.Manifest.Digest}}"]
    try:
        asked = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        raise SetupError("asking a registry needs Docker with buildx, which is not here.") from error
    digest = asked.stdout.strip()
    if asked.returncode or not _DIGEST.fullmatch(digest):
        raise SetupError(
            f"the registry did not name the digest of {name}: {asked.stderr.strip() or digest!r}"
        )
    return digest


def main(words: list[str], files: tuple[Path, ...] = FILES) -> int:
    """Write the present digests, or with `--check` name the images that have none."""
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    if "--check" in words:
        found = [f"{path.name}: {name}" for path, text in texts.items() for name in unpinned(text)]
        print("\n".join(found) or "every image has a digest")
        return 1 if found else 0
    known: dict[str, str] = {}

    def digest_of(name: str) -> str:
        if name not in known:
            known[name] = registry_digest(name)
        return known[name]

    try:
        new = {path: pinned(text, digest_of) for path, text in texts.items()}
    except SetupError as error:
        print(f"salon: {error}", file=sys.stderr)
        return 1
    for path, text in new.items():
        path.write_text(text, encoding="utf-8")
    print("\n".join(f"{name}@{digest}" for name, digest in known.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
