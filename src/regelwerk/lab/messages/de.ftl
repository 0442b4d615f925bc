# Das Labor: was Studien fragen und finden.

lab-place = eigene oder veränderte Inhalte

lab-kind-matrix = Jeder gegen jeden
lab-kind-sweep = Durchlauf
lab-kind-compare = Vergleich
lab-kind-sensitivity = Empfindlichkeit
lab-kind-balance = Gleichgewicht
lab-kind-explore = Erkundung
lab-title = { $kind }: { $subject } ({ $system })
lab-subject-odds = alle Chancen
lab-subject-question = Frage „{ $question }“ ({ $given })
lab-subject-duels = Duelle
lab-subject-duel = { $first } gegen { $second }

lab-measure-mean = Erwartung
lab-measure-some = Chance auf wenigstens 1
lab-measure-draw = unentschieden
lab-measure-undecided = nicht zu Ende
lab-measure-answers = Antworten
lab-measure-steps = Schritte
lab-measure-rounds = { $unit }
lab-measure-wins = { $who } gewinnt
lab-measure-row-wins = Wer in der Zeile steht, gewinnt
lab-measure-out = { $who } scheidet aus
lab-measure-figure = { $who }: { $what }
lab-unit-rounds = Runden
lab-path-option = Option { $name }
lab-path-tactic = Taktik{ $name }
lab-path-tactics = Taktik von { $name }
lab-path-scenario = Szenario{ $name }
lab-path-question = Frage{ $name }
lab-path-duel-first = der Erste
lab-path-duel-second = der Zweite
lab-yes = ja
lab-no = nein
lab-points = Prozentpunkte

lab-fact-subject = Gegenstand
lab-fact-measure = Maß
lab-fact-options = Optionen
lab-fact-tactics = Taktik
lab-fact-content = Eigene Inhalte
lab-fact-variants = Fassungen
lab-fact-games = Partien
lab-fact-seed = Startwert
lab-fact-version = Fassung des Programms
lab-fact-command = Befehl
lab-facts-heading = Worauf die Zahlen beruhen
lab-rules = Regeln { $version }
lab-all-exact = keine, alles genau gerechnet
lab-all-solved = keine, alle Duelle genau gelöst
lab-played = { $games } gespielt
lab-some-solved = { $number } von { $all } Fassungen genau gelöst
lab-to-precision = bis auf ± { $precision } Punkte
lab-nothing-yet = Noch ist nichts gerechnet.
lab-no-answer = Keine Antwort auf diese Frage hat das Maß „{ $measure }“.
lab-refused = Keine dieser Fragen ließ sich beantworten ({ $why }).
lab-unfinished = Diese Studie ist nicht zu Ende: { $games } Partien sind gespielt. Derselbe Befehl setzt sie fort.
lab-more-rows = … und { $number } weitere.

lab-failed-heading = Gescheiterte Partien
lab-failed = { $failed } von { $games } Partien sind an einem Fehler gescheitert und zählen nirgends mit. Ihre Journale liegen in der Datei: regelwerk lab show DATEI --failed N schreibt eines heraus.
lab-variant = Fassung
lab-why = Warum

lab-matrix-heading = { $measure }, Zeile gegen Spalte
lab-matrix-lead = Am stärksten ist { $best }, am schwächsten { $worst } ({ $measure }, im Mittel über alle Spalten).
lab-matrix-exact = Alle { $all } Felder sind genau gerechnet.
lab-matrix-mixed = { $exact } von { $all } Feldern sind genau gerechnet (ohne Klammer), die anderen gespielt (mit 95-%-Intervall).
lab-matrix-simulated = Alle { $all } Felder sind gespielt, mit 95-%-Intervall.
lab-dominated-heading = Wer nie besser ist
lab-dominated = { $worse } ist nirgends besser als { $better } und irgendwo schlechter.
lab-dominated-cost = { $worse } ist nirgends besser als { $better }, irgendwo schlechter und kostet nicht weniger.
lab-none-dominated = Niemand ist sicher in allen Spalten schlechter als ein anderer.

lab-sweep-heading = { $measure }
lab-sweep-lead = { $measure }: am wenigsten { $low } bei { $least }, am meisten { $high } bei { $most }.
lab-sweep-one = { $measure }: { $value } bei { $change }.
lab-sweep-sure = Der Unterschied zwischen beiden ist größer als ihre Unsicherheit.
lab-sweep-same = Die Intervalle dieser beiden überschneiden sich: Der Unterschied ist nicht sicher.
lab-measures-heading = Alle Maße

lab-compare-heading = Vorher und nachher
lab-all-together = „Sicher“ heißt: Auch über alle Zeilen zusammen ist die Wahrscheinlichkeit eines Irrtums höchstens 5 %.
lab-changed-content = die veränderten Inhalte
lab-before = vorher
lab-after = nachher
lab-difference = Unterschied
lab-verdict = Urteil
lab-sure = sicher
lab-open = offen
lab-none = keine Wirkung
lab-no-game-changed = { $change } hat keine von { $games } Partien verändert; mit 95 % Sicherheit verändert es höchstens { $most } der Partien.
lab-effect-sure = { $change } verändert „{ $measure }“ um { $difference }.
lab-effect-open = { $change } verändert „{ $measure }“ um { $difference }: Das lässt sich von nichts nicht unterscheiden.
lab-effect-none = { $change } verändert „{ $measure }“ nicht.
lab-games-changed = Mit denselben Würfeln gingen { $share } der { $games } Partien anders aus oder anders weiter.
lab-question = Frage
lab-answer = Antwort
lab-odds-heading = Veränderte Chancen, die größten zuerst
lab-odds-lead = { $change } verändert { $changed } von { $compared } verglichenen Antworten.

lab-option = Option
lab-changed = Partien verändert
lab-sensitivity-heading = Was die Optionen an „{ $measure }“ ändern
lab-sensitivity-lead = Von { $all } Änderungen wirken { $sure } sicher, bei { $open } ist es offen, { $none } haben keine einzige Partie verändert.
lab-none-heading = Ohne jede Wirkung in dieser Szene
lab-none-text = In { $games } Partien mit denselben Würfeln änderte sich keine Zahl; mit 95 % Sicherheit verändern sie jeweils höchstens { $most } der Partien dieser Szene.
lab-none-exact = Die Antwort bleibt genau dieselbe.

lab-balance-heading = Geprüfte Werte
lab-balance-lead = „{ $measure }“ erreicht { $target } irgendwo von { $path } = { $low } bis { $high }.
lab-balance-best = Am nächsten kam { $best } mit { $estimate }.
lab-balance-nowhere = „{ $measure }“ erreicht { $target } zwischen { $path } = { $low } und { $high } nirgends: Beide Enden liegen sicher auf derselben Seite.
lab-balance-turns = Die geprüften Werte steigen und fallen abwechselnd; die Suche setzt voraus, dass sie nur in einer Richtung gehen. Ein Durchlauf über alle Werte sagt mehr.
lab-balance-method = Ein Wert wird gespielt, bis er sicher unter oder über dem Ziel liegt oder ihm nah genug ist. Alle Prüfungen zusammen irren höchstens mit 5 %.
lab-below = sicher darunter
lab-near = nicht zu unterscheiden
lab-above = sicher darüber
lab-search-lead = Gesucht: „{ $measure }“ bei { $target }. Von { $tried } Einstellungen kam am nächsten: { $best }.
lab-search-luck = Die besten wurden mit neuen Würfeln noch einmal gespielt; nur diese Zahlen zählen, denn wer unter vielen der Beste ist, hatte auch Glück.
lab-at-first = in der Auswahl
lab-again = noch einmal gespielt

lab-explore-lead = { $games } Partien, alle mit Würfeln gespielt.
lab-explore-rules = Von { $all } Regeln griffen { $applied } sichtbar: im Protokoll, in einem Wurf, einer Frage oder einer Summe. { $looked } liefen mit, ohne eine Spur zu lassen; { $dead } kamen nie vor.
lab-spread = Im Mittel { $mean }, von { $low } bis { $high }.
lab-share = Anteil
lab-mean = Mittel
lab-ends-heading = Am Ende
lab-decisions-heading = Welche Entscheidungen zählen
lab-decisions-text = In jeder Partie wurde eine Entscheidung zufällig anders getroffen und die Partie mit denselben Würfeln weitergespielt. Der Unterschied sagt, wie viel an Siegen das im Mittel kostet.
lab-times = Anzahl
lab-lost = kostet an Siegen
lab-answers-heading = Antworten
lab-never-given = Angeboten und von dieser Taktik nie gegeben: { $answers }.
lab-all-given = Jede angebotene Antwort wurde auch gegeben.
lab-rules-heading = Regeln
lab-rule = Regel
lab-games-with = in Partien
lab-dead-text = Nie in { $games } Partien:
lab-looked-text = Liefen mit, ohne eine Spur zu lassen:

lab-not-solved = zu viele Zustände
lab-endless = kann endlos dauern
lab-tried = geschätzt

lab-wrong-study = Das ist keine Studie: { $why }
lab-wrong-file = { $file } ist keine Datei einer Studie.
lab-wrong-line = { $file }, Zeile { $line }: Das ist kein Ergebnis einer Studie ({ $why }).
lab-wrong-order = Zeile { $line } gehört nicht hierher: Diese Datei wurde verändert oder ist aus mehreren zusammengesetzt.
lab-other-study = { $file } gehört zu einer anderen Studie. Nimm mit --file einen anderen Namen oder lösche die Datei.
lab-other-rules = Die Studie gehört zu Regeln der Fassung { $wanted }, hier ist { $here } installiert. Lass sie mit ihrem Befehl neu rechnen.
lab-wrong-axis = „{ $text }“ ist nicht zu lesen. So sieht es aus: --vary weapons.gewehr.penetration=1..6 oder --vary options.overkill=a,b.
lab-empty-axis = Für { $path } ist kein Wert angegeben.
lab-empty-range = { $text }: Die Spanne { $range } ist leer; die kleinere Zahl steht zuerst, der Schritt ist größer als 0.
lab-long-range = { $text }: Die Spanne { $range } hat mehr als { $most } Werte. Nimm größere Schritte: 0..1000:50.
lab-large-grid = Das wären { $size } Fassungen, erlaubt sind { $most }. Nimm weniger Werte, größere Schritte (1..100:10) oder einen lateinischen Würfel (--points 200).
lab-no-axis = Es ist nicht gesagt, was sich ändern soll: --vary PFAD=WERTE.
lab-axis-twice = { $path } soll zweimal verändert werden.
lab-unknown-path = Einen Pfad „{ $path }“ gibt es nicht. { $hint }
lab-short-path = „{ $path }“ ist zu kurz: Tabelle, Eintrag und Feld, etwa weapons.gewehr.penetration.
lab-no-such-place = { $path }: Eine Stelle „{ $step }“ gibt es dort nicht.
lab-unknown-given = Die Frage „{ $question }“ kennt „{ $name }“ nicht. { $hint }
lab-missing-given = Die Frage „{ $question }“ braucht „{ $name }“: --given { $name }=WERT.
lab-unknown-question = Eine Frage „{ $question }“ gibt es nicht. { $hint }
lab-unknown-seat = Einen Platz „{ $seat }“ gibt es nicht. { $hint }
lab-unknown-tactic = Eine Taktik „{ $tactic }“ gibt es nicht. { $hint }
lab-unknown-option = Eine Option „{ $option }“ gibt es nicht. { $hint }
lab-unknown-measure = Ein Maß „{ $measure }“ gibt es nicht. { $hint }
lab-one-subject = Eine Studie handelt von einem Szenario, einem Duell oder einer Frage, nicht von mehreren.
lab-two-rivals = Ein Duell hat zwei Seiten, nicht { $number }: --duel A,B.
lab-no-sides = Die Frage „{ $question }“ hat keine zwei Seiten, die man gegeneinander stellen kann. Nenne sie mit --rows und --columns.
lab-no-sides-of-scene = Wer in einer Szene gegen wen antritt, sagen --rows und --columns, etwa --rows scenarios.standard.blue=a,b --columns scenarios.standard.red=c,d.
lab-nothing-changed = Die beiden Fassungen sind gleich: --vary PFAD=WERT oder --against ORDNER sagt, was anders ist.
lab-one-value = { $path }: Ein Vergleich hat eine andere Fassung, nicht mehrere. Für mehrere Werte gibt es lab sweep.
lab-nothing-to-ask = { $system } hat keine Frage, die sich über den Inhalt stellen lässt. Nenne ein Szenario.
lab-no-numbers = { $path }: Ein Gleichgewicht lässt sich nur für Zahlen suchen.
lab-games-only = Erkundet werden Partien: Nenne ein Szenario oder ein Duell.
lab-games = { $games } Partien gehen nicht: von 1 bis { $most }.
lab-precision = Die Genauigkeit ist größer als 0, etwa 0.01 für ± 1 Prozentpunkt.
lab-no-cost = „{ $id }“ hat keine Zahl „{ $field }“, die sagt, was es kostet.
lab-no-ray = Für einen Cluster fehlt Ray: pip install 'regelwerk[cluster]'.
lab-no-cluster = Unter „{ $address }“ läuft kein Ray-Cluster. „ray start --head“ startet einen, --cluster local einen auf diesem Rechner.
lab-no-failure = Eine gescheiterte Partie { $number } ist nicht aufgehoben; es gibt { $kept }.
lab-workers-die = { $deaths } Prozesse sind gestorben, die an dieser Studie rechneten. Reicht der Arbeitsspeicher? Mit weniger --workers braucht sie weniger.
lab-busy-file = An { $file } wird gerade schon gerechnet. Warte, bis das zu Ende ist, oder nimm mit --file einen anderen Namen.
