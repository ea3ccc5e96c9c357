"""Cards that visitors have written (PY-76): among those of the deck, seen when they come up, and part of the record."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core import BadSetup, OptionValue, Record, Timeline, replay
from salon.games.personality import PERSONALITY
from salon.games.personality.content.cards import ENOUGH
from salon.games.personality.content.packs import cards_in
from salon.games.personality.kit import KIT
from salon.games.personality.model.state import State
from salon.games.personality.rules.steps import HAND
from salon.testing.records import Records
from salon.testing.secrets import Secrets
from salon.testing.tables import Table
from tests.games.personality.packs import cards_of, pack_of
from tests.support.rules import rule

CREW = pack_of(cards_of(12))


def start(seats: int = 4, seed: str = "any", pack: str = CREW, **options: OptionValue) -> Timeline:
    setup = PERSONALITY.setup(seats, {"pack": pack, **options}, seed)
    return Timeline.start(PERSONALITY, setup, at_ms=0).timeline


def dealt(state: State) -> list[str]:
    """All cards in the order in which they come up."""
    return [*(card for hand in state.hands for card in hand), *state.stock]


def own(cards: list[str]) -> list[str]:
    return [card for card in cards if card.startswith("own-")]


@rule("PY-76")
class TestMixing:
    @pytest.mark.parametrize("seats", [3, 4, 5, 6])
    @pytest.mark.parametrize("share", ["quarter", "half"])
    @pytest.mark.parametrize("number", [3, 12, 40])
    def test_they_come_first_and_are_at_most_their_share(self, seats: int, share: str, number: int) -> None:
        part = {"quarter": 4, "half": 2}[share]
        every = dealt(start(seats, pack=pack_of(cards_of(number)), pack_share=share).state)
        front = max(HAND * seats, part * number)
        assert len(own(every[:front])) == number
        assert number <= front / part
        assert len(every) == len(set(every)) == 432 + number

    def test_they_are_in_anybodys_hand(self) -> None:
        few = pack_of(cards_of(3))
        holders = {
            seat
            for seed in range(12)
            for seat, hand in enumerate(start(seed=str(seed), pack=few).state.hands)
            if own(list(hand))
        }
        assert holders == {0, 1, 2, 3}

    def test_only_ours(self) -> None:
        every = dealt(start(6, pack=pack_of(cards_of(ENOUGH)), pack_share="all").state)
        assert len(own(every)) == len(every) == ENOUGH
        with pytest.raises(BadSetup) as caught:
            start(pack=pack_of(cards_of(ENOUGH - 1)), pack_share="all")
        assert (caught.value.code, caught.value.params) == (
            "personality-too-few-own",
            {"fewest": ENOUGH, "there": ENOUGH - 1},
        )

    def test_without_a_pack_nothing_is_mixed(self) -> None:
        plain = PERSONALITY.setup(4, {"pack_share": "all"}, "any")
        state = Timeline.start(PERSONALITY, plain, at_ms=0).timeline.state
        assert own(dealt(state)) == []

    @pytest.mark.parametrize("spice", ["family", "sharp"])
    def test_only_those_of_the_spice_are_in_the_setup(self, spice: str) -> None:
        cards = cards_of(4)
        cards[0] |= {"tags": ["money"], "family": False}
        setup = PERSONALITY.setup(4, {"pack": pack_of(cards), "cards": spice}, "any")
        texts = [card.fr for card in cards_in(str(setup.options["pack"]))] if spice == "family" else []
        assert str(setup.options["pack"]).count('"fr"') == {"family": 3, "sharp": 1}[spice]
        assert cards[0]["fr"] not in texts
        others = pack_of([{**card, "family": False} for card in cards[1:]])
        with pytest.raises(BadSetup, match=f"personality-none-{spice}"):
            PERSONALITY.setup(4, {"pack": others, "cards": spice}, "any")

    def test_what_is_no_pack_is_refused(self) -> None:
        with pytest.raises(BadSetup, match="personality-bad-pack"):
            start(pack="{}")

    def test_a_card_that_the_table_has_left_out_stays_out(self) -> None:
        gone = cards_in(CREW)[0].id
        timeline = start(left_out=gone)
        assert gone not in dealt(timeline.state)
        assert timeline.state.table.own == 11


@rule("PY-76")
@given(st.integers(0, 10**6))
def test_nobody_sees_a_card_before_it_comes_up(seed: int) -> None:
    """Two packs that differ only in cards that a seat has not seen give it the same bytes."""
    timeline, random = start(seed=str(seed), board="short"), Random(seed)
    for _ in range(random.randrange(60)):
        waiting = [seat for seat, each in timeline.waiting.items() if not each.answered]
        if not waiting:
            break
        seat = random.choice(waiting)
        view = PERSONALITY.view(timeline.state, seat)
        timeline = timeline.act(seat, PERSONALITY.legal(view).sample(random), 0).timeline
    everybody: tuple[int | None, ...] = (None, 0, 1, 2, 3)
    for receiver in everybody:
        view = PERSONALITY.view(timeline.state, receiver)
        body = msgspec.json.encode((view, timeline.waiting)).decode()
        for card in cards_in(CREW):
            assert (card.fr in body) == (card.id in view.faces)
        seen = {*view.hand, *view.faces}
        assert not [card.id for card in cards_in(CREW) if card.id in body and card.id not in seen]
        assert view.table.own == 12
        assert "pack" not in view.table.options


@rule("PY-76")
def test_a_record_replays_elsewhere_with_its_cards() -> None:
    timeline, random = start(3, board="short"), Random(4)
    advance = Timeline.start(PERSONALITY, timeline.setup, at_ms=0)
    entries = [advance.entry]
    while waiting := [seat for seat, each in advance.timeline.waiting.items() if not each.answered]:
        view = PERSONALITY.view(advance.timeline.state, waiting[0])
        advance = advance.timeline.act(waiting[0], PERSONALITY.legal(view).sample(random), 0)
        entries.append(advance.entry)
    record = Record(timeline.setup, tuple(entries))
    *_, last = replay(PERSONALITY, Record.from_json(record.to_json()))
    assert last.timeline.state == advance.timeline.state
    assert own(list(PERSONALITY.view(last.timeline.state, None).faces))
    assert record.is_fairly_drawn()


class TestTablesWithAPack(Records, Secrets):
    """The tests of every game, at tables that play with a pack."""

    kit = KIT
    has_secrets = True
    levels = KIT.levels

    @pytest.fixture(params=["quarter", "all"])
    def table(self, request: pytest.FixtureRequest) -> Table:
        pack = CREW if request.param == "quarter" else pack_of(cards_of(ENOUGH))
        return Table(KIT, 4, (("board", "short"), ("pack", pack), ("pack_share", request.param)))
