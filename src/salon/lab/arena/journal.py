"""The journal of a match: a file with one line for each finished game, from which an interrupted match continues.

The first line describes the match; a journal of a different match is refused. An incomplete last line is cut off, and
its game is played again.
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

from salon.lab.arena.match import InvalidMatch, Match, PlayedGame


class Header(Struct, frozen=True):
    """The first line: the match, and the version of Salon that plays it."""

    match: Match
    salon: str


class Journal:
    """Appends finished games to a file. `games` are those that it contained when it was opened."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        header = Header(match, version("salon"))
        body = self._read()
        whole = body[: body.rfind(b"\n") + 1]
        lines = whole.splitlines()
        self.games: list[PlayedGame] = []
        if lines:
            self._compare(lines[0], header)
            self.games = self._games(lines[1:])
        elif not msgspec.json.encode(header).startswith(body):
            raise self._not_ours()
        self._file = self._open(len(whole))
        if not lines:
            self._append(header)

    def add(self, game: PlayedGame) -> None:
        """Append a game. Once this returns, the game survives the end of the process."""
        self._append(game)

    def close(self) -> None:
        """Flush the file to disk, so that the games survive a power failure too."""
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
            raise InvalidMatch(
                f"{self._path} can no longer be written: {error.strerror}. It contains the games before this one: "
                "once there is space, the same command continues from there"
            ) from error

    def _read(self) -> bytes:
        try:
            return self._path.read_bytes() if self._path.exists() else b""
        except OSError as error:
            raise InvalidMatch(f"{self._path} cannot be read: {error.strerror}") from error

    def _open(self, size: int) -> BufferedWriter:
        """Open the file for appending, and truncate it after its last complete line."""
        try:
            file = self._path.open("ab")
            file.truncate(size)
        except OSError as error:
            raise InvalidMatch(f"{self._path} cannot be written: {error.strerror}") from error
        return file

    def _compare(self, line: bytes, header: Header) -> None:
        try:
            there = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError as error:
            raise self._not_ours() from error
        for what, (theirs, ours) in _differences(there, header):
            raise InvalidMatch(
                f"{self._path} keeps another match: its {what} is {theirs}, not {ours}. "
                "Give the command it was made with, or another file"
            )

    def _not_ours(self) -> InvalidMatch:
        return InvalidMatch(f"{self._path} is not a file of the arena; nothing was changed in it")

    def _games(self, lines: Iterable[bytes]) -> list[PlayedGame]:
        games: dict[int, PlayedGame] = {}
        for number, line in enumerate(lines, 2):
            try:
                game = msgspec.json.decode(line, type=PlayedGame)
            except msgspec.DecodeError as error:
                raise InvalidMatch(f"line {number} of {self._path} is damaged: {error}") from error
            games.setdefault(game.number, game)
        return list(games.values())


def _differences(there: Header, here: Header) -> Iterable[tuple[str, tuple[str, str]]]:
    theirs, ours = _facts(there), _facts(here)
    for name in {**ours, **theirs}:
        if theirs.get(name) != ours.get(name):
            yield name.replace("_", " "), (_shown(theirs.get(name)), _shown(ours.get(name)))


def _facts(header: Header) -> dict[str, object]:
    """Return what must be equal; each option is listed by itself, since there are dozens."""
    options = {f"option {name}": value for name, value in header.match.options.items()}
    return {"salon version": header.salon, **asdict(header.match), "options": None, **options}


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
