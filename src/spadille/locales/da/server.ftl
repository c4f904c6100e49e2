# Det serveren svarer, når den ikke gør, hvad den blev bedt om. Så er intet ændret.
refused-already-seated = Du sidder allerede ved dette bord.
refused-closing = Serveren lukker bordet et øjeblik. Din plads er stadig din.
refused-deal-open = Denne giv er ikke slut endnu. Bagefter kan man se, hvor kortene kom fra.
refused-fault = Noget gik galt hos os. Intet er tabt; bordet læses ind igen.
refused-faulty-rules = Reglerne kan ikke ændres sådan: { $faults }.
refused-hello-first = Browseren skal først, og kun én gang, sige, hvem der kommer. Indlæs siden igen.
refused-id-used = Beskeden er allerede brugt til noget andet. Indlæs siden igen.
refused-name = Det navn kan ikke vises. Skriv 1 til 24 bogstaver, tal eller tegn, der alle kan ses.
refused-no-deal = Den giv har der ikke været ved dette bord.
refused-no-page = Der er intet på denne adresse.
refused-no-rules = Efter de regler spilles der ikke her.
refused-no-seat = Den plads findes ikke ved dette bord.
refused-no-table = Det bord findes ikke. Tjek linket.
refused-not-seated = Du er tilskuer. Overtag en robots plads for at spille med.
refused-seat-taken = Den plads er allerede taget. Vælg en anden plads.
refused-slow = Forbindelsen var for langsom. Den bliver oprettet igen.
refused-stale = Spillet er gået videre imens. Se på bordet, og vælg igen.
refused-storage = Det kunne ikke skrives ned. Prøv igen.
refused-token = Pladsen er ikke din længere. Du er tilskuer.
refused-too-fast = Det var for meget på én gang. Vent et øjeblik.
refused-too-large = Det var for langt til at blive læst.
refused-unreadable = Beskeden kunne ikke læses ({ $where }). Indlæs siden igen.

# Det, der hindrer serveren i at åbne: hvad, hvor, og hvad man gør.
database-foreign = { $file } er et andet programs database; angiv en anden med --database.
database-newer = { $file } er lavet af en nyere Spadille; brug den, eller angiv en anden database med --database.
database-is-folder = { $file } er en mappe; angiv en fil med --database.
database-folder-missing = Mappen { $folder } findes ikke; opret den, eller angiv en anden database med --database.
database-damaged = { $file } er beskadiget eller ingen database ({ $reason }); hent en sikkerhedskopi, eller angiv en anden med --database. Filen er ikke ændret.
database-locked = { $file } er i brug af et andet program; stop det først.
database-forbidden = { $file } kan ikke åbnes eller skrives ({ $reason }); tjek rettighederne til fil og mappe, eller angiv en anden med --database.
database-missing = Der er ingen database { $file }; tjek navnet.
database-address = Det er ikke en databases adresse; angiv en fil, eller postgresql://bruger@vært/navn.
database-driver = PostgreSQL kræver mere, end der er installeret her; installer spadille[postgres].
database-silent = Databasen { $file } svarer ikke ({ $reason }); tjek, at den kører og lukker dig ind.
port-unknown = Der findes ingen port { $port }; vælg en fra 0 til 65535 med --port.
server-opened = Spadille er åben på { $address } (Ctrl-C lukker).
