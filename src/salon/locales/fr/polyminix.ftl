# Refus de Polyminix : figures, cases et pièces.
refused-unknown-piece = Il n’y a pas de pièce « { $piece } ». Les pièces sont { $known }.
refused-piece-twice = Une pièce est nommée deux fois : { $pieces }.
refused-piece-not-in-kit = Le jeu de pièces « { $kit } » n’a plus de pièce { $piece }.
refused-not-that-piece = Ces carrés ne sont pas la pièce { $piece }.
refused-does-not-fit = { $piece } ne tient pas là.
refused-figure-too-large = Une figure a au plus { $most } carrés, pas { $squares }.
refused-figure-unreadable = « { $mark } », ligne { $row }, colonne { $column }, n’a pas sa place dans un dessin : # pour un carré, . pour un vide.
refused-figure-empty = La figure n’a aucun carré.
refused-not-a-number = « { $word } » n’est pas un nombre.
refused-no-such-family = Il n’y a pas de famille « { $family } ». Les familles sont { $known }.
refused-no-challenge-found = Aucun défi de ce genre n’a été trouvé avec ce jeu de pièces.
