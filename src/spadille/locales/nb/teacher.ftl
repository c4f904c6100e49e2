### Læreren i terminalen og i nettleseren. Kort og navn kommer oversatt; poeng er tekster.

## En giv i tilbakeblikk

# Mellom de hele og tidelene i et tall.
decimal-mark = ,
review-progress = { $done } av { $all } kort bedømt
review-deal = Giv { $number }: { $what }
review-unfinished = ikke spilt ferdig
review-seat = plass { $seat }
review-name = { $name } (plass { $seat })
review-score = { $who } { $points }
review-par = Par ved første utspill, med åpne kort: { $open }. Slik det pleier å gå: { $usual }.
review-nothing = { $who }: ingenting å lære av.
review-moment = { $who }, stikk { $trick }, { $card }. { $verdict }
verdict-error = Feil: etter det en kunne vite, gir det bort { $known } poeng (± { $doubt }), med åpne kort { $open }. Bedre: { $better }.
verdict-lucky = Heldig: etter det en kunne vite, gir det bort { $known } poeng (± { $doubt }), men slik kortene lå, gikk det bedre enn { $better }.
verdict-bad_luck = Uhell: med åpne kort er { $best } bedre med { $open } poeng, men det kunne en ikke vite.
review-chance = Spilleren vinner i { $won } av 100 slike fordelinger.
review-chances = Spilleren vinner i { $won } av 100 slike fordelinger, etter det bedre kortet i { $better }.
review-world = Fordeling { $number }: { $cards }
review-skipped = { $skipped } av { $all } kort er ikke bedømt: det var for mange igjen til å regne spillet ut.
review-luck =
    { $count ->
        [one] 1 giv: hva kortene ga, og hva spillet ga
       *[other] { $count } giver: hva kortene ga, og hva spillet ga
    }
review-luck-seat = { $who }: { $score }, kortene { $cards }, spillet { $play }
review-luck-none = Hva som var flaks, kan ikke sies i dette spillet, siden det ikke kan regnes ut fra første kort.
