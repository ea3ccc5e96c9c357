# Refusals of the server: tables, seats, and talking to it.
refused-stale = Something changed at the table before your move arrived. Take another look, then play.
refused-other-game = That game is no longer on at this table.
refused-no-such-table = There’s no table “{ $table }”. Check the code: tables close when no one has used them for a while.
refused-no-such-game = There’s no such game here.
refused-no-such-replay = There’s no finished game at this address.
refused-no-such-position = This game has no position { $number }. Nothing was changed.
refused-play-on-over = The game was over here. Go back a step, then play on.
refused-play-on-never = This game can’t be played on from the middle.
refused-no-such-page = There’s nothing at this address.
refused-no-such-seat = This table has no seat { $seat }.
refused-game-unknown = This salon doesn’t have that game.
refused-game-long = This game has reached { $longest } moves, so it ends here.
refused-not-host = Only the host can do that.
refused-not-at-table = You’re not sitting at this table.
refused-no-finale = The finale of this game can’t be shown any more.
refused-finale-is-hosts = The host leads the finale. After { $seconds } seconds, anyone at the table can go on.
refused-not-your-seat = That’s someone else’s seat.
refused-seat-taken = Seat { $seat } is taken.
refused-table-full = All seats are taken. You can watch.
refused-table-playing = Not during a game.
refused-table-locked = The host has locked this table, so no one new can sit down.
refused-removed = The host has removed you from this table.
refused-remove-self = You’re the host. To go, leave the table.
refused-removed-full = You’ve already removed { $most } people. Let someone back in first, or lock the table.
refused-no-such-person = That person isn’t here any more.
refused-ask-host = There’s a hidden hand at this seat. Ask the host to let you take it.
refused-seat-free = This seat is free: just take it.
refused-has-hand = You already have a hand in this game.
refused-request-refused = The host didn’t give you this seat.
refused-too-many-requests = A lot of people are asking for a seat here. Try again later.
refused-too-few = { $taken ->
    [one] Only one seat is taken
   *[other] { $taken } seats are taken
}, but this game is for { $allowed } players. Invite someone, or add a bot.
refused-seats-taken = { $taken ->
    [one] One seat is taken
   *[other] { $taken } seats are taken
}, so { $seats } won’t do.
refused-name-empty = A name needs at least one letter.
refused-name-long = A name can have up to { $longest } letters.
refused-colour-unknown = That colour isn’t available. Choose one of these: { $colours }.
refused-colour-taken = Someone at this table has that colour.
refused-level-unknown = There are no bots of level “{ $level }”.
refused-no-bots = This game has no bots yet.
refused-too-many-tables = You’re already at { $most } tables. Leave one first.
refused-house-full = This salon is full: no new tables for now.
refused-no-room = This salon is out of storage: no new games for now. Games in progress go on.
refused-over-quota = Your network has used up its storage for now. Try again later.
refused-too-many-connections = Too many connections at once. Close a few, then try again.
refused-coach-off = The coach is switched off at this table.
refused-coach-none = This game has no coach.
refused-no-such-answer = This game doesn’t answer questions like that.
refused-coach-busy = The coach couldn’t come up with anything just now. Ask again.
refused-no-such-review = That isn’t one of the games you’ve finished here.
refused-slow-down = Too fast. Wait a moment.
refused-too-many-replays = Several replays are still loading. Try again when one has arrived.
refused-replays-busy = Lots of replays are being sent right now. Try again in a moment.
refused-too-big = That message is too long: { $most } bytes at most.
refused-malformed-message = That message makes no sense here.
refused-hello-first = The first message must be a hello.
refused-wrong-origin = That came from another site, so nothing was done.
refused-not-here = Only the host can do that, on the computer that runs this salon.
refused-no-network = This computer isn’t on a local network right now. Connect it to one, then try again.
refused-transfer-wrong = This code doesn’t work. Codes last two minutes and work once: ask for a new one on the other device.
refused-transfer-seated = You already have a seat at this table on this device.
refused-blocked = The people who run this salon have closed it to you. If you think this is a mistake, contact them.
refused-table-closed = The people who run this salon have closed this table.
refused-not-your-game = Only this game’s players and its host can do that.
refused-no-data = Nothing is stored about you here: this browser has none of our cookies.
refused-wrong-method = You can’t do that at this address.
refused-busy = Too many changes at once. Try again.
refused-cannot-store = The server can’t save anything right now. Nothing is lost: try again in a moment.
refused-internal = Something went wrong on our side. Nothing was changed.
refused-not-made = That couldn’t be made just now. Try again.
refused-house-busy = There’s too much going on right now. Try again in a moment.
