### What the table itself says in English. Names of cards, suits and bids arrive translated.

page-title = Spadille – L’Hombre
title-table = Card table
title-deal = Deal { $number }

## Start

start-title = An evening at the card table
start-lead = L’Hombre, Hearts and Spanish Solo. Sit down and play; bots are waiting for you.
start-name = Your name
start-rules = Rules
start-game = Game
start-read = Read these rules
start-seats = Players
start-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
start-strength = Strength of the bots
strength-easy = Beginner
strength-club = Club player
strength-expert = Master
start-help = Advice at the table
advised-among_bots = Among bots
advised-on = Always
advised-off = Never
options-change =
    { $count ->
        [0] Change the rules
        [one] Change the rules · 1 changed
       *[other] Change the rules · { $count } changed
    }
options-reset = Put all back
option-usual = usually { $value }
value-yes = yes
value-no = no
value-none = none
# $name is the rule set in which something is changed.
rules-changed = { $name }, changed
rules-left = the turn goes to the left
rules-right = the turn goes to the right
rules-source = source: { $source }
rules-play = Play by these rules
rules-contracts = The contracts and what they are worth
rules-options = What these rules say
rules-text = The rules
rules-differences = What other rule sets say otherwise
rules-count =
    { $count ->
        [one] 1 difference
       *[other] { $count } differences
    }
# $own is what the rule set on the page says.
rules-difference = { $value } (here: { $own })
start-sit = Sit down and play
start-friend = Send a friend the link of your table: whoever opens it takes over a bot’s seat, at any time.
name-usual = Guest
continue = Your tables
# $names are those who sit there with the reader.
continue-at = Continue with { $names }
no-server = The server does not answer. Check the network and try again.

## Joining, and the line to the server

invite = Invite
invite-text = Come and play { $game } with me.
invite-copied = Link copied
invite-by-hand = Copy the link to this table:
watching = You are looking on. Take over a bot’s seat to play.
take-seat = Take this seat
take-seat-of = Take this seat: { $name }
sit-title = Take the bot’s seat
sit-text = You get its cards and its points, and play on from here.
leave-seat = Leave the seat to a bot
ask-leave-title = Leave the seat to a bot?
ask-leave = The bot plays on with your cards and your points. You look on, and may take over a bot’s seat again.
line-lost = No connection. Trying again – nothing is lost.
line-connecting = Coming to the table …
table-gone = There is no such table
table-gone-text = The link may be mistyped, or the table may be older than this server.
table-gone-start = Back to the start

## The table

you = You
seat-empty = Seat { $number }
seat-taken = { $name } sits down at the table.
seat-left = A bot takes over the seat of { $name }.
seat-turn = to act:
mark-bot = bot, { $strength }
mark-dealer = Dealer
    .short = D
mark-away = away
mark-partner = Partner
mark-out = sits out
points-total = points
points-short = { $points } pt
tricks-taken =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
penalty-taken = { $count } taken
exchanged-count = drew { $count }
passed-count = passed { $count }
talon = Talon
talon-count = talon { $count }
talon-turned = turned up: { $card }
trick = Trick
trick-empty = No card lies on the table.
trick-full = The trick is complete
trump = trump
trump-is = in { $suit }
called = calls the { $card }
laid = { $who }: { $card }
score-of = { $who } { $points }
list-comma = {", "}
hand = Your hand
opened-hand = The open hand of { $who }
opened-own = Your hand lies open.
received = received
received-passed = passed to you
new = new
tap-again = once more
said-tout = Tout
said-ended = ended: the result was certain
drawn = You receive { $cards }.
advice = Hint
advice-back = Look back
advice-again = Try again from here
advice-again-busy = Setting up the table …
advice-busy = Thinking it over …
advice-back-busy = Looking back at the deal, which takes some seconds …
# In how many of a hundred deals a bid is won, beside its name.
share = { $share }%
# $share is such a text, $points one of a number, $suit empty or the trumps in brackets.
your-hand = Your hand{ $suit }: wins { $share }, { $points } points on average
# What of the score the cards brought, and what the play.
luck = Cards and play
luck-busy = Adding up the deals …
last-trick = Last trick
last-trick-none = No trick has been taken yet.
took-it = took it
log = What happened
section = § { $number }
prompt-lead = Your lead

## Panels

auction-choose = Your bid
auction-hint = Choose a bid to read what it means, or pass.
auction-standing = { $contract } stands.
auction-bid-none = Choose a bid
action-bid-held = Self: { $contract }
worth-each = from each opponent
correct = Take that back
correct-title = What do you say instead?
declare-contract = Which game?
declare-trump = Which trumps?
declare-ace = Whose ace do you call?
declare-none = Choose game and trumps
# What is done with the cards that are lifted, by the phase; $name is who gets them.
lift-exchange =
    { $minimum ->
        [0] Lift the cards that you want to exchange.
       *[other] Lift the cards that you want to exchange, { $minimum } at least.
    }
    .do =
        { $number ->
            [0] Exchange no cards
            [one] Exchange { $number } card
           *[other] Exchange { $number } cards
        }
lift-sitter = Lift the { $minimum } cards that you lay away.
    .do = Lay { $number } cards away and play
lift-passing = Lift { $minimum } cards for { $name }.
    .do = Pass { $number } cards to { $name }
lift-count =
    { $minimum ->
        [0] { $count } lifted · at most { $maximum }
       *[other] { $count } lifted · { $minimum } to { $maximum }
    }
lift-count-exact = { $count } of { $maximum } lifted
lift-too-few = Lift { $minimum } at least
lift-exact = Lift { $minimum }
prospect-who = Player
prospect-deal = This deal
prospect-then = Then
prospect-hint = What each player gets, and in bold what he then has.
choices = What you may say
no-go-back = No, go back
ask-give_up-title = Give the deal up?
ask-give_up = It scores { $give_up }, and the deal is over.
ask-announce_tout-title = Announce Tout?
ask-announce_tout = You must then take all nine tricks: { $tout_win } if you do, { $tout_loss } if you do not.
opening = Welcome to the table
opening-text = The cards lie ready. Invite a friend, or begin at once.
opening-watch = The cards have not been dealt yet.
deal-first = Deal the cards
deal-next = Next deal
deal-match = New match
washed-out-next = Nobody wins or loses anything, and the cards are dealt again.
account = How the points come about
account-deal = This deal
account-tricks = Tricks
account-total = In all
match-over = The match is over
match-won =
    { $count ->
        [one] Winner of the match: { $names }
       *[other] Winners of the match: { $names }
    }
ledger = Score
ledger-empty = No deal is finished yet.
ledger-sum = Sum
deal = Deal

## Settings

settings = Settings
close = Close
set-language = Language
set-language-auto = As the browser
set-theme = Appearance
set-theme-auto = As the device
set-theme-light = Light
set-theme-dark = Dark
set-taps = To play a card
set-taps-auto = As the device
set-taps-hint = As the device: two taps with a finger, one click with a mouse.
set-taps-one = One tap
set-taps-two = Two taps
set-motion = Motion
set-motion-auto = As the device
set-motion-calm = Calm
set-motion-brisk = Brisk
set-motion-none = None
set-four-colours = Four colours
set-large = Large index
set-keys = Shortcuts with single keys

## Help

help = Help
