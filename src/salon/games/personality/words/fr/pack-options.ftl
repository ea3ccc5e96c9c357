# Cards of one's own at a table.
personality-group-pack = Le mélange
personality-option-pack_share = Combien des vôtres
personality-option-pack_share-about = Vos cartes sont parmi les premières à sortir, dans n’importe quelle main.
personality-option-pack_share-quarter = Jusqu’à un quart des cartes
personality-option-pack_share-half = Jusqu’à la moitié des cartes
personality-option-pack_share-all = Seulement vos cartes
refused-personality-bad-pack = Les cartes de ce paquet ne peuvent pas servir. Ouvrez-le et corrigez-le.
refused-personality-too-few-own = Pour jouer seulement avec vos cartes, il en faut au moins { $fewest } qui conviennent au choix des cartes ; ce paquet en a { $there }. Mêlez-les à celles de Salon.
refused-personality-none-all = Aucune carte de ce paquet n’est en jeu. Choisissez un autre paquet.
refused-personality-none-family = Aucune carte de ce paquet ne convient avec des enfants à table. Choisissez toutes les cartes, ou un autre paquet.
refused-personality-none-sharp = Aucune carte de ce paquet ne parle de ce qui fait débat. Choisissez toutes les cartes, ou un autre paquet.
