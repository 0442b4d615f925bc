### Was der Spieltisch sagt.

## Die Datenbank

table-store-address = Diese Datenbank-Adresse verstehe ich nicht. Es geht sqlite:///datei.db oder postgresql://rechner/name.
table-store-driver = Für PostgreSQL fehlt noch ein Paket: pip install "regelwerk[postgres]"
table-store-unreachable = Die Datenbank { $database } auf { $host } antwortet nicht. Läuft sie, und stimmt die Adresse?
table-store-newer = Diese Datenbank gehört zu einer neueren Fassung von Regelwerk (Stand { $found }, bekannt ist { $known }). Bitte Regelwerk erneuern; an den Spielen ist nichts verändert.
table-store-foreign = In dieser Datenbank liegen Tabellen, die nicht von Regelwerk stammen. Nimm lieber eine leere.
table-store-tables = In dieser Datenbank fehlen Tabellen, die schon da waren: Jemand hat sie geleert. Ich rühre sie nicht an; spiel eine Sicherung ein oder nimm eine neue Datei.
table-store-folder = { $file } lässt sich nicht anlegen oder nicht beschreiben. Gibt es den Ordner, und darfst du dort schreiben?
table-store-damaged = { $file } ist keine lesbare Datenbank. Die Datei bleibt, wie sie ist.
table-store-torn = Die Datei mit den Partien ist beschädigt ({ $why }). Ich öffne sie nicht, damit es nicht schlimmer wird: Spiel eine Sicherung ein. Welche Partien noch ganz sind, sagt regelwerk table check.
table-store-busy = { $file } wird gerade von einem anderen Programm festgehalten. Gleich noch einmal versuchen.
table-store-taken = { $file } wird schon von einem anderen Tisch benutzt. Auf eine SQLite-Datei gehört einer; mehrere teilen sich eine PostgreSQL-Datenbank.
table-store-emptied = { $file } ist leer oder fehlt, obwohl hier schon ein Tisch stand. Ich fange nicht von selbst neu an: Spiel eine Sicherung ein. Willst du wirklich neu beginnen, lösch auch { $mark } daneben.
table-store-full = Es ist kein Platz mehr frei für { $file }. Deine Eingabe wurde nicht gespeichert und zählt nicht; schaff Platz und versuch es noch einmal.
table-store-uncertain = Die Verbindung zur Datenbank ist beim Speichern abgerissen. Ob deine Eingabe zählt, siehst du, wenn du den Tisch neu öffnest.
table-store-seat = Diesen Platz gibt es nicht mehr.
table-store-text = Dieser Text enthält Zeichen, die sich nicht speichern lassen.
table-store-failed = Die Datenbank hat etwas nicht angenommen: { $why }
table-store-none = { $file } gibt es nicht.
table-backup-exists = { $folder } gibt es schon und ist nicht leer. Eine Sicherung überschreibt nichts: Nimm einen neuen Ordner.
table-backup-schema = Diese Datenbank ist leer oder von einer älteren Fassung. Starte den Tisch einmal damit; danach lässt sie sich sichern und prüfen.
table-backup-none = { $folder } ist keine Sicherung: Darin müssen backup.json und games.db liegen.
table-backup-damaged = Die Sicherung in { $folder } ist nicht mehr, wie sie war: games.db passt nicht zu ihrer Prüfsumme. Nichts wurde eingespielt.
table-backup-newer = Die Sicherung in { $folder } stammt von einer neueren Fassung ({ $version }). Nimm die oder eine noch neuere.
table-restore-not-empty = In dieser Datenbank liegen schon Partien oder Inhalte. Eingespielt wird nur in eine leere.
table-restore-key = { $file } ist ein anderer Schlüssel als der in der Sicherung. Leg einen von beiden beiseite: Links gelten nur mit dem, mit dem sie gemacht wurden.
table-check-storage = Die Datenbank meldet einen Schaden: { $where }
table-check-orphans = Es liegen Zeilen ohne ihre Partie in der Datenbank ({ $where }).
table-check-image = Das Bild { $where } ist beschädigt. Lade es neu hoch oder hol es aus einer Sicherung.
table-check-damaged = Die Partie { $game } ist beschädigt ({ $where }).
table-check-system = „{ $title }“ ({ $game }) gehört zu einem System, das hier fehlt: { $where }.
table-check-replay = „{ $title }“ ({ $game }): Die Regeln ergeben nicht dieselbe Partie ({ $where }).
table-no-room = Auf dem Rechner, an dem der Tisch steht, ist kein Platz mehr. Deine Eingabe wurde nicht gespeichert und zählt nicht; sag der Spielleitung Bescheid und versuch es dann noch einmal.
table-no-store = Der Tisch kommt gerade nicht an seine Partien heran. Deine Eingabe zählt nicht; versuch es gleich noch einmal.
table-game-damaged = Was von dieser Partie gespeichert ist, passt nicht mehr zusammen. Sie liegt beiseite, so wie sie ist; die anderen laufen weiter. Aus einer Sicherung lässt sie sich zurückholen.

## Wer darf was

table-token-missing = Dazu brauchst du deinen Link.
table-host-missing = Eine Partie vorbereiten kann, wer den Tisch gestartet hat. Öffne zuerst den Gastgeber-Link; er steht dort, wo der Tisch gestartet wurde.
table-token-no-seat = Mit diesem Link sitzt du an keinem Tisch.
table-only-host = Das geht hier nicht: Das darf nur, wer den Tisch gestartet hat.
table-secret-missing = Für diese Datenbank braucht der Tisch sein Geheimnis in der Umgebungsvariable { $variable } (64 Hexziffern).
table-secret-form = In { $where } steht kein brauchbares Geheimnis. Es sind mindestens 64 Hexziffern.
table-secret-unwritten = { $where } lässt sich nicht schreiben. Ist noch Platz auf der Platte, und darfst du dort schreiben?

## Was nicht passt

table-invalid = Das konnte ich nicht lesen.
table-invalid-body = Das konnte ich nicht lesen: Es ist kein gültiges JSON.
table-invalid-missing = Da fehlt noch etwas: { $field }.
table-invalid-extra = „{ $field }“ kenne ich hier nicht.
table-invalid-long = Das ist zu lang: { $field } (höchstens { $most }).
table-invalid-short = Das ist noch leer oder zu kurz: { $field }.
table-invalid-limit = Das liegt außerhalb der Grenzen: { $field } (Grenze { $limit }).
table-invalid-choice = Das gibt es hier nicht: { $field }. Es geht: { $known }.
table-invalid-value = Das passt hier nicht: { $field }.
table-impossible = Das geht hier nicht.
table-page-unknown = Das gibt es hier nicht.
table-method-unknown = So lässt sich das hier nicht aufrufen.
table-too-often = Das waren viele Anfragen auf einmal. In { $seconds } s geht es weiter.
table-too-large = Das ist zu groß. Höchstens { $most } kB gehen.
table-no-host-name = Unter dieser Adresse kann der Tisch nicht stehen: Der Name des Rechners ist zu lang oder hat Zeichen, die nicht hineingehören.
table-endless-rule = Eine Regel von „{ $system }“ kommt nicht ans Ende; das ist ein Fehler des Spielsystems. Der Zug gilt nicht, und sonst ist nichts geschehen.
table-server-error = Da ist uns etwas misslungen. Es ist nichts verloren; versuch es noch einmal.

## Spiele und Lobby

table-scene-unknown = Eine Szene „{ $text }“ gibt es nicht. { $hint }
table-moved-on = Jemand war schneller. Schau noch einmal hin.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-too-many-games = Mehr als { $most } Spiele passen nicht in dieses Haus. Lösch erst alte.
table-too-many-from-one = Von dir aus sind hier heute schon { $most } Spiele begonnen worden. Morgen geht es weiter; oder frag, wer den Tisch betreibt.
table-too-many-of-strangers = Für Gäste ist hier gerade kein Platz mehr. Frag, wer den Tisch betreibt.
table-too-many-spectators = Mehr als { $most } Links zum Zuschauen gibt es nicht.
table-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
table-seat-not-for-players = Auf diesem Platz spielt niemand.
table-seat-is-masters = Das geht nicht: Ohne Spielleitung bleibt die Partie stehen. Du kannst deinen Link durch einen neuen ersetzen.
table-player-unknown = Dort kann „person“, „master“, eine Taktik oder eine Spielstärke sitzen: { $known }.
table-level-unfit = Diese Spielstärke kann hier nicht spielen, denn die Gewichte für ihre Urteile passen nicht: { $why }
table-no-hints = An diesem Tisch gibt der Computer keinen Rat.
table-hint-failed = Der Computer ist zu keinem Rat gekommen. Versuch es gleich noch einmal.
table-role-spectator = Zuschauen

## Taktiken

table-tactic = Computer: { $policy }
table-level-beginner = Spielt wie der Computer sonst, vergisst aber manches und probiert herum. Antwortet sofort.
table-level-strong = Denkt bei jeder Entscheidung voraus, bis zu { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
table-level-masterly = Denkt länger voraus, bis zu { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } bei jeder Entscheidung.

## Eigene Inhalte

table-content-unknown = Eigene Inhalte mit dem Namen „{ $name }“ gibt es nicht.
table-content-too-many = Mehr als { $most } eigene Dateien lassen sich nicht aufheben. Lösch erst alte.
table-content-wrong = Daran stimmt etwas noch nicht: { $problem }
table-scene-gone = Eine Szene „{ $name }“ gibt es hier nicht.
table-scene-plain = Diese Szene enthält etwas, das in keiner Datei stehen kann.
table-scene-changed = Jemand anderes hat diese Szene inzwischen geändert. Dein Entwurf ist noch da: Sichere ihn unter einem anderen Namen, oder lade die Szene neu.
table-scene-no-map = Für Karten aus anderen Programmen hat dieses System keinen Platz.
table-image-kind = Das ist kein Bild, das ich lesen kann. Nimm PNG, JPEG oder WebP.
table-image-broken = Dieses Bild ist unvollständig oder beschädigt. Öffne es in einem Bildprogramm und speichere es neu.
table-image-pixels = Dieses Bild ist zu groß: höchstens { $most } Millionen Bildpunkte und { $side } auf einer Seite. Verkleinere es erst.
table-image-too-long = Dieses Bild zu lesen dauert länger als { $seconds } s, darum habe ich aufgehört. Verkleinere es erst.
table-image-too-many = Mehr als { $most } Bilder lassen sich nicht aufheben. Lösch erst alte.
table-image-unknown = Dieses Bild gibt es nicht, oder dieser Tisch zeigt es nicht.
table-content-too-long = Diese Datei zu prüfen dauert länger als { $seconds } s, darum habe ich aufgehört. Teil sie auf mehrere Dateien auf.
table-option-usual = Üblich ist: { $meaning }
table-entry-unknown = Einen eigenen Eintrag „{ $name }“ gibt es nicht.
table-entry-no-form = Für „{ $kind }“ gibt es hier kein Formular. Schreib dafür eine Datei.
table-entry-exists = „{ $name }“ gibt es schon. Nimm einen anderen Namen oder bearbeite den vorhandenen Eintrag.
table-entry-changed = „{ $name }“ hat inzwischen jemand anders gespeichert. Dein Entwurf bleibt hier: Sieh dir die neue Fassung an und übernimm, was du brauchst, oder speichere deinen als Kopie unter neuem Namen.
table-entry-gone = Diesen Eintrag hat inzwischen jemand gelöscht. Dein Entwurf bleibt hier: Speichere ihn als neuen Eintrag.
table-entry-used = „{ $name }“ wird noch gebraucht von: { $users }. Nimm es dort zuerst heraus.
table-entry-too-long = Die Datei mit diesem Eintrag wäre zu groß. Teil die Einträge auf mehrere Dateien auf.

## Regeln

table-rule-unknown = Eine Regel „{ $name }“ gibt es nicht.
table-rule-code = Das Programm führt sie aus.
table-rule-table = Das macht ihr am Tisch.
table-rule-text = Erläuterung
table-rule-option = Offene Frage, die ein Tisch entscheiden kann
table-rule-ruling = Lücke im Regelbuch, so entschieden
table-source-book = Regelbuch
table-source-companion = Begleitkapitel
table-source-house = Hausregel
table-source-core = Grundregeln

## Wahrscheinlichkeiten

table-odds-question = Eine Frage „{ $name }“ gibt es nicht. Es gibt: { $known }.
table-odds-parameter = „{ $name }“ gehört nicht zu dieser Frage. Es gibt: { $known }.
table-odds-missing = Da fehlt noch eine Angabe: { $name }.
table-odds-no-files = Hier geht nur der Name einer Szene, keine Datei.
table-odds-mean = Mittelwert { $mean }
table-odds-outcome = Ergebnis
table-odds-rest = Dahinter bleibt ein Rest von unter 1e-15.
table-odds-unlisted = Die einzelnen Ergebnisse auszurechnen dauert zu lange; die Zahl oben ist genau.
table-odds-interval = zwischen { $low } und { $high } (95 von 100 Mal; { $tries } Versuche)
table-too-long = Das Ausrechnen dauert länger als { $seconds } s, darum habe ich aufgehört. Nimm weniger Würfel oder frag genauer.
table-busy = Gerade wird schon viel gerechnet. Versuch es gleich noch einmal.
table-not-worked-out = Damit komme ich nicht zurecht. Prüf bitte die Angaben.

## Angaben zum Wählen

table-given-mode = Art
table-given-distance = Entfernung; sonst die ideale
table-given-ambush = Aus dem Hinterhalt
table-given-act = Handlung
table-given-target = Ziel
table-given-throw = Art des Wurfs
table-given-size = Größe des Ziels
table-given-move = Bewegung des Schützen
table-given-target_move = Bewegung des Ziels
table-given-defence = Abwehr
table-given-cover = Deckung
table-given-type = Schadensart
table-given-kind = Art des Ziels
table-value-mode-melee = Nahkampf
table-value-mode-single = Einzelschuss
table-value-mode-burst = Burst
table-value-mode-throw = Wurf
table-value-mode-normal = normal
table-value-mode-eased = erleichtert
table-value-mode-hampered = erschwert
table-value-mode-desperate = verzweifelt
table-value-mode-aimed = gezielt
table-value-mode-snap = Schnellschuss
table-value-mode-reaction = in Reaktion
table-value-defence-dodge = Ausweichen
table-value-defence-parry = Parieren
table-value-defence-shield_parry = Mit dem Schild parieren
table-value-distance-near = nah
table-value-distance-short = kurz
table-value-distance-long = lang
table-value-distance-extended = weit
table-value-distance-extreme = extrem
table-value-ambush-gap = Lücke nutzen
table-value-ambush-bypass = Panzerung umgehen
table-value-ambush-take_out = ausschalten
table-value-act-dash = Spurt
table-value-act-crowd-off = abdrängen
table-value-act-block = blockieren
table-value-act-fast-and-deadly = schnell und tödlich
table-value-act-sneak = schleichen
table-value-act-sabotage = sabotieren
table-value-act-hack = hacken
table-value-act-sprint = sprinten
table-value-act-distract = ablenken
table-value-act-secure = sichern
table-value-target-lock = Schloss
table-value-target-camera = Kamera
table-value-target-room = Raum
table-value-target-guard = Wache
table-value-type-kinetik = Kinetik
table-value-type-schlag = Schlag
table-value-type-schnitt = Schnitt
table-value-type-strahl = Strahl
table-value-size-small = klein
table-value-size-medium = mittel
table-value-size-large = groß
table-value-size-huge = riesig
table-value-size-very_large = sehr groß
table-value-size-very_small = sehr klein
table-value-size-tiny = winzig
table-value-kind-infantry = Infanterie
table-value-kind-mike = MIKe
table-value-kind-drone = Drohne
table-value-throw-single = Einzelwurf
table-value-throw-sieve = Siebwurf
table-value-throw-cascade = Kaskadenwurf
table-value-move-stay = steht
table-value-move-slow = langsam
table-value-move-fast = schnell
table-value-target_move-stay = steht
table-value-target_move-slow = langsam
table-value-target_move-fast = schnell

## Eine Szene viele Male

table-review-not-over = Die Nachbesprechung gibt es, wenn die Partie zu Ende ist.
table-review-unknown = Diese Nachbesprechung gibt es nicht mehr. Lass sie noch einmal machen.
table-review-nobody-judges = Für dieses Regelwerk kann der Computer noch nicht einschätzen, wer wie gut steht; darum gibt es keine Nachbesprechung.

table-many-busy = Gerade wird schon eine Szene viele Male gespielt. Warte, bis sie fertig ist, oder halte sie an.
table-many-unknown = Diese Versuchsreihe gibt es nicht mehr. Spiel sie noch einmal.
table-many-round = Runde
table-many-draw = unentschieden
table-many-open = nach { $unit } { NUMBER($last, useGrouping: 0) } noch offen
table-many-share = { $share } ({ $low }–{ $high })
table-many-rounds = Mittlere Dauer ({ $unit }): { $mean } ({ $low }–{ $high })
table-many-method = { $runs ->
    [one] Eine Partie
   *[other] { $runs } Partien
  } gegen sich selbst gespielt; in Klammern, was in 95 von 100 Fällen den wahren Wert trifft. Mittelwerte gelten für die Partien, in denen jemand noch dabei ist. Alle spielen gleich ({ $tactic }). Startwert { NUMBER($seed, useGrouping: 0) }.
table-many-winner = Wer gewinnt
table-many-how-often = Wie oft
table-many-who = Wer
table-many-still = noch dabei

## Wiedersehen, Mitnehmen, Mitbringen

table-no-moment = So weit ging das Spiel nicht. Der letzte Eintrag ist { NUMBER($last, useGrouping: 0) }.
table-view-format = Diese Partie hat ein älteres Format; aus der Sicht eines Platzes lässt sie sich nicht ausgeben. Die Spielleitung kann sie als Ganzes weitergeben.
table-import-text = Diese Datei ist kein Text in UTF-8.
table-import-size = In diese Datei passt kein Spiel: Es sind 1 bis { $most } Einträge.
table-import-other-rules = Dieses Spiel wurde nach Regelversion { $before } gespielt; hier geht es mit { $now } weiter.

## Am Tisch

table-recap-count = { SIGNED($amount) } { $what }
table-recap-out = ist raus
table-log-round = Runde { $number }
table-log-phase = Phase { $number }
table-log-undo = Zurückgenommen ({ $by }): was darüber durchgestrichen ist.
table-player-person = ein Mensch
table-player-master = die Spielleitung
table-player-nobody = niemand
table-refused = Das geht hier nicht: { $reason }
table-master-only = Das kann nur die Spielleitung.
table-only-watching = Du schaust zu; mitspielen kannst du mit dem Link eines Platzes.
table-paused = Die Spielleitung hat die Partie angehalten.
table-not-yours = Diese Frage gilt einem anderen Platz.
table-not-asked = Danach wird gerade nicht gefragt.
table-already-answered = Das ist schon beantwortet: { $who } war schneller.
table-asked-anew = Inzwischen hat sich etwas geändert, deshalb wird neu gefragt.
table-order-unasked = Danach wurdest du noch nicht gefragt. Lege es fest, wenn die Frage kommt.
table-order-refused = Diese Antwort ist gerade nicht möglich, ein Auftrag dafür also auch nicht.
table-order-costs = Diese Antwort kostet etwas. Erlaube es im Auftrag ausdrücklich, oder nimm eine Antwort, die nichts kostet.
table-order-number = Diese Frage nennt keine Zahl mit diesem Namen: { $number }. Nimm eine, die dabeisteht, oder keine Bedingung.
table-order-silent = Dein Dauerauftrag schweigt hier: { $why }
table-scope-kind = alle { $number }: { $name }
table-scope-all = alle { $number }
table-scope-rest = Alle { $number }: { $answer }
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-undo-asked = Seit deiner Antwort sind Würfel gefallen oder Karten offen. Die Spielleitung ist gefragt.
table-nobody-thinks = Gerade denkt hier kein Computer nach.
table-no-wish = Niemand möchte gerade etwas zurücknehmen.
table-no-correction = So lässt sich das nicht ändern: { $why }
table-no-conceding = Aufgeben kennt dieses Spiel nicht.
table-seed-given = Du hast deinen Würfelsegen schon gegeben.
table-pledge-given = Dein Beitrag zu den Würfeln ist schon zugesagt oder gegeben.
table-share-wrong = Das ist nicht der Beitrag, den dein Platz zugesagt hat. Er zählt nicht.
table-share-not-awaited = Von deinem Platz wird gerade kein Beitrag zu den Würfeln erwartet.
table-share-master-first = Zuerst legt die Spielleitung ihren Beitrag offen, dann die anderen.
table-dice-format = Diese Partie hat ein anderes Würfelformat; dort geht das nicht.
table-over = Die Partie ist zu Ende, die Würfel liegen offen.
table-link-revoked = Dieser Link gilt nicht mehr. Frag die Spielleitung nach einem neuen.
table-link-unknown = Diesen Link kenne ich nicht. Ist er vollständig?
table-closing = Der Server startet neu; du bist in wenigen Sekunden wieder da. Alles ist gespeichert.
table-draining = Der Server startet gleich neu und nimmt gerade keine neue Partie an. Versuch es in ein paar Sekunden noch einmal.
table-too-slow = Die Verbindung kam nicht hinterher und wird neu aufgebaut.
table-no-words = Für die Sprache { $lang } gibt es hier keine Wörter der Browser-Seiten.
table-no-hello = Die Verbindung hat sich nicht vorgestellt.
table-too-much = Das war zu viel auf einmal. Versuch es gleich noch einmal.
table-too-many-connections = Hier sind gerade zu viele Verbindungen offen. Versuch es gleich noch einmal.
table-headers-too-large = Der Kopf dieser Anfrage ist zu groß.
table-too-slow-request = Diese Anfrage kam zu langsam; die Verbindung ist zu.
table-not-understood = Das habe ich nicht verstanden. Lade die Seite neu, wenn es wieder geschieht.
table-no-game = Diese Partie gibt es nicht.
table-no-system = Das Regelwerk { $system } ist hier nicht eingerichtet.
table-already-begun = Die Partie hat schon begonnen.

## Zahlen im Protokoll, die sich aufklappen lassen

table-sum-pool = Würfel
table-sum-dice = Würfel
table-sum-bonus = Bonus
table-sum-difficulty = Schwierigkeit
table-sum-modifiers = Modifikator
table-sum-other-modifiers = Modifikator der Gegenseite
table-sum-defense = Verteidigung
table-sum-defence = Verteidigung
table-sum-attack = Angriff
table-sum-value = Zielwert
table-sum-crit = Crit ab
table-sum-min-roll = Mindestwurf
table-sum-cost = Kosten
table-sum-own = Eigener Wert
table-sum-other = Wert der Gegenseite

table-study-variants = Das wären { NUMBER($size) } Varianten; hier gehen höchstens { NUMBER($most) }. Nimm weniger Werte oder größere Schritte.
table-study-games = Das wären { NUMBER($games) } Partien; hier gehen höchstens { NUMBER($most) } in einer Untersuchung. Nimm weniger Partien oder weniger Werte.
table-study-busy = { $most ->
    [one] Gerade läuft schon eine Untersuchung. Warte, bis sie fertig ist, oder halte sie an; sie lässt sich später fortsetzen.
   *[other] Gerade laufen schon { $most } Untersuchungen. Warte, bis eine fertig ist, oder halte eine an; sie lässt sich später fortsetzen.
}
table-study-too-many = Mehr als { $most } Untersuchungen lassen sich nicht aufheben. Lösch erst alte.
table-study-unknown = Diese Untersuchung gibt es nicht mehr.
table-study-running = Diese Untersuchung läuft noch. Halte sie zuerst an.
table-study-damaged = Diese Datei ist beschädigt oder passt nicht zu diesem Regelwerk.
table-study-no-folder = Dieser Tisch hat keinen Ordner, in dem Untersuchungen aufgehoben werden.
table-no-lesson = Hier läuft keine Lernpartie mehr.

## Zettel

table-log-letter-all = { $by } an alle
table-log-letter-television = { $by }, auf dem Fernseher
table-log-letter-seat = { $by }, nur für { $to }
table-letter-empty = Auf dem Zettel steht noch nichts.
table-letter-long = Der Zettel ist zu lang: { NUMBER($length) } Zeichen. Es gehen { NUMBER($most) }; teil ihn auf.
table-letter-text = Der Zettel enthält Zeichen, die sich nicht aufheben lassen. Schreib einfachen Text.
table-letter-many = Dieser Platz hat schon { NUMBER($most) } Zettel geschrieben. Mehr gehen in einer Partie nicht.
table-letter-players = Zettel an alle schreibt die Spielleitung. Du kannst ihr etwas zuflüstern.
table-letter-nobody = Diesen Platz gibt es in der Partie nicht.
table-letter-self = Das wäre ein Zettel an dich selbst.
table-letter-not-open = Auf den Fernseher kommt nur, was für alle bestimmt ist.

## Nach der Partie

table-result-not-over = Ein Ergebnis gibt es, wenn die Partie zu Ende ist.
table-rematch-one-side = Hier lassen sich die Seiten nicht tauschen: Es gibt nur eine, oder drüben sind zu wenige Plätze.
table-nothing-follows = Auf diese Partie folgt noch keine.
table-no-following-seat = In der nächsten Partie ist für deinen Platz kein Link gemacht worden. Frag die Spielleitung.
table-no-paper = { $system } hat keine eigene Zeitung. Im Verlauf lassen sich die Nachrichten allein zeigen.

# Kampagnen
table-no-campaign = Diese Kampagne gibt es hier nicht mehr.
table-campaign-moved-on = Jemand anders hat die Kampagne gerade geändert. Sieh nach, was jetzt gilt; es wurde nichts geändert.
table-campaign-hero-changed = { $hero } wurde inzwischen geändert. Dein Entwurf bleibt hier: Lade die andere Fassung, wenn du mit ihr weiterarbeiten möchtest.
table-campaigns-too-many = Mehr als { $most } Kampagnen hebt ein Haus nicht auf. Entferne erst eine alte.
table-campaign-none = Diese Partie gehört zu keiner Kampagne.
table-campaign-empty = Eine Kampagne braucht mindestens einen Helden und eine Szene.
table-check-campaign = Die Kampagne „{ $title }“ ist beschädigt ({ $where }).
table-campaign-founded = Die Kampagne beginnt.
table-campaign-joined = { $hero } ist dabei.
table-campaign-edited = { $hero } wurde von der Spielleitung geändert.
table-campaign-lost = { $hero } ist verloren.
table-campaign-found = { $hero } ist wieder da.
table-campaign-scenes = Szenen: { $scenes }.
table-campaign-began = „{ $scene }“ beginnt.
table-campaign-began-cast = „{ $scene }“ beginnt mit { $heroes }.
table-campaign-kept = „{ $scene }“ ist zu Ende. { $outcome }
table-campaign-back = Eintrag { $n } zurückgenommen.
table-campaign-changes = { $hero }: { $changes }
table-campaign-unchanged = { $hero }: unverändert
table-campaign-dies = verloren
table-no-sheets = Dieses Spiel hat keine Bögen.
table-no-sheet-of = Von „{ $who }“ gibt es hier keinen Bogen.
