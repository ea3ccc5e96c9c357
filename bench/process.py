"""A server in a process of its own, and what it uses, as /proc tells it."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

SEATS = 4
HZ = os.sysconf("SC_CLK_TCK")
PATIENCE_S = 60


class Server:
    """A process that says `ready PORT` when it is."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = ""
        while not line.startswith("ready "):
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit(f"{command[0]} did not start")
        self.address = ("127.0.0.1", int(line.split()[1]))

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / HZ

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE_S)
