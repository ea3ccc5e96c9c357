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
skip-to-content = Skip to content
rule-link = Rule { $rule }
lost-title = There’s nothing here
problem-unknown = Something went wrong. Try again in a moment.
problem-unreachable = Can’t reach the salon right now.

# The menu.
menu = Menu
menu-language = Language
menu-light = Theme
menu-light-system = Auto
menu-light-light = Light
menu-light-dark = Dark
menu-letters = Letters on suits
menu-sound = Sound
menu-sound-on = On
menu-sound-off = Off
menu-explain = What is this?
menu-keys = Keys
menu-screen = Big screen
menu-leave = Leave the table
menu-code = Room code: { $code }

# The big screen.
screen-join = Join in
screen-join-how = Scan with your phone, or open { $address } and type the code.
screen-here = Who’s here
screen-waiting = Who will be first?
screen-how = How to play
screen-late = Come and join
screen-streamer = Streamer mode
screen-streamer-what = Hides the code, the address and the QR code (key S)
screen-streamer-join = The code is hidden: ask the host for the link.

# Home.
home-link = Home
home-title = Take a seat.
home-line = Tabletop games for an evening with friends: in one room, far apart, or on your own against bots.
home-games = Games
home-players = { $least } to { $most } players
home-players-exactly = { $players ->
    [one] One player
   *[other] { $players } players
}
home-play-now = Play now against bots
home-new-table = Play with friends
home-solitaire = Solo:
home-rules = Rules
home-how-to-play = How to play
home-ways = Three ways to play
home-way-room = In one room
home-way-room-how = The table is on the big screen, your cards stay on your phone.
home-way-apart = Far apart
home-way-apart-how = Send the link. No account needed.
home-way-alone = On your own
home-way-alone-how = Bots of every strength are always up for a game.
home-join = Join friends
home-join-code = Room code or link
home-join-go = Join
home-join-no-code = A room code has five letters and digits, sometimes a few more. It’s on the host’s screen.
home-my-tables = Continue
home-go-on = Continue
home-again = Another round
home-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
home-alone = on your own
home-with = with { $names }
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
home-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
}
home-waits-for = Waiting for { $names }
home-running = In play
home-stand-in = A bot plays for you until you’re back
home-table-lobby = About to start
home-table-over = Finished
home-just-now = just now
home-put-away = Put away
home-put-away-done = Put away. Your seat stays yours.
home-put-away-show = { $count ->
    [one] One table is put away
   *[other] { $count } tables are put away
}
home-undo = Undo
home-finished = Your finished games
home-finished-won = You won
home-finished-alone = You finished
home-finished-place = Place { $rank } of { $players }
home-finished-by = { $names } won
home-finished-points = points
home-finished-replay = Replay
home-numbers = Your numbers
home-finished-all = Show all { $count }

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
new-no-game = This game isn’t offered here.
new-seats = Seats
new-bots = Number of bots
new-level = Bot level
house-busy = It’s busy right now, so bots think a little less.
new-hot-seat = Sharing this device? Add the other players in the next step.
new-create = Create table
options = Options
options-search = Search options
options-all = All options
options-usual = As in the rulebook
options-chosen = Your game
options-none-found = No options match “{ $wanted }”.
options-conflict = These options clash:
options-need = “{ $pick }” needs “{ $other }”.
options-exclude = “{ $pick }” and “{ $other }” can’t be combined.
options-for-seats = { $most ->
    [1] “{ $pick }” is for one player only.
   *[other] “{ $pick }” is for { $allowed } players only.
}
presets = Ready-made games
presets-together = With others
presets-alone = On your own
presets-own = Your own mix.
presets-players = { $most ->
    [1] solo
   *[other] { $players } players
}

# The bots of a table.
bots = Bots
bots-pace = Bot speed
bots-pace-slow = Slow
bots-pace-slow-about = Time to follow every move.
bots-pace-normal = Normal
bots-pace-normal-about = A short pause before each move.
bots-pace-at-once = At once
bots-pace-at-once-about = No pauses between turns.
bots-pace-now = Bots: { $pace ->
    [slow] slow
    [at-once] no pauses
   *[normal] normal speed
}
bots-pace-host = The host can change this.
bots-race = In races, bots keep to your own pace.
bots-levels = Bot level
coach-waits = The coach steps in when it’s your turn.
coach-closed = Want advice after all? Press Hint.
coach-every-turn = Advice every turn
level-bots = Bots:
new-what = What do you want to play?
new-who = Who’s playing?
new-seats-and-bots = { $seats ->
    [1] Solo
   *[other] { $seats } seats
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}
options-barred = { $count ->
    [one] 1 option doesn’t fit this choice
   *[other] { $count } options don’t fit this choice
}
options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
options-fix-seats = { $seats ->
    [1] Play solo
   *[other] Play with { $seats }
}
options-fix-on = Add “{ $pick }”
options-fix-off = Without “{ $pick }”

# The lobby.
lobby-title = Table { $code }
lobby-invite = Invite your friends
lobby-code-spelled = Room code { $code }
lobby-qr = QR code for this table
lobby-share = Share the link
lobby-share-text = Come and play { $game } with me!
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-failed = Couldn’t copy the link. Select it and copy it yourself.
lobby-seats = At the table
lobby-open = Free seat
lobby-bot = Bot
lobby-you = You
lobby-you-host = You, the host
lobby-away = Away
lobby-add-bot = Bot
lobby-level-of = How well { $name } plays
lobby-remove = Free { $name }’s seat
lobby-hot-seat = Another player on this device
lobby-hot-seat-short = On this device
lobby-sit = Take a seat
lobby-sit-down = Sit down
lobby-full = All seats are taken. You can watch.
lobby-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-start = Start the game
lobby-ready = Everyone is here.
lobby-start-without = { $open ->
    [one] The free seat will be removed.
   *[other] The { $open } free seats will be removed.
}
lobby-too-few = You need at least { $least } players. Add a bot or invite a friend.
lobby-wait = The host will start the game.
lobby-wait-for = { $name } will start the game.
lobby-in = You’re in!
lobby-in-others = Who’s here
lobby-in-stay = Keep this page open: the game begins here.
lobby-free = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
lobby-host = Host
lobby-bot-makes-room = All seats are taken, but { $name } is a bot and makes room for you.
lobby-settings = Table options
lobby-away-policy = If someone is away
lobby-away-bot = After a pause, a bot plays for them until they’re back
lobby-away-skip = After a short pause, the game goes on without them where it can
lobby-away-wait = Wait for them
lobby-coach = Who can ask the coach for hints
lobby-coach-alone = Solo and bot games only
lobby-coach-always = Everyone
lobby-coach-never = No one
lobby-links = More

# Who can reach the salon.
network-here = This link works on this computer only.
network-closed = Only this computer can reach this salon.
network-here-how = To let others join, the host opens the salon to the network, on this computer.
network-here-start = To let others join, start the salon with --lan.
network-open = Open to my network
network-open-what = Phones on your Wi-Fi can then join. You can close it again at any time.
network-is-open = Open to your network.
network-close = Close it again

# Late-comers.
late-title = The game has begun
late-what = Take a seat, or just watch.
late-next = There’s a seat for you
late-next-what = You play from the next game on.
late-bot = A bot plays here
late-left = { $name } has left
late-take = Take { $name }’s seat
late-ask = Ask for { $name }’s seat
late-look = Just watch
late-hidden = Hands are hidden in this game, so the host decides.

# Names and devices.
rename = Change name
rename-go = Save
move-seat = Move to another device
move-title = Play on another device
move-how = Scan this with the other device, or open the table there and type the code. It works once, for two minutes.
move-together = Everyone who plays on this device moves together.
move-qr = QR code that moves your seat
move-code-spelled = Code { $code }
move-left = { $time } left
move-expired = This code has expired.
move-again = New code
move-have = Already playing here on another device?
move-type = Code from the other device
move-go = Move my seat here
move-bring = Also bring my numbers and campaign
move-bring-hint = They’re added to those of this device for good. Only do it if the other device is yours.
moved-away = Your seat has moved to another device.
moved-back = Move it back here

# Who may be at the table.
lock-close = Lock the table
lock-open = Unlock the table
lock-on = The table is locked: no one new can sit down.
lock-on-host = The table is locked: no one new can sit down. Anyone with the link can still watch.
remove-person = Remove { $name } for good
remove-title = Remove { $name } for good?
remove-what = They leave at once and can’t come back to this table, not even to watch. You can let them back in later.
remove-device = Everyone on the same device as { $name } leaves too.
remove-network = Also their network
remove-network-hint = For someone who keeps coming back under another name. It also keeps out everyone else on that network: if you’re all in one room, that means your friends and the big screen. Players already at the table stay.
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
request-refuse = Decline
request-waiting = You’ve asked for { $seat }’s seat. The host decides.
request-refused = The host would rather keep { $seat }’s seat free. You can watch.

# At the table.
title-your-turn = Your turn
table-board = The table
table-over = The game is over
table-ask = it’s your turn
table-ask-you = { $what }
table-ask-name = { $name }: { $what }
table-asked = It’s { $name }’s turn
table-asked-many = Waiting for { $names }
table-asked-count = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
table-sending = Sending…
table-hint = Hint
table-take-back = Undo
table-result = Result
table-time-left = Time left
table-players = Players
table-log = Game log
table-log-open = Show the game log
table-side-fold = Hide players and log
table-side-unfold = Players and log
table-log-empty = Nothing yet.
table-lost = Connection lost. Reconnecting…
table-gone = This table doesn’t exist
table-gone-why = There’s no table “{ $code }”. Room codes expire a few days after the last game.
table-played-on = This game goes on from a position of a finished game.
table-looking-on = You’re watching.
table-skipped-me = The game went on without you.
table-skipped = The game goes on without { $names }.
table-stand-in-me = A bot has been playing for you.
table-back = I’m back
table-stand-in = { $count ->
    [one] A bot plays for { $names } until they’re back.
   *[other] Bots play for { $names } until they’re back.
}
table-going-on = Going on without { $names } in { $seconds } s
table-bot-soon = A bot plays for { $names } in { $seconds } s
table-away = { $count ->
    [one] { $names } is away. We’re waiting.
   *[other] { $names } are away. We’re waiting.
}
table-left = { $count ->
    [one] { $names } has left. The seat is free.
   *[other] { $names } have left. Their seats are free.
}
table-asked-left = { $name }’s seat is free
table-asked-left-bot = { $name } has left. The game goes on.
table-pass-to = Pass the device to { $name }
table-i-am = I’m { $name }
player-asked = to play
player-skipped = Away, skipped
player-stand-in = Away, a bot plays
player-left = Has left
player-left-skipped = Has left, skipped
player-left-bot = Has left, a bot plays on
player-show = Show
player-take-over = Take this seat
player-bot = Let a bot play
player-send-away = Replace { $name } with a bot
table-host = For the host
leave-title = Leave the table?
leave-playing = Someone else can take your seat. Just need a break? Close the page and come back later.
leave-lobby = Someone else can take your seat.
leave-stay = Stay
leave-go = Leave

# The end.
result-won = { $name } wins
result-you-won = You win!
result-shared = { $names } share the win
result-rank = { $rank ->
    [1] 1st place:
    [2] 2nd place:
    [3] 3rd place:
   *[other] { $rank }th place:
}
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rematch = Play again
result-next-game = Next game
result-rematch-wait = The host can start another game. Everyone keeps their seat.
result-look = See the board
result-replay = Replay
result-review = Review your moves
result-sheets = Score sheets
result-total = Total
fair-title = Was the shuffle fair?
fair-about = Everything random in this game comes from a secret number, the seed. Its fingerprint (SHA-256) was shown at the start, so the seed couldn’t be changed afterwards.
fair-kept = Verified: this page saw the fingerprint at the start, and the shuffle matches it.
fair-fits = Verified: the shuffle matches its fingerprint.
fair-broken = The shuffle doesn’t match its fingerprint!
fair-unchecked = This browser can only check over https. Compare by hand, or open the replay.
fair-redrawn = Verified: every draw was repeated from the seed and came out the same.
fair-not-redrawn = The draws of this game don’t follow from the seed!
fair-joint-about = Everything random in this game comes from one number, the seed, made from a secret of the server and a random number from each player’s device. The server showed the fingerprint (SHA-256) of its secret before it got those numbers, so no one could choose the shuffle alone.
fair-joint-kept = Verified: this page saw the fingerprint before the game, the secret matches it, and the seed was made from the secret and these numbers.
fair-joint-fits = Verified: the secret matches its fingerprint, and the seed was made from the secret and these numbers.
fair-joint-broken = The secret, the numbers and the seed don’t match the fingerprint!
fair-own-used = Verified: the number from this device is part of the shuffle.
fair-own-missing = This device gave a number for the shuffle, but the game was played without it!
fair-joint-commitment = Fingerprint of the secret, shown before the game
fair-secret = The server’s secret, shown at the end
fair-number = Number from { $name }’s device
fair-commitment = Fingerprint of the seed, shown at the start
fair-seed = Seed, shown at the end

# Replays.
replay-title = Replay
replay-title-of = { $game }: { $what }
replay-slider = Move
replay-step = { $step } of { $steps }
replay-first = To the start
replay-back = Back
replay-next = Next
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-start = The game begins.
replay-quiet = Nothing to see here.
replay-played-on = From here on it’s another game: what was hidden has been dealt again.
replay-played-on-same = From here on it’s another game, with the same cards.
replay-no-position = This game has no position “{ $number }”: they go from 0 to { $last }. Here’s the start.
replay-download = Download the record

# Rules.
rules-title = Rules
rules-title-of = { $game }: how to play
rules-full = The rules in full
rules-about = Every rule has an id, and the program follows each of them. Where the authors left something open, we had to decide; those places are marked “our ruling”.
rules-sections = Contents
rules-none = There are no rules for this game here.

# Credits.
about-link = About
about-title = About Salon
about-what = Salon is a free program for tabletop games. Run it at home, on a train, or for your whole club.
about-games = The games
about-not-affiliated = Salon isn’t affiliated with the authors or publishers of these games. If you like them, get them: they’re lovely on a real table.
about-program = The program
about-licence = Salon is open source under the MIT licence.
about-fonts = Set in Fraunces and Source Sans, both under the SIL Open Font License.
about-privacy = What we know about you
about-privacy-what = A cookie keeps your seat yours, and your name is whatever you type. No account, no tracking, nothing loaded from other servers.
about-privacy-link = What is stored, and for how long

# A series of games at one table.
series-title = { $games ->
    [one] After { $games } game
   *[other] After { $games } games
}
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
