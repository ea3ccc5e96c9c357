"""How many kinds of games one visitor's numbers may be about, so that they stay small enough to count and to show.

Results of games that this salon does not have are kept: people who move between salons keep what they have played.
Only how many there are is limited, far above what any salon offers.
"""

from collections.abc import Iterable

from salon.server.domain.numbers.results import Result

MOST_GAMES = 20
MOST_MODES = 200
MOST_LEVELS = 20
"""Different levels of bots in one mode."""


class Variety:
    """The games, modes and levels of some results."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self._games: set[str] = set()
        self._modes: dict[tuple[str, str], set[str]] = {}
        for each in results:
            self._add(each)

    def take(self, result: Result) -> bool:
        """Count a result in; False if it would make too many games, modes or levels, and is not counted. Those that
        are known already always have room."""
        mode = result.game, result.mode
        known = self._modes.get(mode, set())
        levels = known.union(result.levels)
        fits = (
            (result.game in self._games or len(self._games) < MOST_GAMES)
            and (mode in self._modes or len(self._modes) < MOST_MODES)
            and (levels == known or len(levels) <= MOST_LEVELS)
        )
        if fits:
            self._add(result)
        return fits

    def _add(self, result: Result) -> None:
        self._games.add(result.game)
        self._modes.setdefault((result.game, result.mode), set()).update(result.levels)
