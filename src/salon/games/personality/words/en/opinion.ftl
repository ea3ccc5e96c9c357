# What the audience thinks of a vote.

personality-audience-lead = Tap your pick. You can change it until the reveal.
personality-audience-picked = Your pick: { $name }
personality-audience-picked-card = Your pick: { $name }’s card
personality-audience-voted = { $count ->
    [0] No one in the audience has voted yet.
    [one] 1 person in the audience has voted.
   *[other] { $count } people in the audience have voted.
}
personality-audience-opinion = What the audience thinks
personality-audience-share = { $share }%
personality-audience-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
personality-audience-agrees = The audience agrees with the table.
personality-audience-differs = The audience sees it differently.
personality-audience-yours = You picked { $name }.
personality-audience-yours-card = You picked { $name }’s card.
