# Kommandolinjen: spillere mod hinanden.

about-arena = Lad spillere spille de samme givninger mod hinanden på alle pladser, og fortæl, hvem der er bedst, og med hvor meget.
metavar-player = SPILLER
option-arena-players = hvem der spiller: { $known }, tilvalg efter navnet, f.eks. expert+without=belief, eller "pipe:KOMMANDO" for dit eget program; én alene har alle pladser
option-arena-game = spil eller spil/regelsæt, f.eks. lhombre/hjemme
option-arena-seed = tal, som kort og valg trækkes efter (normalt { $default })
option-arena-seatings = mixed: alle måder at sætte spillerne på; each: den første mod den anden på alle andre pladser, på hver plads (normalt mixed)
option-arena-jobs = antal processer, der spiller (normalt én for hver kerne)
option-arena-cluster = spil på Dask-klyngen med denne adresse, f.eks. tcp://host:8786
option-arena-patience = sekunder, dit eget program har til at svare (normalt { $default })
option-arena-keep = fil, som det spillede gemmes i; samme kommando går videre derfra
option-arena-json = skriv alle tal som én linje JSON

arena-head =
    { $seatings ->
        [1] { $rules }, tal { $seed }: { $deals ->
            [one] { $deals } givning
           *[other] { $deals } givninger
        }
       *[other] { $rules }, tal { $seed }: { $deals ->
            [one] { $deals } givning
           *[other] { $deals } givninger
        }, hver med { $seatings } bordplaner
    }
arena-lead = { $first } foran { $second }: { $points } point pr. giv, SE { $error }, 95 % fra { $low } til { $high }, n = { $deals }: { $verdict }
arena-lead-once = { $first } foran { $second }: { $points } point, n = 1: { $verdict }
arena-better = { $player } er bedst
arena-level = ingen forskel kan ses
arena-fewer = I dette spil er færre point bedre; den, der er foran, har færre.
arena-player = spiller
arena-points = point pr. giv
arena-decisions = valg
arena-half = halvdelen inden for
arena-most = 99 % inden for
arena-longest = længste
arena-milliseconds = { $number } ms
arena-version = udgave
arena-lost = mistede ture
arena-by-clock = Programmers tider er efter uret, alle andres er processorens.
arena-mishap = { $player }, givning { $deal }, bordplan { $seating }, plads { $seat }: { $kind }: { $detail }
arena-kind-absent = kunne ikke spørges
arena-kind-silent = svarede ikke
arena-kind-gone = sluttede
arena-kind-endless = skrev uden linjeslut
arena-kind-nonsense = ikke til at forstå
arena-kind-illegal = ikke tilladt
arena-kind-broken = fejlede
arena-stood-in = { $player } spillede for den, der mistede en tur.
arena-lacking = { $player } spillede uden det, den har lært, som club+without=learning gør: { $fault }
arena-made-by = Spillet af { $version }.
arena-interpreted = Kernen er ikke oversat her: spillere, der regner frem, er langsommere og svagere; se spadille doctor.
arena-again = Igen: { $command }
arena-stopped = Stoppet efter { $done } af { $all } givninger.

arena-too-many = Der er { $players } spillere og { $seats } pladser; angiv færre spillere.
arena-each-two = --seatings each sammenligner to spillere; angiv to.
arena-no-command = Efter »{ $name }« står ingen kommando, der kan læses; skriv "pipe:KOMMANDO" med lukkede anførselstegn.
arena-no-program = Der er intet program »{ $program }«, der kan køres; tjek navnet og rettighederne.
arena-keep-other = { $file } gemmer en anden sammenligning: { $found }. Angiv en anden fil.
arena-keep-none = { $file }, linje { $line }: det er ingen fil med en sammenligning; angiv en anden.
arena-keep-held = { $file } er i brug af en anden arena; vent, til den er færdig, eller angiv en anden fil.
arena-keep-damaged = { $file }, linje { $line }: det er ingen givninger fra sammenligningen. Slet linjen, så spilles dens givninger igen; eller angiv en anden fil.
arena-other-version = Nogle af disse givninger blev spillet af en anden { $player } ({ $found }) end den, der er her ({ $own }), og kan ikke regnes sammen med dens egne. Angiv en anden fil, og hav samme Spadille på alle maskiner.
arena-worker-lost = En proces gik tabt, mens den spillede givning { $first } til { $last }; giv kommandoen igen.
arena-no-cluster = { $option } kræver Dask, som ikke er installeret; installér spadille[cluster].
arena-cluster-away = Ingen klynge svarer på { $address }; tjek adressen, eller start den med dask scheduler og dask worker.
arena-cluster-unable = Klyngen på { $address } kan ikke spille dette: { $fault }. Giv alle dens maskiner den samme Spadille og de samme regelsæt.
