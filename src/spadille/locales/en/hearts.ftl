### The words of Hearts in English. Names of cards and players arrive translated.

## What a player may do

action-subtract_own = Take the points off my own score
action-add_to_others = Add the points to each of the others

## What happens at the table: first about somebody else ($name), then about the reader

event-cards_passed = { $name } has laid three cards down to pass.
event-cards_passed-you = You have laid three cards down to pass.
event-cards_taken_up = All have passed; everybody takes up three cards.
# $cards are the cards the reader gets, $givers is who gave them.
event-cards_taken_up-you = All have passed. { $givers } passed you the { $cards }.
event-leader_named = { $name } leads to the first trick.
event-leader_named-you = You lead to the first trick.
event-hearts_broken = { $name } breaks hearts.
event-hearts_broken-you = You break hearts.
event-moon_shot = { $name } has shot the moon: all the hearts and the queen of spades!
event-moon_shot-you = You have shot the moon: all the hearts and the queen of spades!
# $way is its name in the code.
event-moon_chosen =
    { $way ->
        [subtracted] { $name } takes the points off.
       *[added] { $name } adds the points to the others.
    }
event-moon_chosen-you =
    { $way ->
        [subtracted] You take the points off your score.
       *[added] You add the points to the others.
    }
# $outcome is the outcome’s name in the code, $name whoever shot the moon.
# $scores are the points of all players in the deal, as a text.
event-hand_settled =
    { $outcome ->
        [moon_subtracted] The deal is over. The moon takes points off for { $name }.
        [moon_added] The deal is over. The moon counts against all but { $name }.
        [sun_subtracted] The deal is over. The sun takes twice the points off for { $name }.
        [sun_added] The deal is over. The sun counts double against all but { $name }.
       *[counted] The deal is over, and the points are counted.
    } { $scores }.
event-hand_settled-you =
    { $outcome ->
        [moon_subtracted] The deal is over. The moon takes points off for you.
        [moon_added] The deal is over. The moon counts against all but you.
        [sun_subtracted] The deal is over. The sun takes twice the points off for you.
        [sun_added] The deal is over. The sun counts double against all but you.
       *[counted] The deal is over, and the points are counted.
    } { $scores }.

## The rules, when one of them stands in the way

rule-hearts-deck = This is not a whole pack for Hearts: all 52 cards must be there, each of them once.
rule-hearts-deal = The table deals the cards itself when a new deal begins. Wait for them.
rule-hearts-turn = It is not your turn. Wait until it comes to you.
rule-hearts-pass-three = First the pass: choose exactly { $number } of your cards.
rule-hearts-pass-own = The { $card } is not in your hand. Pass cards of your own.
rule-hearts-pass-final = You have passed your cards, and that is final. Wait for the others.
rule-hearts-high-spades = The { $card } may not be passed by these rules: ace, king and queen of spades are kept. Choose another card.
rule-hearts-two-of-clubs = The first trick begins with the 2 of clubs. Play it.
rule-hearts-club-lead = The first trick begins with a club, any one you like.
rule-hearts-follow-suit = Follow suit: the { $led } was led, and you hold cards of that suit.
rule-hearts-first-trick = No points on the first trick: as long as you hold anything else, neither a heart nor the queen of spades may be played.
rule-hearts-unbroken = The { $card } may not be led yet: hearts are not broken. Lead another card.
rule-hearts-queen-waits = The { $card } may not be thrown off before hearts are broken. Play another card.
rule-hearts-card-in-hand = The { $card } is not in your hand. Play one of your own cards.
rule-hearts-play = The cards are being played now. Play a card to the trick.
rule-hearts-moon = You have shot the moon. Say first whether the points come off your score or go to the others.

## Outcomes and the score

outcome-counted = Points counted
outcome-moon_subtracted = Moon: taken off
outcome-moon_added = Moon: to the others
outcome-sun_subtracted = Sun: taken off twice
outcome-sun_added = Sun: to the others twice

line-hearts = Hearts
line-queen = Queen of spades
line-moon_subtracted = Moon
line-moon_added = Another’s moon
line-sun_subtracted = Sun
line-sun_added = Another’s sun
line-bonus_card = Bonus card
line-no_tricks = No tricks
line-exact = Exactly the target

said-broken = Hearts broken

## The game and its rule sets

game-hearts = Hearts
profile-hearts-norsk = Norwegian Hearts
    .description = Three cards are passed left, right, across, not at all; a heart or the queen of spades breaks hearts; whoever shoots the moon chooses what becomes of the points. To 100.
profile-hearts-windows = Hearts as on Windows
    .description = Only a heart breaks hearts, a moon counts 26 for each of the others, and a tie is played off. To 100.
profile-hearts-old-moon = Old moon
    .description = Like Norwegian Hearts, but a moon always counts 26 for each of the others. To 100.
profile-hearts-omnibus = Omnibus Hearts
    .description = The jack of diamonds takes 10 points off, a moon 26, and all thirteen tricks 52. To 100.
profile-hearts-spot = Spot Hearts
    .description = Every heart counts its spots, up to 14 for the ace, and the queen of spades 25; a moon takes 129 off. To 500.

## What a rule set may change: each option by its place, and the names of its choices

setting-hearts-pass_cards = Before the play each player passes three cards on.
setting-hearts-pass_order = Where the cards go, from deal to deal, over and over.
    .left-right-across-none = left, right, across, none
    .left-across-right-none = left, across, right, none
    .left-across-right = left, across, right
setting-hearts-keep_high_spades = Ace, king and queen of spades may not be passed.
setting-hearts-two_of_clubs_leads = Who leads to the first trick, and with what.
    .yes = whoever holds the 2 of clubs, and that very card
    .any_club = whoever holds the 2 of clubs, any club
    .no = the dealer’s left-hand neighbour, any card
setting-hearts-no_points_first_trick = No heart and no queen of spades is thrown on the first trick.
setting-hearts-must_break_hearts = Hearts may not be led before they are broken.
setting-hearts-qs_breaks_hearts = The queen of spades breaks hearts as a heart does.
setting-hearts-hearts_instead_of_qs_lead = A hand of hearts and the queen of spades alone may lead a heart all the same.
setting-hearts-qs_only_after_broken = Before hearts are broken the queen of spades is neither led nor thrown off.
setting-hearts-heart_values = What each heart counts.
    .one = one point
    .spots = its spots, 14 for the ace
setting-hearts-queen_points = Points that the queen of spades counts.
setting-hearts-moon = What becomes of the points when somebody shoots the moon.
    .choice = the shooter chooses
    .old = old moon: the others gain
    .new = new moon: the shooter loses
    .auto = old, unless that ends the match
    .off = no moon
setting-hearts-shoot_the_sun = Who shoots the moon with all thirteen tricks gets double.
setting-hearts-jd_bonus = Points taken off for the bonus card, the jack of diamonds.
setting-hearts-bonus_card = The bonus card: jack or ten of diamonds.
    .DJ = jack of diamonds
    .DT = 10 of diamonds
setting-hearts-no_tricks_bonus = Points taken off for taking no trick.
setting-hearts-target = Points at which the match ends, at the end of a deal.
setting-hearts-tie_rule = What happens when several have the fewest points at the end.
    .shared = the win is shared
    .play_on = play goes on
setting-hearts-exact_100 = What it means to come to exactly the target.
    .off = nothing more
    .wins = it wins
    .minus_50 = 50 are taken off

## What the table waits for: .waits about somebody else ($name), .you to the reader

phase-passing = The pass
    .waits = { $name } is choosing three cards to pass
    .you = Choose three cards to pass
phase-moon = The moon is shot
    .waits = { $name } is choosing what becomes of the points
    .you = Choose what becomes of the points
