# Ce qui explique la table : les bulles et la liste des touches.
explain-more = En savoir plus
explain-asking = Touchez n’importe quoi pour savoir ce que c’est.

keys-here = À cette table
keys-house = Partout
keys-tab = Tab
keys-arrows = Flèches
keys-space = Espace
keys-enter = Entrée
keys-escape = Échap
keys-backspace = Retour arrière
keys-home = Début
keys-end = Fin
keys-or = ou
keys-next = Aller au bouton suivant
keys-press = Appuyer dessus
keys-explain = Expliquer l’élément sélectionné ; encore une fois pour le suivant
keys-close = Fermer ce qui s’est ouvert en dernier
keys-sheet = Afficher ces touches
keys-replay-step = Un pas en arrière ou en avant
keys-replay-ends = Au début ou à la fin
keys-replay-play = Lecture ou pause
