"""A server in its own process, and its use of resources according to /proc."""

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

SEATS = 4
HZ = os.sysconf("SC_CLK_TCK")
PATIENCE_S = 60


class Host(Protocol):
    """One or several servers: their addresses and their use of resources."""

    @property
    def addresses(self) -> list[tuple[str, int]]: ...

    def memory_mb(self) -> float: ...

    def processor_s(self) -> float: ...


class Server:
    """A process that prints `ready PORT` when it is ready."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = ""
        while not line.startswith("ready "):
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit(f"{command[0]} did not start")
        self.address = ("127.0.0.1", int(line.split()[1]))

    @property
    def addresses(self) -> list[tuple[str, int]]:
        return [self.address]

    def memory_mb(self) -> float:
        return memory_mb(self.process.pid)

    def processor_s(self) -> float:
        return processor_s(self.process.pid)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE_S)


class Several:
    """Several servers, and the other processes they need."""

    def __init__(self, servers: Sequence[Server], others: Sequence[int]) -> None:
        self._servers = servers
        self._others = others

    @property
    def addresses(self) -> list[tuple[str, int]]:
        return [server.address for server in self._servers]

    def memory_mb(self) -> float:
        """The memory of the servers alone, since a database takes what it is given."""
        return sum(server.memory_mb() for server in self._servers)

    def processor_s(self) -> float:
        family = [pid for other in self._others for pid in (other, *_children(other))]
        return sum(server.processor_s() for server in self._servers) + sum(map(processor_s, family))


@contextmanager
def keep_apart(server: Server) -> Iterator[None]:
    """Give the server a core of its own and this process the others, so that they do not compete."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server.process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def processor_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / HZ


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(word) for word in listed.split()]
