"""Questions about odds: what people can ask, what each question wants to know, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.odds_arguments import parameter
from regelwerk.engine.questions import Parameter, Question
from regelwerk.systems.darkspace.odds.arguments import AIM, BOUGHT, DISTANCE, MODE, POOL, SKILL, STRESS
from regelwerk.systems.darkspace.odds.attack import attack_odds
from regelwerk.systems.darkspace.odds.break_in import act_odds, plan_odds
from regelwerk.systems.darkspace.odds.chase import chase_act_odds
from regelwerk.systems.darkspace.odds.cortex import hack_odds, hacking_odds
from regelwerk.systems.darkspace.odds.probe import group_odds, initiative_odds, probe_odds

PEOPLE = ("character", "henchman")
DIFFICULTY = parameter("difficulty", "die Schwierigkeit", "the difficulty")
AMBUSH = parameter(
    "ambush",
    "aus dem Hinterhalt: gap, bypass, take_out",
    "out of hiding: gap, bypass, take_out",
    values=("gap", "bypass", "take_out"),
)
CLASS = parameter("mk", "Modulklasse des Gebiets", "class of the area", "3")
COMPETENCE = parameter("competence", "Kompetenz der Wachen", "competence of the guards", "3")
AREA: tuple[Parameter, ...] = (
    CLASS,
    COMPETENCE,
    parameter("value", "Klasse oder Kompetenz des Ziels, sonst die des Gebiets",
              "class or competence of the target, else that of the area", "0"),
    parameter("room", "Größe des Raums für sprint", "size of the room for sprint", "9"),
    parameter("alarm", "der Alarm läuft schon", "the alarm is on already", flag=True),
    parameter("se", "SE der Eindringlinge am Anfang", "SE of the infiltrators at the start", "0"),
    parameter("guard_se", "SE der Wachen am Anfang", "SE of the guards at the start", "0"),
)  # fmt: skip
SYSTEM: tuple[Parameter, ...] = (
    parameter("hacker", "wer hackt", "who hacks", required=True, kinds=PEOPLE),
    parameter("target", "welches System", "which system", required=True, kinds=("system",)),
    parameter("terminal", "womit; sonst das beste eigene", "with what; default: the best one carried"),
    DISTANCE,
    parameter("alarm", "das System ist im Alarm", "the system is in alarm", flag=True),
    parameter("access", "Schaden am Zugriff", "damage to access", "0"),
    parameter("memory", "Schaden am Arbeitsspeicher", "damage to memory", "0"),
    parameter("connections", "Schaden an den Verbindungen", "damage to connections", "0"),
    parameter("firewall", "Schaden an der Firewall", "damage to the firewall", "0"),
    AIM,
    STRESS,
    BOUGHT,
)

QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "probe",
            {"de": "eine Probe: Erfolg, kritischer Erfolg, Kollaps", "en": "a probe: success, critical, collapse"},
            (
                parameter("who", "um wen es geht; oder nenne --pool", "who it is about; or give --pool", bare=True,
                          kinds=PEOPLE),
                parameter("ability", "auf welche Fertigkeit", "on which skill", bare=True),
                POOL, SKILL, DIFFICULTY, MODE, STRESS, BOUGHT,
                parameter("secondary", "Nebenfertigkeit: ihr Wert, oder ihr Name", "secondary skill: value or name"),
                parameter("level", "was die Nebenprobe erreichen muss", "what the secondary probe has to reach"),
            ),
            probe_odds,
        ),
        Question(
            "group",
            {"de": "eine Gruppenprobe", "en": "a group probe"},
            (
                parameter("members", "wer, etwa nadja,ilko oder 3+2,4+1@6", "who, such as nadja,ilko or 3+2,4+1@6",
                          required=True),
                parameter("ability", "auf welche Fertigkeit", "on which skill", bare=True),
                replace(DIFFICULTY, default="14"), MODE,
            ),
            group_odds,
        ),
        Question(
            "initiative",
            {"de": "wer zuerst handelt", "en": "who acts first"},
            (
                parameter("first", "jemand, oder Würfel wie 3+2", "somebody, or dice such as 3+2", required=True,
                          kinds=PEOPLE),
                parameter("second", "jemand, oder Würfel wie 3+1", "somebody, or dice such as 3+1", required=True,
                          kinds=PEOPLE),
                parameter("others", "wer noch, mit Komma", "who else, with commas"),
            ),
            initiative_odds,
        ),
        Question(
            "attack",
            {"de": "ein Angriff: welcher Monitor, wie viel Schaden", "en": "an attack: which monitor, what damage"},
            (
                parameter("attacker", "wer angreift; oder nenne --pool", "who attacks; or give --pool", bare=True,
                          kinds=PEOPLE),
                parameter("target", "wer angegriffen wird", "who is attacked", bare=True,
                          kinds=(*PEOPLE, "machine", "object")),
                parameter("weapon", "womit; sonst die erste Waffe", "with what; default: the first weapon",
                          kinds=("weapon",)),
                parameter("size", "Größe einer Waffe statt ihres Namens", "size of a weapon instead of its name"),
                parameter("melee", "diese Waffe ist eine Nahkampfwaffe", "that weapon is a melee weapon", flag=True),
                replace(CLASS, default="0", help={"de": "Modulklasse dieser Waffe", "en": "class of that weapon"}),
                DISTANCE, POOL, SKILL, MODE, AIM, STRESS, BOUGHT,
                parameter("weak_spot", "auf eine Schwachstelle", "at a weak spot", flag=True),
                AMBUSH,
                parameter("armour", "Modulklasse der Rüstung, ohne Ziel", "class of the armour, without a target", "0"),
                parameter("armour_size", "Größe dieser Rüstung", "size of that armour", "0"),
                parameter("constitution", "Konstitution des Ziels, ohne Ziel",
                          "constitution of the target, without a target", "3"),
                parameter("hurt", "markierte Kästchen, etwa vital=2,defensive=5",
                          "marked boxes, such as vital=2,defensive=5"),
                parameter("cover", "Deckung, hinter der das Ziel ist", "cover that the target is behind",
                          kinds=("cover",)),
                parameter("defend", "das Ziel wehrt ab (nur nah)", "the target defends (near only)", flag=True),
                parameter("pin", "das Ziel hält nieder, mit dieser Waffe", "the target pins down, with this weapon"),
                parameter("extra_ae", "AE, mit denen es Schwierigkeiten bereitet", "AE to make it difficult", "0"),
                parameter("full_defence", "Stress für volle Abwehr", "stress for full defence", "0"),
                parameter("guarded", "volle Abwehr, die schon gilt", "full defence that counts already", "0"),
                parameter("target_stress", "Stress des Ziels", "stress of the target", "0"),
            ),
            attack_odds,
        ),
        Question(
            "hack",
            {"de": "ein Hack: welcher Cortex-Monitor", "en": "a hack: which cortex monitor"},
            (*SYSTEM, POOL, SKILL, MODE, AMBUSH),
            hack_odds,
        ),
        Question(
            "hacking",
            {"de": "mehrere Hacks: voller Zugriff oder gekappt", "en": "several hacks: full access or cut off"},
            (
                *SYSTEM,
                parameter("attacks", "wie viele Angriffe", "how many attacks", "6"),
                parameter("block", "das System blockt im Alarm", "the system blocks in alarm", flag=True),
            ),
            hacking_odds,
        ),
        Question(
            "chase-act",
            {"de": "eine Handlung in einer Verfolgung", "en": "an act in a chase"},
            (
                parameter("driver", "wer fährt oder läuft", "who drives or runs", required=True, kinds=PEOPLE),
                parameter("machine", "womit; sonst zu Fuß", "with what; default: on foot", kinds=("machine",)),
                parameter("act", "dash, crowd-off, block, fast-and-deadly", "dash, crowd-off, block, fast-and-deadly",
                          "dash", values=("dash", "crowd-off", "block", "fast-and-deadly")),
                parameter("track", "Streckenwert", "track value", "14"),
                parameter("risk", "riskierte DE", "DE that are risked"),
                STRESS, BOUGHT,
            ),
            chase_act_odds,
        ),
        Question(
            "infiltration-act",
            {"de": "eine Handlung bei einem Einbruch", "en": "an act of a break-in"},
            (
                parameter("who", "wer handelt", "who acts", required=True, kinds=PEOPLE),
                parameter("act", "sneak, sabotage, hack, sprint, distract, secure",
                          "sneak, sabotage, hack, sprint, distract, secure", required=True,
                          values=("sneak", "sabotage", "hack", "sprint", "distract", "secure")),
                *AREA,
                parameter("target", "lock, camera, room oder guard", "lock, camera, room or guard",
                          values=("lock", "camera", "room", "guard")),
                parameter("ability", "die Fertigkeit, wo es mehrere gibt", "the skill, where there are several"),
                parameter("weapon", "womit etwas zerstört wird", "what things are broken with", kinds=("weapon",)),
                parameter("with", "wer bei einer Gruppenprobe mitmacht", "who joins in a group probe"),
                STRESS,
            ),
            act_odds,
        ),
        Question(
            "infiltration",
            {"de": "ein ganzer Einbruch nach Plan", "en": "a whole break-in by a plan"},
            (
                parameter("team", "wer, etwa nadja,ilko", "who, such as nadja,ilko", required=True),
                parameter("plan", "die Handlungen der Reihe nach, etwa \"sneak nadja; hack ilko\"",
                          "the acts in their order, such as \"sneak nadja; hack ilko\"", required=True),
                *AREA,
                parameter("threshold", "Zugangsschwelle; sonst nach der Formel", "threshold; default: by the formula"),
                parameter("acts", "nach so vielen Handlungen ist Schluss", "number of acts after which it ends", "60"),
                STRESS,
            ),
            plan_odds,
        ),
    )
}  # fmt: skip
