"""Questions about one drive in a chase: distance units gained, control lost, accidents."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, number, one_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import Answered
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.odds.arguments import (
    AsAsked,
    Paper,
    asked_options,
    named,
    names_in,
    refuse,
    scene,
    somebody,
    strained,
    tallies_of,
)
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.rules.chase import chase
from regelwerk.systems.darkspace.rules.chase.driving import ACTS, DEADLY, RISK_BEYOND_POWER, barred, drive_check
from regelwerk.systems.darkspace.rules.chase.overtaking import DriveScene, place
from regelwerk.systems.darkspace.rules.core.acts import Act
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.state import Deed, World

DRIVES: dict[str, Act] = {act.kind: act for act in ACTS}
SPEED = {"dash": "speed"}
"""Every other drive is a matter of manoeuvring."""
HARMLESS = 14


@dataclass(frozen=True, slots=True)
class Flat(Policy):
    """Drives as far as possible; otherwise as asked."""

    asked: AsAsked

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.asked.name

    def decide(self, prompt: Choose[Any]) -> str:
        return str(prompt.scene.most) if isinstance(prompt.scene, DriveScene) else self.asked.decide(prompt)


class Driven(NamedTuple):
    """What a drive has come to."""

    gained: int
    kept: bool
    damage: int
    """Boxes that the machine has lost."""
    out: bool
    """Whether the driver is out of the chase with it."""


def driven(world: World, deed: Deed) -> Play[Driven]:
    """One drive by the rules: control, the probe, the distance, perhaps an accident."""
    key = deed.tool or deed.who
    before = world.find(key)
    world, _ = yield from DRIVES[deed.kind].perform(world, deed)
    assert world.chase is not None
    after = world.find(key)
    gained = place(world, key) - HARMLESS
    kept = key not in world.chase.stalled
    return Driven(gained, kept, after.hurt.total - before.hurt.total, not (world.find(deed.who).able and after.able))


def chase_act_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Distance units gained, control lost, damage to the machine."""
    world, deed = _asked(content, given)
    check = _check(world, deed)
    room = headroom(world.find(deed.who), world)
    policy = Flat(AsAsked(deed.who, number(given, "bought", 0, room)))
    law = Odds(policy).law(driven, world, deed)
    paper = Paper(policy, names_in(content, world))
    control = basic_check(world, deed.who, "manoeuvre", "DS-CHA-07", chase.track_value(world))
    title = phrase(
        "ds-odds-title-drive",
        who=named(world.find(deed.who).sheet.name),
        machine=named(world.find(deed.tool or deed.who).sheet.name),
        act=Word(f"ds-act-{deed.kind}"),
    )
    tallies = (*tallies_of(check), ("ds-odds-tally-control-pool", control.pool), *_bonus(control))
    lost: Fraction = law.map(lambda one: one.kept).probability(False)
    answers = [
        paper.numbers(title, law.map(lambda one: one.gained), "ds-odds-measure-de", tallies),
        paper.chance(phrase("ds-odds-title-control-lost"), lost, "ds-odds-measure-control"),
    ]
    damage = law.map(lambda one: one.damage)
    if max(damage.outcomes()):
        out = law.map(lambda one: one.out).probability(True)
        answers += [
            paper.numbers(phrase("ds-odds-title-machine-damage"), damage, "ds-odds-measure-boxes"),
            paper.chance(phrase("ds-odds-title-wrecked"), out, "ds-odds-measure-out"),
        ]
    return tuple(answers)


def _bonus(control: Check) -> tuple[tuple[str, Tally], ...]:
    return (("ds-odds-tally-control-bonus", control.bonus),)


def _asked(content: Content, given: Arguments) -> tuple[World, Deed]:
    """A driver in a machine, or on foot, alone on a track."""
    options = asked_options(given)
    driver = strained(somebody(content, str(given["driver"]), "a"), given)
    actors = [driver]
    machine = None
    if given.get("machine") is not None:
        machine = somebody(content, str(given["machine"]), "a", ("machine",))
        actors = [machine, replace(driver, zone="", aboard=machine.id, at_controls=True)]
    key = driver.id if machine is None else machine.id
    world = scene(options, actors)
    track = number(given, "track", 1, 40, HARMLESS)
    world = chase.begin(world, ChasePlan("a", ((key, HARMLESS),), (track,)))
    refuse(barred(world, world.find(driver.id)), world)
    kind = one_of(given, "act", tuple(DRIVES), "dash")
    risk = 0
    if kind == "fast_and_deadly":
        most = chase.power_of(world, key) + RISK_BEYOND_POWER
        risk = number(given, "risk", 1, most, most)
    return world, Deed(kind, driver.id, tool="" if machine is None else key, amount=risk)


def _check(world: World, deed: Deed) -> Check:
    """The probe of the drive itself, to show its numbers."""
    difficulty = chase.track_value(world)
    if deed.kind == "fast_and_deadly":
        difficulty = difficulty.plus(DEADLY, "DS-CHA-12", "ds-term-deadly")
    return drive_check(world, deed, SPEED.get(deed.kind, "manoeuvre"), difficulty, deed.amount)
