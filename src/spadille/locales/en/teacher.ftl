### The teacher at the terminal and in the browser. Cards and names arrive translated; points are texts.

## A deal looked back at

# Between the whole and the tenths of a number.
decimal-mark = .
verdict-error = Error: it costs { $known } in points by what could be known (± { $doubt }), { $open } with open cards. Better: { $better }.
verdict-lucky = Lucky: it costs { $known } in points by what could be known (± { $doubt }), but as the cards lay it did better than the { $better }.
verdict-bad_luck = Bad luck: with open cards the { $best } is better by { $open } in points, but that could not be known.
# The same of what was said or exchanged before the play.
verdict-choice-error = Error: it costs { $known } in points by what could be known (± { $doubt }), { $open } with open cards. Better: “{ $better }”.
verdict-choice-lucky = Lucky: it costs { $known } in points by what could be known (± { $doubt }), but as the cards lay it did better than “{ $better }”.
verdict-choice-bad_luck = Bad luck: with open cards “{ $best }” is better by { $open } in points, but that could not be known.
# The same where the deal may end the match: of a hundred times, in how many more one finishes ahead of another.
verdict-match-error = Error: by what could be known it costs { $known } in 100 of the chance to finish the match ahead of the others (± { $doubt }), { $open } with open cards. Better: “{ $better }”.
verdict-match-lucky = Lucky: by what could be known it costs { $known } in 100 of the chance to finish the match ahead of the others (± { $doubt }), but as the cards lay it did better than “{ $better }”.
verdict-match-bad_luck = Bad luck: with open cards “{ $best }” gives a chance to finish the match ahead of the others that is better by { $open } in 100, but that could not be known.
# What others call an exchange is a pass in Hearts.
action-exchange-hearts =
    { $number ->
        [one] Pass { $number } card
       *[other] Pass { $number } cards
    }
exchanged-cards = { $action } ({ $cards })
review-chance =
    { $known ->
        [done] The declarer wins in { $won } of 100 such worlds.
        [better] With the better choice the declarer wins in { $better } of 100 such worlds.
       *[both] The declarer wins in { $won } of 100 such worlds, after the better choice in { $better }.
    }
# Where the declarer wins as often, another end of the contract.
review-end = { $outcome }: in { $won } of 100 such worlds, after the better choice in { $better }.
review-tout =
    { $known ->
        [done] The tout is made in { $won } of 100 such worlds.
        [better] The tout would be made in { $better } of 100 such worlds.
       *[both] The tout is made in { $won } of 100 such worlds, after the better choice in { $better }.
    }
# Of a bid, and of a better one.
review-bid =
    { $known ->
        [done] Such a hand wins the bid in { $won } of 100 deals.
        [better] Such a hand wins the better bid in { $better } of 100 deals.
       *[both] Such a hand wins the bid in { $won } of 100 deals, the better one in { $better }.
    }
review-ahead =
    { $known ->
        [done] The chance to finish the match ahead of another is { $won } in 100.
       *[both] The chance to finish the match ahead of another is { $won } in 100, after the better choice { $better }.
    }
review-skipped = { $skipped } of { $all } decisions are not judged: the play was too hard to solve from there.

## A hint: why the choice is good

hint-points = { $points } in points
hint-declarer = The declarer: { $ends }
outcome-tout_made = Tout made
outcome-tout_failed = Tout failed
hint-chance = { $outcome }: { $share }%
reason-only-choice = It is the only card you may play.
reason-promises-most = Nothing else promises as much with this hand.
reason-leaves-open = Once the auction is yours with it, you may still choose what promises more.
reason-came-to-most = With this bid such hands have come to most, whoever played in the end.
reason-promises-too-little = The hand promises too little for a bid.
reason-longest-trumps = With these trumps the hand is strongest.
reason-turned-trump = The turned card is a trump, and better than a card not seen.
reason-keeps-winners = Trumps and kings stay; what takes no trick goes.
reason-throws-high = What might be forced to take a trick goes.
reason-passes-danger = These cards are likely to cost you most.
reason-stays-out = The cards are not good enough to join in.
reason-hopeless = To give up costs less than to play on.
reason-worth-playing = To play on promises more than to give up.
reason-sure-of-all = All tricks are nearly certain.
reason-certain = The result is certain.
reason-stands-better = It leaves you better placed in the match.
reason-draws-trumps = It draws trumps out of the other hands.
reason-plays-winner = Nobody has a higher card of the suit.
reason-forces-declarer = The declarer is void in the suit and can take the trick only with a trump.
reason-leads-through = The declarer has to play before your partner.
reason-leads-up-to = Your partner plays before the declarer and can go high.
reason-develops-suit = It drives out what is higher in the suit.
reason-takes-trick = It takes the trick.
reason-trumps-in = You are void in the suit, and a trump goes over what lies there.
reason-goes-over = It goes over the others: whoever follows takes the trick only with a higher card.
reason-keeps-winner = The high card is kept for a better trick.
reason-leaves-to-partner = The trick lies with your partner already.
reason-follows-low = The trick cannot be won, so a low card will do.
reason-throws-loser = The card would hardly take a trick.
reason-stays-under = It stays under the card that holds the trick.
reason-leads-low = Others are likely to go over it.
reason-gets-rid-of-high = A dangerous card goes while it does no harm.
reason-shortens-suit = Once you are void in the suit, you can discard dangerous cards on it.
reason-throws-points = The points go to somebody else.
reason-takes-cheaply = If the trick has to be taken, then with a high card.
reason-pushes-nolo = It stays low, so that the declarer may have to take the trick.

## Around it

advice-trick = Trick { $trick }: { $card }
advice-choice = Before the play: { $action }
advice-after = After the play: { $action }
advice-fine = Nothing to learn from in this deal.
advice-par = Par: { $open } with open cards, { $usual } as players come to it. You came to { $score }.
advice-worlds = How the cards could lie for all you knew ({ $count })
advice-turn = It is not your turn.
hint-cards = These cards: { $cards }.
meter = What each bid promises
meter-cost = What the hand may cost
meter-bids = { $book } would bid a { $game } in { $suits }.
meter-passes = { $book } would pass.
meter-danger = The hand is likely to cost { $points } points.
book-scheillerup = Scheillerup (1926)
book-maigaard = Maigaard (1984)
