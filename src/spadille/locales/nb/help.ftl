### Hjelp: hva spillet går ut på, og hvordan bordet brukes. Leses når hjelpen åpnes.

## L’Hombre

help-lhombre-aim = Den som melder høyest, er spillefører og spiller alene mot de to andre. I spill med trumf må spilleføreren ta flere stikk enn hver av dem, i Grand minst fem, i nolo ingen. Velg en melding for å se hva den krever, vinner og koster.
    .title = Hva det gjelder
help-lhombre-order = I spill med trumf er begge de svarte essene alltid høye trumfer. I de svarte fargene ligger de små kortene som vanlig; i de røde er de snudd, så 2 går over 7.
    .title = Kortenes rang
help-lhombre-terms = De tre høyeste trumfene er matadorene: spadille, spar ess; manille, toeren i en svart trumffarge eller sjueren i en rød; basta, kløver ess. En matador trenger ikke å falle når en lavere trumf er spilt ut: bare en høyere matador som er spilt ut, tvinger den.
    .title = Matadorer

## Hjerter

help-hearts-aim = Ta så få poeng som mulig: hjerterne og spar dame teller imot den som tar dem. Når noen har nådd grensen, vinner den med færrest poeng. Den som tar alle i én giv, har skutt månen og blir belønnet for det.
    .title = Hva det gjelder
help-hearts-order = Det er ingen trumf, og i hver farge er ess høyest. Den som kan, må følge farge.
    .title = Kortenes rang
help-hearts-terms = Før de fleste giv gir hver spiller tre kort videre. Hjerter kan ikke spilles ut før de er brutt, for eksempel av en hjerter som er kastet i en annen farge.
    .title = Bytte, og å bryte hjerter

## Spansk Solo

help-solo-aim = Den som melder høyest, er spillefører: i en Enkel med en hemmelig makker, i en Solo eller Tout alene. En Tout krever alle åtte stikkene, alle andre spill fem.
    .title = Hva det gjelder
help-solo-order = De svarte damene er alltid trumf. Spadille, kløver dame, er høyest; så manille, sjueren i trumf; så basta, spar dame. I hver farge går ess over konge.
    .title = Kortenes rang
help-solo-terms = I en Enkel kaller spilleføreren et ess fra en annen hånd. Den som har det, er makker, og det vet ingen andre før det blir spilt.
    .title = Det kalte esset

## Kortenes rang ved bordet

order-trumps = Trumf, høyeste først
order-over-all = Over alle farger
order-not-yet = Ennå er ingenting trumf; slik er hånden din sortert.

## Bordet

help-hands = Med mus eller finger
help-mouse = Trykk på et kort for å spille det, eller dra det inn på midten. Et skravert kort kan ikke spilles nå: trykk på det for å se hvorfor. Trykk hvor som helst for å få fart på kortene.
help-keys = Taster
key-hand = til hånden din
key-trick = det som ligger på bordet
key-last = siste stikk
key-turn = hvem som har turen
key-score = regnskapet
key-advice = råd; etter en giv: se tilbake
key-help = denne hjelpen
key-arrows-name = ← →
key-arrows = fra kort til kort
key-enter-name = Enter
key-enter = spill kortet, eller løft det for å bytte
key-digits-name = 1–9, 0
key-digits = til første … tiende kort
key-tab-name = Tab
key-tab = til knapper og meldinger
key-escape-name = Esc
key-escape = lukk
