"""The arrays that all policies need; one workspace is enough for a process."""

from typing import NamedTuple

from salon.games.personimo.bots.kernel.estimate.features import Weights
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace, new_value_workspace
from salon.games.personimo.bots.kernel.policy.greedy_workspace import GreedyWorkspace, new_greedy_workspace


class Workspace(NamedTuple):
    """A workspace for the greedy policies and one for the learned value."""

    greedy: GreedyWorkspace
    value: ValueWorkspace


def new_workspace(weights: Weights | None = None) -> Workspace:
    """Return a workspace with these weights for the learned value."""
    return Workspace(new_greedy_workspace(), new_value_workspace(weights))
