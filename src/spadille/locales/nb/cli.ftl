# Kommandolinjen.

about = L’hombre og familien: spill, lær, studer, simuler, og før protokoll.
about-serve = Åpne huset: en server for nettleseren på denne maskinen.
about-play = Spill mot roboter her i terminalen, fortalt linje for linje.
about-rules = Vis hva et regelsett sier, og hvordan det skiller seg fra de andre i spillet.
about-simulate = La roboter spille utdeling etter utdeling, og skriv ned hvert steg.
about-replay = Gå gjennom simulerte utdelinger eller protokoller etter reglene på nytt, og vis hvordan hver endte.
about-verify = Etterprøv at kortene kommer fra hemmeligheten som ble forseglet før det ble gitt.
about-perft = Tell treet av lovlige handlinger, for den som skriver reglene en gang til.
about-audit = Døm journaler, protokoller og simulerte giver igjen etter dagens regler, og vis hva som er annerledes.
about-check = Prøv et regelsett med tilfeldige giver, eller alle: henger det sammen?
about-solve = Si hva hvert kort er verdt med alle hender åpne, og hvordan given går når ingen feiler.
about-review = Se tilbake på noterte giver: hva hver plass kan lære av, feil skilt fra uhell.
about-doctor = Fortell hva denne installasjonen består av.
about-bench = Mål hvor rask kjernen er her, ved siden av andre i samme kjøring.

exit-codes = Sluttkode: 0 når alt er i orden, 1 når noe er bedømt og ikke er som det skal være, 2 når noe ikke kan leses, skrives eller forstås, 130 når det ble stoppet.

metavar-command = KOMMANDO
metavar-rules = SPILL[/REGELSETT]
metavar-file = FIL
metavar-folder = MAPPE
metavar-name = NAVN
metavar-position = STILLING
metavar-solve = FIL|STILLING
metavar-number = TALL
metavar-seconds = SEKUNDER
metavar-address = ADRESSE
metavar-hex = HEX
metavar-cards = KORT

usage = bruk:
usage-arguments = argumenter
usage-options = tilvalg
usage-help = vis denne hjelpen og avslutt
usage-version = vis versjonen og avslutt
usage-wrong = { $command }: { $what }; se { $command } --help
usage-at = { $argument_name }: { $message }
usage-unknown = ukjent her: { $what }
usage-missing = det mangler: { $what }
usage-not-with = kan ikke brukes sammen med { $what }
usage-no-value = tar ingen verdi, men her står «{ $what }»
usage-one-value = det trengs én verdi
usage-some-values = det trengs så mange verdier: { $what }
usage-ambiguous = { $option } er ikke nok; det kan være { $matches }
usage-choice = det finnes ingen «{ $value }»; velg mellom { $choices }
usage-number = «{ $value }» er ikke et tall

option-host = adresse å lytte på (vanligvis { $default })
option-port = port å lytte på (vanligvis { $default })
option-database = databasefil (vanligvis en i din egen datamappe)
option-no-browser = ikke åpne en nettleser
option-bot-delay = sekunder en robot bruker på å spille (vanligvis { $default })
option-patience = sekunder før en robot spiller for en som er borte (vanligvis { $default })
option-rules = spill eller spill/regelsett, f.eks. lhombre/hjemme
option-deals = antall utdelinger
option-seed = tall som kort og valg trekkes etter; samme tall gir samme fil
option-out = fil å skrive; - skriver til standard ut
option-bots = hvem som sitter ved bordet: { $known } (vanligvis { $default })
option-replay-file = simulerte utdelinger eller protokoller; - leser standard inn
option-verify-file = journal med utdelingene som skal etterprøves; uten den beskrives utdelingen med valgene
option-commitment = seglet som ble vist før utdelingen, i hex
option-secret = hemmeligheten, 64 hex-sifre
option-salt = saltet, i hex
option-seat-seed = det én plass la til, i hex; én gang for hver plass, etter tur
option-deck = kortene i den rekkefølgen de deles ut, f.eks. "SA H7 ..."
option-perft-seed = tall som kortene trekkes etter
option-perft-depth = så mange handlinger frem (vanligvis { $default })
option-perft-from = stillingslinje å begynne fra i stedet for nye kort
option-perft-json = skriv én linje JSON, slik prøvenes filer har den
option-solve-what = fil med noterte giver, eller en stillingslinje i anførselstegn
option-solve-deal = hvilken giv i filen (vanligvis 1)
option-solve-after = så mange av kortene er spilt på forhånd (vanligvis 0)
option-solve-nodes = stopp når så mange kort er spilt i tankene
option-solve-seconds = stopp etter så mange sekunder
option-review-file = fil med noterte giver; - leser standard inn
option-review-seat = bare denne plassen, fra 0 (vanligvis alle)
option-review-deal = bare denne given i filen (vanligvis alle, og hva som var flaks)
option-review-seed = tall som fordelingene trekkes etter (vanligvis 0)
option-review-worlds = skriv ti fordelinger slik plassen kunne forestille seg dem i øyeblikket
option-bench-quick = mindre prøver, på under et minutt
option-audit-files = journaler, protokoller eller simulerte giver; med --database bordene som skal dømmes (vanligvis alle)
option-audit-database = døm journalene i denne databasen fra en tjener, som godt kan kjøre
option-profiles = mappe med dine egne regelsett, i den en mappe for hvert spill (vanligvis den { $variable } nevner)
option-rules-rules = spill for en liste over regelsettene, spill/regelsett for alt om ett
option-play-seat = plassen din, fra 0 (vanligvis 0)
option-play-seed = tall som kort og roboter trekker etter; uten det kommer hver giv fra en ny hemmelighet som forsegles først
option-play-bots = hvem som sitter på de andre plassene: { $known } (vanligvis den beste som kan spillet)
option-play-record = fil som kveldens protokoll skrives i, etter det som står der
option-check-rules = spill, spill/regelsett, eller filen med et regelsett, f.eks. regler/lhombre/vare.toml (vanligvis alt)
option-check-deals = antall giver hvert regelsett prøves med (vanligvis { $default })
option-check-seed = tall som kort og valg trekkes etter

progress =
    { $all ->
        [one] { $done } av { $all } utdeling
       *[other] { $done } av { $all } utdelinger
    }
simulated =
    { $deals ->
        [one] { $deals } utdeling skrevet til { $file }
       *[other] { $deals } utdelinger skrevet til { $file }
    }
deck-made = kortene som hemmeligheten fører til: { $deck }
deal-honest = utdeling { $number }: ærlig
deal-unsealed = utdeling { $number }: delt uten hemmelighet, ingenting å etterprøve
deal-false = utdeling { $number }: { $faults }
stopped = Stoppet.
stopped-unwritten = Stoppet; { $file } ble ikke skrevet.

perft-counted = { $depth }: { $count } ({ $speed } i sekundet)
solve-side =
    { $count ->
        [one] Plass { $seats } mot alle andre: { $value }
       *[other] Plass { $seats } mot alle andre: { $value }
    }
solve-each = Poeng for hver plass når alle spiller for seg selv: { $points }
solve-alone = ({ $points } for plass { $seat } mot alle andre)
solve-line = Når ingen feiler, fra plass { $seat }: { $line }
solve-nodes = { $nodes } kort spilt i tankene.
doctor-python = Python: { $python } ({ $place })
doctor-version = Spadille: { $version }
doctor-compiled = Kjerne: oversatt til C.
doctor-interpreted = Kjerne: vanlig Python, riktig og langsom. Den raske får du ved å installere en C-kompilator (på Debian: apt-get install gcc python3-dev) og installere Spadille på nytt.
doctor-learned = Det spillerne har lært: modell { $hash }, i orden.
doctor-unlearned = Det spillerne har lært: kan ikke leses, så de spiller slik club+without=learning gjør. Installer Spadille på nytt. { $fault }
bench-signature = Kjennetall: { $nodes } kort spilt i tankene.
audit-judged =
    { $differing ->
        [0] { $name }: { $judged } dømt, alt som det skal være
       *[other] { $name }: { $judged } dømt, { $differing } annerledes
    }
check-holds =
    { $deals ->
        [one] { $rules }: { $deals } giv, alt i orden
       *[other] { $rules }: { $deals } giver, alt i orden
    }
check-broken = { $rules }, tall { $seed }, giv { $deal }, steg { $step }: { $told }.
broken-turn = given er slutt, og noen kan fortsatt gjøre noe
broken-stuck = ingen kan gjøre noe, og given er ikke slutt
broken-endless = given slutter ikke etter { $count } handlinger
broken-legal-turn = det plass { $seat } kan gjøre, passer ikke med hvem sin tur det er
broken-view =
    { $seat ->
        [public] det tilskuerne ser, er ikke sant
       *[other] det plass { $seat } ser, er ikke sant
    } ({ $place })
broken-view-judges =
    { $seat ->
        [public] av det tilskuerne ser,
       *[other] av det plass { $seat } ser,
    } følger noe annet enn av hele sannheten ({ $name })
broken-refused = plass { $seat } tilbys { $action }, men regel { $rule } avviser det
broken-accepted = plass { $seat } tilbys ikke { $action }, men det godtas
broken-barred = { $card } er sperret for plass { $seat } etter regel { $rule }, men avvises etter en annen
broken-settled = en giv gjøres opp én gang, til slutt, for alle plasser, og det gjør ikke denne (gjort opp { $count } ganger)
broken-account = regnskapet for plass { $seat } gir ikke riktig antall poeng
broken-text-differs = denne teksten leses ikke som det den ble skrevet av: { $text }
broken-text-unreadable = denne teksten ble skrevet, men kan ikke leses ({ $reason }): { $text }
broken-replay = spilt om igjen etter journalen ender given annerledes
broken-winners = partiet er slutt, og ingen har vunnet det
broken-down = reglene brøt sammen ({ $kind }: { $reason })

ruleset-title = { $game }: { $name }
ruleset-name = Navn: { $name }
ruleset-source = Kilde: { $source }
ruleset-bids = Meldingene
ruleset-bid = Melding
ruleset-win = Vunnet
ruleset-each = Hver motspiller betaler så mye eller får det.
ruleset-options = Hva regelsettet sier
ruleset-option = { $sentence } § { $section }.
ruleset-against = Sammenlignet med { $name } ({ $rules })
ruleset-same = Ingen forskjell.
ruleset-here-there = { $here }; der { $there }
ruleset-of-game = Regelsettene for { $game }
ruleset-listed = { $rules }: { $name }. { $more }
ruleset-differences = Hva de er forskjellige i

limit-choices = Verdier: { $choices }.
limit-minimum = Minst { $number }.
limit-maximum = Høyst { $number }.
limit-step = Delelig med { $number }.
limit-optional = Kan utelates.
limit-default = Vanligvis { $value }.
unknown-rules = Det finnes ikke noe regelsett «{ $name }»; velg mellom { $known }.
other-version = Utgaven «{ $name }» finnes ikke her; utelat utgaven, eller skriv { $known }.
faulty-options = Regelsettet «{ $name }» kan ikke endres slik: { $faults }.
unknown-player = Det finnes ingen robot «{ $name }»; velg mellom { $known }.
not-positive = { $option } er { $value }, men må være et tall fra 1 og opp.
not-above-nothing = { $option } er { $value }, men må være mer enn 0.
empty-option = { $option } er tom; oppgi et navn.
not-seconds = { $option } er { $value }, men må være et antall sekunder fra 0 og opp.
mixed-options = Oppgi en journalfil eller { $option }, ikke begge deler.
missing-option = { $option } mangler; oppgi en journalfil, eller seglet og hemmeligheten.
not-hex = { $option } er «{ $value }», som ikke er hex; oppgi par av sifrene 0-9 og a-f.
false-deck = { $option }: { $faults }.
perft-nothing = Angi et spill, eller en stilling med --from.
perft-other-rules = Stillingen spilles etter { $found }, ikke { $rules }; utelat { $rules }.
perft-hidden = Noen av stillingens kort ligger med baksiden opp; nevn alle.
perft-nobody = Ingen kan gjøre noe i denne stillingen; angi en før givens slutt.
faulty-position = { $what }: { $faults }. Rett linjen.
solve-hidden = Noen av kortene på hendene ligger med baksiden opp; nevn alle.
solve-too-early = I dette spillet kan de siste { $most } stikkene løses; angi et øyeblikk da ingen har flere kort på hånden (--after).
solve-too-many = Her kan kortene som teller, fordeles på for mange måter; nevn et senere tidspunkt (--after).
solve-no-cards = Det skal ikke spilles noe kort der; angi et øyeblikk mellom første utspill og siste kort.
solve-no-deal = { $file } har ingen giv nummer { $number }; --deal teller fra 1.
solve-no-record = { $option } hører til en fil med noterte giver, og en stillingslinje er et enkelt øyeblikk; utelat { $option }.
solve-limit = Svaret var ikke funnet da grensen var nådd; tillat flere --nodes eller --seconds, eller spill noen kort først (--after).
bench-interpreted = Kjernen er ikke kompilert her, og farten sier ingenting; se spadille doctor.
negative = { $option } er { $value }, men kan ikke være under 0.
audit-nothing = Angi filer som skal dømmes, eller en database med --database.
audit-no-table = Det finnes ikke noe bord { $table } i { $database }; sjekk navnet.
profile-place = { $file } ligger ikke i en mappe med spillets navn; legg den i en som heter { $known }.
profile-astray = { $folder }: det finnes ikke noe slikt spill; kall mappen { $known }.
profile-name = { $file }: navnet på et regelsett består av bokstaver, sifre, - og _; gi filen et annet navn.
profile-shadowed = { $file }: Spadille har selv et regelsett { $name }; gi filen et annet navn.

file-missing = { $file }: det finnes ingen slik fil eller mappe; sjekk navnet.
file-folder = { $file }: dette er en mappe; oppgi en fil.
file-forbidden = { $file }: du har ikke lov til å lese eller skrive her; sjekk rettighetene, eller oppgi en annen fil.
file-full = { $file }: det er ikke mer plass; rydd plass, eller oppgi en annen fil.
file-trouble = { $file }: { $reason }; se på filen, eller oppgi en annen.
file-empty = { $file }: det er ingen utdeling i den; oppgi simulerte utdelinger eller protokoller.
records-empty = { $file }: det er ingen utdeling i den; oppgi en fil med protokoller.
records-simulated = { $file }: her er simulerte utdelinger; oppgi en fil med protokoller, slik «spadille play --record» skriver dem.
input-closed = Standard inn er lukket; la den stå åpen, eller oppgi en fil.
output-closed = Standard ut er lukket; la den stå åpen, eller led den til en fil.
output-full = Standard ut kan ikke skrives, det er ikke plass til mer; gjør plass, eller led det et annet sted.
output-trouble = Standard ut kan ikke skrives: { $reason }. Rydd plass, eller led den et annet sted.
journal-empty = { $file }: det er ingen utdeling i den; oppgi en journal.
port-taken = Port { $port } på { $host } er i bruk; stopp det andre programmet, eller velg en annen med --port.
port-forbidden = Du har ikke lov til å åpne port { $port } på { $host }; velg en fra 1024 og opp med --port.
host-unknown = Denne maskinen har ingen adresse { $host }; velg en annen med --host.

text-wrong = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men det står «{ $found }». Rett linjen.
text-wrong-because = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men det står «{ $found }» ({ $detail }). Rett linjen.
text-wrong-faulty = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men det står «{ $found }» ({ $faults }). Rett linjen.
text-faulty = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men { $faults }. Rett linjen.
illegal = { $file }, linje { $line }, tegn { $column }: «{ $found }» strider mot regel { $section }. { $rule } Rett protokollen.
illegal-step = { $file }, linje { $line }, steg { $step }: { $found } strider mot regel { $section }. { $rule } Rett filen.
faulty-deal = { $file }, linje { $line }: { $faults }. Rett linjen.
faulty = { $what }: { $faults }.
differs = { $file }, linje { $line }, { $what }: filen sier { $found }, reglene { $expected }.
differs-in-step = { $file }, linje { $line }, steg { $step }, { $what }: filen sier { $found }, reglene { $expected }.

differs-in-entry = { $file }, post { $entry }, { $what }: journalen sier { $found }, reglene { $expected }.
illegal-entry = { $file }, post { $entry }: { $found } strider mot regel { $section }. { $rule }
faulty-journal = { $file }: { $faults }.
