"""A search that is asked why one move is worth less than another."""

import numpy as np

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import Numbers
from salon.games.personimo.bots.kernel.board.turns import district_in
from salon.games.personimo.bots.kernel.estimate.advantage import order_value
from salon.games.personimo.bots.kernel.estimate.features import STAGES, Reals, Weights
from salon.games.personimo.bots.kernel.search.halving import MoveSearch
from salon.games.personimo.bots.kernel.search.reasons import LEFT_OPEN, MEASURES, left_open, measure
from salon.games.personimo.model.actions import AnyAction


class ExplainingSearch(MoveSearch):
    """The search for one decision, with what its moves lead to."""

    @property
    def rules(self) -> Numbers:
        """The numbers of the game's rules."""
        rules: Numbers = self.tables.rules
        return rules

    @property
    def weights(self) -> Weights:
        """The weights of the learned value."""
        return self._trial.workspace.value.weights

    @property
    def stage(self) -> int:
        """The number of cards in the seat's district once the decision is made, as the learned value counts them."""
        district = int(district_in(self.root.game, self.rules, self.root.game[at.TURN]))
        return min(int(self.root.info[district, at.HANDLED]) + 1, STAGES - 1)

    def order_value(self, place: int) -> float:
        """The learned value of a place in the order of the next turn."""
        return float(
            order_value(self._trial.workspace.value, self.rules, min(self.stage + 1, STAGES - 1), place)
        )

    def ends_of(self, actions: tuple[AnyAction, ...], seeds: at.Words) -> Reals:
        """What a move led to at the end of playouts in the worlds of these seeds (see `reasons.measure`)."""
        ends: Reals = np.zeros((len(seeds), MEASURES))
        candidate = self.candidates[self._numbers()[actions]]
        measure(self.root, self.tables, self._trial, candidate, self._seat, self._policies, seeds, ends)
        return ends

    def leaves_open(self, actions: tuple[AnyAction, ...]) -> list[int]:
        """What a move leaves open (see `reasons.left_open`)."""
        found = np.zeros(LEFT_OPEN, np.int64)
        left_open(self.root, self.tables, self._trial, self.candidates[self._numbers()[actions]], found)
        opened: list[int] = found.tolist()
        return opened
