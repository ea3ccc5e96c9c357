# Personality: one sentence for everything that can be pointed at.
personality-explain-square-plain = A plain square: nothing happens here.
personality-explain-square-start = The start: all masks set out from here.
personality-explain-square-pit = The Pit of Error: you fall back to the start and fill your hand up to seven cards.
personality-explain-square-pair = Tête-à-tête: whoever lands here names another player, and the two cast their next ballot together.
personality-explain-square-inversion = Inversion: in the next round everybody lays a card that fits the player who landed here.
personality-explain-square-gate = The Gate of Imperfect Clairvoyance: whoever gives a card wrongly at the goal goes back here.
personality-explain-square-insight = Supreme Insight, the goal: get here, give your last cards away to those they fit, and win.
personality-explain-way = The way: those who vote with the majority advance by their bet, all others go back by theirs.
personality-explain-mask = The mask of { $name }: { $square }.
personality-explain-voter = { $name }: { $state }. A mask that lies face down is locked in.
personality-explain-ballot = Your ballot: the eyes take the colour of the player you choose, and the mouth shows your bet.
personality-explain-locked = Your ballot, face down: nobody sees it before everyone has locked in.
personality-explain-reveal = The ballot of { $name }: the eyes have the colour of the player chosen, and the mouth shows the bet.
personality-explain-moved = { $name } moves by the bet: forwards with the majority, back without it.
personality-explain-bet-1 = No bet: one square forwards if you are right, one back if not.
personality-explain-bet-2 = Bet 2: two squares forwards if you are right, two back if not.
personality-explain-bet-3 = Bet 3: three squares forwards if you are right, three back if not.
personality-explain-trait = A trait card: it goes to the player with the most votes, at least two, and stays with them.
personality-explain-kind = { $kind ->
    [virtue] Virtue
    [flaw] Flaw
    [habit] Habit
    [quirk] Quirk
   *[dare] Dare
}: the kind of trait; all kinds are played alike.
personality-explain-hand = A card of your own hand, which nobody else sees: get rid of your cards on the way to the goal.
personality-explain-laid = The card of { $name } in an inverted round: vote for the card, not for a player.
personality-explain-choice = Vote for { $name }: you are right if most others do the same. You may vote for yourself.
personality-explain-votes = { $votes } of { $voters } votes gave this card to { $name }.
personality-explain-portrait = What the table has found of { $name }; at the end it becomes a portrait.
personality-explain-gift = A gift to { $name }, who may accept or contest it.
personality-explain-side = { $name } is tied: after the debate all vote again, only between those who are tied.
personality-explain-argument = What { $name } says in the debate, before the second vote.
personality-explain-pact = You and { $name } cast one ballot together this time.
personality-explain-lock = Choose first, then lock in: you can still change your mind until everyone has.
