"""Personality: the order in which choices arrive changes nothing; before the reveal nobody can learn one (PY-13)."""

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from salon.core import SeededChance, Timeline
from salon.games.personality import PERSONALITY, AnyAction, Choose, Keep, LeaveOut, Pick, Reconsider, Swap
from salon.games.personality.model.public_state import VOTES
from salon.games.personality.model.state import State
from tests.support.rules import rule

seeds = st.integers(0, 10**6)


def a_question(seed: int, wanted: tuple[str, ...], seats: int) -> Timeline | None:
    """A moment of a random game at which several are asked in secret and nobody has answered yet."""
    random = Random(seed)
    timeline = Timeline.start(
        PERSONALITY, PERSONALITY.setup(seats, {"board": "short"}, str(seed)), 0
    ).timeline
    skipped = random.randrange(12)
    while waiting := PERSONALITY.waiting_for(timeline.state):
        table = timeline.state.table
        if table.phase in wanted and len(table.asked) > 1 and not table.answered:
            if not skipped:
                return timeline
            skipped -= 1
        seat = random.choice([seat for seat, each in waiting.items() if not each.answered])
        timeline = timeline.act(seat, sample(timeline, seat, random), 0).timeline
    return None


def sample(timeline: Timeline, seat: int, random: Random) -> AnyAction:
    view = PERSONALITY.view(timeline.state, seat)
    if view.proposal is not None:
        return Choose(view.proposal.whom, view.proposal.bet)
    answers = [
        each for each in PERSONALITY.legal(view) if not isinstance(each, Swap | Keep | Pick | LeaveOut)
    ]
    return random.choice(answers or list(PERSONALITY.legal(view)))


def answers_to(timeline: Timeline, random: Random) -> dict[int, AnyAction]:
    """An answer for everybody who is asked; the two of a pair give the same."""
    table = timeline.state.table
    answers = {seat: sample(timeline, seat, random) for seat in table.asked}
    for one, other in table.round.pairs if table.phase in ("choose", "second") else ():
        answers[other] = answers[one]
    return answers


def seen(state: State, seat: int | None) -> bytes:
    """Every byte that depends on the state and goes to a seat."""
    view = PERSONALITY.view(state, seat)
    return msgspec.json.encode((view, list(PERSONALITY.legal(view)), PERSONALITY.waiting_for(state)))


@rule("PY-13")
@given(seeds, st.integers(3, 6), st.randoms(use_true_random=False))
def test_the_order_of_arrival_changes_nothing(seed: int, seats: int, order: Random) -> None:
    timeline = a_question(seed, ("choose", "second", "contest", "lay", "answer"), seats)
    if timeline is None:
        return
    answers = answers_to(timeline, Random(seed))
    ends = []
    for _ in range(2):
        after, last = timeline, None
        arriving = list(answers)
        order.shuffle(arriving)
        for seat in arriving:
            last = after.act(seat, answers[seat], 0)
            after = last.timeline
        assert last is not None
        facts = [event for event in last.step.events if type(event).__name__ not in ("LockedIn", "Unlocked")]
        ends.append((msgspec.json.encode(after.state), facts))
    assert ends[0] == ends[1]


@rule("PY-13")
@given(seeds, st.integers(3, 6), st.randoms(use_true_random=False))
def test_before_the_reveal_nothing_depends_on_anothers_choice(seed: int, seats: int, random: Random) -> None:
    timeline = a_question(seed, ("choose", "second", "contest", "lay", "answer"), seats)
    if timeline is None:
        return
    table = timeline.state.table
    arriving = list(table.asked)
    random.shuffle(arriving)
    here = there = timeline
    mine, theirs = answers_to(timeline, random), answers_to(timeline, random)
    for seat in arriving[:-1]:
        one, two = here.act(seat, mine[seat], 0), there.act(seat, theirs[seat], 0)
        if table.phase in VOTES and random.random() < 0.3 and table.partner(seat) is None:
            one = one.timeline.act(seat, Reconsider(), 0)
            one = one.timeline.act(seat, mine[seat], 0)
            two = two.timeline.act(seat, Reconsider(), 0)
            two = two.timeline.act(seat, theirs[seat], 0)
        here, there = one.timeline, two.timeline
        own = {*arriving[: arriving.index(seat) + 1]}
        others = [
            None,
            *(each for each in range(seats) if each not in own and table.partner(each) not in own),
        ]
        for other in others:
            assert seen(here.state, other) == seen(there.state, other)
            told, retold = ([each.seen_by(other) for each in step.step.events] for step in (one, two))
            assert told == retold


@rule("PY-13", "PY-3")
@given(seeds, st.integers(3, 6))
def test_what_a_seat_sees_does_not_depend_on_other_hands_or_the_stock(seed: int, seats: int) -> None:
    timeline = a_question(seed, ("choose", "read", "lay"), seats)
    if timeline is None:
        return
    for seat in (None, *range(seats)):
        view = PERSONALITY.view(timeline.state, seat)
        world = PERSONALITY.determinize(view, SeededChance(str(seed)))
        assert seen(world, seat) == seen(timeline.state, seat)


@rule("PY-34")
@given(seeds, st.integers(3, 6))
def test_no_card_is_ever_lost_or_doubled(seed: int, seats: int) -> None:
    random = Random(seed)
    timeline = Timeline.start(PERSONALITY, PERSONALITY.setup(seats, {}, str(seed)), 0).timeline
    deck = sorted(PERSONALITY.decks["house"].cards)
    for _ in range(150):
        waiting = PERSONALITY.waiting_for(timeline.state)
        if not waiting:
            break
        assert sorted(cards_of(timeline.state)) == deck
        seat = random.choice([seat for seat, each in waiting.items() if not each.answered])
        legal = list(PERSONALITY.legal(PERSONALITY.view(timeline.state, seat)))
        outs = [each for each in legal if isinstance(each, LeaveOut)]
        action = random.choice(outs) if outs and random.random() < 0.05 else sample(timeline, seat, random)
        timeline = timeline.act(seat, action, 0).timeline


def cards_of(state: State) -> list[str]:
    """Every card, wherever it is."""
    table = state.table
    cards = [*state.stock, *table.left_out, *(card for hand in state.hands for card in hand)]
    cards += [trait.card for traits in table.traits for trait in traits]
    if table.phase in ("choose", "debate", "second"):
        cards += [card for card in (table.round.card, *table.round.laid) if card is not None]
    if table.bid is not None:
        settled = table.bid.at or 0
        gifts = table.bid.gifts if table.phase in ("give", "answer") else table.bid.gifts[settled:]
        cards += [gift.card for gift in gifts if gift.contested is not False]
    return cards


def test_states_are_compared_whole() -> None:
    state = Timeline.start(PERSONALITY, PERSONALITY.setup(3, {}, "one"), 0).timeline.state
    assert cards_of(state) != cards_of(replace(state, stock=state.stock[1:]))
