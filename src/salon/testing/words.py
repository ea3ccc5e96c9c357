"""Tests that a game has messages, in every language, for everything that the page and the server say about it."""

from collections.abc import Iterable, Iterator
from typing import get_args

from salon.core import Event, TakenBack
from salon.testing.base import Suite
from salon.testing.tables import Table, played
from salon.words import LANGUAGES, words_of


class Wording(Suite):
    """Tests that a game has messages, in every language, for everything that the page and the server say about it."""

    def test_it_names_itself_its_options_and_its_bots(self) -> None:
        self._check_messages(self._of_the_form())

    def test_its_ready_made_games_can_be_played(self) -> None:
        spec = self.kit.game.spec
        for preset in self.kit.presets or spec.presets:
            fitting = [seats for seats in preset.seats or spec.seats if seats in spec.seats]
            assert fitting, f"{preset.name} is for no number of players that the game has"
            for seats in preset.seats or fitting[:1]:
                self.kit.game.setup(seats, preset.options, "seed")
        assert self.kit.first_game.keys() <= {option.name for option in spec.options}

    def test_every_decision_and_every_line_of_a_sheet_has_words(self, table: Table) -> None:
        wanted: set[str] = set()
        for timeline in played(table).timelines:
            for decision in table.game.waiting_for(timeline.state).values():
                wanted |= {f"{table.name}-{how}-{decision.what}" for how in ("ask", "asked")}
        outcome = table.game.outcome(played(table).timelines[-1].state)
        assert outcome is not None
        wanted |= {line.what for sheet in outcome.sheets for line in sheet.lines}
        wanted |= {note.what for note in outcome.notes}
        self._check_messages(sorted(wanted))

    def _of_the_form(self) -> Iterator[str]:
        name, spec = self.kit.name, self.kit.game.spec
        yield from (f"{name}-name", f"{name}-about")
        for option in spec.options:
            yield from (f"{name}-group-{option.group}", f"{name}-option-{option.name}")
            yield f"{name}-option-{option.name}-about"
            yield from (f"{name}-option-{option.name}-{value}".lower() for value in option.values)
        yield from (f"{name}-level-{level}" for level in self.kit.levels)
        for preset in self.kit.presets or spec.presets:
            yield from (f"{name}-preset-{preset.name}", f"{name}-preset-{preset.name}-about")

    def _check_messages(self, wanted: Iterable[str]) -> None:
        """Fail with a list of all messages that are missing."""
        words = {language: words_of(self.kit, language) for language in LANGUAGES}
        missing = [
            f"{each} ({language})" for each in wanted for language in words if each not in words[language]
        ]
        assert not missing, "these messages are missing:\n" + "\n".join(missing)


class PlainBoardWording(Wording):
    """Further tests for games that the plain board shows: it needs messages for their actions and events."""

    def test_the_plain_board_finds_words_and_fields(self) -> None:
        name, game = self.kit.name, self.kit.game
        wanted = [f"{name}-action-{kind.__name__}" for kind in _kinds(game.action_type)]
        wanted += [
            f"{name}-event-{kind.__name__}" for kind in _kinds(game.event_type) if kind is not TakenBack
        ]
        self._check_messages(wanted)
        board, fields = self.kit.board, set(game.view_type.__struct_fields__)
        named = {*board.lists, *board.by_seat, *board.hidden} | {
            each for each in (board.grid, board.marked) if each
        }
        assert sorted(named - fields) == [], "the plain board looks for these in the view"


def _kinds(union: object) -> tuple[type[Event], ...]:
    """The types of a union, or a single type."""
    return get_args(union) or (union,)
