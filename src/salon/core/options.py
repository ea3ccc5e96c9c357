"""Options as data. The set-up form, the checks, the documentation and the random tests use the same declaration.

Names and meanings in each language are the Fluent messages `<game>-option-<name>`, `…-<name>-about` and
`<game>-option-<name>-<value>`. An extra has no messages, because nobody chooses it.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal

from msgspec import Struct

from salon.core.errors import BadSetup

OptionValue = bool | int | str

LONGEST_TEXT = 200


class Option(Struct, frozen=True):
    """Something that the host of a table can choose. `group` is the part of the set-up form that shows it."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    group: str
    rule: str | None = None


class Pick(Struct, frozen=True):
    """An option set to a value."""

    option: str
    value: OptionValue

    def holds(self, options: Mapping[str, OptionValue]) -> bool:
        return self.option in options and options[self.option] == self.value

    def label(self, game: str) -> str:
        """The id of the message that names it: the option's own if the option is a switch, otherwise the value's."""
        name = f"{game}-option-{self.option}"
        return name if self.value is True else f"{name}-{self.value}".lower()


class Extra(Struct, frozen=True):
    """A value of the setup that the program supplies and no form offers, such as a date or the ids of some cards.

    It is stored among the options, as text. `ids` are ids with spaces between them, sorted and without repetitions; if
    there are none, the value is not stored at all. A `date` is an ISO date and cannot be left out. A `text` is up to
    200 printable characters that the game checks; an empty one is not stored. `content` is what visitors have written
    (see `kit.PackKind`): the game checks it, and it is part of a game's setup only; neither a table nor a view shows
    it. With `only_with`, the value is ignored unless that pick holds. `refusal` is the code of the refusal if the text
    has the wrong form.
    """

    name: str
    kind: Literal["ids", "date", "text", "content"]
    rule: str | None = None
    only_with: Pick | None = None
    refusal: str = "option-value"

    def read(self, options: Mapping[str, OptionValue], given: OptionValue) -> str | None:
        """The value as it is stored, or None if it is not stored. Raises BadSetup if it has the wrong form."""
        if self.only_with is not None and not self.only_with.holds(options):
            return None
        try:
            return self._normalised(given)
        except ValueError as error:
            raise BadSetup(self.refusal, self.rule, option=self.name, value=str(given)) from error

    def _normalised(self, given: OptionValue) -> str | None:
        if not isinstance(given, str):
            raise ValueError("it is not a text")
        if self.kind == "date":
            return date.fromisoformat(given).isoformat()
        if self.kind == "content":
            return given or None
        if self.kind == "text":
            if len(given) > LONGEST_TEXT or not given.isprintable():
                raise ValueError("it is too long, or not all of it can be printed")
            return given.strip() or None
        return " ".join(sorted(set(given.split()))) or None


class Needs(Struct, frozen=True, tag="needs"):
    """One pick is allowed only with another."""

    pick: Pick
    other: Pick

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        del seats
        if self.pick.holds(options) and not self.other.holds(options):
            raise BadSetup("option-needs", pick=self.pick.label(game), other=self.other.label(game))


class Excludes(Struct, frozen=True, tag="excludes"):
    """Two picks cannot be combined."""

    pick: Pick
    other: Pick

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        del seats
        if self.pick.holds(options) and self.other.holds(options):
            raise BadSetup("option-excludes", pick=self.pick.label(game), other=self.other.label(game))


class ForSeats(Struct, frozen=True, tag="for-seats"):
    """A pick is allowed only with certain numbers of players."""

    pick: Pick
    seats: tuple[int, ...]

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        if self.pick.holds(options) and seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup("option-seats", pick=self.pick.label(game), seats=seats, allowed=allowed)


class Preset(Struct, frozen=True):
    """A named set of options, for certain numbers of players. An empty `seats` means any number.

    Its words are the messages `<game>-preset-<name>` and `…-about`.
    """

    name: str
    options: dict[str, OptionValue]
    seats: tuple[int, ...] = ()


Condition = Needs | Excludes | ForSeats


def complete_options(
    declared: Sequence[Option],
    conditions: Sequence[Condition],
    seats: int,
    chosen: Mapping[str, OptionValue],
    game: str = "",
    extras: Sequence[Extra] = (),
) -> dict[str, OptionValue]:
    """All options of a game, with defaults for those that were not chosen, followed by its extras.

    Raises BadSetup for a name that is not declared, for a value that is not allowed, and for a combination that a
    condition forbids.
    """
    by_name = {option.name: option for option in declared}
    supplied = {extra.name for extra in extras}
    for name, value in chosen.items():
        if name in supplied:
            continue
        if name not in by_name:
            raise BadSetup("option-unknown", option=name)
        if not any(type(value) is type(known) and value == known for known in by_name[name].values):
            raise BadSetup("option-value", option=name, value=str(value))
    options = {option.name: chosen.get(option.name, option.default) for option in declared}
    for condition in conditions:
        condition.check(game, seats, options)
    read = {extra.name: extra.read(options, chosen.get(extra.name, "")) for extra in extras}
    return options | {name: value for name, value in read.items() if value is not None}
