### Was Antworten und Wörter bedeuten. Der Schlüssel ist der des Erklärten mit -explained dahinter.
## Was man in seiner Phase tut

ds-act-attack-explained = Ein Wurf gegen ein Ziel: Je höher das Ergebnis, desto schlimmer der Monitor, den du triffst (ab 15 den defensiven, ab 20 Vital). Durch Panzerung kommt nur, was genug Durchschlag hat.
    .rule = DS-ATT-03
ds-act-aim-explained = Ist deine nächste Handlung ein Angriff, hast du dafür einen Würfel mehr. Jede andere Handlung dazwischen macht es zunichte.
    .rule = DS-MOV-09
ds-act-move-explained = Je AE kommst du 5 Meter weit oder eine Distanz näher heran. Denk daran, wer dich dabei aufhalten kann.
    .rule = DS-MOV-01
ds-act-obstacle-explained = Agilität gegen den Streckenwert: Gelingt es, hält dich kein Hindernis auf; misslingt es, kostet jedes 1 AE mehr.
    .rule = DS-MOV-04
ds-act-leave-explained = Du verlässt die Szene und kommst nicht wieder. Für Seiten, die entkommen wollen, ist das der halbe Sieg.
    .rule = DS-PRI-02
ds-act-jump-explained = Du springst hinunter: schnell unten, aber für je volle 2 Meter gibt es 1 Schaden.
    .rule = DS-HAZ-08
ds-act-sprint-explained = Nach 3 AE Bewegung legst du mit einer Probe auf Geschwindigkeit noch ein Stück drauf, ohne weitere AE.
    .rule = DS-MOV-03
ds-act-long_sprint-explained = Über mehrere hundert Meter: Du verlässt die Reihenfolge und würfelst Geschwindigkeit. Gelingt es, bist du vor dem Ziel am Zug, sonst nach ihm.
    .rule = DS-DST-06
ds-act-distract-explained = Charisma gegen die Konzentration des Ziels: Gelingt es, sind alle seine Proben erschwert, die nicht dich betreffen. Gut, um andere zu schützen.
    .rule = DS-MOV-08
ds-act-use_item-explained = Etwas bereit machen, aufheben, drücken oder wegstecken: ohne Probe, es klappt einfach.
    .rule = DS-MOV-06
ds-act-suppress_handicap-explained = Für Stress spürst du das Handicap eine Weile nicht.
    .rule = DS-CORE-19
ds-act-grit-explained = Du streichst bis zu 3 Schaden an deinem Körper, nimmst dafür aber so viel Stress, wie 1W10 zeigt. Stress macht Kollapse wahrscheinlicher.
    .rule = DS-HEA-01
ds-act-treat-explained = Du behandelst jemanden neben dir: Bildung gegen 10 plus 2 je Kästchen Schaden. Je früher, desto leichter.
    .rule = DS-HEA-02
ds-act-coordinate-explained = Die Gruppe sammelt sich und bekommt 1 Stärke zurück.
    .rule = DS-GRP-04
ds-act-dig_in-explained = Gelingt die Probe gegen 16, sind alle Treffer gegen die Gruppe um ihre Kompetenz schwerer. Gut, bevor das Feuer beginnt.
    .rule = DS-GRP-04
ds-act-break_through-explained = Kraft gegen 10 plus das Doppelte der Größe: Du brichst durch, was dir jemand in den Weg geworfen hat.
    .rule = DS-DEF-15
ds-act-hack-explained = Ein Angriff auf ein System: Ein niedriges Ergebnis trifft die Firewall und löst Alarm aus, ein hohes Verbindungen, Speicher oder Zugriff. Voller Zugriff heißt, es gehört dir.
    .rule = DS-CTX-01
ds-act-enter_network-explained = Du verbindest dich mit einem Netzwerk. Erst drinnen kannst du seine Systeme hacken und seinen Maschinen Anweisungen geben.
    .rule = DS-CTX-03
ds-act-crash-explained = Ein System, das ganz dir gehört, stürzt ab und tut nichts mehr.
    .rule = DS-CTX-12
ds-act-cut_off-explained = Das System versucht, den Eindringling aus dem Netzwerk zu werfen.
    .rule = DS-CTX-10
ds-act-instruct-explained = Du sagst einer Maschine deines Netzwerks, was sie in ihrer nächsten Phase tut, auf Wunsch immer wieder.
    .rule = DS-MAC-03
ds-act-take_controls-explained = Du setzt dich ans Steuer und lenkst die Maschine von nun an selbst.
    .rule = DS-MAC-01
ds-act-remote-explained = Du lenkst eine Maschine deines Netzwerks aus der Ferne.
    .rule = DS-MAC-01
ds-act-leave_controls-explained = Du gibst das Steuer ab, damit jemand anderes fährt oder du etwas anderes tun kannst.
    .rule = DS-MAC-01
ds-act-man_gun-explained = Du besetzt ein Bordgeschütz; geschossen wird damit auf Manövrieren.
    .rule = DS-ATT-01
ds-act-get_in-explained = Du steigst ein. Drinnen zählt die MK der Maschine zu deiner Panzerung.
    .rule = DS-MAC-07
ds-act-get_out-explained = Du steigst aus und verlierst den Schutz der Maschine.
    .rule = DS-MAC-07

## Verfolgungen

ds-act-dash-explained = Preschen heißt Gas geben: Geschwindigkeit gegen den Streckenwert. Gelingt es, gewinnst du bis zum Doppelten der Leistung an Abstand (DE), sonst bis zur einfachen.
    .rule = DS-CHA-09
ds-act-crowd_off-explained = Abdrängen heißt vorn bleiben: Du gewinnst bis zur Leistung an DE, und wer dich überholen will, muss auch noch dein Ergebnis erreichen.
    .rule = DS-CHA-10
ds-act-block-explained = Festsetzen heißt den Weg versperren: Du gewinnst nichts, aber wer dein Ergebnis nicht erreicht, kommt nicht an dir vorbei.
    .rule = DS-CHA-11
ds-act-fast_and_deadly-explained = Alles auf eine Karte: bis zu Leistung plus 5 DE gegen einen um 4 höheren Streckenwert. Misslingt es, nehmen Maschine und Insassen Schaden.
    .rule = DS-CHA-12
ds-act-board-explained = Seid ihr gleichauf, springst du mit Kraft gegen 16 auf die andere Maschine und kannst dort das Steuer übernehmen.
    .rule = DS-CHA-13
ds-act-ram-explained = Die Maschine fährt mit Wucht in etwas hinein. Beide nehmen Schaden, die größere teilt mehr aus.
    .rule = DS-DEF-15

## Einbrüche

ds-act-sabotage-explained = Türen, Schlösser, Kabel lahmlegen: Gelingt es, gibt es so viele SE wie die MK vor Ort. Misslingt es, gibt es Alarm.
    .rule = DS-INF-12
ds-act-sneak-explained = Agilität gegen die Sicherheitsstufe: Gelingt es, gibt es SE in Höhe eurer besten Agilität. Misslingt es, holen die Wachen auf.
    .rule = DS-INF-15
ds-act-security_hack-explained = Kameras und Systeme austricksen: Gelingt es, gibt es ihre MK in SE. Misslingt es, kommt es nur noch auf die Heimlichkeit an.
    .rule = DS-INF-16
ds-act-sprint_past-explained = Schnell hindurch: bringt die halbe Größe des Raums in SE. Misslingt es, seid ihr entdeckt.
    .rule = DS-INF-17
ds-act-distract_guards-explained = Die Wachen beschäftigen: Gelingt es, gibt es ihre Kompetenz in SE, und die nächste Handlung wird leichter. Misslingt es, seid ihr entdeckt.
    .rule = DS-INF-18
ds-act-secure-explained = Du passt auf: Dein Ergebnis gilt für alle anderen als Heimlichkeit bei ihrer nächsten Handlung. SE bringt es nicht.
    .rule = DS-INF-22

## Phase und AE

ds-answer-end-explained = Deine Phase ist vorbei. Nicht verbrauchte AE verfallen, aber wer weniger ausgibt, ist in der nächsten Runde früher dran.
    .rule = DS-AE-06
ds-answer-continue-explained = Du führst zu Ende, was du in der letzten Phase angefangen hast.
    .rule = DS-AE-03
ds-answer-back-explained = Du nimmst die Wahl zurück. Es hat noch nichts gekostet.
    .rule = DS-ORD-05
ds-answer-overdraw-explained = Jede AE über die 3 hinaus kostet 1 Stress, dafür ist es noch in dieser Phase fertig.
    .rule = DS-AE-09
ds-answer-begin-explained = Du zahlst jetzt, was du hast, und machst in der nächsten Phase weiter; Probe und Wirkung kommen erst dann.
    .rule = DS-AE-03
ds-answer-seize-explained = Für 3 Stress gehört die nächste Phase dir, egal wer dran wäre. Für die Augenblicke, auf die es ankommt.
    .rule = DS-CORE-20
ds-answer-wait-explained = Du wartest, bis du an der Reihe bist, und sparst den Stress.
    .rule = DS-CORE-20
ds-answer-dice-explained = Je Stress ein Würfel mehr. Das hilft jetzt, aber der Stress bleibt, und je mehr du hast, desto eher kommt der Kollaps.
    .rule = DS-CORE-19
ds-answer-double-explained = Die Folge des Kollapses: Die nächste Handlung kostet doppelt so viele AE.
    .rule = DS-CORE-13
ds-answer-spare-explained = Der Kollaps bleibt ohne weitere Folge.
    .rule = DS-CORE-13
ds-answer-alone-explained = Du würfelst für dich.
    .rule = DS-CORE-16
ds-answer-together-explained = Alle würfeln, und das beste Hauptpaar mit der besten Fertigkeit zählt. Ein Kollaps streicht allerdings das beste Paar.
    .rule = DS-CORE-16
ds-answer-in-group-explained = Du würfelst mit. Das hilft meistens, außer dein Stress macht einen Kollaps wahrscheinlich.
    .rule = DS-CORE-16
ds-answer-not-in-group-explained = Du hältst dich heraus; dein Stress kann der Probe dann nicht schaden.
    .rule = DS-CORE-16

## Angriffe

ds-answer-attack-explained = Mit dieser Waffe auf dieses Ziel. Außerhalb der idealen Reichweite ist die Probe erschwert oder verzweifelt.
    .rule = DS-ATT-01
ds-answer-plain-explained = Ein gewöhnlicher Angriff mit allen Würfeln. Richtig, wenn das Ziel wenig Panzerung hat.
    .rule = DS-ATT-10
ds-answer-weak-spot-explained = Du verzichtest auf den höchsten Würfel, dafür zählt die Panzerung nur halb. Gut gegen dicke Panzerung.
    .rule = DS-ATT-10
ds-answer-steps-explained = Mit Stress gleichst du die falsche Reichweite aus: je Punkt eine Stufe leichter.
    .rule = DS-RNG-04
ds-answer-gap-explained = Aus dem Hinterhalt: Die freien Kästchen seiner Abwehr gelten als um deine Konzentration weniger.
    .rule = DS-AMB-03
ds-answer-gap-cortex-explained = Aus dem Hinterhalt: Die freien Kästchen der Firewall gelten als um deine Konzentration weniger.
    .rule = DS-AMB-03
ds-answer-bypass-explained = Aus dem Hinterhalt: Die Panzerung hält diesen Angriff nicht auf. Gut gegen Schwergepanzerte.
    .rule = DS-AMB-03
ds-answer-bypass-cortex-explained = Aus dem Hinterhalt: Die Firewall hält diesen Angriff nicht auf.
    .rule = DS-AMB-03
ds-answer-take_out-explained = Aus dem Hinterhalt: Reicht der Schaden an die Konstitution heran, ist das Ziel sofort draußen. Gut gegen Schwache und mit schweren Waffen.
    .rule = DS-AMB-03
ds-answer-take-out-cortex-explained = Aus dem Hinterhalt: Reicht der Schaden, ist das System sofort außer Gefecht.
    .rule = DS-AMB-03
ds-answer-strength-explained = Die Gruppe gibt Stärke aus: je Punkt 2 mehr im Ergebnis oder 1 AE weniger. Den letzten Punkt behält sie.
    .rule = DS-GRP-03
ds-answer-one-more-target-explained = Für 1 Stärke gilt der Angriff auch diesem Ziel.
    .rule = DS-GRP-03
ds-answer-no-more-targets-explained = Bei den genannten Zielen bleibt es.
    .rule = DS-GRP-03

## Unterbrechungen

ds-answer-interrupt-pass-explained = Du lässt es geschehen und sparst Stress und AE.
    .rule = DS-DEF-01
ds-answer-interrupt-defend-explained = Für 1 Stress und 1 AE wird vom Ergebnis des anderen dein Geschick oder deine Konstitution abgezogen. Misslingt ihm dadurch etwas, ist seine Phase vorbei.
    .rule = DS-DEF-04
ds-answer-interrupt-block-explained = Im Cortex: Die MK deines Systems wird von dem abgezogen, was der andere würfelt.
    .rule = DS-DEF-12
ds-answer-interrupt-full-defence-explained = Je Stress, den du drauflegst, haben alle Angriffe auf dich 2 weniger, bis du wieder dran bist. Gut, wenn mehrere auf dich schießen.
    .rule = DS-DEF-07
ds-answer-interrupt-hinder-explained = Wer sich in deiner Reichweite bewegt, muss Geschwindigkeit würfeln. Misslingt es, kommt er nicht an.
    .rule = DS-DEF-13
ds-answer-interrupt-hinder-with-explained = Wer sich in der Reichweite dieser Waffe bewegt, muss Geschwindigkeit würfeln, gegen 10 plus ihre MK und Größe. Misslingt es, kommt er nicht an.
    .rule = DS-DEF-13
ds-answer-interrupt-pin-down-with-explained = Feuer, das den anderen in Deckung zwingt: Die Größe deiner Waffe wird von seinem Wurf abgezogen. Gelingt ihm seine Handlung trotzdem, trifft ihn deine Waffe.
    .rule = DS-DEF-09
ds-answer-interrupt-obstacle-with-explained = Du wirfst etwas in den Weg: Der andere muss es mit Agilität überwinden, gegen 10 plus das Doppelte seiner Größe.
    .rule = DS-DEF-14
ds-answer-interrupt-cover-with-explained = Für 1 AE und 1 Stress wirkt sie wie eine weitere Panzerung; mit eigener Rüstung zählt die höhere MK.
    .rule = DS-COV-02
ds-answer-extra-ae-explained = Jede AE, die du drauflegst, nimmt dem Ergebnis des anderen noch 1, höchstens 3. Sie wirft dich in der Reihenfolge zurück.
    .rule = DS-DEF-06
ds-answer-extra-stress-explained = Volle Abwehr dazu: Je Stress haben alle Angriffe auf dich 2 weniger, bis du wieder dran bist.
    .rule = DS-DEF-07
ds-answer-skill-explained = Mit dieser Fertigkeit setzt du dich gegen die Störung durch. Nimm deine beste.
    .rule = DS-DEF-05

## Bewegung

ds-answer-move-explained = In diese Zone. Je AE kommst du 5 Meter weit, in einer Zone sind alle auf kurzer Distanz.
    .rule = DS-MOV-01
ds-answer-move-to-explained = In diese Zone und gleich auf Armlänge heran, für den Nahkampf.
    .rule = DS-DST-03
ds-answer-close-in-explained = Auf Armlänge heran: Jetzt gehen Nahkampf, Festhalten und Abwehren.
    .rule = DS-DST-02
ds-answer-break-off-explained = Du löst dich aus dem Nahkampf auf kurze Distanz. Der andere kann dich dabei aufhalten.
    .rule = DS-DST-02
ds-answer-towards-explained = Ein Stück näher heran.
    .rule = DS-MOV-01
ds-answer-away-explained = Ein Stück weiter weg, etwa auf die ideale Reichweite deiner Waffe.
    .rule = DS-MOV-01
ds-answer-keep-distance-explained = So weit bleibst du weg. Am besten ist die Distanz, auf der deine Waffe ideal schießt.
    .rule = DS-RNG-01
ds-answer-obstacle-explained = Agilität gegen den Streckenwert; misslingt es, kostet jedes Hindernis 1 AE mehr.
    .rule = DS-MOV-04
ds-answer-leave-explained = Von hier aus ist die Szene für dich vorbei.
    .rule = DS-PRI-02
ds-answer-jump-explained = Ein Sprung in die Tiefe; der Aufprall kann Schaden machen.
    .rule = DS-HAZ-08
ds-answer-long-sprint-explained = Geschwindigkeit gegen die genannte Schwierigkeit: Gelingt es, handelst du vor dem Ziel, sonst nach ihm.
    .rule = DS-DST-07
ds-answer-long-sprint-alone-explained = Geschwindigkeit gegen die genannte Schwierigkeit; du kommst in jedem Fall an, mit Erfolg eher.
    .rule = DS-DST-07
ds-answer-long-sprint-zone-explained = Geschwindigkeit gegen die genannte Schwierigkeit: Gelingt es, bist du vor dem anderen da, sonst nach ihm.
    .rule = DS-DST-07
ds-answer-paces-explained = So viele AE für diesen Weg, je 5 Meter.
    .rule = DS-MOV-01
ds-answer-break-through-explained = Kraft gegen 10 plus das Doppelte der Größe dessen, was im Weg ist.
    .rule = DS-DEF-15
ds-answer-aim-explained = Ein Würfel mehr, wenn du gleich danach angreifst.
    .rule = DS-MOV-09
ds-answer-distract-explained = Gelingt die Probe auf Charisma, sind alle Proben dieses Ziels erschwert, die nicht dich betreffen, bis seine nächste Phase endet.
    .rule = DS-MOV-08
ds-answer-use-item-explained = Ohne Probe: Du benutzt diesen Gegenstand.
    .rule = DS-MOV-06
ds-answer-suppress-handicap-explained = Für den genannten Stress spürst du das Handicap vorerst nicht.
    .rule = DS-CORE-19

## Heilung

ds-answer-grit-explained = So verteilst du, was du streichst: Vital hält dich am Leben, Interaktion und Mobilität lassen dich handeln und gehen.
    .rule = DS-HEA-01
ds-answer-treat-explained = Bildung gegen 10 plus 2 je Kästchen Schaden auf diesem Monitor; gelingt es, heilt er.
    .rule = DS-HEA-02
ds-answer-wake-explained = Gelingt die Behandlung, ist er wieder bei Bewusstsein.
    .rule = DS-HEA-02
ds-answer-aid-explained = Du hilfst beim letzten Atemzug mit Logik oder Bildung; misslingt die Probe, ist der andere tot.
    .rule = DS-DTH-02
ds-answer-no-aid-explained = Der andere muss es allein schaffen.
    .rule = DS-DTH-01
ds-answer-scar-lower-explained = Die Narbe senkt, wie hoch diese Begabung sein kann.
    .rule = DS-DIS-03
ds-answer-scar-handicap-explained = Die Narbe bleibt als Handicap: Proben damit sind künftig schwerer.
    .rule = DS-DIS-02
ds-answer-scar-stress-explained = Statt einer Narbe am Körper: Dein Stress sinkt nie mehr unter diesen Wert.
    .rule = DS-DIS-04
ds-answer-scar-both-explained = Das Schlimmste: Beides bleibt zurück, ein gesenkter Höchstwert und mehr Grund-Stress.
    .rule = DS-DIS-02

## Cortex und Maschinen

ds-answer-hack-explained = Mit diesem Terminal auf dieses System. Außerhalb der idealen Reichweite des Terminals ist es schwerer.
    .rule = DS-CTX-01
ds-answer-enter-network-explained = Über dieses System kommst du ins Netzwerk. Ein schwaches ist die bessere Tür.
    .rule = DS-CTX-03
ds-answer-cut-off-explained = Gelingt es, ist der Hacker aus dem Netzwerk geworfen.
    .rule = DS-CTX-10
ds-answer-crash-explained = Das System fällt aus; seine Maschinen bekommen keine Anweisungen mehr.
    .rule = DS-CTX-12
ds-answer-switch-off-explained = Die Maschine steht still.
    .rule = DS-CTX-12
ds-answer-keep-control-explained = Es gehört dir: Du kannst es benutzen und später immer noch abstürzen lassen.
    .rule = DS-CTX-12
ds-answer-stay-in-explained = Der Hacker bleibt im Netzwerk.
    .rule = DS-CTX-10
ds-answer-expel-explained = Der Hacker verliert die Verbindung.
    .rule = DS-CTX-10
ds-answer-instruct-explained = Dieser Maschine gibst du eine Anweisung; welche, fragt dich der Tisch gleich.
    .rule = DS-MAC-03
ds-answer-order-explained = Das tut die Maschine einmal, in ihrer nächsten Phase.
    .rule = DS-MAC-03
ds-answer-order-repeat-explained = Das tut die Maschine in jeder Phase, bis sie etwas anderes hört.
    .rule = DS-MAC-03
ds-answer-take-controls-explained = Von jetzt an fährst du.
    .rule = DS-MAC-01
ds-answer-remote-explained = Du lenkst sie über das Netzwerk.
    .rule = DS-MAC-01
ds-answer-leave-controls-explained = Niemand lenkt sie mehr, bis jemand das Steuer nimmt.
    .rule = DS-MAC-01
ds-answer-man-gun-explained = An diesem Geschütz schießt du mit Manövrieren.
    .rule = DS-ATT-01
ds-answer-get-in-explained = Du steigst ein und bist durch ihre MK geschützt.
    .rule = DS-MAC-07
ds-answer-get-out-explained = Du stehst wieder im Freien.
    .rule = DS-MAC-07
ds-answer-drive-dash-explained = Preschen, im Wettlauf mit diesem: Gelingt es, gewinnst du bis zum Doppelten der Leistung an DE.
    .rule = DS-CHA-09
ds-answer-drive-crowd-off-explained = Du bleibst vorn und drängst andere ab: Wer überholen will, muss dein Ergebnis erreichen.
    .rule = DS-CHA-10
ds-answer-drive-block-explained = Du versperrst den Weg und gewinnst selbst nichts.
    .rule = DS-CHA-11
ds-answer-drive-fast-and-deadly-explained = Viel DE gegen eine um 4 höhere Schwierigkeit; misslingt es, nehmen alle an Bord Schaden.
    .rule = DS-CHA-12
ds-answer-board-explained = Kraft gegen 16: Gelingt der Sprung, bist du drüben.
    .rule = DS-CHA-13
ds-answer-ram-explained = Mit voller Wucht hinein; auch deine Maschine leidet.
    .rule = DS-DEF-15
ds-answer-distance-explained = So viele DE gewinnst oder wagst du. Mehr Abstand ist nicht immer besser: Waffen haben ideale Reichweiten.
    .rule = DS-CHA-09
ds-answer-chase-on-explained = Die Verfolgung ist noch nicht entschieden.
    .rule = DS-CHA-01
ds-answer-chase-over-explained = Die Verfolgung ist vorbei; die Szene geht ohne sie weiter.
    .rule = DS-CHA-01

## Einbruch, einzeln

ds-answer-sabotage-explained = Mit Technik, leise: bringt die MK in SE, und dieses Gebiet zählt danach nur noch als MK 1. Die Wachen holen dafür das Doppelte auf.
    .rule = DS-INF-12
ds-answer-break-explained = Mit Gewalt: Der Schaden kommt zu den SE dazu, aber heimlich ist das nie.
    .rule = DS-INF-13
ds-answer-sneak-explained = Agilität gegen die Sicherheitsstufe; leise und ohne Werkzeug.
    .rule = DS-INF-15
ds-answer-security-hack-explained = Technik gegen die Sicherheitsstufe; misslingt es, ist noch nichts verloren, solange ihr heimlich bleibt.
    .rule = DS-INF-16
ds-answer-sprint-past-explained = Viel SE auf einmal, aber ein Misserfolg verrät euch.
    .rule = DS-INF-17
ds-answer-distract-guards-explained = Mit dieser Fertigkeit: Charisma macht das nächste Hindernis leichter, Überzeugen gibt euch im Ernstfall Vorsprung, Einschüchtern zwingt die Wache mitzumachen.
    .rule = DS-INF-18
ds-answer-secure-explained = Dein Ergebnis ist die Heimlichkeit der anderen bei ihrer nächsten Handlung.
    .rule = DS-INF-22

## Wörter

ds-cost-ae-explained = Aktionseinheiten: 3 in jeder Phase. Alle, die du ausgibst, stehen auf deinem Konto, und wer am wenigsten hat, ist in der nächsten Runde zuerst dran.
    .rule = DS-AE-02
ds-cost-stress-explained = Stress bleibt. Zeigt dein Hauptpaar nicht mehr als deinen Stress, kommt es zum Kollaps; mit 10 bist du traumatisiert.
    .rule = DS-CORE-12
ds-cost-strength-explained = Die Kraft der Gruppe. Ihr letzter Punkt bleibt; Koordinieren bringt 1 zurück.
    .rule = DS-GRP-03
ds-place-unaware-explained = Ahnt nichts: ein Ziel für den Hinterhalt.
    .rule = DS-AMB-02
ds-place-dug-in-explained = Verschanzt: Treffer sind um die Kompetenz der Gruppe schwerer.
    .rule = DS-GRP-04
ds-place-traumatised-explained = Traumatisiert: Sinkt der Stress in der nächsten Ruhephase nicht unter 5, bleibt ein Handicap.
    .rule = DS-CORE-21
ds-place-pinned-explained = Niedergehalten: Von den Würfen wird die Größe der Waffe abgezogen.
    .rule = DS-DEF-09
