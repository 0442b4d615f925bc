"""The shape of gear, characters and foes in content files: what may stand there, and how it becomes our values.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.images import Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Called, Refers
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.values import (
    ATTRIBUTES,
    KINDS,
    Armor,
    Item,
    Kind,
    Levels,
    Mode,
    Sheet,
    Shield,
    Weapon,
    Wear,
    half_up,
    modes_of,
)

KIND_OF_MODE: dict[Mode, Kind] = {mode: kind for kind in KINDS for mode in modes_of(kind)}

Attribute = Annotated[int, Field(ge=-20, le=20)]
Small = Annotated[int, Field(ge=0, le=100)]
Count = Annotated[int, Field(ge=1, le=100)]
Metres = Annotated[int, Field(ge=1, le=10_000)]
Level = Annotated[int, Field(ge=0, le=20)]
Weapons = list[Annotated[str, Refers("weapon")]]
Items = dict[Annotated[str, Refers("item")], Count]


class Attributes(Entry):
    """The twelve attributes."""

    deftness: Attribute = 1
    strength: Attribute = 1
    quickness: Attribute = 1
    resistance: Attribute = 1
    endurance: Attribute = 1
    attractiveness: Attribute = 1
    education: Attribute = 1
    logic: Attribute = 1
    conscientiousness: Attribute = 1
    willpower: Attribute = 1
    apprehension: Attribute = 1
    charm: Attribute = 1


class SkillBonus(Entry):
    """What templates add to skills."""

    melee_skill: Attribute = 0
    shooting: Attribute = 0
    throwing: Attribute = 0
    perception: Attribute = 0
    first_aid: Attribute = 0


class WoundStatus(Entry):
    """Conditions that a wound can bring."""

    unconscious: Level = 0
    shocked: Level = 0
    burning: Level = 0
    bleeding: Level = 0
    poisoned: Level = 0


class Conditions(WoundStatus):
    """Conditions in which somebody can begin a fight."""

    dying: Annotated[int, Field(ge=0, le=5)] = 0
    asleep: Annotated[int, Field(ge=0, le=1)] = 0
    crouched: Annotated[int, Field(ge=0, le=1)] = 0


class LastingConditions(WoundStatus):
    """Conditions that go on when a fight is over."""

    dying: Annotated[int, Field(ge=0, le=5)] = 0
    stabilised: Annotated[int, Field(ge=0, le=1)] = 0
    dead: Annotated[int, Field(ge=0, le=1)] = 0


def levels(entry: Entry) -> Levels:
    """The numbers of a table that are not 0, sorted by name."""
    return tuple(sorted((name, number) for name, number in entry if number))


class WeaponEntry(Entry):
    """A weapon."""

    name: Texts
    kind: Kind
    modes: Annotated[list[Annotated[Mode, Called("ps-mode-")]], Field(min_length=1)]
    damage_potential: Small = 0
    penetration: Small = 0
    wounds_per_hit: Count = 1
    range_m: Metres = 1
    capacity: Annotated[int, Field(ge=1, le=10_000)] | None = None
    hands: Literal[1, 2] = 1
    encumbrance: Small = 0
    reload_actions: Annotated[Small, RARE] = 1
    actions_to_ready: Annotated[Small, RARE] = 1
    braceable: Annotated[bool | None, RARE] = None
    status_on_wound: Annotated[WoundStatus, RARE] = WoundStatus()
    crit_base: Annotated[int, Field(ge=2, le=100), RARE] = 11

    def value(self, weapon_id: str) -> Weapon:
        """The weapon. A throwing weapon is one throw unless stated; shooting weapons can be braced unless stated."""
        is_thrown = self.kind == "throwing"
        return Weapon(
            weapon_id,
            self.name.value(),
            self.kind,
            tuple(dict.fromkeys(self.modes)),
            damage_potential=self.damage_potential,
            penetration=self.penetration,
            wounds_per_hit=self.wounds_per_hit,
            range_m=self.range_m,
            capacity=1 if is_thrown and self.capacity is None else self.capacity,
            reload_actions=self.reload_actions,
            actions_to_ready=self.actions_to_ready,
            hands=self.hands,
            braceable=self.kind == "shooting" if self.braceable is None else self.braceable,
            encumbrance=self.encumbrance,
            status_on_wound=levels(self.status_on_wound),
            crit_base=self.crit_base,
        )


class ArmorEntry(Entry):
    """A piece of armour."""

    name: Texts
    protection: Small
    encumbrance: Small = 0

    def value(self, armor_id: str) -> Armor:
        return Armor(armor_id, self.name.value(), self.protection, self.encumbrance)


class ShieldEntry(Entry):
    """A shield."""

    name: Texts
    protection: Annotated[int, Field(ge=-20, le=20)]
    encumbrance: Small = 0

    def value(self, shield_id: str) -> Shield:
        return Shield(shield_id, self.name.value(), self.protection, self.encumbrance)


class ItemEntry(Entry):
    """Something to throw or to use."""

    name: Texts
    range_m: Metres | None = None
    radius_m: Metres | None = None
    hits: Small = 0
    wounds_per_hit: Count = 1
    penetration: Small = 0
    status_on_wound: Annotated[WoundStatus, RARE] = WoundStatus()
    boosts: Small = 0

    def value(self, item_id: str) -> Item:
        return Item(
            item_id,
            self.name.value(),
            self.range_m,
            self.radius_m,
            self.hits,
            self.wounds_per_hit,
            self.penetration,
            levels(self.status_on_wound),
            self.boosts,
        )


class WearEntry(Entry):
    """What earlier fights have left of hearts, dice, shots and armour; whatever is missing is as good as new."""

    hearts: Small | None = None
    boosts: Small = 0
    bonus_dice: Small | None = None
    destiny_dice: Small | None = None
    rerolls: Small | None = None
    conditions: LastingConditions = LastingConditions()
    ammo: dict[str, Annotated[int, Field(ge=0, le=10_000)]] = Field(default_factory=dict)
    armor: dict[str, Small] = Field(default_factory=dict)

    def value(self) -> Wear:
        ammo, armor = (tuple(sorted(table.items())) for table in (self.ammo, self.armor))
        dice = (self.bonus_dice, self.destiny_dice, self.rerolls)
        return Wear(self.hearts, self.boosts, *dice, levels(self.conditions), ammo, armor)


class CharacterEntry(Pictured):
    """A character; gear is named by id, a throwing weapon as often as it is carried."""

    name: Texts
    attributes: Attributes = Attributes()
    skill_bonus: SkillBonus = SkillBonus()
    hearts: Count = 6
    weapons: Weapons = Field(default_factory=list)
    armor: list[Annotated[str, Refers("armor")]] = Field(default_factory=list)
    shield: Annotated[str, Refers("shield")] | None = None
    items: Items = Field(default_factory=dict)
    bonus_dice: Small = 0
    destiny_dice: Small = 0
    rerolls: Small = 0
    actions: Annotated[Small, RARE] = 2
    min_roll: Annotated[int, Field(ge=2, le=20), RARE] = 5
    protection: Annotated[Small, RARE] = 0
    evasion: Annotated[Attribute, RARE] = 0
    now: Annotated[WearEntry, IN_PLAY] = WearEntry()

    def value(
        self,
        character_id: str,
        weapons: Mapping[str, Weapon],
        armor: Mapping[str, Armor],
        shields: Mapping[str, Shield],
        items: Mapping[str, Item],
    ) -> Sheet:
        """The character's sheet, without side and seat; all references are known to exist."""
        return Sheet(
            character_id,
            self.name.value(),
            side="",
            seat="",
            attributes=tuple(getattr(self.attributes, name) for name in ATTRIBUTES),
            skill_bonus=levels(self.skill_bonus),
            actions=self.actions,
            min_roll=self.min_roll,
            base_protection=self.protection,
            base_evasion=self.evasion,
            max_hearts=self.hearts,
            bonus_dice=self.bonus_dice,
            destiny_dice=self.destiny_dice,
            rerolls=self.rerolls,
            weapons=tuple(_carried(weapons[name], number) for name, number in Counter(self.weapons).items()),
            armor=tuple(armor[name] for name in self.armor),
            shield=shields[self.shield] if self.shield else None,
            items=tuple((items[name], number) for name, number in self.items.items()),
            wear=self.now.value(),
        )


def _carried(weapon: Weapon, number: int) -> Weapon:
    """A weapon as it stands on a sheet: throws and weight of all that are carried."""
    if number == 1 or weapon.capacity is None:
        return weapon
    return replace(weapon, capacity=weapon.capacity * number, encumbrance=weapon.encumbrance * number)


class FoeActionEntry(Entry):
    """One way in which a foe attacks; its pool is the complete number of dice."""

    name: Texts
    mode: Annotated[Mode, Called("ps-mode-")]
    pool: Small
    penetration: Small = 0
    wounds_per_hit: Count = 1
    range_m: Metres = 1
    can_parry: bool = False
    uses: Annotated[Count | None, RARE] = None
    status_on_wound: Annotated[WoundStatus, RARE] = WoundStatus()

    def value(self, action_id: str) -> Weapon:
        """Teeth and claws are natural; what can parry is a weapon."""
        return Weapon(
            action_id,
            self.name.value(),
            KIND_OF_MODE[self.mode],
            (self.mode,),
            penetration=self.penetration,
            wounds_per_hit=self.wounds_per_hit,
            range_m=self.range_m,
            actions_to_ready=0,
            status_on_wound=levels(self.status_on_wound),
            pool=self.pool,
            can_parry=self.can_parry,
            uses=self.uses,
            natural=not self.can_parry,
        )


class FoeEntry(Entry):
    """A foe with a short list of values."""

    name: Texts
    hearts: Count
    actions: Annotated[dict[str, FoeActionEntry], Field(min_length=1)]
    quickness: Attribute = 1
    strength: Attribute = 1
    deftness: Attribute = 1
    mind: Attribute = 1
    protection: Small = 0
    evasion: Annotated[Attribute | None, RARE] = None
    actions_max: Annotated[Small, RARE] = 2
    min_roll: Annotated[int, Field(ge=2, le=20), RARE] = 5
    bonus_dice: Annotated[Small, RARE] = 0
    destiny_dice: Annotated[Small, RARE] = 0
    rerolls: Annotated[Small, RARE] = 0
    items: Items = Field(default_factory=dict)
    now: Annotated[WearEntry, IN_PLAY] = WearEntry()

    def value(self, foe_id: str, items: Mapping[str, Item]) -> Sheet:
        """The foe's sheet. It resists and endures with its strength, and its will is its mind."""
        known = {
            "strength": self.strength,
            "deftness": self.deftness,
            "quickness": self.quickness,
            "resistance": self.strength,
            "endurance": self.strength,
            "willpower": self.mind,
        }
        evasion = half_up(self.quickness + self.deftness) if self.evasion is None else self.evasion
        return Sheet(
            foe_id,
            self.name.value(),
            side="",
            seat="",
            attributes=tuple(known.get(name, 1) for name in ATTRIBUTES),
            actions=self.actions_max,
            min_roll=self.min_roll,
            base_protection=self.protection,
            max_hearts=self.hearts,
            bonus_dice=self.bonus_dice,
            destiny_dice=self.destiny_dice,
            rerolls=self.rerolls,
            weapons=tuple(action.value(name) for name, action in self.actions.items()),
            items=tuple((items[name], number) for name, number in self.items.items()),
            foe=True,
            fixed_evasion=evasion,
            wear=self.now.value(),
        )


ENTRIES: dict[str, type[Entry]] = {
    "weapons": WeaponEntry,
    "armor": ArmorEntry,
    "shields": ShieldEntry,
    "items": ItemEntry,
    "characters": CharacterEntry,
    "foes": FoeEntry,
}
