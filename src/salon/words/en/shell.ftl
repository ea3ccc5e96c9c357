# The page around the games.
salon-name = Salon
loading = One moment…
close = Close
yes = Yes
no = No
fewer = Fewer
more = More
try-again = Try again
seat-unnamed = Player { $seat }
guest = Guest
nav = Pages
skip-to-content = To the content
rule-link = Rule { $rule }
lost-title = There is nothing at this address
problem-unknown = That did not work. Try again in a moment.
problem-unreachable = The salon cannot be reached just now.

# The menu.
menu = Menu
menu-language = Language
menu-light = Light
menu-light-system = Auto
menu-light-light = Day
menu-light-dark = Night
menu-sound = Sound
menu-sound-on = On
menu-sound-off = Off
menu-screen = Big screen
menu-leave = Leave the table
menu-code = Room code: { $code }

# Home.
home-link = To the start page
home-title = Take a seat.
home-line = Table games for an evening with friends: in one room, far apart, or alone against bots.
home-games = Games
home-players = { $least } to { $most } players
home-players-exactly = { $players ->
    [one] One player
   *[other] { $players } players
}
home-play-now = Play now, against bots
home-new-table = New table with friends
home-solitaire = On your own:
home-rules = Rules
home-how-to-play = How to play
home-ways = Three ways to play
home-way-room = In one room
home-way-room-how = Put the table on the big screen; every phone is a hand.
home-way-apart = Far apart
home-way-apart-how = Send the link. Nobody needs an account.
home-way-alone = Alone
home-way-alone-how = Bots of several strengths are always free.
home-join = Join friends
home-join-code = Room code or link
home-join-go = Join
home-join-no-code = A room code has five letters and digits or a few more. Look at the screen of whoever opened the table.
home-my-tables = Your tables
home-finished = Your finished games
home-finished-won = You won
home-finished-by = { $names } won
home-finished-all = Show all { $count }
table-status-lobby = waiting for players
table-status-playing = in play
table-status-over = finished

# Who one is.
who-name = Your name
who-colour = Your colour
colour-garnet = Garnet, dots
colour-plum = Plum, stripes
colour-olive = Olive, rings
colour-walnut = Walnut, checks
colour-midnight = Midnight, chevrons
colour-rose = Rose, lozenge

# A new table.
new-title = New table
new-title-of = New table: { $game }
new-no-game = This game is not offered here.
new-you = You
new-table = The table
new-seats = Seats
new-bots = Bots among them
new-level = How well they play
house-busy = The house is busy: bots think less for now.
new-hot-seat = Several people on this device? Add them at the next step.
new-create = Set the table
options = Options
options-search = Find an option
options-all = All options
options-usual = As in the rulebook
options-chosen = What is played
options-none-found = No option speaks of “{ $wanted }”.
options-conflict = This does not go together yet:
options-need = “{ $pick }” needs “{ $other }”.
options-exclude = “{ $pick }” and “{ $other }” do not go together.
options-for-seats = { $most ->
    [1] “{ $pick }”: only for one player.
   *[other] “{ $pick }”: only for { $allowed } players.
}
presets = Ready-made games
presets-own = A choice of your own.
presets-players = { $most ->
    [1] alone
   *[other] { $players } players
}

# The lobby.
lobby-title = Table { $code }
lobby-invite = Bring your friends
lobby-code-spelled = Room code { $code }
lobby-qr = QR code with the link to this table
lobby-share = Share the link
lobby-share-text = Come and play { $game } with me!
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-failed = The link could not be copied; select it by hand.
lobby-seats = At the table
lobby-open = Free seat
lobby-bot = Bot
lobby-you = You
lobby-you-host = You, the host
lobby-away = Away
lobby-add-bot = Bot
lobby-level-of = How well { $name } plays
lobby-remove = Free the seat of { $name }
lobby-hot-seat = One more player on this device
lobby-hot-seat-short = On this device
lobby-sit = Take a seat
lobby-sit-down = Sit down
lobby-full = All seats are taken. You can look on.
lobby-spectators = { $count ->
    [one] One person is looking on
   *[other] { $count } people are looking on
}
lobby-start = Start the game
lobby-ready = Everybody is here.
lobby-start-without = { $open ->
    [one] The free seat will be put away.
   *[other] The { $open } free seats will be put away.
}
lobby-too-few = At least { $least } have to be seated. Add a bot, or call a friend.
lobby-wait = The host will start the game.
lobby-wait-for = { $name } will start the game.
lobby-settings = Options of this table
lobby-away-policy = If somebody goes away
lobby-away-bot = After a minute a bot plays for them, until they are back
lobby-away-skip = After a minute the table goes on without them where the game can, until they are back
lobby-away-wait = We wait
lobby-coach = Who may ask the coach for hints
lobby-coach-alone = Who plays alone or against bots
lobby-coach-always = Everybody
lobby-coach-never = Nobody
lobby-links = More

# Who may be at the table.
lock-close = Lock the table
lock-open = Unlock the table
lock-on = The table is locked: nobody new can sit down.
lock-on-host = The table is locked: nobody new can sit down. Anyone with the link can still look on.
remove-person = Remove { $name } for good
remove-title = Remove { $name } for good?
remove-what = They have to go at once and cannot come back to this table, not even to look on. You can let them back in later.
remove-device = Everybody who plays on the same device as { $name } has to go too.
remove-network = Also their network
remove-network-hint = For people who come back under another name. It keeps out everybody else on the same network, too: in one room, that may be your friends, and the big screen. Players who are at the table stay.
remove-cancel = Cancel
remove-go = Remove
removed-title = Removed
removed-network = and their network
removed-restore = Let back in
removed-restore-name = Let back in: { $name }
removed-why = You can join another table, or open one of your own.
player-ask = Ask for this seat
ask-title = Ask for { $seat }’s seat
ask-what = The hand at this seat is hidden, so the host decides who takes it.
ask-go = Ask the host
request-host = { $name } would like to take { $seat }’s seat.
request-grant = Let them in
request-refuse = Refuse
request-waiting = You have asked for { $seat }’s seat. The host decides.
request-refused = The host would rather keep { $seat }’s seat free. You can look on.

# At the table.
title-your-turn = Your turn
table-board = The table
table-over = The game is over
table-ask = it is your turn
table-ask-you = { $what }
table-ask-name = { $name }: { $what }
table-asked = It is { $name }’s turn
table-asked-many = Waiting for { $names }
table-sending = On its way…
table-hint = Hint
table-take-back = Take back
table-result = Result
table-time-left = Time left
table-players = Players
table-log = What happened
table-log-open = Show what happened
table-log-empty = Nothing yet.
table-lost = The line is broken. Trying again…
table-gone = There is no such table
table-gone-why = Nobody sits at “{ $code }”. Room codes are forgotten some days after the last game.
table-looking-on = You are looking on.
table-skipped-me = The table has been going on without you.
table-skipped = The table goes on without { $names }.
table-stand-in-me = A bot has been playing for you.
table-back = I am back
table-stand-in = { $count ->
    [one] A bot plays for { $names } until they are back.
   *[other] Bots play for { $names } until they are back.
}
table-away = { $count ->
    [one] { $names } is away. We are waiting.
   *[other] { $names } are away. We are waiting.
}
table-pass-to = Pass the device to { $name }
table-i-am = I am { $name }
player-asked = to act
player-skipped = Away, passed over
player-stand-in = Away, a bot plays
player-show = Show
player-take-over = Take this seat
player-bot = Let a bot play
player-send-away = Send { $name } away: a bot plays on
table-host = For the host
leave-title = Leave the table?
leave-playing = Your seat becomes free for somebody else. To go away for a while, simply close the page: you can come back.
leave-lobby = Your seat becomes free.
leave-stay = Stay
leave-go = Leave

# The end.
result-won = { $name } wins
result-you-won = You win!
result-shared = { $names } share the win
result-rank = Place { $rank }:
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rematch = Play again
result-next-game = Next game
result-rematch-wait = The host can start another game; everybody keeps their seat.
result-look = See the table
result-replay = Replay
result-review = Review your moves
result-sheets = Score sheets
result-total = Total
fair-title = Was the shuffle fair?
fair-about = Everything random in this game comes from a secret number, the seed. Its SHA-256 was shown when the game began, so the seed could not be changed afterwards.
fair-kept = This page saw the promise at the start, and the seed keeps it.
fair-fits = The seed fits the promise.
fair-broken = The seed does not fit the promise!
fair-unchecked = This browser can only check it over https. Compare by hand, or look at the replay.
fair-redrawn = Every draw of the game was made again from the seed, and was the same.
fair-not-redrawn = The draws of the game do not follow from the seed!
fair-joint-about = Everything random in this game comes from one number, the seed. It was made of a secret of the server and a random number from each player’s device. The server showed the SHA-256 of its secret before it got the numbers, so nobody could choose the shuffle alone.
fair-joint-kept = Verified: this page saw the promise before the game, the secret keeps it, and the seed was made of the secret and these numbers.
fair-joint-fits = Verified: the secret fits the promise, and the seed was made of the secret and these numbers.
fair-joint-broken = The secret, the numbers and the seed do not fit the promise!
fair-own-used = Verified: the number from this device had its part in the shuffle.
fair-own-missing = This device gave a number for the shuffle, but the game was not played with it!
fair-joint-commitment = SHA-256 of the secret, shown before the game
fair-secret = Secret of the server, shown at the end
fair-number = Number from { $name }’s device
fair-commitment = SHA-256 of the seed, shown at the start
fair-seed = Seed, shown at the end

# Replays.
replay-title = Replay
replay-title-of = { $game }: { $what }
replay-slider = Moment of the game
replay-step = { $step } of { $steps }
replay-first = To the start
replay-back = Back
replay-next = On
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-start = The game begins.
replay-quiet = Nothing to be seen.
replay-download = Keep the record of this game

# Rules.
rules-title = Rules
rules-title-of = { $game }: how to play
rules-full = The rules in full
rules-about = Every rule has its id, and the program keeps to each of them. What the authors leave open we had to decide; such places are marked as our ruling.
rules-sections = Sections
rules-none = There are no rules here for this game.

# Credits.
about-link = About
about-title = About Salon
about-what = Salon is a free program for tabletop games. It belongs to nobody but its players: run it at home, on a train, or for the whole club.
about-games = The games
about-not-affiliated = Salon is not affiliated with the authors or publishers of these games. If you like them, get them: they are lovely on a real table.
about-program = The program
about-licence = Salon is open source under the MIT licence.
about-fonts = Set in Fraunces and Source Sans, both under the SIL Open Font License.
about-privacy = What we know about you
about-privacy-what = A cookie tells your seat from the others; your name is what you typed. There is no account, no statistics, and nothing from other servers.
about-privacy-link = What is stored, and for how long

# A series of games at one table.
series-title = After { $games } games
series-title-of = After { $games } of { $of } games
series-title-over = After all { $of } games
series-winner = { $count ->
    [one] { $names } wins the series.
   *[other] { $names } share the series.
}
series-this-game = This game
series-place = Place
series-who = Who
series-points = Points
series-won = Won

# Lessons: learn a game by playing it.
home-learn = Learn by playing
lesson-title = Learn { $game }
lesson-loading = A lesson
lesson-step = Step { $step } of { $steps }
lesson-you = You
lesson-next = Next
lesson-back = Back
lesson-show-me = Show me
lesson-again = Start over
lesson-play = Play a game
lesson-leave = Leave the lesson
lesson-watch = Watch what the others do…
lesson-other-move = That’s allowed, too. For this lesson, please play the one we suggest.
lesson-allowed = That would be fine! Look for a place that isn’t.
lesson-offer-title = First time?
lesson-offer = A short lesson shows you { $game } on the real board. You can stop at any time.
lesson-offer-skip = Just play
