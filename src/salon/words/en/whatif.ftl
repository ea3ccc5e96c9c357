# What if: playing on from a position of a finished game.
whatif-play-on = Play on from here
whatif-over = The game is over here.
whatif-link = Share this position
whatif-copied = Link copied.
whatif-not-copied = The link is in the address bar.
whatif-title = Play on from here
whatif-about = You take one seat, bots take the others. It’s a new game: the one you’re watching stays as it was.
whatif-about-solo = It’s a new game: the one you’re watching stays as it was.
whatif-seat = Your seat
whatif-cards = What comes next
whatif-cards-anew = A surprise
whatif-cards-anew-about = What your seat couldn’t see is dealt again.
whatif-cards-same = The same cards
whatif-cards-same-about = Everything comes as it did in this game.
whatif-start = Play on
whatif-origin = This game began in the middle of another one.
whatif-origin-link = Watch that game
