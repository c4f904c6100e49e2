# Kommandolinjen: spillere mot hverandre.

about-arena = La spillere spille de samme utdelingene mot hverandre på alle plasser, og fortell hvem som er best, og med hvor mye.
metavar-player = SPILLER
option-arena-players = hvem som spiller: { $known }, tilvalg etter navnet, f.eks. expert+without=belief, eller "pipe:KOMMANDO" for ditt eget program; én alene har alle plassene
option-arena-game = spill eller spill/regelsett, f.eks. lhombre/hjemme
option-arena-seed = tall som kort og valg trekkes etter (vanligvis { $default })
option-arena-seatings = mixed: alle måter å plassere spillerne på; each: den første mot den andre på alle andre plasser, på hver plass (vanligvis mixed)
option-arena-jobs = antall prosesser som spiller (vanligvis én for hver kjerne)
option-arena-cluster = spill på Dask-klyngen med denne adressen, f.eks. tcp://host:8786
option-arena-patience = sekunder ditt eget program har til å svare (vanligvis { $default })
option-arena-keep = fil som det spilte lagres i; samme kommando fortsetter derfra
option-arena-json = skriv alle tall som én linje JSON

arena-head =
    { $seatings ->
        [1] { $rules }, tall { $seed }: { $deals ->
            [one] { $deals } utdeling
           *[other] { $deals } utdelinger
        }
       *[other] { $rules }, tall { $seed }: { $deals ->
            [one] { $deals } utdeling
           *[other] { $deals } utdelinger
        }, hver med { $seatings } bordplaner
    }
arena-lead = { $first } foran { $second }: { $points } poeng per giv, SE { $error }, 95 % fra { $low } til { $high }, n = { $deals }: { $verdict }
arena-lead-once = { $first } foran { $second }: { $points } poeng, n = 1: { $verdict }
arena-better = { $player } er best
arena-level = ingen forskjell kan ses
arena-fewer = I dette spillet er færre poeng bedre; den som er foran, har færre.
arena-player = spiller
arena-points = poeng per giv
arena-decisions = valg
arena-half = halvparten innen
arena-most = 99 % innen
arena-longest = lengste
arena-milliseconds = { $number } ms
arena-version = versjon
arena-lost = tapte turer
arena-by-clock = Programmers tider er etter klokken, alle andres er prosessorens.
arena-mishap = { $player }, utdeling { $deal }, bordplan { $seating }, plass { $seat }: { $kind }: { $detail }
arena-kind-absent = kunne ikke spørres
arena-kind-silent = svarte ikke
arena-kind-gone = sluttet
arena-kind-endless = skrev uten linjeslutt
arena-kind-nonsense = ikke til å forstå
arena-kind-illegal = ikke lov
arena-kind-broken = feilet
arena-stood-in = { $player } spilte for den som mistet en tur.
arena-lacking = { $player } spilte uten det den har lært, slik club+without=learning gjør: { $fault }
arena-made-by = Spilt av { $version }.
arena-interpreted = Kjernen er ikke kompilert her: spillere som regner fremover, er langsommere og svakere; se spadille doctor.
arena-again = Igjen: { $command }
arena-stopped = Stoppet etter { $done } av { $all } utdelinger.

arena-too-many = Det er { $players } spillere og { $seats } plasser; angi færre spillere.
arena-each-two = --seatings each sammenligner to spillere; angi to.
arena-no-command = Etter «{ $name }» står ingen kommando som kan leses; skriv "pipe:KOMMANDO" med lukkede anførselstegn.
arena-no-program = Det finnes ikke noe program «{ $program }» som kan kjøres; sjekk navnet og rettighetene.
arena-keep-other = { $file } lagrer en annen sammenligning: { $found }. Angi en annen fil.
arena-keep-none = { $file }, linje { $line }: dette er ingen fil med en sammenligning; angi en annen.
arena-keep-held = { $file } er i bruk av en annen arena; vent til den er ferdig, eller angi en annen fil.
arena-keep-damaged = { $file }, linje { $line }: dette er ingen utdelinger fra sammenligningen. Slett linjen, så spilles utdelingene på nytt; eller angi en annen fil.
arena-other-version = Noen av disse utdelingene ble spilt av en annen { $player } ({ $found }) enn den som er her ({ $own }), og kan ikke regnes sammen med dens egne. Angi en annen fil, og ha samme Spadille på alle maskiner.
arena-worker-lost = En prosess gikk tapt mens den spilte utdeling { $first } til { $last }; gi kommandoen på nytt.
arena-no-cluster = { $option } krever Dask, som ikke er installert; installer spadille[cluster].
arena-cluster-away = Ingen klynge svarer på { $address }; sjekk adressen, eller start den med dask scheduler og dask worker.
arena-cluster-unable = Klyngen på { $address } kan ikke spille dette: { $fault }. Gi alle maskinene i den samme Spadille og de samme regelsettene.
