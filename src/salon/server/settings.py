"""What can be set about a server. Everything that could grow has a limit here."""

import os
import sys
from pathlib import Path

from msgspec import Struct

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

BOT_DELAY_MS = 700


class Limits(Struct, frozen=True, kw_only=True):
    """How much anybody may ask for."""

    message_bytes: int = 16_384
    frame_bytes: int = 262_144
    """A frame beyond this is not even read to its end; one between the two is refused with a sentence."""
    messages_a_second: float = 20
    messages_at_once: int = 60
    """What one visitor may say over all of their sockets together; who has no cookie, over each."""
    network_messages_a_second: float = 1_000
    network_messages_at_once: int = 3_000
    """What one address may say: a whole hall behind one Wi-Fi, and no more."""
    violations: int = 100
    """Messages over the rate before the connection is closed."""
    hello_ms: int = 15 * SECOND
    replies: int = 64
    """Answers a connection may leave unread before it is closed."""
    sockets_a_visitor: int = 24
    sockets_a_table: int = 250
    sockets_an_address: int = 1_000
    sockets: int = 20_000
    head_bytes: int = 32_768
    """How large the head of a request may be before the connection is dropped."""
    arrival_ms: int = 20 * SECOND
    """How long the head of a request may take to arrive, and then its body."""
    requests_at_once: int = 600
    request_every_ms: int = 20
    """Requests one address may make in a burst; after that one every so often. 40 phones that come at once make 200."""
    replay_requests: int = 20
    """What a replay counts for: it is played through for whoever asks."""
    tables: int = 200_000
    members_a_table: int = 32
    tables_a_visitor: int = 40
    tables_at_once: int = 60
    """Tables one address may open in a burst; after that one every `table_every_ms`."""
    table_every_ms: int = 5 * SECOND
    misses_at_once: int = 30
    """Wrong room codes from one address in a burst; after that one every `miss_every_ms`."""
    miss_every_ms: int = 4 * SECOND
    advice_at_once: int = 5
    advice_every_ms: int = 4 * SECOND
    """How often one visitor may ask the coach."""
    reviews_in_memory: int = 200
    name_length: int = 24
    entries_a_game: int = 5_000
    games_in_memory: int = 4_000
    tables_in_memory: int = 20_000
    finished_listed: int = 100


class Settings(Struct, frozen=True, kw_only=True):
    """How this server is to run."""

    database: str
    """An SQLAlchemy address."""
    own: Path | None = None
    """The folder with decks and boards of one's own."""
    bus: str = ""
    """Where servers tell each other that something is new; empty: nowhere."""
    alone: bool = True
    """Whether no other server has the same tables: then what is in memory is never behind the store."""
    beat_ms: int = SECOND
    """How often a server that is not alone says that it is alive, and looks for what the bus did not tell."""
    dead_ms: int = 6 * SECOND
    """A server silent for so long is gone."""
    lease_ms: int = 6 * SECOND
    """For how long a server minds a table's bots without saying so again."""
    public_url: str | None = None
    """Where others reach this server, if that differs from what their requests say (no slash at the end)."""
    origins: tuple[str, ...] = ()
    """Further origins that may talk to this server, such as a development server's."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word counts on where a request comes from. By default: nobody's."""
    log_json: bool = False
    log_requests: bool = False
    metrics: tuple[str, int] | None = None
    """The address and port for numbers in Prometheus form; None: they are not offered."""
    grace_ms: int = 60 * SECOND
    bot_delay_ms: int = BOT_DELAY_MS
    bot_time_ms: int = 20 * SECOND
    advice_ms: int = 1 * SECOND
    """How long the coach thinks about a position for who asks, and about each move of a review."""
    review_ms: int = 300
    workers: int = 1
    worker_idle_ms: int = 5 * MINUTE
    lobby_expires_ms: int = 2 * DAY
    """A table at which nobody plays goes when nobody has touched it for so long."""
    playing_expires_ms: int = 30 * DAY
    """A game that nobody finishes goes, with its table, so long after its last action."""
    finished_expires_ms: int = 400 * DAY
    """A finished game can be looked at for so long: as long as a visitor's cookie lasts."""
    housekeeping_ms: int = HOUR
    recent: int = 64
    """Entries of each game kept in memory, so that who reconnects gets what happened meanwhile."""
    limits: Limits = Limits()


def data_directory() -> Path:
    """Where a salon keeps its data unless told otherwise."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "~")
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "salon"


def sqlite_address(directory: Path) -> str:
    """The address of the SQLite file in a data directory."""
    return f"sqlite:///{directory / 'salon.sqlite3'}"
