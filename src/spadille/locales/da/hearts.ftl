### Ordene i hjerterfri på dansk. Navne på kort og spillere kommer færdigt oversat.

## Det, en spiller kan gøre

action-subtract_own = Træk pointene fra mit eget regnskab
action-add_to_others = Læg pointene til hos hver af de andre

## Det, der sker ved bordet: først om en anden ($name), så om den, der læser

event-cards_passed = { $name } har lagt tre kort frem.
event-cards_passed-you = Du har lagt tre kort frem.
event-cards_taken_up = Alle har byttet; hver tager tre kort op.
# $cards er de kort, læseren får, $givers den, der gav dem.
event-cards_taken_up-you = Alle har givet videre. Fra { $givers } får du { $cards }.
event-leader_named = { $name } spiller ud til første stik.
event-leader_named-you = Du spiller ud til første stik.
event-hearts_broken = { $name } bryder hjerter.
event-hearts_broken-you = Du bryder hjerter.
event-moon_shot = { $name } har skudt månen: alle hjerter og Spar Dame!
event-moon_shot-you = Du har skudt månen: alle hjerter og Spar Dame!
# $way er navnet i koden.
event-moon_chosen =
    { $way ->
        [subtracted] { $name } trækker pointene fra.
       *[added] { $name } lægger pointene til hos de andre.
    }
event-moon_chosen-you =
    { $way ->
        [subtracted] Du trækker pointene fra dit eget regnskab.
       *[added] Du lægger pointene til hos de andre.
    }
# $outcome er udfaldets navn i koden, $name den, der skød månen.
# $scores er alle spilleres point i given, som tekst.
event-hand_settled =
    { $outcome ->
        [moon_subtracted] Given er slut. Månen trækkes fra hos { $name }.
        [moon_added] Given er slut. Månen tæller hos alle andre end { $name }.
        [sun_subtracted] Given er slut. Solen trækkes dobbelt fra hos { $name }.
        [sun_added] Given er slut. Solen tæller dobbelt hos alle andre end { $name }.
       *[counted] Given er slut, og pointene tælles.
    } { $scores }.
event-hand_settled-you =
    { $outcome ->
        [moon_subtracted] Given er slut. Månen trækkes fra hos dig.
        [moon_added] Given er slut. Månen tæller hos alle andre end dig.
        [sun_subtracted] Given er slut. Solen trækkes dobbelt fra hos dig.
        [sun_added] Given er slut. Solen tæller dobbelt hos alle andre end dig.
       *[counted] Given er slut, og pointene tælles.
    } { $scores }.

## Reglerne, når en af dem står i vejen

rule-hearts-deck = Det er ikke et helt sæt kort til hjerterfri: alle 52 kort skal være der, hvert af dem én gang.
rule-hearts-deal = Kortene deles ud af bordet selv, når en ny giv begynder. Vent på dem.
rule-hearts-turn = Det er ikke din tur. Vent, til den når til dig.
rule-hearts-pass-three = Først bytningen: vælg netop { $number } af dine kort.
rule-hearts-pass-own = Du har ikke { $card } på hånden. Giv af dine egne kort.
rule-hearts-pass-final = Du har lagt dine kort frem, og det kan ikke gøres om. Vent på de andre.
rule-hearts-high-spades = { $card } må ikke gives videre efter disse regler: Spar Es, Konge og Dame beholdes. Vælg et andet kort.
rule-hearts-two-of-clubs = Første stik begynder med Klør 2. Spil den.
rule-hearts-club-lead = Første stik begynder med en klør; vælg, hvilken du vil.
rule-hearts-follow-suit = Bekend kulør: { $led } er spillet ud, og du har kort i farven.
rule-hearts-first-trick = Ingen point i første stik: så længe du har andet, må hverken hjerter eller Spar Dame lægges.
rule-hearts-unbroken = { $card } må ikke spilles ud endnu: hjerter er ikke brudt. Spil et andet kort ud.
rule-hearts-queen-waits = { $card } må ikke kastes af, før hjerter er brudt. Læg et andet kort.
rule-hearts-card-in-hand = Du har ikke { $card } på hånden. Spil et af dine egne kort.
rule-hearts-play = Nu spilles der kort. Læg et kort til stikket.
rule-hearts-moon = Du har skudt månen. Sig først, om pointene trækkes fra hos dig eller lægges til hos de andre.

## Udfald og regnskab

outcome-counted = Pointene talt
outcome-moon_subtracted = Månen: trukket fra
outcome-moon_added = Månen: til de andre
outcome-sun_subtracted = Solen: trukket dobbelt fra
outcome-sun_added = Solen: dobbelt til de andre

line-hearts = Hjerter
line-queen = Spar Dame
line-moon_subtracted = Månen
line-moon_added = En andens måne
line-sun_subtracted = Solen
line-sun_added = En andens sol
line-bonus_card = Bonuskortet
line-no_tricks = Ingen stik
line-exact = Netop på målet

said-broken = Hjerter er brudt

## Spil og regler

game-hearts = Hjerterfri
profile-hearts-norsk = Norsk hjerterfri
    .description = Tre kort byttes til venstre, til højre, tværs over og så slet ikke; en hjerter eller Spar Dame bryder hjerter; den, der skyder månen, vælger, hvad der sker med pointene. Til 100.
profile-hearts-windows = Hjerterfri som i Windows
    .description = Kun en hjerter bryder hjerter, månen giver hver af de andre 26 point, og står det lige, spilles der videre. Til 100.
profile-hearts-old-moon = Gammel måne
    .description = Som Norsk hjerterfri, men månen giver altid hver af de andre 26 point. Til 100.
profile-hearts-omnibus = Omnibus
    .description = Ruder Bonde trækker 10 point fra, månen 26 og alle tretten stik 52. Til 100.
profile-hearts-spot = Spot Hearts
    .description = Hver hjerter tæller efter sin værdi, op til 14 for Esset, og Spar Dame 25; månen trækker 129 fra. Til 500.

## Det, et regelsæt kan ændre: hvert valg for sig og navnene på dets muligheder

setting-hearts-pass_cards = Før spillet giver hver tre kort videre.
setting-hearts-pass_order = Hvor kortene går hen, fra giv til giv, igen og igen.
    .left-right-across-none = venstre, højre, tværs over, ingen
    .left-across-right-none = venstre, tværs over, højre, ingen
    .left-across-right = venstre, tværs over, højre
setting-hearts-keep_high_spades = Spar Es, Konge og Dame må ikke gives videre.
setting-hearts-two_of_clubs_leads = Hvem der spiller ud til første stik, og hvad.
    .yes = den, der har Klør 2, og netop den
    .any_club = den, der har Klør 2, en hvilken som helst klør
    .no = kortgiverens venstre nabo, hvad som helst
setting-hearts-no_points_first_trick = Hverken hjerter eller Spar Dame kastes af i første stik.
setting-hearts-must_break_hearts = Hjerter må ikke spilles ud, før de er brudt.
setting-hearts-qs_breaks_hearts = Spar Dame bryder hjerter, som en hjerter gør.
setting-hearts-hearts_instead_of_qs_lead = Den, der kun har hjerter og Spar Dame, må alligevel spille hjerter ud.
setting-hearts-qs_only_after_broken = Før hjerter er brudt, må Spar Dame hverken spilles ud eller kastes af.
setting-hearts-heart_values = Hvad hver hjerter tæller.
    .one = ét point
    .spots = efter værdien, 14 for Esset
setting-hearts-queen_points = Point for Spar Dame.
setting-hearts-moon = Hvad der sker med pointene, når nogen skyder månen.
    .choice = den, der skyder, vælger
    .old = gammel måne: de andre får point
    .new = ny måne: den, der skyder, får trukket fra
    .auto = gammel, hvis det ikke slutter kampen
    .off = ingen måne
setting-hearts-shoot_the_sun = Den, der skyder månen med alle tretten stik, får det dobbelte.
setting-hearts-jd_bonus = Point, der trækkes fra for bonuskortet, Ruder Bonde.
setting-hearts-bonus_card = Bonuskortet: Ruder Bonde eller 10.
    .DJ = Ruder Bonde
    .DT = Ruder 10
setting-hearts-no_tricks_bonus = Point, der trækkes fra for ingen stik.
setting-hearts-target = Point, der slutter kampen, når en giv er færdig.
setting-hearts-tie_rule = Hvad der sker, når flere har færrest point til sidst.
    .shared = sejren deles
    .play_on = der spilles videre
setting-hearts-exact_100 = Hvad det betyder at ramme målet netop.
    .off = intet mere
    .wins = det vinder
    .minus_50 = 50 trækkes fra

## Det, bordet venter på: .waits om en anden ($name), .you til den, der læser

phase-passing = Der byttes
    .waits = { $name } vælger tre kort at give videre
    .you = Vælg tre kort at give videre
phase-moon = Månen er skudt
    .waits = { $name } vælger, hvad der sker med pointene
    .you = Vælg, hvad der skal ske med pointene
