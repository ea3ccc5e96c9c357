# Bots and their personas: a few words under the name.

personality-persona-baker-short = feeds everyone
personality-persona-captain-short = never turns back
personality-persona-diva-short = makes an entrance
personality-persona-inventor-short = full of ideas
personality-persona-judge-short = strict but fair
personality-persona-gardener-short = quiet and patient
personality-persona-joker-short = laughs first
personality-persona-librarian-short = forgets nothing
personality-persona-merchant-short = sells anything
personality-persona-sleeper-short = always horizontal
personality-persona-knight-short = to the rescue
personality-persona-champion-short = has to win
