"""The games of a match in a file, one line each, so that a match goes on where it was interrupted.

The first line says what is played; another match is refused. A line that was torn when the power or the
process went is cut off, and its game is played again.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from io import BufferedWriter
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from salon.lab.arena.match import BadMatch, Match, Played


class Head(Struct, frozen=True):
    """The first line: the match, and the version of Salon whose bots play it."""

    match: Match
    salon: str


class Keeper:
    """Appends finished games to a file. `kept` are those that were there."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        head = Head(match, version("salon"))
        body = self._read()
        whole = body[: body.rfind(b"\n") + 1]
        lines = whole.splitlines()
        self.kept: list[Played] = []
        if lines:
            self._compare(lines[0], head)
            self.kept = self._games(lines[1:])
        elif not msgspec.json.encode(head).startswith(body):
            raise self._not_ours()
        self._file = self._open(len(whole))
        if not lines:
            self._append(head)

    def add(self, game: Played) -> None:
        """Keep a game: once this returns, only the machine itself can lose it."""
        self._append(game)

    def close(self) -> None:
        """Make sure that even the machine cannot."""
        with self._writing(), self._file:
            os.fsync(self._file.fileno())

    def _append(self, what: Struct) -> None:
        with self._writing():
            self._file.write(msgspec.json.encode(what) + b"\n")
            self._file.flush()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadMatch(
                f"{self._path} cannot be written any more: {error.strerror}. The games before this are in it: "
                "with room again, the same command goes on from there"
            ) from error

    def _read(self) -> bytes:
        try:
            return self._path.read_bytes() if self._path.exists() else b""
        except OSError as error:
            raise BadMatch(f"{self._path} cannot be read: {error.strerror}") from error

    def _open(self, size: int) -> BufferedWriter:
        """The file, cut off after its last whole line, and ready to be written on."""
        try:
            file = self._path.open("ab")
            file.truncate(size)
        except OSError as error:
            raise BadMatch(f"{self._path} cannot be written: {error.strerror}") from error
        return file

    def _compare(self, line: bytes, head: Head) -> None:
        try:
            there = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError as error:
            raise self._not_ours() from error
        for what, (theirs, ours) in _differences(there, head):
            raise BadMatch(
                f"{self._path} keeps another match: its {what} is {theirs}, not {ours}. "
                "Give the command it was made with, or another file"
            )

    def _not_ours(self) -> BadMatch:
        return BadMatch(f"{self._path} is not a file of the arena; nothing was changed in it")

    def _games(self, lines: Iterable[bytes]) -> list[Played]:
        games: dict[int, Played] = {}
        for number, line in enumerate(lines, 2):
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise BadMatch(f"line {number} of {self._path} is damaged: {error}") from error
            games.setdefault(game.number, game)
        return list(games.values())


def _differences(there: Head, here: Head) -> Iterable[tuple[str, tuple[str, str]]]:
    theirs, ours = _facts(there), _facts(here)
    for name in {**ours, **theirs}:
        if theirs.get(name) != ours.get(name):
            yield name.replace("_", " "), (_shown(theirs.get(name)), _shown(ours.get(name)))


def _facts(head: Head) -> dict[str, object]:
    """What must be the same, each option by itself: there are dozens."""
    options = {f"option {name}": value for name, value in head.match.options.items()}
    return {"salon version": head.salon, **asdict(head.match), "options": None, **options}


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
