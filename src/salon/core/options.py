"""Options as data: one declaration serves the set-up form, the checks, the docs and the random tests.

Names and meanings in each language are the Fluent messages `<game>-option-<name>`, `…-<name>-about` and
`<game>-option-<name>-<value>`.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from salon.core.errors import BadSetup

OptionValue = bool | int | str


class Option(Struct, frozen=True):
    """Something a table can choose. `group` is the part of the set-up form it belongs to."""

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
        """The id of the message that names it: the option itself where it is a switch, else its value."""
        name = f"{game}-option-{self.option}"
        return name if self.value is True else f"{name}-{self.value}".lower()


class Needs(Struct, frozen=True, tag="needs"):
    """One pick makes sense only with another."""

    pick: Pick
    other: Pick

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        del seats
        if self.pick.holds(options) and not self.other.holds(options):
            raise BadSetup("option-needs", pick=self.pick.label(game), other=self.other.label(game))


class Excludes(Struct, frozen=True, tag="excludes"):
    """Two picks that do not go together."""

    pick: Pick
    other: Pick

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        del seats
        if self.pick.holds(options) and self.other.holds(options):
            raise BadSetup("option-excludes", pick=self.pick.label(game), other=self.other.label(game))


class ForSeats(Struct, frozen=True, tag="for-seats"):
    """A pick for certain numbers of players only."""

    pick: Pick
    seats: tuple[int, ...]

    def check(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> None:
        if self.pick.holds(options) and seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup("option-seats", pick=self.pick.label(game), seats=seats, allowed=allowed)


class Preset(Struct, frozen=True):
    """Options that go together under a name of their own, for certain numbers of players (none given: for any).

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
) -> dict[str, OptionValue]:
    """All options of a game, those not chosen at their default; refuses what cannot be combined."""
    by_name = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in by_name:
            raise BadSetup("option-unknown", option=name)
        if not any(type(value) is type(known) and value == known for known in by_name[name].values):
            raise BadSetup("option-value", option=name, value=str(value))
    options = {option.name: chosen.get(option.name, option.default) for option in declared}
    for condition in conditions:
        condition.check(game, seats, options)
    return options
