### The words of Spanish Solo in English. Names of cards, suits, games and players arrive translated.

## The places round the table

seat-leadhand = leadhand
    .label = Leadhand
seat-rearhand = rearhand
    .label = Rearhand
seat-partner = partner
    .label = Partner

## The games, each with one sentence on what it undertakes

contract-simple_suit = Simple in Suit
contract-simple_suit-meaning = You name spades, hearts or diamonds as trumps and call an ace; whoever holds it is your secret partner, and together you must take at least 5 tricks.
contract-simple_colour = Simple in Colour
contract-simple_colour-meaning = Clubs are trumps and you call an ace; whoever holds it is your secret partner, and together you must take at least 5 tricks.
contract-solo_suit = Solo in Suit
contract-solo_suit-meaning = You name spades, hearts or diamonds as trumps, play alone against three, and must take at least 5 tricks.
contract-solo_colour = Solo in Colour
contract-solo_colour-meaning = Clubs are trumps, you play alone against three, and must take at least 5 tricks.
contract-tout_suit = Tout in Suit
contract-tout_suit-meaning = You name spades, hearts or diamonds as trumps, play alone against three, and must take all 8 tricks.
contract-tout_colour = Tout in Colour
contract-tout_colour-meaning = Clubs are trumps, you play alone against three, and must take all 8 tricks.

call-hold = Yes

## What a player may do. $contract, $suit and $card are names.

action-hold = Yes, I hold it
action-declare = { $contract }, { $suit } are trumps
# The same where an ace ($card) is called.
action-declare-ace = { $contract }, { $suit } are trumps, I call the { $card }
action-end_deal = End the deal here

## What happens at the table: first about somebody else ($name), then about the reader

event-held = { $name } says yes and holds the bid.
event-held-you = You say yes and hold the bid.
event-auction_won = { $name } wins the auction with { $contract }.
event-auction_won-you = You win the auction with { $contract }.
event-declared = { $name } plays { $contract }; { $suit } are trumps.
event-declared-you = You play { $contract }; { $suit } are trumps.
# The same where an ace ($card) is called.
event-declared-ace = { $name } plays { $contract }; { $suit } are trumps, and the { $card } is called.
event-declared-ace-you = You play { $contract }; { $suit } are trumps, and you call the { $card }.
event-partner_shown = { $name } held the called ace and is the declarer’s partner.
event-partner_shown-you = You held the called ace; now all know that you are the declarer’s partner.
event-deal_ended = { $name } ends the deal; the result is certain.
event-deal_ended-you = You end the deal; the result is certain.
# $outcome is the outcome’s name in the code, $points the declarer’s points as a text with their sign, such as +4.
event-solo_settled =
    { $outcome ->
        [made] { $name } makes { $contract }: { $points }.
        [lost] { $name } loses { $contract }: { $points }.
        [passed_out] Everybody passed. The next dealer deals.
       *[other] The deal is over.
    }
event-solo_settled-you =
    { $outcome ->
        [made] You make { $contract }: { $points }.
        [lost] You lose { $contract }: { $points }.
        [passed_out] Everybody passed. The next dealer deals.
       *[other] The deal is over.
    }

## The rules, when one of them stands in the way

rule-solo-deck = This is not a whole pack for Spanish Solo: all 32 cards must be there, each of them once.
rule-solo-deal = The table deals the cards itself when a new deal begins. Wait for them.
rule-solo-turn = It is not your turn. Wait until it comes to you.
rule-solo-auction = That cannot be bid here. Choose one of the bids on the table, or pass.
rule-solo-higher-bid = { $bid } does not beat { $standing }. Bid higher, or pass.
rule-solo-reply = You were in before: to { $standing } just say yes, or pass.
rule-solo-hold = Yes is the answer of whoever was in before, once a later player has bid higher. Bid, or pass.
rule-solo-declaration = You have won the auction: say first which game you play, with which trumps, and in a Simple which ace you call.
rule-solo-minimum = { $bid } is lower than { $standing }, with which you won the auction. Play that game or a higher one.
rule-solo-colour = { $bid } cannot be played with { $suit } as trumps: in Colour they are clubs, in Suit any other suit. Choose again.
rule-solo-alone = { $bid } is played alone. Name trumps, and call no ace.
rule-solo-call = { $bid } is played with a partner: call an ace that you do not hold.
rule-solo-call-ace = The { $card } cannot be called. Call one of the aces on offer.
rule-solo-call-own = The { $card } is in your own hand. Call an ace that you do not hold.
rule-solo-call-plain = The { $card } would be a trump, and by these rules such a card cannot be called. Call another ace, or choose other trumps.
rule-solo-nothing-to-call = With these trumps there is no ace that you could call. Choose other trumps, or play alone.
rule-solo-follow-suit = Follow suit: the { $led } was led, and you hold cards of that suit. The two black queens are trumps and do not count.
rule-solo-follow-trump = Trumps were led: the { $led }. Play a trump; the two black queens are trumps too.
rule-solo-play-called-ace = The { $led } was led, and by these rules the called ace may not be kept back. Play the ace.
rule-solo-card-in-hand = The { $card } is not in your hand. Play one of your own cards.
rule-solo-play = The cards are being played now. Play a card to the trick.
rule-solo-end = The deal can be ended only where the rules allow it, once the result is certain, and only by whoever is on lead. Play a card.

## Outcomes and the score

outcome-made = Made
outcome-lost = Lost
outcome-passed_out = All passed

line-game_made = Made
line-game_lost = Lost
line-defence = Defence

loss-lost = Lost

## The game and its rule sets

game-solo = Spanish Solo
profile-solo-american = American Solo
    .description = Six games from Simple in Suit to Tout in Colour; any ace that one does not hold may be called; eight deals.
profile-solo-german-like = Nearer to German Solo
    .description = The ace of trumps cannot be called, but at need a king; a deal that is decided may be ended, and one that all passed does not count.

## What a rule set may change: each option by its place, and the names of its choices

setting-solo-values = What each defender pays when the game is made, and gets when it is lost.
setting-solo-holder_may_raise = Whoever was overbid may bid higher still, and not only say yes or pass.
setting-solo-called_ace_must_be_plain = The ace of trumps may not be called.
setting-solo-four_aces = Whether a declarer who holds every ace that could be called must play alone, or may call a king.
    .must_raise = plays alone
    .call_king = may call a king
setting-solo-must_play_called_ace = The called ace must be played when its suit is led.
setting-solo-early_end = Whether the play may end once the outcome is certain.
    .never = all is played out
    .offered = whoever is on lead may end it
setting-solo-deals = How many deals make a match, a multiple of four.
setting-solo-passed_out_counts = A deal in which all pass counts as one of the match.

## What the table waits for: .waits about somebody else ($name), .you to the reader

phase-declaring = The declaration
    .waits = { $name } is choosing game and trumps
    .you = Choose your game and trumps
