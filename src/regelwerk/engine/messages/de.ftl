# Die Sprache selbst: wie sie heißt, und was Leute für ja und nein eintippen.
engine-language = Deutsch
engine-sheet-kept = { $name }, aufgehoben mit „regelwerk sheet“.
engine-sheet-somebody = Figur oder Ding
engine-sheet-notes = Notizen
engine-typed-yes = ja
engine-typed-no = nein

### Sätze der Engine: was mit Antworten, Spielständen, Optionen und Skripten nicht stimmt und was hilft.

## Antworten

engine-region-southwest = im Südwesten
engine-region-south = im Süden
engine-region-southeast = im Südosten
engine-region-west = im Westen
engine-region-middle = in der Mitte
engine-region-east = im Osten
engine-region-northwest = im Nordwesten
engine-region-north = im Norden
engine-region-northeast = im Nordosten
engine-answer = Antwort „{ $key }“
engine-no-answer = Antwort „{ $key }“
engine-no-answer-on-screen = Diese Antwort
engine-unknown-answer = „{ $key }“ steht hier nicht zur Wahl. Nimm bitte eine der angebotenen Antworten.
engine-unknown-answer-on-screen = Das steht hier nicht zur Wahl. Nimm bitte eine der angebotenen Antworten.
engine-number-out-of-range = „{ $key }“ passt hier nicht. Möglich ist jede ganze Zahl von { $low } bis { $high }.
engine-not-asked = An { $seat } ist gerade keine Frage offen, oder sie ist schon beantwortet. Der aktuelle Stand zeigt, wer an der Reihe ist.
engine-nothing-to-undo = Hinter Eintrag { NUMBER($entry, useGrouping: 0) } gibt es nichts zurückzunehmen. Wähle einen früheren Eintrag, der noch gilt.

## Gewürfelte Augen, von Hand eingegeben

engine-faces-too-few = Für { $throw } fehlen noch Augen ab Würfel { $die }. Gib bitte alle Würfel ein.
engine-faces-too-many = { $throw } braucht weniger Würfel: Ab Würfel { $die } ist eine Zahl zu viel da.
engine-faces-out-of-range = Würfel { $die } von { $throw } kann keine { $face } zeigen. Schau bitte noch einmal nach.
engine-faces-must-go-on = Würfel { $die } von { $throw } zeigt die höchste Zahl und wird weitergewürfelt. Gib bitte auch die folgende Zahl ein.
engine-faces-may-not-go-on = Würfel { $die } von { $throw } wird nicht weitergewürfelt. Gib für ihn bitte nur eine Zahl ein.

## Spielsysteme

system-unknown = Das Spielsystem „{ $name }“ ist nicht installiert. Vorhanden: { $known }.
system-no-folder = In „{ $folder }“ liegt keine pyproject.toml. Ein Spielsystem ist ein Ordner mit einer.
system-no-entry = In der pyproject.toml von „{ $folder }“ steht unter [project.entry-points."regelwerk.systems"] nicht genau ein System, sondern { $number }.
system-broken = Das Spielsystem „{ $name }“ ist abgeschaltet, weil es sich nicht benutzen lässt: { $why } { $place }
    Alles andere läuft weiter. Wer es schreibt, prüft es mit: regelwerk check { $name }

## Spielstände

journal-missing = Den Spielstand { $file } gibt es nicht. Prüfe den Pfad.
journal-unreadable = Der Spielstand { $file } lässt sich nicht lesen: { $why }.
journal-empty = In { $file } steht kein Spielstand. Prüfe, ob es die richtige Datei ist.
journal-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: Das ist kein JSON-Objekt. Nimm eine unveränderte Kopie des Spielstands.
journal-format = Der Spielstand hat das Format { $found }, gelesen wird Format { $wanted }. Öffne ihn mit der Version von Regelwerk, die ihn geschrieben hat.
journal-header = Im Kopf des Spielstands (Zeile 1) fehlt etwas oder hat die falsche Form: { $wrong }. Nimm eine unveränderte Kopie.
journal-entry = In Eintrag { $entry } des Spielstands fehlt etwas oder hat die falsche Form: { $wrong }. Nimm eine unveränderte Kopie.
journal-numbering = Wo Eintrag { NUMBER($entry, useGrouping: 0) } stehen müsste, steht im Spielstand Eintrag { $found }. Es fehlen Einträge, oder sie sind vertauscht; nimm eine unveränderte Kopie.
journal-chain = Eintrag { NUMBER($entry, useGrouping: 0) } passt nicht zu seiner Prüfsumme oder zum Eintrag davor: Der Spielstand wurde verändert. Nimm eine unveränderte Kopie.
journal-differs = Ab Eintrag { NUMBER($entry, useGrouping: 0) } ergeben die Regeln etwas anderes, als im Spielstand steht. Er wurde verändert oder mit anderen Regeln gespielt.
journal-dice = Die Augen in Eintrag { NUMBER($entry, useGrouping: 0) } stammen nicht aus den zugesagten Würfeln. Diesem Wurf ist nicht zu trauen.
journal-seed = Eintrag { NUMBER($entry, useGrouping: 0) } legt andere Würfel offen, als zugesagt waren, oder würfelt mit Würfeln weiter, die schon offenlagen. Den Würfen ist nicht zu trauen.
journal-rules = Der Spielstand wurde mit der Regelversion { $needed } gespielt, hier gilt { $here }. Zum Nachprüfen brauchst du genau die Version von damals; weiterspielen geht auch so.
journal-moved-on = Im Spielstand { $file } wurde inzwischen anderswo weitergespielt. Deine letzte Eingabe zählt nicht; öffne ihn neu.
journal-no-entry = Eintrag { NUMBER($entry, useGrouping: 0) } gibt es nicht. Die Einträge gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
journal-share = In Eintrag { NUMBER($entry, useGrouping: 0) } stimmt etwas an den Beiträgen zu den Würfeln nicht: nicht, was zugesagt war, nicht zur rechten Zeit oder nicht in der rechten Reihenfolge. Den Würfen danach ist nicht zu trauen.
journal-number = Der Wurf in Eintrag { NUMBER($entry, useGrouping: 0) } hat nicht die nächste Nummer: Davor fehlt ein Wurf, oder es ist einer zu viel.
journal-typed = Eintrag { NUMBER($entry, useGrouping: 0) }: Von Hand eingetragen wird nur, wo die Spielleitung es eingeschaltet hat, und dort wirft der Tisch nicht. Hier passt beides nicht zusammen.
journal-dice-format = Diese Partie hat ein älteres Würfelformat; Zusagen und Beiträge gibt es erst in neuen Partien (Eintrag { NUMBER($entry, useGrouping: 0) }).
journal-view-format = Diese Partie hat ein älteres Format. Ihre Kette lässt sich nicht in Teilen zeigen; die Spielleitung kann sie als Ganzes weitergeben.
journal-view-seat = Einen Platz „{ $seat }“ hat diese Partie nicht.
view-malformed = Das ist keine Partie aus der Sicht eines Platzes. Nimm die Datei, wie der Tisch sie ausgegeben hat.
view-size = Diese Datei ist größer als { $most } MiB; so groß wird keine Partie.
receipt-malformed = Das ist kein Beleg, oder er ist beschädigt (bei: { $wrong }). Nimm die Datei, wie der Browser sie gesichert hat.
receipt-size = Dieser Beleg ist größer als { $most } KiB; so groß wird keiner.
receipt-other-game = Der Beleg gehört zu einer anderen Partie.
receipt-promise = Was vor dem ersten Wurf zugesagt wurde, ist hier etwas anderes, als der Beleg gesehen hat.
receipt-cut-short = Der Beleg hat { NUMBER($seen, useGrouping: 0) } Einträge gesehen, hier sind es nur { NUMBER($found, useGrouping: 0) }: Das Ende fehlt.
receipt-differs = Die ersten { NUMBER($same, useGrouping: 0) } Einträge sind die, die der Beleg gesehen hat. Bis Eintrag { NUMBER($seen, useGrouping: 0) } wurde danach etwas verändert, vertauscht oder ersetzt.
receipt-share = Der Beitrag, den der Platz „{ $seat }“ zugesagt hat, kommt in dieser Partie nicht vor: Er wurde weggelassen.

## Urteil über Kette und Würfel

verdict-chain = Die Kette hält: { NUMBER($entries, useGrouping: 0) } Einträge, keiner verändert.
verdict-receipt = Es ist die Partie, die der Beleg gesehen hat, bis dorthin vollständig und unverändert.
verdict-rules = Die Regeln (Version { $version }) ergeben dasselbe Spiel noch einmal.
verdict-rules-gone = Die Regeln wurden nicht nachgespielt: Die Partie wurde mit einer anderen Regelversion gespielt. Kette, Startwerte und Augen sind geprüft.
verdict-rules-view = Die Regeln wurden nicht nachgespielt: Die Datei enthält nur, was dieser Platz sehen durfte. Geprüft sind die Kette und die Würfe, die er gesehen hat.
verdict-dice = Würfel: { $throws } Würfe, { $checked } gegen den offengelegten Startwert geprüft, { $by-hand } von Hand eingetragen.
verdict-dice-later = Würfel: { $throws } Würfe, { $checked } davon geprüft, { $by-hand } von Hand eingetragen. Die übrigen lassen sich prüfen, sobald das Spiel zu Ende ist und der Startwert offenliegt.
verdict-dice-unchecked = Nicht prüfbar: { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
 }. Das Geheimnis dieser Würfel wurde nie offengelegt, für sie steht nichts ein.
verdict-hand = { $who }: { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
 } von Hand eingetragen (Einträge { $numbers }); die Spielleitung hatte es für alle sichtbar eingeschaltet.
verdict-hand-old = { $who }: { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
 } von Hand eingetragen (Einträge { $numbers }). Wer das erlaubt hat, hält dieses ältere Format nicht fest.
verdict-undone = Zurückgenommen von { $who }: { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
 }.
verdict-shares = Zum Zufall beigetragen haben außer dem Tisch: { $who }. War nur eine Person davon ehrlich, konnte niemand die Würfe aussuchen, auch nicht, wer den Tisch betreibt.
verdict-shares-old = Zum Zufall beigetragen haben: { $who }. In diesem älteren Format sahen alle die Beiträge, bevor sie selbst einen gaben; gegen einen Tisch, der sein Geheimnis kennt, schützt das nicht.
verdict-no-shares = Zum Zufall hat niemand etwas beigetragen. Geprüft ist, dass die Würfel vor dem ersten Wurf feststanden; wer den Tisch betreibt, konnte sie kennen und aussuchen.
verdict-unshared = Ohne jeden Beitrag { $throws ->
    [one] fiel { $throws } Wurf
   *[other] fielen { $throws } Würfe
 }: Wer den Tisch betreibt, konnte sie kennen und aussuchen.
verdict-missing = Zugesagt und nicht gegeben: der Beitrag von { $who }. Wer das Geheimnis des Tischs kennt, hätte so zwischen zwei Reihen von Würfen wählen können.
verdict-dealings = Die Würfel wurden { $dealings }-mal festgelegt, weil später Beiträge dazukamen oder ein Geheimnis verloren ging.
engine-dice-awaited = Die Würfel warten auf die Beiträge von { $who }.
engine-dice-shared = Zu diesen Würfeln haben außer dem Tisch beigetragen: { $who }. Ist nur eine Person davon ehrlich, kann niemand die Würfe aussuchen.
engine-dice-unshared = Zu diesen Würfeln trägt nur der Tisch bei: Sie stehen vor dem ersten Wurf fest, aber wer den Tisch betreibt, könnte sie kennen.
engine-log-pledge = Ein Beitrag zu den Würfeln ist zugesagt, von { $who }. Er zählt ab der nächsten Runde.
engine-log-deal = Die Zusagen sind geschlossen: Mit den neuen Beiträgen werden die Würfel neu festgelegt.
engine-log-share = Der zugesagte Beitrag zu den Würfeln von { $who } liegt offen.
engine-log-missing = Der zugesagte Beitrag zu den Würfeln kam nicht: { $who }. Es geht ohne ihn weiter.
engine-log-typing-on = Ab jetzt fallen echte Würfel, und ihre Augen werden eingetragen: { $who }. Die Spielleitung hat es eingeschaltet.
engine-log-typing-off = Ab jetzt wirft wieder der Tisch: { $who }.

## Optionen

option-form = „{ $option }“ ist keine Option. Schreibe sie als name=wert.
option-unknown-near = Die Option „{ $option }“ gibt es nicht. Meintest du: { $near }?
option-unknown = Die Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
option-value = Die Option „{ $option }“ kennt den Wert „{ $value }“ nicht. Möglich sind: { $values }.

## Skripte mit gegebenen Würfeln und Antworten

script-too-few-faces = Für den Wurf { $throw } ({ $rule }) reichen die gegebenen Augen nicht. Gib weitere Augen an, in der Reihenfolge des Würfelns.
script-impossible = Der Wurf { $throw } ({ $rule }) kann diese Augen nicht zeigen: { $why } Ein weitergewürfelter Würfel wird als Kette angegeben.
script-refused = Auf „{ $question }“ geht „{ $answer }“ nicht ({ $rule }): { $reason } Möglich sind: { $possible }.
script-faces-left = { $left ->
    [one] Ein Würfel wurde
   *[other] { $left } Würfel wurden
 } angegeben, aber nicht gebraucht. Streiche, was zu viel ist.
script-answers-left = Nach diesen Antworten wurde nicht mehr gefragt: { $answers }. Streiche, was zu viel ist.

## Inhalte: was an einer Datei nicht stimmt

content-document = Spieldokument
content-hint-near = Meintest du: { $near }?
content-hint-known = Es gibt: { $known }.
content-hint-none = Hier steht nichts zur Auswahl.
content-type-integer = eine ganze Zahl
content-type-number = eine Zahl
content-type-text = ein Text in Anführungszeichen
content-type-bool = true oder false
content-type-list = eine Liste in eckigen Klammern
content-type-table = ein Abschnitt mit eigenen Werten
content-type-other = ein Wert anderer Art
content-syntax = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: Das ist kein gültiges TOML: { $text }
content-csv-form = { $file } ist keine lesbare CSV-Datei ({ $why }). Speichere sie als CSV mit Kopfzeile.
content-csv-no-id = { $file } hat keine Spalte „id“ (oder mehrere). Die erste Zeile nennt die Spalten; „id“ ist die Kennung jedes Eintrags.
content-csv-column-twice = In { $file } gibt es die Spalte „{ $column }“ zweimal.
content-csv-large = { $file } hat mehr als { $most } Felder. Teile die Datei auf.
content-csv-row-long = { $file }, Zeile { $line }: mehr Felder als Spalten. Steht ein Komma in einem Text, gehört er in Anführungszeichen.
content-csv-id-twice = { $file }, Zeile { $line }: die Kennung „{ $id }“ gibt es schon weiter oben.
content-csv-id-missing = { $file }, Zeile { $line }: die Kennung fehlt{ $id }.
content-csv-column = { $file }, Zeile { $line }: die Spalte „{ $column }“ passt nicht zu einer anderen, die denselben Namen als Wert hat.
content-encoding = { $file }: Die Datei ist nicht als UTF-8 gespeichert.
content-nested = { $file }: Das ist zu tief verschachtelt.
content-unreadable = { $file }: Die Datei lässt sich nicht lesen ({ $reason }).
content-no-folder = Den Ordner { $folder } gibt es nicht.
content-unknown-table = { $file }: Den Abschnitt „{ $key }“ gibt es nicht. { $hint }
content-unknown-key = { $file }, { $where }: Die Angabe „{ $key }“ gibt es nicht. { $hint }
content-language = { $file }, { $where }: „{ $key }“ ist kein Kürzel einer Sprache wie de, en oder pt-BR.
content-missing-key = { $file }, { $where }: Die Angabe „{ $key }“ fehlt.
content-type = { $file }, { $where }: „{ $value }“ passt nicht; erwartet wird { $wanted }.
content-value = { $file }, { $where }: „{ $value }“ ist nicht möglich. Erlaubt: { $allowed }.
content-too-small = { $file }, { $where }: { $value } ist zu klein, mindestens { $limit }.
content-too-large = { $file }, { $where }: { $value } ist zu groß, höchstens { $limit }.
content-too-few = { $file }, { $where }: { $number ->
    [one] Ein Eintrag ist
   *[other] { $number } Einträge sind
 } zu wenig, mindestens { $limit }.
content-too-many = { $file }, { $where }: { $number } Einträge sind zu viel, höchstens { $limit }.
content-image = { $file }, { $where }: „{ $value }“ ist kein Bild. Ein Bild heißt nach seiner Prüfsumme: 64 Zeichen aus 0–9 und a–f, wie der Tisch sie beim Hochladen nennt.
content-empty-text = { $file }, { $where }: Der Text ist leer.
content-long-text = { $file }, { $where }: Der Text ist zu lang, höchstens { $limit } Zeichen.
content-id-form = { $file }, { $where }: „{ $id }“ geht nicht als Kennung; nimm kleine Buchstaben von a bis z, Ziffern und Unterstriche, mit einem Buchstaben am Anfang.
content-id-reserved = { $file }, { $where }: Die Kennung „{ $id }“ ist vergeben; nimm eine andere.
content-id-twice = { $file }, { $where }: Die Kennung „{ $id }“ steht schon in { $other }.
content-id-ambiguous = { $file }, { $where }: Die Kennung „{ $id }“ bedeutet hier zweierlei: { $one } und { $other }. Benenne eines davon um.
content-named-twice = { $file }, { $where }: „{ $id }“ ist doppelt genannt.
content-unknown-reference = { $file }, { $where }: { $kind } „{ $value }“ gibt es hier nicht. { $hint }
content-not-found = { $kind } „{ $text }“ gibt es nicht. { $hint }
content-ambiguous = { $kind } „{ $text }“ ist mehrdeutig; nimm eine dieser Kennungen: { $known }.
content-unknown-kind = Inhalte der Art „{ $kind }“ gibt es nicht. { $hint }
content-no-sheets = { $system } hat keine Charakterbögen.
content-no-seating = In { $system } lassen sich Figuren nicht auf andere Plätze verteilen.
content-seating = Diese Verteilung passt nicht zur Szene: Figur „{ $figure }“ auf Platz „{ $seat }“. Ein Platz ist einer der Szene oder heißt wie eine ihrer Figuren.
content-no-prints = Für { $system } gibt es nichts zu drucken.
content-unknown-print = „{ $text }“ lässt sich nicht drucken. { $hint }
content-other-game = Dieses Spiel geht nach { $played }, nicht nach { $system }.
content-option = { $file }, { $where }: { $problem }

## Fragen nach Chancen: was nicht passt

odds-number = „{ $given }“ passt nicht für { $name }. Möglich ist jede ganze Zahl von { $low } bis { $high }.
odds-flag = „{ $given }“ passt nicht für { $name }. Möglich sind true und false.
odds-word = „{ $given }“ passt nicht für { $name }. Möglich sind: { $known }.

## Wer dabei ist und wie gespielt wird

engine-policy-defaults = niemand setzt etwas ein oder reagiert
engine-policy-plain = niemand legt etwas drauf oder geht dazwischen
engine-policy-own = nach dem eigenen Temperament
engine-policy-best = bestes Spiel für dieses Ziel
engine-policy-best-plain = bestes Spiel für dieses Ziel, aber ohne zweite Chancen und hohe Meisterschaft
engine-policy-as-asked = wie in der Frage angegeben, sonst setzt niemand etwas ein oder reagiert
engine-policy-rerolling = beide Seiten werfen Schaden noch einmal, wo es ihnen hilft; sonst wie angegeben
engine-policy-sensible = besonnen
engine-policy-aggressive = angriffslustig
engine-policy-careful = vorsichtig
engine-policy-cautious = vorsichtig
engine-policy-steady = besonnen
engine-policy-reckless = draufgängerisch
engine-policy-marksman = zielt gern
engine-policy-light = entscheidet rasch
engine-policy-beginner = Anfänger
engine-policy-strong = stark
engine-policy-masterly = meisterlich
engine-policy-random = Zufall
engine-policy-balanced = ausgewogen
engine-policy-scheming = ränkevoll
engine-policy-war = kriegerisch
engine-policy-soak = wer getroffen wird, steckt weg
engine-policy-reroll = wer handelt, würfelt Fehlschläge neu
engine-policy-target_reroll = das Ziel würfelt Fehlschläge neu
engine-policy-shake_off = nach einem Fehlschlag wird Angeschlagen abgeschüttelt
engine-somebody = jemand
engine-at-least-one = { $unit }: mindestens 1
engine-on-average = im Mittel { $mean } { $unit }
engine-pays-no-more = Angenommenes Verhalten: { $policy }; du selbst zahlst danach nichts weiter.
engine-best-from-here = Bestes Spiel von hier, für das du im Mittel noch { $costs } zahlst: { $told }
engine-best-needs-nothing = Nichts, was du danach noch zahlen kannst, hilft weiter.
engine-column-where = Ort
engine-left-of = { $left }/{ $all }
engine-seat-master = Spielleitung

## Das Protokoll

engine-part = Teil
engine-log-round = Runde { NUMBER($round, useGrouping: 0) }
engine-log-dice = { $who }, Wurf { $throw }: { $faces }
engine-log-dice-nobody = Wurf { $throw }: { $faces }
engine-order = Diese Frage geht nicht mehr an { $who }: „{ $asked }“ Bei Fragen dieser Art gilt die Vorgabe „{ $answer }“, solange sie nichts kostet.
engine-order-untold = Eine Art von Fragen an { $who } wird nicht mehr gestellt: Es gilt jeweils die Vorgabe.
engine-order-named = { $who } wird das nicht mehr gefragt: „{ $asked }“ Bei Fragen dieser Art gilt „{ $answer }“. { $when }{ $pays }
engine-order-if-below = Aber nur, wenn diese Zahl unter { $amount } liegt: { $number }.
engine-order-if-at-least = Aber nur, wenn diese Zahl mindestens { $amount } ist: { $number }.
engine-order-free = Und nur, solange es nichts kostet.
engine-order-pays = Dafür darf jedes Mal bezahlt werden: { $cost }.
engine-order-no-number = Die Frage nennt diese Zahl nicht: { $number }.
engine-order-other-number = { $number }: { $found }.
engine-order-refused = „{ $answer }“ geht hier nicht: { $reason }
engine-order-costs = „{ $answer }“ kostet hier etwas, dem du nicht zugestimmt hast.
engine-log-time-out = Von { $who } kam keine rechtzeitige Antwort: „{ $asked }“ Es gilt die Vorgabe „{ $answer }“.
engine-log-program-slow = { $who }: Das Programm hat nicht rechtzeitig geantwortet. Die Taktik des Computers antwortet.
engine-log-program-wrong = { $who }: Das Programm hat etwas geantwortet, das hier nicht geht. Die Taktik des Computers antwortet.
engine-log-program-dead = { $who }: Das Programm läuft nicht mehr. Von jetzt an antwortet die Taktik des Computers.
engine-log-computer-slow = { $who }: Der Computer hat zu lange nachgedacht. Seine Taktik antwortet.
engine-log-computer-wrong = { $who }: Der Computer hat etwas geantwortet, das hier nicht geht. Seine Taktik antwortet.
engine-log-computer-crashed = { $who }: Der Computer ist beim Nachdenken gescheitert. Seine Taktik antwortet.
engine-log-time-out-somebody = Von { $who } kam keine rechtzeitige Antwort: Es gilt die Vorgabe.
engine-log-conceded = Die Partie ist aufgegeben, von { $who }.
engine-log-correction = Berichtigt ({ $by }): { $change }
engine-log-ruling = Entscheid ({ $by }) für die nächste Probe, { $who }: { $field } { $value }.
engine-log-ruling-why = Entscheid ({ $by }) für die nächste Probe, { $who }: { $field } { $value }. Grund: { $why }
engine-ruling-rules = wie nach den Regeln
engine-ruling-late = Hier liegen schon Würfel von { $who }, und an denen ändert ein Entscheid nichts mehr. Triff ihn vor der nächsten Probe, oder nimm den Wurf zurück.
engine-log-corrected = Berichtigt ({ $by }): etwas, das noch verborgen ist.
engine-log-rules-changed = Ab hier gilt Regelversion { $now } statt { $before }.
engine-log-undo = Zurückgenommen bis Eintrag { NUMBER($to, useGrouping: 0) } ({ $by }).
engine-log-new-dice = Ab hier gelten neue Würfel: Das Geheimnis der bisherigen ging verloren.
engine-log-reveal = Das Spiel ist zu Ende. Alle Würfel liegen jetzt offen und lassen sich nachprüfen.
engine-throw-impossible = Diesen Wurf gibt es nicht: { $why }.
engine-game-endless = Das Spiel findet mit diesem Verhalten kein Ende. Nimm andere Taktiken.
engine-log-seed = Ein Beitrag zu den Würfeln kam von { $who }: Ab jetzt hängen sie auch davon ab.
engine-change-added = { $who } kommt dazu
engine-change-of = { $who }, { $field }: { $value }
engine-change-set = { $field }: { $value }
engine-change-yes = ja
engine-change-no = nein

## Was der Computer tun würde

engine-hint-chance = { $chance } ± { $margin }
engine-hint-usual = Eine andere Antwort sieht besser aus, aber nicht sicher genug: Dann bleibt der Computer bei seiner gewohnten.
engine-hint-assumed = Die Zahl ist die Aussicht auf den Sieg, mit der Unsicherheit in Prozentpunkten (95 von 100 Mal). Dafür spielt der Computer jede Antwort { $futures } Mal in Gedanken weiter, { $rounds ->
    [one] bis zum Ende der Runde
   *[other] { $rounds } Runden weit
  }, mit nichts als dem, was du wissen kannst. Alle spielen dabei so: { $policy }. Wie es dann steht, schätzt er nach vielen gespielten Partien; wie sehr er sich darin täuscht, ist im ± nicht enthalten.
engine-hint-none = Hier hat der Computer keinen Rat: Es gibt nur eine Antwort, oder dein Platz kann nicht gewinnen.

# -- was die Vorbereitung über eine Szene sagt
scene-kind-fight = Kampf
scene-kind-skirmish = Gefecht
scene-kind-war = Krieg
scene-kind-intrigue = Ränkespiel
scene-kind-chase = Verfolgung
scene-kind-race = Wettlauf
scene-kind-break_in = Einbruch
scene-kind-hacking = Hack
scene-kind-rescue = Rettung
scene-kind-contest = Kräftemessen
scene-kind-journey = Reise
scene-kind-adventure = Abenteuer in mehreren Teilen
scene-level-easy = leicht
scene-level-medium = mittel
scene-level-hard = anspruchsvoll
scene-players = { $low ->
    [one] { $high ->
        [one] 1 Person
       *[other] 1 bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
  }
scene-players-master = { $low ->
    [one] { $high ->
        [one] 1 Person, mit oder ohne Spielleitung
       *[other] 1 bis { $high } Personen, mit oder ohne Spielleitung
    }
   *[other] { $low } bis { $high } Personen, mit oder ohne Spielleitung
  }
scene-minutes = etwa { $minutes } Minuten
scene-teaches = Hier lernst du kennen: { $text }

# -- worum es in einer Szene geht
scene-aim-and = { $one } und { $other }
scene-aim-or = { $one } oder { $other }

## Lernpartien

lesson-kind-scenario = Das Szenario
lesson-missing = { $file }: Der Abschnitt [lesson] fehlt. Eine Lernpartie steht in ihm.
lesson-seat = { $file }, { $where }: Wer lernt, braucht genau einen Platz. Nenne ihn mit seat = "…"; es gibt: { $seats }.
lesson-unknown-rule = { $file }, { $where }: Eine Regel { $rule } gibt es nicht. { $hint }
lesson-unknown-answer = { $file }, { $where }: Die Antwort „{ $key }“ ist hier nicht möglich. { $hint }
lesson-unguided = { $file }, { $where }: Erwartet wird die Frage „{ $asks }“, gestellt wird aber „{ $question }“ an { $who }. Füge davor einen Schritt für sie ein. Mögliche Antworten: { $possible }
lesson-no-reply = { $file }, { $where }: Es fehlt eine Antwort (replies) von { $who } auf die Frage „{ $asks }“. Möglich: { $possible }
lesson-no-faces = { $file }, { $where }: Es fehlen Augen für den Wurf { $throw } von { $who } nach { $rule }.
lesson-faces = { $file }, { $where }: Die Augen { $faces } passen nicht zum Wurf { $throw } von { $who } nach { $rule }. Prüfe Zahl und Höhe der Augen.
lesson-left-over = { $file }, { $where }: Auf dem empfohlenen Weg bleibt etwas übrig, das nie gebraucht wird: { $left }. Streiche es, oder bringe es in die richtige Reihenfolge.
lesson-unreached = { $file }, { $where }: Dieser Schritt kommt auf dem empfohlenen Weg nie dran: Die Frage „{ $asks }“ wird nicht mehr gestellt. Streiche ihn oder ändere, was davor geschieht.
lesson-broken = { $file }, { $where }: Beim Probespielen sind die Regeln gescheitert: { $why }
lesson-not-found = Eine Lernpartie „{ $name }“ gibt es nicht. { $hint }
lesson-none = Für { $system } gibt es keine Lernpartie.
lesson-disabled = Eine Lernpartie ist abgeschaltet: { $why }
verdict-given = Das ist eine Lernpartie: { $throws ->
    [one] Ein Wurf war
   *[other] { $throws } Würfe waren
 } vorgegeben, nicht gewürfelt.
engine-dice-lesson = Das ist eine Lernpartie: Die Würfel sind vorgegeben, solange sie passen. Mit Zufall hat das nichts zu tun.
engine-log-lesson = Das ist eine Lernpartie: Würfel und Antworten der Gegenseite sind vorgegeben, solange sie passen.
engine-log-lesson-over = Das Spiel ist zu Ende. Vorgegeben { $throws ->
    [one] war ein Wurf
   *[other] waren { $throws } Würfe
 }; alle anderen liegen offen und lassen sich nachprüfen.
engine-log-lesson-left = Die Lernpartie ist verlassen ({ $who }). Ab hier fallen faire Würfel, und der Computer entscheidet für die anderen.

# Wer in einer Szene wen spielt, und was davon bleibt.
campaign-hero-place = Held
campaign-no-casting = In { $system } können keine eigenen Helden die Plätze einer Szene einnehmen.
campaign-cast-figure = Auf den Platz „{ $figure }“ kann niemand anders: Es gibt ihn in dieser Szene nicht, oder dort stehen mehrere Gleiche. { $hint }
campaign-cast-hero = „{ $hero }“ für den Platz „{ $figure }“ gibt es nicht. { $hint }
campaign-cast-kind = „{ $hero }“ ist von anderer Art als „{ $figure }“ und kann nicht an dessen Stelle stehen. { $hint }
campaign-cast-twice = „{ $hero }“ kann nicht zweimal dabei sein: { $figures }. Nimm für einen der Plätze jemand anderen.
campaign-hero-unknown = Einen Helden „{ $hero }“ gibt es nicht. { $hint }
campaign-hero-twice = „{ $hero }“ gehört schon zur Kampagne.
campaign-hero-missing = Im Text fehlt der Eintrag „{ $table }.{ $hero }“: Kennung und Art eines Helden bleiben, wie sie sind.
campaign-hero-lost = { $hero } ist verloren und kann nicht mehr mitspielen. Nimm jemand anderen, oder nimm den Verlust zurück.
campaign-too-many = Mehr als { $most } passen nicht in eine Kampagne.
campaign-too-long = Die Geschichte dieser Kampagne ist mit { $most } Einträgen voll. Beginne mit ihren Helden eine neue.
campaign-scene-unknown = Eine Szene „{ $scene }“ gibt es nicht. { $hint }
campaign-scene-seats = In der Szene „{ $scene }“ ist kein Platz für Helden: Niemand steht dort allein auf der Seite der Spieler.
campaign-other-game = Diese Partie gehört nicht zur Kampagne „{ $title }“.
campaign-kept-already = Das Ergebnis dieser Partie ist schon übernommen (Eintrag { $n }).
campaign-changed-since = „{ $hero }“ wurde seit Beginn der Partie geändert (Eintrag { $n }). Nimm das erst zurück, sonst ginge es verloren.
campaign-back-what = Eintrag { $n } lässt sich nicht zurücknehmen: Nur übernommene Ergebnisse und Änderungen an Helden können das.
campaign-back-already = Eintrag { $n } ist schon zurückgenommen.
campaign-back-later = „{ $hero }“ hat sich danach noch einmal geändert. Nimm zuerst Eintrag { $n } zurück.
campaign-damaged = Die Geschichte dieser Kampagne ist beschädigt und lässt sich nicht lesen. Nimm eine frühere Datei oder Sicherung.
campaign-file-none = Das ist keine Kampagnendatei.
campaign-file-long = Die Datei ist länger als { $most } Zeichen.
campaign-file-format = Diese Kampagnendatei hat das Format { $found }; diese Fassung liest Format { $known }. Es wurde nichts geändert.
campaign-file-system = Das Regelsystem „{ $system }“ dieser Kampagne ist hier nicht installiert. Es wurde nichts geändert.
campaign-file-rules = Diese Kampagne geht nach Regelfassung { $found } von { $system }; hier ist Fassung { $known } installiert. Es wurde nichts geändert.
campaign-change = { $what } { $change } (jetzt { $now })
campaign-change-thing = { $what } { $change }
campaign-change-begun = { $what }
campaign-change-ended = nicht mehr { $what }
campaign-unknown = Eine Kampagne „{ $campaign }“ gibt es nicht. { $hint }
campaign-change-left = { $what }: noch { $now }
campaign-change-whole = { $what } wieder voll
