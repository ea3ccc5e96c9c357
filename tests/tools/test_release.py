"""Releases and images: hashes that accept one file alone, and digests that a registry named."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import images, release
from tools.base import SetupError

DIGEST = f"sha256:{'0' * 64}"
OTHER = f"sha256:{'1' * 64}"
FILE = f"""# FROM nothing:1
FROM node:22-slim AS page
FROM python:3.12-slim@{DIGEST} AS wheel
services:
  nginx:
    image: nginx:1.28-alpine
    image: valkey/valkey:8-alpine@sha256:short
"""


def a_wheel(folder: Path, content: str) -> Path:
    path = folder / "salon-0.0.1-py3-none-any.whl"
    told = "salon-0.0.1.dist-info"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("salon_test_release.py", content)
        wheel.writestr(f"{told}/METADATA", "Metadata-Version: 2.1\nName: salon\nVersion: 0.0.1\n")
        wheel.writestr(
            f"{told}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(
            f"{told}/RECORD", f"salon_test_release.py,,\n{told}/METADATA,,\n{told}/WHEEL,,\n{told}/RECORD,,\n"
        )
    return path


def install(folder: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    words = ["--require-hashes", "--only-binary", ":all:", "--no-deps", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *words, "--target", str(target)]
    return subprocess.run(
        [*command, "-r", str(folder / release.OWN_LOCK)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_release_installs_its_own_wheel_and_no_other(tmp_path: Path) -> None:
    lock = tmp_path / release.OWN_LOCK
    lock.write_text(release.wheel_lock(a_wheel(tmp_path, "ours = True")), "utf-8")
    done = install(tmp_path, tmp_path / "one")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "one" / "salon_test_release.py").is_file()
    a_wheel(tmp_path, "ours = False")
    refused = install(tmp_path, tmp_path / "two")
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not (tmp_path / "two" / "salon_test_release.py").exists()


def test_images_without_a_digest_are_seen() -> None:
    assert list(images.unpinned(FILE)) == ["node:22-slim", "nginx:1.28-alpine", "valkey/valkey:8-alpine"]


def test_images_get_the_digest_of_their_tag() -> None:
    text = images.pinned(FILE, lambda name: OTHER if name.startswith("python") else DIGEST)
    assert list(images.unpinned(text)) == []
    assert f"FROM python:3.12-slim@{OTHER} AS wheel" in text
    assert f"    image: valkey/valkey:8-alpine@{DIGEST}\n" in text
    assert text.startswith("# FROM nothing:1\n")


def test_a_registry_that_does_not_answer_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def silent(name: str) -> str:
        raise SetupError(f"nobody knows {name}")

    monkeypatch.setattr(images, "registry_digest", silent)
    path = tmp_path / "Dockerfile"
    path.write_text(FILE, "utf-8")
    assert images.main([], (path,)) == 1
    assert path.read_text("utf-8") == FILE
    assert "nobody knows node:22-slim" in capsys.readouterr().err
    assert images.main(["--check"], (path,)) == 1
    monkeypatch.setattr(images, "registry_digest", lambda _name: DIGEST)
    assert images.main([], (path,)) == 0
    assert images.main(["--check"], (path,)) == 0


def test_without_docker_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match="Docker"):
        images.registry_digest("node:22-slim")
