"""What `salon admin` prints."""

from collections.abc import Sequence
from datetime import UTC, datetime

from salon.server.domain.blocks import AdminEntry, Block, short_id
from salon.server.domain.table import Table
from salon.server.settings import DAY, HOUR, MINUTE


def tables(found: Sequence[Table], now_ms: int, *, with_people: bool) -> str:
    """The tables, those that were used last first."""
    if not found:
        return "There are no tables."
    rows = [("CODE", "GAME", "PEOPLE", "AGE", "LAST USED", "STATE")]
    rows += [
        (
            table.code,
            table.game,
            str(len(table.members)),
            "?" if table.opened_ms is None else _ago(now_ms - table.opened_ms),
            f"{_ago(now_ms - table.touched_ms)} ago",
            table.status,
        )
        for table in found
    ]
    head, *lines = _columns(rows)
    told = [head]
    for table, line in zip(found, lines, strict=True):
        told.append(line)
        if with_people:
            told += [f"  {line}" for line in _people(table)]
    return "\n".join(told)


def _people(table: Table) -> list[str]:
    rows = [
        (
            short_id(member.visitor),
            member.name,
            "seats " + (", ".join(str(seat + 1) for seat in table.seats_of(member)) or "none"),
            "host" if member.number == table.host else "",
            "" if member.away_ms is None else "away",
        )
        for member in table.members
    ]
    return _columns(rows)


def blocks(found: Sequence[Block], now_ms: int) -> str:
    """The blocks, with when and why."""
    if not found:
        return "Nobody is blocked."
    rows = [("NUMBER", "WHOM", "SINCE", "UNTIL", "WHY")]
    rows += [
        (str(block.number), _whom(block), _time(block.at_ms), _until(block, now_ms), block.why)
        for block in found
    ]
    return "\n".join(_columns(rows))


def blocked(block: Block, note: str = "") -> str:
    """What has been blocked, and until when."""
    until = "" if block.until_ms is None else f" until {_time(block.until_ms)}"
    return f"{_whom(block)}{note} is blocked{until} (number {block.number})."


def log(entries: Sequence[AdminEntry], found: Sequence[Block]) -> str:
    """What admins did. A block that has ended or been lifted is known by its number alone."""
    if not entries:
        return "No admin has done anything yet."
    named = {str(block.number): _whom(block) for block in found}
    rows = [("WHEN", "WHO", "WHAT", "", "WHY")]
    for entry in entries:
        subject = entry.subject.partition(" ")[0]
        if entry.what in ("block", "unblock"):
            subject = f"{subject}: {named[subject]}" if subject in named else f"{subject}: no longer in force"
        rows.append((_time(entry.at_ms), entry.who, entry.what, subject, entry.why))
    return "\n".join(_columns(rows))


def _whom(block: Block) -> str:
    return short_id(block.subject) if block.kind == "visitor" else block.subject


def _until(block: Block, now_ms: int) -> str:
    if block.until_ms is None:
        return "unblocked"
    return _time(block.until_ms) if block.holds(now_ms) else "ended"


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _ago(ms: int) -> str:
    for size, unit in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if ms >= size:
            return f"{ms // size} {unit}"
    return "under 1 min"


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The rows as lines whose columns are aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
