"""Logging: lines of text for people, or one JSON object a line for machines.

A log gives its reader no access to anything. Tokens, seeds and actions are never logged. Anybody who has a table's code
can watch it, so a table appears under a name made from its code and a key (`SALON_LOG_KEY`). With the same key on every
server, a table has the same name in all logs. Without a key, names last as long as the process.
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
HOUSEKEEPING = "salon.server.housekeeping"
"""The logger of what is removed and refused, which is always logged."""

_table: ContextVar[str | None] = ContextVar("table", default=None)


def at_table(code: str) -> None:
    """Log the rest of this task as being about a table."""
    _table.set(code)


@contextmanager
def about_table(code: str) -> Iterator[None]:
    """Log everything within as being about a table."""
    before = _table.set(code)
    try:
        yield
    finally:
        _table.reset(before)


def table_name_key() -> bytes:
    """The key for names of tables: the configured one, or a new one that child processes inherit."""
    return os.environ.setdefault(KEY, secrets.token_hex(16)).encode()


def name_of(code: str, key: bytes) -> str:
    """The name of a table in the logs."""
    return hmac.digest(key, code.encode(), "sha256").hex()[:12]


class TableNameFilter(logging.Filter):
    """Adds the name of the table that a line is about, if any."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self._key = key

    def filter(self, record: logging.LogRecord) -> bool:
        code = _table.get()
        record.table = None if code is None else name_of(code, self._key)
        return True


class TextFormatter(logging.Formatter):
    """Formats lines for people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s%(at)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", None)
        record.at = "" if table is None else f" [table {table}]"
        return super().format(record)


class JsonFormatter(logging.Formatter):
    """Formats lines as JSON."""

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
    """Log warnings, errors and housekeeping to standard error, and with `verbose` every request."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if json else TextFormatter())
    handler.addFilter(TableNameFilter(table_name_key()))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(HOUSEKEEPING).setLevel(logging.INFO)
    # Uvicorn logs the address of every socket, which contains the table's code. The server logs its own lines.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
