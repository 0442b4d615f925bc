"""Trying one rule: its parameters from plain data, people, weapons and scenes by name or inline."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.argument_reader import ArgumentReader
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.rule_arguments import (
    GivenError,
    Reader,
    check_fields,
    mapping,
    shown,
)
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import NO_NAME, field_names, replace
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.content.setup import scenario_document, start
from regelwerk.systems.heldencodex.game import PARTS, Heldencodex
from regelwerk.systems.heldencodex.odds.arguments import ability_of, dice_of, names_in
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import choices_of_arms
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, GoalUnknown, parse
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group
from regelwerk.systems.heldencodex.rules.probe.learning import Lesson, lesson
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, is_combat_art, prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, Hero, Scene, World, seat_of
from regelwerk.systems.heldencodex.values import DamageDice, Item, Sheet, Skill, Weapon, die_by_value

SHEET = tuple(name for name in field_names(Sheet) if name not in ("id", "circles"))
LYING = (
    "faces", "left", "dice", "thrown", "kept", "group", "natural", "carried", "saved", "guard", "obstacles", "taken",
)  # fmt: skip
"""Parameters and fields that hold lying dice: they are put in order."""
CIRCLE = {"outer": 6, "middle": 3, "inner": 1}
"""The segments of each ring of a life circle."""
_SKILL = re.compile(r"([0-9]{1,2})(?:/([0-9]))?(\*?)")
_ROW = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")


class RuleArguments(ArgumentReader[Content, World]):
    """Values of rules of the Heldencodex."""

    state = World
    options_kind = Options
    people = "characters"
    known = ("characters", "scenario", "part", "fight", "options", "clock", "marks", "round")
    fields_given = ("clock", "marks", "round")
    example = "richart"

    def special(self) -> Mapping[Any, Reader]:
        return {
            Hero: self.hero,
            Circle: self.circle,
            Weapon: self.by_name("weapon", Weapon),
            Item: self.by_name("item", Item),
            DamageDice: self.damage_dice,
            Goal: self.goal,
            Reading: self.reading,
            Prober: self.prober,
            Lesson: self.lesson,
            Stance: self.stance,
            Fighter: self.fighter,
            tuple[int, ...]: self.faces,
        }

    # -- people and worlds ------------------------------------------------------------------------------------

    def hero(self, data: Any, where: str) -> Hero:
        """Somebody by name, or `{"who": name, ...}` with what is different about them."""
        changes = self.changes(data, where)
        check_fields(changes, ("who", "id", *field_names(Hero)[1:], *SHEET), where)
        found = self.content.characters.find(str(changes["who"]))
        sheet = {"id": str(changes.get("id", found.id)), **self.fields(Sheet, changes, where, SHEET)}
        state = [name for name in field_names(Hero)[1:] if name in changes and name not in SHEET]
        values = {name: self._part(found, name, changes[name], f"{where}.{name}") for name in state}
        found = replace(found, sheet=replace(found.sheet, **sheet), **values)
        self.names |= self.names_in(World(Scene(NO_NAME), (found,)))
        return found

    def _part(self, hero: Hero, name: str, data: Any, where: str) -> Any:
        """A part of somebody: of attributes, skills and armour only those that change need to be given."""
        match name:
            case "attributes":
                changed = {**dict(hero.attributes), **mapping(data, where)}
                return tuple(sorted((key, self.read(int, one, f"{where}.{key}")) for key, one in changed.items()))
            case "skills" if isinstance(data, Mapping):
                skills = [self.skill_of(hero, key, text, f"{where}.{key}") for key, text in data.items()]
                return tuple({skill.id: skill for skill in (*hero.skills, *skills)}.values())
            case "armour" if isinstance(data, Mapping):
                rows = {row.id: row for row in hero.armour} | {k: _row(k, t, f"{where}.{k}") for k, t in data.items()}
                return tuple(rows.values())
            case "circles" if isinstance(data, list):
                first = [self.circle(one, f"{where}[{n}]") for n, one in enumerate(data)]
                return (*first, *hero.circles[len(first) :])
        return self.fields(Hero, {name: data}, where.rpartition(".")[0], (name,))[name]

    def scenario(self, name: str, options: Mapping[str, Any]) -> World:
        return start(scenario_document(self.content, name, options))

    def names_in(self, state: World) -> Names:
        return {**names_in(self.content), **Heldencodex().names(state)}

    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Options, where: str) -> World:  # noqa: ARG002  the shape of every meeting
        found = [self.hero(one, f"{where}.characters[{n}]") for n, one in enumerate(listed)]
        for n, hero in enumerate(found):
            if hero.id in [other.id for other in found[:n]]:
                kind = f'{{"who": …, "id": "{hero.id}_2"}}'
                raise GivenError("given-value", where=f"{where}.characters[{n}]", value=hero.id, kind=kind)
        return World(Scene(NO_NAME, options), tuple(found))

    def arranged(self, state: World, data: Mapping[str, Any], where: str) -> World:
        """One of its parts begun, or in the middle of a fight."""
        if "part" in data:
            state = _begun(state, str(data["part"]), f"{where}.part")
        if "fight" in data:
            state = self._fighting(state, mapping(data["fight"], f"{where}.fight"), f"{where}.fight")
        return state

    def _fighting(self, world: World, data: Mapping[str, Any], where: str) -> World:
        """A fight of everybody, in which some have dice on the table: `{"richart": {"dice": [9, 12, 12]}}`."""
        if not isinstance(world.act, Fight):
            world = scripted(lambda: PARTS["fight"].begin(world, FightPlan("fight")), (), ()).result
        fight = world.act
        check_fields(data, [fighter.who for fighter in fight.fighters], where)
        for who, state in data.items():
            here = f"{where}.{who}"
            fight = fight.with_fighter(self._fighter(world.find(who), {"who": who, **mapping(state, here)}, here))
        return replace(world, act=fight)

    def _fighter(self, hero: Hero, data: Mapping[str, Any], where: str) -> Fighter:
        """A fighter with the first weapon, its value, and the best group of the dice, unless told otherwise."""
        arms = next(iter(choices_of_arms(hero)))
        state = {"weapon": arms.weapon.id, "art": arms.art, **data}
        made = self.read_fields(Fighter, state, where)
        options = self.options(self.usual, "options")
        value = made.value or prober(hero, made.art, options).reading.value
        group = made.group if "group" in data else best_group(made.dice, value, True, options)
        return replace(made, value=value, group=group)

    def fighter(self, data: Any, where: str) -> Fighter:
        """Somebody in the fight of the world that was given, by id."""
        fight = self.now.act if self.now is not None else None
        if not isinstance(fight, Fight) or data not in [fighter.who for fighter in fight.fighters]:
            known = ", ".join(f.who for f in fight.fighters) if isinstance(fight, Fight) else '{"fight": …}'
            raise GivenError("given-value", where=where, value=shown(data), kind=known)
        return fight.fighter(data)

    # -- dice -------------------------------------------------------------------------------------------------

    def faces(self, data: Any, where: str) -> Faces:
        """Numbers; lying dice are put in order."""
        if not isinstance(data, list | tuple):
            raise GivenError("given-value", where=where, value=shown(data), kind="[…]")
        found = tuple(self.read(int, one, f"{where}[{n}]") for n, one in enumerate(data))
        return tuple(sorted(found)) if where.rpartition(".")[2] in LYING else found

    def reading(self, data: Any, where: str) -> Reading:
        """How dice are read: `{"value": 14}`; the die is that of the value, the options those of the rule."""
        state = {"options": self.usual, **mapping(data, where)}
        if type(state.get("value")) is int:
            state.setdefault("die", die_by_value(state["value"]))
        return self.read_fields(Reading, state, where)

    def prober(self, data: Any, where: str) -> Prober:
        """Somebody's dice, `{"who": "jost", "ability": "sneak"}`, or bare ones: `{"dice": "4W20", "value": 14}`."""
        if isinstance(data, Mapping) and isinstance(data.get("dice"), str):
            dice, die = _dice(data["dice"], f"{where}.dice")
            rest = {name: value for name, value in data.items() if name != "dice"}
            return Prober("", "", "", dice, self.reading({"die": die, **rest}, where))
        changes = self.changes(data, where)
        hero = self.hero(changes.pop("who"), f"{where}.who")
        if not isinstance(changes.get("ability"), str):
            raise GivenError("given-field-missing", where=where, name="ability", kind="str")
        ability = ability_of(self.content, hero, changes.pop("ability"))
        return self.changed(prober(hero, ability, self.options(self.usual, "options")), changes, where)

    def lesson(self, data: Any, where: str) -> Lesson:
        """What somebody can learn, `{"who": "jost", "what": "sneak"}`, or an object of its fields."""
        if not isinstance(data, Mapping) or "who" not in data:
            return self.read_fields(Lesson, data, where)
        hero = self.hero(data["who"], f"{where}.who")
        what = ability_of(self.content, hero, str(data.get("what", "")))
        return lesson(hero, what, self.options(self.usual, "options"))

    def stance(self, data: Any, where: str) -> Stance:
        """A fighter with dice on the table: `{"who": "richart", "dice": [9, 12, 12]}`; the group is the best one."""
        changes = self.changes(data, where)
        hero = self.hero(changes.pop("who"), f"{where}.who")
        arms = next(iter(choices_of_arms(hero)))
        weapon = self.read(Weapon, changes.pop("weapon"), f"{where}.weapon") if "weapon" in changes else arms.weapon
        options = self.options(self.usual, "options")
        art = weapon.id if hero.skill(weapon.id) is not None else arms.art
        value = changes.setdefault("value", prober(hero, art, options).reading.value)
        dice = self.faces(changes.pop("dice", []), f"{where}.dice")
        changes.setdefault("group", list(best_group(dice, value, True, options)) if type(value) is int else [])
        state = {"who": hero.id, "seat": seat_of(hero), "dice": dice, "weapon": weapon.id, **changes}
        return replace(self.read_fields(Stance, state, where), weapon=weapon)

    def goal(self, data: Any, where: str) -> Goal:
        try:
            return parse(data if isinstance(data, str) else str(data) if type(data) is int else "")
        except GoalUnknown as error:
            raise GivenError("given-value", where=where, value=shown(data), kind=error.facts["known"]) from None

    # -- small things -----------------------------------------------------------------------------------------

    def circle(self, data: Any, where: str) -> Circle:
        """A life circle by how many segments of each ring are marked: `{"outer": 2, "middle": 1, "severe": 1}`."""
        state = dict(mapping(data, where))
        for ring, size in CIRCLE.items():
            marked = state.get(ring, 0)
            if type(marked) is int:
                if not 0 <= marked <= size:
                    raise GivenError("given-value", where=f"{where}.{ring}", value=shown(marked), kind=f"0 … {size}")
                state[ring] = [at < marked for at in range(size)]
        return self.read_fields(Circle, state, where)

    def skill_of(self, hero: Hero, key: str, data: Any, where: str) -> Skill:
        """A skill as sheets show it, `12/2*`: value, bonus dice, the star."""
        found = _SKILL.fullmatch(data) if isinstance(data, str) else None
        if found is None:
            raise GivenError("given-value", where=where, value=shown(data), kind='"9/2", "12/2*"')
        own = ability_of(self.content, hero, key)
        general = own not in self.content.weapons and not is_combat_art(hero, own)
        return Skill(own, int(found[1]), int(found[2] or 0), bool(found[3]), general)

    def damage_dice(self, data: Any, where: str) -> DamageDice:
        if isinstance(data, str):
            return DamageDice(*_dice(data, where))
        return self.read_fields(DamageDice, data, where)


given = RuleArguments.given


def _begun(world: World, part: str, where: str) -> World:
    """The world with one part of its scene begun."""
    plans = {plan.id: plan for plan in world.scene.plans}
    if part not in plans:
        raise GivenError("given-value", where=where, value=part, kind=", ".join(plans) or "–")
    return scripted(lambda: PARTS[plans[part].kind].begin(world, plans[part]), (), ()).result


def _row(row: str, text: Any, where: str) -> ArmourRow:
    found = _ROW.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise GivenError("given-value", where=where, value=shown(text), kind='"2/4"')
    return ArmourRow(row, int(found[1]), int(found[2]))


def _dice(text: str, where: str) -> tuple[int, int]:
    try:
        return dice_of(text)
    except ContentError:
        raise GivenError("given-value", where=where, value=shown(text), kind='"3W8", "4W20"') from None
