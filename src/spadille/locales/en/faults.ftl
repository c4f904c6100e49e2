### What is wrong with something written or set up by hand. In a position, $field and $mark are names in its line.

## What has the faults

what-deal = the deal
what-deck = the deck
what-game = the game { $name }
what-player = the bot { $name }
what-position = the position
what-profile = the rule set { $name }
what-rules = the rule set { $name }

## Cards; $places are the fields in which they lie.

fault-card-count = there are { $count } cards, not { $wanted }
fault-card-foreign = { $card } does not belong to the pack ({ $places })
fault-card-repeated = { $card } occurs { $count } times ({ $places })
fault-card-missing =
    { $count ->
        [one] { $cards } is missing
       *[other] { $count } cards are missing: { $cards }
    }
fault-hand-count = there are { $count } hands, not { $wanted }
fault-hand-size = seat { $seat } has { $count } cards, not { $wanted }
fault-hand-twice = column { $column }: { $card } occurs { $count } times in a hand
fault-hand-open = seat { $seat } plays with an open hand, and some of it is hidden
fault-hands-missing = there are no hands
fault-heap-count = { $field } are of { $count } seats, not { $wanted }
fault-heap-none = nobody exchanges, and there are { $field }
fault-talon-size = the talon has { $count } cards, not { $wanted }
fault-talon-none = there is no talon in this game
fault-face-down = { $count } cards lie face down
fault-word-twice = it occurs twice

## Deals

fault-game = the game is { $found }, not { $wanted }
fault-seats = the table has { $count } seats, not { $wanted }
fault-dealer = the dealer is { $found }, not a seat from 0 to { $last }
fault-dealer-missing = the dealer is missing
fault-number = the number of the deal is { $found }, but deals are counted from 1
fault-points = there are points of { $count } seats, not { $wanted }
fault-shuffle-unknown = shuffle { $found } is not known here, only { $known }
fault-secret-length = the secret has { $count } bytes, not { $wanted }
fault-secret-unsealed = the secret is not the one that was sealed before the deal
fault-deck-other = the deck is not the one this secret makes
fault-hex = “{ $found }” is not hex

## Words of a line

fault-misread = column { $column }: “{ $found }” is not { $expected }
fault-extra = column { $column }: “{ $found }” is too much
fault-tag-missing = the tag { $tag } is missing
fault-seat-unknown = there is no seat { $seat }
fault-mark-unknown = { $mark } is not known; known are { $known }
fault-mark-wrong = { $mark } cannot be { $found }
fault-mark-empty = { $mark } cannot be empty
fault-turn = it is the turn of seat { $found }, not of seat { $told }
fault-turn-nobody = it is nobody’s turn, not that of seat { $told }
fault-not-over = the deal is not over
fault-over-unmarked = the deal is over, and not marked so

## The auction

fault-contract-unknown = { $contract } is no contract of these rules
fault-game-unknown = { $game } is no game of these rules
fault-bids-none = nothing is bid and nothing is trump in Hearts
fault-declarer-count = there are { $count } declarers, not { $wanted }
fault-declarer-twice = a declarer is named twice
fault-declarer-early = without its calls an auction has no declarer before the game is announced
fault-call-late = the auction is over before call { $number }
fault-call-turn = call { $number } is the turn of seat { $turn }, not of seat { $seat }
fault-call-join = call { $number }: nothing stands that can be joined
fault-call-low = call { $number }, { $call }, is not higher than { $standing }
fault-call-unsaid = call { $number }, { $call }, cannot be said there
fault-auction-contract = the auction does not lead to the contract
fault-auction-declarer = the auction does not lead to the declarer
fault-game-low = { $game } is lower than { $standing }, which won the auction
fault-announced-early = trumps, ace and partner come after the game is announced

## Trumps and the called ace

fault-trump-fixed = trump in { $contract } is { $suit }
fault-trump-none = there is no trump in { $contract }
fault-trump-missing = trumps in { $game } are missing
fault-trump-wrong = trumps in { $game } cannot be { $suit }
fault-turned-missing = the trump that was turned is missing
fault-turned-other = { $card } was not turned as trump
fault-turned-kept = a card that was kept does not lie on the talon
fault-turned-there = a turned card lies there, was kept or was left where none is turned
fault-turned-absent = a turned card lies there, was kept or was left exactly where one is turned
fault-partner-none = there is no partner in { $game }
fault-partner-unknown = nobody knows seat { $seat } as the partner before { $card } is played
fault-partner-missing = the deal is over, and its partner is missing
fault-ace-missing = the called ace is missing
fault-ace-uncallable = { $card } cannot be called
fault-ace-own = the declarer, seat { $seat }, called { $card } and cannot have it
fault-ace-played = seat { $seat } played { $card } and is the partner
fault-ace-held = seat { $seat } holds { $card }, not seat { $partner }
fault-ace-first = { $card } cannot be called: seat { $seat } has { $ace }, which could be
fault-ace-fallen = { $card } is in no hand; name the partner, who played it

## Exchange, sitter, tout

fault-early-exchange = nothing is exchanged or turned before there is a contract
fault-exchange-early = nobody exchanges before trump is settled
fault-exchange-order = the seats still to exchange are not the last of those who may
fault-exchange-seat = seat { $seat } has laid cards away, which it could not yet
fault-exchange-unfinished = nobody plays before all have exchanged
fault-exchange-empty = nobody exchanges when nothing is left to draw
fault-exchange-laid = { $card } was laid away by seat { $seat }
fault-yield-none = nobody may let another exchange before him
fault-sitter-laid = what was laid away has not been taken up by the sitter
fault-exchange-count = seat { $seat } did not lay { $count } cards away
fault-sitter-unasked = nobody plays before the sitter has looked at the talon
fault-sitter-none = nobody sits out who could have looked at the talon
fault-sitter-declarer = seat { $seat } is a declarer exactly where it plays
fault-sitter-talon = the sitter has not all the cards of the talon
fault-sitter-silent = nobody plays before the sitter has said whether he does
fault-tout-none = there is no tout in { $contract }
fault-give-up-none = { $contract } cannot be given up
fault-give-up-late = it is too late to give up
fault-play-on-early = nobody plays on before the first lead
fault-end-early = a deal ends early only between tricks, when its outcome is certain
fault-end-never = a deal does not end early by these rules

## Tricks

fault-early-play = nothing is played before there is a contract
fault-play-unannounced = nothing is played before the game is announced
fault-play-barred = seat { $seat } may not play { $card } to trick { $number }, having { $had } ({ $section })
fault-trick-too-many = there are { $count } tricks, not { $wanted }
fault-tricks-taken = there are { $count } tricks, but { $taken } were taken
fault-trick-size = trick { $number } has { $count } cards, not { $wanted }
fault-trick-full = a full trick does not stay on the table
fault-trick-order = trick { $number } was played by seats { $found }, not { $turn }
fault-trick-leader = trick { $number } was led by seat { $seat }, which does not play
fault-trick-taker = trick { $number } was taken by seat { $taker }, not { $found }

## Hearts

fault-pass-none = nobody passes cards in deal { $number }
fault-pass-count = seat { $seat } has passed or taken up a number that is not { $wanted }
fault-pass-together = everybody takes up his cards at once
fault-pass-unfinished = nobody plays while cards are being passed
fault-pass-lying = when all have passed, nothing is left lying
fault-pass-taken = { $card } was taken up by seat { $seat }
fault-first-two = the first trick begins with { $card }, not { $found }
fault-first-club = the first trick begins with a club, not { $found }
fault-two-held = nobody holds { $card } once it was led
fault-opener-without = seat { $seat } does not hold { $card }
fault-opener-other = seat { $seat } does not lead first
fault-opener-untold = it is not told who leads first
fault-taken-elsewhere = { $card } was taken, and lies somewhere else
fault-taken-too-many = seat { $seat } has taken { $count } cards, of { $most } at most
fault-taken-missing = nobody has taken { $cards }
fault-hearts-unbroken = hearts are not broken
fault-moon-unchosen = nobody chooses what becomes of the points

## Rule sets: $option is the name of an option.

fault-option-unknown = { $option } is not an option; known are { $known }
fault-option-missing = { $option } is missing
fault-option-twice = { $option } is changed twice
fault-option-fixed = { $option } cannot be changed in the name of a rule set
fault-option-flag = { $option } is true or false, not { $found }
fault-option-choice = { $option } is one of { $known }, not { $found }
fault-option-number = { $option } is a whole number, not { $found }
fault-option-small = { $option } is at least { $limit }, not { $found }
fault-option-large = { $option } is at most { $limit }, not { $found }
fault-option-step = { $option } is a multiple of { $step }, not { $found }
fault-option-table = { $option } is a table, not { $found }
fault-option-list = { $option } is a list, not { $found }
fault-option-text = { $option } is a text in quotes, not { $found }
fault-ranking-twice = ranking names { $contract } twice
fault-values-missing = values has no { $contract }
fault-nolo-unranked = joint_nolos has { $contract }, ranking has not
fault-umbrella-game = umbrella needs a game in ranking
fault-extends-itself = it extends itself by way of { $parent }
fault-extends-none = it extends { $parent }, and there is none; known are { $known }
fault-none = there is none; known are { $known }
fault-version = here it is { $known }
fault-game-unplayed = it does not know the game { $game }
fault-player-plain = nothing can be changed in it; leave out all from the + on
fault-profiles-folder = there is no folder { $folder }; make it, or name another
fault-profiles-closed = the folder { $folder } cannot be read; check its rights, or name another

## The file of a rule set

fault-toml-quote = { $file }, line { $line }, column { $column }: a text must end with a quotation mark on its line
fault-toml-escape = { $file }, line { $line }, column { $column }: write two backslashes for one in a text
fault-toml-equals = { $file }, line { $line }, column { $column }: behind a name stands = and a value
fault-toml-bracket = { $file }, line { $line }, column { $column }: a bracket is not closed
fault-toml-end = { $file }, line { $line }, column { $column }: the line goes on behind its value; begin a new one
fault-toml-value = { $file }, line { $line }, column { $column }: this is no value; write a number, true, false, or a text in quotes
fault-toml-twice = { $file }, line { $line }, column { $column }: this name has a value already
fault-toml-wrong = { $file }, line { $line }, column { $column }: this is no TOML
fault-toml-cut = { $file }: the text breaks off at its end; a bracket or a quotation mark is missing
fault-toml-deep = { $file }: brackets stand too deeply inside each other
fault-toml-number = { $file }: a number is too long
fault-toml-letters = { $file }, line { $line }: this is no text in UTF-8
fault-file-closed = { $file } cannot be read; check it and its rights

## A line of JSON; $field is the place in it.

fault-form-cut = the line breaks off before its end
fault-form-deep = brackets stand too deeply inside each other
fault-form-wrong = this is no JSON
fault-form-missing = { $field } is missing
fault-form-unknown = there is no field { $field }
fault-form-kind = { $field } should be { $wanted }, not { $found }
fault-form-value = { $field } cannot be { $found }
fault-form-card = { $field } should be cards such as SA or H7, each once
fault-form-misfit = { $field } does not fit

## Kinds of values

kind-array = a list
kind-bool = true or false
kind-float = a number
kind-int = a whole number
kind-null = nothing
kind-object = a table
kind-str = a text

## What a text should have had

expected-action = an action such as 1:game, 1:pass or 1:SA
expected-card = a card such as SA or H7
expected-comment-end = a closing brace that ends the comment
expected-deck = every card of the pack once
expected-field = a field that such a line has
expected-field-once = each field once
expected-form = a line of JSON in the documented form
expected-game = a [Game] tag that begins a record
expected-legal = something the rules allow
expected-number = a number
expected-outcome = what follows from the cards played
expected-rule-set = a known rule set such as lhombre/hjemme@1
expected-seat = a seat of the table, counted from 0
expected-suit = a suit: S, H, D or C
expected-tag = a tag such as [Dealer "0"]
expected-tag-once = each tag once in a record
expected-text = text in UTF-8
expected-word = something more

## What follows from the cards

steps-end = no more
steps-wanted = the deal is not over
more-than = more than { $number }
unfinished = the deal is not finished
