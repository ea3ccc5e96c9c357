# The lesson: one message for each step of lessons/basics.json.
personality-lesson-welcome = Who’s always late? Who’d eat the last biscuit? In Personality you guess how your friends see each other. You’re playing with Otto, Mina and Hugo.
personality-lesson-read = You start. Pick the card “Makes an entrance everywhere, even in the kitchen” and read it to the others.
personality-lesson-vote = Everyone votes in secret for the person it sounds like, and bets on it. You’re fairly sure it’s Otto: vote for Otto and bet 2.
personality-lesson-reveal = Three of you said Otto, so he keeps the card. Everyone who saw it coming moves up by their bet: you go up 2. Hugo voted for Mina, so he goes back by his.
personality-lesson-swap = You’ve moved up, so you may swap a card you don’t like for a new one. Yours are good: keep your cards.
personality-lesson-vote-again = Now Otto has read a card. Laughs at your favourite joke every time? That’s Hugo. Vote for Hugo and bet 2.
personality-lesson-square = All four agree! Your two steps take you to a special square: the tête-à-tête.
personality-lesson-pair = On this square you choose a partner. In the next round the two of you agree on one vote and move together. Choose Otto.
personality-lesson-end = First to the top wins, and then everyone gets a portrait: all the cards the others gave them. That’s the best part. Gather your friends!
