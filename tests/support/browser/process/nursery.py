"""Starts servers for browser tests quickly: all is imported and checked once, and each server is a fork of that.

A message asks for a server, with the write end of a pipe for what it says; the answer is its process id.
"""

import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NoReturn
from unittest.mock import patch

from salon import environment
from salon.words import LANGUAGES, say

LONGEST = 65_536
PATIENCE_S = 30


class Forked:
    """A server that a nursery has started, with the part of Popen's interface that is needed."""

    def __init__(self, pid: int, said: int) -> None:
        self.pid = pid
        self._ended = os.pidfd_open(pid)
        self.stdout = os.fdopen(said, encoding="utf-8")

    def send_signal(self, number: signal.Signals) -> None:
        signal.pidfd_send_signal(self._ended, number)

    def wait(self, timeout: float) -> None:
        """Wait until the process has ended."""
        if not select.select([self._ended], [], [], timeout)[0]:
            raise TimeoutError(f"the server {self.pid} has not ended within {timeout} seconds")
        os.close(self._ended)


class Nursery:
    """The tests' end."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.browser.process.nursery", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )

    def start(self, draws: str, words: Sequence[str], variables: Mapping[str, str]) -> Forked:
        """Start a server with these arguments of `known_draws`, and these environment variables."""
        said, theirs = os.pipe()
        wish = json.dumps([draws, [*words], {**variables}]).encode()
        socket.send_fds(self._line, [wish], [theirs])
        os.close(theirs)
        answer = self._line.recv(LONGEST)
        assert answer, "the nursery has ended"
        return Forked(int(answer), said)

    def close(self) -> None:
        self._line.close()
        self._process.wait(PATIENCE_S)


def main(line: socket.socket) -> None:
    """Start what is asked for until nobody can ask any more."""
    _prepare()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children leave nothing behind
    while True:
        wish, (said,) = _asked(line)
        if not wish:
            return
        pid = os.fork()
        if pid == 0:
            line.close()
            os.dup2(said, 1)
            os.close(said)
            _serve(*json.loads(wish))
        os.close(said)
        line.send(str(pid).encode())


def _prepare() -> None:
    """Do once what each server would do: check the installation, import the server, and read the words."""
    import_module("tests.support.browser.process.known_draws")
    import_module("salon.server.cli.play")
    environment.check().check()
    for language in LANGUAGES:
        say("who-name", language)


def _asked(line: socket.socket) -> tuple[bytes, list[int]]:
    wish, handles, _, _ = socket.recv_fds(line, LONGEST, 1)
    return wish, handles or [-1]


def _serve(draws: str, words: list[str], variables: dict[str, str]) -> NoReturn:
    from tests.support.browser.process import known_draws

    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        random.seed()
        os.environ.update(variables)
        with patch.object(environment, "check", _Checked):
            code = known_draws.main(draws, words)
    finally:
        sys.stdout.flush()
        os._exit(code)


class _Checked:
    """The environment was checked when the nursery started."""

    def check(self) -> None:
        pass


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
