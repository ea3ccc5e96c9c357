"""Reads the options of a game from the command line: `--preset NAME --options turn_seconds=30,open`."""

from salon.core import AnyGame, Option, OptionValue
from salon.lab.arena.match import InvalidMatch

ON, OFF = ("on", "yes", "true"), ("off", "no", "false")


def read_options(game: AnyGame, preset: str | None, words: str) -> dict[str, OptionValue]:
    """Return the options of a preset, and those that are given by name."""
    chosen: dict[str, OptionValue] = {}
    if preset is not None:
        presets = {each.name: each.options for each in game.spec.presets}
        if preset not in presets:
            known = f"it has {', '.join(presets)}" if presets else "it has none"
            raise InvalidMatch(f"{game.spec.name} has no preset {preset!r}; {known}")
        chosen |= presets[preset]
    declared = {option.name: option for option in game.spec.options}
    for word in filter(None, map(str.strip, words.split(","))):
        name, _, value = word.partition("=")
        name = name.strip().replace("-", "_")
        # A game may accept settings that are not declared options. It reads them from the text.
        chosen[name] = _value(declared[name], value.strip() or "on") if name in declared else value.strip()
    return chosen


def _value(option: Option, word: str) -> OptionValue:
    for value in option.values:
        if word.lower() in _words_for(value):
            return value
    allowed = ", ".join(_words_for(value)[0] for value in option.values)
    raise InvalidMatch(f"the option {option.name} is one of {allowed}, not {word}")


def _words_for(value: OptionValue) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ON if value else OFF
    return (str(value).lower(),)
