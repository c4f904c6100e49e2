### Help: what the game is about and how the table is used. It is read when the help is opened.

## L’Hombre

help-lhombre-aim = Whoever bids highest is declarer and plays alone against the other two. In a game with trumps the declarer must take more tricks than either of them, in a Grand at least five, in a nolo none. Choose a bid to read what it undertakes, wins and costs.
    .title = The aim
help-lhombre-order = In a game with trumps both black aces are always high trumps. In black suits the small cards rank as usual; in red suits they stand upside down, the 2 above the 7.
    .title = The order of the cards
help-lhombre-terms = The three highest trumps are the matadors: spadille, the ace of spades; manille, the 2 of a black trump suit or the 7 of a red one; basta, the ace of clubs. A matador need not be played to a lower trump that was led: it falls only to a higher matador led.
    .title = Matadors

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
