### The teacher at the terminal and in the browser. Cards and names arrive translated; points are texts.

## A deal looked back at

# Between the whole and the tenths of a number.
decimal-mark = .
review-progress = { $done } of { $all } cards judged
review-deal = Deal { $number }: { $what }
review-unfinished = not finished
review-seat = seat { $seat }
review-name = { $name } (seat { $seat })
review-score = { $who } { $points }
review-par = Par at the first lead, with open cards: { $open }. As players come to it: { $usual }.
review-nothing = { $who }: nothing to learn from.
review-moment = { $who }, trick { $trick }, the { $card }. { $verdict }
verdict-error = Error: it costs { $known } in points by what could be known (± { $doubt }), { $open } with open cards. Better: { $better }.
verdict-lucky = Lucky: it costs { $known } in points by what could be known (± { $doubt }), but as the cards lay it did better than the { $better }.
verdict-bad_luck = Bad luck: with open cards the { $best } is better by { $open } in points, but that could not be known.
review-chance = The declarer wins in { $won } of 100 such worlds.
review-chances = The declarer wins in { $won } of 100 such worlds, after the better card in { $better }.
review-world = World { $number }: { $cards }
review-skipped = { $skipped } of { $all } cards are not judged: too many were left for the play to be solved.
review-luck =
    { $count ->
        [one] 1 deal: what the cards brought, and what the play
       *[other] { $count } deals: what the cards brought, and what the play
    }
review-luck-seat = { $who }: { $score }, the cards { $cards }, the play { $play }
review-luck-none = What of the score was luck cannot be told in this game, since its play cannot be solved from the first card.
