### Det, bordet selv siger på dansk. Navne på kort, farver og meldinger kommer færdigt oversat.

page-title = Spadille – L’hombre
title-table = Kortbord
title-deal = Giv { $number }

## Start

start-title = En aften ved kortbordet
start-lead = L’hombre, Hjerterfri og Spansk Solo. Sæt dig og spil; robotter venter på dig.
start-name = Dit navn
start-rules = Regler
start-game = Spil
start-read = Læs reglerne
start-seats = Spillere
start-players = { $count } spillere
start-strength = Robotternes styrke
strength-easy = Begynder
strength-club = Øvet
strength-expert = Mester
start-help = Råd ved bordet
advised-among_bots = Blandt robotter
advised-on = Altid
advised-off = Aldrig
options-change =
    { $count ->
        [0] Ændr reglerne
       *[other] Ændr reglerne · { $count } ændret
    }
options-reset = Som de var
option-usual = ellers { $value }
value-yes = ja
value-no = nej
value-none = ingen
# $name is the rule set in which something is changed.
rules-changed = { $name }, ændret
rules-left = turen går til venstre
rules-right = turen går til højre
rules-source = kilde: { $source }
rules-play = Spil efter disse regler
rules-contracts = Meldingerne og deres værdi
rules-options = Det siger reglerne
rules-text = Reglerne
rules-differences = Det siger andre regelsæt anderledes
rules-count =
    { $count ->
        [one] 1 forskel
       *[other] { $count } forskelle
    }
# $own is what the rule set on the page says.
rules-difference = { $value } (her: { $own })
start-sit = Sæt dig til bordet
start-friend = Send en ven linket til dit bord: den, der åbner det, kan når som helst overtage en robots plads.
name-usual = Gæst
continue = Dine borde
# $names are those who sit there with the reader.
continue-at = Fortsæt med { $names }
no-server = Serveren svarer ikke. Tjek, om du er på nettet, og prøv igen.

## At komme med, og forbindelsen til serveren

invite = Invitér
invite-text = Kom og spil { $game } med mig.
invite-copied = Linket er kopieret
invite-by-hand = Kopiér linket til bordet:
watching = Du er tilskuer. Overtag en robots plads for at spille med.
take-seat = Tag pladsen
take-seat-of = Tag pladsen: { $name }
sit-title = Tag robottens plads
sit-text = Du får dens kort og dens point og spiller videre herfra.
leave-seat = Overlad pladsen til en robot
ask-leave-title = Vil du overlade pladsen til en robot?
ask-leave = Robotten spiller videre med dine kort og dine point. Du ser til og kan overtage en robots plads igen.
line-lost = Ingen forbindelse. Prøver igen – intet går tabt.
line-connecting = På vej til bordet …
table-gone = Det bord findes ikke
table-gone-text = Måske er linket skrevet forkert, eller bordet er ældre end denne server.
table-gone-start = Til forsiden

## Bordet

you = Du
seat-empty = Plads { $number }
seat-taken = { $name } sætter sig ved bordet.
seat-left = En robot overtager pladsen efter { $name }.
seat-turn = har turen:
mark-bot = robot, { $strength }
mark-dealer = Giver
    .short = G
mark-away = væk
mark-partner = Makker
mark-out = sidder over
points-total = point
points-short = { $points } p
tricks-taken = { $count } stik
penalty-taken = { $count } taget
exchanged-count = byttet { $count }
passed-count = givet { $count }
talon = Katten
talon-count = katten { $count }
talon-turned = vendt: { $card }
trick = Stik
trick-empty = Der ligger ingen kort på bordet.
trick-full = Stikket er komplet
trump = trumf
trump-is = i { $suit }
called = kalder { $card }
laid = { $who }: { $card }
score-of = { $who } { $points }
list-comma = {", "}
hand = Din hånd
opened-hand = Åben hånd: { $who }
opened-own = Din hånd ligger åben.
received = købt
received-passed = fået
new = ny
tap-again = én gang til
said-tout = Tout
said-ended = slut: resultatet lå fast
drawn = Du får { $cards }.
advice = Råd
advice-back = Se tilbage
advice-again = Prøv igen herfra
advice-again-busy = Gør bordet klar …
advice-busy = Tænker over det …
advice-back-busy = Ser tilbage på given. Det tager nogle sekunder …
# In how many of a hundred deals a bid is won, beside its name.
share = { $share } %
# $share is such a text, $points one of a number, $suit empty or the trumps in brackets.
your-hand = Din hånd{ $suit }: vinder { $share }, i snit { $points } point
# What of the score the cards brought, and what the play.
luck = Kort og spil
luck-busy = Regner på givene …
last-trick = Sidste stik
last-trick-none = Der er ikke taget noget stik endnu.
took-it = tog stikket
log = Det, der er sket
section = § { $number }
prompt-lead = Du spiller ud

## Paneler

auction-choose = Din melding
auction-hint = Vælg en melding for at se, hvad den betyder, eller meld pas.
auction-standing = { $contract } står.
auction-bid-none = Vælg en melding
action-bid-held = Selv: { $contract }
worth-each = fra hver modspiller
correct = Ret meldingen
correct-title = Hvad siger du i stedet?
declare-contract = Hvilket spil?
declare-trump = Hvilken trumf?
declare-ace = Hvilket es kalder du?
declare-none = Vælg spil og trumf
# What is done with the cards that are lifted, by the phase; $name is who gets them.
lift-exchange =
    { $minimum ->
        [0] Løft de kort, du vil bytte.
       *[other] Løft de kort, du vil bytte, mindst { $minimum }.
    }
    .do =
        { $number ->
            [0] Byt ingen kort
           *[other] Byt { $number } kort
        }
lift-sitter = Løft de { $minimum } kort, du lægger væk.
    .do = Læg { $number } kort væk og spil
lift-passing = Løft { $minimum } kort til { $name }.
    .do = Giv { $number } kort til { $name }
lift-count =
    { $minimum ->
        [0] { $count } løftet · højst { $maximum }
       *[other] { $count } løftet · { $minimum } til { $maximum }
    }
lift-count-exact = { $count } af { $maximum } løftet
lift-too-few = Løft mindst { $minimum }
lift-exact = Løft { $minimum }
prospect-who = Spiller
prospect-deal = Denne giv
prospect-then = Derefter
prospect-hint = Det, hver spiller får, og med fede tal det, han så har.
choices = Det kan du sige
no-go-back = Nej, tilbage
ask-give_up-title = Vil du give op?
ask-give_up = Det giver { $give_up } point, og given er slut.
ask-announce_tout-title = Vil du melde Tout?
ask-announce_tout = Så skal du have alle ni stik: { $tout_win }, hvis det lykkes, { $tout_loss }, hvis ikke.
opening = Velkommen til bordet
opening-text = Kortene ligger klar. Invitér en ven, eller begynd med det samme.
opening-watch = Kortene er ikke givet endnu.
deal-first = Giv kort
deal-next = Næste giv
deal-match = Ny kamp
washed-out-next = Ingen vinder eller taber noget, og der gives om.
account = Sådan regnes pointene
account-deal = Denne giv
account-tricks = Stik
account-total = I alt
match-over = Kampen er slut
match-won =
    { $count ->
        [one] Kampens vinder: { $names }
       *[other] Kampens vindere: { $names }
    }
ledger = Regnskab
ledger-empty = Ingen giv er spillet færdig endnu.
ledger-sum = I alt
deal = Giv

## Indstillinger

settings = Indstillinger
close = Luk
set-language = Sprog
set-language-auto = Som browseren
set-theme = Udseende
set-theme-auto = Som enheden
set-theme-light = Lyst
set-theme-dark = Mørkt
set-taps = Sådan spilles et kort
set-taps-auto = Som enheden
set-taps-hint = Som enheden: to tryk med fingeren, ét klik med musen.
set-taps-one = Ét tryk
set-taps-two = To tryk
set-motion = Bevægelse
set-motion-auto = Som enheden
set-motion-calm = Rolig
set-motion-brisk = Rask
set-motion-none = Ingen
set-four-colours = Fire farver
set-large = Store tal og bogstaver
set-keys = Genveje med enkelte taster

## Hjælp

help = Hjælp
