# Det serveren svarer når den ikke gjør det den ble bedt om. Da er ingenting endret.
refused-already-seated = Du sitter allerede ved dette bordet.
refused-closing = Serveren lukker bordet et øyeblikk. Plassen er fortsatt din.
refused-deal-open = Denne given er ikke slutt ennå. Etterpå kan man se hvor kortene kom fra.
refused-fault = Noe gikk galt hos oss. Ingenting er tapt; bordet leses inn på nytt.
refused-faulty-rules = Reglene kan ikke endres slik: { $faults }.
refused-hello-first = Nettleseren må først, og bare én gang, si hvem som kommer. Last siden på nytt.
refused-id-used = Beskjeden er allerede brukt til noe annet. Last siden på nytt.
refused-name = Det navnet kan ikke vises. Skriv 1 til 24 bokstaver, tall eller tegn som alle kan ses.
refused-no-deal = Den given har det ikke vært ved dette bordet.
refused-no-page = Det er ingenting på denne adressen.
refused-no-rules = Etter de reglene spilles det ikke her.
refused-no-seat = Den plassen finnes ikke ved dette bordet.
refused-no-table = Det bordet finnes ikke. Sjekk lenken.
refused-not-seated = Du er tilskuer. Overta plassen til en robot for å spille med.
refused-seat-taken = Den plassen er allerede tatt. Velg en annen plass.
refused-slow = Forbindelsen var for treg. Den blir opprettet på nytt.
refused-stale = Spillet har gått videre i mellomtiden. Se på bordet, og velg på nytt.
refused-storage = Det kunne ikke skrives ned. Prøv igjen.
refused-token = Plassen er ikke din lenger. Du er tilskuer.
refused-too-fast = Det var for mye på én gang. Vent et øyeblikk.
refused-too-large = Det var for langt til å bli lest.
refused-unreadable = Beskjeden kunne ikke leses ({ $where }). Last siden på nytt.

# Det som hindrer serveren i å åpne: hva, hvor, og hva man gjør.
database-foreign = { $file } er databasen til et annet program; oppgi en annen med --database.
database-newer = { $file } er laget av en nyere Spadille; bruk den, eller oppgi en annen database med --database.
database-is-folder = { $file } er en mappe; oppgi en fil med --database.
database-folder-missing = Mappen { $folder } finnes ikke; opprett den, eller oppgi en annen database med --database.
database-damaged = { $file } er skadet eller ingen database ({ $reason }); hent en sikkerhetskopi, eller oppgi en annen med --database. Filen er ikke endret.
database-locked = { $file } er i bruk av et annet program; stopp det først.
database-forbidden = { $file } kan ikke åpnes eller skrives ({ $reason }); sjekk rettighetene til fil og mappe, eller oppgi en annen med --database.
database-missing = Det finnes ingen database { $file }; sjekk navnet.
database-address = Det er ikke adressen til en database; angi en fil, eller postgresql://bruker@vert/navn.
database-driver = PostgreSQL krever mer enn det som er installert her; installer spadille[postgres].
database-silent = Databasen { $file } svarer ikke ({ $reason }); sjekk at den kjører og slipper deg inn.
port-unknown = Det finnes ingen port { $port }; velg en fra 0 til 65535 med --port.
server-opened = Spadille er åpen på { $address } (Ctrl-C lukker).
