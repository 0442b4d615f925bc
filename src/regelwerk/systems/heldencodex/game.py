"""The game: a scene is played part by part, step by step; what each seat may see, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.effects import MASTER, Choose, Play
from regelwerk.engine.game import Json, Outcome, ScenePart
from regelwerk.engine.state_values import in_all_languages, replace
from regelwerk.languages import languages
from regelwerk.systems.heldencodex.content import stored_state
from regelwerk.systems.heldencodex.corrections.changes import corrected
from regelwerk.systems.heldencodex.rules.body import aid, regeneration
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, acting
from regelwerk.systems.heldencodex.rules.people import drinking, haggling, influence
from regelwerk.systems.heldencodex.rules.probe import learning, memory, quality
from regelwerk.systems.heldencodex.rules.road import herbs, journey, sneaking, watch
from regelwerk.systems.heldencodex.rules.scene.captions import announce, parts_of_scene
from regelwerk.systems.heldencodex.rules.scene.ending import close, next_plan, outcome
from regelwerk.systems.heldencodex.rules.scene.plans import Plan
from regelwerk.systems.heldencodex.rules.scene.visibility import seen_by
from regelwerk.systems.heldencodex.state import Hero, Scene, World, seat_of
from regelwerk.systems.heldencodex.values import Sheet


class Part(NamedTuple):
    """A kind of part: how it begins, its next step, and the state that it has between steps."""

    begin: Callable[[World, Any], Play[World]]
    step: Callable[[World], Play[World]]
    ACT: type[Any]


PARTS: Mapping[str, Part] = {
    "fight": Part(fight.begin, fight.step, Fight),
    "chase": Part(chase.begin, chase.step, chase.ChaseState),
    "sneak": Part(sneaking.begin, sneaking.step, sneaking.SneakState),
    "haggle": Part(haggling.begin, haggling.step, haggling.Haggle),
    "influence": Part(influence.begin, influence.step, influence.Talk),
    "drink": Part(drinking.begin, drinking.step, drinking.Carouse),
    "herbs": Part(herbs.begin, herbs.step, herbs.Search),
    "craft": Part(quality.begin, quality.step, quality.Craft),
    "probe": Part(memory.begin, memory.step, memory.Pooling),
    "watch": Part(watch.begin, watch.step, watch.WatchState),
    "rest": Part(regeneration.begin, regeneration.step, regeneration.Resting),
    "treat": Part(aid.begin, aid.step, aid.Treating),
    "learn": Part(learning.begin, learning.step, learning.Learning),
    "journey": Part(journey.begin, journey.step, journey.Journey),
}
BY_ACT = {part.ACT: part for part in PARTS.values()}


def begin(world: World, plan: Plan) -> Play[World]:
    """The next part of a scene, under its caption."""
    yield from announce(world, plan)
    return (yield from PARTS[plan.kind].begin(world, plan))


class Heldencodex:
    """1192 Heldencodex as a game of steps: the parts of a scene one after the other."""

    name = "heldencodex"
    rules_version = "2.3"

    def seats(self, state: World) -> tuple[str, ...]:
        """The seats of heroes; the master takes part, and plays everybody without a seat."""
        seats = {seat_of(hero) for hero in state.heroes}
        return (*sorted(seats - {MASTER}), MASTER)

    def step(self, state: World) -> Play[World]:
        """The part being played goes on, or the next one begins, or the scene is over."""
        if state.act is not None:
            return BY_ACT[type(state.act)].step(state)
        state, plan = next_plan(state)
        if plan is None:
            return close(state)
        return begin(state, plan)

    def outcome(self, state: World) -> Outcome | None:
        return outcome(state) if state.ended else None

    def view(self, state: World, seat: str) -> World:
        return seen_by(state, seat)

    def imagine(self, view: World) -> Law[World]:
        return Law.certain(view)

    def show(self, view: World) -> Json:
        return stored_state.freeze(view)

    def forget(self, state: World) -> World:
        """Which life circle is which does not matter, unless healers have tried their skill on some of them."""
        return replace(state, heroes=tuple(_circles_in_order(hero) for hero in state.heroes))

    def round_of(self, state: World) -> int:
        return state.round

    def part_of(self, state: World) -> int:
        return state.at

    def parts(self, state: World) -> tuple[ScenePart, ...]:
        return parts_of_scene(state)

    def asked_in(self, prompt: Choose[Any]) -> World | None:
        match prompt.scene:
            case (World() as state) | (World() as state, *_):
                return acting(state, prompt.who)
        return None

    def allied(self, state: World, one: str, other: str) -> bool:
        return state.find(one).sheet.side == state.find(other).sheet.side

    def names(self, state: World) -> Mapping[str, Mapping[str, str]]:
        return _names(state.scene, tuple([hero.sheet for hero in state.heroes]), languages())

    def freeze(self, state: World) -> Json:
        return stored_state.freeze(state)

    def thaw(self, start: World, data: Json) -> World:
        return stored_state.thaw(start, data)

    def correct(self, state: World, change: Json) -> World:
        return corrected(state, change)


@lru_cache(maxsize=64)
def _names(scene: Scene, sheets: tuple[Sheet, ...], installed: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """Everybody and everything that a log line may refer to, which changes only if somebody comes or goes."""
    found = dict(scene.names)
    for sheet in sheets:
        found[sheet.id] = sheet.name
        found |= {weapon.id: weapon.name for weapon in sheet.weapons}
        found |= {item.id: item.name for item in sheet.items}
    return in_all_languages(found, installed)


def _circles_in_order(hero: Hero) -> Hero:
    return hero if hero.treated else replace(hero, circles=tuple(sorted(hero.circles)))
