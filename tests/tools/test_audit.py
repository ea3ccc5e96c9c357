"""The dependency audit: what is checked in every run without the network, and what is read from those who know."""

import json
from pathlib import Path

import pytest

from tools import audit
from tools.audit import Advisory, Locked, NobodyToAsk


def test_nothing_locked_is_warned_of() -> None:
    assert audit.warnings(audit.all_locked(), audit.known_advisories()) == []


def test_every_advisory_is_about_something_locked() -> None:
    """One about nothing would look as if it checked something."""
    packages = {(each.kind, each.package) for each in audit.all_locked()}
    assert {(each.kind, each.package) for each in audit.known_advisories()} <= packages


@pytest.mark.parametrize("lock", audit.PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_is_pinned_with_hashes(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert list(audit.python_faults(text)) == []
    packages = [line for line in text.splitlines() if line[:1].isalnum()]
    assert len(list(audit.python_packages(text))) == len(packages) > 0


def test_every_npm_package_is_pinned_with_a_hash_and_runs_nothing() -> None:
    text = audit.NPM_LOCK.read_text(encoding="utf-8")
    assert list(audit.npm_faults(text)) == []
    assert len(list(audit.npm_packages(text))) > 50


HASH = f"    --hash=sha256:{'0' * 64}\n"


@pytest.mark.parametrize(
    ("lock", "fault"),
    [
        ("a==1 \\\n" + HASH, None),
        ("a==1 ; python_version < '4' \\\n" + HASH + "b-c==2.0.post1 \\\n" + HASH, None),
        ("a==1\n", "no hash"),
        ("a==1 \\\n" + HASH + "b==2\n", "no hash"),
        ("a>=1 \\\n" + HASH, "not pinned"),
        ("a\n", "not pinned"),
        ("a @ https://example.org/a.whl\n", "address"),
        ("-e .\n", "not pinned"),
    ],
)
def test_faults_of_a_python_lock_are_seen(lock: str, fault: str | None) -> None:
    found = list(audit.python_faults(lock))
    assert found == [] if fault is None else any(fault in each for each in found)


@pytest.mark.parametrize(
    ("package", "fault"),
    [
        ({"version": "1.0.0", "integrity": "sha512-x"}, None),
        ({"version": "1.0.0"}, "no hash"),
        ({"version": "1.0.0", "integrity": "sha1-x"}, "no hash"),
        ({"version": "1.0.0", "integrity": "sha512-x", "resolved": "git+ssh://x"}, "address"),
        ({"version": "1.0.0", "integrity": "sha512-x", "hasInstallScript": True}, "script"),
    ],
)
def test_faults_of_an_npm_lock_are_seen(package: dict[str, object], fault: str | None) -> None:
    lock = json.dumps({"packages": {"": {"name": "page"}, "node_modules/a": package}})
    assert list(audit.npm_packages(lock)) == [Locked("npm", "a", "1.0.0")]
    found = list(audit.npm_faults(lock))
    assert found == [] if fault is None else any(fault in each for each in found)


def test_versions_before_the_repair_are_warned_of() -> None:
    advisory = Advisory("pypi", "a", "2.10", "CVE-1", "leaks")
    affected = [
        version
        for version in ("1.0", "2.9.9", "2.10rc1", "2.10", "2.11", "10.0")
        if advisory.warns_of(Locked("pypi", "a", version))
    ]
    assert affected == ["1.0", "2.9.9", "2.10rc1"]
    assert not advisory.warns_of(Locked("npm", "a", "1.0"))
    assert advisory._replace(fixed="").warns_of(Locked("pypi", "a", "99"))
    (warning,) = audit.warnings([Locked("pypi", "a", "1.0")], [advisory])
    assert warning == "a 1.0 leaks (CVE-1): take 2.10 or later"


def test_answers_of_pip_audit_are_read() -> None:
    vulnerable = {"id": "PYSEC-1", "fix_versions": ["1.9", "2.1", "3.0"], "description": "It\nleaks."}
    answer = {"dependencies": [{"name": "A", "version": "2.0", "vulns": [vulnerable]}], "fixes": []}
    assert list(audit.from_pip_audit(json.dumps(answer))) == [
        Advisory("pypi", "a", "2.1", "PYSEC-1", "It leaks.")
    ]
    skipped = {"dependencies": [{"name": "a", "skip_reason": "not found"}]}
    with pytest.raises(NobodyToAsk, match="not found"):
        list(audit.from_pip_audit(json.dumps(skipped)))


def test_answers_of_npm_audit_are_read() -> None:
    via = {"url": "https://example.org/advisories/GHSA-1", "title": "It leaks", "range": ">=5.0.0 <5.3.2"}
    answer = {"vulnerabilities": {"a": {"via": [via, "b"]}}}
    assert list(audit.from_npm_audit(json.dumps(answer))) == [
        Advisory("npm", "a", "5.3.2", "GHSA-1", "It leaks")
    ]
    with pytest.raises(NobodyToAsk, match="405"):
        list(audit.from_npm_audit('{"message": "405 Method Not Allowed - POST ..."}'))
