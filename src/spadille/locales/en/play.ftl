### The table at a terminal: short lines, one after the other.

## The words somebody types, all that are understood; the help names the first.

word-hand = hand
word-trick = trick
word-last = last
word-table = table
word-score = score points
word-bids = bids
word-why = why
word-hint = hint advice
word-help = help
word-quit = quit leave exit
word-yes = yes y next

## Help

play-help = Type { $word } or ? for help.
play-help-answers = Answer with the number or letter of what you want; cards to lay away or pass on as several numbers, such as 2 5 7.
play-help-hand = { $word }: the cards of your hand
play-help-trick = { $word }: the cards on the table
play-help-last = { $word }: the last trick
play-help-table = { $word }: the contract, and what everybody has before him
play-help-score = { $word }: the points so far
play-help-bids = { $word }: what each bid is worth
play-help-why = { $word }: why you may not play card number 3
play-help-hint = { $word }: what you had best do now, and why
play-help-help = { $word }: this help
play-help-quit = { $word }: leave the table

## What is told

play-welcome = { $game } by the rules { $rules }. With you sit { $others }.
play-deal = Deal { $number }.
play-seal = The seal of this deal: { $seal }
play-opened = The seal is opened. To check it: { $check }
play-hand = Your hand: { $cards }.
play-hand-empty = You hold no cards.
play-numbered = { $number }: { $card }
play-leads = { $who } leads.
play-last = { $cards }. Taken by: { $who }.
play-contract = The contract: { $contract }.
play-trump = Trumps: { $suit }.
play-called = Called: the { $card }.
play-turned = Turned up: the { $card }.
play-talon =
    { $count ->
        [one] Talon: 1 card.
       *[other] Talon: { $count } cards.
    }
play-place = { $who }: { $facts }.
play-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-penalty = { $points } card points
play-opened-hand = { $who }, open: { $cards }.
play-account = { $who }, { $line }: { $points }.
play-deal-points = This deal: { $points }.
play-points = Points: { $points }.
play-bid = { $contract }. { $worth }. { $meaning }
play-bids-none = Nobody bids in this game.
play-worth = { $what } { $points }
play-unbarred = You may play the { $card }, as soon as it is your turn.
play-rule = { $rule } (section { $section })
play-left = You leave the table.
play-recorded = The record is in { $file }.

## What is asked

play-may = You may play: { $cards }.
play-lay =
    { $minimum ->
        [0] Name the cards to lay away by their numbers, at most { $maximum }; 0 for none.
       *[other] Name the cards to lay away by their numbers: { $minimum } to { $maximum } of them.
    }
play-lay-exact =
    { $count ->
        [one] Name the card to lay away by its number.
       *[other] Name the { $count } cards to lay away by their numbers.
    }
play-pass =
    { $count ->
        [one] Name the card to pass to { $name } by its number.
       *[other] Name the { $count } cards to pass to { $name } by their numbers.
    }
play-choice = { $label }: { $action }
play-priced = { $action } ({ $price })
play-wait = Enter: let it stand.
play-next = Enter: the next deal. { $word }: leave.

## Answers that mean nothing

play-unclear = “{ $text }” means nothing here; type ? for help.
play-no-card =
    { $count ->
        [one] There is no card { $number }; your hand has card 1 only.
       *[other] There is no card { $number }; your hand has cards 1 to { $count }.
    }
play-twice = You named a card twice; name each once.
play-one = One card is played at a time; name one number.
play-no-choice = There is no such number here; name one of those that were told.
play-why-what = Name a card of your hand by its number, such as 3.

## What cannot be played at all

play-no-seat = --seat is { $value }, but the seats are numbered from 0 to { $last }.
play-bot = The bot “{ $name }” does not know the game { $game }; choose { $known }.
play-no-records = { $file } holds something else than records; name another file with --record.
