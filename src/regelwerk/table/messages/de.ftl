### Was der Spieltisch sagt.

## Die Datenbank

table-store-address = Diese Datenbank-Adresse verstehe ich nicht. Es geht sqlite:///datei.db oder postgresql://rechner/name.
table-store-driver = Für PostgreSQL fehlt noch ein Paket: pip install "regelwerk[postgres]"
table-store-unreachable = Die Datenbank { $database } auf { $host } antwortet nicht. Läuft sie, und stimmt die Adresse?
table-store-newer = Diese Datenbank gehört zu einer neueren Fassung von Regelwerk (Stand { $found }, bekannt ist { $known }). Bitte Regelwerk erneuern; an den Spielen ist nichts verändert.
table-store-foreign = In dieser Datenbank liegen Tabellen, die nicht von Regelwerk stammen. Nimm lieber eine leere.
table-store-folder = { $file } lässt sich nicht anlegen oder nicht beschreiben. Gibt es den Ordner, und darfst du dort schreiben?
table-store-damaged = { $file } ist keine lesbare Datenbank. Die Datei bleibt, wie sie ist.
table-store-busy = { $file } wird gerade von einem anderen Programm festgehalten. Gleich noch einmal versuchen.
table-store-full = Es ist kein Platz mehr frei für { $file }. Deine Eingabe wurde nicht gespeichert und zählt nicht; schaff Platz und versuch es noch einmal.
table-store-uncertain = Die Verbindung zur Datenbank ist beim Speichern abgerissen. Ob deine Eingabe zählt, siehst du, wenn du den Tisch neu öffnest.
table-store-seat = Diesen Platz gibt es nicht mehr.
table-store-text = Dieser Text enthält Zeichen, die sich nicht speichern lassen.
table-store-failed = Die Datenbank hat etwas nicht angenommen: { $why }
