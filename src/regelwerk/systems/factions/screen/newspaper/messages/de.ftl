### Die Zeitung. Namen haben weder Fall noch Geschlecht, deshalb steht keiner dort, wo er gebeugt werden müsste.

paper-title = Der Morgenbote
paper-date = { $scene } · Ausgabe { NUMBER($number, useGrouping: 0) } · Was in Phase { NUMBER($number, useGrouping: 0) } geschah

fa-destroyed-headline = { $who }: Das Ende
fa-destroyed-story = Noch gestern fiel der Name überall, heute will ihn niemand gekannt haben: { $who } – zerschlagen. Wer das Erbe antritt, darüber streiten schon jetzt alle anderen.
fa-plan-complete-headline = { $who }: „{ $plan }“ ist vollendet
fa-plan-complete-story = { $edition ->
    [0] Monatelang wurde getuschelt, nun ist es Gewissheit: „{ $plan }“ ist kein Gerücht mehr, sondern Tatsache.
    [1] Die Spötter schweigen. Was als Plan auf dem Papier begann, steht heute vor aller Augen: „{ $plan }“.
   *[2] Es ist vollbracht. „{ $plan }“ – drei Worte, die heute in jeder Schenke fallen, und nicht überall werden sie mit Freude gesprochen.
 }
fa-plan-immediate-headline = „{ $plan }“ zeigt Wirkung
fa-plan-immediate-story = Die Folgen sind schon jetzt zu spüren.
fa-plan-mission-headline = „{ $plan }“: Das letzte Wort ist nicht gesprochen
fa-plan-mission-story = Doch ob etwas daraus wird, entscheidet sich erst noch: Mutige Leute werden gesucht.
fa-free-headline = { $who }: frei!
fa-free-story = Keine Befehle mehr von fremder Hand. Auf den Straßen wird gesungen, und wer bisher das Sagen hatte, schließt die Läden.
fa-hits-headline = { $again ->
    [true] Kein Ende der Schläge gegen { $target }
   *[false] Schwerer Schlag gegen { $target }
 }
fa-hits-story = { $edition ->
    [0] Es begann im Morgengrauen und dauerte kaum eine Stunde. Danach gab es keinen Zweifel, wer zugeschlagen hatte: { $who }.
    [1] Zeugen berichten von Rauch, Geschrei und geschlossenen Toren. Auf der einen Seite: { $who }. Auf der anderen: { $target }.
   *[2] „So etwas habe ich noch nicht gesehen“, sagt eine Marktfrau. Der Angriff trug die Handschrift von Leuten, die man kennt: { $who }.
 }{ $wounds ->
    [0] {""}
   *[other] {" "}Der Schaden ist groß, und er wird bleiben.
 }
fa-wounded-headline = { $who }: schwere Verluste
fa-wounded-story = Was da verloren ging, lässt sich nicht mit Geld ersetzen. Hinter vorgehaltener Hand ist schon von der { $wounds ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] letzten
 } großen Wunde die Rede.
fa-assault-headline = Anschlag auf { $target }: { $asset }
fa-assault-story = Niemand hat etwas gesehen, alle haben etwas gehört. { $seized ->
    [true] Für den Augenblick gehorcht dort keiner mehr den alten Herren.
   *[false] Die Spuren führen in viele Richtungen.
 }{ $damaged ->
    [true] {" "}Der Schaden ist beträchtlich.
   *[false] {""}
 } Wem es nützt, das pfeifen die Spatzen: { $who }.
fa-siphon-headline = { $moved ->
    [0] Einbruch ohne Beute: { $target }
   *[other] Dreister Griff in fremde Kassen: { $target } bestohlen
 }
fa-siphon-story = { $moved ->
    [0] Die Einbrecher kamen bis vor die Truhe, und die Truhe war leer. Ein Lacher auf Kosten von allen Beteiligten: { $who }, { $target }.
   *[other] Die Bücher stimmten, bis jemand nachzählte. Ein Teil des Vermögens hat über Nacht den Besitzer gewechselt, und der neue Besitzer heißt: { $who }.
 }
fa-sabotage-headline = Sabotage: { $target } ohne Deckung
fa-sabotage-story = Schlösser ohne Schlüssel, Wachen ohne Losung, Tore, die nicht schließen: Wer jetzt angreifen wollte, fände offene Türen. Der Verdacht fällt auf: { $who }.
fa-found-headline = Versteck entdeckt: { $target }
fa-found-story = Wochenlang wie vom Erdboden verschluckt, nun doch gefunden. Den entscheidenden Hinweis gab offenbar: { $who }.
fa-command-because-headline = { $reason }
fa-command-because-story = { $edition ->
    [0] So steht es seit heute an jeder Anschlagtafel, und die Ausrufer sind schon heiser.
    [1] Wir drucken die Nachricht, wie sie uns erreicht hat. Mehr war bis Redaktionsschluss nicht zu erfahren.
   *[2] Das Gerücht lief durch die Gassen, ehe die Tinte trocken war. Es stimmt.
 }
fa-command-headline = Bekanntmachung
fa-command-story = { $command }.
fa-counter-attacks-headline = Antwort auf der Stelle: Gegenschlag von { $who }
fa-counter-attacks-story = Wer schlägt, muss damit rechnen, getroffen zu werden. Kaum war der Angriff abgewehrt, rückte aus: { $asset }. Das Ziel: { $target }.
fa-asset-lost-headline = { $who }: Für immer verloren
fa-asset-lost-story = Die Mittel reichten nicht mehr. Unwiederbringlich dahin: { $asset }.
fa-intel-headline = Geheimnisse verraten: { $target }
fa-intel-story = Pläne, Namen, Wachwechsel – jemand weiß jetzt alles. Es spricht sich herum, wer: { $who }.
fa-misses-headline = Viel Lärm um nichts: { $who } gegen { $target }
fa-misses-story = { $edition ->
    [0] Mit Fackeln kamen sie, mit leeren Händen gingen sie. Der Angriff verfehlte sein Ziel.
    [1] Die Tore hielten, die Mauern auch. Am Ende blieb von dem Angriff nur zertretenes Gras.
   *[2] Wer gehofft hatte, heute Geschichte zu schreiben, schrieb nur eine Fußnote: Der Angriff ging ins Leere.
 }
fa-hidden-headline = { $who }: wie vom Erdboden verschluckt
fa-hidden-story = Leere Stuben, kalte Herde, keine Nachricht. Wer etwas weiß, möge sich in der Schriftleitung melden.
fa-no-effect-headline = { $target }: Schlag weggesteckt
fa-no-effect-story = Getroffen, aber nicht bewegt: Der Angriff richtete keinen Schaden an. Angreifer: { $who }.
fa-spies-shake-headline = Unruhe: { $target }
fa-spies-shake-story = { $again ->
    [true] Die Unruhe dort will kein Ende nehmen.
   *[false] Seither traut dort niemand mehr dem Nachbarn.
 }
fa-espionage-fails-headline = Spione gefasst, ihr Ziel: { $target }
fa-espionage-fails-story = { $edition ->
    [0] Ein falscher Bart, ein falsches Wort, und die Sache flog auf. Die Spur führt zu: { $who }.
    [1] „Wir haben gelacht“, heißt es aus der Wachstube. Wer die Späher geschickt hat, war rasch geklärt: { $who }.
   *[2] Zwei Fremde am Hintertor, ein aufmerksamer Hund: Mehr brauchte es nicht. Auftraggeber, so hört man: { $who }.
 }
fa-espionage-succeeds-headline = Späher am Werk: { $target }
fa-espionage-succeeds-story = Jemand war dort, wo niemand hätte sein dürfen. In gut unterrichteten Kreisen fällt ein Name: { $who }.
fa-plan-advances-headline = { $who }: „{ $plan }“ nimmt Gestalt an
fa-plan-advances-story = { $edition ->
    [0] Es wird gehämmert und verhandelt, und es geht voran.
    [1] Wer genau hinsieht, erkennt, wohin das führt. Noch ist es nicht so weit, aber der Tag rückt näher.
   *[2] Boten kommen und gehen zu jeder Stunde. Aus dem Vorhaben wird langsam Wirklichkeit.
 }
fa-critical-shaken-headline = Eigentor: { $who }
fa-critical-shaken-story = Kein Feind war nötig, das besorgten sie selbst. Der Schaden ist angerichtet, der Spott auch.
fa-buys-headline = { $who }: Es wird aufgerüstet
fa-buys-story = { $edition ->
    [0] Neu und nicht zu übersehen: { $asset }. Was damit geschehen soll, wird man bald erfahren.
    [1] Die Handwerker haben gut verdient. Fertig ist: { $asset }.
   *[2] Gezahlt wurde bar und im Voraus. Das Ergebnis kann jeder besichtigen, wenigstens von außen: { $asset }.
 }
fa-suspended-headline = { $who }: Ausfall
fa-suspended-story = Bis auf Weiteres fällt aus: { $asset }.
fa-advances-secretly-headline = { $who }: Licht hinter zugezogenen Vorhängen
fa-advances-secretly-story = Man arbeitet dort bis spät in die Nacht. Woran, sagt niemand, und wer fragt, bekommt freundlich die Tür gewiesen.
fa-hides-in-vain-headline = { $who }: Flucht gescheitert
fa-hides-in-vain-story = Untertauchen will gelernt sein. Noch am selben Abend wusste die halbe Stadt, wo sie zu finden sind.
fa-instructs-headline = Auf Befehl: { $subject }
fa-instructs-story = Freiwillig geschieht dort nichts mehr. Der Auftrag kam von oben: { $who }.
fa-improves-headline = { $who }: stärker als zuvor
fa-improves-story = Die Mühe der letzten Zeit trägt Früchte: { $what }.
fa-mission-headline = Aufbruch
fa-mission-story = Eine kleine Schar hat heute das Weite gesucht, bewaffnet und ohne Abschied. Wohin? „Das werdet ihr lesen“, rief eine. Wir werden es drucken.

fa-asset-dormant-story = { $who }: Die Kassen sind leer, es ruht: { $asset }.
fa-plan-stalls-story = { $who }: Stillstand beim Vorhaben „{ $plan }“.
fa-earns-story = { $who }: { $edition ->
    [0] gute Geschäfte, volle Truhen.
    [1] Die Einnahmen steigen, der Schatzmeister lächelt.
   *[2] Handel und Wandel gedeihen.
 }
fa-repairs-story = { $who }: wieder instand gesetzt, { $asset }.
fa-asset-back-story = { $who }: wieder da, { $asset }.
fa-asset-wakes-story = { $who }: wieder in Betrieb, { $asset }.
fa-healed-story = { $who }: Alte Wunden heilen.
fa-gathers-nothing-story = { $who }: Viel Mühe, kein Ertrag.
fa-soaked-story = { $left ->
    [0] Am Ende blieb der Schrecken, sonst nichts.
   *[other] Nicht alles ließ sich abwenden.
 }
fa-recovered-acts-story = { $who }: wieder auf den Beinen, und voller Tatendrang.
fa-recovered-story = { $who }: Man hat sich gefangen, wenn auch spät.
fa-shakes-off-story = { $who }: Der Schreck ist abgeschüttelt.
fa-stays-shaken-story = { $who }: weiter in Unordnung.
fa-passes-story = { $who }: Schweigen. Man wartet ab.
