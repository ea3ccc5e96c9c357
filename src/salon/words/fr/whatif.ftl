# Et si : reprendre une partie finie à partir d’une position.
whatif-play-on = Reprendre d’ici
whatif-over = La partie est finie ici.
whatif-link = Partager cette position
whatif-copied = Lien copié.
whatif-not-copied = Le lien est dans la barre d’adresse.
whatif-title = Reprendre d’ici
whatif-about = Vous prenez une place, des robots prennent les autres. C’est une nouvelle partie : celle que vous regardez reste telle quelle.
whatif-about-solo = C’est une nouvelle partie : celle que vous regardez reste telle quelle.
whatif-seat = Votre place
whatif-cards = La suite
whatif-cards-anew = Une surprise
whatif-cards-anew-about = Ce que votre place ne voyait pas est redistribué.
whatif-cards-same = Les mêmes cartes
whatif-cards-same-about = Tout se présente comme dans cette partie.
whatif-start = Reprendre
whatif-origin = Cette partie a commencé au milieu d’une autre.
whatif-origin-link = Revoir cette autre partie
