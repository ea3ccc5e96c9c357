"""Refusals: what was asked for cannot be done, and why.

A refusal carries a code for machines and translations, the id of the rule for people, and the particulars.
Its sentence, in every language, is the message `refused-<code>` of the Fluent files (see salon.words).
"""

Particulars = dict[str, str | int]
"""What a sentence speaks of, by name: the gaps of a Fluent message."""

LARGEST = 2**53 - 1
"""The largest number that every receiver of a refusal can read (a browser's numbers end there)."""
LONGEST = 500


class Refusal(ValueError):
    """Something was refused, and nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, **params: str | int) -> None:
        self.code = code
        self.rule = rule
        self.params: Particulars = {name: _bounded(value) for name, value in params.items()}
        super().__init__(code, rule, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        """So that a worker process can hand a refusal over."""
        return _again, (type(self), self.code, self.rule, self.params)

    def __str__(self) -> str:
        particulars = ", ".join(f"{name}={value}" for name, value in self.params.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{rule}" + (f": {particulars}" if particulars else "")


def _bounded(value: str | int) -> str | int:
    """A particular that can be sent and said: it may have come from whoever was refused."""
    if isinstance(value, str):
        return value[:LONGEST]
    return max(-LARGEST, min(value, LARGEST))


def _again(kind: type[Refusal], code: str, rule: str | None, params: Particulars) -> Refusal:
    return kind(code, rule, **params)


class IllegalAction(Refusal):
    """A player tried what the rules, at this moment, do not allow."""


class BadSetup(Refusal):
    """A game cannot be made like this: wrong number of players, or options that do not go together."""
