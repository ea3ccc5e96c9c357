"""Words: the sentences of Salon in every language, from the Fluent files that the page uses too."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from salon.core import Refusal
from salon.core.errors import Particulars
from salon.games.registry import KITS

LANGUAGES = ("en", "fr")
DEFAULT = "en"


def say(message: str, language: str = DEFAULT, particulars: Particulars | None = None) -> str:
    """A message in a language; its id, where it does not exist."""
    bundle = _bundle(language if language in LANGUAGES else DEFAULT)
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    text, _errors = bundle.format_pattern(pattern, dict(particulars or {}))
    return str(text)


def explain(refusal: Refusal, language: str = DEFAULT) -> str:
    """The sentence of a refusal. What it speaks of by the id of a message (an option, say) is named in words."""
    params = {name: _named(value, language) for name, value in refusal.params.items()}
    return say(f"refused-{refusal.code}", language, params)


def _named(value: str | int, language: str) -> str | int:
    """The words for one or several message ids; anything else as it is."""
    return value if isinstance(value, int) else ", ".join(say(each, language) for each in value.split(", "))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (files(__package__), *(kit.words for kit in KITS.values())):
        for file in sorted(folder.joinpath(language).iterdir(), key=lambda file: file.name):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
