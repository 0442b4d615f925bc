"""Sneaking past guards, distance by distance: who hears something, who searches, who raises the alarm.

A part `x` ends with the mark `x:unseen` (past everybody), `x:back` (turned back unseen) or `x:discovered`. With the
last comes `alarm` if a guard raised it, or up close `x:surprise` (the sneaker acts first) or `x:surprised`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal, reach
from regelwerk.systems.heldencodex.rules.probe.probe import Probed
from regelwerk.systems.heldencodex.rules.probe.rivalry import Entry, contest_of_many
from regelwerk.systems.heldencodex.rules.scene.plans import Band, SneakPlan
from regelwerk.systems.heldencodex.state import World, seat_of
from regelwerk.systems.heldencodex.values import ThrowKind

Alertness = Literal["unsuspecting", "alert", "noticed", "discovered"]
Stage = Literal["sneak", "search", "alarm", "reaction", "onward"]

QUIET_ENOUGH: dict[Band, int] = {"middle": 7, "far": 4}
"""What the unsuspecting do not hear (HC-SNK-03)."""
SNEAK, HIDE, TRACK_DOWN, WATCH, REACTION = "sneak", "hide", "track_down", "watch", "reaction"
SNEAKER, GUARDS = "sneaker", "guards"


class Guard(NamedTuple):
    """Somebody on guard, and what he knows."""

    who: str
    state: Alertness = "unsuspecting"


class SneakState(NamedTuple):
    """How far the sneaker has come: the distance at hand, what comes next in it, and what each guard knows."""

    plan: SneakPlan
    guards: tuple[Guard, ...]
    at: int = 0
    stage: Stage = "sneak"

    @property
    def band(self) -> Band:
        return self.plan.bands[self.at]

    @property
    def cover(self) -> bool:
        """Whether there is something to hide behind at this distance."""
        return self.band in self.plan.hiding

    def who_are(self, *states: Alertness) -> tuple[str, ...]:
        return tuple(guard.who for guard in self.guards if guard.state in states)

    def put(self, who: str, state: Alertness) -> SneakState:
        changed = tuple(guard._replace(state=state) if guard.who == who else guard for guard in self.guards)
        return self._replace(guards=changed)


class Onward(NamedTuple):
    """What a sneaker knows who may turn back: the distance that comes next, cover there, and the guards' alertness."""

    band: Band
    cover: bool
    guards: tuple[Guard, ...]


class Discovery(NamedTuple):
    """What a guard knows who has discovered somebody: whom, and how far away."""

    sneaker: str
    band: Band


@rule("HC-SNK-04")
def after_failure(state: Alertness, band: Band) -> Alertness:
    """What a guard knows after sneaking failed: a step more, and up close two."""
    if state == "unsuspecting":
        return "noticed" if band == "near" else "alert"
    return "discovered" if band == "near" else "noticed"


@rule("HC-SNK-02", "HC-SNK-05", "HC-FUM-05")
def is_beaten(mine: Probed, theirs: Probed) -> bool:
    """Whether a guard is better; a tie is the sneaker's, but who fumbles or has no dice fails anyway."""
    return mine.fumble or not mine.throws or theirs.result > mine.result


def begin(world: World, plan: SneakPlan) -> Play[World]:
    """The sneaker sets out; who sleeps or worse does not guard anything."""
    yield note("HC-SNK-01", "hc-sneak-begins", who=Ref(plan.sneaker))
    guards = tuple(Guard(who, alertness) for who, alertness in plan.guards if not world.find(who).down)
    return replace(world, act=SneakState(plan, guards), round=0)


def step(world: World) -> Play[World]:
    """What comes next at this distance."""
    act: SneakState = world.act
    match act.stage:
        case "sneak":
            return sneak(world)
        case "search":
            return search(world)
        case "alarm":
            return raise_alarm(world)
        case "reaction":
            return who_acts_first(world)
    return go_on_or_back(world)


def _contest(
    world: World, mine: tuple[str, ThrowKind, Goal], theirs: tuple[str, ThrowKind], guards: tuple[str, ...]
) -> Play[tuple[World, Probed, dict[str, Probed]]]:
    """One probe of the sneaker against one of each of some guards."""
    act: SneakState = world.act
    entries = (
        Entry(world.find(act.plan.sneaker), *mine, SNEAKER),
        *(Entry(world.find(who), *theirs, RESULT, GUARDS) for who in guards),
    )
    probes = yield from contest_of_many(entries, world.options)
    for hero, _ in probes:
        world = world.put(hero)
    (_, own), *others = probes
    return world, own, {hero.id: probed for hero, probed in others}


@rule("HC-SNK-01", "HC-SNK-02", "HC-SNK-03", "HC-SNK-04")
def sneak(world: World) -> Play[World]:
    """One sneak probe for this distance; those on the alert, and up close everybody, hold a watch probe against it."""
    act: SneakState = world.act
    band, sneaker = act.band, act.plan.sneaker
    world = replace(world, round=world.round + 1)
    yield meanwhile(world)
    near = band == "near"
    watching = act.who_are("unsuspecting", "alert") if near else act.who_are("alert")
    yield note(
        "HC-SNK-01",
        "hc-sneak-closer",
        who=Ref(sneaker),
        band=Word(f"hc-band-{band}"),
        turn=world.round,
        watching=tuple(map(Ref, watching)),
        minimum=QUIET_ENOUGH[band] if not near and act.who_are("unsuspecting") else 0,
    )
    goal = RESULT if watching else reach(QUIET_ENOUGH.get(band, 0))
    world, own, watch = yield from _contest(world, (SNEAK, "sieve", goal), (WATCH, "single"), watching)
    for guard in act.guards:
        watches = guard.who in watch
        if is_beaten(own, watch[guard.who]) if watches else not own.reaches(QUIET_ENOUGH[band]):
            state = after_failure(guard.state, band)
            act = act.put(guard.who, state)
            rule_id = "HC-SNK-02" if watches else "HC-SNK-03"
            yield note(rule_id, f"hc-guard-{state}", who=Ref(guard.who), whom=Ref(sneaker))
    return replace(world, act=_then(act))


def _then(act: SneakState) -> SneakState:
    """What comes next after what the guards know now."""
    if act.who_are("noticed"):
        return act._replace(stage="search")
    if act.who_are("discovered"):
        return act._replace(stage="reaction" if act.band == "near" else "alarm")
    return act._replace(stage="onward")


@rule("HC-SNK-05")
def search(world: World) -> Play[World]:
    """Who noticed something searches: track down against one throw on hide, if there is anything to hide behind."""
    act: SneakState = world.act
    searching, sneaker = act.who_are("noticed"), act.plan.sneaker
    found = set(searching)
    if act.cover:
        world, own, theirs = yield from _contest(world, (HIDE, "single", RESULT), (TRACK_DOWN, "sieve"), searching)
        found = {who for who in searching if is_beaten(own, theirs[who])}
    else:
        yield note("HC-SNK-05", "hc-no-cover", who=Ref(sneaker))
    for who in searching:
        act = act.put(who, "discovered" if who in found else "alert")
        key = "hc-guard-discovered" if who in found else "hc-guard-finds-nothing"
        yield note("HC-SNK-05", key, who=Ref(who), whom=Ref(sneaker))
    return replace(world, act=_then(act))


@rule("HC-SNK-06")
def raise_alarm(world: World) -> Play[World]:
    """A guard who discovered the sneaker from afar may raise the alarm; the first to do so does it for all."""
    act: SneakState = world.act
    sneaker = act.plan.sneaker
    for who in act.who_are("discovered"):
        answers = Listed(
            [
                Answer("alarm", True, phrase("hc-answer-alarm")),
                Answer("quiet", False, phrase("hc-answer-quiet")),
            ]
        )
        question = phrase("hc-ask-alarm", who=Ref(who), whom=Ref(sneaker))
        scene = Discovery(sneaker, act.band)
        if (yield from choose(seat_of(world.find(who)), who, "HC-SNK-06", question, answers, "alarm", scene)):
            yield note("HC-SNK-06", "hc-alarm", who=Ref(who))
            world = world.marked("alarm")
            break
    return replace(world, act=None).marked(f"{act.plan.id}:discovered")


@rule("HC-SNK-06", "HC:reaction_tie")
def who_acts_first(world: World) -> Play[World]:
    """Face to face reaction decides; the sneaker has to be first against everybody who discovered him."""
    act: SneakState = world.act
    guards = act.who_are("discovered")
    world, own, theirs = yield from _contest(world, (REACTION, "single", RESULT), (REACTION, "single"), guards)
    fastest = max(guards, key=lambda who: theirs[who].result)
    best = theirs[fastest]
    tie = world.options.reaction_tie if best.result == own.result else ""
    if tie == "reroll" and (own.throws or best.throws):
        yield note("HC-SNK-06", "hc-reaction-tie", who=Ref(act.plan.sneaker), whom=Ref(fastest))
        return world
    first = tie != "guard" if tie else own.result > best.result
    ahead, behind = (act.plan.sneaker, fastest) if first else (fastest, act.plan.sneaker)
    yield note("HC-SNK-06", "hc-acts-first", who=Ref(ahead), whom=Ref(behind))
    mark = "surprise" if first else "surprised"
    return replace(world, act=None).marked(f"{act.plan.id}:discovered", f"{act.plan.id}:{mark}")


@rule("HC-SNK-01")
def go_on_or_back(world: World) -> Play[World]:
    """Past the last distance the sneaker is through; before that turning back is possible."""
    act: SneakState = world.act
    sneaker = act.plan.sneaker
    if act.at + 1 == len(act.plan.bands):
        yield note("HC-SNK-01", "hc-sneak-through", who=Ref(sneaker))
        return replace(world, act=None).marked(f"{act.plan.id}:unseen")
    act = act._replace(at=act.at + 1, stage="sneak")
    answers = Listed(
        [
            Answer("on", True, phrase("hc-answer-sneak-on", band=Word(f"hc-band-{act.band}"))),
            Answer("back", False, phrase("hc-answer-sneak-back")),
        ]
    )
    question = phrase("hc-ask-sneak-on", who=Ref(sneaker), alert=len(act.who_are("alert")))
    scene = Onward(act.band, act.cover, act.guards)
    if (yield from choose(seat_of(world.find(sneaker)), sneaker, "HC-SNK-01", question, answers, "on", scene)):
        return replace(world, act=act)
    yield note("HC-SNK-01", "hc-sneak-back", who=Ref(sneaker))
    return replace(world, act=None).marked(f"{act.plan.id}:back")
