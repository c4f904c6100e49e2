### Tilbageblikket i terminalen. Kort og navne kommer oversat; point er tekster.

review-progress = { $done } af { $all } valg bedømt
review-deal = Giv { $number }: { $what }
review-unfinished = ikke spillet færdig
review-seat = plads { $seat }
review-name = { $name } (plads { $seat })
review-score = { $who } { $points }
review-par = Par ved første udspil, med åbne kort: { $open }. Som det plejer at gå: { $usual }.
review-nothing = { $who }: intet at lære af.
review-moment = { $who }, stik { $trick }, { $card }. { $verdict }
review-choice = { $who }, før spillet: { $action }. { $verdict }
review-said = { $who }, stik { $trick }: { $action }. { $verdict }
review-after = { $who }, efter spillet: { $action }. { $verdict }
review-world = Kortfordeling { $number }: { $cards }
review-luck =
    { $count ->
        [one] 1 giv: hvad kortene gav, og hvad spillet gav
       *[other] { $count } giv: hvad kortene gav, og hvad spillet gav
    }
review-luck-seat = { $who }: { $score }, kortene { $cards }, spillet { $play }
review-luck-none = Hvad der var held, kan ikke siges i dette spil, da det ikke kan regnes ud fra første kort.
