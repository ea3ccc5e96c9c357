# One's own numbers: games by mode, averages, streaks.
numbers-title = Your numbers
numbers-about = For your eyes only: this salon shows them to no one else.
numbers-none = Finish a game, and your numbers start here.
numbers-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
numbers-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
numbers-days-best = Best: { $count }
numbers-usual = The usual game
numbers-variants = With variants
numbers-mode-solo = { $mode }, solo
numbers-won = Won
numbers-won-of = { $wins } of { $games }
numbers-best = Best
numbers-mean = Average
numbers-streak = Winning streak: { $streak } (best: { $best })
numbers-levels = Against bots
numbers-chart = Points in your latest { $count ->
    [one] game
   *[other] { $count } games
}: between { $low } and { $high }, { $last } in the latest
numbers-along = Take them along
numbers-along-about = Download your numbers, and add them on another device or at another salon. Moving your seat to another device takes them along too.
numbers-download = Download
numbers-import = Add from a file
numbers-imported = { $added ->
    [0] No new games in that file.
    [one] { $added } game added.
   *[other] { $added } games added.
}
numbers-delete = Delete
numbers-delete-title = Delete your numbers?
numbers-delete-what = Your counts, averages and streaks are gone for good, unless you’ve downloaded them. Your games and replays stay.
numbers-delete-go = Delete for good
numbers-keep = Keep them
numbers-deleted = Your numbers have been deleted.
numbers-share = Share
numbers-share-line = { $game }, { $mode }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, best { $best }, average { $mean }
numbers-shared = Copied. Paste it wherever you like.
numbers-not-shared = That couldn’t be copied.
