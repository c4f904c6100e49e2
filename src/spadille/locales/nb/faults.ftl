### Hva som er galt med noe som er skrevet eller satt opp for hånd. I en stilling er $field og $mark navn i linjen.

## Det som har feilene

what-deal = given
what-deck = kortene
what-game = spillet { $name }
what-player = roboten { $name }
what-position = stillingen
what-profile = regelsettet { $name }
what-rules = regelsettet { $name }

## Kort; $places er feltene de ligger i.

fault-card-count = det er { $count } kort, ikke { $wanted }
fault-card-foreign = { $card } hører ikke til kortstokken ({ $places })
fault-card-repeated = { $card } finnes { $count } ganger ({ $places })
fault-card-missing =
    { $count ->
        [one] { $cards } mangler
       *[other] { $count } kort mangler: { $cards }
    }
fault-hand-count = det er { $count } hender, ikke { $wanted }
fault-hand-size = plass { $seat } har { $count } kort, ikke { $wanted }
fault-hand-twice = tegn { $column }: { $card } finnes { $count } ganger på en hånd
fault-hand-open = plass { $seat } spiller med åpen hånd, og noe av den er skjult
fault-hands-missing = det er ingen hender
fault-heap-count = { $field } er for { $count } plasser, ikke { $wanted }
fault-heap-none = ingen bytter, og likevel er det { $field }
fault-talon-size = talongen har { $count } kort, ikke { $wanted }
fault-talon-none = det er ingen talong i dette spillet
fault-face-down = { $count } kort ligger med baksiden opp
fault-word-twice = det finnes to ganger

## Giv

fault-game = spillet er { $found }, ikke { $wanted }
fault-seats = bordet har { $count } plasser, ikke { $wanted }
fault-dealer = giveren er { $found }, ikke en plass fra 0 til { $last }
fault-dealer-missing = giveren mangler
fault-number = dette er giv nummer { $found }, men giv telles fra 1
fault-points = det er poeng til { $count } plasser, ikke { $wanted }
fault-shuffle-unknown = blandingen { $found } er ikke kjent her, bare { $known }
fault-secret-length = hemmeligheten har { $count } byte, ikke { $wanted }
fault-secret-unsealed = hemmeligheten er ikke den som ble forseglet før det ble gitt
fault-deck-other = kortene er ikke dem som denne hemmeligheten fører til
fault-hex = «{ $found }» er ikke hex

## Ordene i en linje

fault-misread = tegn { $column }: «{ $found }» er ikke { $expected }
fault-extra = tegn { $column }: «{ $found }» er for mye
fault-tag-missing = merkelappen { $tag } mangler
fault-seat-unknown = det finnes ingen plass { $seat }
fault-mark-unknown = { $mark } er ukjent; det finnes { $known }
fault-mark-wrong = { $mark } kan ikke være { $found }
fault-mark-empty = { $mark } kan ikke være tom
fault-turn = det er plass { $found } sin tur, ikke plass { $told } sin
fault-turn-nobody = ingen er i tur, heller ikke plass { $told }
fault-not-over = given er ikke over
fault-over-unmarked = given er over, men det står ikke der

## Meldingene

fault-contract-unknown = { $contract } kan ikke meldes etter disse reglene
fault-game-unknown = { $game } er ikke noe spill etter disse reglene
fault-bids-none = i Hjerterfri meldes det ikke, og ingenting er trumf
fault-declarer-count = det er { $count } spilleførere, ikke { $wanted }
fault-declarer-twice = en spillefører er nevnt to ganger
fault-declarer-early = uten meldinger er det ingen spillefører før spillet er nevnt
fault-call-late = meldingene er over før melding { $number }
fault-call-turn = melding { $number } er plass { $turn } sin, ikke plass { $seat } sin
fault-call-join = melding { $number }: det er ingenting å spille med på
fault-call-low = melding { $number }, { $call }, er ikke høyere enn { $standing }
fault-call-unsaid = melding { $number }, { $call }, kan ikke sies der
fault-auction-contract = meldingene fører ikke til det spillet
fault-auction-declarer = meldingene fører ikke til den spilleføreren
fault-game-low = { $game } er lavere enn { $standing }, som fikk spillet
fault-announced-early = trumf, ess og makker kommer når spillet er nevnt

## Trumf og det kalte esset

fault-trump-fixed = trumf i { $contract } er { $suit }
fault-trump-none = det er ingen trumf i { $contract }
fault-trump-missing = trumf i { $game } mangler
fault-trump-wrong = trumf i { $game } kan ikke være { $suit }
fault-turned-missing = den vendte trumfen mangler
fault-turned-other = { $card } ble ikke vendt som trumf
fault-turned-kept = et kort som er tatt, ligger ikke på talongen
fault-turned-there = et vendt kort ligger der, er tatt eller latt ligge, der det ikke vendes
fault-turned-absent = der det vendes, ligger det vendte kortet der, er tatt eller latt ligge
fault-partner-none = det er ingen makker i { $game }
fault-partner-unknown = ingen vet at plass { $seat } er makker, før { $card } er spilt
fault-partner-missing = given er over, og makkeren mangler
fault-ace-missing = det kalte esset mangler
fault-ace-uncallable = { $card } kan ikke kalles
fault-ace-own = spilleføreren, plass { $seat }, kalte { $card } og kan ikke selv ha det
fault-ace-played = plass { $seat } spilte { $card } og er makker
fault-ace-held = plass { $seat } har { $card }, ikke plass { $partner }
fault-ace-first = { $card } kan ikke kalles: plass { $seat } har { $ace }, som kunne kalles
fault-ace-fallen = { $card } er ikke på noen hånd; nevn makkeren, som har lagt det

## Bytte, oversitter, tout

fault-early-exchange = det byttes og vendes ikke før spillet er meldt
fault-exchange-early = ingen bytter før trumfen er bestemt
fault-exchange-order = plassene som ikke har byttet, er ikke de siste av dem som kan
fault-exchange-seat = plass { $seat } har lagt bort kort, og det kunne den ikke ennå
fault-exchange-unfinished = ingen spiller før alle har byttet
fault-exchange-empty = ingen bytter når det ikke er noe å trekke
fault-exchange-laid = { $card } ble lagt bort av plass { $seat }
fault-yield-none = ingen kan la en annen bytte før seg
fault-sitter-laid = oversitteren har ikke tatt opp det som er lagt bort
fault-exchange-count = plass { $seat } har ikke lagt bort { $count } kort
fault-sitter-unasked = ingen spiller før oversitteren har sett på talongen
fault-sitter-none = det er ingen oversitter som kunne ha sett på talongen
fault-sitter-declarer = plass { $seat } er spillefører bare når den spiller
fault-sitter-talon = oversitteren har ikke alle kortene i talongen
fault-sitter-silent = ingen spiller før oversitteren har sagt om han gjør det
fault-tout-none = det er ingen tout i { $contract }
fault-give-up-none = { $contract } kan ikke gis opp
fault-give-up-late = det er for sent å gi opp
fault-play-on-early = ingen spiller videre før første utspill
fault-end-early = en giv slutter bare før tiden mellom to stikk, når utfallet er sikkert
fault-end-never = en giv slutter ikke før tiden etter disse reglene

## Stikk

fault-early-play = det spilles ikke før spillet er meldt
fault-play-unannounced = det spilles ikke før spillet er nevnt
fault-play-barred = plass { $seat } kan ikke legge { $card } i stikk { $number } og ha { $had } ({ $section })
fault-trick-too-many = det er { $count } stikk, ikke { $wanted }
fault-tricks-taken = det er { $count } stikk, men { $taken } er tatt
fault-trick-size = stikk { $number } har { $count } kort, ikke { $wanted }
fault-trick-full = et fullt stikk blir ikke liggende på bordet
fault-trick-order = stikk { $number } ble spilt av plass { $found }, ikke { $turn }
fault-trick-leader = stikk { $number } ble spilt ut av plass { $seat }, som ikke er med
fault-trick-taker = stikk { $number } ble tatt av plass { $taker }, ikke { $found }

## Hjerterfri

fault-pass-none = ingen sender kort videre i giv { $number }
fault-pass-count = plass { $seat } har sendt videre eller tatt opp et antall som ikke er { $wanted }
fault-pass-together = alle tar opp kortene sine samtidig
fault-pass-unfinished = ingen spiller mens det sendes kort videre
fault-pass-lying = når alle har sendt videre, ligger det ingenting igjen
fault-pass-taken = { $card } ble tatt opp av plass { $seat }
fault-first-two = første stikk begynner med { $card }, ikke { $found }
fault-first-club = første stikk begynner med en kløver, ikke { $found }
fault-two-held = ingen har { $card } på hånden når den er spilt ut
fault-opener-without = plass { $seat } har ikke { $card }
fault-opener-other = plass { $seat } spiller ikke ut først
fault-opener-untold = det sies ikke hvem som spiller ut først
fault-taken-elsewhere = { $card } er tatt og ligger et annet sted
fault-taken-too-many = plass { $seat } har tatt { $count } kort, men høyst { $most } kan være tatt
fault-taken-missing = ingen har tatt { $cards }
fault-hearts-unbroken = hjerter er ikke brutt
fault-moon-unchosen = ingen velger hva som skjer med poengene

## Regelsett: $option er navnet på et valg.

fault-option-unknown = det finnes ikke noe valg { $option }; det finnes { $known }
fault-option-missing = { $option } mangler
fault-option-twice = { $option } er endret to ganger
fault-option-fixed = { $option } kan ikke endres i navnet på et regelsett
fault-option-flag = { $option } er true eller false, ikke { $found }
fault-option-choice = { $option } er en av { $known }, ikke { $found }
fault-option-number = { $option } er et helt tall, ikke { $found }
fault-option-small = { $option } er minst { $limit }, ikke { $found }
fault-option-large = { $option } er høyst { $limit }, ikke { $found }
fault-option-step = { $option } er delelig med { $step }, det er ikke { $found }
fault-option-table = { $option } er en tabell, ikke { $found }
fault-option-list = { $option } er en liste, ikke { $found }
fault-option-text = { $option } er en tekst i anførselstegn, ikke { $found }
fault-ranking-twice = ranking nevner { $contract } to ganger
fault-values-missing = values har ingen { $contract }
fault-nolo-unranked = joint_nolos har { $contract }, ranking har den ikke
fault-umbrella-game = umbrella krever et game i ranking
fault-extends-itself = det bygger på seg selv gjennom { $parent }
fault-extends-none = det bygger på { $parent }, som ikke finnes; det finnes { $known }
fault-none = det finnes ikke; det finnes { $known }
fault-version = her er det { $known }
fault-game-unplayed = den kjenner ikke spillet { $game }
fault-player-plain = det er ingenting å endre i den; utelat alt fra + og utover
fault-profiles-folder = det finnes ingen mappe { $folder }; lag den, eller angi en annen
fault-profiles-closed = mappen { $folder } kan ikke leses; sjekk rettighetene, eller angi en annen

## Filen til et regelsett

fault-toml-quote = { $file }, linje { $line }, tegn { $column }: en tekst må slutte med et anførselstegn på linjen sin
fault-toml-escape = { $file }, linje { $line }, tegn { $column }: skriv to omvendte skråstreker for én i en tekst
fault-toml-equals = { $file }, linje { $line }, tegn { $column }: etter et navn kommer = og en verdi
fault-toml-bracket = { $file }, linje { $line }, tegn { $column }: en parentes er ikke lukket
fault-toml-end = { $file }, linje { $line }, tegn { $column }: linjen fortsetter etter verdien; begynn en ny
fault-toml-value = { $file }, linje { $line }, tegn { $column }: dette er ingen verdi; skriv et tall, true, false eller en tekst i anførselstegn
fault-toml-twice = { $file }, linje { $line }, tegn { $column }: dette navnet har allerede en verdi
fault-toml-wrong = { $file }, linje { $line }, tegn { $column }: dette er ikke TOML
fault-toml-cut = { $file }: teksten slutter for tidlig; det mangler en parentes eller et anførselstegn
fault-toml-deep = { $file }: parenteser står for dypt inni hverandre
fault-toml-number = { $file }: et tall er for langt
fault-toml-letters = { $file }, linje { $line }: dette er ikke tekst i UTF-8
fault-file-closed = { $file } kan ikke leses; sjekk filen og rettighetene

## En JSON-linje; $field er stedet i den.

fault-form-cut = linjen slutter for tidlig
fault-form-deep = parenteser står for dypt inni hverandre
fault-form-wrong = dette er ikke JSON
fault-form-missing = { $field } mangler
fault-form-unknown = det finnes ikke noe felt { $field }
fault-form-kind = { $field } skal være { $wanted }, ikke { $found }
fault-form-value = { $field } kan ikke være { $found }
fault-form-card = { $field } skal være kort som SA eller H7, hvert én gang
fault-form-misfit = { $field } passer ikke

## Slags verdier

kind-array = en liste
kind-bool = true eller false
kind-float = et tall
kind-int = et helt tall
kind-null = ingenting
kind-object = en tabell
kind-str = en tekst

## Det en tekst skulle hatt

expected-action = en handling, f.eks. 1:game, 1:pass eller 1:SA
expected-card = et kort, f.eks. SA eller H7
expected-comment-end = en krøllparentes som avslutter kommentaren
expected-deck = hvert kort i stokken én gang
expected-field = et felt som en slik linje har
expected-field-once = hvert felt én gang
expected-form = en JSON-linje i den beskrevne formen
expected-game = en [Game]-merkelapp som begynner en protokoll
expected-legal = noe reglene tillater
expected-number = et tall
expected-outcome = det som følger av kortene som ble spilt
expected-rule-set = et kjent regelsett, f.eks. lhombre/hjemme@1
expected-seat = en plass ved bordet, talt fra 0
expected-suit = en farge: S, H, D eller C
expected-tag = en merkelapp, f.eks. [Dealer "0"]
expected-tag-once = hver merkelapp én gang i en protokoll
expected-text = tekst i UTF-8
expected-word = noe mer

## Det som følger av kortene

steps-end = ikke flere
steps-wanted = given er ikke over
more-than = mer enn { $number }
unfinished = given er ikke ferdigspilt
