### Ordene i Spansk solo på norsk. Navn på kort, farger, spill og spillere kommer ferdig oversatt.

## Plassene rundt bordet

seat-leadhand = forhånd
    .label = Forhånd
seat-rearhand = bakhånd
    .label = Bakhånd
seat-partner = makker
    .label = Makker

## Spillene, hvert med én setning om hva du påtar deg

contract-simple_suit = Enkel i farge
contract-simple_suit-meaning = Du velger spar, hjerter eller ruter som trumf og kaller et ess; den som har det, er din hemmelige makker, og sammen må dere ta minst 5 stikk.
contract-simple_colour = Enkel i kulør
contract-simple_colour-meaning = Kløver er trumf, og du kaller et ess; den som har det, er din hemmelige makker, og sammen må dere ta minst 5 stikk.
contract-solo_suit = Solo i farge
contract-solo_suit-meaning = Du velger spar, hjerter eller ruter som trumf, spiller alene mot tre og må ta minst 5 stikk.
contract-solo_colour = Solo i kulør
contract-solo_colour-meaning = Kløver er trumf, du spiller alene mot tre og må ta minst 5 stikk.
contract-tout_suit = Tout i farge
contract-tout_suit-meaning = Du velger spar, hjerter eller ruter som trumf, spiller alene mot tre og må ta alle 8 stikkene.
contract-tout_colour = Tout i kulør
contract-tout_colour-meaning = Kløver er trumf, du spiller alene mot tre og må ta alle 8 stikkene.

call-hold = Ja

## Det en spiller kan gjøre. $contract, $suit og $card er navn.

action-hold = Ja, den tar jeg
action-declare = { $contract } med { $suit } som trumf
# Som før, når et ess ($card) kalles.
action-declare-ace = { $contract } med { $suit } som trumf; jeg kaller { $card }
action-end_deal = Avslutt given her

## Det som skjer ved bordet: først om en annen ($name), så om den som leser

event-held = { $name } sier ja og beholder meldingen.
event-held-you = Du sier ja og beholder meldingen.
event-auction_won = { $name } får spillet på { $contract }.
event-auction_won-you = Du får spillet på { $contract }.
event-declared = { $name } spiller { $contract }; { $suit } er trumf.
event-declared-you = Du spiller { $contract }; { $suit } er trumf.
# Som før, når et ess ($card) kalles.
event-declared-ace = { $name } spiller { $contract }; { $suit } er trumf, og { $card } er kalt.
event-declared-ace-you = Du spiller { $contract }; { $suit } er trumf, og du kaller { $card }.
event-partner_shown = { $name } hadde det kalte esset og er spilleførerens makker.
event-partner_shown-you = Du hadde det kalte esset; nå vet alle at du er spilleførerens makker.
event-deal_ended = { $name } avslutter given; resultatet er sikkert.
event-deal_ended-you = Du avslutter given; resultatet er sikkert.
# $outcome er utfallets navn i koden, $points spilleførerens poeng som tekst med fortegn, +4.
event-solo_settled =
    { $outcome ->
        [made] { $name } vinner { $contract }: { $points } poeng.
        [lost] { $name } taper { $contract }: { $points } poeng.
        [passed_out] Alle har meldt pass. Den neste gir.
       *[other] Given er slutt.
    }
event-solo_settled-you =
    { $outcome ->
        [made] Du vinner { $contract }: { $points } poeng.
        [lost] Du taper { $contract }: { $points } poeng.
        [passed_out] Alle har meldt pass. Den neste gir.
       *[other] Given er slutt.
    }

## Reglene, når en av dem står i veien

rule-solo-deck = Dette er ikke en hel kortstokk til Spansk solo: Alle 32 kortene må være med, hvert av dem én gang.
rule-solo-deal = Bordet deler selv ut kortene når en ny giv begynner. Vent på dem.
rule-solo-turn = Det er ikke din tur. Vent til den kommer til deg.
rule-solo-auction = Det kan ikke meldes her. Velg en av meldingene på bordet, eller meld pass.
rule-solo-higher-bid = { $bid } slår ikke { $standing }. Meld høyere, eller meld pass.
rule-solo-reply = Du var med fra før: Til { $standing } skal du bare si ja eller melde pass.
rule-solo-hold = Ja sier den som har meldt før, når en senere spiller har meldt høyere. Meld, eller meld pass.
rule-solo-declaration = Du har fått spillet: Si først hvilket spill du spiller, med hvilken trumf, og i en Enkel hvilket ess du kaller.
rule-solo-minimum = { $bid } er lavere enn { $standing }, som du fikk spillet på. Spill det eller noe høyere.
rule-solo-colour = { $bid } kan ikke spilles med { $suit } som trumf: I kulør er det kløver, i farge en av de andre. Velg på nytt.
rule-solo-alone = { $bid } spilles alene. Velg trumf, og ikke kall noe ess.
rule-solo-call = { $bid } spilles med makker: Kall et ess du ikke selv har.
rule-solo-call-ace = { $card } kan ikke kalles. Kall et av essene du kan velge blant.
rule-solo-call-own = Du har selv { $card } på hånden. Kall et ess du ikke har.
rule-solo-call-plain = { $card } ville være trumf, og etter disse reglene kan et slikt kort ikke kalles. Kall et annet ess, eller velg en annen trumf.
rule-solo-nothing-to-call = Med den trumfen finnes det ikke noe ess du kan kalle. Velg en annen trumf, eller spill alene.
rule-solo-follow-suit = Bekjenn farge: Utspillet er { $led }, og du har kort i fargen. De to svarte damene er trumf og teller ikke med.
rule-solo-follow-trump = Det er spilt ut trumf: { $led }. Legg en trumf; også de to svarte damene er trumf.
rule-solo-play-called-ace = Utspillet er { $led }, og etter disse reglene kan det kalte esset ikke holdes tilbake. Legg det.
rule-solo-card-in-hand = Du har ikke { $card } på hånden. Spill et av dine egne kort.
rule-solo-play = Nå spilles det kort. Legg et kort til stikket.
rule-solo-end = Given kan bare avsluttes der reglene tillater det, når resultatet er sikkert, og bare av den som har utspillet. Spill et kort.

## Utfall og regnskap

outcome-made = Vunnet
outcome-lost = Tapt
outcome-passed_out = Alle pass

line-game_made = Vunnet
line-game_lost = Tapt
line-defence = Motspill

loss-lost = Tapt

## Spill og regler

game-solo = Spansk solo
profile-solo-american = Amerikansk solo
    .description = Seks spill fra Enkel i farge til Tout i kulør; du kan kalle et hvilket som helst ess du ikke selv har; åtte giver.
profile-solo-german-like = Nærmere tysk solo
    .description = Trumfesset kan ikke kalles, men i nødsfall en konge; en giv som er avgjort, kan avsluttes, og en der alle meldte pass, teller ikke.

## Det et regelsett kan endre: hver regel etter sin plass, og navnene på valgene

setting-solo-values = Hva hver motspiller betaler når spillet vinnes, og får når det tapes.
setting-solo-holder_may_raise = Den som er overmeldt, kan melde enda høyere og ikke bare si ja eller pass.
setting-solo-called_ace_must_be_plain = Trumfesset kan ikke kalles.
setting-solo-four_aces = Om en spillefører som har hvert ess som kunne kalles, må spille alene eller kan kalle en konge.
    .must_raise = spiller alene
    .call_king = kan kalle en konge
setting-solo-must_play_called_ace = Det kalte esset må legges når det spilles ut i fargen.
setting-solo-early_end = Om spillet kan slutte når utfallet er sikkert.
    .never = alt spilles til ende
    .offered = den som har utspillet, kan slutte
setting-solo-deals = Hvor mange giver en kamp har, et tall i firegangen.
setting-solo-passed_out_counts = En giv der alle melder pass, teller som en av kampens.

## Det bordet venter på: .waits om en annen ($name), .you til den som leser

phase-declaring = Spillet velges
    .waits = { $name } velger spill og trumf
    .you = Velg spill og trumf
