# The finale: a curtain for each player, and then the winner.
personality-finale-portrait = Portrait of { $name }
personality-finale-read = { $name }, read your portrait aloud!
personality-finale-read-you = Read your portrait aloud!
personality-finale-cards = Cards { $from } to { $to } of { $all }
personality-finale-all-saw = Everyone saw it
personality-finale-seen = Seen by { $names }
personality-finale-only-seen = Only { $names } saw it
personality-finale-missed = Missed by { $names }
personality-finale-none-saw = No one saw it
personality-finale-gift = Given at the end, and accepted
personality-finale-suspense = And the winner is…
personality-finale-won = { $count ->
    [one] Supreme Insight!
   *[other] Supreme Insight, shared!
}
personality-finale-kept = The portraits are on your phones: save them, share them.
personality-finale-poster = The poster of the evening
personality-finale-poster-line = An evening of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
personality-finale-place = No. { $rank }
personality-finale-share = Share
personality-finale-share-portrait = Share the portrait of { $name }
personality-finale-share-poster = Share the poster
personality-finale-poster-png = Save the poster as PNG
personality-finale-poster-svg = Save the poster as SVG
personality-finale-sharing-failed = Sharing didn’t work. Save the picture as PNG instead.
personality-finale-legend = Full dot: saw it

# What a contest is about.
personality-stakes-gave = { $name } gave this card to { $to }
personality-stakes-refused = { $name } says: not me!
personality-stakes-upheld = If the table says { $to }, or ties: { $name } keeps the chance to win.
personality-stakes-lost = If it says anyone else: they get the card, and { $name } falls back to the Gate.
personality-stakes-contest = A contested card
personality-stakes-left = { $count ->
    [one] One more contested card after this.
   *[other] { $count } more contested cards after this.
}

# The titles, and what each rests on.
personality-title-mind-reader = Mind-reader
personality-title-mind-reader-why = Voted with the table { $some } times out of { $all }.
personality-title-black-sheep = Black sheep
personality-title-black-sheep-why = Voted against the table { $some } times out of { $all }.
personality-title-open-book = Open book
personality-title-open-book-why = { $some } of { $all } votes agreed on these cards.
personality-title-bone-of-contention = Bone of contention
personality-title-bone-of-contention-why = { $all ->
    [one] One card, and the table argued over it.
   *[other] The table was divided over { $some } of { $all } cards.
}
personality-title-chameleon = Chameleon
personality-title-chameleon-why = { $all } cards of { $some } different kinds.
personality-title-headliner = Headliner
personality-title-headliner-why = { $some } of the evening’s { $all } cards.
personality-title-sphinx = Sphinx
personality-title-sphinx-why = { $some ->
    [0] Not one card: no one could tell.
    [one] Only one card: who could tell?
   *[other] Only { $some } cards: who could tell?
}
personality-title-mirror = Mirror, mirror
personality-title-mirror-why = Saw it coming for { $some } of { $all } of these cards.
personality-title-blind-spot = Blind spot
personality-title-blind-spot-why = Saw none of these { $all } cards coming.
personality-title-partner-in-crime = Partner in crime
personality-title-partner-in-crime-why = Voted like { $name } { $some } times out of { $all }.
personality-title-private-eye = Private eye
personality-title-private-eye-why = Saw through { $name }: { $some } cards out of { $all }.
personality-title-halo = Halo
personality-title-halo-why = { $some } virtues out of { $all } cards.
personality-title-rogue = Lovable rogue
personality-title-rogue-why = { $some } flaws out of { $all } cards.
personality-title-clockwork = Clockwork
personality-title-clockwork-why = { $some } habits out of { $all } cards.
personality-title-original = One of a kind
personality-title-original-why = { $some } quirks out of { $all } cards.
personality-title-daredevil = Daredevil
personality-title-daredevil-why = { $some } dares out of { $all } cards.
personality-title-team-player = Team player
personality-title-team-player-why = { $all ->
    [0] Would have agreed with the table.
   *[other] Agreed with the table { $some ->
        [one] once
       *[other] { $some } times
    } out of { $all }.
}
personality-title-free-spirit = Free spirit
personality-title-free-spirit-why = { $all ->
    [0] Would have gone another way.
   *[other] Went another way { $some ->
        [one] once
       *[other] { $some } times
    } out of { $all }.
}
personality-title-muse = Muse
personality-title-muse-why = { $some ->
    [0] No card was good enough.
   *[other] Inspired { $some } of the evening’s { $all } cards.
}
personality-title-talk-of-the-table = Talk of the table
personality-title-talk-of-the-table-why = { $some ->
    [0] Everyone thinks it, no one says it.
    [one] Named once by someone else.
   *[other] Named { $some } times by the others.
}
personality-title-grand-jury = Grand jury
personality-title-grand-jury-why = { $some ->
    [0] Still deliberating.
    [one] Had a say in one verdict.
   *[other] Had a say in { $some } verdicts.
}
personality-title-wayfarer = Wayfarer
personality-title-wayfarer-why = Reached square { $some } of { $all }.
