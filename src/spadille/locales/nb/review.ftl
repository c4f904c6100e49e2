### Tilbakeblikket i terminalen. Kort og navn kommer oversatt; poeng er tekster.

review-progress = { $done } av { $all } valg bedømt
review-deal = Giv { $number }: { $what }
review-unfinished = ikke spilt ferdig
review-seat = plass { $seat }
review-name = { $name } (plass { $seat })
review-score = { $who } { $points }
review-par = Par ved første utspill, med åpne kort: { $open }. Slik det pleier å gå: { $usual }.
review-nothing = { $who }: ingenting å lære av.
review-moment = { $who }, stikk { $trick }, { $card }. { $verdict }
review-choice = { $who }, før spillet: { $action }. { $verdict }
review-said = { $who }, stikk { $trick }: { $action }. { $verdict }
review-after = { $who }, etter spillet: { $action }. { $verdict }
review-world = Fordeling { $number }: { $cards }
review-luck =
    { $count ->
        [one] 1 giv: hva kortene ga, og hva spillet ga
       *[other] { $count } giver: hva kortene ga, og hva spillet ga
    }
review-luck-seat = { $who }: { $score }, kortene { $cards }, spillet { $play }
review-luck-none = Hva som var flaks, kan ikke sies i dette spillet, siden det ikke kan regnes ut fra første kort.
