"""Personimo on flat arrays, compiled with Numba, for bots that play thousands of games to choose one move.

The kernel follows the same rules as the plain engine. The plain engine decides; the tests compare the two move by move.
The groups import each other in one direction: `board`, `estimate`, `policy`, `search`.

Importing this package is cheap. All of its modules except `board.coverage` import Numba, and should be imported in
worker processes only.
"""

from salon.games.personimo.bots.kernel.board.coverage import covers, covers_options, is_compiled

__all__ = ["covers", "covers_options", "is_compiled"]
