"""Conversion between the plain engine's states and the kernel's arrays."""

from functools import cache

import numpy as np

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.coverage import covers
from salon.games.personimo.bots.kernel.board.district import lay
from salon.games.personimo.bots.kernel.board.layout import Tables, World, new_world
from salon.games.personimo.model.cards import CROWN, CardId, card_of
from salon.games.personimo.model.district import District
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.kernel_codes import KernelCode
from salon.games.personimo.rules.placement import Spot
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits.readings import SUIT_INDEX

PHASES = {"claim": at.CLAIM, "place": at.PLACING, "settle": at.OVER, "over": at.OVER}
LIMITS = {KernelCode.WANING: at.WANING, KernelCode.THORNY_CROWNS: at.THORNY}
BONUSES = {
    KernelCode.COMPLETE: at.COMPLETE,
    KernelCode.CENTRE: at.CENTRE,
    KernelCode.CORNER: at.CORNER,
    KernelCode.LINE: at.LINE,
    KernelCode.BOX: at.BOX,
    KernelCode.ACROSS: at.ACROSS,
}


class Packing:
    """The numbers of the cards in one game, and its rules in arrays."""

    def __init__(self, rules: Rules) -> None:
        if not covers(rules):
            raise ValueError("the kernel does not cover these rules")
        self.rules = rules
        self.ids = rules.deck.cards
        self.numbers = {card: number for number, card in enumerate(self.ids)}
        self.tables = Tables(self._cards(), self._rules())

    def _cards(self) -> at.Numbers:
        places = {card: place for place, card in enumerate(self.rules.market.sort(self.ids))}
        cards = np.zeros((len(self.ids), at.CARD), np.int64)
        for number, card_id in enumerate(self.ids):
            card = card_of(card_id)
            cards[number, at.TOP] = SUIT_INDEX[card.suits[0]]
            cards[number, at.BOTTOM] = SUIT_INDEX[card.suits[-1]]
            cards[number, at.MARKS] = self.rules.marks.count(card)
            cards[number, at.PLACE] = places[card_id]
            cards[number, at.PERSONALITY] = card.personality
            cards[number, at.ATTRACTION] = self.rules.marks.attraction(card)
            cards[number, at.CROWN] = card.rank == CROWN
        return cards

    def _rules(self) -> at.Numbers:
        rules, numbers = self.rules, np.zeros(at.RULES, np.int64)
        order, draft = rules.order, rules.draft
        numbers[at.SIZE] = rules.placement.size or 0
        numbers[at.SEATS], numbers[at.DISTRICTS] = order.seats, order.districts
        numbers[at.ARCHITECTS], numbers[at.PLANS] = len(order.architects), len(order.plans)
        numbers[at.TURNS], numbers[at.SPARE] = draft.turns, draft.spare
        numbers[at.KEPT], numbers[at.AT_ONCE] = draft.kept, draft.at_once
        if draft.limit is not None and draft.limit.kernel is not None:
            numbers[at.ALLOWED] = LIMITS[draft.limit.kernel]
        numbers[at.FORESEEN] = rules.market.foreseen
        numbers[at.LOWER] = rules.scoring.lower_of_two
        for bonus in rules.bonuses.own:
            if bonus.kernel is not None:
                numbers[BONUSES[bonus.kernel]] = 1
        for architect, owner in enumerate(order.architects):
            numbers[at.OWNER + architect] = owner
            for plan, builds in enumerate(order.plans):
                numbers[at.BUILDS + plan * at.MOST_IN_ROW + architect] = builds[architect]
        numbers[at.ROW_SIZE : at.ROW_SIZE + draft.turns] = draft.rows
        return numbers

    def pack(self, state: State, unseen: tuple[CardId, ...] = ()) -> World:
        """Return a state in arrays. The `unseen` cards follow the deck, so that they are shuffled with it."""
        world = new_world(self.rules.order.districts)
        for number, district in enumerate(state.districts):
            self._pack_district(world, number, district)
            world.info[number, at.HANDLED] = self._handled(state, number)
        self._pack_market(world.game, state)
        self._write_cards(world.game, at.DECK, (*state.deck, *unseen))
        world.game[at.DECK_SIZE] = len(state.deck) + len(unseen)
        return world

    def _pack_district(self, world: World, number: int, district: District) -> None:
        """Build a district from its headquarters, card by card."""
        words, info, rows = world.words[number], world.info[number], world.rows[number]
        home = np.uint64(1 << at.MARGIN * (at.STRIDE + 1))
        words[at.BUILT] = words[at.HOME] = home
        info[at.ROWS] = info[at.WIDTH] = info[at.HEIGHT] = 1
        card = card_of(district.headquarters)
        for suit in card.suits:
            rows[SUIT_INDEX[suit]] = words[at.MAY + SUIT_INDEX[suit]] = home
        if self.rules.headquarters.marks:
            words[at.ONES + SUIT_INDEX[card.scoring_suit]] = home
        for placed in district.placed:
            lay(
                world,
                self.tables,
                number,
                self.numbers[placed.card],
                self.spot(world, number, placed.squares),
            )
        for placed in district.placed:
            if placed.fixed is not None:
                self._fix(world, number, placed.squares, tuple(SUIT_INDEX[suit] for suit in placed.fixed))

    def _handled(self, state: State, number: int) -> int:
        """Return how many cards have been laid in a district or discarded."""
        order, at_once = self.rules.order, self.rules.draft.at_once
        before = sum(order.builds_in(turn).count(number) for turn in range(1, state.turn))
        if at_once or not state.turn:
            return before + (at_once and state.phase in ("settle", "over"))
        waiting = state.queue if state.phase == "place" else state.queue[1:]
        builds = order.builds_in(state.turn)
        return before + builds.count(number) - sum(builds[architect] == number for architect in waiting)

    def _fix(self, world: World, number: int, squares: Spot, suits: tuple[int, ...]) -> None:
        """Keep only the assignments in which these squares have these suits (PM-36)."""
        words, info, rows = world.words[number], world.info[number], world.rows[number]
        column, row = self._home(world, number)
        bits = [np.uint64(1) << np.uint64((y + row) * at.STRIDE + x + column) for x, y in squares]
        table = rows[: info[at.ROWS] * at.SUITS].reshape(-1, at.SUITS)
        kept = np.ones(len(table), bool)
        for bit, suit in zip(bits, suits, strict=True):
            kept &= (table[:, suit] & bit) != 0
        left = table[kept].copy()
        info[at.ROWS] = len(left)
        rows[: left.size] = left.reshape(-1)
        words[at.MAY : at.MAY + at.SUITS] = np.bitwise_or.reduce(left, axis=0)

    def _pack_market(self, game: at.Numbers, state: State) -> None:
        """Write the rows, the queue and the phase."""
        game[at.TURN], game[at.PHASE] = state.turn, PHASES[state.phase]
        game[at.QUEUED] = len(state.queue)
        for i, architect in enumerate(state.queue):
            game[at.QUEUE + i] = architect
            if state.row is not None and architect in state.row.claims:
                game[at.HAND + i] = self.numbers[state.row.cards[state.row.claims.index(architect)]]
        if state.next_row is not None:
            game[at.SHOWN] = len(state.next_row.cards)
            for i, (card, claim) in enumerate(zip(state.next_row.cards, state.next_row.claims, strict=True)):
                game[at.SHOW + i] = self.numbers[card]
                game[at.CLAIMS + i] = at.NOBODY if claim is None else claim
        game[at.FORESEEN_SIZE] = len(state.foreseen)
        self._write_cards(game, at.NEXT, state.foreseen)
        if self.tables.rules[at.ALLOWED] == at.WANING:
            this_group = state.taken[len(state.taken) - len(state.taken) % 3 :]
            game[at.TAKEN] = sum(1 << position for position in this_group)
        elif state.taken:
            game[at.TAKEN] = state.taken[-1]

    def _write_cards(self, game: at.Numbers, start: int, cards: tuple[CardId, ...]) -> None:
        """Write the numbers of some cards, from `start` on."""
        game[start : start + len(cards)] = [self.numbers[card] for card in cards]

    def spot(self, world: World, district: int, squares: Spot) -> int:
        """Return the kernel's number of a spot."""
        column, row = self._home(world, district)
        (x, y), (x2, _) = squares
        return (y + row) * at.STRIDE + x + column + (64 if x == x2 else 0)

    def squares(self, world: World, district: int, spot: int) -> Spot:
        """Return the squares of a spot, as the plain engine has them."""
        column, row = self._home(world, district)
        x, y = spot % at.STRIDE - column, spot % 64 // at.STRIDE - row
        return ((x, y), (x, y + 1)) if spot >= 64 else ((x, y), (x + 1, y))

    def cards(self, numbers: at.Numbers) -> tuple[CardId, ...]:
        """Return the cards with these numbers."""
        return tuple(self.ids[number] for number in numbers)

    @staticmethod
    def _home(world: World, district: int) -> tuple[int, int]:
        """Return the column and row of the headquarters in the word."""
        place = int(world.words[district, at.HOME]).bit_length() - 1
        return place % at.STRIDE, place // at.STRIDE


@cache
def packing_for(rules: Rules) -> Packing:
    """Return the packing of a game's rules; it is made once."""
    return Packing(rules)
