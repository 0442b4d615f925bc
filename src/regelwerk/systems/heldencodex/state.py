"""Where a scene stands: everybody's changing part, the act being played, the clock and what has come about.

Changing parts are named tuples: they are made, hashed and compared by the thousand in simulation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from regelwerk.engine.effects import MASTER
from regelwerk.engine.rulings import Rulings
from regelwerk.engine.state_values import Name, State, Value, replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.rows import Rows, after_loss, emptied, is_exhausted
from regelwerk.systems.heldencodex.values import FIST, SHIELD, Sheet, Skill, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.rules.scene.plans import Plan

Care = Literal["none", "first_aid", "medicine"]
Down = Literal["", "asleep", "unconscious", "dead"]
Track = Literal["physis", "psyche"]


class Circle(NamedTuple):
    """A life circle: which segments are marked, how many severe wounds are in it, whether it is critical, its care."""

    outer: tuple[bool, ...]
    middle: tuple[bool, ...]
    inner: tuple[bool, ...]
    severe: int = 0
    critical: bool = False
    care: Care = "none"

    @property
    def marked(self) -> int:
        """How many segments are marked."""
        return sum(self.outer) + sum(self.middle) + sum(self.inner)

    @property
    def serious(self) -> bool:
        """Whether it has a severe or critical wound."""
        return self.critical or self.severe > 0

    @property
    def is_full(self) -> bool:
        return all(self.outer) and all(self.middle) and all(self.inner)


class ArmourRow(NamedTuple):
    """The armour of one part of the body."""

    id: str
    light: int = 0
    heavy: int = 0


class Hero(State, frozen=True):
    """Somebody: the fixed sheet and everything that changes. Opponents are heroes too."""

    sheet: Sheet
    attributes: tuple[tuple[str, int], ...]
    skills: tuple[Skill, ...]
    circles: tuple[Circle, ...]
    armour: tuple[ArmourRow, ...] = ()
    physis_lost: int = 0
    psyche_lost: int = 0
    wished_rows: tuple[int, ...] = ()
    """The emptied psyche rows, counted from 1, that cost no die: a wish was granted instead (HC-INF-04)."""
    respect: int = 0
    ep: int = 0
    mythos: int = 0
    drinks: int = 0
    """Alcoholic drinks since the last long rest (HC-DRK-01)."""
    queasy: int = 0
    """By how much drink lowers the regeneration of physis and psyche (HC-DRK-06)."""
    breathless: bool = False
    """Lost the last physis point: no physical probes for half an hour (HC-PHY-02)."""
    dazed: bool = False
    """Lost the last psyche point: no probes at all for half an hour (HC-PHY-03)."""
    treated: tuple[str, ...] = ()
    """Who has tried to treat which circle today: `healer:circle` (HC-AID-04)."""
    down: Down = ""
    rulings: Rulings = ()
    """What the master has decided about the next probe."""

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def name(self) -> Name:
        return self.sheet.name

    @property
    def seat(self) -> str:
        return self.sheet.seat

    @property
    def critical_wounds(self) -> int:
        return sum([circle.critical for circle in self.circles])

    @property
    def severe_wounds(self) -> int:
        return sum([circle.severe for circle in self.circles])

    @property
    def marked(self) -> int:
        return sum([circle.marked for circle in self.circles])

    @property
    def has_shield(self) -> bool:
        shield = self.row(SHIELD)
        return shield is not None and bool(shield.light or shield.heavy)

    def attribute(self, name: str) -> int | None:
        for known, value in self.attributes:
            if known == name:
                return value
        return None

    def skill(self, name: str) -> Skill | None:
        for skill in self.skills:
            if skill.id == name:
                return skill
        return None

    def with_attribute(self, name: str, value: int) -> Hero:
        return replace(self, attributes=tuple((n, value if n == name else v) for n, v in self.attributes))

    def with_skill(self, changed: Skill) -> Hero:
        if self.skill(changed.id) is None:
            return replace(self, skills=(*self.skills, changed))
        return replace(self, skills=tuple(changed if s.id == changed.id else s for s in self.skills))

    def with_circle(self, at: int, changed: Circle) -> Hero:
        return replace(self, circles=(*self.circles[:at], changed, *self.circles[at + 1 :]))

    def row(self, row_id: str) -> ArmourRow | None:
        for row in self.armour:
            if row.id == row_id:
                return row
        return None

    def with_row(self, changed: ArmourRow) -> Hero:
        return replace(self, armour=tuple(changed if row.id == changed.id else row for row in self.armour))

    def weapon(self, weapon_id: str) -> Weapon:
        for weapon in self.sheet.weapons:
            if weapon.id == weapon_id:
                return weapon
        return FIST

    def rows(self, track: Track) -> Rows:
        return self.sheet.physis_rows if track == "physis" else self.sheet.psyche_rows

    def lost(self, track: Track) -> int:
        return self.physis_lost if track == "physis" else self.psyche_lost

    def left(self, track: Track) -> int:
        return sum(self.rows(track)) - self.lost(track)

    def emptied(self, track: Track) -> int:
        if track == "physis":
            return emptied(self.sheet.physis_rows, self.physis_lost)
        return emptied(self.sheet.psyche_rows, self.psyche_lost)

    @property
    def burdening_rows(self) -> int:
        """The emptied psyche rows that cost a die: all but those for which a wish was granted."""
        empty = self.emptied("psyche")
        return empty - sum([row <= empty for row in self.wished_rows]) if empty else 0

    def losing(self, track: Track, points: int) -> Hero:
        """With fewer points on a track; the last one takes the breath or the wits away for a while."""
        rows = self.rows(track)
        before = self.lost(track)
        lost = after_loss(rows, before, points)
        last = is_exhausted(rows, lost) and not is_exhausted(rows, before)
        if track == "physis":
            return replace(self, physis_lost=lost, breathless=self.breathless or last)
        return replace(self, psyche_lost=lost, dazed=self.dazed or last)

    def regaining(self, track: Track, lost: int) -> Hero:
        """With this much lost on a track after a rest; a wish counts for a row only until it is no longer empty."""
        if track == "physis":
            return replace(self, physis_lost=lost)
        empty = emptied(self.rows("psyche"), lost)
        return replace(self, psyche_lost=lost, wished_rows=tuple(row for row in self.wished_rows if row <= empty))


class Scene(Value, frozen=True):
    """What does not change during a scene: its name, the rulings, what will be played, and what counts as success."""

    name: Name
    options: Options = Options()
    plans: tuple[Plan, ...] = ()
    needed: int = 0
    """How many of the marks in `points` make the scene a success; 0: whatever comes of it."""
    points: tuple[str, ...] = ()
    winners: str = ""
    """The side that wins if the scene is a success, and the side that wins if it is not."""
    losers: str = ""
    rewards: tuple[tuple[str, int, int], ...] = ()
    """Who gets how many experience points and how much respect for success."""
    names: tuple[tuple[str, Name], ...] = ()
    """The names of sides, abilities and things that a log line may refer to."""


class World(State, frozen=True):
    """The state of a scene. `act` is the part being played; None between two parts."""

    scene: Scene
    heroes: tuple[Hero, ...]
    at: int = 0
    act: Any = None
    marks: tuple[str, ...] = ()
    """What has come about, such as `alarm` or `haggle:won`; later parts depend on it."""
    clock: int = 0
    """Half hours since the morning (six o'clock) of the first day."""
    round: int = 0
    ended: str = ""
    """Which side has won, `-` for nobody; empty while the scene goes on."""

    @property
    def options(self) -> Options:
        return self.scene.options

    def find(self, hero_id: str) -> Hero:
        for hero in self.heroes:
            if hero.sheet.id == hero_id:
                return hero
        raise KeyError(hero_id)

    def put(self, changed: Hero) -> World:
        """The world with one hero replaced."""
        who = changed.sheet.id
        return replace(self, heroes=tuple([changed if h.sheet.id == who else h for h in self.heroes]))

    def marked(self, *marks: str) -> World:
        """The world in which something has come about."""
        return replace(self, marks=tuple(sorted({*self.marks, *marks})))

    def has(self, mark: str) -> bool:
        return mark in self.marks


def seat_of(hero: Hero) -> str:
    """Who decides for a participant; those without a seat belong to the master."""
    return hero.sheet.seat or MASTER
