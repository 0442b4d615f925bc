"""Where a fight stands: the scene, the participants' changing part, whose turn it is.

They are made, hashed and compared by the hundred thousand when a fight is solved. What a law may have as its outcome
can be sorted: a draw then means the same however the law was found.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.rulings import Rulings
from regelwerk.engine.state_values import Name, State, Value, replace
from regelwerk.space import Field, Point
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.values import Levels, Sheet, Weapon

Block = Literal["", "coming", "up", "renewed"]
"""A shield block: made ready this round, up in this round, or up and made ready once more."""

DOWN = ("dead", "dying", "unconscious")
HELPLESS = (*DOWN, "asleep")


class Aim(Value, frozen=True):
    """Actions invested in the next attack on one target with one weapon."""

    target: str
    weapon: str
    actions: int


class Goals(Value, frozen=True):
    """How a scenario can be won or lost besides being the last side standing."""

    escape_side: str = ""
    escape_x_m: int | None = None
    must_live: tuple[str, ...] = ()


class Scene(Value, frozen=True):
    """What does not change during a fight."""

    name: Name
    options: Options = Options()
    field: Field | None = None
    round_limit: int | None = None
    goals: Goals = Goals()
    pair_cover: tuple[tuple[str, str, str], ...] = ()
    terrain_names: tuple[tuple[str, Name], ...] = ()
    side_names: tuple[tuple[str, Name], ...] = ()


class Fighter(State, frozen=True):
    """A participant: the fixed sheet and everything that changes."""

    sheet: Sheet
    hearts: int
    boosts: int = 0
    actions: int = 0
    gained: int = 0
    pending_loss: int = 0
    bonus_dice: int = 0
    destiny_dice: int = 0
    rerolls: int = 0
    conditions: Levels = ()
    ready: tuple[str, ...] = ()
    ammo: Levels = ()
    items: Levels = ()
    armor_condition: tuple[int, ...] = ()
    aim: Aim | None = None
    braced: str = ""
    shield_block: Block = ""
    position: Point | None = None
    unaware: bool = False
    gone: bool = False
    initiative: int = 0
    facing: Point | None = None
    rulings: Rulings = ()
    """What the master has decided about the next roll."""

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def side(self) -> str:
        return self.sheet.side

    @property
    def seat(self) -> str:
        return self.sheet.seat

    def level(self, condition: str) -> int:
        for name, level in self.conditions:
            if name == condition:
                return level
        return 0

    def has(self, condition: str) -> bool:
        for name, level in self.conditions:
            if name == condition:
                return level > 0
        return False

    def with_condition(self, condition: str, level: int) -> Fighter:
        """The fighter with a condition at this level; level 0 removes it."""
        others = tuple(pair for pair in self.conditions if pair[0] != condition)
        return replace(self, conditions=tuple(sorted((*others, (condition, level)))) if level else others)

    def with_health(self, hearts: int, boosts: int) -> Fighter:
        """The fighter with other hearts and boosts."""
        return replace(self, hearts=hearts, boosts=boosts)

    @property
    def is_helpless(self) -> bool:
        """Dead, dying, unconscious or asleep: no actions, no decisions."""
        for name, _ in self.conditions:  # noqa: SIM110  asked all the time: `any` takes twice as long
            if name in HELPLESS:
                return True
        return False

    @property
    def is_out(self) -> bool:
        """No longer in the fight: dead, dying, unconscious or gone. Sleepers may wake and still count."""
        for name, _ in self.conditions:
            if name in DOWN:
                return True
        return self.gone

    @property
    def is_dead(self) -> bool:
        return self.has("dead")

    @rule("PS-ACT-03", "PS-CND-05", "PS-CND-01")
    def actions_max(self) -> int:
        """Actions come from lineage and templates; there are none while helpless."""
        return 0 if self.is_helpless else self.sheet.actions

    def paying(self, actions: int) -> Fighter:
        """The fighter after spending actions; those gained by dice go first."""
        return replace(self, actions=self.actions - actions, gained=max(0, self.gained - actions))

    def ammo_of(self, weapon: Weapon) -> int | None:
        """Shots left; None if they are not counted."""
        for weapon_id, left in self.ammo:
            if weapon_id == weapon.id:
                return left
        return None

    def count_of(self, item_id: str) -> int:
        return dict(self.items).get(item_id, 0)

    def armed_with(self, weapon: Weapon) -> bool:
        return weapon.natural or self.sheet.foe or weapon.id in self.ready


class Combat(State, frozen=True):
    """The state of a fight. Fighters stand in initiative order once it is rolled."""

    scene: Scene
    fighters: tuple[Fighter, ...]
    phase: Literal["initiative", "turn_start", "turn"] = "initiative"
    turn: int = 0
    round: int = 0

    @property
    def options(self) -> Options:
        return self.scene.options

    @property
    def actor(self) -> Fighter:
        return self.fighters[self.turn]

    def find(self, fighter_id: str) -> Fighter:
        for fighter in self.fighters:
            if fighter.sheet.id == fighter_id:
                return fighter
        raise KeyError(fighter_id)

    def put(self, changed: Fighter) -> Combat:
        """The state with one fighter replaced."""
        who = changed.sheet.id
        fighters = tuple([changed if fighter.sheet.id == who else fighter for fighter in self.fighters])
        return Combat(self.scene, fighters, self.phase, self.turn, self.round)

    def put_all(self, changed: Iterable[Fighter]) -> Combat:
        state = self
        for fighter in changed:
            state = state.put(fighter)
        return state

    def enemies_of(self, fighter: Fighter) -> tuple[Fighter, ...]:
        side = fighter.sheet.side
        return tuple([other for other in self.fighters if other.sheet.side != side])

    def is_actor(self, fighter: Fighter) -> bool:
        """The participant who has priority; until the refresh the one whose turn begins does not yet count."""
        return self.phase == "turn" and self.actor.sheet.id == fighter.sheet.id
