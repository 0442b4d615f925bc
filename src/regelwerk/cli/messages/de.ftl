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

cli-opt-lang = Sprache: de oder en; darf überall stehen.
cli-opt-json = Gibt JSON aus.
cli-opt-seed = Startwert der Würfel: gleiche Zahl, gleiche Augen.
cli-opt-option = Eine Option des Spielsystems, als name=wert; mehrfach möglich.
cli-opt-content = Ordner mit eigenen Inhalten; mehrfach möglich.
cli-opt-at-least = Zeigt auch die Chance auf mindestens N.
cli-opt-plot = Zeichnet ein Bild in diese Datei (svg, png, pdf).
cli-arg-system = Das Spielsystem, etwa phasesix.
cli-arg-file = Die Datei mit dem Spielstand.
cli-arg-notation = Der Wurf, etwa 3W6+2, 4W10h2 oder 6W6!>=5.
cli-arg-odds = Ein Wurf wie 6W6!>=5, oder ein System mit einer Frage: phasesix attack --attacker hagen --target wolf.

## Chancen

cli-odds-mean = Mittelwert { $mean }
cli-odds-plot = Das Bild liegt in { $file }.
cli-odds-exact = Exakt gerechnet; angenommenes Verhalten: { $policy }.
cli-odds-comparison = Im Vergleich

## Was nicht stimmt

cli-wrong-language = Die Sprache „{ $lang }“ gibt es nicht. Möglich sind: { $known }.
cli-wrong-throw = Diesen Wurf gibt es nicht: { $why }.
cli-wrong-endless = Das Spiel findet mit diesem Verhalten kein Ende. Nimm andere Taktiken.
cli-wrong-extra = Dafür fehlt { $module }. Installiere es mit: pip install "regelwerk[{ $extra }]"
cli-wrong-file = { $file } lässt sich so nicht benutzen: { $why }.
cli-wrong-missing = Bei „{ $command }“ fehlt die Angabe { $name }. Mit „{ $command } --help“ siehst du, was sie braucht.
cli-wrong-no-option = „{ $command }“ kennt { $name } nicht. Mit „{ $command } --help“ siehst du, was es gibt.
cli-wrong-value = Bei „{ $command }“ passt der Wert für { $name } nicht: { $why } Mit „{ $command } --help“ siehst du, was geht.
cli-wrong-option-usage = Bei „{ $command }“ fehlt hinter { $name } der Wert, oder es steht einer zu viel da.
cli-wrong-usage = „{ $command }“ lässt sich so nicht aufrufen: { $why } Mit „{ $command } --help“ siehst du, was geht.
cli-wrong-odds-words = „{ $word }“ ist nach dem Wurf zu viel. Schreibe den Wurf ohne Leerzeichen oder in Anführungszeichen.
cli-wrong-plot-kind = { $file }: Bilder gibt es als svg, png oder pdf. Ändere die Endung.
cli-wrong-no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn an oder nenne einen anderen.
cli-wrong-no-question = Es fehlt die Frage an { $system }. Möglich sind: { $known }.
cli-wrong-question = Die Frage „{ $question }“ gibt es nicht. Möglich sind: { $known }.
cli-wrong-parameter = „{ $word }“ gehört nicht zu dieser Frage. Sie kennt: { $parameters }.
cli-wrong-parameter-missing = Es fehlt { $name }. Die Frage kennt: { $parameters }.
cli-wrong-parameter-value = Hinter { $name } fehlt der Wert.
