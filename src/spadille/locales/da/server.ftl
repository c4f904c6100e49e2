# Det serveren svarer, når den ikke gør, hvad den blev bedt om. Så er intet ændret.
refused-already-seated = Du sidder allerede ved dette bord.
refused-closing = Serveren lukker bordet et øjeblik. Din plads er din.
refused-fault = Noget gik galt hos os. Intet er tabt; bordet læses ind igen.
refused-hello-first = Browseren skal sige én gang, og først, hvem der kommer. Indlæs siden igen.
refused-id-used = Denne besked er brugt til noget andet. Indlæs siden igen.
refused-name = Et navn har 1 til 24 bogstaver.
refused-no-page = Der er intet på denne adresse.
refused-no-rules = De regler spilles ikke her.
refused-no-seat = Den plads har dette bord ikke.
refused-no-table = Det bord findes ikke. Se linket efter.
refused-not-seated = Du kigger på. Tag en robots plads for at spille med.
refused-seat-taken = Der sidder allerede en anden. Vælg en anden plads.
refused-slow = Forbindelsen var for langsom. Den bliver oprettet igen.
refused-stale = Spillet er gået videre. Se igen, og vælg på ny.
refused-storage = Trækket kunne ikke skrives ned. Prøv igen.
refused-token = Pladsen er ikke din længere. Du kigger på.
refused-too-fast = Det var for meget på én gang. Vent et øjeblik.
refused-too-large = Det var for langt til at læse.
refused-unreadable = Beskeden kunne ikke læses ({ $where }). Indlæs siden igen.

# Det der hindrer serveren i at åbne: hvad, hvor, og hvad man gør.
database-foreign = { $file } er et andet programs database; angiv en anden med --database.
database-newer = { $file } er lavet af en nyere Spadille; kør den, eller angiv en anden database med --database.
database-is-folder = { $file } er en mappe; angiv en fil med --database.
database-folder-missing = Mappen { $folder } findes ikke; opret den, eller angiv en anden database med --database.
database-damaged = { $file } er beskadiget eller ingen database ({ $reason }); hent en sikkerhedskopi, eller angiv en anden med --database. Filen er ikke ændret.
database-locked = { $file } er i brug af et andet program; stop det først.
database-forbidden = { $file } kan ikke åbnes eller skrives ({ $reason }); se efter rettighederne til fil og mappe, eller angiv en anden med --database.
database-silent = Databasen { $file } svarer ikke ({ $reason }); se efter, at den kører og lukker dig ind.
port-unknown = Der findes ingen port { $port }; vælg en fra 0 til 65535 med --port.
server-opened = Spadille er åben på { $address } (Ctrl-C lukker).
