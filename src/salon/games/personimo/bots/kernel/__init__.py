"""The kernel: Personimo in arrays, compiled, for bots that play thousands of games to choose one move.

It plays by the same rules as the plain engine, which stays the judge: the tests compare them move by move. Importing
this package is cheap; its modules other than `coverage` import Numba, and belong in worker processes.
"""

from salon.games.personimo.bots.kernel.board.coverage import covers, covers_options, is_compiled

__all__ = ["covers", "covers_options", "is_compiled"]
