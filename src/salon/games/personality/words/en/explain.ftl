# Personality: one sentence for everything that can be pointed at.
personality-explain-square-plain = A plain square: nothing happens here.
personality-explain-square-start = The start: all masks set out from here.
personality-explain-square-pit = The Pit of Error: you fall back to the start and fill your hand up to seven cards.
personality-explain-square-pair = Tête-à-tête: if you land here, you choose a partner, and the two of you cast your next vote together.
personality-explain-square-inversion = Inversion: if you land here, the next round is about you, and everyone lays a card that sounds like you.
personality-explain-square-gate = The Gate of Imperfect Clairvoyance: if the table rejects a card you gave away at the goal, you fall back here.
personality-explain-square-insight = Supreme Insight, the goal: get here, give your last cards to the players they sound like, and win.
personality-explain-way = The track: vote with the majority and you advance by your bet; vote against it and you go back by your bet.
personality-explain-mask = { $name }’s mask: { $square }.
personality-explain-voter = { $name }: { $state }. A mask that lies face down is locked in.
personality-explain-ballot = Your vote: the eyes take the colour of the player you choose, and the mouth shows your bet.
personality-explain-locked = Your vote, face down: no one sees it before everyone has locked in.
personality-explain-reveal = { $name }’s vote: the eyes have the colour of the player chosen, and the mouth shows the bet.
personality-explain-moved = { $name } moves by the bet: forward with the majority, back without it.
personality-explain-tally = { $votes ->
    [one] One vote for { $name } so far.
   *[other] { $votes } votes for { $name } so far.
}
personality-explain-bet-1 = No bet: one square forward if you’re right, one back if not.
personality-explain-bet-2 = Bet 2: two squares forward if you’re right, two back if not.
personality-explain-bet-3 = Bet 3: three squares forward if you’re right, three back if not.
personality-explain-trait = A trait card: it goes to the player with the most votes, at least two, and stays with them.
personality-explain-kind = { $kind ->
    [virtue] Virtue
    [flaw] Flaw
    [habit] Habit
    [quirk] Quirk
   *[dare] Dare
}: the kind of trait; all kinds are played alike.
personality-explain-hand = A card in your hand. No one else sees it; get rid of your cards on the way to the goal.
personality-explain-laid = { $name }’s card. In an inverted round you vote for a card, not for a player.
personality-explain-choice = Vote for { $name }: you’re right if they get the most votes. You can vote for yourself.
personality-explain-votes = { $votes } of { $voters } votes gave this card to { $name }.
personality-explain-portrait = What everyone has found out about { $name }; at the end it becomes a portrait.
personality-explain-gift = A card for { $name }, who can accept or contest it.
personality-explain-side = { $name } is tied: after the debate everyone votes again, only between those who are tied.
personality-explain-argument = What { $name } says in the debate, before the second vote.
personality-explain-pact = You and { $name } cast one vote together this time.
personality-explain-lock = Choose first, then lock in. You can change your mind until everyone has.
