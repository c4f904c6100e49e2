### The words of the table in English, read by the server and by the browser alike.
### Names of cards, suits, bids and players arrive translated where nothing else is said.

## The cards. $suit and $rank are the card's letters, S H D C and A 2 to 9 T J Q K.

suit-S = spades
    .label = Spades
suit-H = hearts
    .label = Hearts
suit-D = diamonds
    .label = Diamonds
suit-C = clubs
    .label = Clubs

card-name =
    { $rank ->
        [A] ace
        [T] 10
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## The places round the table

seat-forehand = forehand
    .label = Forehand
seat-middlehand = middlehand
    .label = Middlehand
seat-backhand = backhand
    .label = Backhand
seat-dealer = dealer
    .label = Dealer
seat-declarer = declarer
    .label = Declarer
seat-defender = defender
    .label = Defender

## The bids, each with one sentence on what it undertakes

contract-game = Simple Game
contract-game-meaning = You name trumps, everybody may exchange, and you must take more tricks than either opponent.
contract-spade_game = Spade Game
contract-spade_game-meaning = A Simple Game with spades as trumps: everybody may exchange, and you must take more tricks than either opponent.
contract-tourne = Tourné
contract-tourne-meaning = The top card of the talon is turned up and fixes trumps; you may take it, everybody may exchange, and you must take more tricks than either opponent.
contract-simple_nolo = Simple Nolo
contract-simple_nolo-meaning = No trumps: only you may exchange, and you must not take a single trick.
contract-grand_tourne = Grand Tourné
contract-grand_tourne-meaning = A Tourné that takes both black aces in hand to bid: the top card of the talon fixes trumps, and you must take more tricks than either opponent.
contract-grand = Grand
contract-grand-meaning = No trump suit, but the black aces beat everything: you must exchange at least 5 cards, the others may exchange what is left, and you must take at least 5 tricks.
contract-grandissimo = Grandissimo
contract-grandissimo-meaning = No trump suit, but the black aces beat everything: you play the cards you were dealt, the others may exchange, and you must take at least 5 tricks.
contract-solo = Solo
contract-solo-meaning = You name trumps and play the cards you were dealt; only the others may exchange, and you must take more tricks than either of them.
contract-pure_nolo = Pure Nolo
contract-pure_nolo-meaning = No trumps: nobody may exchange, and you must not take a single trick.
contract-spade_solo = Spade Solo
contract-spade_solo-meaning = A Solo with spades as trumps: only the others may exchange, and you must take more tricks than either of them.
contract-nolo_ouvert = Nolo Ouvert
contract-nolo_ouvert-meaning = An open nolo: nobody may exchange, you lay your hand open on the table, and you must not take a single trick.

call-pass = Pass
call-join = I’ll play too

## What a player may do. $contract, $suit and $card are names, $number counts cards.

action-deal = Deal
action-bid = Bid { $contract }
action-pass = Pass
action-name_trump = Make { $suit } trumps
action-keep_turned = Take the turned card
action-leave_turned = Leave it
action-exchange =
    { $number ->
        [0] Exchange no cards
        [one] Exchange { $number } card
       *[other] Exchange { $number } cards
    }
action-play = Play the { $card }
action-give_up = Give up
action-play_on = Play on
action-announce_tout = Announce Tout
action-end_play = End the deal here
action-join = Play it too
# $call is what is said instead: a bid’s name, pass or “I’ll play too”.
action-correct = No: { $call }
action-name_contract = Play { $contract }
action-yield_exchange = Let the other exchange first
action-stay_out = Stay out

## What happens at the table: first about somebody else ($name), then about the reader

event-dealt = { $name } deals.
event-dealt-you = You deal.
event-bid_made = { $name } bids { $contract }.
event-bid_made-you = You bid { $contract }.
event-passed = { $name } passes.
event-passed-you = You pass.
event-contract_made = { $name } wins the auction: { $contract }.
event-contract_made-you = You win the auction: { $contract }.
event-trump_named = { $name } makes { $suit } trumps.
event-trump_named-you = You make { $suit } trumps.
# $card is the card turned up, $suit its suit.
event-card_turned = The { $card } is turned up: { $suit } are trumps.
event-turned_kept = { $name } takes the turned card.
event-turned_kept-you = You take the turned card.
event-turned_left = { $name } leaves the turned card.
event-turned_left-you = You leave the turned card.
event-exchanged =
    { $number ->
        [0] { $name } does not exchange.
        [one] { $name } exchanges { $number } card.
       *[other] { $name } exchanges { $number } cards.
    }
event-exchanged-you =
    { $number ->
        [0] You do not exchange.
        [one] You exchange { $number } card.
       *[other] You exchange { $number } cards.
    }
# The same where the turned card ($card) lay on top and went with them.
event-exchanged-turned =
    { $number ->
        [one] { $name } exchanges { $number } card and gets the turned card, the { $card }.
       *[other] { $name } exchanges { $number } cards and gets the turned card, the { $card }.
    }
event-exchanged-turned-you =
    { $number ->
        [one] You exchange { $number } card and get the turned card, the { $card }.
       *[other] You exchange { $number } cards and get the turned card, the { $card }.
    }
event-hand_opened = { $name } lays the hand open on the table: { $cards }.
event-hand_opened-you = You lay your hand open on the table: { $cards }.
event-played = { $name } plays the { $card }.
event-played-you = You play the { $card }.
event-trick_taken = { $name } takes the trick.
event-trick_taken-you = You take the trick.
event-tout_announced = { $name } announces Tout: all nine tricks.
event-tout_announced-you = You announce Tout: all nine tricks.
event-given_up = { $name } gives up.
event-given_up-you = You give up.
event-played_on = { $name } plays on.
event-played_on-you = You play on.
event-play_ended = { $name } ends the play; the result is certain.
event-play_ended-you = You end the play; the result is certain.
event-joined = { $name } plays it too.
event-joined-you = You play it too.
event-corrected = { $name } takes that back: { $call }.
event-corrected-you = You take that back: { $call }.
event-aces_shown = { $name } shows the { $cards }.
event-aces_shown-you = You show the { $cards }.
event-exchange_yielded = { $name } lets the other defender exchange first.
event-exchange_yielded-you = You let the other defender exchange first.
event-sitter_looked = { $name }, who sits out, looks at the talon.
event-sitter_looked-you = You sit out, and look at the talon.
event-sitter_played = { $name } plays the nolo as well.
event-sitter_played-you = You play the nolo as well.
event-sitter_stayed_out = { $name } stays out.
event-sitter_stayed_out-you = You stay out.
event-play_stopped = The result is certain; the play is over.
# $outcome is the outcome's name in the code, $points the declarer’s points as a text with their sign, such as +3.
event-settled =
    { $outcome ->
        [win] { $name } makes { $contract }: { $points }.
        [bet] { $name } loses { $contract }, bet: { $points }.
        [codille] { $name } loses { $contract }, codille: { $points }.
        [given_up] { $name } gave up { $contract }: { $points }.
        [washed_out] Everybody passed. The cards are dealt again.
       *[other] The deal is over.
    }
event-settled-you =
    { $outcome ->
        [win] You make { $contract }: { $points }.
        [bet] You lose { $contract }, bet: { $points }.
        [codille] You lose { $contract }, codille: { $points }.
        [given_up] You gave up { $contract }: { $points }.
        [washed_out] Everybody passed. The cards are dealt again.
       *[other] The deal is over.
    }

## The rules, when one of them stands in the way

rule-deck = This is not a whole pack for L’Hombre: all 40 cards must be there, each of them once.
rule-deal = The table deals the cards itself when a new deal begins. Wait for them.
rule-deal-in-play = This deal is not finished. Play it to the end, then there will be another.
# $seat is the one who deals.
rule-wrong-dealer = It is somebody else’s turn to deal: { $seat }.
rule-turn = It is not your turn. Wait until it comes to you.
rule-auction = That cannot be bid here. Choose one of the bids on the table, or pass.
rule-higher-bid = { $bid } does not beat { $standing }. Bid higher, or pass.
rule-black-aces = { $bid } can be bid only with both black aces in hand. Bid something else, or pass.
rule-trump = Trumps first: name spades, hearts, diamonds or clubs.
rule-turned-card = The turned card first: take it into your hand, or leave it.
rule-kept-card = You took the turned card, the { $card }, into your hand; it cannot be thrown again. Choose among the others.
rule-card-to-exchange = The { $card } is not in your hand. Exchange cards of your own.
rule-after-lead = You have seen the first lead: first say whether you play on or give up.
rule-exchange =
    { $maximum ->
        [0] There are no cards left to draw. Go on without exchanging.
       *[other]
            { $minimum ->
                [0] You may exchange up to { $maximum } of your cards, or none at all.
                [1] You must exchange at least 1 and at most { $maximum } of your cards. A turned card that you took stays in your hand.
               *[other] You must exchange at least { $minimum } and at most { $maximum } of your cards.
            }
    }
rule-give-up = Only the declarer may give up, only where the bid allows it, and only before playing a card. Once the first lead is seen it is time to choose: give up or play on.
rule-tout = Tout is for the declarer in a game with trumps: before the fifth lead at the latest, and while every trick so far is the declarer’s. Otherwise just play on.
rule-follow-suit = Follow suit: the { $led } was led, and you hold cards of that suit. The two black aces are trumps and do not count.
rule-follow-trump = Trumps were led: the { $led }. Play one of your trumps; a matador will do as well.
rule-follow-nolo = Follow suit: the { $led } was led, and you hold cards of that suit. In a nolo the black aces belong to their suits too.
rule-follow-grand = Follow suit: the { $led } was led, and you hold cards of that suit. In a Grand the black aces belong to no suit; take with them when you cannot follow.
rule-club-ace-falls = The ace of spades was led, and in a Grand the ace of clubs must fall to it. Play the ace of clubs.
rule-card-in-hand = The { $card } is not in your hand. Play one of your own cards.
rule-play = The cards are being played now. Play a card to the trick.
rule-end = The deal can be ended only once the result is certain, and only by whoever is on lead. Play a card.
rule-umbrella = { $bid } is named only when the auction is won, or to overbid. Bid Simple Game now.
rule-correction = A call can be changed only until the next player has spoken, and only once.
rule-contract = You have won the auction: say first which game you play.
rule-join = Only a nolo that several may play can be joined, by whoever is asked while it stands.
rule-sitter = You sit out: lay four cards away and play the nolo with the other nine, or stay out.
rule-yield = Only the first defender may let the other exchange first, where the rules have it so, and only once.

## Outcomes and the score

outcome-win = Won
outcome-bet = Bet
outcome-codille = Codille
outcome-given_up = Given up
outcome-washed_out = All passed

line-win = Won
line-bet = Bet
line-codille = Codille
line-given_up = Given up
line-further_trick = Further tricks
line-tout_made = Tout
line-tout_failed = Tout failed
line-penalty = Named too much
line-sat_out = Stayed out

loss-bet = Bet
loss-codille = Codille
loss-further_trick = Each trick from the third on
loss-give_up = Giving up
loss-tout = Failed Tout
bonus-tout = Tout

## The game and its rule sets

game-lhombre = L’Hombre
profile-lhombre-hjemme = Danish home rules
    .description = L’Hombre as it is played at home in Denmark: ten bids, Grand among them, and only the declarer wins or loses points.
profile-lhombre-wpt = Tokens from each opponent
    .description = L’Hombre as a Japanese site tells it: the senior may hold, each defender pays or is paid, Tout by leading to the sixth trick.
profile-lhombre-privat = Danish private play
    .description = All bought games are bid as Simple Game and named afterwards; a call may be corrected until the next one; values of the Danish union.
profile-lhombre-union = Danish union
    .description = As private play, but whoever names a game that Simple Game would have covered loses a point.
profile-lhombre-icelandic = Icelandic Lomber
    .description = Lomber as it was played in Iceland: each opponent pays or is paid, Grandissimo stands before Solo.

## What a rule set may change: each option by its place, and the names of its choices

setting-lhombre-ranking = The contracts that may be bid, lowest first; equals stand together.
setting-lhombre-values-win = Points won when the contract is made.
setting-lhombre-values-bet = Points lost when bet, in a nolo at one trick.
setting-lhombre-values-codille = Points lost at codille, in a nolo at two tricks.
setting-lhombre-values-further_trick = Points lost in a nolo for each trick from the third on.
setting-lhombre-values-most = The most points that can be lost; without it there is no limit.
setting-lhombre-values-give_up = Points lost by giving up; without it one may not.
setting-lhombre-seats = How many sit at the table; the fourth sits out, opposite the dealer.
setting-lhombre-deal_passes = To whom the deal passes.
    .right = to the right
    .left = to the left
setting-lhombre-dealt_first = Who gets the first packet of cards.
    .forehand = forehand
    .dealer = the dealer
setting-lhombre-washout_dealer = Who deals again when all have passed.
    .same = the same dealer
    .next = the next dealer
setting-lhombre-hold = Whether the senior may take over the same bid, or any of its rank.
    .no = no
    .same = the same bid
    .rank = any bid of its rank
setting-lhombre-umbrella = Bought games are bid as the plain game and named when the auction is won.
setting-lhombre-naming_penalty = Points lost by naming more than was needed; at 0 it is not allowed.
setting-lhombre-correction = A call may be corrected until the next player has spoken.
setting-lhombre-joint_nolos = The nolos that several may play at once.
setting-lhombre-sitter_nolo = Who sits out may play such a nolo with the talon's cards.
setting-lhombre-sitter_cost = Points that the sitter loses who stays out of such a nolo.
setting-lhombre-shows_aces = Whether the black aces that a bid needs are shown: with it, or at the turn.
    .no = not shown
    .bid = shown with the bid
    .turn = shown at the turn
setting-lhombre-exchange_order = Which neighbour exchanges after the declarer.
    .right = the one to the right
    .left = the one to the left
setting-lhombre-may_yield = The first defender may let the second exchange before him.
setting-lhombre-exchange_minimum = Cards the declarer of a bought game must change at least.
setting-lhombre-nolo_minimum = Cards the declarer of a bought nolo must change at least.
setting-lhombre-grand_minimum = Cards the declarer of a Grand must change at least.
setting-lhombre-turned_card = The declarer may take the turned card, draws it first, or must take it.
    .optional = may be taken
    .drawn = is drawn first
    .taken = must be taken
setting-lhombre-privilege_ends_on = Whether only the trump led compels a matador, or any trump of the trick.
    .led = the trump led
    .any = any trump of the trick
setting-lhombre-open_hand = When an open nolo is laid open: first, after the lead, or one card.
    .before = before the first lead
    .first_lead = after the first lead
    .own_card = after the declarer’s first card
setting-lhombre-give_up = Whether the declarer may see the first lead before he gives up.
    .first_lead = after the first lead
    .before = before the first lead
setting-lhombre-tout = How a tout is announced: in words in time, or by the sixth lead.
    .before_fifth_lead = in words, before the fifth lead
    .sixth_lead = by the sixth lead
setting-lhombre-early_end = Whether the play may or must end once the score is certain.
    .offered = it may
    .forced = it must
setting-lhombre-payment = Whether only the declarer's account changes, or each defender pays.
    .ledger = the declarer’s account alone
    .defenders = each defender pays
setting-lhombre-spade_solo_pays = A Solo in which spades are named pays as a Spade Solo.
setting-lhombre-tout_bonus = Points won by an announced tout.
setting-lhombre-tout_penalty = Points lost by a failed tout.

## What the table waits for: .waits about somebody else ($name), .you to the reader

phase-deal = The cards are to be dealt
phase-auction = The auction
    .waits = { $name } is to bid
    .you = Bid, or pass
phase-naming = Choosing trumps
    .waits = { $name } is choosing trumps
    .you = Choose trumps
phase-turned = The turned card
    .waits = { $name } is looking at the turned card
    .you = Take the turned card, or leave it
phase-exchange = The exchange
    .waits = { $name } is exchanging
    .you = Exchange cards
phase-after_lead = Give up or play on
    .waits = { $name } is thinking about the first lead
    .you = Give up, or play on
phase-play = The play
    .waits = { $name } is to play
    .you = Your turn
phase-contract = Naming the game
    .waits = { $name } is choosing the game
    .you = You have the bid: which game is it?
phase-sitter = The one who sits out
    .waits = { $name } is looking at the talon
    .you = Lay 4 cards away and play the nolo, or stay out
phase-before_lead = Give up or play
    .waits = { $name } is thinking about giving up
    .you = Play, or give up
phase-sixth_lead = Five tricks
    .waits = { $name } may stop here or go for Tout
    .you = End here, or lead on for Tout
phase-over = The deal is over
