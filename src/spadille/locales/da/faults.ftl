### Hvad der er galt med noget, som er skrevet eller sat op i hånden. I en stilling er $field og $mark navne i dens linje.

## Det, fejlene er ved

what-deal = given
what-deck = kortene
what-game = spillet { $name }
what-player = robotten { $name }
what-position = stillingen
what-profile = regelsættet { $name }
what-rules = regelsættet { $name }

## Kort; $places er de felter, de ligger i.

fault-card-count = der er { $count } kort, ikke { $wanted }
fault-card-foreign = { $card } hører ikke til kortene ({ $places })
fault-card-repeated = { $card } er der { $count } gange ({ $places })
fault-card-missing =
    { $count ->
        [one] { $cards } mangler
       *[other] { $count } kort mangler: { $cards }
    }
fault-hand-count = der er { $count } hænder, ikke { $wanted }
fault-hand-size = plads { $seat } har { $count } kort, ikke { $wanted }
fault-hand-twice = tegn { $column }: { $card } er { $count } gange på en hånd
fault-hand-open = plads { $seat } spiller med åben hånd, og noget af den er skjult
fault-hands-missing = der er ingen hænder
fault-heap-count = { $field } er for { $count } pladser, ikke { $wanted }
fault-heap-none = ingen bytter, og dog er der { $field }
fault-talon-size = talonen har { $count } kort, ikke { $wanted }
fault-talon-none = der er ingen talon i dette spil
fault-face-down = { $count } kort ligger med bagsiden opad
fault-word-twice = det er der to gange

## Giv

fault-game = spillet er { $found }, ikke { $wanted }
fault-seats = bordet har { $count } pladser, ikke { $wanted }
fault-dealer = kortgiveren er { $found }, ikke en plads fra 0 til { $last }
fault-dealer-missing = kortgiveren mangler
fault-number = dette er giv nummer { $found }, men giv tælles fra 1
fault-points = der er point til { $count } pladser, ikke { $wanted }
fault-shuffle-unknown = blandingen { $found } kendes ikke her, kun { $known }
fault-secret-length = hemmeligheden har { $count } byte, ikke { $wanted }
fault-secret-unsealed = hemmeligheden er ikke den, der blev forseglet, før der blev givet
fault-deck-other = kortene er ikke dem, som denne hemmelighed fører til
fault-hex = »{ $found }« er ikke hex

## En linjes ord

fault-misread = tegn { $column }: »{ $found }« er ikke { $expected }
fault-extra = tegn { $column }: »{ $found }« er for meget
fault-tag-missing = mærkaten { $tag } mangler
fault-seat-unknown = der er ingen plads { $seat }
fault-mark-unknown = { $mark } kendes ikke; der findes { $known }
fault-mark-wrong = { $mark } kan ikke være { $found }
fault-mark-empty = { $mark } kan ikke være tom
fault-turn = det er plads { $found }, der er i tur, ikke plads { $told }
fault-turn-nobody = ingen er i tur, heller ikke plads { $told }
fault-not-over = given er ikke forbi
fault-over-unmarked = given er forbi, men det står der ikke

## Meldingerne

fault-contract-unknown = { $contract } kan ikke meldes efter disse regler
fault-game-unknown = { $game } er intet spil efter disse regler
fault-bids-none = i Hjerterfri meldes der ikke, og intet er trumf
fault-declarer-count = der er { $count } spilførere, ikke { $wanted }
fault-declarer-twice = en spilfører er nævnt to gange
fault-declarer-early = uden meldinger er der ingen spilfører, før spillet er nævnt
fault-call-late = meldingerne er forbi før melding { $number }
fault-call-turn = melding { $number } er plads { $turn }s, ikke plads { $seat }s
fault-call-join = melding { $number }: der er intet at spille med på
fault-call-low = melding { $number }, { $call }, er ikke højere end { $standing }
fault-call-unsaid = melding { $number }, { $call }, kan ikke siges der
fault-auction-contract = meldingerne fører ikke til det spil
fault-auction-declarer = meldingerne fører ikke til den spilfører
fault-game-low = { $game } er lavere end { $standing }, som fik spillet
fault-announced-early = trumf, es og makker kommer, når spillet er nævnt

## Trumf og det kaldte es

fault-trump-fixed = trumf i { $contract } er { $suit }
fault-trump-none = der er ingen trumf i { $contract }
fault-trump-missing = trumf i { $game } mangler
fault-trump-wrong = trumf i { $game } kan ikke være { $suit }
fault-turned-missing = den vendte trumf mangler
fault-turned-other = { $card } blev ikke vendt som trumf
fault-turned-kept = et kort, der er taget, ligger ikke på talonen
fault-turned-there = et vendt kort ligger der, er taget eller ladt ligge, hvor der ikke vendes
fault-turned-absent = hvor der vendes, ligger det vendte kort der, er taget eller ladt ligge
fault-partner-none = der er ingen makker i { $game }
fault-partner-unknown = ingen ved, at plads { $seat } er makker, før { $card } er spillet
fault-partner-missing = given er forbi, og makkeren mangler
fault-ace-missing = det kaldte es mangler
fault-ace-uncallable = { $card } kan ikke kaldes
fault-ace-own = spilføreren, plads { $seat }, kaldte { $card } og kan ikke selv have det
fault-ace-played = plads { $seat } spillede { $card } og er makker
fault-ace-held = plads { $seat } har { $card }, ikke plads { $partner }
fault-ace-first = { $card } kan ikke kaldes: plads { $seat } har { $ace }, som kunne kaldes
fault-ace-fallen = { $card } er ikke på nogen hånd; nævn makkeren, som har lagt det

## Bytning, oversidder, tout

fault-early-exchange = der byttes og vendes ikke, før spillet er meldt
fault-exchange-early = ingen bytter, før trumfen ligger fast
fault-exchange-order = de pladser, der mangler at bytte, er ikke de sidste af dem, der må
fault-exchange-seat = plads { $seat } har lagt kort væk, og det kunne den ikke endnu
fault-exchange-unfinished = ingen spiller, før alle har byttet
fault-exchange-empty = ingen bytter, når der intet er at trække
fault-exchange-laid = { $card } blev lagt væk af plads { $seat }
fault-yield-none = ingen kan lade en anden bytte før sig
fault-sitter-laid = oversidderen har ikke taget det op, der er lagt væk
fault-exchange-count = plads { $seat } har ikke lagt { $count } kort væk
fault-sitter-unasked = ingen spiller, før oversidderen har set på talonen
fault-sitter-none = der er ingen oversidder, som kunne have set på talonen
fault-sitter-declarer = plads { $seat } er spilfører netop da, når den spiller
fault-sitter-talon = oversidderen har ikke alle talonens kort
fault-sitter-silent = ingen spiller, før oversidderen har sagt, om han gør
fault-tout-none = der er ingen tout i { $contract }
fault-give-up-none = { $contract } kan ikke gives op
fault-give-up-late = det er for sent at give op
fault-play-on-early = ingen spiller videre før første udspil
fault-end-early = en giv ender kun før tiden mellem to stik, når udfaldet er sikkert
fault-end-never = en giv ender ikke før tiden efter disse regler

## Stik

fault-early-play = der spilles ikke, før spillet er meldt
fault-play-unannounced = der spilles ikke, før spillet er nævnt
fault-play-barred = plads { $seat } må ikke lægge { $card } i stik { $number } og have { $had } ({ $section })
fault-trick-too-many = der er { $count } stik, ikke { $wanted }
fault-tricks-taken = der er { $count } stik, men { $taken } er taget
fault-trick-size = stik { $number } har { $count } kort, ikke { $wanted }
fault-trick-full = et fuldt stik bliver ikke liggende på bordet
fault-trick-order = stik { $number } blev spillet af plads { $found }, ikke { $turn }
fault-trick-leader = stik { $number } blev spillet ud af plads { $seat }, som ikke er med
fault-trick-taker = stik { $number } blev taget af plads { $taker }, ikke { $found }

## Hjerterfri

fault-pass-none = ingen giver kort videre i giv { $number }
fault-pass-count = plads { $seat } har givet videre eller taget op et antal, der ikke er { $wanted }
fault-pass-together = alle tager deres kort op på én gang
fault-pass-unfinished = ingen spiller, mens der gives kort videre
fault-pass-lying = når alle har givet videre, ligger der intet tilbage
fault-pass-taken = { $card } blev taget op af plads { $seat }
fault-first-two = første stik begynder med { $card }, ikke { $found }
fault-first-club = første stik begynder med en klør, ikke { $found }
fault-two-held = ingen har { $card } på hånden, når den er spillet ud
fault-opener-without = plads { $seat } har ikke { $card }
fault-opener-other = plads { $seat } spiller ikke først ud
fault-opener-untold = det siges ikke, hvem der spiller først ud
fault-taken-elsewhere = { $card } er taget og ligger et andet sted
fault-taken-too-many = plads { $seat } har taget { $count } kort, men højst { $most } kan være taget
fault-taken-missing = ingen har taget { $cards }
fault-hearts-unbroken = hjerter er ikke brudt
fault-moon-unchosen = ingen vælger, hvad der bliver af pointene

## Regelsæt: $option er et valgs navn.

fault-option-unknown = der er intet valg { $option }; der findes { $known }
fault-option-missing = { $option } mangler
fault-option-twice = { $option } er ændret to gange
fault-option-fixed = { $option } kan ikke ændres i et regelsæts navn
fault-option-flag = { $option } er true eller false, ikke { $found }
fault-option-choice = { $option } er en af { $known }, ikke { $found }
fault-option-number = { $option } er et helt tal, ikke { $found }
fault-option-small = { $option } er mindst { $limit }, ikke { $found }
fault-option-large = { $option } er højst { $limit }, ikke { $found }
fault-option-step = { $option } er deleligt med { $step }, det er { $found } ikke
fault-option-table = { $option } er en tabel, ikke { $found }
fault-option-list = { $option } er en liste, ikke { $found }
fault-option-text = { $option } er en tekst i anførselstegn, ikke { $found }
fault-ranking-twice = ranking nævner { $contract } to gange
fault-values-missing = values har ingen { $contract }
fault-nolo-unranked = joint_nolos har { $contract }, ranking har den ikke
fault-umbrella-game = umbrella kræver et game i ranking
fault-extends-itself = det bygger på sig selv gennem { $parent }
fault-extends-none = det bygger på { $parent }, som ikke findes; der findes { $known }
fault-none = det findes ikke; der findes { $known }
fault-version = her er det { $known }
fault-game-unplayed = den kender ikke spillet { $game }
fault-player-plain = der er intet at ændre i den; udelad alt fra + og frem
fault-profiles-folder = der er ingen mappe { $folder }; lav den, eller angiv en anden
fault-profiles-closed = mappen { $folder } kan ikke læses; tjek rettighederne, eller angiv en anden

## Et regelsæts fil

fault-toml-quote = { $file }, linje { $line }, tegn { $column }: en tekst skal slutte med et anførselstegn på sin linje
fault-toml-escape = { $file }, linje { $line }, tegn { $column }: skriv to omvendte skråstreger for én i en tekst
fault-toml-equals = { $file }, linje { $line }, tegn { $column }: efter et navn kommer = og en værdi
fault-toml-bracket = { $file }, linje { $line }, tegn { $column }: en parentes er ikke lukket
fault-toml-end = { $file }, linje { $line }, tegn { $column }: linjen går videre efter sin værdi; begynd en ny
fault-toml-value = { $file }, linje { $line }, tegn { $column }: dette er ingen værdi; skriv et tal, true, false eller en tekst i anførselstegn
fault-toml-twice = { $file }, linje { $line }, tegn { $column }: dette navn har allerede en værdi
fault-toml-wrong = { $file }, linje { $line }, tegn { $column }: dette er ikke TOML
fault-toml-cut = { $file }: teksten hører op før tid; der mangler en parentes eller et anførselstegn
fault-toml-deep = { $file }: parenteser står for dybt inde i hinanden
fault-toml-number = { $file }: et tal er for langt
fault-toml-letters = { $file }, linje { $line }: dette er ikke tekst i UTF-8
fault-file-closed = { $file } kan ikke læses; tjek filen og rettighederne

## En JSON-linje; $field er stedet i den.

fault-form-cut = linjen hører op før sin slutning
fault-form-deep = parenteser står for dybt inde i hinanden
fault-form-wrong = dette er ikke JSON
fault-form-missing = { $field } mangler
fault-form-unknown = der findes intet felt { $field }
fault-form-kind = { $field } skal være { $wanted }, ikke { $found }
fault-form-value = { $field } kan ikke være { $found }
fault-form-card = { $field } skal være kort som SA eller H7, hvert én gang
fault-form-misfit = { $field } passer ikke

## Slags værdier

kind-array = en liste
kind-bool = true eller false
kind-float = et tal
kind-int = et helt tal
kind-null = ingenting
kind-object = en tabel
kind-str = en tekst

## Hvad en tekst skulle have haft

expected-action = en handling, f.eks. 1:game, 1:pass eller 1:SA
expected-card = et kort, f.eks. SA eller H7
expected-comment-end = en krøllet parentes, der slutter kommentaren
expected-deck = hvert af kortene én gang
expected-field = et felt, som en sådan linje har
expected-field-once = hvert felt én gang
expected-form = en JSON-linje i den beskrevne form
expected-game = en [Game]-mærkat, der begynder en protokol
expected-legal = noget, som reglerne tillader
expected-number = et tal
expected-outcome = hvad der følger af de spillede kort
expected-rule-set = et kendt regelsæt, f.eks. lhombre/hjemme@1
expected-seat = en plads ved bordet, talt fra 0
expected-suit = en farve: S, H, D eller C
expected-tag = en mærkat, f.eks. [Dealer "0"]
expected-tag-once = hver mærkat én gang i en protokol
expected-text = tekst i UTF-8
expected-word = noget mere

## Hvad der følger af kortene

steps-end = ikke flere
steps-wanted = given er ikke forbi
more-than = mere end { $number }
unfinished = given er ikke spillet færdig
