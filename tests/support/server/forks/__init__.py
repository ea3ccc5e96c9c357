"""Forks: two worlds that differ in one secret of a game, and everything that an observer gets in each of them.

A case plays a game to a random position, on a real server with people, a bot, spectators and the big screen. There the
game is forked into two worlds which differ in something that the observer may not know. The same things happen
in both, and everything that the observer gets is compared byte for byte: frames of sockets in order, close codes, and
answers over HTTP. Whatever is secret is found by the game itself (`Game.determinize`), so every game that has a kit
can be forked.

    report = await fork(folder, Case(table, "state", observer=1, luck=5))
    assert report.difference is None, report

`python -m tests.support.server.forks CASE` repeats a case that a report names.
"""

from tests.support.server.forks.cases import KINDS, Case, Kind, case_named, cases_of
from tests.support.server.forks.forking import Report, fork

__all__ = ["KINDS", "Case", "Kind", "Report", "case_named", "cases_of", "fork"]
