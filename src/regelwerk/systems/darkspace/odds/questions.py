"""Questions about odds: what people can ask, what each question wants to know, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.questions import Parameter, Question
from regelwerk.systems.darkspace.odds.arguments import AIM, BOUGHT, DISTANCE, MODE, POOL, SKILL, STRESS
from regelwerk.systems.darkspace.odds.attack import attack_odds
from regelwerk.systems.darkspace.odds.break_in import act_odds, plan_odds
from regelwerk.systems.darkspace.odds.chase import chase_act_odds
from regelwerk.systems.darkspace.odds.cortex import hack_odds, hacking_odds
from regelwerk.systems.darkspace.odds.probe import group_odds, initiative_odds, probe_odds

PEOPLE = ("character", "henchman")
DIFFICULTY = Parameter("difficulty", "ds-given-difficulty")
AMBUSH = Parameter(
    "ambush",
    "ds-given-ambush",
    values=("gap", "bypass", "take_out"),
)
CLASS = Parameter("mk", "ds-given-mk", "3")
COMPETENCE = Parameter("competence", "ds-given-competence", "3")
AREA: tuple[Parameter, ...] = (
    CLASS,
    COMPETENCE,
    Parameter("value", "ds-given-value", "0"),
    Parameter("room", "ds-given-room", "9"),
    Parameter("alarm", "ds-given-alarm", flag=True),
    Parameter("se", "ds-given-se", "0"),
    Parameter("guard_se", "ds-given-guard-se", "0"),
)  # fmt: skip
SYSTEM: tuple[Parameter, ...] = (
    Parameter("hacker", "ds-given-hacker", required=True, kinds=PEOPLE),
    Parameter("target", "ds-given-target", required=True, kinds=("system",)),
    Parameter("terminal", "ds-given-terminal"),
    DISTANCE,
    Parameter("alarm", "ds-given-system-alarm", flag=True),
    Parameter("access", "ds-given-access", "0"),
    Parameter("memory", "ds-given-memory", "0"),
    Parameter("connections", "ds-given-connections", "0"),
    Parameter("firewall", "ds-given-firewall", "0"),
    AIM,
    STRESS,
    BOUGHT,
)

QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "probe",
            "ds-question-probe",
            (
                Parameter("who", "ds-given-who", bare=True,
                          kinds=PEOPLE),
                Parameter("ability", "ds-given-ability", bare=True),
                POOL, SKILL, DIFFICULTY, MODE, STRESS, BOUGHT,
                Parameter("secondary", "ds-given-secondary"),
                Parameter("level", "ds-given-level"),
            ),
            probe_odds,
        ),
        Question(
            "group",
            "ds-question-group",
            (
                Parameter("members", "ds-given-members",
                          required=True),
                Parameter("ability", "ds-given-ability", bare=True),
                replace(DIFFICULTY, default="14"), MODE,
            ),
            group_odds,
        ),
        Question(
            "initiative",
            "ds-question-initiative",
            (
                Parameter("first", "ds-given-first", required=True,
                          kinds=PEOPLE),
                Parameter("second", "ds-given-second", required=True,
                          kinds=PEOPLE),
                Parameter("others", "ds-given-others"),
            ),
            initiative_odds,
        ),
        Question(
            "attack",
            "ds-question-attack",
            (
                Parameter("attacker", "ds-given-attacker", bare=True,
                          kinds=PEOPLE),
                Parameter("target", "ds-given-attack-target", bare=True,
                          kinds=(*PEOPLE, "machine", "object")),
                Parameter("weapon", "ds-given-weapon",
                          kinds=("weapon",)),
                Parameter("size", "ds-given-size"),
                Parameter("melee", "ds-given-melee", flag=True),
                replace(CLASS, default="0", help="ds-given-attack-class"),
                DISTANCE, POOL, SKILL, MODE, AIM, STRESS, BOUGHT,
                Parameter("weak_spot", "ds-given-weak-spot", flag=True),
                AMBUSH,
                Parameter("armour", "ds-given-armour", "0"),
                Parameter("armour_size", "ds-given-armour-size", "0"),
                Parameter("constitution", "ds-given-constitution", "3"),
                Parameter("hurt", "ds-given-hurt"),
                Parameter("cover", "ds-given-cover",
                          kinds=("cover",)),
                Parameter("defend", "ds-given-defend", flag=True),
                Parameter("pin", "ds-given-pin"),
                Parameter("extra_ae", "ds-given-extra-ae", "0"),
                Parameter("full_defence", "ds-given-full-defence", "0"),
                Parameter("guarded", "ds-given-guarded", "0"),
                Parameter("target_stress", "ds-given-target-stress", "0"),
            ),
            attack_odds,
        ),
        Question(
            "hack",
            "ds-question-hack",
            (*SYSTEM, POOL, SKILL, MODE, AMBUSH),
            hack_odds,
        ),
        Question(
            "hacking",
            "ds-question-hacking",
            (
                *SYSTEM,
                Parameter("attacks", "ds-given-attacks", "6"),
                Parameter("block", "ds-given-block", flag=True),
            ),
            hacking_odds,
        ),
        Question(
            "chase-act",
            "ds-question-chase-act",
            (
                Parameter("driver", "ds-given-driver", required=True, kinds=PEOPLE),
                Parameter("machine", "ds-given-machine", kinds=("machine",)),
                Parameter("act", "ds-given-act",
                          "dash", values=("dash", "crowd-off", "block", "fast-and-deadly")),
                Parameter("track", "ds-given-track", "14"),
                Parameter("risk", "ds-given-risk"),
                STRESS, BOUGHT,
            ),
            chase_act_odds,
        ),
        Question(
            "infiltration-act",
            "ds-question-infiltration-act",
            (
                Parameter("who", "ds-given-infiltration-act-who", required=True, kinds=PEOPLE),
                Parameter("act", "ds-given-infiltration-act-act", required=True,
                          values=("sneak", "sabotage", "hack", "sprint", "distract", "secure")),
                *AREA,
                Parameter("target", "ds-given-infiltration-act-target",
                          values=("lock", "camera", "room", "guard")),
                Parameter("ability", "ds-given-infiltration-act-ability"),
                Parameter("weapon", "ds-given-infiltration-act-weapon", kinds=("weapon",)),
                Parameter("with", "ds-given-with"),
                STRESS,
            ),
            act_odds,
        ),
        Question(
            "infiltration",
            "ds-question-infiltration",
            (
                Parameter("team", "ds-given-team", required=True),
                Parameter("plan", "ds-given-plan", required=True),
                *AREA,
                Parameter("threshold", "ds-given-threshold"),
                Parameter("acts", "ds-given-acts", "60"),
                STRESS,
            ),
            plan_odds,
        ),
    )
}  # fmt: skip
