# Refusals of the server: tables, seats, and talking to it.
refused-stale = Something happened at the table before this arrived. Look again, then act.
refused-other-game = That game is no longer being played at this table.
refused-no-such-table = There is no table “{ $table }”. Check the code: tables close when nobody has used them for a while.
refused-no-such-game = There is no such game here.
refused-no-such-replay = There is no finished game at this address.
refused-no-such-page = There is nothing at this address.
refused-no-such-seat = This table has no seat { $seat }.
refused-game-unknown = This house does not have that game.
refused-game-long = This game has gone on for { $longest } actions: it ends here.
refused-not-host = Only the host of the table can do that.
refused-not-at-table = You are not sitting at this table.
refused-not-your-seat = That is somebody else’s seat.
refused-seat-taken = Seat { $seat } is taken.
refused-table-full = All seats are taken. You can look on.
refused-table-playing = Not while a game is being played.
refused-table-locked = The host has locked this table, so nobody new can sit down.
refused-removed = The host has closed this table to you.
refused-remove-self = You are the host. If you want to go, leave the table.
refused-removed-full = You have removed { $most } people already. Let somebody back in first, or lock the table.
refused-no-such-person = That person is not here any more.
refused-ask-host = Somebody’s hidden hand is at this seat. Ask the host to let you take it.
refused-seat-free = You need not ask for this seat: take it.
refused-has-hand = You have a hand of your own in this game.
refused-request-refused = The host has given no permission for this seat.
refused-too-many-requests = Many people are asking for a seat here. Try again later.
refused-too-few = { $taken ->
    [one] Only one seat is taken
   *[other] { $taken } seats are taken
}: this game is for { $allowed } players. Invite somebody, or add a bot.
refused-seats-taken = { $taken ->
    [one] One seat is taken
   *[other] { $taken } seats are taken
}: { $seats } are too few.
refused-name-empty = A name needs at least one letter.
refused-name-long = A name can have { $longest } letters at most.
refused-colour-unknown = That is not one of the colours: { $colours }.
refused-colour-taken = Somebody at this table has that colour.
refused-level-unknown = There are no bots of level “{ $level }”.
refused-no-bots = This game has no bots yet.
refused-too-many-tables = You are at { $most } tables already. Leave one first.
refused-house-full = This house is full: no more tables can be opened here for now.
refused-no-room = This house has run out of room: no new games can be started here for now. Games that are being played go on.
refused-over-quota = So much has been played from your network that there is no room for more just now. Try again in a while.
refused-too-many-connections = Too many connections at once. Close some, then try again.
refused-coach-off = Nobody may ask the coach at this table.
refused-coach-none = This game has no coach.
refused-no-such-answer = This game does not answer such questions.
refused-coach-busy = The coach could not think of anything just now. Ask again.
refused-no-such-review = There is no such game among those you have played to the end here.
refused-slow-down = Too much at once. Wait a moment.
refused-too-many-replays = Several replays are still on their way to you. Try again when one has arrived.
refused-replays-busy = Many replays are being sent just now. Try again in a moment.
refused-too-big = That message is too long: { $most } bytes at most.
refused-malformed-message = That message makes no sense here.
refused-hello-first = The first message must be a hello.
refused-wrong-origin = That came from another site, so it was not done.
refused-blocked = The people who run this salon have closed it to you. If you think this is a mistake, write to them.
refused-table-closed = The house has closed this table.
refused-not-your-game = Only the players of this game and the host of its table can do that.
refused-no-data = Nothing is stored here about you: this browser has no cookie of ours.
refused-wrong-method = That cannot be done with this address.
refused-busy = Too many changes at once. Try again.
refused-cannot-store = The server cannot keep anything just now. Nothing is lost: try again in a moment.
refused-internal = Something went wrong on our side. Nothing was changed.
refused-not-made = It could not be made just now. Try again.
refused-house-busy = The house has too much to think about just now. Try again in a moment.
