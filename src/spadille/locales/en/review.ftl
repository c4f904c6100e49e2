### The review at the terminal. Cards and names arrive translated; points are texts.

review-progress = { $done } of { $all } decisions judged
review-deal = Deal { $number }: { $what }
review-unfinished = not finished
review-seat = seat { $seat }
review-name = { $name } (seat { $seat })
review-score = { $who } { $points }
review-par = Par at the first lead, with open cards: { $open }. As players come to it: { $usual }.
review-nothing = { $who }: nothing to learn from.
review-moment = { $who }, trick { $trick }, the { $card }. { $verdict }
review-choice = { $who }, before the play: { $action }. { $verdict }
review-said = { $who }, trick { $trick }: { $action }. { $verdict }
review-after = { $who }, after the play: { $action }. { $verdict }
review-world = World { $number }: { $cards }
review-luck =
    { $count ->
        [one] 1 deal: what the cards brought, and what the play
       *[other] { $count } deals: what the cards brought, and what the play
    }
review-luck-seat = { $who }: { $score }, the cards { $cards }, the play { $play }
review-luck-none = What of the score was luck cannot be told in this game, since its play cannot be solved from the first card.
