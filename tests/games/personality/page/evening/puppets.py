"""Players who share one device and act without its page, so that a test can bring a table to any scene quickly."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.person import NEVER_LONGER

OPEN = """async ([game, names, seats, options]) => {
  const headers = { "content-type": "application/json" };
  const send = async (path, body) => {
    const answer = await fetch(`/api/tables${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { code } = await send("", { game, name: names[0], seats, options });
  for (const name of names.slice(1)) await send(`/${code}/join`, { name });
  return code;
}"""
CONNECT = """(code) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${code}`);
  window.puppets = { socket, news: null, refused: null };
  socket.onopen = () => socket.send(JSON.stringify({ type: "Hello" }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "GameNews") window.puppets.news = message;
    if (message.type === "Refused") window.puppets.refused = message.text;
  };
}"""
ACT = """async ([seat, action]) => {
  const { socket, news } = window.puppets;
  const id = Math.random().toString(36).slice(2);
  socket.send(JSON.stringify({ type: "Act", game_id: news.game_id, seq: news.seq, seat, id, action }));
  const told = () => window.puppets.news.seq > news.seq || window.puppets.refused;
  while (!told()) await new Promise((later) => setTimeout(later, 5));
  return window.puppets.refused;
}"""
NEWS = """() => {
  const { news } = window.puppets;
  const asked = Object.entries(news.waiting).filter(([, one]) => !one.answered).map(([seat]) => Number(seat));
  const mine = news.seats.map((one) => one.seat);
  const seats = Object.fromEntries(news.seats.map(({ seat, legal, view }) => [seat, { legal, partner: view.partner }]));
  const { phase, round, bid } = news.seats[0].view.table;
  return { seq: news.seq, seats, phase, round, bid, asked: asked.filter((seat) => mine.includes(seat)).sort() };
}"""


class Puppets:
    """The seats of one device. `whom` and `bets` say how each of them votes."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.goto(f"{address}/about")
        self.whom: dict[int, int] = {}
        self.bets: dict[int, int] = {}
        self.contests = False
        self.code = ""

    def open_table(self, *names: str, seats: int | None = None, **options: bool | str | int) -> str:
        """Open a table at which these players sit; more `seats` than names are left open."""
        asked = ["personality", names, seats or len(names), options]
        self.code = self.page.evaluate(OPEN, asked)
        return self.code

    def start(self) -> None:
        self.page.evaluate("(code) => fetch(`/api/tables/${code}/start`, { method: 'POST' })", self.code)
        self.page.evaluate(CONNECT, self.code)
        self.page.wait_for_function("() => window.puppets.news !== null", timeout=NEVER_LONGER)

    def news(self) -> dict[str, Any]:
        """The phase and the round, and what each seat of this device may do."""
        news: dict[str, Any] = self.page.evaluate(NEWS)
        return news

    def act(self, seat: int, action: dict[str, Any]) -> None:
        """Take an action, and wait until it is told."""
        refused = self.page.evaluate(ACT, [seat, action])
        assert refused is None, refused

    def answer(self, seat: int, news: dict[str, Any] | None = None) -> None:
        """Answer what a seat is asked."""
        now = news or self.news()
        own = now["seats"][str(seat)]
        partner = own["partner"]
        voter = seat if partner is None else min(seat, partner)  # the two of a pair have to agree
        self.act(seat, self._choice(now["phase"], voter, own["legal"]))

    def until(self, *phases: str, leave: int = 0) -> str:
        """Play until the table is in one of these phases and as few are asked as are to be left."""
        for _ in range(2000):
            now = self.news()
            phase, asked = str(now["phase"]), now["asked"]
            if phase in phases and (leave == 0 or len(asked) <= leave):
                return phase
            assert asked, f"nobody here is asked in {phase}"
            self.answer(asked[0], now)
        raise AssertionError(f"the table never came to {phases}")

    def _choice(self, phase: str, seat: int, legal: list[dict[str, Any]]) -> dict[str, Any]:
        if phase == "choose":
            whom = self.whom.get(seat, 0)
            options = {one["whom"] for one in legal if one["type"] == "Choose"}
            bet = self.bets.get(seat, 1)
            return {"type": "Choose", "whom": whom if whom in options else min(options), "bet": bet}
        if phase == "answer":
            return {"type": "Contest" if self.contests else "Accept"}
        if phase == "debate":
            return {"type": "Argue", "text": "Et la soupe du réveillon ? Personne n’a oublié la soupe."}
        wanted = {"swap": "Keep", "lay": "Lay", "read": "Read", "pair": "Pair", "give": "Give"}.get(phase)
        return next(
            one for one in legal if one["type"] == wanted or (wanted is None and one["type"] == "Choose")
        )


def settled(page: Page) -> None:
    """Wait until no scene is played on a big screen."""
    expect(page.locator(".ballots, .move, .handed")).to_have_count(0, timeout=NEVER_LONGER)
