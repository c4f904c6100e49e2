### Help: what the game is about and how the table is used. It is read when the help is opened.

## L’Hombre

help-lhombre-aim = Whoever bids highest is declarer and plays alone against the other two. In a game with trumps the declarer must take more tricks than either of them, in a Grand at least five, in a nolo none. Choose a bid to read what it undertakes, wins and costs.
    .title = The aim
help-lhombre-order = In a game with trumps both black aces are always high trumps. In black suits the small cards rank as usual; in red suits they stand upside down, the 2 above the 7.
    .title = The order of the cards
help-lhombre-terms = The three highest trumps are the matadors: spadille, the ace of spades; manille, the 2 of a black trump suit or the 7 of a red one; basta, the ace of clubs. A matador need not be played to a lower trump that was led: it falls only to a higher matador led.
    .title = Matadors

## Hearts

help-hearts-aim = Take as few points as you can: the hearts and the queen of spades count against whoever takes them. Once somebody has reached the target, the fewest points win. Whoever takes them all in one deal has shot the moon, and is rewarded for it.
    .title = The aim
help-hearts-order = There are no trumps, and in each suit the ace is highest. Who can, must follow suit.
    .title = The order of the cards
help-hearts-terms = Before most deals each player hands three cards on. Hearts may not be led until they are broken, as by a heart that was thrown on another suit.
    .title = Passing, and breaking hearts

## Spanish Solo

help-solo-aim = Whoever bids highest declares: in a Simple with a secret partner, in a Solo or a Tout alone. A Tout needs all eight tricks, every other game five.
    .title = The aim
help-solo-order = The black queens are always trumps. Spadille, the queen of clubs, is the highest; then manilla, the 7 of trumps; then basta, the queen of spades. In every suit the ace is above the king.
    .title = The order of the cards
help-solo-terms = In a Simple the declarer calls an ace of another hand. Whoever holds it is the partner, which nobody else knows until it is played.
    .title = The called ace

## The order of the cards at the table

order-trumps = Trumps, from the top
order-over-all = Above all suits
order-not-yet = Nothing is trumps yet; your hand is sorted like this.

## The table

help-hands = With mouse or finger
help-mouse = Tap a card to play it, or drag it to the middle. A hatched card may not be played now: tap it to read why. Tap anywhere to hurry the cards.
help-keys = Keys
key-hand = to your hand
key-trick = what lies on the table
key-last = the last trick
key-turn = whose turn it is
key-score = the score
key-advice = a hint; between deals, a look back
key-help = this help
key-arrows-name = ← →
key-arrows = from card to card
key-enter-name = Enter
key-enter = play, or lift for the exchange
key-digits-name = 1–9, 0
key-digits = to the first … tenth card
key-tab-name = Tab
key-tab = to the buttons and bids
key-escape-name = Esc
key-escape = close
