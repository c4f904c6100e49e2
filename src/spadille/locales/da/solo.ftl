### Ordene i Spansk Solo på dansk. Navne på kort, farver, spil og spillere kommer færdigt oversat.

## Pladserne om bordet

seat-leadhand = forhånd
    .label = Forhånd
seat-rearhand = baghånd
    .label = Baghånd
seat-partner = makker
    .label = Makker

## Spillene, hvert med én sætning om, hvad man påtager sig

contract-simple_suit = Simpel i Farve
contract-simple_suit-meaning = Du vælger Spar, Hjerter eller Ruder som trumf og kalder et Es; den, der har det, er din hemmelige makker, og sammen skal I have mindst 5 stik.
contract-simple_colour = Simpel i Kulør
contract-simple_colour-meaning = Klør er trumf, og du kalder et Es; den, der har det, er din hemmelige makker, og sammen skal I have mindst 5 stik.
contract-solo_suit = Solo i Farve
contract-solo_suit-meaning = Du vælger Spar, Hjerter eller Ruder som trumf, spiller alene mod tre og skal have mindst 5 stik.
contract-solo_colour = Solo i Kulør
contract-solo_colour-meaning = Klør er trumf, du spiller alene mod tre og skal have mindst 5 stik.
contract-tout_suit = Tout i Farve
contract-tout_suit-meaning = Du vælger Spar, Hjerter eller Ruder som trumf, spiller alene mod tre og skal have alle 8 stik.
contract-tout_colour = Tout i Kulør
contract-tout_colour-meaning = Klør er trumf, du spiller alene mod tre og skal have alle 8 stik.

call-hold = Ja

## Det, en spiller kan gøre. $contract, $suit og $card er navne.

action-hold = Ja, det tager jeg
action-declare = { $contract } med { $suit } som trumf
# Som før, når der kaldes et Es ($card).
action-declare-ace = { $contract } med { $suit } som trumf; jeg kalder { $card }
action-end_deal = Slut given her

## Det, der sker ved bordet: først om en anden ($name), så om den, der læser

event-held = { $name } siger ja og beholder meldingen.
event-held-you = Du siger ja og beholder meldingen.
event-auction_won = { $name } får spillet på { $contract }.
event-auction_won-you = Du får spillet på { $contract }.
event-declared = { $name } spiller { $contract }; { $suit } er trumf.
event-declared-you = Du spiller { $contract }; { $suit } er trumf.
# Som før, når der kaldes et Es ($card).
event-declared-ace = { $name } spiller { $contract }; { $suit } er trumf, og { $card } er kaldt.
event-declared-ace-you = Du spiller { $contract }; { $suit } er trumf, og du kalder { $card }.
event-partner_shown = { $name } havde det kaldte Es og er spilførerens makker.
event-partner_shown-you = Du havde det kaldte Es; nu ved alle, at du er spilførerens makker.
event-deal_ended = { $name } slutter given; resultatet ligger fast.
event-deal_ended-you = Du slutter given; resultatet ligger fast.
# $outcome er udfaldets navn i koden, $points spilførerens point som tekst med fortegn, +4.
event-solo_settled =
    { $outcome ->
        [made] { $name } vinder { $contract }: { $points } point.
        [lost] { $name } taber { $contract }: { $points } point.
        [passed_out] Alle har meldt pas. Den næste giver.
       *[other] Given er slut.
    }
event-solo_settled-you =
    { $outcome ->
        [made] Du vinder { $contract }: { $points } point.
        [lost] Du taber { $contract }: { $points } point.
        [passed_out] Alle har meldt pas. Den næste giver.
       *[other] Given er slut.
    }

## Reglerne, når en af dem står i vejen

rule-solo-deck = Det er ikke et helt sæt kort til Spansk Solo: alle 32 kort skal være der, hvert af dem én gang.
rule-solo-deal = Kortene deles ud af bordet selv, når en ny giv begynder. Vent på dem.
rule-solo-turn = Det er ikke din tur. Vent, til den når til dig.
rule-solo-auction = Det kan ikke meldes her. Vælg en af bordets meldinger, eller meld pas.
rule-solo-higher-bid = { $bid } slår ikke { $standing }. Meld højere, eller meld pas.
rule-solo-reply = Du var med før: til { $standing } skal du bare sige ja eller melde pas.
rule-solo-hold = Ja siger den, der har meldt før, når en senere spiller har meldt højere. Meld, eller meld pas.
rule-solo-declaration = Du har fået spillet: sig først, hvilket spil du spiller, med hvilken trumf, og i en Simpel hvilket Es du kalder.
rule-solo-minimum = { $bid } er lavere end { $standing }, som du fik spillet på. Spil det eller noget højere.
rule-solo-colour = { $bid } kan ikke spilles med { $suit } som trumf: i Kulør er det Klør, i Farve en af de andre. Vælg igen.
rule-solo-alone = { $bid } spilles alene. Vælg trumf, og kald ikke noget Es.
rule-solo-call = { $bid } spilles med en makker: kald et Es, som du ikke selv har.
rule-solo-call-ace = { $card } kan ikke kaldes. Kald et af de Esser, der er at vælge imellem.
rule-solo-call-own = Du har selv { $card } på hånden. Kald et Es, som du ikke har.
rule-solo-call-plain = { $card } ville være trumf, og efter disse regler kan sådan et kort ikke kaldes. Kald et andet Es, eller vælg en anden trumf.
rule-solo-nothing-to-call = Med den trumf er der intet Es, du kan kalde. Vælg en anden trumf, eller spil alene.
rule-solo-follow-suit = Bekend kulør: { $led } er spillet ud, og du har kort i farven. De to sorte Damer er trumfer og tæller ikke med.
rule-solo-follow-trump = Der er spillet trumf ud: { $led }. Læg en trumf; også de to sorte Damer er trumfer.
rule-solo-play-called-ace = { $led } er spillet ud, og efter disse regler må det kaldte Es ikke holdes tilbage. Læg det.
rule-solo-card-in-hand = Du har ikke { $card } på hånden. Spil et af dine egne kort.
rule-solo-play = Nu spilles der kort. Læg et kort til stikket.
rule-solo-end = Given kan kun sluttes, hvor reglerne tillader det, når resultatet ligger fast, og kun af den, der skal spille ud. Spil et kort.

## Udfald og regnskab

outcome-made = Vundet
outcome-lost = Tabt
outcome-passed_out = Alle pas

line-game_made = Vundet
line-game_lost = Tabt
line-defence = Modspil

loss-lost = Tabt

## Spil og regler

game-solo = Spansk Solo
profile-solo-american = Amerikansk Solo
    .description = Seks spil fra Simpel i Farve til Tout i Kulør; man kan kalde et hvilket som helst Es, man ikke selv har; otte giv.
profile-solo-german-like = Nærmere tysk Solo
    .description = Trumf Es kan ikke kaldes, men i nødsfald en Konge; en giv, der er afgjort, kan sluttes, og en, hvor alle har meldt pas, tæller ikke.

## Det, et regelsæt kan lave om: hver regel efter sin plads, og navnene på dens valg

setting-solo-values = Hvad hver modspiller betaler, når spillet vindes, og får, når det tabes.
setting-solo-holder_may_raise = Den, der er overmeldt, kan melde endnu højere og ikke kun sige ja eller pas.
setting-solo-called_ace_must_be_plain = Trumf Es kan ikke kaldes.
setting-solo-four_aces = Om en spilfører, der har hvert Es, der kunne kaldes, skal spille alene eller kan kalde en Konge.
    .must_raise = spiller alene
    .call_king = kan kalde en Konge
setting-solo-must_play_called_ace = Det kaldte Es skal lægges, når der spilles ud i dets farve.
setting-solo-early_end = Om spillet kan slutte, når udfaldet ligger fast.
    .never = alt spilles til ende
    .offered = den, der skal spille ud, kan slutte
setting-solo-deals = Hvor mange giv en kamp har, et tal i firetabellen.
setting-solo-passed_out_counts = En giv, hvor alle melder pas, tæller som en af kampens.

## Det, bordet venter på: .waits om en anden ($name), .you til den, der læser

phase-declaring = Spillet vælges
    .waits = { $name } vælger spil og trumf
    .you = Vælg spil og trumf
