# Bots and their personas: a few words under the name.

personality-persona-baker-short = feeds us all
personality-persona-captain-short = full steam
personality-persona-diva-short = loves a stage
personality-persona-inventor-short = full of ideas
personality-persona-judge-short = always fair
personality-persona-gardener-short = never hurries
personality-persona-joker-short = laughs first
personality-persona-librarian-short = forgets nothing
personality-persona-merchant-short = sells anything
personality-persona-sleeper-short = needs a nap
personality-persona-knight-short = to the rescue
personality-persona-champion-short = has to win
