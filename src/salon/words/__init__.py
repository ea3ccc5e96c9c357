"""The texts of Salon and of its games in every language, from the Fluent files that the page uses too."""

import logging
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from salon.core import Refusal
from salon.core.errors import Particulars
from salon.core.kit import GameKit
from salon.games.registry import KITS

LANGUAGES = ("en", "fr", "it")
DEFAULT = "en"

log = logging.getLogger(__name__)


class Words:
    """The messages of one language, from folders that have a subfolder of Fluent files for each language."""

    def __init__(self, language: str, folders: Iterable[Traversable]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for text in texts_in(folder, language):
                self._bundle.add_resource(FluentResource(text))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, particulars: Particulars | None = None) -> str:
        """The text of a message, or its id if there is no such message."""
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            return message
        text, _errors = self._bundle.format_pattern(pattern, dict(particulars or {}))
        return str(text)

    def explain(self, refusal: Refusal) -> str:
        """The sentence of a refusal. Particulars that are message ids, such as options, are replaced by their texts."""
        params = {name: self._named(value) for name, value in refusal.params.items()}
        return self.say(f"refused-{refusal.code}", params)

    def _named(self, value: str | int) -> str | int:
        """The texts of one or several message ids; any other value is returned unchanged."""
        return value if isinstance(value, int) else ", ".join(map(self.say, value.split(", ")))


def say(message: str, language: str = DEFAULT, particulars: Particulars | None = None) -> str:
    """The text of a message in a language, or its id if there is no such message."""
    return _all_words(language if language in LANGUAGES else DEFAULT).say(message, particulars)


def explain(refusal: Refusal, language: str = DEFAULT) -> str:
    """The sentence of a refusal in a language."""
    return _all_words(language if language in LANGUAGES else DEFAULT).explain(refusal)


def words_of(kit: GameKit, language: str) -> Words:
    """The messages of Salon and of one game, which need not be installed."""
    if KITS.get(kit.name) is kit:
        return _all_words(language)
    return _words_of(kit.words, language)  # type: ignore[arg-type] # a folder can be hashed


def texts_in(folder: Traversable, language: str) -> Iterator[str]:
    """The texts of a language's Fluent files, in the order of their names.

    If a game from another package lacks the language, its files in the default language are used, if it has those.
    """
    found = folder.joinpath(language)
    if not found.is_dir():
        log.warning("%s has no words in %r", folder, language)
        found = folder.joinpath(DEFAULT)
    if found.is_dir():
        for file in sorted(found.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.read_text("utf-8")


@cache
def _all_words(language: str) -> Words:
    return Words(language, (files(__package__), *(kit.words for kit in KITS.values())))


@cache
def _words_of(folder: Traversable, language: str) -> Words:
    return Words(language, (files(__package__), folder))
