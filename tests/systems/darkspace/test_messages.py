"""Sentences of Dark Space as people read them; what holds for every system stands one folder up."""

from __future__ import annotations

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.tally import tally
from regelwerk.languages import supplied_languages
from systems.darkspace.sayings import SAYINGS

book = SAYINGS.book
NAMES = {
    "rhea": {"de": "Rhea Voss", "en": "Rhea Voss"},
    "marok": {"de": "Veit Marok", "en": "Veit Marok"},
    "gewehr": {"de": "Sturmgewehr", "en": "rifle"},
    "wache": {"de": "Lagerwache", "en": "Warehouse guard"},
}
WHO: dict[str, Fact] = {"who": Ref("rhea")}
WHOM: dict[str, Fact] = {**WHO, "whom": Ref("marok")}
THROWN: dict[str, Fact] = {
    **WHO, "skill": Word("ds-skill-agility"), "main": 15,
    "bonus": tally(-2, "DS-CORE-05", "ds-skill-agility"), "result": 13,
}  # fmt: skip
GROUP: dict[str, Fact] = {
    **WHO,
    "main": 15,
    "bonus": tally(3, "DS-CORE-05", "ds-skill-agility"),
    "result": 18,
    "difficulty": tally(16, "DS-INF-04", "ds-term-base"),
    "success": True,
}
POOL = tally(4, "DS-CORE-02", "ds-talent-dexterity")
PLAIN: dict[str, Fact] = {"dice": phrase("ds-dice-thrown", pool=POOL, mode=Word("ds-mode-normal"), why=())}
FAR: dict[str, Fact] = {
    "dice": phrase("ds-dice-thrown", pool=POOL, mode=Word("ds-mode-hampered"), why=(Word("ds-term-range"),))
}
HITTING = tally(4, "DS-ATT-01", "ds-skill-precision").plus(3, "DS-PEN-03", "ds-term-strong-penetration")
TREATED = tally(10, "DS-HEA-02", "ds-term-treatment").plus(6, "DS-HEA-02", "ds-term-wounds", "wounds")
SHOT: dict[str, Fact] = {**WHOM, **PLAIN, "main": 14, "bonus": HITTING, "result": 21}
HARM = tally(2, "DS-ATT-09", "ds-term-weapon-damage")
HIT: dict[str, Fact] = {
    **SHOT, "monitor": Word("ds-monitor-vital"), "range": phrase("ds-range-from", low=20), "penetration": 6, "soft": 3,
}  # fmt: skip
ANNOUNCED: dict[str, Fact] = {"who": Ref("marok"), "whom": Ref("rhea"), "act": Word("ds-act-attack"), "pool": 4}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "ds-probe",
        {**THROWN, **FAR, "difficulty": tally(16, "DS-MOV-04", "ds-term-track-value"), "success": False},
        "Probe von Rhea Voss auf Agilität: 15 mit 4W10 (Geschick 4; erschwert: Entfernung), −2 (Agilität) = 13 "
        "gegen 16, misslungen.",
        "Probe by Rhea Voss for agility: 15 with 4d10 (dexterity 4; hampered: distance), −2 (agility) = 13 against 16, "
        "failure.",
    ),
    (
        "ds-probe",
        {**THROWN, **PLAIN, "difficulty": TREATED, "success": False},
        "Probe von Rhea Voss auf Agilität: 15 mit 4W10 (Geschick 4), −2 (Agilität) = 13 gegen 16 (Behandlung 10, "
        "doppelte Wunden +6), misslungen.",
        "Probe by Rhea Voss for agility: 15 with 4d10 (dexterity 4), −2 (agility) = 13 against 16 (treatment 10, "
        "twice the wounds +6), failure.",
    ),
    (
        "ds-open-probe",
        {**THROWN, **PLAIN},
        "Probe von Rhea Voss auf Agilität: 15 mit 4W10 (Geschick 4), −2 (Agilität) = 13.",
        "Probe by Rhea Voss for agility: 15 with 4d10 (dexterity 4), −2 (agility) = 13.",
    ),
    (
        "ds-group-probe",
        {**GROUP, "struck": (18, 17)},
        "Gruppenprobe, angeführt von Rhea Voss (durch Kollaps gestrichen: 18 17): bester Wurf 15, beste Fertigkeit +3 "
        "(Agilität 3) = 18 gegen 16, geschafft.",
        "Group probe led by Rhea Voss (struck out by collapse: 18 17): best roll 15, best skill +3 (agility 3) = 18 "
        "against 16, success.",
    ),
    (
        "ds-group-probe",
        {**GROUP, "struck": ()},
        "Gruppenprobe, angeführt von Rhea Voss: bester Wurf 15, beste Fertigkeit +3 (Agilität 3) = 18 gegen 16, "
        "geschafft.",
        "Group probe led by Rhea Voss: best roll 15, best skill +3 (agility 3) = 18 against 16, success.",
    ),
    (
        "ds-attack-hits",
        {**HIT, "damage": HARM, "unstoppable": False},
        "Rhea Voss trifft Veit Marok: 14 mit 4W10 (Geschick 4), +7 (Präzision 4, starker Durchschlag +3) = 21, das "
        "trifft Vital (ab 20). Durchschlag 6 gegen weiche Panzerung 3 reicht. 2 Schaden.",
        "Rhea Voss hits Veit Marok: 14 with 4d10 (dexterity 4), +7 (precision 4, strong penetration +3) = 21, which "
        "strikes vital (from 20 up). Penetration 6 against soft armour 3 is enough. 2 damage.",
    ),
    (
        "ds-attack-hits",
        {**HIT, "damage": HARM.plus(2, "DS-ATT-08", "ds-term-critical"), "unstoppable": True},
        "Rhea Voss trifft Veit Marok: 14 mit 4W10 (Geschick 4), +7 (Präzision 4, starker Durchschlag +3) = 21, das "
        "trifft Vital (ab 20). Der Schutz zählt nicht. 4 Schaden (Waffe 2, kritisch +2).",
        "Rhea Voss hits Veit Marok: 14 with 4d10 (dexterity 4), +7 (precision 4, strong penetration +3) = 21, which "
        "strikes vital (from 20 up). Protection does not count. 4 damage (weapon 2, critical +2).",
    ),
    (
        "ds-attack-misses",
        {**SHOT, "main": 5, "result": 12, "least": 15},
        "Rhea Voss verfehlt Veit Marok: 5 mit 4W10 (Geschick 4), +7 (Präzision 4, starker Durchschlag +3) = 12, nötig "
        "sind 15.",
        "Rhea Voss misses Veit Marok: 5 with 4d10 (dexterity 4), +7 (precision 4, strong penetration +3) = 12, 15 is "
        "needed.",
    ),
    ("ds-marked", {**WHO, "monitor": Word("ds-monitor-mobility"), "boxes": 1},
     "Rhea Voss streicht ein Kästchen auf Mobilität.", "Rhea Voss marks one box (mobility)."),
    ("ds-round", {"round": 2, "order": (Ref("rhea"), Ref("marok"))},
     "Runde 2, der Reihe nach: Rhea Voss, Veit Marok.", "Round 2, in this order: Rhea Voss, Veit Marok."),
    ("ds-round-by-account",
     {"round": 2, "order": (phrase("ds-in-order", who=Ref("rhea"), account=3), Ref("marok"))},
     "Runde 2, wer bisher weniger AE verbraucht hat, zuerst: Rhea Voss (3 AE), Veit Marok.",
     "Round 2, whoever has spent fewer AE so far acts first: Rhea Voss (3 AE), Veit Marok."),
    ("ds-makes-a-start", {**WHO, "act": Word("ds-act-attack"), "spent": 2, "left": 1},
     "Rhea Voss fängt an (2 AE): Angreifen. Dafür fehlt noch 1 AE; weiter geht es in der nächsten eigenen Phase.",
     "Rhea Voss begins (2 AE): Attack. It still needs 1 AE and goes on in the next own phase."),
    ("ds-announces-attack", {**WHO, "whom": Ref("marok"), "weapon": Ref("gewehr"), "ae": 3},
     "Rhea Voss greift Veit Marok an (3 AE): Sturmgewehr.", "Rhea Voss attacks Veit Marok (3 AE): rifle."),
    ("ds-announces-attack", {**WHO, "whom": Ref("marok"), "weapon": Ref("gewehr"), "ae": 0},
     "Rhea Voss greift Veit Marok an: Sturmgewehr.", "Rhea Voss attacks Veit Marok: rifle."),
    ("ds-announces-to", {**WHO, "act": Word("ds-act-attack"), "whom": Ref("marok"), "ae": 2},
     "Rhea Voss sagt „Angreifen“ an (2 AE): Veit Marok.", "Rhea Voss announces “Attack” (2 AE): Veit Marok."),
    ("ds-scar-throw", {**WHO, "dice": 2},
     "Rhea Voss würfelt, ob die Verletzung bleibende Spuren hinterlässt: 2W10, einer für jedes freie Kästchen auf "
     "Vital.",
     "Rhea Voss rolls for lasting marks of the wound: 2d10, one for each free vital box."),
    (
        "ds-ask-interrupt-self",
        ANNOUNCED,
        "Veit Marok: Rhea Voss geht gegen dich vor: Angreifen (4W10). Unterbrichst du?",
        "Veit Marok: Rhea Voss moves against you: Attack (4d10). Do you interrupt?",
    ),
    (
        "ds-ask-interrupt-at",
        {**ANNOUNCED, "target": Ref("wache")},
        "Veit Marok: Rhea Voss geht gegen Lagerwache vor: Angreifen (4W10). Unterbrichst du?",
        "Veit Marok: Rhea Voss moves against Warehouse guard: Attack (4d10). Do you interrupt?",
    ),
    ("ds-answer-interrupt-pin-down-with", {"what": Ref("gewehr"), "whom": Ref("rhea")},
     "Niederhalten: Sturmgewehr (stört und trifft zurück)",
     "Pin down: rifle (hinders and hits back)"),
    ("ds-answer-extra-ae", {"n": 2}, "Ergebnis −2", "Result −2"),
    ("ds-falls", {**WHO, "metres": 1, "flung": 1, "damage": 1, "penetration": 7},
     "Rhea Voss stürzt einen Meter tief und wird einen Meter weit geschleudert: 1 Schaden, Durchschlag 7.",
     "Rhea Voss falls one metre and is flung one metre: 1 damage, penetration 7."),
    ("ds-falls", {**WHO, "metres": 8, "flung": 0, "damage": 4, "penetration": 7},
     "Rhea Voss stürzt 8 Meter tief: 4 Schaden, Durchschlag 7.",
     "Rhea Voss falls 8 metres: 4 damage, penetration 7."),
    ("ds-discovered", {"guards": ()}, "Ihr seid entdeckt! Noch ist niemand da, der eingreift.",
     "You are discovered! There is nobody yet to step in."),
    ("ds-discovered", {"guards": (Ref("marok"), Ref("wache"))},
     "Ihr seid entdeckt! Es kommen: Veit Marok, Lagerwache.",
     "You are discovered! Here come: Veit Marok, Warehouse guard."),
    ("ds-unaware", {"who": (Ref("marok"),)}, "Veit Marok taucht auf und ahnt nichts.",
     "Veit Marok turns up and suspects nothing."),
    ("ds-unaware", {"who": (Ref("marok"), Ref("wache"))}, "Veit Marok, Lagerwache tauchen auf und ahnen nichts.",
     "Veit Marok, Warehouse guard turn up and suspect nothing."),
    ("ds-stealth-pair",
     {**WHO, "pair": 12, "skill": Word("ds-skill-luck"), "bonus": 2, "value": 14, "level": 16, "hidden": False},
     "Heimlichkeit von Rhea Voss: 12 mit dem zweit- und dem dritthöchsten Würfel, +2 (Glück) = 14 gegen "
     "Sicherheitsstufe 16, bemerkt.",
     "Stealth of Rhea Voss: 12 with the second- and the third-highest die, +2 (luck) = 14 against security level 16, "
     "noticed."),
    ("ds-instructs", {**WHO, "machine": Ref("wache"), "order": Word("ds-order-guard"), "repeat": True},
     "Rhea Voss weist Lagerwache an: die Stellung sichern, bis auf Weiteres.",
     "Rhea Voss instructs Warehouse guard: guard the position, until further notice."),
    ("ds-board-aboard", {"machine": Ref("wache"), "controls": True}, "am Steuer: Lagerwache",
     "at the controls: Warehouse guard"),
]  # fmt: skip


def test_sentences() -> None:
    told = [
        tuple(book(lang).text(key, facts, NAMES) for lang in supplied_languages()) for key, facts, _, _ in SENTENCES
    ]
    assert told == [(german, english) for _, _, german, english in SENTENCES]
