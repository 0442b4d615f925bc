### Was die Kommandozeile sagt.

## Hilfe

cli-help = Regelwerk: Würfe, Chancen und ganze Kämpfe, nach den Regeln und genau gerechnet.
cli-help-usage = Aufruf:
cli-help-options = Optionen
cli-help-arguments = Angaben
cli-help-commands = Befehle
cli-help-options-word = [OPTIONEN]
cli-help-command-word = BEFEHL …
cli-help-help = Zeigt diese Hilfe.
cli-help-roll = Würfelt, was du hinschreibst.
cli-help-odds = Rechnet die genauen Chancen aus: eines Wurfs, oder einer Frage an ein Spielsystem.
cli-help-advise = Sagt zu gefallenen Würfeln, welche du behältst: alle Möglichkeiten, die beste zuerst.
cli-help-learn = Spielt eine Lernpartie: eine kurze Szene mit Anleitung, ohne Vorwissen.
cli-help-play = Spielt ein Szenario im Terminal, gegen den Computer oder zu mehreren.
cli-help-resume = Spielt weiter, wo ein Spiel aufgehört hat.
cli-help-replay = Erzählt ein gesichertes Spiel noch einmal.
cli-help-verify = Prüft ein gesichertes Spiel: Kette, Regeln, Würfel.
cli-help-export = Gibt eine Partie aus der Sicht eines Platzes aus, oder einen Beleg, zum Nachprüfen anderswo.
cli-help-sheet = Zeigt oder zeichnet einen Charakterbogen, auch den Stand aus einem gesicherten Spiel, und hebt ihn auf.
cli-help-print = Druckt Bögen oder Karten als PDF, auch mit dem Stand aus einem gesicherten Spiel.
cli-help-duel = Lässt zwei gegeneinander antreten: wer gewinnt, wie lange es dauert, was übrig bleibt.
cli-help-campaign = Spielt ein Szenario viele Male: wer durchhält, wer gewinnt, wie sich die Kräfte verschieben.
cli-help-tournament = Lässt Spieler in gespiegelten Partien gegeneinander antreten, bis sicher ist, wer stärker ist.
cli-help-value = Hält die Stellungsurteile des Computers gegen gespielte Partien oder passt sie neu an.
cli-help-report = Macht aus einem gesicherten Spiel einen Bericht, Runde für Runde, zum Lesen und Drucken.
cli-help-analyse = Bespricht ein gespieltes Spiel nach: Aussichten, Glück, teure Entscheidungen.
cli-help-rules = Zeigt Regeln, Optionen und Auslegungen, mit Code und Tests dahinter.
cli-help-try = Probiert eine einzelne Regel aus, mit vorgegebenen Werten, Würfeln und Antworten.
cli-help-systems = Nennt die installierten Spielsysteme, ihre Regelversionen, und was an abgeschalteten nicht stimmt.
cli-help-check = Prüft ein Spielsystem, auch ein eigenes: Regeln, Sätze, Würfel, Geheimnisse, Tempo.
cli-help-new = Legt etwas Neues an.
cli-help-new-system = Schreibt ein kleines Spielsystem, das sofort läuft, als Anfang für ein eigenes.
cli-help-content = Eigene Inhalte: prüfen oder neu anlegen.
cli-help-content-check = Prüft eigene Inhalte.
cli-help-content-new = Gibt eine kommentierte Vorlage aus.

cli-opt-lang = Sprache: de oder en; darf überall stehen.
cli-opt-version = Zeigt die Version.
cli-opt-json = Gibt JSON aus.
cli-opt-seed = Startwert der Würfel: gleiche Zahl, gleiche Augen.
cli-opt-option = Eine Option des Spielsystems, als name=wert; mehrfach möglich.
cli-opt-content = Ordner mit eigenen Inhalten; mehrfach möglich.
cli-opt-at-least = Zeigt auch die Chance auf mindestens N.
cli-opt-limit = So viele Möglichkeiten werden gezeigt.
cli-opt-plot = Zeichnet ein Bild in diese Datei (svg, png, pdf).
cli-arg-system = Das Spielsystem, etwa phasesix.
cli-arg-who = Wessen Bogen: Kennung oder Name.
cli-arg-print = Was gedruckt wird: sheet (Bögen) oder cards (Karten).
cli-arg-print-names = Wessen: Kennungen oder Namen von Gruppen oder Einzelnen; ohne Angabe alle.
cli-arg-file = Die Datei mit dem Spielstand.
cli-arg-notation = Der Wurf, etwa 3W6+2, 4W10h2 oder 6W6!>=5.
cli-arg-odds = Ein Wurf wie 6W6!>=5, oder ein System mit einer Frage: phasesix attack hagen wolf.
cli-arg-advise = Die gefallenen Augen und was dazu zu wissen ist: 12,12,9,3 --value 14 --throw cascade --goal size:3
cli-arg-scenario = Das Szenario; ohne Angabe darfst du wählen.
cli-arg-rules = Eine Regel wie PS-ATK-01, eine Option, oder Wörter, die vorkommen sollen.
cli-arg-duellist = Wer antritt: ein Charakter, ein Gegner, eine Fraktion.
cli-arg-dirs = Ordner mit eigenen Inhalten.
cli-arg-kind = Die Art, etwa weapon, character oder scenario.
cli-arg-rule = Eine Regel wie PS-CND-08 oder eine Funktion wie take_hits; ohne Angabe werden alle gezeigt.
cli-opt-given = Die Angaben der Regel als JSON-Objekt, Inhalte beim Namen oder ausgeschrieben.
cli-opt-faces = Die Augen in der Reihenfolge des Würfelns: [[5],[6,5],3] oder 5 6,5 3
cli-opt-answers = Antworten in ihrer Reihenfolge, mit Komma oder als JSON-Liste; danach gilt die Vorgabe.
cli-opt-seat = Wer eine Seite spielt: human, computer, eine Taktik, anfaenger, stark, meisterlich oder program:BEFEHL; mehrfach möglich.
cli-opt-program-seconds = So viele Sekunden hat ein Programm (program:BEFEHL) für eine Antwort; danach antwortet die Taktik.
cli-opt-dice = fair: das Programm würfelt; manual: du tippst die Augen echter Würfel.
cli-opt-sheet-game = Ein gesichertes Spiel: der Bogen, wie er dort jetzt oder am Ende aussieht.
cli-opt-sheet-svg = Zeichnet den Bogen in diese Datei (svg).
cli-opt-sheet-save = Schreibt den Charakter, wie er ist, als Inhalt in diese Datei (toml).
cli-opt-sheet-keep = Hebt den Charakter, wie er ist, bei den eigenen Inhalten auf: Das nächste Spiel beginnt mit ihm.
cli-opt-print-output = Schreibt in diese Datei (pdf); gibt es sie schon, wird sie ersetzt.
cli-opt-print-game = Ein gesichertes Spiel: alle, die darin mitspielen, wie sie jetzt sind.
cli-opt-print-backs = Auch die Rückseiten mit den besonderen Regeln, gespiegelt für beidseitigen Druck (an der langen Kante wenden).
cli-opt-file = Hier wird das Spiel gesichert.
cli-opt-map = Zeichnet den Tisch: in eine Datei (.svg), die immer den Stand zeigt, oder nach und nach in einen Ordner.
cli-opt-words = Orte in Worten statt der Karte, etwa zum Vorlesen.
cli-opt-new-file = Schreibt die Vorlage in diese Datei.
cli-opt-to = Nur bis zu diesem Eintrag.
cli-opt-system = Das Spielsystem; sonst das erste.
cli-opt-coverage = Zeigt zu jeder Regel Code und Tests; Lücken ergeben den Code 1.
cli-opt-tactic = Die Taktik von A, und von B, falls nichts anderes gesagt ist.
cli-opt-tactic-b = Die Taktik von B.
cli-opt-fights = Wie viele Kämpfe simuliert werden, wenn es exakt nicht geht.
cli-opt-max-states = Bis zu so vielen Zuständen wird exakt gerechnet.
cli-opt-max-seconds = So lange wird nach Zuständen gesucht.
cli-opt-phases = Höchstens so viele Runden oder Phasen.
cli-opt-runs = Wie oft das Szenario gespielt wird.
cli-opt-workers = Auf so viele Prozesse verteilt; die Zahlen bleiben dieselben.
cli-opt-seat-tactic = Die Taktik eines Platzes; mehrfach möglich.
cli-opt-tactic-all = Die Taktik aller, denen --seat nichts anderes gibt.
cli-opt-players = Wer antritt, durch Kommas getrennt: Taktiken, anfaenger, stark, meisterlich, zufall.
cli-opt-tournament-games = So viele Partien werden je Paarung höchstens gespielt, immer zu zweien.
cli-opt-think = So viele Sekunden darf ein Spieler über eine Entscheidung nachdenken.
cli-opt-futures = Etwa so viele Verläufe denkt ein Spieler je Entscheidung durch. Ohne --seconds zählt dabei keine Uhr: Dieselbe Startzahl ergibt dieselben Partien.
cli-opt-target = Prüft fortlaufend, ob der Erste einer Paarung mindestens diesen Anteil der Punkte holt, und hört auf, sobald das gezeigt ist oder er sicher nicht deutlich darüber liegt.
cli-opt-margin = Deutlich über dem Ziel liegt, wer es um zweimal so viele Prozentpunkte übertrifft. Je kleiner, desto mehr Partien.
cli-opt-certainty = So sicher muss ein Urteil über das Ziel sein.
cli-arg-value-scenarios = Die Szenarien; ohne Angabe alle.
cli-opt-value-games = So viele Partien werden je Szenario gespielt.
cli-opt-value-fit = Passt die Gewichte neu an und schreibt sie in diese Datei. Gibt es sie schon und nennst du Szenarien, bleiben die anderen darin, wie sie sind.
cli-opt-report-round = Nur diese Runde oder Phase.
cli-opt-report-part = Nur dieser Teil einer Szene mit mehreren Teilen.
cli-opt-report-format = text, markdown oder html; sonst entscheidet die Endung von --out.
cli-opt-report-out = Schreibt den Bericht in diese Datei.
cli-opt-analyse-out = Schreibt die Besprechung in diese Datei (.html oder .json).
cli-opt-analyse-seed = Startzahl: Dieselbe Zahl ergibt dieselbe Besprechung.
cli-opt-analyse-depth = So viele gedachte Verläufe je Entscheidung; mehr dauert länger und ist genauer.
cli-opt-report-chart = Zeichnet den Verlauf der Zahlen in diese Datei (svg).
cli-opt-report-seat = Nur was dieser Platz wissen darf; sonst alles, was die Spielleitung weiß.
cli-opt-report-news = Nur das, was sich vorzulesen lohnt.
cli-opt-report-dice = Mit den Würfen oder ohne sie.

## Version

cli-version-rules = { $system }: { $title }, Regeln { $version }

## Chancen

cli-odds-mean = Mittelwert { $mean }
cli-odds-plot = Das Bild liegt in { $file }.
cli-odds-exact = Exakt gerechnet; angenommenes Verhalten: { $policy }.
cli-odds-comparison = Im Vergleich
cli-odds-partly = Exakt gerechnet, wo kein ≈ steht; sonst geschätzt aus { $tries } Versuchen (95-%-Intervalle). Angenommenes Verhalten: { $policy }.
cli-odds-tried = Geschätzt aus { $tries } Versuchen (95-%-Intervalle), weil es exakt zu lange dauert. Angenommenes Verhalten: { $policy }.
cli-odds-unlisted = Die ganze Verteilung auszurechnen dauert bei so vielen Würfeln zu lange.

## Rat

cli-advise-goal = Ziel: { $goal }
cli-advise-more = { $number ->
    [one] (eine weitere Möglichkeit; --limit zeigt mehr)
   *[other] ({ $number } weitere Möglichkeiten; --limit zeigt mehr)
 }
cli-advise-exact = Exakt gerechnet; danach wird für dieses Ziel am besten weitergespielt.

## Spielen

cli-play-which = Welches Szenario? (Zahl oder Name, Enter für das erste)
cli-play-which-none = „{ $typed }“ ist keins davon. Nimm eine Zahl von 1 bis { $last } oder einen Namen aus der Liste.
cli-play-which-several = „{ $typed }“ passt auf mehrere: { $names }. Welches meinst du?
cli-play-thinking = { $who } denkt nach … (Strg-C: gleich antworten)
cli-play-hinting = Der Computer denkt nach … (Strg-C: gleich antworten)
cli-play-no-hints = In diesem System weiß der Computer noch nicht, worauf es ankommt, und hat darum keinen Rat.
cli-play-hint-first = Der Computer würde antworten: { $answer },
cli-play-hint-other = Sonst: { $answer },
cli-play-hint = Antworte mit einer Zahl; „?“ erklärt die Antworten, „hilfe“ zeigt, was du sonst noch eingeben kannst.
cli-play-more-help = „hilfe“ zeigt, was du sonst noch eingeben kannst.
cli-play-aim = Ziel:
cli-play-seat = Es entscheidet: { $seat }
cli-play-default = (Enter)
cli-play-many = { $key }:… wie „{ $example }“ („alle“ zeigt sie)
cli-play-you = Du spielst: { $names }. Andere Plätze: --seat NAME=human. Es gibt: { $seats }.
cli-play-map-answer = Oder tippe einen Weg in Metern, Ecke für Ecke: 12.5,3;14,5
cli-play-stands = { $at }{ COUNT($ground) ->
    [0] {""}
   *[other] {" "}({ $ground })
 }{ COUNT($apart) ->
    [0] {""}
   *[other] ; Abstand: { $apart }
 }
cli-play-extent = von { $low } bis { $high }
cli-play-drawn = Gezeichnet in { $file }
cli-play-no-picture = Von diesem Tisch gibt es kein Bild.
cli-play-not-possible = Nicht möglich („warum“ zeigt alles):
cli-play-nothing-refused = Hier ist nichts ausgeschlossen: Was zur Wahl steht, geht alles.
cli-play-assumed = Chancen exakt. { $assumed }
cli-play-advice = Rat für dieses Ziel, exakt gerechnet: { $goal }. { $chance ->
    [true] Rechts steht die Chance darauf
   *[false] Rechts steht, was im Mittel herauskommt
 }, wenn du danach am besten weiterspielst.
cli-play-alike = Wie { $number }:{" "}
cli-play-more = (+ { $number } weitere, z. B. { $key }; „alle“ zeigt sie)
cli-play-faces = { $who }: Wirf { $throw } ({ $rule }) und tippe die Augen, etwa: { $example }
cli-play-no-best = Hier lässt sich kein bestes Spiel ausrechnen.
cli-play-help =
    Eine Zahl oder ein Schlüssel beantwortet die Frage, Enter nimmt die Vorgabe.
    ?: erklärt die Antworten, was sie tun, kosten und wann sie gut sind
    ziel: worum es in der Szene geht und wann sie endet
    zurück: nimmt deine letzte Antwort zurück
    alle: zeigt alle Antworten einzeln
    bestes: was jede Antwort brächte, wenn du danach bestmöglich weiterspielst und zahlst
    tipp: was der Computer täte, mit der Aussicht auf den Sieg bei den besten drei Antworten
    warum: sagt zu allem, was nicht geht, den Grund
    regel KENNUNG: zeigt eine Regel (oder sucht Wörter)
    tisch: zeigt Tisch und Karte, und wo alles ist, in Worten
    karte [DATEI]: zeichnet den Tisch als Bild (SVG)
    protokoll: erzählt alles noch einmal
    nie: Fragen dieser Art an diese Figur immer mit der Vorgabe beantworten, diese auch
    fragen: wieder alles fragen
    sichern DATEI: sichert eine Kopie
    ende: hört auf, gesichert ist immer
    überspringen: verlässt eine Lernpartie und spielt ohne Anleitung weiter
    aufgeben: gibt das Spiel verloren, wo die Regeln das kennen
    berichtigen [WER WAS WERT]: ändert als Spielleitung einen Wert; allein zeigt es, welche es gibt
    Englisch geht auch: undo, goal, all, best, hint, why, rule, table, map, log, never, ask, save, quit, skip, concede, correct
cli-play-correct = Schreib „berichtigen“ und dahinter, was gelten soll, so wie es oben steht.
cli-play-correct-what = „{ $text }“ lässt sich nicht berichtigen. „berichtigen“ allein zeigt, was geht.
cli-play-correct-value = „{ $value }“ passt nicht zu: { $field }.
cli-play-no-correction = Das geht so nicht: { $why }
cli-play-step-again = Der laufende Schritt ist neu gespielt: Was gleich geblieben ist, gilt weiter; alles andere wird neu gefragt.
cli-play-concede = { $seat } gibt auf und hat damit verloren. Wirklich? (j/n)
cli-play-no-conceding = In diesem Spiel sagen die Regeln nicht, was beim Aufgeben geschieht. „ende“ hört auf und sichert.
cli-play-undo-dice = Seitdem sind Würfel gefallen; sie werden neu geworfen. Trotzdem zurücknehmen? (j/n)
cli-play-undone = Zurückgenommen.
cli-play-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
cli-play-never = Fragen dieser Art an { $who } werden ab jetzt immer so beantwortet, diese auch: „{ $answer }“. Einverstanden? (j/n)
cli-play-ask-again = { $number ->
    [0] Es gibt keine Daueraufträge.
    [one] Ein Dauerauftrag ist aufgehoben.
   *[other] { $number } Daueraufträge sind aufgehoben.
 }
cli-play-saved = Gesichert in { $file }
cli-play-left = Das Spiel ist gesichert. Weiter geht es mit: regelwerk resume { $file }
cli-play-won = Der Sieg geht an: { $winner }. { $reason }
cli-play-draw = Unentschieden. { $reason }
cli-play-over = Alle Würfel liegen offen. Nachprüfen: regelwerk verify { $file }

## Nachprüfen

cli-opt-receipt = Beleg aus dem Browser: Ist es die Partie, die er gesehen hat?
cli-opt-export-seat = Platz, aus dessen Sicht die Datei ist; nichts darin, was er nicht sehen durfte. Die Spielleitung heißt master.
cli-opt-export-receipt = Statt der Partie ein Beleg: welche es ist und wie weit sie jetzt ist.
cli-opt-export-out = Die neue Datei.
cli-wrong-export = Nenne entweder einen Platz mit --seat oder verlange mit --receipt einen Beleg.
cli-export-done = Geschrieben: { $file }. Nachprüfen: regelwerk verify { $file }
cli-export-receipt-done = Geschrieben: { $file }. Nachprüfen: regelwerk verify PARTIE --receipt { $file }

## Duell

cli-duel-tactic = Taktik
cli-duel-wins = gewinnt
cli-duel-draw = unentschieden
cli-duel-units = Im Mittel zu Ende in { $unit } { $rounds }.
cli-duel-rounds = Im Mittel { $rounds } Runden.
cli-duel-endless = Mit { $chance } endet der Kampf nie.
cli-duel-left = { $name } am Ende, { $what }:
cli-duel-exact = Exakt gerechnet über { $states } Zustände.
cli-duel-simulated-states = Simuliert mit { $fights } Kämpfen (95-%-Intervalle): Mehr als { $states } Zustände sind erreichbar.
cli-duel-simulated-time = Simuliert mit { $fights } Kämpfen (95-%-Intervalle): In { $seconds } s waren erst { $found } Zustände gefunden.
cli-duel-progress = Kämpfe

## Kampagne

cli-campaign-survives = noch dabei
cli-campaign-survival-plot = noch dabei (%)
cli-campaign-open = noch offen
cli-campaign-course = { $what }, vom Anfang bis { $unit } { NUMBER($last, useGrouping: 0) }
cli-campaign-played = gespielt
cli-campaign-length = Dauer
cli-campaign-length-of = { $mean } ({ $unit })
cli-campaign-method-parts = Simuliert mit { $runs } Spielen (95-%-Intervalle), höchstens { NUMBER($last, useGrouping: 0) } Runden in jedem Teil; im Mittel { $rounds } Teile gespielt. Mittelwerte gelten für die Spiele, in denen jemand noch dabei ist. Taktik: { $policy }; Startwert { NUMBER($seed, useGrouping: 0) }.
cli-campaign-method = Simuliert mit { $runs } Spielen (95-%-Intervalle), höchstens bis { $unit } { NUMBER($last, useGrouping: 0) }; Dauer im Mittel { $rounds }. Mittelwerte gelten für die Spiele, in denen jemand noch dabei ist. Taktik: { $policy }; Startwert { NUMBER($seed, useGrouping: 0) }.
cli-campaign-progress = Spiele
cli-word-round = Runde

## Bericht

cli-report-before = Zu Beginn
cli-report-round = { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-standings = Stand nach { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-standings-start = Ausgangslage
cli-report-standings-now = Zwischenstand in { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-part = Teil { NUMBER($part, useGrouping: 0) }: { $caption }
cli-report-standings-part = Stand nach Teil { NUMBER($part, useGrouping: 0) }
cli-report-axis = Abschnitte des Berichts
cli-report-who = Wer
cli-report-out = ausgeschieden
cli-report-quiet = Nichts, wovon zu berichten wäre.
cli-report-course = Verlauf
cli-report-end = Ausgang
cli-report-goes-on = Das Spiel läuft noch.
cli-report-known-to = Erzählt wird nur, was dieser Platz wissen darf: { $seat }.
cli-report-no-numbers = Die gespeicherten Zahlen lassen sich mit den jetzigen Regeln nicht lesen; sie fehlen hier.
cli-sheet-drawn = Der Bogen ist in { $file } gezeichnet.
cli-sheet-saved = Der Charakter steht in { $file }.
cli-sheet-kept = { $name } ist aufgehoben und im nächsten Spiel dabei. Lösche { $file }, um wieder von vorn zu beginnen.
cli-print-done = { $items ->
    [one] Eine Karte
   *[other] { $items } Karten
 } auf { $pages ->
    [one] einer Seite
   *[other] { $pages } Seiten
 }: { $file }
cli-print-sheets = { $items ->
    [one] Ein Bogen
   *[other] { $items } Bögen
 }: { $file }
cli-print-replaced = { $file } war schon da und ist ersetzt.
cli-print-backs = Die besonderen Regeln stehen auf den Rückseiten; mit --backs werden sie mitgedruckt.
cli-report-written = Der Bericht liegt in { $file }.

## Regeln

cli-rules-kind-code = im Programm
cli-rules-kind-table = am Tisch
cli-rules-kind-text = Erläuterung
cli-rules-touches = Betrifft: { $rules }
cli-rules-code = Umgesetzt in
cli-rules-tests = Belegt durch
cli-rules-no-tests = Ohne die Tests aus dem Quelltext ist nur der Code geprüft.
cli-rules-whole = Keine Lücke: Hinter jeder Regel stehen Code und Tests.
cli-rules-gaps = { $number ->
    [one] Eine Lücke:
   *[other] { $number } Lücken:
 } { $rules }

## Inhalte

cli-content-supplied = mitgelieferte Inhalte
cli-content-fine = Alles in Ordnung: { $folders }
cli-content-written = Die Vorlage liegt in { $file }

## Ausprobieren

cli-try-result = Ergebnis
cli-try-asked = Gefragt: { $question } – { $taken }

## Was nicht stimmt

cli-wrong-language = Die Sprache „{ $lang }“ gibt es nicht. Möglich sind: { $known }.
cli-wrong-extra = Dafür fehlt { $module }. Installiere es mit: pip install "regelwerk[{ $extra }]"
cli-wrong-file = { $file } lässt sich so nicht benutzen: { $why }.
cli-wrong-missing = Bei „{ $command }“ fehlt die Angabe { $name }. Mit „{ $command } --help“ siehst du, was sie braucht.
cli-wrong-no-option = „{ $command }“ kennt { $name } nicht. Mit „{ $command } --help“ siehst du, was es gibt.
cli-wrong-value = Bei „{ $command }“ passt der Wert für { $name } nicht, erwartet wird { $wanted }. Mit „{ $command } --help“ siehst du, was geht.
cli-wanted-whole-number = eine ganze Zahl
cli-wanted-any-number = eine Zahl
cli-wrong-option-usage = Bei „{ $command }“ fehlt hinter { $name } der Wert, oder es steht einer zu viel da.
cli-wrong-usage = Bei „{ $command }“ ist etwas zu viel: „{ $words }“. Mit „{ $command } --help“ siehst du, was geht.
cli-wrong-command = Diesen Befehl gibt es bei „{ $command }“ nicht. Es gibt: { $known }.
cli-wrong-odds-words = „{ $word }“ ist nach dem Wurf zu viel. Schreibe den Wurf ohne Leerzeichen oder in Anführungszeichen.
cli-wrong-plot-kind = { $file }: Bilder gibt es als svg, png oder pdf. Ändere die Endung.
cli-wrong-no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn an oder nenne einen anderen.
cli-wrong-content-of-none = Das sind noch keine Inhalte eines Systems. Was jedes dazu sagt (mit --system fragst du nur eines):
    { $complaints }
cli-wrong-which-system = „{ $kind }“ gibt es in mehreren Systemen. Nenne eines mit --system: { $systems }.
cli-wrong-content-place = In { $folder } liegen Dateien, die zu keinem System gehören: { $files }. Verschiebe sie in den Ordner ihres Systems, etwa { $example }.
cli-wrong-no-advice = { $system } kennt keine Würfel, die man behält und nachwirft; dazu gibt es keinen Rat.
cli-wrong-no-question = Es fehlt die Frage an { $system }. Möglich sind:{ $known }
cli-wrong-question = Die Frage „{ $question }“ gibt es nicht. Möglich sind:{ $known }
cli-wrong-parameter = „{ $word }“ gehört nicht zu dieser Frage. Sie kennt:{ $parameters }
cli-wrong-parameter-missing = Es fehlt { $name }. Die Frage kennt:{ $parameters }
cli-wrong-parameter-value = Hinter { $name } fehlt der Wert.
cli-wrong-table-file = { $file } lässt sich nicht lesen. Lösche die Datei, dann geht es mit neuen Würfeln weiter.
cli-wrong-file-exists = { $file } gibt es schon und wird nicht überschrieben. Nenne eine andere Datei.
cli-wrong-faces = „{ $word }“ sind keine Augen. Schreibe die Würfel mit Leerzeichen und Ketten mit Komma: 5 6,5 3
cli-wrong-seat-form = „{ $seat }“ ist keine Angabe für einen Platz. Schreibe SEITE=human oder SEITE=computer; Seiten: { $seats }.
cli-wrong-seat = Den Platz „{ $seat }“ gibt es hier nicht. Es gibt: { $seats }.
cli-wrong-player = „{ $who }“ kann nicht spielen. Möglich sind human, computer, program:BEFEHL, Taktiken und Spielstärken: { $tactics }.
cli-level-no-tactic = „{ $level }“ denkt über jede Entscheidung nach; für so viele Spiele dauert das zu lange. Nimm eine Taktik: { $known }. Spielstärken vergleicht „regelwerk tournament“.
cli-wrong-tactic = Die Taktik „{ $tactic }“ gibt es nicht. Es gibt: { $known }.
cli-wrong-seat-tactic = „{ $seat }“ gibt keinem Platz eine Taktik. Schreibe PLATZ=TAKTIK; Plätze: { $seats }.
cli-wrong-report-round = { $unit } { NUMBER($number, useGrouping: 0) } kommt in diesem Spiel nicht vor. Es gibt: { $known }.
cli-wrong-report-part = Teil { NUMBER($number, useGrouping: 0) } wurde in diesem Spiel nicht gespielt. Es gibt: { $known }.
cli-wrong-report-no-parts = Dieses Spiel hat keine Teile. Wähle mit --round eine Runde.
cli-wrong-report-format = „{ $format }“ ist keine Form für einen Bericht. Möglich sind: { $known }.
cli-wrong-report-chart = { $file }: Der Verlauf wird als svg gezeichnet. Ändere die Endung.
cli-wrong-sheet-ending = { $file }: Diese Datei braucht die Endung { $ending }.
cli-wrong-report-itself = { $file } ist der Spielstand selbst und wird nicht überschrieben. Nenne eine andere Datei.
cli-wrong-analyse-out = { $file }: Die Besprechung wird eine Datei mit einer dieser Endungen: { $known }.
cli-wrong-no-picture = Von Partien in { $system } gibt es keine Bilder.
cli-wrong-dice = „{ $dice }“ sind keine Würfel. Möglich sind fair und manual.
cli-wrong-rule = Zu „{ $words }“ gibt es keine Regel. Suche mit anderen Wörtern, oder lass sie weg und sieh alle.
cli-wrong-json = --given ist kein JSON-Objekt (Zeile { $line }, Spalte { $column }). Schreibe etwa: {"{"}"hits": [3, 2, [1]]{"}"}
cli-wrong-try-rule = Eine Regel „{ $rule }“ gibt es nicht. „regelwerk try { $system }“ zeigt alle.
cli-wrong-try-several = „{ $rule }“ steht in mehreren Funktionen. Nenne eine davon: { $functions }.
cli-wrong-try-senseless = Mit diesen Angaben ergibt { $rule } keinen Sinn: { $why }. Prüfe, ob alle Namen zueinander passen.
given-unknown = Die Regel hat keine Angabe „{ $name }“. Sie kennt: { $known }.
given-missing = Für die Regel fehlt „{ $name }“ ({ $kind }). Sie kennt: { $known }.
given-value = { $where }: „{ $value }“ passt hier nicht. Möglich: { $kind }.
given-length = { $where }: Hier gehören { $wanted } Werte hin, nicht { $number }.
given-field = { $where }: „{ $name }“ gibt es hier nicht. Möglich: { $known }.
given-field-missing = { $where }: Es fehlt „{ $name }“ ({ $kind }).
given-impossible = { $where }: So etwas ({ $kind }) lässt sich nicht vorgeben. Nimm eine Regel mit anderen Angaben.
cli-wrong-answers = „{ $word }“ ist keine Liste von Antworten. Schreibe a,b,c oder als JSON: ["a", "b"]

cli-help-table = Öffnet den Spieltisch im Browser: für alle an diesem Rechner und im selben Netz.
cli-help-table-backup = Sichert alle Partien in einen neuen Ordner, auch im Betrieb.
cli-help-table-restore = Spielt eine Sicherung in eine leere Datenbank ein, gleich welcher Art.
cli-help-table-check = Prüft alles Gespeicherte: Kette und Regeln jeder Partie.
cli-arg-backup = Ordner der Sicherung
cli-upkeep-progress = Datensätze
cli-backup-made = Gesichert in { $folder }: { NUMBER($games, useGrouping: 0) } { $games ->
    [one] Partie
   *[other] Partien
  } mit { NUMBER($entries, useGrouping: 0) } Einträgen.
cli-backup-key = Der Schlüssel zu allen Links liegt dabei. Wer diesen Ordner hat, hat jeden Link: Heb ihn gut auf.
cli-backup-no-key = Das Hausgeheimnis lag nicht in einer Datei und ist nicht dabei. Ohne es lassen sich die Links später nicht mehr anzeigen.
cli-restored = Eingespielt: { NUMBER($games, useGrouping: 0) } { $games ->
    [one] Partie
   *[other] Partien
  } mit { NUMBER($entries, useGrouping: 0) } Einträgen.
cli-check-seen = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] Partie
   *[other] Partien
  } mit { NUMBER($entries, useGrouping: 0) } Einträgen gelesen, { NUMBER($replayed, useGrouping: 0) } davon noch einmal gespielt{ $older ->
    [0] .
   *[other] ; bei { NUMBER($older, useGrouping: 0) } mit älteren Regeln hält die Kette.
  }
cli-check-well = Alles in Ordnung.
cli-check-wrong = Nichts wurde verändert. Was hier steht, spielst du am besten aus einer Sicherung ein.
cli-opt-port = Anschluss, an dem der Tisch zu finden ist (0: irgendein freier)
cli-opt-local = nur für diesen Rechner, nicht für andere im Netz
cli-opt-database = wo die Partien liegen: sqlite:///datei.db oder postgresql://rechner/name
cli-opt-open = wer die Seite findet, darf Partien beginnen, auch ohne den Link des Hauses
cli-opt-processes = so viele Prozesse bedienen den Anschluss gemeinsam; mehr als einer braucht PostgreSQL
cli-wrong-processes = Auf eine SQLite-Datei gehört ein Prozess. Mehrere teilen sich eine PostgreSQL-Datenbank: --database postgresql://rechner/name
cli-wrong-process-start = Kein Prozess kommt so weit, dass er den Tisch bedient. Warum, steht im Protokoll.
cli-opt-drain = so viele Sekunden nach SIGTERM sagt /ready schon ab, während alles weitergeht: Zeit für einen Proxy, niemanden mehr zu schicken
cli-opt-log = Protokoll in diese Datei; bei 10 MB wird sie beiseitegelegt, vier ältere bleiben. Sonst: in einem Terminal table.log, ohne eines die Fehlerausgabe
cli-wrong-log = In diese Datei kann ich kein Protokoll schreiben: { $file }
cli-help-table-link = Zeigt den Link des Gastgebers; mit --renew macht es einen neuen, und der alte gilt sofort nicht mehr.
cli-opt-renew = den Link durch einen neuen ersetzen
cli-link-now = Der Link des Gastgebers:
cli-link-renewed = Der alte Link gilt ab sofort nicht mehr. Der neue:
cli-opt-connections = so viele Verbindungen nimmt ein Prozess höchstens an
cli-opt-no-browser = keinen Browser öffnen, nur die Adresse nennen
cli-opt-table-workers = so viele Prozesse rechnen Chancen voraus und spielen die Plätze des Computers
cli-table-open = Der Spieltisch ist gedeckt. Dein Link als Gastgeber:
cli-table-elsewhere = Von anderen Geräten im selben Netz:
cli-table-stop = Strg+C schließt den Tisch; alles ist gespeichert.
cli-table-closed = Der Tisch ist geschlossen. Alles ist gespeichert.
cli-wrong-port = An Anschluss { $port } lauscht schon jemand. Läuft der Tisch vielleicht noch in einem anderen Fenster? Sonst hilft --port mit einer anderen Zahl.
cli-wrong-proxies = In REGELWERK_PROXIES stehen Adressen oder Netze mit Kommas dazwischen, zum Beispiel 10.0.0.2,10.1.0.0/16.

## Turniere und Urteile

cli-tournament-share = Punkte
cli-tournament-elo = Elo
cli-tournament-games = Partien
cli-tournament-faults = Ausfälle
cli-tournament-stood-in = Ausfälle: So oft ist der Erste : der Zweite abgestürzt oder hat etwas Unerlaubtes geantwortet. Dann hat die übliche Taktik geantwortet.
cli-tournament-pairing = { $first } gegen { $second }
cli-tournament-shown = { $first }: mindestens { $target } der Punkte, auf { $certainty } sicher nach { $games } Partien.
cli-tournament-not-shown = { $first }: nicht gezeigt, dass es mindestens { $target } der Punkte sind; auf { $certainty } sicher nach { $games } Partien sind es weniger als { $clear }.
cli-tournament-open = { $first }: Nach { $games } Partien ist offen, ob es mindestens { $target } der Punkte sind.
cli-tournament-test = Einseitiger sequenzieller Test von höchstens { $target } gegen mindestens { $clear }: Ein Urteil, das nicht stimmt, fällt mit höchstens { $risk } Wahrscheinlichkeit, obwohl nach jedem Partienpaar nachgesehen wird.
cli-tournament-method = Jede Startzahl wurde zweimal gespielt, mit vertauschten Seiten; Remis zählen halb. 95-%-Intervalle; erste Startzahl { $seed }.
cli-wrong-entrants = Ein Turnier braucht mindestens zwei verschiedene Spieler: --players mit { $known }.
cli-wrong-entrant = „{ $who }“ kann in keinem Turnier antreten. Antreten können Taktiken und Spielstärken: { $known }.
cli-wrong-margin = Das Ziel { $target } % und zweimal { $margin } Punkte darüber wären 100 % oder mehr. Nimm ein kleineres --margin: unter { $most }.
cli-wrong-value-file = Die Gewichte für die Stellungsurteile passen nicht: { $why }
cli-value-progress = Partien
cli-analyse-progress = Schritte (Strg-C: aufhören und zeigen, was bekannt ist)
cli-value-general = Alle anderen Szenen
cli-value-written = Die Gewichte stehen in { $file }.
cli-value-loss = Log-Verlust { $loss } (wer nur die Siegquoten kennt: { $ignorant }), { $positions } Stellungen aus { $games } Partien
cli-value-promised = Zugesagt
cli-value-came = Eingetreten
cli-value-positions = Stellungen
cli-value-nobody-wins = In den Szenen von { $system } spielt niemand gegen jemanden, da gibt es nichts zu beurteilen.
cli-value-no-concerns = { $system } sagt nicht, worauf es in einem Spielstand ankommt; ohne das kann niemand ihn beurteilen.

## Prüfung eines Spielsystems

cli-arg-package = Ein installiertes Spielsystem, oder ein Ordner mit einer pyproject.toml.
cli-opt-check-only = Nur diese Prüfung; mehrfach möglich.
cli-opt-check-tests = Ordner mit den Tests; ohne Angabe der neben dem Paket.
cli-opt-check-patience = So viele Sekunden darf eine Prüfung an einem Spiel dauern.
cli-wrong-check = Eine Prüfung „{ $check }“ gibt es nicht. { $hint }
cli-wrong-check-tests = Der Ordner „{ $folder }“ für die Tests ist nicht da.
cli-wrong-check-folder = In „{ $folder }“ liegt keine pyproject.toml. Gib den Ordner des Pakets an, oder den Namen eines installierten Spielsystems.
cli-check-games = { $number ->
    [0] nichts genannt
   *[other] { $number } Spiele
 }
cli-check-more = … und { $number } weitere Spiele mit demselben Befund.
cli-check-rule = { "  " }Regel: { $rule }
cli-check-place = { "  " }Hier nachsehen: { $place }
cli-check-again = { "  " }Noch einmal nur dies: regelwerk check { $system } --only { $check }
cli-check-no-tests = Tests waren nicht zu sehen; ob jede Regel einen hat, bleibt offen (--tests FOLDER).
cli-check-speed = Tempo: { $games } Spiele je Sekunde mit der Taktik { $tactic }, im Mittel { $steps } Schritte lang.
cli-check-passed = Alle Prüfungen bestanden.
cli-check-failed = { $number ->
    [one] Eine Prüfung nicht bestanden.
   *[other] { $number } Prüfungen nicht bestanden.
 }

## Ein neues Spielsystem

cli-arg-new-name = Name des Systems und seines Pakets: kleine Buchstaben und _, etwa kerzenduell.
cli-opt-new-folder = Wohin; ohne Angabe in einen neuen Ordner mit dem Namen.
cli-wrong-new-name = „{ $name }“ taugt nicht als Name eines Pakets. Nimm 2 bis 31 kleine Buchstaben oder _, zuerst einen Buchstaben, und kein Wort der Sprache Python.
cli-wrong-new-taken = Ein Spielsystem „{ $name }“ ist schon installiert. Nimm einen anderen Namen.
cli-wrong-new-package = Ein Python-Paket „{ $name }“ gibt es schon. Nimm einen anderen Namen.
cli-wrong-new-folder = „{ $folder }“ ist nicht leer. Nimm einen anderen Ordner (--folder), oder räume diesen leer.
cli-new-written = Das Spielsystem { $name } steht in { $folder }: ein kleines, ganzes Spiel.
cli-new-next = So geht es weiter:
    cd { $folder }
    pip install -e '.[dev]'
    regelwerk play { $name }
    regelwerk check .

## Inhalte für Tabellenkalkulationen

cli-help-content-export = Gibt alle Inhalte einer Art als CSV aus, für Tabellenkalkulationen.
cli-help-content-import = Macht aus einer CSV-Datei eine Inhaltsdatei, mit denselben Prüfungen wie immer.
cli-opt-csv = Die CSV-Datei, die geschrieben wird.
cli-arg-csv = Die CSV-Datei: eine Zeile je Eintrag, eine Spalte „id“.
cli-content-exported = { $number } Einträge nach { $file } geschrieben.
cli-content-imported = { $number } Einträge geprüft und nach { $file } geschrieben.

## Das Regelverzeichnis als Dokument

cli-opt-rules-out = Schreibt alle Regeln, Optionen und Auslegungen eines Systems in diese Datei (md oder pdf).
cli-wrong-rules-out = Mit --out wird ein ganzes System geschrieben: regelwerk rules phasesix --out regeln.pdf
cli-wrong-rules-ending = „{ $file }“: Das Regelverzeichnis gibt es als { $endings }.
cli-rules-file-written = { $number } Regeln nach { $file } geschrieben.
cli-rules-file-subtitle = { $number } Regeln, Fassung { $version }
cli-rules-file-options = Offene Fragen und ihre Antworten
cli-rules-file-rulings = Auslegungen
cli-rules-file-open = Offene Frage: { $options }

## Das Labor

cli-help-lab = Das Labor: was eine Änderung an Regeln oder Inhalten bewirkt.
cli-help-lab-matrix = Jeder gegen jeden, für eine Frage oder im Duell: wer am stärksten ist, wer nie besser ist.
cli-help-lab-sweep = Verändert eine oder mehrere Zahlen und zeigt, was daraus wird.
cli-help-lab-compare = Stellt zwei Fassungen gegeneinander: in Partien mit denselben Würfeln, ohne Szenario in allen Chancen.
cli-help-lab-sensitivity = Sagt, welche offenen Fragen eines Regelwerks etwas ändern: jede Option für sich gegen die Voreinstellung.
cli-help-lab-balance = Sucht den Wert, bei dem ein Maß sein Ziel erreicht, etwa gleiche Aussichten.
cli-help-lab-explore = Zeigt, was in einer Szene geschieht und was nie: Längen, Antworten, Regeln, Entscheidungen.
cli-help-lab-show = Zeigt eine gespeicherte Studie, auch eine, die noch nicht zu Ende ist.
cli-help-lab-report = Macht aus einer Studie einen Bericht mit Bildern, in beiden Sprachen: HTML oder PDF.
cli-arg-lab-scenario = Das Szenario; ohne Angabe das erste des Systems, oder ein Duell oder eine Frage.
cli-arg-lab-file = Die Datei einer Studie.
cli-opt-lab-duel = Zwei, die gegeneinander antreten.
cli-opt-lab-question = Eine Frage an die Chancen des Systems, wie bei „regelwerk odds“.
cli-opt-lab-given = Was die Frage wissen will, als name=wert; mehrfach möglich.
cli-opt-lab-vary = Was sich ändert: weapons.gewehr.penetration=1..6, options.overkill=a,b, tactics.PLATZ=a,b; mehrfach möglich.
cli-opt-lab-rows = Was in den Zeilen steht: duel.first=a,b,c oder given.weapon=a,b; ohne Angabe alle.
cli-opt-lab-columns = Was in den Spalten steht; ohne Angabe alle.
cli-opt-lab-rounds = Nach so vielen Runden zählt eine Partie als nicht entschieden; 0: nie.
cli-opt-lab-measure = Die Zahl, um die es geht: wins.SEITE, rounds, answers, out.WER, WER.ZAHL; bei Fragen mean oder some.
cli-opt-lab-games = So viele Partien jeder Fassung, höchstens.
cli-opt-lab-precision = Hört von selbst auf, sobald das Intervall so eng ist: 0.01 ist ± 1 Prozentpunkt.
cli-opt-lab-points = Statt aller Kombinationen nur so viele, gleichmäßig verteilt (lateinischer Würfel).
cli-opt-lab-target = Das Ziel: 0.5 ist gleiche Aussichten.
cli-opt-lab-trials = Bei mehreren Zahlen: so viele Einstellungen werden versucht (braucht Optuna).
cli-opt-lab-only = Nur diese Optionen; ohne Angabe alle.
cli-opt-lab-against = Ein Ordner oder eine Datei mit der anderen Fassung der Inhalte; mehrfach möglich.
cli-opt-lab-cost = Das Feld, das sagt, was etwas kostet: Wer nie besser ist und nicht weniger kostet, wird genannt.
cli-opt-lab-cluster = Auf einem Ray-Cluster: auto, local oder eine Adresse.
cli-opt-lab-file = Wo das Ergebnis steht; eine angefangene Studie wird fortgesetzt.
cli-opt-lab-failed = Das Journal einer gescheiterten Partie, nach ihrer Nummer in der Liste.
cli-opt-lab-html = Die Datei für den Bericht als Webseite; ohne Angabe neben der Studie.
cli-opt-lab-pdf = Die Datei für den Bericht zum Drucken.
cli-lab-progress = Partien
cli-lab-left = noch etwa { $time }
cli-lab-stopped = Angehalten. Was fertig ist, steht in { $file }; derselbe Befehl macht weiter.
cli-lab-kept = Aufgehoben in { $file }. Ein Bericht daraus: regelwerk lab report { $file }
cli-lab-written = Geschrieben: { $file }
cli-wrong-pair = „{ $text }“ ist nicht zu lesen; so sieht es aus: name=wert.

# -- wie lange Szenen dauern
cli-help-content-measure = Misst, wie lange Szenen etwa dauern: zählt in gespielten Partien die Antworten von Menschen.
cli-opt-measure-games = So viele Partien je Szene.
cli-content-measured = { $scenario }: { $answers } Antworten, etwa { $minutes } Minuten{ $stated ->
    [0] { "" }
   *[other] , angegeben sind { $stated }
  }; die Seite der Menschen gewinnt { $won } von { $games }.
cli-content-pace = Gerechnet mit { $pace } Sekunden je eigener Antwort und { $reading } je Antwort des Computers; alle spielen nach der üblichen Taktik.

## Lernpartien

cli-arg-lesson = Welche Lernpartie; ohne Angabe die erste des Systems.
cli-learn-hint = „rat“ sagt, was wir hier täten und warum; „zurück“ lässt dich etwas anderes versuchen; „überspringen“ spielt ohne Anleitung weiter.
cli-learn-step = Schritt { $number } von { $steps }
cli-learn-rules = Zum Nachlesen: { $rules } („regel KENNUNG“)
cli-learn-free = Diese Frage gehört nicht zur Lernpartie: Entscheide frei, falsch machen kannst du nichts.
cli-learn-over = Die Lernpartie ist zu Ende, die Szene noch nicht: Spiel weiter, wenn du magst.
cli-learn-advice = Unser Rat: { $answer } ({ $key })
cli-learn-learned = Das kannst du jetzt
cli-learn-none = Hier läuft keine Lernpartie.

# Chancen eines Wurfs: gesagt, bevor Fluent geladen ist.
cli-throw-mean = Mittelwert { $mean }
cli-throw-rest = Dahinter bleibt ein Rest von unter 1e-15.
cli-throw-at-least = Mindestens { $n }: { $chance }
cli-throw-plot = Das Bild liegt in { $file }.

# Was Leute am Spieltisch im Terminal eintippen; die Wörter aller Sprachen gelten immer.
cli-typed-undo = zurück, zurueck, u
cli-typed-log = protokoll, l
cli-typed-rule = regel, regeln, /
cli-typed-save = sichern, speichern
cli-typed-quit = ende, q
cli-typed-help = hilfe
cli-typed-explain = erklären, erklaeren, ?
cli-typed-goal = ziel
cli-typed-never = nie
cli-typed-ask = fragen
cli-typed-table = tisch
cli-typed-map = karte
cli-typed-why = warum
cli-typed-all = alle
cli-typed-best = bestes
cli-typed-hint = tipp, rat
cli-typed-skip = überspringen, ueberspringen
cli-typed-concede = aufgeben
cli-typed-correct = berichtigen, berichtige
cli-typed-yes = ja, j
cli-typed-no = nein, n

cli-help-campaigns = Kampagnen: dieselben Helden in einer Szene nach der anderen (new, show, next, keep, back), oder ein Szenario viele Male (campaign SYSTEM).
cli-help-campaign-new = Beginnt eine Kampagne in einer Datei: eine mitgelieferte, oder mit eigenen Helden und Szenen.
cli-help-campaign-show = Zeigt eine Kampagne: ihre Helden, wie sie jetzt sind, ihre Szenen und ihre Geschichte.
cli-help-campaign-next = Spielt die nächste Szene einer Kampagne, mit ihren Helden auf ihren Plätzen.
cli-help-campaign-keep = Übernimmt das Ende eines Spiels: Die Helden sind nun so, wie es sie zurücklässt.
cli-help-campaign-back = Nimmt einen Eintrag der Geschichte zurück.
cli-arg-campaign = Die Datei der Kampagne.
cli-arg-entry = Die Nummer des Eintrags.
cli-opt-plan = Eine mitgelieferte Kampagne.
cli-opt-hero = Wer mitspielt; mehrmals angeben für mehrere.
cli-opt-scene = Was gespielt wird; mehrmals angeben, in der Reihenfolge der Szenen.
cli-opt-title = Wie die Kampagne heißt.
cli-opt-cast = Wer den Platz einer Figur einnimmt, etwa richart=mira; mehrmals angeben für mehrere.
cli-wrong-cast = „{ $cast }“ sagt nicht, wer wen spielt. Schreib FIGUR=HELD, jede Figur nur einmal, zum Beispiel richart=mira.
cli-campaign-lost = verloren
cli-campaign-taken-back = zurückgenommen
cli-campaign-keep-hint = Ist das Spiel zu Ende, übernimmst du es mit: regelwerk campaign keep { $file } { $game }
cli-campaign-all-played = In { $file } sind alle Szenen gespielt. Nenne eine, die du noch einmal spielen willst.
cli-campaign-other-system = Dieses Spiel geht nach { $played }, die Kampagne nach { $system }.
cli-campaign-not-over = { $game } ist noch nicht zu Ende. Spiel weiter mit: regelwerk resume { $game }
cli-campaign-unreadable = { $file } lässt sich nicht lesen: { $reason }
