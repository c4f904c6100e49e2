### Hjælp: hvad spillet går ud på, og hvordan bordet bruges. Læses, når hjælpen åbnes.

## L’Hombre

help-lhombre-aim = Den, der melder højest, er spilfører og spiller alene mod de to andre. I spil med trumf skal spilføreren have flere stik end hver af dem, i Grand mindst fem, i nolo ingen. Vælg en melding for at se, hvad den kræver, vinder og koster.
    .title = Hvad det gælder om
help-lhombre-order = I spil med trumf er begge sorte Esser altid høje trumfer. I de sorte farver ligger de små kort som sædvanlig; i de røde er de vendt om, så 2 går over 7.
    .title = Kortenes rang
help-lhombre-terms = De tre højeste trumfer er matadorerne: spadille, Spar Es; manille, toeren i en sort trumffarve eller syveren i en rød; basta, Klør Es. En matador behøver ikke at falde, når en lavere trumf er spillet ud: kun en højere matador, der er spillet ud, tvinger den.
    .title = Matadorer

## Hjerter

help-hearts-aim = Tag så få point som muligt: hjerterne og Spar Dame tæller imod den, der tager dem. Når nogen har nået grænsen, vinder den med færrest point. Den, der tager dem alle i én giv, har skudt månen og bliver belønnet for det.
    .title = Hvad det gælder om
help-hearts-order = Der er ingen trumf, og i hver farve er Es højest. Den, der kan, skal bekende kulør.
    .title = Kortenes rang
help-hearts-terms = Før de fleste giv sender hver spiller tre kort videre. Hjerter må ikke spilles ud, før de er brudt, for eksempel af en hjerter, der er kastet af i en anden farve.
    .title = Bytte, og at bryde hjerter

## Spansk Solo

help-solo-aim = Den, der melder højest, er spilfører: i en Simpel med en hemmelig makker, i en Solo eller Tout alene. En Tout kræver alle otte stik, alle andre spil fem.
    .title = Hvad det gælder om
help-solo-order = De sorte damer er altid trumf. Spadille, Klør Dame, er højest; så manille, trumf 7; så basta, Spar Dame. I hver farve går Es over Konge.
    .title = Kortenes rang
help-solo-terms = I en Simpel kalder spilføreren et Es fra en anden hånd. Den, der har det, er makker, og det ved ingen andre, før det bliver spillet.
    .title = Det kaldte Es

## Kortenes rang ved bordet

order-trumps = Trumf, højeste først
order-over-all = Over alle farver
order-not-yet = Endnu er intet trumf; sådan er din hånd sorteret.

## Bordet

help-hands = Med mus eller finger
help-mouse = Tryk på et kort for at spille det, eller træk det ind på midten. Et skraveret kort må ikke spilles nu: tryk på det for at se hvorfor. Tryk hvor som helst for at sætte fart på kortene.
help-keys = Taster
key-hand = til din hånd
key-trick = det, der ligger på bordet
key-last = sidste stik
key-turn = hvis tur det er
key-score = regnskabet
key-advice = råd; efter en giv: se tilbage
key-help = denne hjælp
key-arrows-name = ← →
key-arrows = fra kort til kort
key-enter-name = Enter
key-enter = spil kortet, eller løft det for at bytte
key-digits-name = 1–9, 0
key-digits = til første … tiende kort
key-tab-name = Tab
key-tab = til knapper og meldinger
key-escape-name = Esc
key-escape = luk
