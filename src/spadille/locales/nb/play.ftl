### Bordet i en terminal: korte linjer, den ene etter den andre.

## Ordene man skriver, alle som forstås; hjelpen nevner det første.

word-hand = hånd kort
word-trick = stikk
word-last = siste
word-table = bord
word-score = poeng stilling
word-bids = meldinger
word-why = hvorfor
word-hint = råd hint
word-help = hjelp
word-quit = slutt farvel
word-yes = ja j neste

## Hjelp

play-help = Skriv { $word } eller ? for å få hjelp.
play-help-answers = Svar med tallet eller bokstaven for det du vil; kort som skal byttes eller gis videre, som flere tall, f.eks. 2 5 7.
play-help-hand = { $word }: kortene på hånden din
play-help-trick = { $word }: kortene på bordet
play-help-last = { $word }: siste stikk
play-help-table = { $word }: spillet, og hva hver har foran seg
play-help-score = { $word }: poengene så langt
play-help-bids = { $word }: hva hver melding er verd
play-help-why = { $word }: hvorfor du ikke kan spille kort nummer 3
play-help-hint = { $word }: hva du helst bør gjøre nå, og hvorfor
play-help-help = { $word }: denne hjelpen
play-help-quit = { $word }: reis deg fra bordet

## Det som fortelles

play-welcome = { $game } etter reglene { $rules }. Sammen med deg sitter { $others }.
play-deal = Giv { $number }.
play-seal = Seglet på denne given: { $seal }
play-opened = Seglet er brutt. Prøv det etter med: { $check }
play-hand = Hånden din: { $cards }.
play-hand-empty = Du har ingen kort.
play-numbered = { $number } { $card }
play-leads = { $who } spiller ut.
play-last = { $cards }. Stikket gikk til: { $who }.
play-contract = Det spilles: { $contract }.
play-trump = Trumf: { $suit }.
play-called = Kalt: { $card }.
play-turned = Vendt: { $card }.
play-talon = Talongen: { $count } kort.
play-place = { $who }: { $facts }.
play-cards = { $count } kort
play-penalty = kortpoeng { $points }
play-opened-hand = { $who }, åpent: { $cards }.
play-account = { $who }, { $line }: { $points }.
play-deal-points = Denne given: { $points }.
play-points = Poeng: { $points }.
play-bid = { $contract }. { $worth }. { $meaning }
play-bids-none = I dette spillet meldes det ikke.
play-worth = { $what } { $points }
play-unbarred = Du kan spille { $card } så snart det er din tur.
play-rule = { $rule } (avsnitt { $section })
play-left = Du reiser deg fra bordet.
play-recorded = Protokollen står i { $file }.

## Det som spørres om

play-may = Du kan spille: { $cards }.
play-lay =
    { $minimum ->
        [0] Nevn tallene for kortene du legger vekk, høyst { $maximum }; 0 for ingen.
       *[other] Nevn tallene for kortene du legger vekk: { $minimum } til { $maximum } kort.
    }
play-lay-exact =
    { $count ->
        [one] Nevn tallet for kortet du legger vekk.
       *[other] Nevn tallene for de { $count } kortene du legger vekk.
    }
play-pass =
    { $count ->
        [one] Nevn tallet for kortet du gir til { $name }.
       *[other] Nevn tallene for de { $count } kortene du gir til { $name }.
    }
play-choice = { $label }: { $action }
play-priced = { $action } ({ $price })
play-wait = Enter: la det stå.
play-next = Enter: neste giv. { $word }: reis deg.

## Svar som ikke betyr noe

play-unclear = «{ $text }» betyr ingenting her; skriv ? for å få hjelp.
play-no-card =
    { $count ->
        [one] Det finnes ikke noe kort { $number }; du har bare kort 1.
       *[other] Det finnes ikke noe kort { $number }; du har kort 1 til { $count }.
    }
play-twice = Du nevnte et kort to ganger; nevn hvert én gang.
play-one = Det spilles ett kort om gangen; nevn ett tall.
play-no-choice = Det tallet finnes ikke; nevn et av dem som ble sagt.
play-why-what = Nevn et kort på hånden ved tallet, f.eks. 3.

## Det som slett ikke kan spilles

play-no-seat = --seat er { $value }, men plassene er nummerert fra 0 til { $last }.
play-bot = Roboten «{ $name }» kan ikke spillet { $game }; velg { $known }.
play-no-records = { $file } inneholder annet enn protokoller; angi en annen fil med --record.
