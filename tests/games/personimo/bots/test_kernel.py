"""The kernel of Personimo compared with the plain engine: the same moves, districts and points."""

from random import Random

import numpy as np
import pytest

from salon.core import OptionValue, SeededChance, Timeline
from salon.games.personimo import PERSONIMO, Claim, Discard, Fix, Place
from salon.games.personimo.bots.kernel import covers
from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.packing import Packing, packing_for
from salon.games.personimo.bots.kernel.board.spots import new_spots, value_spots
from salon.games.personimo.bots.kernel.board.squares import spots_for, squares_of
from salon.games.personimo.bots.kernel.board.survey import POINT, new_gains, new_survey
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, may_take, place
from salon.games.personimo.bots.kernel.estimate.weights import weights_for
from salon.games.personimo.bots.kernel.policy.greedy import full_greedy
from salon.games.personimo.bots.kernel.policy.greedy_workspace import new_greedy_workspace
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, GREEDY, LEARNED, RANDOM
from salon.games.personimo.bots.kernel.policy.workspace import new_workspace
from salon.games.personimo.bots.kernel.search.playout import KEY, copy_world, play_out, redeal, score
from salon.games.personimo.bots.planning import best_plan
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.legality import PendingDecision, decision_in_state
from salon.games.personimo.rules.scoring.districts import Value, best_of
from salon.games.personimo.rules.scoring.move_values import after_placing, best_value_with, values_of_spots
from salon.games.personimo.rules.scoring.outcome import outcome_of
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for, rules_of
from salon.games.personimo.suits.district_state import district_state_of
from tests.games.personimo.golden.variants import GAMES
from tests.games.personimo.tables import table

Game = tuple[int, dict[str, OptionValue]]
SEATS: dict[str, Game] = {f"base-{seats}": (seats, {}) for seats in (2, 3, 4, 5, 6)}
COVERED: dict[str, Game] = {
    **SEATS,
    **{name: game for name, game in GAMES.items() if covers(rules_for(*game)) and name != "goblins"},
    "all at once": (
        4,
        {"crowd": "four", "soothsayer": True, "drafty": True, "lucky_nines": True, "reveal": True},
    ),
}
FALLEN_BACK = {
    "thorny-single", "courting", "don-giovanni", "excuses", "paralysis", "paralysis-manual", "teamwork", "6x6", "7x7",
    "9x9", "sprawl", "largest", "goblins", "jacynimo-1", "jacynimo-2", "huntress",
}  # fmt: skip
Spot = tuple[tuple[int, int], ...]


class Twins:
    """A game played side by side in the plain engine and in the kernel."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.packing: Packing = packing_for(rules_of(timeline.state))
        self.world = self.packing.pack(timeline.state)

    @property
    def state(self) -> State:
        state: State = self.timeline.state
        return state

    @property
    def seat(self) -> int:
        return min(PERSONIMO.waiting_for(self.state))

    @property
    def decision(self) -> PendingDecision:
        return decision_in_state(rules_of(self.state), self.state, self.seat)

    @property
    def district(self) -> int:
        game = self.world.game
        return int(district_in(game, self.packing.tables.rules, game[at.TURN]))

    @property
    def card(self) -> int:
        return int(self.world.game[at.HAND + self.world.game[at.ACTING]])

    def spots(self) -> set[Spot]:
        lying, upright = spots_for(self.world, self.packing.tables, self.district, self.card)
        every = [*squares_of(int(lying)), *(64 + square for square in squares_of(int(upright)))]
        return {self.packing.squares(self.world, self.district, spot) for spot in every}

    def free(self) -> tuple[int, ...]:
        game, rules = self.world.game, self.packing.tables.rules
        return tuple(i for i in range(game[at.SHOWN]) if may_take(game, rules, i))

    def shown(self, start: int, size: int) -> tuple[str, ...]:
        return self.packing.cards(self.world.game[start : start + self.world.game[size]])

    def act(self, action: Place | Discard | Claim) -> None:
        tables = self.packing.tables
        match action:
            case Place(squares):
                place(self.world, tables, self.packing.spot(self.world, self.district, squares))
            case Discard():
                place(self.world, tables, at.DISCARD)
            case Claim(position):
                claim(self.world, tables, position)
        self.timeline = self.timeline.act(self.seat, action, 0).timeline

    def values(self) -> dict[Spot, tuple[int, int]]:
        """Return the value of the card on each spot, according to the kernel."""
        spots = new_spots()
        value_spots(
            self.world, self.packing.tables, new_survey(), new_gains(), self.district, self.card, spots
        )
        return {
            self.packing.squares(self.world, self.district, spot): divmod(int(spots[spot]), POINT)
            for spot in range(len(spots))
            if spots[spot] >= 0
        }

    def check_districts(self) -> None:
        """Check that both have the same assignments."""
        for number, district in enumerate(self.state.districts):
            district_state = district_state_of(rules_of(self.state), district)
            assert self.world.info[number, at.ROWS] == district_state.assignments.total

    def play(self, random: Random, *, deep: bool) -> None:
        """Make a random move, after comparing the two engines in every respect."""
        decision = self.decision
        assert self.world.game[at.TURN] == self.state.turn
        if decision.what == "place":
            assert self.packing.ids[self.card] == self.state.card
            assert self.district == decision.district
            assert self.spots() == set(decision.spots())
            if deep and self.state.card:
                values = values_of_spots(decision.district_state, self.state.card)
                assert self.values() == {spot: tuple(value) for spot, value in values.items()}
            self.act(Place(random.choice(decision.spots())) if decision.spots() else Discard())
        else:
            assert self.state.next_row is not None
            assert self.shown(at.SHOW, at.SHOWN) == self.state.next_row.cards
            assert self.shown(at.NEXT, at.FORESEEN_SIZE) == self.state.foreseen
            assert self.free() == decision.positions
            self.act(Claim(random.choice(decision.positions)))


def twins(name: str, seed: str = "twins") -> Twins:
    """A game in the engine and in the kernel, which begins when the headquarters of the Waning has been chosen."""
    seats, options = COVERED[name]
    timeline = table(seats, options, seed)
    if timeline.state.phase == "select":
        timeline = timeline.act(
            0, PERSONIMO.legal(PERSONIMO.view(timeline.state, 0)).sample(Random(seed)), 0
        ).timeline
    return Twins(timeline)


def asked(pair: Twins) -> bool:
    return pair.state.phase in ("claim", "place")


@pytest.mark.parametrize("name", COVERED)
def test_a_game_at_random_is_the_same_move_by_move(name: str) -> None:
    for number in range(2):
        pair, random = twins(name, f"{name} {number}"), Random(number)
        while asked(pair):
            pair.play(random, deep=number == 0 and random.random() < 0.3)
            pair.check_districts()
        keys = np.zeros(pair.state.seats, np.int64)
        score(pair.world, pair.packing.tables, keys)
        assert pair.world.game[at.PHASE] == at.OVER
        assert tuple(keys // KEY) == PERSONIMO.view(pair.state, None).points
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        assert ranks == outcome_of(rules_of(pair.state), pair.state.districts).ranks


@pytest.mark.parametrize("name", COVERED)
def test_a_state_packed_in_the_middle_is_the_world_played_so_far(name: str) -> None:
    pair, random = twins(name), Random(name)
    step = 0
    while asked(pair):
        pair.play(random, deep=False)
        step += 1
        if step % 7 == 0 and asked(pair):
            packed = pair.packing.pack(pair.state)
            assert (packed.words == pair.world.words).all()
            assert (packed.info == pair.world.info).all()
            again = Twins(pair.timeline)
            assert again.free() == pair.free()
            assert again.card == pair.card or pair.state.phase == "claim"


def test_fixed_suits_are_fixed_in_the_kernel_too() -> None:
    random = Random("fix")
    pair = twins("base-4", "fix")
    fixed = 0
    while asked(pair):
        legal = PERSONIMO.legal(PERSONIMO.view(pair.state, pair.seat))
        said = [action for action in legal if isinstance(action, Fix)]
        if said and random.random() < 0.3:
            pair = Twins(pair.timeline.act(pair.seat, random.choice(said), 0).timeline)
            fixed += 1
        pair.check_districts()
        pair.play(random, deep=True)
    assert fixed > 5


def plan_value(decision: PendingDecision, spot: Spot | None, card: str | None) -> Value:
    """Return the value of a plan according to the plain engine."""
    district_state = decision.district_state
    after = after_placing(district_state, decision.card, spot) if decision.card and spot else district_state
    return best_of(after).value if card is None else best_value_with(after, card)


@pytest.mark.parametrize("name", ["base-4", "base-2", "line-box-across", "between-3", "waning"])
def test_full_greedy_finds_the_best_plan(name: str) -> None:
    pair, random, workspace, chance = twins(name, "greedy"), Random(name), new_greedy_workspace(), seeded(3)
    step = 0
    while asked(pair):
        decision = pair.decision
        step += 1
        if step % 5 == 0 and decision.district is not None:
            together = decision.then == decision.district
            free = decision.positions if together and decision.row else ()
            cards = tuple(decision.row.cards[i] for i in free) if decision.row else ()
            numbers = np.array([pair.packing.numbers[card] for card in cards] or [0], np.int64)
            card = pair.card if decision.what == "place" else -1
            spot, chosen, value = full_greedy(
                pair.world,
                pair.packing.tables,
                workspace,
                decision.district,
                card,
                numbers,
                len(cards),
                chance,
            )
            squares = pair.packing.squares(pair.world, decision.district, int(spot)) if spot >= 0 else None
            mine = plan_value(decision, squares, cards[chosen] if cards else None)
            plain = best_plan(decision.district_state, decision.card, cards, random)
            assert mine == plan_value(decision, plain.spot, plain.claim)
            assert divmod(int(value), POINT) == tuple(mine)
        pair.play(random, deep=False)


def test_playouts_end_and_better_players_have_more_points() -> None:
    pair = twins("base-4", "playouts")
    world, workspace, chance, keys = (
        pair.packing.pack(pair.state),
        new_workspace(weights_for(pair.packing.tables.rules)),
        seeded(1),
        np.zeros(4, np.int64),
    )
    row_totals = {}
    for policy in (RANDOM, GREEDY, FULL_GREEDY, LEARNED):
        total = 0
        for _ in range(30):
            copy_world(pair.world, world)
            redeal(world, chance)
            play_out(world, pair.packing.tables, workspace, np.full(4, policy, np.int64), chance)
            score(world, pair.packing.tables, keys)
            total += int((keys // KEY).sum())
        row_totals[policy] = total
    assert row_totals[RANDOM] * 1.3 < row_totals[GREEDY]
    assert row_totals[RANDOM] * 1.3 < row_totals[FULL_GREEDY]
    assert row_totals[GREEDY] < row_totals[LEARNED]


def test_redealing_moves_only_what_nobody_has_seen() -> None:
    pair = twins("base-3", "redeal")
    world = pair.packing.pack(pair.state, pair.state.set_aside)
    before = world.game.copy()
    redeal(world, seeded(9))
    deck = slice(at.DECK, at.DECK + before[at.DECK_SIZE])
    assert sorted(world.game[deck]) == sorted(before[deck])
    assert list(world.game[deck]) != list(before[deck])
    world.game[deck] = before[deck]
    assert (world.game == before).all()


def test_what_is_not_covered_is_said() -> None:
    assert {name for name, game in GAMES.items() if not covers(rules_for(*game))} == FALLEN_BACK
    rules: Rules = rules_for(2, {"size": "7x7"})
    with pytest.raises(ValueError, match="does not cover"):
        Packing(rules)


def test_determinized_worlds_can_be_packed() -> None:
    pair, random = twins("base-4", "worlds"), Random(1)
    for _ in range(20):
        pair.play(random, deep=False)
    view = PERSONIMO.view(pair.state, pair.seat)
    packed = pair.packing.pack(PERSONIMO.determinize(view, SeededChance("world")))
    assert (packed.words == pair.world.words).all()
