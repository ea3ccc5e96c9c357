"""A whole short evening: a television, five phones, somebody who comes late and takes a seat, and an audience of three.

Everything that any of the devices is sent is recorded. When the game is over, its record tells what each of them could
know at each moment, and nobody may have been sent more.
"""

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from salon.core import Record
from salon.games.personality import PERSONALITY
from salon.games.personality.content.cards import house_deck
from salon.games.personality.portrait import portraits_of
from salon.server.domain.game import LogRow, StoredGame
from tests.faults.referee import frame_faults
from tests.games.personality.page.evening.finales import curtain, press_next, told_winner, winner_phrases
from tests.games.personality.page.evening.spying import spy, told
from tests.games.personality.page.evening.whole.leaks import leaks
from tests.games.personality.page.evening.whole.party import (
    BOT,
    MOST_LOOKS,
    RIVAL,
    SMALL,
    TELEVISION,
    USUAL,
    Guest,
    Onlooker,
    Party,
    keep_picture,
)
from tests.games.personality.page.evening.whole.recording import Device
from tests.games.personality.page.evening.whole.truth import Truth
from tests.support.browser.fixtures import NewPage, too_wide
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

NAMES = ("Ada", "Zoé", "Émile", "Lou", "Ben", "Cem")
"""By seat; a bot keeps that of Zoé until she comes."""
OPTIONS = {"board": "short", "rounds": "10", "contests": "1", "choice_seconds": "120"}


@rule("PY-13", "PY-60", "PY-70", "PY-72", "PY-74", "PY-80")
def test_a_whole_evening_in_which_nobody_learns_anything_too_early(house: House, new_page: NewPage) -> None:
    ada, emile, _, _, cem = five = [
        Guest(house, new_page, name, SMALL if name == "Émile" else USUAL, "fr" if name == "Émile" else "en")
        for name in ("Ada", "Émile", "Lou", "Ben", "Cem")
    ]
    code = ada.open_table("Ada", seats=6, bots=1, options=OPTIONS)
    for guest in five[1:]:
        guest.sit_down(code, guest.name)
    screen = Guest(house, new_page, "the television", {"viewport": TELEVISION, "reduced_motion": "reduce"})
    screen.visit(f"/t/{code}/screen")
    ada.start()
    party = Party(*five)

    # The audience votes along, and somebody picks without locking in.
    crowd = [
        Onlooker(house, new_page, f"audience {number}", SMALL if number == 1 else USUAL, language)
        for number, language in enumerate(("en", "fr", "en"), 1)
    ]
    crowd[0].come_by_the_banner(code)
    for watcher in crowd[1:]:
        watcher.come(code)
    party.play_until("choose")
    for watcher, choice in zip(crowd, (0, 1, 0), strict=True):
        watcher.vote(choice)
    pick(ada, whom=3, bet=2)
    keep_picture(screen.page, "1-vote-television")
    keep_picture(emile.page, "1-vote-small")
    party.play_until("choose", left=1)
    keep_picture(screen.page, "1-last-vote-television")

    # Somebody comes late, and the host lets them have the seat of the bot.
    party.play_until("choose", number=2)
    zoe = Guest(house, new_page, "Zoé", SMALL)
    take_the_seat_of_a_bot(zoe, ada, code)
    party.guests[BOT] = zoe
    pick_a_card_to_swap(emile)

    # A phone comes back in the middle of a reveal.
    party.play_until("choose", number=4, left=1)
    (last,) = party.table["asked"]
    reloads_in_the_reveal(party, party.guests[last], cem)
    for watcher in crowd:
        expect(watcher.page.get_by_text(watcher.words("audience-member"))).to_be_visible()

    # The end, which is told by nothing until the winner's moment.
    everybody: Sequence[Guest | Onlooker] = (*party.guests.values(), screen, *crowd)
    party.play_until("contest")
    for person in everybody:
        asked = person.words(
            "personality-page-lead-answer", name=NAMES[RIVAL]
        )  # "… wins only if every card fits"
        expect(person.page.get_by_text(asked)).to_have_count(0)
        spy(person, ".winner h2", winner_phrases(person, NAMES))
    party.play_until("over")
    for guest in party.guests.values():
        guest.go_on()

    game_id = str(ada.device.news["game_id"]) if ada.device.news is not None else ""
    record = Record.from_json(screen.page.request.get(f"{house.address}/api/replays/{game_id}/record").body())
    truth = Truth(record)
    devices = [person.device for person in everybody]
    assert party.phases >= {"read", "choose", "lay", "pair", "give", "answer", "contest"}
    saw_secrets(truth, devices)
    assert truth.faults() == []
    assert [leak for device in devices for leak in leaks(truth, device)] == []
    assert not_as_the_log_says(record, game_id, devices) == []
    through_the_finale(truth, everybody, ada, emile)


def pick(guest: Guest, whom: int, bet: int) -> None:
    """Choose and bet without locking in, and wait until the server has it."""
    guest._pick(whom)
    guest._pick(bet - 1, group=1)
    await_own(guest, "pick")


def pick_a_card_to_swap(guest: Guest) -> None:
    """Pick a card to be swapped, which counts once the vote is revealed."""
    aside = guest.page.locator("details", has_text=guest.words("personality-page-may-swap"))
    aside.locator("summary").click()
    aside.get_by_role("radio").first.check()
    await_own(guest, "swap")


def await_own(guest: Guest, field: str) -> None:
    """Wait until a player's own view has something secret."""
    for _ in range(MOST_LOOKS):
        news = guest.device.news
        if news is not None and news["seats"][0]["view"][field] is not None:
            return
        guest.moment()
    raise AssertionError(f"{guest.name} has no {field}")


def take_the_seat_of_a_bot(late: Guest, host: Guest, code: str) -> None:
    """Come to a table at which a game is played, and ask the host for the seat of the bot."""
    late.visit(f"/t/{code}")
    seat = late.page.locator("button.seat")
    keep_picture(late.page, "2-late-comer")
    seat.click()
    late.page.get_by_label(late.words("who-name")).fill(late.name)
    late.button("ask-go").click()
    keep_picture(late.page, "2-late-comer-asks")
    late.device.seats.add(BOT)
    grant = host.button("request-grant")
    expect(grant).to_be_visible()
    keep_picture(host.page, "2-host-is-asked")
    grant.click()
    expect(late.page.get_by_text(late.words("table-looking-on"))).to_have_count(0)
    expect(late.page.get_by_role("main")).to_be_visible()
    assert too_wide(late.page) <= 0
    keep_picture(late.page, "2-late-comer-sits")


def reloads_in_the_reveal(party: Party, voter: Guest, guest: Guest) -> None:
    """While the television shows a vote, a phone is loaded anew, and is where the others are."""
    party.plan(next(seat for seat, one in party.guests.items() if one is voter))
    voter.go_on()
    voter.await_turn()
    voter._choose()
    expect(guest.page.locator(".look-up")).to_be_visible()
    keep_picture(guest.page, "4-look-up")
    guest.page.reload()
    expect(guest.page.locator(".stage")).to_be_visible()
    expect(guest.page.locator(".look-up")).to_have_count(0)
    seq = voter.page.get_by_role("main").get_attribute("data-seq")
    expect(guest.page.get_by_role("main")).to_have_attribute("data-seq", seq or "")
    keep_picture(guest.page, "4-after-reload")


def through_the_finale(truth: Truth, everybody: Sequence[Guest | Onlooker], host: Guest, heir: Guest) -> None:
    """Step by step; after the second one the host leaves, and another player goes on."""
    portraits = portraits_of(truth.state(truth.end).table, house_deck())
    for person in everybody:
        expect(curtain(person)).to_be_visible(timeout=NEVER_LONGER)
    steps = int(host.page.locator("header p").first.inner_text().split("/")[1])
    shown: set[int] = set()
    leader = host
    for step in range(steps - 1):
        for person in everybody:
            if person is host and leader is not host:
                continue
            expect(curtain(person)).to_have_attribute("data-step", str(step), timeout=NEVER_LONGER)
            assert told_winner(person, NAMES) == [], f"step {step}"
            page = person.page.locator("body").inner_text()
            seen = curtain(person).locator("h2.name").inner_text()
            shown.add(NAMES.index(seen))
            for portrait in portraits:
                title = person.words(f"personality-title-{portrait.title.id}")
                assert portrait.seat in shown or title not in page, f"step {step}"
            assert too_wide(person.page) <= 0
        if step == 1:
            keep_picture(everybody[6].page, "finale-television")
            keep_picture(heir.page, "finale-small")
            host.page.close()
            gone = heir.page.get_by_text(heir.words("finale-host-away", name=NAMES[0]))
            late = heir.page.get_by_text(heir.words("finale-anyone"))  # the step has lasted long, too
            expect(gone.or_(late)).to_be_visible(timeout=NEVER_LONGER)
            leader = heir
        press_next(leader)
    for person in everybody:
        if person is not host:
            expect(person.page.locator(".winner h2")).to_be_visible(timeout=NEVER_LONGER)
            assert told(person.page) == [], person.device.name
            assert told_winner(person, NAMES) != []
    keep_picture(everybody[6].page, "winner-television")
    leader.button("finale-next").click()
    for person in everybody[1:6]:
        expect(person.page.get_by_role("heading", name=person.words("result-sheets"))).to_be_attached()
        expect(person.page.get_by_role("figure")).to_have_count(len(NAMES) + 1)
    result = everybody[6].page.get_by_role("region", name=everybody[6].words("table-result"))
    expect(result).to_contain_text(re.compile("|".join(NAMES)))


def saw_secrets(truth: Truth, devices: Sequence[Device]) -> None:
    """There was something to find: answers of every kind, and frames while they were secret."""
    states = [moment.state for moment in truth.moments]
    for field in ("ballots", "cards", "contests", "picks", "swaps"):
        assert any(each is not None for state in states for each in getattr(state, field)), field
    assert states[-1].table.winners == (RIVAL,)
    for device in devices:
        assert not device.unread, f"{device.name}: {device.unread}"
        assert sum(heard.message["type"] == "GameNews" for heard in device.heard) > len(states) // 4
    assert sum(len(device.votes) for device in devices) == 3


def not_as_the_log_says(record: Record, game_id: str, devices: Sequence[Device]) -> list[str]:
    """Every frame is, byte for byte, what the log says that its receiver may know."""
    last = next(device.news for device in devices if device.news is not None)
    row = StoredGame(
        game_id=game_id,
        code="",
        round=1,
        setup=record.setup,
        chairs=(),
        commitment=last["commitment"],
        started_ms=0,
        joint=record.joint,
    )
    rows = [LogRow(game_id, str(entry.seq), entry) for entry in record.entries]
    receivers = [receiver for device in devices for receiver in device.receivers]
    return frame_faults(PERSONALITY, row, rows, receivers)
