"""What the marks of puzzles are called: one for each puzzle, and one for each day on which that day's was tried."""

from datetime import date

_PUZZLE = "puzzle "
_DAY = "puzzle-day "


def of_puzzle(number: int) -> str:
    """The mark of a puzzle that has been tried."""
    return f"{_PUZZLE}{number}"


def of_day(day: date) -> str:
    """The mark of a day. Each day has one spelling."""
    return f"{_DAY}{day.isoformat()}"


def is_comparable(what: str) -> bool:
    """Whether the time of a mark may be compared with other people's. That of a puzzle is what the page said it was."""
    return not what.startswith((_PUZZLE, _DAY))
