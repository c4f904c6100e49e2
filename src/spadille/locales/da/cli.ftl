# Kommandolinjen.

about = L'hombre og dens familie: spil, lær, studér, simulér og før protokol.
about-serve = Luk op: en server til browseren, på denne maskine.
about-simulate = Spil givninger uden mennesker og skriv hvert skridt ned.
about-replay = Døm simulerede givninger eller protokoller igen og vis, hvordan hver endte.
about-verify = Efterprøv, at kortene kommer fra den hemmelighed, der var forseglet før givningen.

option-host = adresse at lytte på (normalt { $default })
option-port = port at lytte på (normalt { $default })
option-database = databasefil (normalt en i din egen datamappe)
option-no-browser = åbn ingen browser
option-bot-delay = sekunder en robot bruger på et træk (normalt { $default })
option-rules = spil eller spil/regelsæt, f.eks. lhombre/hjemme
option-deals = antal givninger
option-seed = tal, som kort og valg trækkes efter; samme tal giver samme fil
option-out = fil at skrive; - skriver til standard-uddata
option-bots = hvem der spiller: { $known } (normalt { $default })
option-replay-file = simulerede givninger eller protokoller; - læser standard-inddata
option-verify-file = journal, hvis givninger efterprøves; ellers fortæl om givningen med valgene
option-commitment = seglet, der blev vist før givningen, i hex
option-secret = hemmeligheden, 64 hex-cifre
option-salt = saltet, i hex
option-seat-seed = hvad én plads lagde til, i hex; én gang for hver plads, efter tur
option-deck = kortene i den orden de gives, f.eks. "SA H7 ..."

progress = { $done } af { $all } givninger
simulated = { $deals } givninger skrevet til { $file }
deck-made = kortene, som hemmeligheden giver: { $deck }
deal-honest = givning { $number }: ærlig
deal-unsealed = givning { $number }: givet uden hemmelighed, intet at efterprøve
deal-false = givning { $number }: { $faults }
stopped = Stoppet.
stopped-unwritten = Stoppet; { $file } blev ikke skrevet.

unknown-rules = Der er intet regelsæt “{ $name }”; vælg mellem { $known }.
unknown-player = Der er ingen robot “{ $name }”; vælg mellem { $known }.
not-positive = { $option } er { $value }, men skal være et tal fra 1 og op.
missing-option = { $option } mangler; angiv en journalfil, eller seglet og hemmeligheden.
not-hex = { $option } er “{ $value }”, som ikke er hex; angiv par af cifrene 0-9 og a-f.
false-deck = { $option }: { $faults }.

file-missing = { $file }: der er ingen sådan fil eller mappe; se efter, om navnet er rigtigt.
file-folder = { $file }: det er en mappe; angiv en fil.
file-forbidden = { $file }: du må ikke læse eller skrive her; se efter rettighederne eller angiv en anden fil.
file-full = { $file }: der er ikke plads til mere; gør plads eller angiv en anden fil.
file-trouble = { $file }: { $reason }; se filen efter eller angiv en anden.
file-empty = { $file }: der er ingen givning i den; angiv simulerede givninger eller protokoller.
port-taken = Port { $port } på { $host } er optaget; stop det andet program eller vælg en anden med --port.
port-forbidden = Du må ikke åbne port { $port } på { $host }; vælg en fra 1024 og op med --port.
host-unknown = Denne maskine har ingen adresse { $host }; vælg en anden med --host.

text-wrong = { $file }, linje { $line }, tegn { $column }: ventede { $expected }, fandt “{ $found }”. Ret linjen.
text-wrong-because = { $file }, linje { $line }, tegn { $column }: ventede { $expected }, fandt “{ $found }” ({ $detail }). Ret linjen.
illegal = { $file }, linje { $line }, tegn { $column }: “{ $found }” er imod regel { $section } ({ $rule }). Ret protokollen.
faulty = { $what }: { $faults }.
differs = { $file }, linje { $line }, { $what }: filen siger { $found }, reglerne siger { $expected }.
differs-in-step = { $file }, linje { $line }, skridt { $step }, { $what }: filen siger { $found }, reglerne siger { $expected }.

expected-action = en handling, f.eks. 1:game, 1:pass eller 1:SA
expected-card = et kort, f.eks. SA eller H7
expected-comment-end = en klammeparentes, der slutter kommentaren
expected-deck = hvert af kortene én gang
expected-field = et felt, som en sådan linje har
expected-field-once = hvert felt én gang
expected-form = en JSON-linje i den beskrevne form
expected-game = en [Game]-mærkat, der begynder en protokol
expected-hand = kort og derefter ? og antallet af skjulte
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
