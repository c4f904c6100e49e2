### Læreren i terminalen og i browseren. Kort og navne kommer oversat; point er tekster.

## En giv set i bakspejlet

# Mellem de hele og tiendedelene i et tal.
decimal-mark = ,
verdict-error = Fejl: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), med åbne kort { $open }. Bedre: { $better }.
verdict-lucky = Heldigt: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), men som kortene lå, gik det bedre end { $better }.
verdict-bad_luck = Uheld: med åbne kort er { $best } { $open } point bedre, men det kunne man ikke vide.
# The same of what was said or exchanged before the play.
verdict-choice-error = Fejl: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), med åbne kort { $open }. Bedre: »{ $better }«.
verdict-choice-lucky = Heldigt: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), men som kortene lå, gik det bedre end »{ $better }«.
verdict-choice-bad_luck = Uheld: med åbne kort er »{ $best }« { $open } point bedre, men det kunne man ikke vide.
# The same where the deal may end the match: of a hundred times, in how many more one finishes ahead of another.
verdict-match-error = Fejl: efter det, man kunne vide, koster det { $known } af 100 i udsigten til at slutte kampen foran de andre (± { $doubt }), med åbne kort { $open }. Bedre: »{ $better }«.
verdict-match-lucky = Heldigt: efter det, man kunne vide, koster det { $known } af 100 i udsigten til at slutte kampen foran de andre (± { $doubt }), men som kortene lå, gik det bedre end »{ $better }«.
verdict-match-bad_luck = Uheld: med åbne kort er udsigten til at slutte kampen foran de andre { $open } af 100 bedre med »{ $best }«, men det kunne man ikke vide.
# What others call an exchange is a pass in Hearts.
action-exchange-hearts = Giv { $number } kort videre
exchanged-cards = { $action } ({ $cards })
review-chance =
    { $known ->
        [done] Spilføreren vinder i { $won } af 100 sådanne kortfordelinger.
        [better] Efter det bedre valg vinder spilføreren i { $better } af 100 sådanne kortfordelinger.
       *[both] Spilføreren vinder i { $won } af 100 sådanne kortfordelinger, efter det bedre valg i { $better }.
    }
# Where the declarer wins as often, another end of the contract.
review-end = { $outcome }: i { $won } af 100 sådanne fordelinger, efter det bedre valg i { $better }.
review-tout =
    { $known ->
        [done] Touten lykkes i { $won } af 100 sådanne kortfordelinger.
        [better] Touten ville lykkes i { $better } af 100 sådanne kortfordelinger.
       *[both] Touten lykkes i { $won } af 100 sådanne kortfordelinger, efter det bedre valg i { $better }.
    }
# Of a bid, and of a better one.
review-bid =
    { $known ->
        [done] Med sådan en hånd vindes meldingen i { $won } af 100 giv.
        [better] Med sådan en hånd vindes den bedre melding i { $better } af 100 giv.
       *[both] Med sådan en hånd vindes meldingen i { $won } af 100 giv, den bedre i { $better }.
    }
review-ahead =
    { $known ->
        [done] Udsigten til at slutte kampen foran en anden er { $won } af 100.
       *[both] Udsigten til at slutte kampen foran en anden er { $won } af 100, efter det bedre valg { $better }.
    }
review-skipped = { $skipped } af { $all } valg er ikke bedømt: spillet var for svært at regne ud derfra.

## Et råd: hvorfor valget er godt

hint-points = { $points } point
hint-declarer = Spilføreren: { $ends }
outcome-tout_made = Tout lykkedes
outcome-tout_failed = Mislykket Tout
hint-chance = { $outcome }: { $share } %
reason-only-choice = Det er det eneste kort, du må spille.
reason-promises-most = Intet andet lover så meget med denne hånd.
reason-leaves-open = Får du spillet på den, kan du stadig vælge det, der lover mere.
reason-came-to-most = Med den melding er det gået sådanne hænder bedst, hvem der så end kom til at spille.
reason-promises-too-little = Hånden lover for lidt til en melding.
reason-longest-trumps = Med denne trumf er hånden stærkest.
reason-turned-trump = Det vendte kort er trumf og bedre end et ukendt kort.
reason-keeps-winners = Trumfer og konger bliver; hvad der ikke giver stik, går ud.
reason-throws-high = Hvad der kan tvinges til at tage stik, går ud.
reason-passes-danger = Disse kort ville nok koste dig mest.
reason-stays-out = Kortene er ikke gode nok til at gå med.
reason-hopeless = At give op koster mindre end at spille videre.
reason-worth-playing = At spille videre lover mere end at give op.
reason-sure-of-all = Alle stik er næsten sikre.
reason-certain = Resultatet er sikkert.
reason-stands-better = Så står du bedre i kampen.
reason-draws-trumps = Det trækker trumfer ud af de andre hænder.
reason-plays-winner = Ingen har et højere kort i farven.
reason-forces-declarer = Spilføreren er renonce og kan kun tage stikket med en trumf.
reason-leads-through = Spilføreren skal lægge før din makker.
reason-leads-up-to = Din makker lægger før spilføreren og kan gå op.
reason-develops-suit = Det driver de højere kort i farven ud.
reason-takes-trick = Det tager stikket.
reason-trumps-in = Du er renonce, og en trumf går over det, der ligger.
reason-goes-over = Det går over: den, der følger, tager kun stikket med et højere kort.
reason-keeps-winner = Det høje kort gemmes til et bedre stik.
reason-leaves-to-partner = Stikket ligger allerede hos din makker.
reason-follows-low = Stikket kan ikke vindes, så et lavt kort er nok.
reason-throws-loser = Kortet ville næppe tage et stik.
reason-stays-under = Det holder sig under det kort, der har stikket.
reason-leads-low = De andre går nok over det.
reason-gets-rid-of-high = Et farligt kort kommer væk, mens det ingen skade gør.
reason-shortens-suit = Er du først renonce i farven, kan du kaste farlige kort af på den.
reason-throws-points = Pointene går til en anden.
reason-takes-cheaply = Skal stikket tages, så med et højt kort.
reason-pushes-nolo = Det er lavt, så spilføreren måske tvinges til at tage stikket.

## Rundt om det

advice-trick = Stik { $trick }: { $card }
advice-choice = Før spillet: { $action }
advice-after = Efter spillet: { $action }
advice-fine = Der er intet at lære af i denne giv.
advice-par = Par: { $open } med åbne kort, { $usual } som det plejer at gå. Du fik { $score }.
advice-worlds = Sådan kunne kortene ligge efter alt, du vidste ({ $count })
advice-turn = Det er ikke din tur.
hint-cards = Disse kort: { $cards }.
meter = Hvad hver melding lover
meter-cost = Hvad hånden kan koste
meter-bids = { $book } ville melde { $game } i { $suits }.
meter-passes = { $book } ville melde pas.
meter-danger = Hånden koster nok { $points } point.
book-scheillerup = Scheillerup (1926)
book-maigaard = Maigaard (1984)
