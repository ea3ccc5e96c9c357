# The rules pages.
rules-play = Play
rules-minute = In one minute
rules-how = How to play
rules-variants = Variants
rules-variants-about = Other ways to play, once you know the game. You can combine most of them.
rules-variants-search = Find a variant
rules-variants-groups = Kinds of variants
rules-variants-all = All
rules-variants-found = { $count ->
    [0] No variant matches.
    [one] One variant
   *[other] { $count } variants
}
rules-play-this = Play this
rules-variants-players = { $most ->
    [1] For one player
   *[other] For { $players } players
}
rules-variants-show-all = Show all { $count } variants
