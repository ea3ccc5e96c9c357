"""The files in deploy/ agree with the program: its options, environment variables, ports and addresses."""

import argparse
import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from salon.server.cli import serve, shared_options
from salon.server.settings import Limits
from tools import audit, images, release
from tools.environment import BUILD_LOCK

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def accepted(words: list[str]) -> argparse.Namespace:
    """Parse arguments of `salon serve`."""
    assert words[0] == "serve"
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.configure(parser)
    return parser.parse_args(words[1:])


def variables() -> set[str]:
    """Every environment variable that the program reads."""
    sources = (ROOT / "src").rglob("*.py")
    known = {
        name
        for path in sources
        for name in re.findall(r"SALON_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))
    }
    return known | {f"SALON_KEEP_{name.upper()}" for name in shared_options.KEPT}


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit(name: str) -> dict[str, list[tuple[str, str]]]:
    """The keys and values of a systemd unit, by section. A key may occur several times."""
    parser = configparser.ConfigParser(strict=False, interpolation=None, dict_type=dict)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    text = (DEPLOY / name).read_text(encoding="utf-8")
    parser.read_string(text)
    sections: dict[str, list[tuple[str, str]]] = {section: [] for section in parser.sections()}
    section = ""
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            sections[section].append((key, value))
    return sections


def test_compose_starts_the_salon_as_it_can_be_started() -> None:
    services = compose()["services"]
    salons = [service for name, service in services.items() if name.startswith("salon")]
    assert len(salons) == 2
    for service in salons:
        options = accepted(service["command"])
        assert (options.host, options.port) == ("0.0.0.0", 8123)
        assert {name for name in service["environment"] if name.startswith("SALON_")} <= variables()
        assert set(service["depends_on"]) <= set(services)
        proxy = services["nginx"]["networks"]["inside"]["ipv4_address"]
        assert service["environment"]["SALON_PROXIES"] == shared_options.network(proxy), (
            "nginx is believed, nobody else"
        )
        assert "ports" not in service, "only nginx is reached from outside"
    assert [name for name, service in services.items() if "ports" in service] == ["nginx"]
    used = {
        volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])
    }
    assert {name for name in used if not name.startswith(".")} == set(compose()["volumes"])


def test_compose_and_nginx_know_each_other() -> None:
    upstream = (DEPLOY / "upstream.compose.conf").read_text(encoding="utf-8")
    salons = [name for name in compose()["services"] if name.startswith("salon")]
    assert re.findall(r"^server ([\w-]+):8123 ", upstream, re.MULTILINE) == salons
    mounted = [each.split(":")[0] for each in compose()["services"]["nginx"]["volumes"]]
    assert all((DEPLOY / name).exists() for name in mounted if name.endswith(".conf"))


def test_nginx_says_where_a_request_comes_from_and_keeps_codes_out_of_its_log() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
    ):
        assert line in text
    (log_format,) = re.findall(r"log_format \w+ '(.*)';", text)
    assert not {"$request", "$request_uri", "$uri", "$http_cookie", "$args"} & set(log_format.split())


def test_nginx_limits_connections_by_address_and_in_all() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    zones = dict(re.findall(r"limit_conn_zone \$(\w+) zone=(\w+):", text))
    limits = {
        zone: int(most) for zone, most in re.findall(r"^\s+limit_conn (\w+) (\d+);", text, re.MULTILINE)
    }
    assert set(zones) == {"binary_remote_addr", "server_port"}
    assert set(limits) == set(zones.values())
    assert limits[zones["binary_remote_addr"]] == Limits().connections_an_address
    assert limits[zones["server_port"]] <= Limits().connections


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    nginx, openssl = shutil.which("nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("there is no nginx on this machine")
    key, certificate = tmp_path / "salon.key", tmp_path / "salon.crt"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", str(key)]
    subprocess.run([*made, "-out", certificate], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("/etc/nginx/certificates", str(tmp_path)),
        ("/etc/nginx/salon-upstream.conf", str(DEPLOY / "upstream.systemd.conf")),
        ("/var/log/nginx", str(tmp_path)),
    ):
        assert old in text
        text = text.replace(old, new)
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path / 'pid'};\n{text}", encoding="utf-8")
    said = subprocess.run([nginx, "-t", "-c", config], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr


def test_the_service_starts_the_salon_as_it_can_be_started() -> None:
    lines = unit("salon.service")["Service"]
    (command,) = [value for key, value in lines if key == "ExecStart"]
    program, *words = shlex.split(command)
    assert program.endswith("/bin/salon")
    options = accepted(words)
    assert str(options.port) in (DEPLOY / "upstream.systemd.conf").read_text(encoding="utf-8")
    names = {value.partition("=")[0] for key, value in lines if key == "Environment"}
    assert {name for name in names if name.startswith("SALON_")} <= variables()
    hardened = dict(lines)
    assert (hardened["DynamicUser"], hardened["ProtectSystem"], hardened["NoNewPrivileges"]) == (
        "yes",
        "strict",
        "yes",
    )


@pytest.mark.parametrize(
    "name", ["salon.service", "salon-install.service", "salon-backup.service", "salon-backup.timer"]
)
def test_systemd_finds_nothing_wrong(name: str) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("there is no systemd on this machine")
    said = subprocess.run([analyse, "verify", DEPLOY / name], capture_output=True, text=True, check=False)
    faults = [line for line in said.stderr.splitlines() if "salon" in line and "/opt/salon" not in line]
    assert faults == []


def pip_commands(text: str) -> list[str]:
    """Every call of pip, with the lines that continue it joined."""
    joined = text.replace("\\\n", " ")
    return [found.strip() for found in re.findall(r"\bpip ((?:install|wheel)[^&\n]*)", joined)]


def is_hashed(command: str) -> bool:
    """Whether pip can only use what has a hash in a lock, or what was made here, and builds nothing with more."""
    if "--require-hashes" in command:
        return "--only-binary :all:" in command and "-r " in command
    made_here = "--no-deps" in command and ("--no-index" in command or command.startswith("wheel"))
    return made_here and (command.startswith("install") or "--no-build-isolation" in command)


@pytest.mark.parametrize("name", ["Dockerfile", "salon-install.service"])
def test_pip_installs_nothing_without_a_hash(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    commands = pip_commands(lines)
    assert len(commands) >= 2
    assert [command for command in commands if not is_hashed(command)] == []
    locks = re.findall(r"-r \S*?(requirements-[\w-]+\.lock)", " ".join(commands))
    assert set(locks) - {release.OWN_LOCK} <= {path.name for path in audit.PYTHON_LOCKS}


@pytest.mark.parametrize(
    "command",
    [
        "install salon",
        "install --require-hashes -r requirements.lock",
        "install --no-deps /wheels/salon.whl",
        "wheel --no-deps --wheel-dir /wheels .",
    ],
)
def test_pip_without_hashes_would_be_seen(command: str) -> None:
    assert not is_hashed(command)


def test_the_build_tools_are_locked() -> None:
    """The wheel is built without isolation, so whatever the build needs must be in its lock."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    locked = {locked.package for locked in audit.python_packages(BUILD_LOCK.read_text(encoding="utf-8"))}
    assert {re.split(r"[<>=]", each)[0] for each in wanted} <= locked


def test_every_image_has_a_digest() -> None:
    for path in images.FILES:
        text = path.read_text(encoding="utf-8")
        assert list(images.unpinned(text)) == [], path.name
    named = [image for path in images.FILES for image in re.findall(r"sha256:[0-9a-f]{64}", path.read_text())]
    assert len(named) == 6
    stages = re.findall(r"^FROM \S+", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(stages) == 3
    assert len(images._IMAGE.findall((DEPLOY / "Dockerfile").read_text(encoding="utf-8"))) == len(stages)
    pulled = [service["image"] for service in compose()["services"].values() if "image" in service]
    assert all("@sha256:" in image for image in pulled)


def test_every_setting_is_in_the_docs() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    options = {each for action in parser._actions for each in action.option_strings if each.startswith("--")}
    assert {each for each in options if f"`{each}" not in page} <= {
        "--help",
        "--bot-delay",
        "--deck",
        "--board",
    }
    assert {name for name in variables() if f"`{name}" not in page} <= {"SALON_CHROMIUM"}
