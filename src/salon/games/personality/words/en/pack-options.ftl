# Cards of one's own at a table.
personality-group-pack = How they’re mixed
personality-option-pack_share = How many of yours
personality-option-pack_share-about = Your cards are among the first that come up, in anyone’s hand.
personality-option-pack_share-quarter = Up to a quarter of the cards
personality-option-pack_share-half = Up to half of the cards
personality-option-pack_share-all = Only your cards
refused-personality-bad-pack = The cards of this pack can’t be used. Open the pack and correct it.
refused-personality-too-few-own = To play with your cards only, the pack needs at least { $fewest } that fit the choice of cards; it has { $there }. Mix them with Salon’s own.
refused-personality-none-all = No card of this pack is in the game. Choose another pack.
refused-personality-none-family = No card of this pack suits a table with children. Choose all cards, or another pack.
refused-personality-none-sharp = No card of this pack starts arguments. Choose all cards, or another pack.
