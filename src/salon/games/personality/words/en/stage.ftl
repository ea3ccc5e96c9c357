# Personality: the stage of the big screen, and what phones say of it.
personality-stage-line = Round { $number } · { $name } reads
personality-stage-line-inverted = Round { $number }, inverted · all about { $name }
personality-stage-reads = chooses a card to read out
personality-stage-votes = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
personality-stage-no-vote = doesn’t vote
personality-stage-gave = gave this card
personality-stage-refused = says: not me!
personality-stage-stake = If the card goes to anyone but { $to }, { $name } falls back to the Gate.

# The squares that do something, when a mask comes to one.
personality-stage-landed-pair = { $names }: tête-à-tête!
personality-stage-landed-pair-what = They choose a partner: the two cast the next ballot together.
personality-stage-landed-inversion = { $names }: inversion!
personality-stage-landed-inversion-what = The tables turn! Everyone lays a card for this player, and the best one wins.
personality-stage-landed-insight = { $names }: Supreme Insight!
personality-stage-landed-insight-what = Now the last cards are given away. If every one is accepted, that wins the game.
personality-stage-pit-what = Back to the start, with a full hand of cards.
personality-stage-gate = { $names }: back to the Gate of Imperfect Clairvoyance!
personality-stage-gate-what = A card went to the wrong person. Back to a full hand.

# On a phone, while the big screen plays the scene.
personality-stage-look-up = Look up!
personality-stage-look-up-why = The votes are being revealed on the big screen.
personality-stage-verdict-hit = You saw it coming.
personality-stage-verdict-missed = The table saw it differently.
personality-stage-verdict-tied = A tie! Make your case.
personality-stage-verdict-nobody = No one gets the card, and no one moves.
personality-stage-verdict-none = You didn’t vote, so you stay put.
personality-stage-verdict-yours = The card is yours!
personality-stage-verdict-square = Now on: { $square }.
