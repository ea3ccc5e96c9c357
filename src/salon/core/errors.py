"""Refusals: errors that say what cannot be done, and why.

A refusal carries a code for programs and translations, the id of the rule for people, and particulars such as the card
that was tried. Its sentence in each language is the Fluent message `refused-<code>` (see salon.words).
"""

Particulars = dict[str, str | int]
"""The variables of a Fluent message, by name."""

LARGEST = 2**53 - 1
"""The largest integer that a browser can read exactly."""
LONGEST = 500
"""The greatest length of a particular that is text."""


class Refusal(ValueError):
    """Something was refused, and nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, **params: str | int) -> None:
        self.code = code
        self.rule = rule
        self.params: Particulars = {name: _bounded(value) for name, value in params.items()}
        super().__init__(code, rule, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        """Let a worker process return a refusal: pickle cannot copy an exception with keyword arguments by itself."""
        return _again, (type(self), self.code, self.rule, self.params)

    def __str__(self) -> str:
        particulars = ", ".join(f"{name}={value}" for name, value in self.params.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{rule}" + (f": {particulars}" if particulars else "")


def _bounded(value: str | int) -> str | int:
    """A particular of limited size. It may come from a client, who may have sent anything."""
    if isinstance(value, str):
        return value[:LONGEST]
    return max(-LARGEST, min(value, LARGEST))


def _again(kind: type[Refusal], code: str, rule: str | None, params: Particulars) -> Refusal:
    return kind(code, rule, **params)


class IllegalAction(Refusal):
    """A player tried something that the rules do not allow at this moment."""


class BadSetup(Refusal):
    """A game cannot be set up: the number of players is wrong, or the options do not go together."""
