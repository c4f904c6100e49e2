### Læreren i terminalen og i browseren. Kort og navne kommer oversat; point er tekster.

## En giv set i bakspejlet

# Mellem de hele og tiendedelene i et tal.
decimal-mark = ,
review-progress = { $done } af { $all } kort bedømt
review-deal = Giv { $number }: { $what }
review-unfinished = ikke spillet færdig
review-seat = plads { $seat }
review-name = { $name } (plads { $seat })
review-score = { $who } { $points }
review-par = Par ved første udspil, med åbne kort: { $open }. Som det plejer at gå: { $usual }.
review-nothing = { $who }: intet at lære af.
review-moment = { $who }, stik { $trick }, { $card }. { $verdict }
verdict-error = Fejl: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), med åbne kort { $open }. Bedre: { $better }.
verdict-lucky = Heldigt: efter det, man kunne vide, giver det { $known } point væk (± { $doubt }), men som kortene lå, gik det bedre end { $better }.
verdict-bad_luck = Uheld: med åbne kort er { $best } bedre med { $open } point, men det kunne man ikke vide.
review-chance = Spilleren vinder i { $won } af 100 sådanne fordelinger.
review-chances = Spilleren vinder i { $won } af 100 sådanne fordelinger, efter det bedre kort i { $better }.
review-world = Fordeling { $number }: { $cards }
review-skipped = { $skipped } af { $all } kort er ikke bedømt: der var for mange tilbage til at regne spillet ud.
review-luck =
    { $count ->
        [one] 1 giv: hvad kortene gav, og hvad spillet gav
       *[other] { $count } giv: hvad kortene gav, og hvad spillet gav
    }
review-luck-seat = { $who }: { $score }, kortene { $cards }, spillet { $play }
review-luck-none = Hvad der var held, kan ikke siges i dette spil, da det ikke kan regnes ud fra første kort.
