# The game in one minute: a title and a sentence or two for each step of diagrams/minute.json.
personality-minute-read-title = Read a card
personality-minute-read = Someone reads out a card from their hand. Who does this sound like? It may be you.
personality-minute-vote-title = Vote and bet, in secret
personality-minute-vote = Everyone votes for someone at the table and bets 1, 2 or 3 on it. Until the last vote is in, you can change your mind.
personality-minute-reveal-title = All masks turn at once
personality-minute-reveal = The person with the most votes, and at least two, gets the card. Everyone who saw it coming moves up by their bet. The others go back by theirs.
personality-minute-move-title = Climb to Supreme Insight
personality-minute-move = The better you know how the others think, the faster you climb. Bold bets climb fast, and fall fast.
personality-minute-squares-title = Watch the special squares
personality-minute-squares = Some squares change the next vote, and one of them you never want to see.
personality-minute-end-title = Prove it
personality-minute-end = At the top, give three of your cards to the people they sound like. If all accept, you win. Then everyone gets a portrait: all the cards the others gave them.

# What stands in the pictures.
personality-picture-ballot = You vote for { $name } and bet { $bet }.
personality-picture-pit = The Pit of Error.
personality-picture-pit-about = Back to the start, with a full hand.
personality-picture-pair = Tête-à-tête.
personality-picture-pair-about = Choose a partner. In the next vote you two cast one ballot and move together.
personality-picture-inversion = Inversion.
personality-picture-inversion-about = Everyone lays a card for the player who’s here, and all vote for the best one.
personality-picture-gate = The Gate of Imperfect Clairvoyance.
personality-picture-gate-about = You land here if the table rejects a card you gave away at the end.
personality-picture-insight = Supreme Insight.
personality-picture-insight-about = The goal.

# Variants that are a choice of an option: their names and what they change.
personality-variant-board-short = A short evening
personality-variant-board-short-about = The track to the top has 14 squares instead of 24.
personality-variant-cards-family-about = A set of cards that is fun with children and leaves out what’s only for grown-ups.
personality-variant-cards-sharp-about = Only the cards that start arguments: money, romance, tempers, grudges and who’s in charge.
personality-variant-pair_votes-2 = Two votes for a pair
personality-variant-pair_votes-2-about = After a tête-à-tête, the shared ballot of two players counts double.
