"""A master's rulings with given dice: the number that changed stands in the sum, once, and the odds rest on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from regelwerk.dice import Law
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.events import facts_of
from regelwerk.engine.policies import Defaults
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.engine.tally import Tally

RHEA_FIRST = (("rhea", 9), ("marok", 2))
ROBBER_FIRST = (("leyla", 1), ("hagen", 1), ("robber_1", 1), ("robber_2", 1), ("robber_3", 5), ("wolf", 1))


class Scene(NamedTuple):
    """A scene up to somebody's probe: who throws what before it, and what is answered; otherwise the default is."""

    system: str
    scene: str
    who: str
    answers: tuple[str, ...] = ()
    opening: tuple[tuple[str, int], ...] = ()
    face: int = 5
    """What every die shows from then on."""
    below_top: int = 0
    """How far below its highest face every die stays: dice that ace are thrown on."""
    shaken: str = ""
    """A faction that the master has shaken before it begins."""


class Case(NamedTuple):
    """A ruling: the sum of which line of the log it changes, from what to what, by which rule, and how many dice."""

    scene: Scene
    room: str
    to: int
    message: str
    fact: str
    before: int
    after: int
    rule_id: str
    dice: tuple[int, int]


DISTRACTION = Scene("darkspace", "duell", "rhea", ("distract", "0"), RHEA_FIRST)
SHOT = Scene("darkspace", "duell", "rhea", ("attack", "karabiner:marok", "plain", "0"), RHEA_FIRST)
AXE = Scene("phasesix", "schlaegerei", "robber_3", ("attack:throwing_axe:throw:leyla",), ROBBER_FIRST)
SWORD = Scene("heldencodex", "duel", "richart", face=4)
WATCH = Scene("heldencodex", "night_watch", "adelheid")


HIT = Scene("factions", "erbe", "reiher", ("begin_phase", "attack:otter", "decline"), face=7, below_top=1)
BEARS = Scene("factions", "erbe", "otter", ("begin_phase", "attack:otter", "soak"), face=7, below_top=1)
SHAKEN = Scene("factions", "erbe", "reiher", ("begin_phase", "decline"), face=3, shaken="reiher")


def acts(act: str) -> Scene:
    return Scene("factions", "erbe", "reiher", ("begin_phase", act, "decline"), face=3)


CASES = (
    Case(DISTRACTION, "dice", 2, "ds-probe", "pool", 2, 4, "DS-CORE-07", (2, 4)),
    Case(DISTRACTION, "dice", -1, "ds-probe", "pool", 2, 1, "DS-CORE-07", (2, 1)),
    Case(DISTRACTION, "result", 3, "ds-probe", "bonus", 0, 3, "DS-CORE-07", (2, 2)),
    Case(DISTRACTION, "result", -3, "ds-probe", "bonus", 0, -3, "DS-CORE-07", (2, 2)),
    Case(DISTRACTION, "difficulty", 4, "ds-probe", "difficulty", 16, 20, "DS-CORE-06", (2, 2)),
    Case(DISTRACTION, "difficulty", -6, "ds-probe", "difficulty", 16, 10, "DS-CORE-06", (2, 2)),
    Case(AXE, "difficulty", 1, "ps-attacks", "min_roll", 5, 6, "PS-ROL-03", (5, 5)),
    Case(AXE, "difficulty", -2, "ps-attacks", "min_roll", 5, 3, "PS-ROL-03", (5, 5)),
    Case(SWORD, "dice", 1, "hc-takes-arms", "dice", 4, 5, "HC-POOL-01", (4, 5)),
    Case(SWORD, "dice", -1, "hc-takes-arms", "dice", 4, 3, "HC-POOL-01", (4, 3)),
    Case(WATCH, "dice", 2, "hc-takes-up", "dice", 3, 5, "HC-POOL-01", (3, 5)),
    Case(acts("gather"), "gather", 2, "fa-gathers", "modifiers", 0, 2, "FA-GM-13", (2, 2)),
    Case(acts("gather"), "gather", -2, "fa-gathers", "modifiers", 0, -2, "FA-GM-13", (2, 2)),
    Case(acts("advance_plan:neue_mole"), "plan", 4, "fa-advances", "modifiers", 0, 4, "FA-GM-13", (2, 2)),
    Case(acts("espionage:otter"), "espionage", 1, "fa-spies", "modifiers", 0, 1, "FA-GM-13", (2, 2)),
    Case(acts("attack:otter"), "attack", -1, "fa-attack", "modifiers", 0, -1, "FA-GM-13", (2, 2)),
    Case(HIT, "damage", 2, "fa-attack", "harm", 0, 2, "FA-GM-13", (2, 2)),
    Case(BEARS, "soak", -2, "fa-soaks-with", "modifiers", 0, -2, "FA-GM-13", (2, 2)),
    Case(SHAKEN, "unshake", 1, "fa-recovers", "modifiers", 0, 1, "FA-GM-13", (2, 2)),
)


def begun(scene: Scene) -> Session[Any]:
    """The scene after its opening; everybody throws real dice."""
    rules = system(scene.system)
    document = rules.scenario(rules.content(), scene.scene, {})
    start = rules.start(document)
    session = new_session(rules.game, start, document, seed=b"given", by_hand=frozenset(rules.game.seats(start)))
    for who, face in scene.opening:
        assert session.wanted_faces is not None
        assert session.wanted_faces.who == who
        shows(session, face)
    if scene.shaken:
        session.correct({"who": scene.shaken, "set": "shaken", "to": True}, MASTER)
    return session


def shows(session: Session[Any], face: int, below_top: int = 0) -> int:
    """All dice of the open throw show the same, as far as they can; how many there are."""
    roll = session.wanted_faces
    assert roll is not None
    sides = list(roll.throw.description().first_dice())
    session.type_faces(roll.seat, [min(face, most - below_top) for most in sides])
    return len(sides)


def goes_on(session: Session[Any], scene: Scene) -> None:
    if session.wanted_faces is not None:
        shows(session, scene.face, scene.below_top)
        return
    prompt = session.prompts[0]
    listed = {one.key for one in prompt.answers.listed()} if prompt.answers.finite else set()
    session.answer(prompt.seat, next((key for key in scene.answers if key in listed), prompt.default))


def told(session: Session[Any], message: str, who: str) -> list[dict[str, Any]]:
    events = (event for entry in session.journal.effective() for event in entry.events if event["event"] == "note")
    return [facts for facts in map(facts_of, _named(events, message)) if facts["who"] == Ref(who)]


def _named(events: Iterator[dict[str, Any]], message: str) -> Iterator[dict[str, Any]]:
    return (event for event in events if event["message"] == message)


def thrown(session: Session[Any], since: int, who: str) -> list[int]:
    """How many dice somebody threw each time since an entry."""
    later = [entry for entry in session.journal.effective() if entry.n > since]
    return [len(e["faces"]) for one in later for e in one.events if e["event"] == "dice" and e["who"] == who]


def probed(session: Session[Any], case: Case) -> tuple[Tally, int]:
    """Somebody's probe as the log tells it: the sum, and how many dice were thrown for it."""
    since, lines = session.journal.entries[-1].n, len(told(session, case.message, case.scene.who))
    for _ in range(40):
        found = told(session, case.message, case.scene.who)[lines:]
        dice = thrown(session, since, case.scene.who)
        if found and dice:
            return found[0][case.fact], dice[0]
        goes_on(session, case.scene)
    raise AssertionError("the probe never came")


def ruling(case: Case) -> dict[str, Any]:
    return {"who": case.scene.who, "set": f"ruling:{case.room}", "to": case.to}


def in_force(session: Session[Any], case: Case) -> Any:
    offered = system(case.scene.system).rulings(session.state)
    return next(one.value for one in offered if one.change["set"] == ruling(case)["set"] and one.who == case.scene.who)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.scene.system} {case.room} {case.to:+}")
def test_a_ruling_changes_one_sum_and_is_gone(case: Case) -> None:
    """Once with and once without it; an undo takes it back."""
    plain, dice = probed(begun(case.scene), case)
    assert (plain.total, dice) == (case.before, case.dice[0])

    session = begun(case.scene)
    before = session.journal.entries[-1].n
    session.correct(ruling(case), MASTER)
    assert in_force(session, case) == case.to
    figure, dice = probed(session, case)
    assert (figure.total, dice) == (case.after, case.dice[1])
    (term,) = [term for term in figure.terms if term not in plain.terms]
    assert (term.amount, term.rule_id) == (case.to, case.rule_id)

    while session.journal.step_began <= before or in_force(session, case):
        goes_on(session, case.scene)
    lines = len(told(session, case.message, case.scene.who))
    for _ in range(30):
        if session.outcome is not None:
            break
        goes_on(session, case.scene)
    later = [facts[case.fact] for facts in told(session, case.message, case.scene.who)[lines:]]
    assert all(term not in one.terms for one in later), "the next probe is as the rules say"

    session.undo(before, MASTER)
    assert in_force(session, case) == 0
    again, dice = probed(session, case)
    assert (again.total, dice) == (case.before, case.dice[0])


def distracts(session: Session[Any]) -> tuple[str, int]:
    """A distraction whose dice show 8 and 3, as many as there are: in which mode, and with which result."""
    lines = len(told(session, "ds-probe", "rhea"))
    while len(told(session, "ds-probe", "rhea")) == lines:
        roll = session.wanted_faces
        if roll is None:
            goes_on(session, DISTRACTION)
        else:
            session.type_faces(roll.seat, [8, 3][: len(list(roll.throw.description().first_dice()))])
    facts = told(session, "ds-probe", "rhea")[-1]
    return facts["mode"].key.removeprefix("ds-mode-"), facts["result"]


@pytest.mark.rule("DS-CORE-08", "DS-CORE-09", "DS-CORE-10")
@pytest.mark.parametrize(("mode", "result"), [("eased", 16), ("hampered", 3), ("desperate", 8)])
def test_ds_a_probe_is_eased_hampered_or_desperate_for_once(mode: str, result: int) -> None:
    """The higher die is there twice, is missing, or is the only one."""
    session = begun(DISTRACTION)
    before = session.journal.entries[-1].n
    session.correct({"who": "rhea", "set": "ruling:mode", "to": mode}, MASTER)
    assert distracts(session) == (mode, result)
    assert distracts(session) == ("normal", 11)
    session.undo(before, MASTER)
    assert distracts(session) == ("normal", 11)


@pytest.mark.rule("DS-ATT-01")
def test_ds_another_skill_counts_for_one_attack_and_only_for_an_attack() -> None:
    def bonus(session: Session[Any]) -> Tally:
        while not told(session, "ds-attack-misses", "rhea"):
            goes_on(session, SHOT)
        found: Tally = told(session, "ds-attack-misses", "rhea")[-1]["bonus"]
        return found

    assert [(term.amount, term.message) for term in bonus(begun(SHOT)).terms] == [(4, "ds-skill-body_control")]
    session = begun(SHOT)
    session.correct({"who": "rhea", "set": "ruling:skill", "to": "speed"}, MASTER)
    assert [(term.amount, term.message) for term in bonus(session).terms] == [(2, "ds-skill-speed")]
    assert not session.state.find("rhea").rulings

    other = begun(DISTRACTION)
    other.correct({"who": "rhea", "set": "ruling:skill", "to": "speed"}, MASTER)
    distracts(other)
    assert other.state.find("rhea").rulings, "a distraction is no attack"


@pytest.mark.rule("HC-POOL-04")
@pytest.mark.parametrize(("to", "minimum", "awake"), [(1, 5, True), (12, 16, False), (-6, 1, True)])
def test_hc_a_watch_needs_another_minimum_for_once(to: int, minimum: int, awake: bool) -> None:
    """Three dice that show 5: nobody notices anything below the minimum, and the log says which."""
    session = begun(WATCH)
    session.correct({"who": "adelheid", "set": "ruling:minimum", "to": to}, MASTER)
    while session.state.find("adelheid").rulings:
        goes_on(session, WATCH)
    (facts,) = told(session, "hc-watch-minimum", "adelheid")
    assert facts["minimum"].total == minimum
    assert (to, "HC-POOL-04") in [(term.amount, term.rule_id) for term in facts["minimum"].terms]
    missed = told(session, "hc-notices-nothing", "adelheid")
    assert bool(missed) != awake


# -- odds --------------------------------------------------------------------------------------------------------------


def foreseen(session: Session[Any], key: str) -> Preview:
    """What an answer to the open question brings, as it is shown."""
    (prompt,) = session.prompts
    found = preview_for(session.game, session.state, session.given, prompt, key, Previews(Defaults()))
    assert found is not None
    return found


def share(law: Law[int], outcome: int) -> Fraction:
    return Fraction(dict(law.items()).get(outcome, 0), law.total)


@pytest.mark.parametrize(
    ("room", "to"),
    [("mode", "rules"), ("mode", "eased"), ("mode", "hampered"), ("mode", "desperate"), ("dice", 2), ("dice", -1),
     ("result", 3), ("result", -3), ("difficulty", 4), ("difficulty", -6)],
)  # fmt: skip
def test_ds_the_odds_of_a_ruled_probe_are_those_of_the_throw_and_the_sums_in_the_log(room: str, to: int | str) -> None:
    session = begun(DISTRACTION)
    session.correct({"who": "rhea", "set": f"ruling:{room}", "to": to}, MASTER)
    shown = foreseen(session, "distract")
    while session.wanted_faces is None:
        goes_on(session, DISTRACTION)
    law = session.wanted_faces.throw.law(cap=60)
    probe = Case(DISTRACTION, room, 0, "ds-probe", "bonus", 0, 0, "", (0, 0))
    bonus, _ = probed(session, probe)
    needed = told(session, "ds-probe", "rhea")[-1]["difficulty"].total - bonus.total
    plain = Fraction(sum(weight for main, weight in law.items() if main[0] >= needed), law.total)
    assert share(shown.law, 1) == plain


@pytest.mark.parametrize("to", [-2, -1, 1])
def test_ps_the_odds_of_a_ruled_attack_are_those_of_somebody_with_that_minimum_roll(to: int) -> None:
    attack = AXE.answers[0]
    session, other = begun(AXE), begun(AXE)
    session.correct({"who": "robber_3", "set": "ruling:difficulty", "to": to}, MASTER)
    robber = other.state.find("robber_3")
    sheet = replace(robber.sheet, min_roll=robber.sheet.min_roll + to)
    other.state = other.state.put(replace(robber, sheet=sheet))
    (prompt,) = other.prompts
    plain = preview_for(other.game, other.state, other.given, prompt, attack, Previews(Defaults()))
    assert plain is not None
    assert foreseen(session, attack).law == plain.law
    assert foreseen(session, attack).law != foreseen(begun(AXE), attack).law


@pytest.mark.parametrize(("to", "fails"), [(0, (3, 3)), (1, (2, 2)), (2, (1, 1)), (-2, (5, 5)), (-1, (4, 4))])
def test_fa_the_odds_of_a_ruled_roll_are_counted_on_the_faces(to: int, fails: tuple[int, int]) -> None:
    """A W8 and a W6 both have to stay below 4 after the modifier for nothing to be gathered."""
    gathering = acts("gather")
    session = begun(gathering)
    if to:
        session.correct({"who": "reiher", "set": "ruling:gather", "to": to}, MASTER)
    while session.prompts[0].who != "reiher":
        goes_on(session, Scene("factions", "erbe", "reiher", ("begin_phase",)))
    law = foreseen(session, "gather").law
    assert share(law, 0) == Fraction(fails[0] * fails[1], 8 * 6)


WATCH_VALUE, FAILURES = 9, 3


def single_throw(faces: tuple[int, ...]) -> int:
    """What at most two dice of a watch bring: the higher face, or a pair added up; a 1 takes the other die with it."""
    if 1 in faces:
        return 0
    is_pair = len(faces) == 2 and faces[0] == faces[1] <= WATCH_VALUE
    best = sum(faces) if is_pair else max(faces)
    return best if max(faces) > FAILURES else 0


@pytest.mark.rule("HC-POOL-01")
@pytest.mark.parametrize("to", [-1, -2])
def test_hc_the_odds_of_a_ruled_watch_are_counted_on_the_faces(to: int) -> None:
    """Whoever keeps one more watch with so many of three W12 fewer sees what all faces come to."""
    session = begun(WATCH)
    while session.wanted_faces is not None or session.prompts[0].who != "adelheid":
        goes_on(session, WATCH)
    session.correct({"who": "adelheid", "set": "ruling:dice", "to": to}, MASTER)
    law = foreseen(session, "keep").law
    counted = Counter(single_throw(faces) for faces in product(range(1, 13), repeat=3 + to))
    assert {outcome: share(law, outcome) for outcome in counted} == {
        outcome: Fraction(times, 12 ** (3 + to)) for outcome, times in counted.items()
    }
