### Læreren i terminalen og i nettleseren. Kort og navn kommer oversatt; poeng er tekster.

## En giv i tilbakeblikk

# Mellom de hele og tidelene i et tall.
decimal-mark = ,
verdict-error = Feil: etter det man kunne vite, gir det bort { $known } poeng (± { $doubt }), med åpne kort { $open }. Bedre: { $better }.
verdict-lucky = Heldig: etter det man kunne vite, gir det bort { $known } poeng (± { $doubt }), men slik kortene lå, gikk det bedre enn { $better }.
verdict-bad_luck = Uhell: med åpne kort er { $best } { $open } poeng bedre, men det kunne man ikke vite.
# The same of what was said or exchanged before the play.
verdict-choice-error = Feil: etter det man kunne vite, gir det bort { $known } poeng (± { $doubt }), med åpne kort { $open }. Bedre: «{ $better }».
verdict-choice-lucky = Heldig: etter det man kunne vite, gir det bort { $known } poeng (± { $doubt }), men slik kortene lå, gikk det bedre enn «{ $better }».
verdict-choice-bad_luck = Uhell: med åpne kort er «{ $best }» { $open } poeng bedre, men det kunne man ikke vite.
# The same where the deal may end the match: of a hundred times, in how many more one finishes ahead of another.
verdict-match-error = Feil: etter det man kunne vite, koster det { $known } av 100 i utsikten til å slutte kampen foran de andre (± { $doubt }), med åpne kort { $open }. Bedre: «{ $better }».
verdict-match-lucky = Heldig: etter det man kunne vite, koster det { $known } av 100 i utsikten til å slutte kampen foran de andre (± { $doubt }), men slik kortene lå, gikk det bedre enn «{ $better }».
verdict-match-bad_luck = Uhell: med åpne kort er utsikten til å slutte kampen foran de andre { $open } av 100 bedre med «{ $best }», men det kunne man ikke vite.
# What others call an exchange is a pass in Hearts.
action-exchange-hearts = Gi { $number } kort videre
exchanged-cards = { $action } ({ $cards })
review-chance =
    { $known ->
        [done] Spilleføreren vinner i { $won } av 100 slike fordelinger.
        [better] Etter det bedre valget vinner spilleføreren i { $better } av 100 slike fordelinger.
       *[both] Spilleføreren vinner i { $won } av 100 slike fordelinger, etter det bedre valget i { $better }.
    }
# Where the declarer wins as often, another end of the contract.
review-end = { $outcome }: i { $won } av 100 slike fordelinger, etter det bedre valget i { $better }.
review-tout =
    { $known ->
        [done] Touten lykkes i { $won } av 100 slike fordelinger.
        [better] Touten ville lykkes i { $better } av 100 slike fordelinger.
       *[both] Touten lykkes i { $won } av 100 slike fordelinger, etter det bedre valget i { $better }.
    }
# Of a bid, and of a better one.
review-bid =
    { $known ->
        [done] Med en slik hånd vinnes meldingen i { $won } av 100 giver.
        [better] Med en slik hånd vinnes den bedre meldingen i { $better } av 100 giver.
       *[both] Med en slik hånd vinnes meldingen i { $won } av 100 giver, den bedre i { $better }.
    }
review-ahead =
    { $known ->
        [done] Utsikten til å slutte kampen foran en annen er { $won } av 100.
       *[both] Utsikten til å slutte kampen foran en annen er { $won } av 100, etter det bedre valget { $better }.
    }
review-skipped = { $skipped } av { $all } valg er ikke bedømt: spillet var for vanskelig å regne ut derfra.

## Et råd: hvorfor valget er godt

hint-points = { $points } poeng
hint-declarer = Spilleføreren: { $ends }
outcome-tout_made = Tout lyktes
outcome-tout_failed = Mislykket Tout
hint-chance = { $outcome }: { $share } %
reason-only-choice = Det er det eneste kortet du får spille.
reason-promises-most = Ingenting annet lover så mye med denne hånden.
reason-leaves-open = Får du spillet på den, kan du fortsatt velge det som lover mer.
reason-came-to-most = Med den meldingen har det gått slike hender best, hvem som enn kom til å spille.
reason-promises-too-little = Hånden lover for lite til en melding.
reason-longest-trumps = Med denne trumfen er hånden sterkest.
reason-turned-trump = Det vendte kortet er trumf og bedre enn et ukjent kort.
reason-keeps-winners = Trumfer og konger blir; det som ikke gir stikk, går ut.
reason-throws-high = Det som kan tvinges til å ta stikk, går ut.
reason-passes-danger = Disse kortene ville nok koste deg mest.
reason-stays-out = Kortene er ikke gode nok til å bli med.
reason-hopeless = Å gi opp koster mindre enn å spille videre.
reason-worth-playing = Å spille videre lover mer enn å gi opp.
reason-sure-of-all = Alle stikkene er nesten sikre.
reason-certain = Resultatet er sikkert.
reason-stands-better = Slik står du bedre i kampen.
reason-draws-trumps = Det trekker trumfer ut av de andre hendene.
reason-plays-winner = Ingen har et høyere kort i fargen.
reason-forces-declarer = Spilleføreren er renons og kan bare ta stikket med en trumf.
reason-leads-through = Spilleføreren må legge før makkeren din.
reason-leads-up-to = Makkeren din legger før spilleføreren og kan gå opp.
reason-develops-suit = Det driver ut de høyere kortene i fargen.
reason-takes-trick = Det tar stikket.
reason-trumps-in = Du er renons, og en trumf går over det som ligger.
reason-goes-over = Det går over: den som følger, tar bare stikket med et høyere kort.
reason-keeps-winner = Det høye kortet spares til et bedre stikk.
reason-leaves-to-partner = Stikket ligger allerede hos makkeren din.
reason-follows-low = Stikket kan ikke vinnes, så et lavt kort er nok.
reason-throws-loser = Kortet ville neppe ta et stikk.
reason-stays-under = Det holder seg under kortet som har stikket.
reason-leads-low = De andre går nok over det.
reason-gets-rid-of-high = Et farlig kort kommer bort mens det ikke gjør skade.
reason-shortens-suit = Er du først renons i fargen, kan du kaste farlige kort når den spilles ut.
reason-throws-points = Poengene går til en annen.
reason-takes-cheaply = Skal stikket tas, så med et høyt kort.
reason-pushes-nolo = Det er lavt, så spilleføreren kanskje må ta stikket.

## Rundt det

advice-trick = Stikk { $trick }: { $card }
advice-choice = Før spillet: { $action }
advice-after = Etter spillet: { $action }
advice-fine = Det er ingenting å lære av i denne given.
advice-par = Par: { $open } med åpne kort, { $usual } slik det pleier å gå. Du fikk { $score }.
advice-worlds = Slik kunne kortene ligge etter alt du visste ({ $count })
advice-turn = Det er ikke din tur.
hint-cards = Disse kortene: { $cards }.
meter = Hva hver melding lover
meter-cost = Hva hånden kan koste
meter-bids = { $book } ville melde { $game } i { $suits }.
meter-passes = { $book } ville melde pass.
meter-danger = Hånden koster nok { $points } poeng.
book-scheillerup = Scheillerup (1926)
book-maigaard = Maigaard (1984)
