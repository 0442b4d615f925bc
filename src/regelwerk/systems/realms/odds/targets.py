"""The question of a real table: whom one model can shoot at as things stand, and with what exact odds."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, one_of
from regelwerk.engine.questions import Answered
from regelwerk.engine.screen.sheets import last_state
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Point
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.content.setup import SYSTEM_NAME, scenario_document, start
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.arguments import Paper, dice_tally, named, refuse, spoken
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.odds.participants import names_in
from regelwerk.systems.realms.odds.shot import MODES
from regelwerk.systems.realms.rules.damage.damage import harm_done
from regelwerk.systems.realms.rules.mission.deployment import Placements
from regelwerk.systems.realms.rules.shooting import area
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot, resolve_shot
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.shooting import guns
from regelwerk.systems.realms.rules.shooting.targets import candidates, measures_ahead, why_not
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.state import Deed, Model, Shots, World, weapon_of
from regelwerk.systems.realms.values import ROUND_AP


def targets_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Every shot that a model could take now, each with the law of what the target loses."""
    world = _table(content, given)
    shooter = _model(world, str(given["who"]))
    mode = MODES[one_of(given, "mode", tuple(MODES), "normal")]
    weapons = [gun.id for gun in guns(shooter)]
    if is_given(given, "weapon"):
        weapons = [one_of(given, "weapon", weapons, "")]
    deeds, refused = _shots(world, shooter, mode, weapons)
    if not deeds:
        raise ContentError("re-odds-no-targets", who=named(shooter.card.name), reasons=tuple(refused))
    paper = Paper(REROLLING, names_in(world))
    odds = Odds(REROLLING)
    return tuple(_answer(paper, odds, world, deed) for deed in deeds)


# -- the table --------------------------------------------------------------------------------------------------------


def _table(content: Content, given: Arguments) -> World:
    """A saved game as it stands, or a scenario right after everybody was placed where the table suggests it."""
    path = Path(str(given["game"]))
    if not path.is_file():
        return deployed(start(scenario_document(content, str(given["game"]), given.get("options", {}))))
    journal = JournalFile(path).read()
    if journal.header.system != SYSTEM_NAME:
        raise ContentError("content-other-game", played=journal.header.system, system=SYSTEM_NAME)
    world = last_state(Realms(), start(journal.header.document), journal)
    if not measures_ahead(world.options) and not flag(given, "measured"):
        refuse(Refused(phrase("re-odds-not-measured"), "RE-MEA-02"), world)
    return world


def deployed(world: World) -> World:
    """A world in which everybody stands where their player would be advised to place them."""
    for model in world.models:
        spot = Placements(world, model).suggestion().value
        vitals = replace(model.vitals, status="active", ap=ROUND_AP)
        world = world.change(model.id, at=spot.at, facing=spot.facing, vitals=vitals)
    return replace(camouflage.at_start(world), stage="order", round=1)


def _model(world: World, text: str) -> Model:
    """A model on the table by its id or its name, in either language."""
    sought = text.strip().casefold()
    names = Realms().names(world)
    for model in world.models:
        if sought in {model.id.casefold(), *(name.casefold() for name in names[model.id].values())}:
            if not model.active:
                refuse(Refused(phrase("re-odds-not-there", who=named(model.card.name)), "RE-DMG-10"), world)
            return model
    raise ContentError("odds-word", name="who", given=text, known=", ".join(model.id for model in world.models))


# -- the shots --------------------------------------------------------------------------------------------------------


def _shots(world: World, shooter: Model, mode: str, weapons: list[str]) -> tuple[list[Deed], list[Phrase]]:
    """One shot with each weapon at each target, all of a burst at once; and why the others are none."""
    deeds: list[Deed] = []
    reasons: list[Phrase] = []
    names = Realms().names(world)
    for weapon in guns(shooter):
        if weapon.id not in weapons:
            continue
        for target in candidates(world, shooter):
            refused = why_not(world, shooter, weapon, target, mode, measured=True)
            if refused is None:
                shots = Shots(target.id, shots_of(weapon, mode))
                deeds.append(Deed(mode, shooter.id, weapon.id, (shots,)))
            else:
                reasons.append(spoken(refused.reason, names))
    return deeds, list(dict.fromkeys(reasons))


class Aimed(NamedTuple):
    """What a shot has come to: whether it hit, or came down where it was aimed, and what its target has lost."""

    hit: bool
    lost: int


def _answer(paper: Paper, odds: Odds, world: World, deed: Deed) -> Answered:
    shooter, target = world.find(deed.who), world.find(deed.target)
    declared = declare_shot(world, deed)
    clash = declared.hit.clash
    if weapon_of(shooter, deed.weapon).area:
        shot, law = None, odds.law(blasted, world, deed)
    else:
        shot = odds.law(resolve_shot, declared.attempt, clash)
        law = shot.map(lambda landed: Aimed(landed.hit, harm_done(clash, landed.vitals)))
    names = paper.names
    title = phrase(
        "re-odds-title-target",
        whom=phrase("re-named", name=Name.of(names[target.id])),
        weapon=phrase("re-named", name=Name.of(names[deed.weapon])),
        cm=round(shot_distance(world, shooter, target), 1),
        hit=percent(law.where(lambda one: one.hit)),
    )
    tallies = (("re-odds-tally-value", declared.value), *dice_tally("re-odds-tally-shot-dice", declared.dice))
    lost = law.map(lambda one: one.lost)
    measure = "re-odds-measure-ap" if "paralyse" in clash.effects else "re-odds-measure-hp"
    answer = paper.numbers(title, lost, measure, tallies)
    return answer if shot is None else paper.with_bands(answer, resolve_shot, (declared.attempt, clash), shot)


def blasted(world: World, deed: Deed) -> Play[Aimed]:
    """An area weapon by the rules, wherever it comes down."""
    declared = area.declare_area_shot(world, deed)
    strayed: area.Strayed = yield from do(area.resolve_area_shot, declared.attempt, declared.most, declared.target)
    landed = yield from area.comes_down(world, deed, declared, strayed)
    return Aimed(not strayed.aside, (yield from do(_lost, world, deed, landed)))


def _lost(world: World, deed: Deed, landed: Point) -> Play[int]:
    """What the target loses to a template."""
    clash = declare_shot(world, deed).hit.clash
    return harm_done(clash, (yield from area.impact(world, deed, landed)).find(deed.target).vitals)


def percent(chance: Fraction) -> float:
    """A chance for people, in percent with one digit."""
    return round(float(chance) * 100, 1)
