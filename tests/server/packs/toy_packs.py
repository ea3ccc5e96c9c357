"""The toy game with packs: visitors write words for it."""

from dataclasses import replace as changed

import msgspec
from msgspec.structs import replace

from salon.core import BadSetup, Chance, Extra, OptionValue, Setup, Step
from salon.core.kit import BadPack, Pack, PackKind, PackProblem
from tests.support.server.toy import TOY_KIT, Toy

MOST_WORDS = 50
BYTES = 20_000


def read(body: bytes) -> Pack:
    """Words, as a JSON list."""
    try:
        words = msgspec.json.decode(body, type=tuple[str, ...])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPack([PackProblem("toy-pack-unreadable")]) from error
    problems = [PackProblem("toy-pack-empty", {}, place) for place, word in enumerate(words) if not word]
    if problems or len(words) > MOST_WORDS:
        raise BadPack(problems or [PackProblem("toy-pack-many")])
    return Pack(words[0] if words else "", len(words), msgspec.json.encode(words).decode())


class PackToy(Toy):
    """The toy game. It refuses the word “odd” with two rounds, as a game may refuse what does not go together."""

    spec = replace(Toy.spec, extras=(Extra("words", "content"),))

    def setup(self, seats: int, options: dict[str, OptionValue], seed: str) -> Setup:  # type: ignore[override]
        setup = super().setup(seats, options, seed)
        if "odd" in str(setup.options.get("words", "")) and setup.options["rounds"] == 2:
            raise BadSetup("option-seats", pick="toy", seats=2, allowed="1")
        return setup

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        return super().start(replace(setup, options=self.spec.without_content(setup.options)), chance, at_ms)


PACK_KIT = changed(TOY_KIT, game=PackToy(), packs=PackKind("words", MOST_WORDS, BYTES, read))
