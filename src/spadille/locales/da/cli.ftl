# Kommandolinjen.

about = L’hombre og dets familie: spil, lær, studér, simulér, og før protokol.
about-serve = Åbn huset: en server til browseren på denne maskine.
about-play = Spil mod robotter her i terminalen, fortalt linje for linje.
about-rules = Vis, hvad et regelsæt siger, og hvordan det skiller sig fra spillets andre.
about-simulate = Lad robotter spille givning efter givning, og skriv hvert skridt ned.
about-replay = Gennemgå simulerede givninger eller protokoller efter reglerne igen, og vis, hvordan hver endte.
about-verify = Efterprøv, at kortene kommer fra den hemmelighed, der blev forseglet, før der blev givet.
about-perft = Tæl træet af tilladte handlinger, til den, der skriver reglerne en gang til.
about-audit = Døm journaler, protokoller og simulerede givninger igen efter reglerne af i dag, og vis, hvad der er anderledes.
about-check = Prøv et regelsæt med tilfældige givninger, eller alle: hænger det sammen?
about-solve = Sig, hvad hvert kort er værd med alle hænder åbne, og hvordan given går, når ingen fejler.
about-review = Se tilbage på noterede giv: hvad hver plads kan lære af, fejl skilt fra uheld.
about-doctor = Fortæl, hvad denne installation består af.
about-bench = Mål, hvor hurtig kernen er her, ved siden af andre i samme kørsel.

exit-codes = Slutkode: 0 når alt er i orden, 1 når noget er bedømt og ikke er, som det skal være, 2 når noget ikke kan læses, skrives eller forstås, 130 når der blev stoppet.

metavar-command = KOMMANDO
metavar-rules = SPIL[/REGELSÆT]
metavar-file = FIL
metavar-folder = MAPPE
metavar-name = NAVN
metavar-position = STILLING
metavar-solve = FIL|STILLING
metavar-number = TAL
metavar-seconds = SEKUNDER
metavar-address = ADRESSE
metavar-hex = HEX
metavar-cards = KORT

usage = brug:
usage-arguments = argumenter
usage-options = tilvalg
usage-help = vis denne hjælp og slut
usage-version = vis versionen og slut
usage-wrong = { $command }: { $what }; se { $command } --help
usage-at = { $argument_name }: { $message }
usage-unknown = kendes ikke her: { $what }
usage-missing = der mangler: { $what }
usage-not-with = kan ikke bruges sammen med { $what }
usage-no-value = tager ingen værdi, men der står »{ $what }«
usage-one-value = der skal én værdi til
usage-some-values = der skal så mange værdier til: { $what }
usage-ambiguous = { $option } er ikke nok; det kan være { $matches }
usage-choice = der er ingen »{ $value }«; vælg mellem { $choices }
usage-number = »{ $value }« er ikke et tal

option-host = adresse at lytte på (normalt { $default })
option-port = port at lytte på (normalt { $default })
option-database = databasefil (normalt en i din egen datamappe)
option-no-browser = åbn ingen browser
option-bot-delay = sekunder, en robot er om at spille (normalt { $default })
option-patience = sekunder, før en robot spiller for en, der er væk (normalt { $default })
option-rules = spil eller spil/regelsæt, f.eks. lhombre/hjemme
option-deals = antal givninger
option-seed = tal, som kort og valg trækkes efter; samme tal giver samme fil
option-out = fil at skrive; - skriver til standard-uddata
option-bots = hvem der sidder ved bordet: { $known } (normalt { $default })
option-replay-file = simulerede givninger eller protokoller; - læser standard-inddata
option-verify-file = journal med de givninger, der skal efterprøves; uden den beskrives givningen med tilvalgene
option-commitment = seglet, som blev vist, før der blev givet, i hex
option-secret = hemmeligheden, 64 hex-cifre
option-salt = saltet, i hex
option-seat-seed = det, én plads lagde til, i hex; én gang for hver plads, efter tur
option-deck = kortene i den orden, de gives, f.eks. "SA H7 ..."
option-perft-seed = tal, som kortene trækkes efter
option-perft-depth = så mange handlinger frem (normalt { $default })
option-perft-from = stillingslinje at begynde fra i stedet for nye kort
option-perft-json = skriv én linje JSON, som prøvernes filer har den
option-solve-what = fil med noterede giv, eller en stillingslinje i anførselstegn
option-solve-deal = hvilken giv i filen (normalt 1)
option-solve-after = så mange af kortene er spillet i forvejen (normalt 0)
option-solve-nodes = stop, når så mange kort er spillet i tanken
option-solve-seconds = stop efter så mange sekunder
option-review-file = fil med noterede giv; - læser standardinput
option-review-seat = kun denne plads, fra 0 (normalt alle)
option-review-deal = kun denne giv i filen (normalt alle, og hvad der var held)
option-review-seed = tal, som kortfordelingerne trækkes efter (normalt 0)
option-review-worlds = skriv ti kortfordelinger, som pladsen kunne forestille sig dem i øjeblikket
option-bench-quick = mindre prøver, på under et minut
option-audit-files = journaler, protokoller eller simulerede givninger; med --database de borde, der skal dømmes (normalt alle)
option-audit-database = døm journalerne i denne database fra en server, som gerne må køre
option-profiles = mappe med dine egne regelsæt, i den en mappe for hvert spil (normalt den, { $variable } nævner)
option-rules-rules = spil for en liste over dets regelsæt, spil/regelsæt for alt om ét
option-play-seat = din plads, fra 0 (normalt 0)
option-play-seed = tal, som kort og robotter trækker efter; uden det kommer hver giv fra en ny hemmelighed, der forsegles først
option-play-bots = hvem der sidder på de andre pladser: { $known } (normalt den bedste, der kan spillet)
option-play-record = fil, som aftenens protokol skrives i, efter det, der står der
option-check-rules = spil, spil/regelsæt, eller filen med et regelsæt, f.eks. regler/lhombre/vores.toml (normalt alt)
option-check-deals = antal givninger, hvert regelsæt prøves med (normalt { $default })
option-check-seed = tal, som kort og valg trækkes efter

progress =
    { $all ->
        [one] { $done } af { $all } givning
       *[other] { $done } af { $all } givninger
    }
simulated =
    { $deals ->
        [one] { $deals } givning skrevet til { $file }
       *[other] { $deals } givninger skrevet til { $file }
    }
deck-made = kortene, som hemmeligheden fører til: { $deck }
deal-honest = givning { $number }: ærlig
deal-unsealed = givning { $number }: givet uden hemmelighed, intet at efterprøve
deal-false = givning { $number }: { $faults }
stopped = Stoppet.
stopped-unwritten = Stoppet; { $file } blev ikke skrevet.

perft-counted = { $depth }: { $count } ({ $speed } i sekundet)
solve-side =
    { $count ->
        [one] Plads { $seats } mod alle andre: { $value }
       *[other] Plads { $seats } mod alle andre: { $value }
    }
solve-each = Point for hver plads, når alle spiller for sig selv: { $points }
solve-alone = ({ $points } for plads { $seat } mod alle andre)
solve-line = Når ingen fejler, fra plads { $seat }: { $line }
solve-nodes = { $nodes } kort spillet i tanken.
doctor-python = Python: { $python } ({ $place })
doctor-version = Spadille: { $version }
doctor-compiled = Kerne: oversat til C.
doctor-interpreted = Kerne: almindelig Python, rigtig og langsom. Den hurtige får du ved at installere en C-oversætter (på Debian: apt-get install gcc python3-dev) og installere Spadille igen.
doctor-learned = Det, spillerne har lært: model { $hash }, i orden.
doctor-unlearned = Det, spillerne har lært: kan ikke læses, så de spiller, som club+without=learning gør. Installer Spadille igen. { $fault }
bench-signature = Kendetal: { $nodes } kort spillet i tanken.
audit-judged =
    { $differing ->
        [0] { $name }: { $judged } dømt, alt som det skal være
       *[other] { $name }: { $judged } dømt, { $differing } anderledes
    }
check-holds =
    { $deals ->
        [one] { $rules }: { $deals } givning, alt i orden
       *[other] { $rules }: { $deals } givninger, alt i orden
    }
check-broken = { $rules }, tal { $seed }, givning { $deal }, skridt { $step }: { $told }.
broken-turn = given er slut, og nogen må stadig gøre noget
broken-stuck = ingen må gøre noget, og given er ikke slut
broken-endless = given slutter ikke efter { $count } handlinger
broken-legal-turn = det, plads { $seat } må gøre, passer ikke med, hvis tur det er
broken-view =
    { $seat ->
        [public] det, tilskuerne ser, er ikke sandt
       *[other] det, plads { $seat } ser, er ikke sandt
    } ({ $place })
broken-view-judges =
    { $seat ->
        [public] af det, tilskuerne ser,
       *[other] af det, plads { $seat } ser,
    } følger noget andet end af hele sandheden ({ $name })
broken-refused = plads { $seat } tilbydes { $action }, men regel { $rule } afviser det
broken-accepted = plads { $seat } tilbydes ikke { $action }, men det godtages
broken-barred = { $card } er spærret for plads { $seat } efter regel { $rule }, men afvises efter en anden
broken-settled = en giv gøres op én gang, til sidst, for alle pladser, og det gør denne ikke (gjort op { $count } gange)
broken-account = regnskabet for plads { $seat } giver ikke det rigtige antal point
broken-text-differs = denne tekst læses ikke som det, den er skrevet af: { $text }
broken-text-unreadable = denne tekst er skrevet, men kan ikke læses ({ $reason }): { $text }
broken-replay = spillet om efter journalen ender given anderledes
broken-winners = partiet er slut, og ingen har vundet det
broken-down = reglerne brød sammen ({ $kind }: { $reason })

ruleset-title = { $game }: { $name }
ruleset-name = Navn: { $name }
ruleset-source = Kilde: { $source }
ruleset-bids = Meldingerne
ruleset-bid = Melding
ruleset-win = Vundet
ruleset-each = Hver modspiller betaler så meget eller får det.
ruleset-options = Hvad regelsættet siger
ruleset-option = { $sentence } § { $section }.
ruleset-against = Sammenlignet med { $name } ({ $rules })
ruleset-same = Ingen forskel.
ruleset-here-there = { $here }; dér { $there }
ruleset-of-game = Regelsættene for { $game }
ruleset-listed = { $rules }: { $name }. { $more }
ruleset-differences = Hvad de er forskellige i

limit-choices = Værdier: { $choices }.
limit-minimum = Mindst { $number }.
limit-maximum = Højst { $number }.
limit-step = Deleligt med { $number }.
limit-optional = Kan udelades.
limit-default = Normalt { $value }.
unknown-rules = Der er intet regelsæt »{ $name }«; vælg mellem { $known }.
other-version = Udgaven »{ $name }« findes ikke her; udelad udgaven, eller skriv { $known }.
faulty-options = Regelsættet »{ $name }« kan ikke laves om sådan: { $faults }.
unknown-player = Der er ingen robot »{ $name }«; vælg mellem { $known }.
not-positive = { $option } er { $value }, men skal være et tal fra 1 og op.
not-above-nothing = { $option } er { $value }, men skal være mere end 0.
empty-option = { $option } er tom; angiv et navn.
not-seconds = { $option } er { $value }, men skal være et antal sekunder fra 0 og op.
mixed-options = Angiv en journalfil eller { $option }, ikke begge dele.
missing-option = { $option } mangler; angiv en journalfil, eller seglet og hemmeligheden.
not-hex = { $option } er »{ $value }«, som ikke er hex; angiv par af cifrene 0-9 og a-f.
false-deck = { $option }: { $faults }.
perft-nothing = Angiv et spil, eller en stilling med --from.
perft-other-rules = Stillingen spilles efter { $found }, ikke { $rules }; udelad { $rules }.
perft-hidden = Nogle af stillingens kort ligger med bagsiden op; nævn dem alle.
perft-nobody = Ingen må gøre noget i denne stilling; angiv en før givens slutning.
faulty-position = { $what }: { $faults }. Ret linjen.
solve-hidden = Nogle af kortene på hænderne ligger med bagsiden op; nævn dem alle.
solve-too-early = I dette spil kan de sidste { $most } stik løses; angiv et øjeblik, hvor ingen har flere kort på hånden (--after).
solve-too-many = Her kan de kort, der tæller, fordeles på for mange måder; nævn et senere tidspunkt (--after).
solve-no-cards = Der skal ikke spilles noget kort dér; angiv et øjeblik mellem første udspil og sidste kort.
solve-no-deal = { $file } har ingen giv nummer { $number }; --deal tæller fra 1.
solve-no-record = { $option } hører til en fil med noterede giv, og en stillingslinje er et enkelt øjeblik; udelad { $option }.
solve-limit = Svaret var ikke fundet, da grænsen var nået; tillad flere --nodes eller --seconds, eller spil nogle kort først (--after).
bench-interpreted = Kernen er ikke oversat her, og dens fart siger intet; se spadille doctor.
negative = { $option } er { $value }, men må ikke være under 0.
audit-nothing = Angiv filer, der skal dømmes, eller en database med --database.
audit-no-table = Der er intet bord { $table } i { $database }; tjek navnet.
profile-place = { $file } ligger ikke i en mappe med spillets navn; læg den i en, der hedder { $known }.
profile-astray = { $folder }: der er intet sådant spil; kald mappen { $known }.
profile-name = { $file }: et regelsæts navn består af bogstaver, cifre, - og _; omdøb filen.
profile-shadowed = { $file }: Spadille har selv et regelsæt { $name }; omdøb filen.

file-missing = { $file }: der er ingen sådan fil eller mappe; tjek navnet.
file-folder = { $file }: det er en mappe; angiv en fil.
file-forbidden = { $file }: du må ikke læse eller skrive her; tjek rettighederne, eller angiv en anden fil.
file-full = { $file }: der er ikke plads til mere; gør plads, eller angiv en anden fil.
file-trouble = { $file }: { $reason }; se på filen, eller angiv en anden.
file-empty = { $file }: der er ingen givning i den; angiv simulerede givninger eller protokoller.
records-empty = { $file }: der er ingen givning i den; angiv en fil med protokoller.
records-simulated = { $file }: her er simulerede givninger; angiv en fil med protokoller, som »spadille play --record« skriver dem.
input-closed = Standard-inddata er lukket; lad det stå åbent, eller angiv en fil.
output-closed = Standard-uddata er lukket; lad det stå åbent, eller led det til en fil.
output-full = Standard-uddata kan ikke skrives, der er ikke plads til mere; gør plads, eller led det et andet sted hen.
output-trouble = Standard-uddata kan ikke skrives: { $reason }. Gør plads, eller led det et andet sted hen.
journal-empty = { $file }: der er ingen givning i den; angiv en journal.
port-taken = Port { $port } på { $host } er optaget; stop det andet program, eller vælg en anden med --port.
port-forbidden = Du må ikke åbne port { $port } på { $host }; vælg en fra 1024 og op med --port.
host-unknown = Denne maskine har ingen adresse { $host }; vælg en anden med --host.

text-wrong = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men der står »{ $found }«. Ret linjen.
text-wrong-because = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men der står »{ $found }« ({ $detail }). Ret linjen.
text-wrong-faulty = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men der står »{ $found }« ({ $faults }). Ret linjen.
text-faulty = { $file }, linje { $line }, tegn { $column }: her ventes { $expected }, men { $faults }. Ret linjen.
illegal = { $file }, linje { $line }, tegn { $column }: »{ $found }« strider mod regel { $section }. { $rule } Ret protokollen.
illegal-step = { $file }, linje { $line }, skridt { $step }: { $found } strider mod regel { $section }. { $rule } Ret filen.
faulty-deal = { $file }, linje { $line }: { $faults }. Ret linjen.
faulty = { $what }: { $faults }.
differs = { $file }, linje { $line }, { $what }: filen siger { $found }, reglerne { $expected }.
differs-in-step = { $file }, linje { $line }, skridt { $step }, { $what }: filen siger { $found }, reglerne { $expected }.

differs-in-entry = { $file }, post { $entry }, { $what }: journalen siger { $found }, reglerne { $expected }.
illegal-entry = { $file }, post { $entry }: { $found } strider mod regel { $section }. { $rule }
faulty-journal = { $file }: { $faults }.
