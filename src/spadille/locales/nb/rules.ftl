### Bordets ord på norsk bokmål. De samme ordene leses av serveren og av nettleseren.
### Navn på kort, farger, meldinger og spillere kommer ferdig oversatt der ikke noe annet står.

## Kortene. $suit og $rank er kortets bokstaver, S H D C og A 2 til 9 T J Q K.

suit-S = spar
    .label = Spar
suit-H = hjerter
    .label = Hjerter
suit-D = ruter
    .label = Ruter
suit-C = kløver
    .label = Kløver

card-name =
    { $suit ->
        [S] spar
        [H] hjerter
        [D] ruter
       *[C] kløver
    } { $rank ->
        [A] ess
        [T] 10
        [J] knekt
        [Q] dame
        [K] konge
       *[other] { $rank }
    }

## Plassene rundt bordet

seat-forehand = forhånd
    .label = Forhånd
seat-middlehand = mellomhånd
    .label = Mellomhånd
seat-backhand = bakhånd
    .label = Bakhånd
seat-dealer = kortgiver
    .label = Kortgiver
seat-declarer = spillefører
    .label = Spillefører
seat-defender = motspiller
    .label = Motspiller

## Meldingene, hver med én setning om hva du påtar deg

contract-game = Spill
contract-game-meaning = Du velger trumf, alle kan bytte, og du må ta flere stikk enn hver av de to andre.
contract-spade_game = Bedre spill
contract-spade_game-meaning = Et Spill med spar som trumf: Alle kan bytte, og du må ta flere stikk enn hver av de to andre.
contract-tourne = Tourné
contract-tourne-meaning = Det øverste kortet i talongen vendes og bestemmer trumfen; du kan ta det opp, alle kan bytte, og du må ta flere stikk enn hver av de to andre.
contract-simple_nolo = Kjøpenolo
contract-simple_nolo-meaning = Uten trumf: Bare du kan bytte, og du må ikke få et eneste stikk.
contract-grand_tourne = Tourné respekt
contract-grand_tourne-meaning = En Tourné som bare kan meldes med begge de svarte essene på hånden: Det øverste kortet i talongen bestemmer trumfen, og du må ta flere stikk enn hver av de to andre.
contract-grand = Grand
contract-grand-meaning = Uten trumffarge, men spar ess og kløver ess stikker alt: Du må kjøpe minst 5 kort, de andre kan kjøpe resten, og du må ta minst 5 stikk.
contract-grandissimo = Grandissimo
contract-grandissimo-meaning = Ingen trumf, men de svarte essene slår alt: du spiller kortene du fikk, de andre får bytte, og du må ta minst 5 stikk.
contract-solo = Solo
contract-solo-meaning = Du velger trumf og spiller på kortene du fikk; bare de andre kan bytte, og du må ta flere stikk enn hver av dem.
contract-pure_nolo = Ren nolo
contract-pure_nolo-meaning = Uten trumf: Ingen kan bytte, og du må ikke få et eneste stikk.
contract-spade_solo = Solo kulør
contract-spade_solo-meaning = En Solo med spar som trumf: Bare de andre kan bytte, og du må ta flere stikk enn hver av dem.
contract-nolo_ouvert = Nolo ouvert
contract-nolo_ouvert-meaning = Nolo med åpne kort: Ingen kan bytte, du legger hånden åpen på bordet, og du må ikke få et eneste stikk.

call-pass = Pass
call-join = Jeg spiller med

## Det en spiller kan gjøre. $contract, $suit og $card er navn, $number et antall.

action-deal = Gi kort
action-bid = Meld { $contract }
action-pass = Meld pass
action-name_trump = Velg { $suit } som trumf
action-keep_turned = Ta det vendte kortet
action-leave_turned = La det ligge
action-exchange =
    { $number ->
        [0] Bytt ingen kort
       *[other] Bytt { $number } kort
    }
action-play = Spill { $card }
action-give_up = Gi opp
action-play_on = Spill videre
action-announce_tout = Meld Tout
action-end_play = Avslutt given her
action-join = Spill med
# $call er det som sies i stedet: meldingens navn, pass eller «jeg spiller med».
action-correct = Nei: { $call }
action-name_contract = Spill { $contract }
action-yield_exchange = La den andre bytte først
action-stay_out = Stå over

## Det som skjer ved bordet: først om en annen ($name), så om den som leser

event-dealt = { $name } gir kort.
event-dealt-you = Du gir kort.
event-bid_made = { $name } melder { $contract }.
event-bid_made-you = Du melder { $contract }.
event-passed = { $name } melder pass.
event-passed-you = Du melder pass.
event-contract_made = { $name } får spillet: { $contract }.
event-contract_made-you = Du får spillet: { $contract }.
event-trump_named = { $name } velger { $suit } som trumf.
event-trump_named-you = Du velger { $suit } som trumf.
# $card er det vendte kortet, $suit fargen.
event-card_turned = Det vendte kortet er { $card }: { $suit } er trumf.
event-turned_kept = { $name } tar det vendte kortet opp på hånden.
event-turned_kept-you = Du tar det vendte kortet opp på hånden.
event-turned_left = { $name } lar det vendte kortet ligge.
event-turned_left-you = Du lar det vendte kortet ligge.
event-exchanged =
    { $number ->
        [0] { $name } bytter ikke.
       *[other] { $name } bytter { $number } kort.
    }
event-exchanged-you =
    { $number ->
        [0] Du bytter ikke.
       *[other] Du bytter { $number } kort.
    }
# Som før, når det vendte kortet ($card) lå øverst og fulgte med.
event-exchanged-turned = { $name } bytter { $number } kort og får det vendte kortet, { $card }.
event-exchanged-turned-you = Du bytter { $number } kort og får det vendte kortet, { $card }.
event-hand_opened = { $name } legger kortene på bordet: { $cards }.
event-hand_opened-you = Du legger kortene på bordet: { $cards }.
event-played = { $name } spiller { $card }.
event-played-you = Du spiller { $card }.
event-trick_taken = { $name } tar stikket.
event-trick_taken-you = Du tar stikket.
event-tout_announced = { $name } melder Tout: alle ni stikk.
event-tout_announced-you = Du melder Tout: alle ni stikk.
event-given_up = { $name } gir opp.
event-given_up-you = Du gir opp.
event-played_on = { $name } spiller videre.
event-played_on-you = Du spiller videre.
event-play_ended = { $name } avslutter given; resultatet er sikkert.
event-play_ended-you = Du avslutter given; resultatet er sikkert.
event-joined = { $name } spiller med.
event-joined-you = Du spiller med.
event-corrected = { $name } angrer: { $call }.
event-corrected-you = Du angrer: { $call }.
event-aces_shown = { $name } viser { $cards }.
event-aces_shown-you = Du viser { $cards }.
event-exchange_yielded = { $name } lar den andre motspilleren bytte først.
event-exchange_yielded-you = Du lar den andre motspilleren bytte først.
event-sitter_looked = { $name } sitter over og ser på talongen.
event-sitter_looked-you = Du sitter over og ser på talongen.
event-sitter_played = { $name } spiller også nolo.
event-sitter_played-you = Du spiller også nolo.
event-sitter_stayed_out = { $name } står over.
event-sitter_stayed_out-you = Du står over.
event-play_stopped = Resultatet er sikkert; spillet er slutt.
# $outcome er utfallets navn i koden, $points spilleførerens poeng som tekst med fortegn, +3.
event-settled =
    { $outcome ->
        [win] { $name } vinner { $contract }: { $points } poeng.
        [bet] { $name } blir bet i { $contract }: { $points } poeng.
        [codille] { $name } blir kodille i { $contract }: { $points } poeng.
        [given_up] { $name } ga opp i { $contract }: { $points } poeng.
        [washed_out] Alle har meldt pass. Kortene gis på nytt.
       *[other] Given er slutt.
    }
event-settled-you =
    { $outcome ->
        [win] Du vinner { $contract }: { $points } poeng.
        [bet] Du blir bet i { $contract }: { $points } poeng.
        [codille] Du blir kodille i { $contract }: { $points } poeng.
        [given_up] Du ga opp i { $contract }: { $points } poeng.
        [washed_out] Alle har meldt pass. Kortene gis på nytt.
       *[other] Given er slutt.
    }

## Reglene, når en av dem står i veien

rule-deck = Dette er ikke en hel kortstokk til l’hombre: Alle 40 kortene må være med, hvert av dem én gang.
rule-deal = Bordet deler selv ut kortene når en ny giv begynner. Vent på dem.
rule-deal-in-play = Denne given er ikke ferdigspilt. Spill den til ende, så gis det på nytt.
# $seat er den som skal gi.
rule-wrong-dealer = Det er en annens tur til å gi: { $seat }.
rule-turn = Det er ikke din tur. Vent til den kommer til deg.
rule-auction = Det kan ikke meldes her. Velg en av meldingene på bordet, eller meld pass.
rule-higher-bid = { $bid } slår ikke { $standing }. Meld høyere, eller meld pass.
rule-black-aces = { $bid } kan bare meldes med begge de svarte essene på hånden. Meld noe annet, eller meld pass.
rule-trump = Først må du melde trumf: velg spar, hjerter, ruter eller kløver.
rule-turned-card = Først det vendte kortet: ta det opp på hånden, eller la det ligge.
rule-kept-card = Det vendte kortet, { $card }, har du tatt opp; det kan ikke byttes bort. Velg blant de andre.
rule-card-to-exchange = Du har ikke { $card } på hånden. Bytt noen av dine egne kort.
rule-after-lead = Du har sett første utspill: si først om du spiller videre eller gir opp.
rule-exchange =
    { $maximum ->
        [0] Det er ingen kort igjen å bytte med. Gå videre uten å bytte.
       *[other]
            { $minimum ->
                [0] Du kan bytte opptil { $maximum } av kortene dine – eller ingen.
                [1] Du må bytte minst 1 og høyst { $maximum } av kortene dine. Har du tatt det vendte kortet, blir det på hånden.
               *[other] Du må bytte minst { $minimum } og høyst { $maximum } av kortene dine.
            }
    }
rule-give-up = Bare spilleføreren kan gi opp, bare der meldingen tillater det, og bare før sitt første kort. Har han sett første utspill, må han velge: gi opp eller spille videre.
rule-tout = Tout meldes av spilleføreren i et spill med trumf: senest før femte utspill, og mens alle stikkene er hans. Ellers er det bare å spille videre.
rule-follow-suit = Bekjenn farge: Utspillet er { $led }, og du har kort i fargen. De to svarte essene er trumf og teller ikke med.
rule-follow-trump = Det er spilt ut trumf: { $led }. Legg en av trumfene dine – det kan godt være en matador.
rule-follow-nolo = Bekjenn farge: Utspillet er { $led }, og du har kort i fargen. I nolo hører også de svarte essene til fargen sin.
rule-follow-grand = Bekjenn farge: Utspillet er { $led }, og du har kort i fargen. I Grand hører ikke spar ess og kløver ess til noen farge; stikk med dem når du ikke kan bekjenne.
rule-club-ace-falls = Utspillet er spar ess, og i Grand må kløver ess falle for det. Legg kløver ess.
rule-card-in-hand = Du har ikke { $card } på hånden. Spill et av dine egne kort.
rule-play = Nå spilles det kort. Legg et kort til stikket.
rule-end = Given kan først avsluttes når resultatet er sikkert, og bare av den som har utspillet. Spill et kort.
rule-umbrella = { $bid } nevnes først når meldingen er vunnet, eller for å melde over. Meld Spill nå.
rule-correction = En melding kan bare endres til nestemann har meldt, og bare én gang.
rule-contract = Du har fått meldingen: si først hvilket spill det er.
rule-join = Man kan bare spille med i en nolo som flere får spille, og bare når man blir spurt mens den står.
rule-sitter = Du sitter over: legg bort fire kort og spill nolo med de ni andre, eller stå over.
rule-yield = Bare den første motspilleren kan la den andre bytte først, der reglene tillater det, og bare én gang.

## Utfall og regnskap

outcome-win = Vunnet
outcome-bet = Bet
outcome-codille = Kodille
outcome-given_up = Gitt opp
outcome-washed_out = Alle pass

line-win = Vunnet
line-bet = Bet
line-codille = Kodille
line-given_up = Gitt opp
line-further_trick = Flere stikk
line-tout_made = Tout
line-tout_failed = Mislykket Tout
line-penalty = Nevnt for mye
line-sat_out = Sto over

loss-bet = Bet
loss-codille = Kodille
loss-further_trick = Hvert stikk fra det tredje
loss-give_up = Gi opp
loss-tout = Mislykket Tout
bonus-tout = Tout

## Spill og regler

game-lhombre = L’hombre
profile-lhombre-hjemme = Danske hjemmeregler
    .description = L’hombre slik det spilles hjemme rundt bordet i Danmark: ti meldinger, Grand iblant, og bare spilleføreren vinner eller taper poeng.
profile-lhombre-wpt = Sjetonger fra hver motspiller
    .description = L’hombre slik en japansk side forteller det: den som sitter best kan si «selv», hver motspiller betaler eller får, tout ved å spille ut til sjette stikk.
profile-lhombre-privat = Dansk privat l’hombre
    .description = Alle kjøpespill meldes som Spill og nevnes etterpå; en melding kan endres til nestemann har meldt; unionens verdier.
profile-lhombre-union = Dansk L’hombre Union
    .description = Som privat l’hombre, men den som nevner et spill der Spill var nok, mister et poeng.
profile-lhombre-icelandic = Islandsk lomber
    .description = Lomber slik det ble spilt på Island: hver motspiller betaler eller får, og Grandissimo står før Solo.

## Det et regelsett kan endre: hvert valg for seg og navnene på mulighetene

setting-lhombre-ranking = Meldingene som kan meldes, lavest først; like høye står sammen.
setting-lhombre-values-win = Poeng for et vunnet spill.
setting-lhombre-values-bet = Poeng som tapes ved bet, i en nolo ved ett stikk.
setting-lhombre-values-codille = Poeng som tapes ved kodille, i en nolo ved to stikk.
setting-lhombre-values-further_trick = Poeng som tapes i en nolo for hvert stikk fra det tredje.
setting-lhombre-values-most = Så mange poeng kan det høyst tapes; står det ingenting, er det ingen grense.
setting-lhombre-values-give_up = Poeng det koster å gi opp; står det ingenting, kan man ikke.
setting-lhombre-seats = Hvor mange som sitter ved bordet; den fjerde sitter over, rett overfor kortgiveren.
setting-lhombre-deal_passes = Hvilken vei kortgivingen går rundt.
    .right = til høyre
    .left = til venstre
setting-lhombre-dealt_first = Hvem som får de første kortene.
    .forehand = forhånden
    .dealer = kortgiveren
setting-lhombre-washout_dealer = Hvem som gir på nytt når alle har meldt pass.
    .same = den samme kortgiveren
    .next = den neste kortgiveren
setting-lhombre-hold = Om den som sitter foran, kan ta spillet ved samme melding eller ved enhver like høy.
    .no = nei
    .same = ved samme melding
    .rank = ved enhver like høy
setting-lhombre-umbrella = Kjøpespill meldes som Spill, og man sier hvilket når man har fått det.
setting-lhombre-naming_penalty = Poeng det koster å melde mer enn det som skulle til; ved 0 er det ikke lov.
setting-lhombre-correction = En melding kan rettes til den neste har meldt.
setting-lhombre-joint_nolos = Noloene som flere kan spille samtidig.
setting-lhombre-sitter_nolo = Den som sitter over, kan spille en slik nolo med kortene i talongen.
setting-lhombre-sitter_cost = Poeng det koster oversitteren å bli ute av en slik nolo.
setting-lhombre-shows_aces = Om de svarte essene som en melding krever, vises: ved meldingen, eller når kortet vendes.
    .no = vises ikke
    .bid = ved meldingen
    .turn = når kortet vendes
setting-lhombre-exchange_order = Hvilken motspiller som bytter etter spilleføreren.
    .right = den til høyre
    .left = den til venstre
setting-lhombre-may_yield = Den første motspilleren kan la den andre bytte først.
setting-lhombre-exchange_minimum = Så mange kort må spilleføreren minst bytte i et kjøpespill.
setting-lhombre-nolo_minimum = Så mange kort må spilleføreren minst bytte i en Kjøpenolo.
setting-lhombre-grand_minimum = Så mange kort må spilleføreren minst bytte i en Grand.
setting-lhombre-turned_card = Om spilleføreren kan ta det vendte kortet, kjøper det først eller må ta det.
    .optional = kan ta det
    .drawn = kjøper det først
    .taken = må ta det
setting-lhombre-privilege_ends_on = Hvilken trumf som tvinger fram en matador: bare den som er spilt ut, eller enhver i stikket.
    .led = trumfen som er spilt ut
    .any = enhver trumf i stikket
setting-lhombre-open_hand = Når kortene legges opp i en åpen nolo.
    .before = før første utspill
    .first_lead = etter første utspill
    .own_card = etter spilleførerens første kort
setting-lhombre-give_up = Om spilleføreren får se første utspill før han gir opp.
    .first_lead = etter første utspill
    .before = før første utspill
setting-lhombre-tout = Hvordan en Tout meldes: med ord i tide eller med sjette utspill.
    .before_fifth_lead = med ord før femte utspill
    .sixth_lead = med sjette utspill
setting-lhombre-early_end = Om man kan eller må slutte når regnskapet ligger fast.
    .offered = man kan
    .forced = man må
setting-lhombre-payment = Om bare spilleførerens regnskap endres, eller hver motspiller betaler.
    .ledger = bare spilleførerens regnskap
    .defenders = hver motspiller betaler
setting-lhombre-spade_solo_pays = En Solo der Spar velges som trumf, regnes som Solo kulør.
setting-lhombre-tout_bonus = Poeng for en meldt Tout som lykkes.
setting-lhombre-tout_penalty = Poeng som tapes ved en Tout som mislykkes.

## Det bordet venter på: .waits om en annen ($name), .you til den som leser

phase-deal = Kortene skal deles ut
phase-auction = Det meldes
    .waits = { $name } skal melde
    .you = Meld, eller si pass
phase-naming = Trumfen velges
    .waits = { $name } velger trumf
    .you = Velg trumf
phase-turned = Det vendte kortet
    .waits = { $name } ser på det vendte kortet
    .you = Ta det vendte kortet, eller la det ligge
phase-exchange = Det byttes kort
    .waits = { $name } bytter
    .you = Bytt kort
phase-after_lead = Gi opp eller spille videre
    .waits = { $name } tenker over første utspill
    .you = Gi opp, eller spill videre
phase-play = Det spilles
    .waits = { $name } skal spille
    .you = Din tur
phase-contract = Spillet nevnes
    .waits = { $name } velger spill
    .you = Du har fått meldingen: hvilket spill er det?
phase-sitter = Oversitteren
    .waits = { $name } ser på talongen
    .you = Legg bort 4 kort og spill nolo, eller stå over
phase-before_lead = Gi opp eller spill
    .waits = { $name } vurderer å gi opp
    .you = Spill, eller gi opp
phase-sixth_lead = Fem stikk
    .waits = { $name } kan slutte her eller prøve tout
    .you = Slutt her, eller spill ut til tout
phase-over = Given er slutt
