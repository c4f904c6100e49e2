### Det bordet selv sier på norsk. Navn på kort, farger og meldinger kommer ferdig oversatt.

page-title = Spadille – L’hombre
title-table = Kortbord
title-deal = Giv { $number }

## Start

start-title = En kveld ved kortbordet
start-lead = L’hombre, Hjerter og Spansk solo. Sett deg og spill; roboter venter på deg.
start-name = Navnet ditt
start-rules = Regler
start-game = Spill
start-read = Les reglene
start-seats = Spillere
start-players = { $count } spillere
start-strength = Robotenes styrke
strength-easy = Nybegynner
strength-club = Øvet
strength-expert = Mester
start-help = Råd ved bordet
advised-among_bots = Blant roboter
advised-on = Alltid
advised-off = Aldri
options-change =
    { $count ->
        [0] Endre reglene
       *[other] Endre reglene · { $count } endret
    }
options-reset = Som de var
option-usual = ellers { $value }
value-yes = ja
value-no = nei
value-none = ingen
# $name is the rule set in which something is changed.
rules-changed = { $name }, endret
rules-left = turen går til venstre
rules-right = turen går til høyre
rules-source = kilde: { $source }
rules-play = Spill etter disse reglene
rules-contracts = Meldingene og hva de er verdt
rules-options = Dette sier reglene
rules-text = Reglene
rules-differences = Dette sier andre regelsett annerledes
rules-count =
    { $count ->
        [one] 1 forskjell
       *[other] { $count } forskjeller
    }
# $own is what the rule set on the page says.
rules-difference = { $value } (her: { $own })
start-sit = Sett deg til bordet
start-friend = Send en venn lenken til bordet ditt: den som åpner den, kan når som helst overta plassen til en robot.
name-usual = Gjest
continue = Bordene dine
# $names are those who sit there with the reader.
continue-at = Fortsett med { $names }
no-server = Serveren svarer ikke. Sjekk at du er på nett, og prøv igjen.

## Å bli med, og forbindelsen til serveren

invite = Inviter
invite-text = Kom og spill { $game } med meg.
invite-copied = Lenken er kopiert
invite-by-hand = Kopier lenken til bordet:
watching = Du er tilskuer. Overta plassen til en robot for å spille med.
take-seat = Ta plassen
take-seat-of = Ta plassen: { $name }
sit-title = Ta plassen til roboten
sit-text = Du overtar kortene og poengene og spiller videre herfra.
leave-seat = Overlat plassen til en robot
ask-leave-title = Vil du overlate plassen til en robot?
ask-leave = Roboten spiller videre med kortene og poengene dine. Du ser på og kan overta plassen til en robot igjen.
line-lost = Ingen forbindelse. Prøver igjen – ingenting går tapt.
line-connecting = På vei til bordet …
table-gone = Det bordet finnes ikke
table-gone-text = Kanskje er lenken skrevet feil, eller bordet er eldre enn denne serveren.
table-gone-start = Til forsiden

## Bordet

you = Du
seat-empty = Plass { $number }
seat-taken = { $name } setter seg ved bordet.
seat-left = En robot overtar plassen etter { $name }.
seat-turn = har turen:
mark-bot = robot, { $strength }
mark-dealer = Giver
    .short = G
mark-away = borte
mark-partner = Makker
mark-out = sitter over
points-total = poeng
points-short = { $points } p
tricks-taken = { $count } stikk
penalty-taken = { $count } tatt
exchanged-count = byttet { $count }
passed-count = gitt { $count }
talon = Talongen
talon-count = talong { $count }
talon-turned = vendt: { $card }
trick = Stikk
trick-empty = Det ligger ingen kort på bordet.
trick-full = Stikket er komplett
trump = trumf
trump-is = i { $suit }
called = kaller { $card }
laid = { $who }: { $card }
score-of = { $who } { $points }
list-comma = {", "}
hand = Hånden din
opened-hand = Åpen hånd: { $who }
opened-own = Hånden din ligger åpen.
received = kjøpt
received-passed = fått
new = ny
tap-again = én gang til
said-tout = Tout
said-ended = slutt: resultatet var sikkert
drawn = Du får { $cards }.
advice = Råd
advice-back = Se tilbake
advice-again = Prøv igjen herfra
advice-again-busy = Gjør bordet klart …
advice-busy = Tenker over det …
advice-back-busy = Ser tilbake på given. Det tar noen sekunder …
# In how many of a hundred deals a bid is won, beside its name.
share = { $share } %
# $share is such a text, $points one of a number, $suit empty or the trumps in brackets.
your-hand = Hånden din{ $suit }: vinner { $share }, i snitt { $points } poeng
# What of the score the cards brought, and what the play.
luck = Kort og spill
luck-busy = Regner på givene …
last-trick = Siste stikk
last-trick-none = Det er ikke tatt noe stikk ennå.
took-it = tok stikket
log = Det som har skjedd
section = § { $number }
prompt-lead = Du spiller ut

## Paneler

auction-choose = Meldingen din
auction-hint = Velg en melding for å se hva den betyr, eller meld pass.
auction-standing = { $contract } står.
auction-bid-none = Velg en melding
action-bid-held = Selv: { $contract }
worth-each = fra hver motspiller
correct = Rett meldingen
correct-title = Hva sier du i stedet?
declare-contract = Hvilket spill?
declare-trump = Hvilken trumf?
declare-ace = Hvilket ess kaller du?
declare-none = Velg spill og trumf
# What is done with the cards that are lifted, by the phase; $name is who gets them.
lift-exchange =
    { $minimum ->
        [0] Løft kortene du vil bytte.
       *[other] Løft kortene du vil bytte, minst { $minimum }.
    }
    .do =
        { $number ->
            [0] Bytt ingen kort
           *[other] Bytt { $number } kort
        }
lift-sitter = Løft de { $minimum } kortene du legger bort.
    .do = Legg bort { $number } kort og spill
lift-passing = Løft { $minimum } kort til { $name }.
    .do = Gi { $number } kort til { $name }
lift-count =
    { $minimum ->
        [0] { $count } løftet · høyst { $maximum }
       *[other] { $count } løftet · { $minimum } til { $maximum }
    }
lift-count-exact = { $count } av { $maximum } løftet
lift-too-few = Løft minst { $minimum }
lift-exact = Løft { $minimum }
prospect-who = Spiller
prospect-deal = Denne given
prospect-then = Deretter
prospect-hint = Det hver spiller får, og med fete tall det han så har.
choices = Dette kan du si
no-go-back = Nei, tilbake
ask-give_up-title = Vil du gi opp?
ask-give_up = Det gir { $give_up } poeng, og given er slutt.
ask-announce_tout-title = Vil du melde Tout?
ask-announce_tout = Da må du ta alle ni stikk: { $tout_win } hvis det lykkes, { $tout_loss } hvis ikke.
opening = Velkommen til bordet
opening-text = Kortene ligger klare. Inviter en venn, eller begynn med én gang.
opening-watch = Kortene er ikke gitt ennå.
deal-first = Gi kort
deal-next = Neste giv
deal-match = Ny kamp
washed-out-next = Ingen vinner eller taper noe, og kortene gis på nytt.
account = Slik regnes poengene
account-deal = Denne given
account-tricks = Stikk
account-total = Totalt
match-over = Kampen er slutt
match-won =
    { $count ->
        [one] Kampens vinner: { $names }
       *[other] Kampens vinnere: { $names }
    }
ledger = Regnskap
ledger-empty = Ingen giv er ferdigspilt ennå.
ledger-sum = Totalt
deal = Giv

## Innstillinger

settings = Innstillinger
close = Lukk
set-language = Språk
set-language-auto = Som nettleseren
set-theme = Utseende
set-theme-auto = Som enheten
set-theme-light = Lyst
set-theme-dark = Mørkt
set-taps = Slik spilles et kort
set-taps-auto = Som enheten
set-taps-hint = Som enheten: to trykk med fingeren, ett klikk med musen.
set-taps-one = Ett trykk
set-taps-two = To trykk
set-motion = Bevegelse
set-motion-auto = Som enheten
set-motion-calm = Rolig
set-motion-brisk = Rask
set-motion-none = Ingen
set-four-colours = Fire farger
set-large = Store tall og bokstaver
set-keys = Snarveier med enkelttaster

## Hjelp

help = Hjelp
