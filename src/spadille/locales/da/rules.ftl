### Bordets ord på dansk. De samme ord læses af serveren og af browseren.
### Navne på kort, farver, meldinger og spillere kommer færdigt oversat, hvor intet andet står.

## Kortene. $suit og $rank er kortets bogstaver, S H D C og A 2 til 9 T J Q K.

suit-S = Spar
    .label = Spar
suit-H = Hjerter
    .label = Hjerter
suit-D = Ruder
    .label = Ruder
suit-C = Klør
    .label = Klør

card-name =
    { $suit ->
        [S] Spar
        [H] Hjerter
        [D] Ruder
       *[C] Klør
    } { $rank ->
        [A] Es
        [T] 10
        [J] Bonde
        [Q] Dame
        [K] Konge
       *[other] { $rank }
    }

## Pladserne om bordet

seat-forehand = forhånd
    .label = Forhånd
seat-middlehand = mellemhånd
    .label = Mellemhånd
seat-backhand = baghånd
    .label = Baghånd
seat-dealer = kortgiver
    .label = Kortgiver
seat-declarer = spilfører
    .label = Spilfører
seat-defender = modspiller
    .label = Modspiller

## Meldingerne, hver med én sætning om, hvad man påtager sig

contract-game = Spil
contract-game-meaning = Du vælger trumf, alle må bytte, og du skal have flere stik end hver af de to andre.
contract-spade_game = Bedre Spil
contract-spade_game-meaning = Et Spil med Spar som trumf: alle må bytte, og du skal have flere stik end hver af de to andre.
contract-tourne = Tourné
contract-tourne-meaning = Kattens øverste kort vendes og bestemmer trumfen; du må tage det op, alle må bytte, og du skal have flere stik end hver af de to andre.
contract-simple_nolo = Købe Nolo
contract-simple_nolo-meaning = Uden trumf: kun du må bytte, og du må ikke få et eneste stik.
contract-grand_tourne = Tourné Respect
contract-grand_tourne-meaning = En Tourné, som kun kan meldes med begge de sorte Esser på hånden: kattens øverste kort bestemmer trumfen, og du skal have flere stik end hver af de to andre.
contract-grand = Grand
contract-grand-meaning = Uden trumffarve, men Spar Es og Klør Es stikker alt: du skal købe mindst 5 kort, de andre må købe resten, og du skal have mindst 5 stik.
contract-grandissimo = Grandissimo
contract-grandissimo-meaning = Ingen trumf, men de sorte esser stikker alt: du spiller de kort, du fik, de andre må bytte, og du skal have mindst 5 stik.
contract-solo = Solo
contract-solo-meaning = Du vælger trumf og spiller på de kort, du fik; kun de andre må bytte, og du skal have flere stik end hver af dem.
contract-pure_nolo = Ren Nolo
contract-pure_nolo-meaning = Uden trumf: ingen må bytte, og du må ikke få et eneste stik.
contract-spade_solo = Solo Kulør
contract-spade_solo-meaning = En Solo med Spar som trumf: kun de andre må bytte, og du skal have flere stik end hver af dem.
contract-nolo_ouvert = Nolo Ouvert
contract-nolo_ouvert-meaning = Nolo for åbne kort: ingen må bytte, du lægger din hånd åben på bordet og må ikke få et eneste stik.

call-pass = Pas
call-join = Jeg spiller med

## Det, en spiller kan gøre. $contract, $suit og $card er navne, $number et antal.

action-deal = Giv kort
action-bid = Meld { $contract }
action-pass = Meld pas
action-name_trump = Vælg { $suit } som trumf
action-keep_turned = Tag det vendte kort
action-leave_turned = Lad det ligge
action-exchange =
    { $number ->
        [0] Byt ingen kort
       *[other] Byt { $number } kort
    }
action-play = Spil { $card }
action-give_up = Giv op
action-play_on = Spil videre
action-announce_tout = Meld Tout
action-end_play = Slut given her
action-join = Spil med
# $call er det, der siges i stedet: meldingens navn, pas eller »jeg spiller med«.
action-correct = Nej: { $call }
action-name_contract = Spil { $contract }
action-yield_exchange = Lad den anden bytte først
action-stay_out = Bliv ude

## Det, der sker ved bordet: først om en anden ($name), så om den, der læser

event-dealt = { $name } giver kort.
event-dealt-you = Du giver kort.
event-bid_made = { $name } melder { $contract }.
event-bid_made-you = Du melder { $contract }.
event-passed = { $name } melder pas.
event-passed-you = Du melder pas.
event-contract_made = { $name } får spillet: { $contract }.
event-contract_made-you = Du får spillet: { $contract }.
event-trump_named = { $name } vælger { $suit } som trumf.
event-trump_named-you = Du vælger { $suit } som trumf.
# $card er det vendte kort, $suit dets farve.
event-card_turned = { $card } vendes: { $suit } er trumf.
event-turned_kept = { $name } tager det vendte kort op på hånden.
event-turned_kept-you = Du tager det vendte kort op på hånden.
event-turned_left = { $name } lader det vendte kort ligge.
event-turned_left-you = Du lader det vendte kort ligge.
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
# Som før, når det vendte kort ($card) lå øverst og fulgte med.
event-exchanged-turned = { $name } bytter { $number } kort og får det vendte kort, { $card }.
event-exchanged-turned-you = Du bytter { $number } kort og får det vendte kort, { $card }.
event-hand_opened = { $name } lægger sine kort på bordet: { $cards }.
event-hand_opened-you = Du lægger dine kort på bordet: { $cards }.
event-played = { $name } spiller { $card }.
event-played-you = Du spiller { $card }.
event-trick_taken = { $name } tager stikket.
event-trick_taken-you = Du tager stikket.
event-tout_announced = { $name } melder Tout: alle ni stik.
event-tout_announced-you = Du melder Tout: alle ni stik.
event-given_up = { $name } giver op.
event-given_up-you = Du giver op.
event-played_on = { $name } spiller videre.
event-played_on-you = Du spiller videre.
event-play_ended = { $name } slutter given; resultatet ligger fast.
event-play_ended-you = Du slutter given; resultatet ligger fast.
event-joined = { $name } spiller med.
event-joined-you = Du spiller med.
event-corrected = { $name } fortryder: { $call }.
event-corrected-you = Du fortryder: { $call }.
event-aces_shown = { $name } viser { $cards }.
event-aces_shown-you = Du viser { $cards }.
event-exchange_yielded = { $name } lader den anden modspiller bytte først.
event-exchange_yielded-you = Du lader den anden modspiller bytte først.
event-sitter_looked = { $name } sidder over og ser på katten.
event-sitter_looked-you = Du sidder over og ser på katten.
event-sitter_played = { $name } spiller også nolo.
event-sitter_played-you = Du spiller også nolo.
event-sitter_stayed_out = { $name } bliver ude.
event-sitter_stayed_out-you = Du bliver ude.
event-play_stopped = Resultatet er sikkert; spillet er slut.
# $outcome er udfaldets navn i koden, $points spilførerens point som tekst med fortegn, +3.
event-settled =
    { $outcome ->
        [win] { $name } vinder { $contract }: { $points } point.
        [bet] { $name } bliver bet i { $contract }: { $points } point.
        [codille] { $name } bliver kruk i { $contract }: { $points } point.
        [given_up] { $name } gav op i { $contract }: { $points } point.
        [washed_out] Alle har meldt pas. Der gives om.
       *[other] Given er slut.
    }
event-settled-you =
    { $outcome ->
        [win] Du vinder { $contract }: { $points } point.
        [bet] Du bliver bet i { $contract }: { $points } point.
        [codille] Du bliver kruk i { $contract }: { $points } point.
        [given_up] Du gav op i { $contract }: { $points } point.
        [washed_out] Alle har meldt pas. Der gives om.
       *[other] Given er slut.
    }

## Reglerne, når en af dem står i vejen

rule-deck = Det er ikke et helt sæt l’hombrekort: alle 40 kort skal være der, hvert af dem én gang.
rule-deal = Kortene deles ud af bordet selv, når en ny giv begynder. Vent på dem.
rule-deal-in-play = Denne giv er ikke spillet færdig. Spil den til ende, så gives der igen.
# $seat er den, der skal give.
rule-wrong-dealer = Det er en andens tur til at give: { $seat }.
rule-turn = Det er ikke din tur. Vent, til den når til dig.
rule-auction = Det kan ikke meldes her. Vælg en af bordets meldinger, eller meld pas.
rule-higher-bid = { $bid } slår ikke { $standing }. Meld højere, eller meld pas.
rule-black-aces = { $bid } kan kun meldes med begge de sorte Esser på hånden. Meld noget andet, eller meld pas.
rule-trump = Først skal du melde trumf: vælg Spar, Hjerter, Ruder eller Klør.
rule-turned-card = Først det vendte kort: tag det op på hånden, eller lad det ligge.
rule-kept-card = Det vendte kort, { $card }, har du taget op; det kan ikke byttes væk. Vælg blandt de andre.
rule-card-to-exchange = Du har ikke { $card } på hånden. Byt nogle af dine egne kort.
rule-after-lead = Du har set første udspil: sig først, om du spiller videre eller giver op.
rule-exchange =
    { $maximum ->
        [0] Der er ingen kort tilbage at bytte med. Gå videre uden at bytte.
       *[other]
            { $minimum ->
                [0] Du kan bytte op til { $maximum } af dine kort – eller slet ingen.
                [1] Du skal bytte mindst 1 og højst { $maximum } af dine kort. Har du taget det vendte kort, bliver det på hånden.
               *[other] Du skal bytte mindst { $minimum } og højst { $maximum } af dine kort.
            }
    }
rule-give-up = Kun spilføreren kan give op, kun hvor meldingen tillader det, og kun før sit første kort. Har han set første udspil, må han vælge: give op eller spille videre.
rule-tout = Tout meldes af spilføreren i et spil med trumf: senest før femte udspil, og mens alle stik er hans. Ellers spilles der bare videre.
rule-follow-suit = Bekend kulør: { $led } er spillet ud, og du har kort i farven. De to sorte Esser er trumfer og tæller ikke med.
rule-follow-trump = Der er spillet trumf ud: { $led }. Læg en af dine trumfer – det må gerne være en matador.
rule-follow-nolo = Bekend kulør: { $led } er spillet ud, og du har kort i farven. I nolo hører også de sorte Esser til deres farve.
rule-follow-grand = Bekend kulør: { $led } er spillet ud, og du har kort i farven. I Grand hører Spar Es og Klør Es ikke til nogen farve; stik med dem, når du ikke kan bekende.
rule-club-ace-falls = Spar Es er spillet ud, og i Grand skal Klør Es falde for det. Læg Klør Es.
rule-card-in-hand = Du har ikke { $card } på hånden. Spil et af dine egne kort.
rule-play = Nu spilles der kort. Læg et kort til stikket.
rule-end = Given kan først sluttes, når resultatet ligger fast, og kun af den, der skal spille ud. Spil et kort.
rule-umbrella = { $bid } nævnes først, når man har fået meldingen, eller for at melde over. Meld Spil nu.
rule-correction = En melding kan kun ændres, indtil den næste har meldt, og kun én gang.
rule-contract = Du har fået meldingen: sig først, hvilket spil det er.
rule-join = Man kan kun spille med i en nolo, som flere må spille, og kun når man bliver spurgt, mens den står.
rule-sitter = Du sidder over: læg fire kort væk og spil nolo med de ni andre, eller bliv ude.
rule-yield = Kun den første modspiller kan lade den anden bytte først, hvor reglerne tillader det, og kun én gang.

## Udfald og regnskab

outcome-win = Vundet
outcome-bet = Bet
outcome-codille = Kruk
outcome-given_up = Givet op
outcome-washed_out = Alle pas

line-win = Vundet
line-bet = Bet
line-codille = Kruk
line-given_up = Givet op
line-further_trick = Flere stik
line-tout_made = Tout
line-tout_failed = Mislykket Tout
line-penalty = Nævnt for meget
line-sat_out = Blev ude

loss-bet = Bet
loss-codille = Kruk
loss-further_trick = Hvert stik fra det tredje
loss-give_up = Give op
loss-tout = Mislykket Tout
bonus-tout = Tout

## Spil og regler

game-lhombre = L’hombre
profile-lhombre-hjemme = Danske hjemmeregler
    .description = L’hombre, som det spilles hjemme om bordet i Danmark: ti meldinger, Grand iblandt, og kun spilføreren vinder eller taber point.
profile-lhombre-wpt = Jetoner fra hver modspiller
    .description = L’hombre, som en japansk side fortæller den: den, der sidder bedst, kan sige »selv«, hver modspiller betaler eller får, tout ved at spille ud til sjette stik.
profile-lhombre-privat = Dansk privat l’hombre
    .description = Alle købespil meldes som Spil og nævnes bagefter; en melding kan ændres, indtil den næste har meldt; unionens værdier.
profile-lhombre-union = Dansk L’hombre Union
    .description = Som privat l’hombre, men den, der nævner et spil, hvor Spil var nok, mister et point.
profile-lhombre-icelandic = Islandsk lomber
    .description = Lomber, som den blev spillet på Island: hver modspiller betaler eller får, og Grandissimo står før Solo.

## Det, et regelsæt kan ændre: hvert valg for sig og navnene på dets muligheder

setting-lhombre-ranking = De meldinger, der kan meldes, lavest først; lige høje står sammen.
setting-lhombre-values-win = Point for et vundet spil.
setting-lhombre-values-bet = Point, der tabes ved bet, i en nolo ved ét stik.
setting-lhombre-values-codille = Point, der tabes ved kruk, i en nolo ved to stik.
setting-lhombre-values-further_trick = Point, der tabes i en nolo for hvert stik fra det tredje.
setting-lhombre-values-most = Så mange point kan der højst tabes; står der intet, er der ingen grænse.
setting-lhombre-values-give_up = Point, det koster at give op; står der intet, kan man ikke.
setting-lhombre-seats = Hvor mange der sidder ved bordet; den fjerde sidder over, lige over for kortgiveren.
setting-lhombre-deal_passes = Hvilken vej giveren går rundt.
    .right = til højre
    .left = til venstre
setting-lhombre-dealt_first = Hvem der får de første kort.
    .forehand = forhånden
    .dealer = kortgiveren
setting-lhombre-washout_dealer = Hvem der giver om, når alle har meldt pas.
    .same = den samme kortgiver
    .next = den næste kortgiver
setting-lhombre-hold = Om den, der sidder foran, kan tage spillet ved samme melding eller ved enhver lige så høj.
    .no = nej
    .same = ved samme melding
    .rank = ved enhver lige så høj
setting-lhombre-umbrella = Købespil meldes som Spil, og man siger hvilket, når man har fået det.
setting-lhombre-naming_penalty = Point, det koster at melde mere, end der skulle til; ved 0 må man ikke.
setting-lhombre-correction = En melding kan rettes, til den næste har meldt.
setting-lhombre-joint_nolos = De noloer, som flere kan spille samtidig.
setting-lhombre-sitter_nolo = Den, der sidder over, kan spille en sådan nolo med kattens kort.
setting-lhombre-sitter_cost = Point, det koster oversidderen at blive ude af en sådan nolo.
setting-lhombre-shows_aces = Om de sorte Esser, en melding kræver, vises: ved meldingen, eller når kortet vendes.
    .no = vises ikke
    .bid = ved meldingen
    .turn = når kortet vendes
setting-lhombre-exchange_order = Hvilken modspiller der bytter efter spilføreren.
    .right = den til højre
    .left = den til venstre
setting-lhombre-may_yield = Den første modspiller kan lade den anden bytte først.
setting-lhombre-exchange_minimum = Så mange kort skal spilføreren mindst bytte i et købespil.
setting-lhombre-nolo_minimum = Så mange kort skal spilføreren mindst bytte i en Købe Nolo.
setting-lhombre-grand_minimum = Så mange kort skal spilføreren mindst bytte i en Grand.
setting-lhombre-turned_card = Om spilføreren må tage det vendte kort, køber det først eller skal tage det.
    .optional = må tage det
    .drawn = køber det først
    .taken = skal tage det
setting-lhombre-privilege_ends_on = Hvilken trumf tvinger en matador frem: kun den, der er spillet ud, eller enhver i stikket.
    .led = den udspillede trumf
    .any = enhver trumf i stikket
setting-lhombre-open_hand = Hvornår kortene lægges op i en åben nolo.
    .before = før første udspil
    .first_lead = efter første udspil
    .own_card = efter spilførerens første kort
setting-lhombre-give_up = Om spilføreren må se første udspil, før han giver op.
    .first_lead = efter første udspil
    .before = før første udspil
setting-lhombre-tout = Hvordan en Tout meldes: med ord i tide eller med sjette udspil.
    .before_fifth_lead = med ord før femte udspil
    .sixth_lead = med sjette udspil
setting-lhombre-early_end = Om man kan eller skal slutte, når regnskabet ligger fast.
    .offered = man kan
    .forced = man skal
setting-lhombre-payment = Om kun spilførerens regnskab ændres, eller hver modspiller betaler.
    .ledger = kun spilførerens regnskab
    .defenders = hver modspiller betaler
setting-lhombre-spade_solo_pays = En Solo, hvor Spar vælges som trumf, regnes som Solo Kulør.
setting-lhombre-tout_bonus = Point for en meldt Tout, der lykkes.
setting-lhombre-tout_penalty = Point, der tabes ved en Tout, der mislykkes.

## Det, bordet venter på: .waits om en anden ($name), .you til den, der læser

phase-deal = Der skal gives kort
phase-auction = Der meldes
    .waits = { $name } skal melde
    .you = Meld, eller sig pas
phase-naming = Trumfen vælges
    .waits = { $name } vælger trumf
    .you = Vælg trumf
phase-turned = Det vendte kort
    .waits = { $name } ser på det vendte kort
    .you = Tag det vendte kort, eller lad det ligge
phase-exchange = Der byttes kort
    .waits = { $name } bytter
    .you = Byt kort
phase-after_lead = Give op eller spille videre
    .waits = { $name } tænker over første udspil
    .you = Giv op, eller spil videre
phase-play = Der spilles
    .waits = { $name } skal spille
    .you = Din tur
phase-contract = Spillet nævnes
    .waits = { $name } vælger spil
    .you = Du har fået meldingen: hvilket spil er det?
phase-sitter = Oversidderen
    .waits = { $name } ser på katten
    .you = Læg 4 kort væk og spil nolo, eller bliv ude
phase-before_lead = Giv op eller spil
    .waits = { $name } overvejer at give op
    .you = Spil, eller giv op
phase-sixth_lead = Fem stik
    .waits = { $name } kan slutte her eller prøve tout
    .you = Slut her, eller spil ud til tout
phase-over = Given er slut
