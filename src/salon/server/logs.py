"""What the server writes down of itself: for people to read, or as JSON, one object a line, for machines.

Nothing written lets a reader in anywhere. No token, seed or action is ever logged; and since whoever has a table's code
can look on, a table is called by a name made from its code and a key (`SALON_LOG_KEY`): the same key on every server
gives a table the same name in all of their logs. Without one, names last as long as the process.
"""

import hmac
import logging
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

KEY = "SALON_LOG_KEY"

_table: ContextVar[str | None] = ContextVar("table", default=None)


def at_table(code: str) -> None:
    """What this task does from here on is about a table."""
    _table.set(code)


@contextmanager
def about_table(code: str) -> Iterator[None]:
    """What is done within is about a table."""
    before = _table.set(code)
    try:
        yield
    finally:
        _table.reset(before)


def table_name_key() -> bytes:
    """The key for names of tables: the one that is set, or a new one, which processes started from here share."""
    return os.environ.setdefault(KEY, secrets.token_hex(16)).encode()


def name_of(code: str, key: bytes) -> str:
    """What a table is called in the logs."""
    return hmac.digest(key, code.encode(), "sha256").hex()[:12]


class Naming(logging.Filter):
    """Gives every line the name of the table it is about, if any."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self._key = key

    def filter(self, record: logging.LogRecord) -> bool:
        code = _table.get()
        record.table = None if code is None else name_of(code, self._key)
        return True


class Readable(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s%(at)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", None)
        record.at = "" if table is None else f" [table {table}]"
        return super().format(record)


class Json(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            line["table"] = table
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(*, json: bool, verbose: bool) -> None:
    """Write to standard error: what went wrong, and with `verbose` every request."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if json else Readable())
    handler.addFilter(Naming(table_name_key()))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler], force=True)
    # It writes the address of every socket, and that has the table's code in it. We write our own lines.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
