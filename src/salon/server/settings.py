"""The settings of a server, with a limit on everything that could grow."""

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
    """How much a client may ask for."""

    message_bytes: int = 16_384
    frame_bytes: int = 262_144
    """A larger frame is not read to its end. A frame between the two sizes is refused with an explanation."""
    messages_a_second: float = 20
    messages_at_once: int = 60
    """The message rate of one visitor over all of their sockets, or of one socket without a cookie."""
    network_messages_a_second: float = 1_000
    network_messages_at_once: int = 3_000
    """The message rate of one address, which may be a hall full of people behind one Wi-Fi."""
    violations: int = 100
    """Messages over the rate before the connection is closed."""
    frames_a_second: float = 100
    frames_at_once: int = 1_000
    """Frames of every kind (pings and empty ones too) of one visitor. A read costs one, and so does each KiB of it."""
    network_frames_a_second: float = 4_000
    network_frames_at_once: int = 10_000
    """Frames of one address. When they are used up, only connections that send more than the following are closed."""
    quiet_frames_a_second: float = 4
    quiet_frames_at_once: int = 60
    hello_ms: int = 15 * SECOND
    replies: int = 64
    """Replies that a client may leave unread before its connection is closed."""
    sockets_a_visitor: int = 24
    sockets_a_table: int = 250
    sockets_an_address: int = 1_000
    sockets: int = 20_000
    connections: int = 22_000
    """Connections in all: open sockets, requests, and sockets that are about to be refused."""
    connections_an_address: int = 1_500
    """Connections of one address, sockets or not. Those of trusted proxies are counted in `connections` only."""
    head_bytes: int = 32_768
    """The largest head of a request; a longer one drops the connection."""
    arrival_ms: int = 20 * SECOND
    """How long the head of a request may take to arrive, and then its body."""
    reads_a_request: int = 1_000
    """Pieces in which a request may arrive."""
    requests_ahead: int = 16
    """Requests that a connection may send before the first of them is answered."""
    requests_at_once: int = 600
    request_every_ms: int = 20
    """Requests of one address in a burst; after that, one every `request_every_ms`. 40 phones at once make 200."""
    page_file_requests: float = 0.1
    """The cost of a file of the page in requests: the page has dozens, and they are in memory."""
    replay_requests: int = 20
    replay_entries: int = 50
    """The cost of a replay in requests, since the game is replayed, and the number of entries that cost one more. One's
    own numbers cost as much: thousands of results are read and counted."""
    replay_bytes_a_visitor: int = 8 << 20
    replay_bytes_an_address: int = 32 << 20
    replay_bytes: int = 128 << 20
    """Memory for the replays and records that are being sent: to one visitor, to one address, and in all."""
    write_ms: int = 20 * SECOND
    write_bytes: int = 8_192
    """A client has to take at least `write_bytes` of a response in every `write_ms`, or what is left of it."""
    tables: int = 200_000
    members_a_table: int = 32
    tables_a_visitor: int = 40
    tables_at_once: int = 60
    """Tables that one address may open in a burst; after that, one every `table_every_ms`."""
    table_every_ms: int = 5 * SECOND
    misses_at_once: int = 30
    """Wrong room codes of one address in a burst; after that, one every `miss_every_ms`."""
    miss_every_ms: int = 4 * SECOND
    lookups_at_once: int = 100
    """Room codes of one address that may be looked up at the same time."""
    transfers_at_once: int = 10
    transfer_every_ms: int = 10 * SECOND
    """Codes that one address may try in a burst to move a seat to another device, and then one every so often."""
    advice_at_once: int = 5
    advice_every_ms: int = 4 * SECOND
    """How often one visitor may ask the coach."""
    reactions_at_once: int = 6
    reaction_every_ms: int = 1_200
    """Reactions of one visitor in a burst, and then one every so often."""
    table_reactions_at_once: int = 60
    table_reaction_every_ms: int = 50
    """Reactions at one table. Further ones are dropped."""
    audience_votes: int = 500
    """Visitors who may answer one question of a table's audience at one server."""
    audiences: int = 500
    """Tables whose audience's votes a server remembers."""
    tasks_a_table: int = 16
    tasks_a_visitor: int = 64
    tasks_an_address: int = 512
    """How much may wait for a worker process: bots' moves, answers, and things made to order."""
    results_a_visitor: int = 5_000
    """How many results one visitor may have, after adding those of a file or of another device."""
    packs_a_visitor: int = 20
    pack_writes_at_once: int = 30
    pack_write_every_ms: int = 5 * SECOND
    """How often one visitor may store a pack, in a burst and after that."""
    pack_requests: int = 10
    """The cost of checking a pack in requests: each text is compared with all others."""
    own_data_at_once: int = 3
    own_data_every_ms: int = MINUTE
    """How often one visitor may download or erase what is stored about them; `exports` are under way at once."""
    exports: int = 8
    reviews_in_memory: int = 200
    name_length: int = 24
    entries_a_game: int = 5_000
    stored_bytes_at_once: int = 64_000_000
    stored_bytes_a_second: float = 2_000
    """What one address may make the database grow by: in a burst, and after that. An action has about 260 bytes."""
    games_in_memory: int = 4_000
    tables_in_memory: int = 20_000
    finished_listed: int = 100


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    database: str
    """An SQLAlchemy address."""
    own: Path | None = None
    """The folder with decks and boards that this salon has added."""
    bus: str = ""
    """The address of the bus between servers; empty if there is none."""
    alone: bool = True
    """Whether this is the only server of the database, so that its memory is never behind the store."""
    beat_ms: int = SECOND
    """The interval of heartbeats, if there are several servers."""
    dead_ms: int = 6 * SECOND
    """A server that has sent no heartbeat for this long is considered dead."""
    lease_ms: int = 6 * SECOND
    """How long a lease on a table lasts unless it is renewed."""
    public_url: str | None = None
    """The public address of this server, without a slash at the end, if it differs from what requests say."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server, such as a development server."""
    contact: str | None = None
    """How to reach the people who run this server, for the privacy note."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies, whose X-Forwarded headers are believed."""
    address_key: str = ""
    """A secret for hashes of addresses that tables store (see `domain.admission`); the same on all servers."""
    log_json: bool = False
    log_requests: bool = False
    metrics: tuple[str, int] | None = None
    """The address and port for Prometheus metrics; None: they are not served."""
    grace_ms: int = 60 * SECOND
    bot_delay_ms: int = BOT_DELAY_MS
    bot_time_ms: int = 20 * SECOND
    advice_ms: int = 1 * SECOND
    """How long the coach thinks about a position; `review_ms` is for each move of a review."""
    review_ms: int = 300
    workers: int = 2
    """Worker processes for bots and answers. One address gets all but one of them, so with two or more nobody has to
    wait for what others have in store."""
    worker_idle_ms: int = 5 * MINUTE
    lobby_expires_ms: int = 2 * DAY
    """A table without a running game is removed after this time without a change."""
    playing_expires_ms: int = 30 * DAY
    """An unfinished game is removed, with its table, this long after its last action."""
    finished_expires_ms: int = 400 * DAY
    """A finished game is kept for this long, which is how long a visitor's cookie lasts. So are the numbers and marks
    of a visitor of whom there is nothing newer."""
    packs_expire_ms: int = 400 * DAY
    """A pack is removed this long after it was last changed or played with; it lasts as long as its writer's cookie."""
    store_bytes: int = 10_000_000_000
    """The largest size of the database. Beyond it no table and no game can be started."""
    reserve_bytes: int = 100_000_000
    """The free space of the disk below which no table and no game can be started; at most a twentieth of the disk."""
    housekeeping_ms: int = HOUR
    clock_steady_ms: int = HOUR
    """Nothing expires until the clock has been steady for this long: after the start, and after a jump."""
    recent: int = 64
    """Entries of each game kept in memory for clients that reconnect."""
    limits: Limits = Limits()


def data_directory() -> Path:
    """The default folder of a salon's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "~")
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "salon"


def sqlite_address(directory: Path) -> str:
    """The address of the SQLite file in a data directory."""
    return f"sqlite:///{directory / 'salon.sqlite3'}"
