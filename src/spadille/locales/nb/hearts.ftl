### Ordene i hjerter på norsk bokmål. Navn på kort og spillere kommer ferdig oversatt.

## Det en spiller kan gjøre

action-subtract_own = Trekk poengene fra min egen poengsum
action-add_to_others = Legg poengene til hos hver av de andre

## Det som skjer ved bordet: først om en annen ($name), så om den som leser

event-cards_passed = { $name } har lagt fram tre kort.
event-cards_passed-you = Du har lagt fram tre kort.
event-cards_taken_up = Alle har byttet; hver tar opp tre kort.
# $cards er kortene leseren får, $givers den som ga dem.
event-cards_taken_up-you = Alle har gitt videre. Fra { $givers } får du { $cards }.
event-leader_named = { $name } spiller ut først.
event-leader_named-you = Du spiller ut først.
event-hearts_broken = { $name } bryter hjerter.
event-hearts_broken-you = Du bryter hjerter.
event-moon_shot = { $name } har skutt månen: alle hjerter og spar dame!
event-moon_shot-you = Du har skutt månen: alle hjerter og spar dame!
# $way er navnet i koden.
event-moon_chosen =
    { $way ->
        [subtracted] { $name } trekker poengene fra.
       *[added] { $name } legger poengene til hos de andre.
    }
event-moon_chosen-you =
    { $way ->
        [subtracted] Du trekker poengene fra din egen poengsum.
       *[added] Du legger poengene til hos de andre.
    }
# $outcome er utfallets navn i koden, $name den som skjøt månen.
# $scores er alle spillernes poeng i given, som tekst.
event-hand_settled =
    { $outcome ->
        [moon_subtracted] Given er slutt. Månen trekkes fra hos { $name }.
        [moon_added] Given er slutt. Månen teller hos alle andre enn { $name }.
        [sun_subtracted] Given er slutt. Solen trekkes dobbelt fra hos { $name }.
        [sun_added] Given er slutt. Solen teller dobbelt hos alle andre enn { $name }.
       *[counted] Given er slutt, og poengene telles.
    } { $scores }.
event-hand_settled-you =
    { $outcome ->
        [moon_subtracted] Given er slutt. Månen trekkes fra hos deg.
        [moon_added] Given er slutt. Månen teller hos alle andre enn deg.
        [sun_subtracted] Given er slutt. Solen trekkes dobbelt fra hos deg.
        [sun_added] Given er slutt. Solen teller dobbelt hos alle andre enn deg.
       *[counted] Given er slutt, og poengene telles.
    } { $scores }.

## Reglene, når en av dem står i veien

rule-hearts-deck = Dette er ikke en hel kortstokk til hjerter: Alle 52 kortene må være med, hvert av dem én gang.
rule-hearts-deal = Bordet deler selv ut kortene når en ny giv begynner. Vent på dem.
rule-hearts-turn = Det er ikke din tur. Vent til den kommer til deg.
rule-hearts-pass-three = Først kortbyttet: velg nøyaktig { $number } av kortene dine.
rule-hearts-pass-own = Du har ikke { $card } på hånden. Gi fra deg dine egne kort.
rule-hearts-pass-final = Du har lagt fram kortene dine, og det kan ikke gjøres om. Vent på de andre.
rule-hearts-high-spades = { $card } kan ikke gis videre etter disse reglene: spar ess, konge og dame beholdes. Velg et annet kort.
rule-hearts-two-of-clubs = Første stikk begynner med kløver 2. Spill den.
rule-hearts-club-lead = Første stikk begynner med en kløver; velg hvilken du vil.
rule-hearts-follow-suit = Bekjenn farge: Utspillet er { $led }, og du har kort i fargen.
rule-hearts-first-trick = Ingen poeng i første stikk: Så lenge du har noe annet, kan verken hjerter eller spar dame legges.
rule-hearts-unbroken = { $card } kan ikke spilles ut ennå: Hjerter er ikke brutt. Spill ut et annet kort.
rule-hearts-queen-waits = { $card } kan ikke kastes før hjerter er brutt. Legg et annet kort.
rule-hearts-card-in-hand = Du har ikke { $card } på hånden. Spill et av dine egne kort.
rule-hearts-play = Nå spilles det kort. Legg et kort til stikket.
rule-hearts-moon = Du har skutt månen. Si først om poengene trekkes fra hos deg eller legges til hos de andre.

## Utfall og regnskap

outcome-counted = Poengene telt
outcome-moon_subtracted = Månen: trukket fra
outcome-moon_added = Månen: til de andre
outcome-sun_subtracted = Solen: trukket dobbelt fra
outcome-sun_added = Solen: dobbelt til de andre

line-hearts = Hjerter
line-queen = Spar dame
line-moon_subtracted = Månen
line-moon_added = En annens måne
line-sun_subtracted = Solen
line-sun_added = En annens sol
line-bonus_card = Bonuskortet
line-no_tricks = Ingen stikk
line-exact = Nøyaktig på målet

said-broken = Hjerter er brutt

## Spill og regler

game-hearts = Hjerter
profile-hearts-norsk = Norske hjerter
    .description = Tre kort byttes til venstre, til høyre, tvers over og så ikke; en hjerter eller spar dame bryter hjerter; den som skyter månen, velger hva som skjer med poengene. Til 100.
profile-hearts-windows = Hjerter som i Windows
    .description = Bare en hjerter bryter hjerter, månen gir hver av de andre 26 poeng, og ved likhet spilles det videre. Til 100.
profile-hearts-old-moon = Gammel måne
    .description = Som Norske hjerter, men månen gir alltid hver av de andre 26 poeng. Til 100.
profile-hearts-omnibus = Omnibus
    .description = Ruter knekt trekker fra 10 poeng, månen 26 og alle tretten stikk 52. Til 100.
profile-hearts-spot = Spot Hearts
    .description = Hver hjerter teller etter verdien, opp til 14 for esset, og spar dame 25; månen trekker fra 129. Til 500.

## Det et regelsett kan endre: hvert valg for seg og navnene på mulighetene

setting-hearts-pass_cards = Før spillet gir hver tre kort videre.
setting-hearts-pass_order = Hvor kortene går, fra giv til giv, om og om igjen.
    .left-right-across-none = venstre, høyre, tvers over, ingen
    .left-across-right-none = venstre, tvers over, høyre, ingen
    .left-across-right = venstre, tvers over, høyre
setting-hearts-keep_high_spades = Spar ess, konge og dame kan ikke gis videre.
setting-hearts-two_of_clubs_leads = Hvem som spiller ut til første stikk, og hva.
    .yes = den som har kløver 2, og nettopp den
    .any_club = den som har kløver 2, hvilken kløver som helst
    .no = kortgiverens venstre nabo, hva som helst
setting-hearts-no_points_first_trick = Verken hjerter eller spar dame kastes i første stikk.
setting-hearts-must_break_hearts = Hjerter kan ikke spilles ut før de er brutt.
setting-hearts-qs_breaks_hearts = Spar dame bryter hjerter slik en hjerter gjør.
setting-hearts-hearts_instead_of_qs_lead = Den som bare har hjerter og spar dame, kan likevel spille ut hjerter.
setting-hearts-qs_only_after_broken = Før hjerter er brutt, verken spilles eller kastes spar dame.
setting-hearts-heart_values = Hva hver hjerter teller.
    .one = ett poeng
    .spots = etter verdien, 14 for esset
setting-hearts-queen_points = Poeng for spar dame.
setting-hearts-moon = Hva som skjer med poengene når noen skyter månen.
    .choice = den som skyter, velger
    .old = gammel måne: de andre får poeng
    .new = ny måne: den som skyter, får trukket fra
    .auto = gammel, om det ikke avslutter kampen
    .off = ingen måne
setting-hearts-shoot_the_sun = Den som skyter månen med alle tretten stikk, får det dobbelte.
setting-hearts-jd_bonus = Poeng som trekkes fra for bonuskortet, ruter knekt.
setting-hearts-bonus_card = Bonuskortet: ruter knekt eller 10.
    .DJ = ruter knekt
    .DT = ruter 10
setting-hearts-no_tricks_bonus = Poeng som trekkes fra for ingen stikk.
setting-hearts-target = Poeng som avslutter kampen, når en giv er ferdig.
setting-hearts-tie_rule = Hva som skjer når flere har færrest poeng til slutt.
    .shared = seieren deles
    .play_on = det spilles videre
setting-hearts-exact_100 = Hva det betyr å komme på nøyaktig målet.
    .off = ikke noe mer
    .wins = det vinner
    .minus_50 = 50 trekkes fra

## Det bordet venter på: .waits om en annen ($name), .you til den som leser

phase-passing = Kortbytte
    .waits = { $name } velger tre kort å gi videre
    .you = Velg tre kort å gi videre
phase-moon = Månen er skutt
    .waits = { $name } velger hva som skjer med poengene
    .you = Velg hva som skal skje med poengene
