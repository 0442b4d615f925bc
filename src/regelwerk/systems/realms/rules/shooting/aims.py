"""What a shot can be aimed at: every weapon at every target in sight, and area weapons at spots on the ground."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from regelwerk.dice import Dice
from regelwerk.engine.answers import Answer, Answers, Pointing, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.space import Point, format_point, parse_point
from regelwerk.space.points import NotAPoint
from regelwerk.systems.realms.rules.core.acts import BACK, price
from regelwerk.systems.realms.rules.shooting.aiming import shot_dice, shot_value
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.targets import (
    aimed_at,
    candidates,
    each_target,
    measures_ahead,
    shot_cost,
    why_not,
    why_not_fire,
    why_not_point,
)
from regelwerk.systems.realms.rules.sight.positions import written
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import CENTIMETRE, Weapon

SPOT = "@"
"""Begins the part of a key that names a spot: `panzerfaust:@45.5,30`."""


class ShotScene(NamedTuple):
    """What somebody knows who announces a shot."""

    world: World
    who: str
    kind: str


class Aims(Answers[Deed | None]):
    """Weapon and target of a shot, `weapon:target`; for area weapons also `weapon:@x,y` in centimetres.

    Where the table does not measure in advance, answers say neither distance nor odds.
    """

    def __init__(self, world: World, shooter: Model, mode: str, weapons: tuple[Weapon, ...]) -> None:
        self._world = world
        self._shooter = shooter
        self._mode = mode
        self._weapons = weapons
        """Those that can be fired now."""
        self._listed: tuple[Answer[Deed | None], ...] | None = None

    @property
    def finite(self) -> bool:  # type: ignore[override]
        return not self._takes_spots()

    def _takes_spots(self) -> bool:
        aims_at_spots = self._world.options.area_aim != "models_only"
        return aims_at_spots and any(weapon.area for weapon in self._weapons)

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        if not self._takes_spots():
            return ()
        thrown = [weapon.id for weapon in self._weapons if weapon.area]
        label = "re-answer-weapon"
        return tuple(Pointing("place", f"{name}:{SPOT}", phrase(label, weapon=Ref(name))) for name in thrown)

    def is_possible(self) -> bool:
        """Whether there is anything to shoot at; the ground always is for who can throw something at it."""
        return self._takes_spots() or next(self._deeds(), None) is not None

    def only_one(self) -> Deed | None:
        """The announcement that goes without asking: there is just one."""
        if self._takes_spots():
            return None
        deeds = self._deeds()
        first = next(deeds, None)
        return first if first is not None and next(deeds, None) is None else None

    def _deeds(self) -> Iterator[Deed]:
        for weapon in self._weapons:
            for target in each_target(self._world, self._shooter, weapon, self._mode):
                yield self._at(weapon, target)

    def _at(self, weapon: Weapon, target: Model | Point) -> Deed:
        if isinstance(target, Point):
            meant = aimed_at(self._world, self._shooter, weapon, target)
            targets = (Shots(meant.id),) if meant is not None else ()
            return Deed(self._mode, self._shooter.id, weapon.id, targets, target)
        return Deed(self._mode, self._shooter.id, weapon.id, (Shots(target.id),))

    def listed(self) -> Sequence[Answer[Deed | None]]:
        if self._listed is None:
            back: Answer[Deed | None] = Answer(BACK, None, phrase("re-answer-back"))
            deeds = [*self._deeds(), *self._spots()]
            self._listed = (*(self._answer(deed) for deed in deeds), back)
        return self._listed

    def _spots(self) -> Iterator[Deed]:
        """Spots worth a thought for each area weapon; without any, one straight ahead."""
        if not self._takes_spots():
            return
        for weapon in self._weapons:
            if not weapon.area:
                continue
            worth = [spot for spot in self._worth_a_thought(weapon) if self._is_open(weapon, spot)]
            ahead = self._ahead(weapon)
            if not worth and self._is_open(weapon, ahead):
                worth = [ahead]
            yield from (self._at(weapon, spot) for spot in dict.fromkeys(worth))

    def _worth_a_thought(self, weapon: Weapon) -> Iterator[Point]:
        """Where somebody hides who cannot be aimed at, and between two enemies whom one template would cover."""
        enemies = [enemy for enemy in self._world.enemies(self._shooter) if enemy.active]
        if self._world.options.area_vs_camouflaged == "hit":
            yield from (enemy.at for enemy in enemies if enemy.camouflaged)
        wide = 2 * weapon.area * CENTIMETRE
        for one, other in combinations(enemies, 2):
            dx, dy = other.at.x - one.at.x, other.at.y - one.at.y
            if dx * dx + dy * dy <= wide * wide:
                yield Point(one.at.x + dx // 2, one.at.y + dy // 2)

    def _ahead(self, weapon: Weapon) -> Point:
        """One range band straight ahead."""
        angle, far = math.radians(self._shooter.facing / 100), weapon.band * CENTIMETRE
        at = self._shooter.at
        return Point(at.x + round(far * math.cos(angle)), at.y + round(far * math.sin(angle)))

    def _is_open(self, weapon: Weapon, spot: Point) -> bool:
        return why_not_point(self._world, self._shooter, weapon, spot, self._mode) is None

    def _answer(self, deed: Deed) -> Answer[Deed | None]:
        weapon = next(one for one in self._weapons if one.id == deed.weapon)
        cost = price(shot_cost(weapon, self._mode).total)
        return Answer(_key(deed), deed, self._label(deed), cost)

    @rule("RE-MEA-02", "RE:premeasure")
    def _label(self, deed: Deed) -> Phrase:
        """What an answer says: the weapon and the target; measured in advance, also distance and value."""
        facts: dict[str, Fact] = {"weapon": Ref(deed.weapon)}
        if deed.point is not None:
            facts["spot"] = written(deed.point)
        else:
            facts["whom"] = Ref(deed.target)
        what = "spot" if deed.point is not None else "target"
        if not measures_ahead(self._world.options):
            return phrase(f"re-answer-{what}", **facts)
        place = deed.point if deed.point is not None else self._world.find(deed.target)
        facts["cm"] = round(shot_distance(self._world, self._shooter, place), 1)
        facts["value"] = shot_value(self._world, self._with_all_shots(deed))
        facts["dice"] = shot_dice(self._shooter, self._world.options)
        return phrase(f"re-answer-{what}-measured", **facts)

    def _with_all_shots(self, deed: Deed) -> Deed:
        """A burst as it is fired unless somebody spreads it: all of it at one target."""
        if not deed.targets:
            return deed
        weapon = next(one for one in self._weapons if one.id == deed.weapon)
        return deed._replace(targets=(Shots(deed.target, shots_of(weapon, self._mode)),))

    def refused(self) -> Sequence[Refusal]:
        """Every weapon that cannot be fired, and every enemy who cannot be shot at, with the reason."""
        found = []
        able = {weapon.id for weapon in self._weapons}
        for weapon in self._shooter.card.weapons:
            if weapon.is_melee:
                continue
            refused = why_not_fire(self._world, self._shooter, weapon, self._mode) if weapon.id not in able else None
            if refused is not None:
                found.append(Refusal(weapon.id, phrase("re-answer-weapon", weapon=Ref(weapon.id)), *refused))
                continue
            found += self._refused_targets(weapon, candidates(self._world, self._shooter))
        return found

    def _refused_targets(self, weapon: Weapon, targets: tuple[Model, ...]) -> Iterator[Refusal]:
        for target in targets:
            refused = why_not(self._world, self._shooter, weapon, target, self._mode)
            if refused is not None:
                label = phrase("re-answer-target", weapon=Ref(weapon.id), whom=Ref(target.id))
                yield Refusal(f"{weapon.id}:{target.id}", label, *refused)

    def meaning(self, key: str) -> Deed | Refusal | None:
        return self._read(key)

    def find(self, key: str) -> Answer[Deed | None] | Refusal:
        deed = self._read(key)
        if isinstance(deed, Refusal):
            return deed
        return self._answer(deed) if deed is not None else Answer(BACK, None, phrase("re-answer-back"))

    def _read(self, key: str) -> Deed | Refusal | None:
        """What a key stands for, checked; a weapon that is the only one need not be named."""
        if key == BACK:
            return None
        name, _, rest = key.rpartition(":")
        armed = {weapon.id: weapon for weapon in self._shooter.card.weapons if not weapon.is_melee}
        weapon = armed.get(name) or (self._weapons[0] if not name and len(self._weapons) == 1 else None)
        if weapon is None or (not name and rest in armed):
            return next((one for one in self.refused() if one.key == key), unknown(key))
        if rest.startswith(SPOT):
            return self._read_spot(key, weapon, rest[len(SPOT) :])
        target = next((model for model in self._world.models if model.id == rest), None)
        if target is None:
            return unknown(key)
        refused = why_not(self._world, self._shooter, weapon, target, self._mode)
        if refused is None:
            return self._at(weapon, target)
        return Refusal(key, phrase("re-answer-target", weapon=Ref(weapon.id), whom=Ref(target.id)), *refused)

    def _read_spot(self, key: str, weapon: Weapon, text: str) -> Deed | Refusal:
        label = phrase("re-answer-spot", weapon=Ref(weapon.id), spot=text)
        try:
            spot = parse_point(text, CENTIMETRE)
        except NotAPoint:
            return Refusal(key, label, phrase("re-refuse-no-spot", text=text), "RE:area_aim")
        refused = why_not_point(self._world, self._shooter, weapon, spot, self._mode)
        return self._at(weapon, spot) if refused is None else Refusal(key, label, *refused)

    def sample(self, dice: Dice) -> Answer[Deed | None]:
        """One of the listed answers; with an area weapon now and then any spot on the table that can be seen."""
        thrown = [weapon for weapon in self._weapons if weapon.area]
        if self._takes_spots() and not dice.below(3):
            field = self._world.scene.battlefield
            weapon = thrown[dice.below(len(thrown))]
            spot = Point(dice.below(field.width + 1), dice.below(field.height + 1))
            if self._is_open(weapon, spot):
                return self._answer(self._at(weapon, spot))
        listed = self.listed()
        return listed[dice.below(len(listed))]


def _key(deed: Deed) -> str:
    """The key of an announcement."""
    if deed.point is not None:
        return f"{deed.weapon}:{SPOT}{format_point(deed.point, CENTIMETRE)}"
    return f"{deed.weapon}:{deed.target}"
