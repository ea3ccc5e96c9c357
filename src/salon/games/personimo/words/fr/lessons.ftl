# La leçon : un message pour chaque étape de lessons/basics.json.
personimo-lesson-welcome = Voici votre QG. Vous allez bâtir un quartier tout autour, de cinq cases sur cinq, contre deux robots. Le meilleur score l’emporte.
personimo-lesson-claim = Place au marché ! Le Moulin partage les Feuilles avec votre QG et porte une marque ; ce sont les marques qui rapportent. Réservez le Moulin.
personimo-lesson-order = Otto et Mina ont réservé à leur tour. La rangée se joue de gauche à droite : la Bataille d’abord, et maintenant le Moulin. À vous !
personimo-lesson-touch = Une carte couvre deux cases, comme un domino, et doit toucher ce qui est déjà bâti. Et sinon ? Essayez : touchez une case loin du QG.
personimo-lesson-place = Le QG s’accorde avec tout : n’importe quelle case à côté convient. Posez le Moulin à l’endroit marqué 1, à droite.
personimo-lesson-marks = Deux points ! Des cases d’une même couleur qui se touchent forment un îlot ; il rapporte ses cases fois ses marques. Feuilles : 2 cases × 1 marque.
personimo-lesson-claim-next = Réservez maintenant pour le prochain tour. Les petites cartes, à gauche, jouent d’abord ; les grandes portent des marques. Prenez les Ténèbres.
personimo-lesson-open = Les deux cases du Moulin montrent deux couleurs : c’est une carte indécise. Quel côté est en Vagues, lequel en Feuilles ? Rien ne presse. Posez les Ténèbres sous son côté droit.
personimo-lesson-decided = Cette fois, c’est décidé : Vagues contre Vagues, donc le côté droit du Moulin est en Vagues et le gauche en Feuilles. Une carte indécise vous laisse le choix.
personimo-lesson-personality = Les personnalités, comme le Marin, passent en bout de rangée, quel que soit leur rang. Elles aussi portent une marque. Réservez le Marin.
personimo-lesson-match = Loin du QG, une carte doit partager une couleur avec ce qu’elle touche. Le Marin a Vagues et Feuilles. Essayez à droite des Ténèbres, contre les Guivres.
personimo-lesson-grow = Là, rien ne s’accorde. Mais sous le Moulin, Feuilles touche Feuilles. Posez le Marin à l’endroit marqué 1.
personimo-lesson-neighbourhood = Feuilles : 3 cases × 2 marques, 6 points. Agrandir un îlot qui porte des marques, voilà ce qui fait gagner.
personimo-lesson-discard = Quelques tours plus tard, votre quartier est presque plein. Le Pacte ne va nulle part : aucun endroit libre ne touche une de ses couleurs. Défaussez-le.
personimo-lesson-last = Dernier tour ! La Fin est toute en Feuilles. Posez-la à l’endroit marqué 1 et regardez l’îlot grandir.
personimo-lesson-end = 43 points contre 38 et 32 : votre premier quartier l’emporte ! Vous savez l’essentiel. On joue pour de bon ?
