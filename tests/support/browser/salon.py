"""A real server for browser tests, in its own process, with its own data and a free port on loopback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.support.browser.process.known_draws import AHEAD
from tests.support.browser.process.nursery import Forked, Nursery
from tests.support.outside import with_packages
from tests.support.services import free_port


class House:
    """`salon serve`, which can be killed and started again on the same address with the same data.

    Cards and dice follow from the word `draws`, if it is not empty. Games that are installed in the folder `packages`
    are offered too. With the address of a `network` it is `salon play`, which can be opened to it. A `nursery` starts
    it more quickly, unless there are packages.
    """

    def __init__(
        self,
        data: Path,
        draws: str,
        *,
        packages: Path | None = None,
        network: str | None = None,
        nursery: Nursery | None = None,
    ) -> None:
        self._data = data
        self._packages = packages
        self._draws = draws
        self._ahead = data.with_name(f"{data.name}-ahead")
        self._network = network
        self._nursery = nursery if packages is None else None
        self._port = free_port()
        self._process: subprocess.Popen[str] | Forked | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the process and wait for the line that says that it is ready."""
        words = ["--port", str(self._port), "--data", str(self._data)]
        if self._network is None:
            words = ["serve", *words, "--bot-delay", "20"]
        else:
            words = ["play", *words, "--no-browser", "--lan-address", self._network]
        self._process = self._begin(words)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "open" in line, f"the salon did not start: {line!r}"

    def _begin(self, words: list[str]) -> "subprocess.Popen[str] | Forked":
        variables = {AHEAD: str(self._ahead)}
        if self._nursery is not None:
            return self._nursery.start(self._draws, words, variables)
        return subprocess.Popen(
            [sys.executable, "-m", "tests.support.browser.process.known_draws", self._draws, *words],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | variables | with_packages(self._packages),
        )

    def set_forward(self, ms: int) -> None:
        """Set the server's clock forward. It looks at its timers every few seconds."""
        before = int(self._ahead.read_text()) if self._ahead.exists() else 0
        self._ahead.write_text(str(before + ms))

    def kill(self) -> None:
        """Kill the process as a power cut does, without time to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the process as Ctrl+C does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
