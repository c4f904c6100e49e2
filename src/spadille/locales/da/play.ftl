### Bordet i en terminal: korte linjer, den ene efter den anden.

## De ord, man skriver, alle dem, der forstås; hjælpen nævner det første.

word-hand = hånd kort
word-trick = stik
word-last = sidste
word-table = bord
word-score = point stilling
word-bids = meldinger
word-why = hvorfor
word-hint = råd hint
word-help = hjælp
word-quit = slut farvel
word-yes = ja j næste

## Hjælp

play-help = Skriv { $word } eller ? for at få hjælp.
play-help-answers = Svar med tallet eller bogstavet for det, du vil; kort, der skal byttes eller gives videre, som flere tal, f.eks. 2 5 7.
play-help-hand = { $word }: kortene på din hånd
play-help-trick = { $word }: kortene på bordet
play-help-last = { $word }: sidste stik
play-help-table = { $word }: spillet, og hvad hver har foran sig
play-help-score = { $word }: pointene indtil nu
play-help-bids = { $word }: hvad hver melding er værd
play-help-why = { $word }: hvorfor du ikke må spille kort nummer 3
play-help-hint = { $word }: hvad du helst skal gøre nu, og hvorfor
play-help-help = { $word }: denne hjælp
play-help-quit = { $word }: rejs dig fra bordet

## Det, der fortælles

play-welcome = { $game } efter reglerne { $rules }. Sammen med dig sidder { $others }.
play-deal = Giv { $number }.
play-seal = Seglet på denne giv: { $seal }
play-opened = Seglet er brudt. Efterprøv det med: { $check }
play-hand = Din hånd: { $cards }.
play-hand-empty = Du har ingen kort.
play-numbered = { $number } { $card }
play-leads = { $who } spiller ud.
play-last = { $cards }. Stikket gik til: { $who }.
play-contract = Der spilles: { $contract }.
play-trump = Trumf: { $suit }.
play-called = Kaldt: { $card }.
play-turned = Vendt: { $card }.
play-talon = Katten: { $count } kort.
play-place = { $who }: { $facts }.
play-cards = { $count } kort
play-penalty = kortpoint { $points }
play-opened-hand = { $who }, åbent: { $cards }.
play-account = { $who }, { $line }: { $points }.
play-deal-points = Denne giv: { $points }.
play-points = Point: { $points }.
play-bid = { $contract }. { $worth }. { $meaning }
play-bids-none = I dette spil meldes der ikke.
play-worth = { $what } { $points }
play-unbarred = Du må spille { $card }, så snart det er din tur.
play-rule = { $rule } (afsnit { $section })
play-left = Du rejser dig fra bordet.
play-recorded = Protokollen står i { $file }.

## Det, der spørges om

play-may = Du må spille: { $cards }.
play-lay =
    { $minimum ->
        [0] Nævn tallene for de kort, du lægger væk, højst { $maximum }; 0 for ingen.
       *[other] Nævn tallene for de kort, du lægger væk: { $minimum } til { $maximum } kort.
    }
play-lay-exact =
    { $count ->
        [one] Nævn tallet for det kort, du lægger væk.
       *[other] Nævn tallene for de { $count } kort, du lægger væk.
    }
play-pass =
    { $count ->
        [one] Nævn tallet for det kort, du giver til { $name }.
       *[other] Nævn tallene for de { $count } kort, du giver til { $name }.
    }
play-choice = { $label }: { $action }
play-priced = { $action } ({ $price })
play-wait = Enter: lad det stå.
play-next = Enter: næste giv. { $word }: rejs dig.

## Svar, der ikke betyder noget

play-unclear = »{ $text }« betyder ikke noget her; skriv ? for at få hjælp.
play-no-card =
    { $count ->
        [one] Der er intet kort { $number }; du har kun kort 1.
       *[other] Der er intet kort { $number }; du har kort 1 til { $count }.
    }
play-twice = Du nævnte et kort to gange; nævn hvert én gang.
play-one = Der spilles ét kort ad gangen; nævn ét tal.
play-no-choice = Det tal er der ikke; nævn et af dem, der blev sagt.
play-why-what = Nævn et kort på hånden ved dets tal, f.eks. 3.

## Det, der slet ikke kan spilles

play-no-seat = --seat er { $value }, men pladserne er nummereret fra 0 til { $last }.
play-bot = Robotten »{ $name }« kan ikke spillet { $game }; vælg { $known }.
play-no-records = { $file } indeholder andet end protokoller; angiv en anden fil med --record.
