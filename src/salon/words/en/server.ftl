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
refused-too-many-connections = Too many connections at once. Close some, then try again.
refused-coach-off = Nobody may ask the coach at this table.
refused-coach-none = This game has no coach.
refused-no-such-answer = This game does not answer such questions.
refused-coach-busy = The coach could not think of anything just now. Ask again.
refused-no-such-review = There is no such game among those you have played to the end here.
refused-slow-down = Too much at once. Wait a moment.
refused-too-big = That message is too long: { $most } bytes at most.
refused-malformed-message = That message makes no sense here.
refused-hello-first = The first message must be a hello.
refused-wrong-origin = That came from another site, so it was not done.
refused-wrong-method = That cannot be done with this address.
refused-busy = Too many changes at once. Try again.
refused-cannot-store = The server cannot keep anything just now. Nothing is lost: try again in a moment.
refused-internal = Something went wrong on our side. Nothing was changed.
refused-not-made = It could not be made just now. Try again.
