"""Where a skirmish stands: every model's changing part, the order of the round, the running phase.

Changing parts are values of their own: they are made, hashed and compared by the thousand in simulation.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from regelwerk.engine.state_values import State, replace
from regelwerk.space import Path, Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Scene, Side
from regelwerk.systems.realms.values import Attribute, Card, Weapon, Zone

Status = Literal["waiting", "active", "out", "removed", "wreck"]
"""waiting: not on the table yet."""
LegState = Literal["ok", "can_turn", "immobile"]
Stage = Literal["setup", "deploy", "round_start", "order", "phase", "round_end", "over"]


class Vitals(State, frozen=True):
    """What hits change: hit points, action points, shock, critical state. Rules of damage need no more than this."""

    hp: int
    limbs: tuple[int, int, int] = (0, 0, 0)
    """Right arm, left arm, legs of a MIKe."""
    ap: int = 0
    markers: int = 0
    """Shock markers (RE-SHK-03)."""
    critical: bool = False
    """Is in the critical state, with -1 on all attributes (RE-CRT-03)."""
    was_critical: tuple[Zone, ...] = ()
    """The zones that have become critical; a model without zones counts as torso. It happens once (RE-CRT-02)."""
    legs: LegState = "ok"
    status: Status = "active"
    detonates: bool = False
    """Its torso has given way: an explosion waits to be resolved (RE-MIK-12)."""
    pierced: bool = False
    """A shot has gone through it and may hit a model behind it (RE:durchschlag); gone once that is settled."""


class Model(State, frozen=True):
    """A miniature: its card and everything that changes."""

    id: str
    card: Card
    side: str
    vitals: Vitals
    at: Point = Point(0, 0)
    floor: int = 0
    """Its elevation: the top of what it stands on."""
    facing: int = 0
    """Hundredths of a degree, counter-clockwise from the x axis."""
    prone: bool = False
    fast: bool = False
    walked: int = 0
    """The way covered in its phase, in units (RE-FAST-01)."""
    fire_ready: bool = False
    guard: bool = False
    revealed: bool = True
    """False: camouflaged and not spotted (RE-CAM-07)."""
    ambusher: bool = False
    """Has just given itself away by attacking: +1 on its first melee roll (RE-MEL-19)."""
    full_moves: int = 0
    """Full movement actions since it was revealed (RE-CAM-20)."""
    had_phase: bool = False
    unused: int = 0
    """Action points left over from the round before (RE-RND-03)."""
    shift: int = 0
    """By how much its agility is shifted for this round's order (RE-RND-06)."""
    used: tuple[tuple[str, int], ...] = ()
    """How often weapons and items with limited uses were used."""
    aided: tuple[tuple[Attribute, int], ...] = ()
    """Temporary changes by equipment until its next phase (RE:equipment_rules)."""
    carries: int = -1
    """The number of the mission object it carries; -1: none."""
    controller: str = ""
    """The controller of this drone (RE:drones)."""

    @property
    def active(self) -> bool:
        return self.vitals.status == "active"

    @property
    def on_table(self) -> bool:
        """Stands or lies on the table as a model; a wreck is terrain."""
        return self.vitals.status in ("active", "out")

    @property
    def ap(self) -> int:
        return self.vitals.ap

    @property
    def camouflaged(self) -> bool:
        return not self.revealed

    def uses_left(self, thing: str, most: int) -> int:
        """How often a weapon or item can still be used; without limit: 1."""
        return most - dict(self.used).get(thing, 0) if most else 1

    def after_use(self, thing: str) -> Model:
        used = dict(self.used)
        used[thing] = used.get(thing, 0) + 1
        return replace(self, used=tuple(sorted(used.items())))


class Shots(NamedTuple):
    """Several shots of one attack at one target (RE-AUT-02)."""

    target: str
    shots: int = 1


class Deed(NamedTuple):
    """An action as it is announced, with all its parameters (decision D4)."""

    kind: str
    who: str
    weapon: str = ""
    targets: tuple[Shots, ...] = ()
    """Targets in the order of an autofire chain; for everything else one."""
    point: Point | None = None
    """The spot an area weapon is aimed at; with a target, it counts as aimed at that model too (RE:area_aim)."""
    path: Path = ()
    """The way of a move, beginning where the model stands."""
    facing: int = -1
    """The direction to turn to; -1: unchanged."""
    actions: int = 1
    """How many movement actions are merged (RE-MOV-03)."""
    test: bool = False
    """Whether a movement test is made for the passability (RE-PAS-03)."""
    extra: int = 0
    """Action points added to a spot roll (RE-CAM-16)."""
    item: str = ""
    emerging: bool = False
    """A shot at somebody who has only just become a target (RE-SHO-10)."""
    order: Deed | None = None
    """What a controller has its drone do (RE:drones)."""

    @property
    def target(self) -> str:
        return self.targets[0].target if self.targets else ""

    @property
    def against(self) -> str:
        """Whom it is directed against; what is used on somebody is not."""
        return "" if self.item or self.target == self.who else self.target


class Phase(State, frozen=True):
    """The running initiative phase."""

    who: str
    settled: bool = False
    """Whether the question of the direct opponent has been asked (RE-INI-04)."""
    duty: tuple[str, ...] = ()
    """Direct opponents one of whom must be attacked before anything else; () if there is no such duty (RE-INI-05)."""
    bound: tuple[str, ...] = ()
    """The only targets of this phase's attacks, where the duty holds for all of them (RE:forced_attack)."""
    acts: int = 0
    last: str = ""
    """The kind of the action before."""
    full_move: bool = False
    """The action before was at least one full move (RE-MOV-15)."""
    spotted: tuple[tuple[str, str], ...] = ()
    """Who has tried to spot whom in this phase (RE-CAM-15)."""
    dodging: tuple[str, ...] = ()
    """Who dodges the shot being resolved (RE-MOV-18)."""
    supporting: tuple[str, ...] = ()
    """Who helps with the spot roll being resolved (RE-CAM-18)."""
    reacted: tuple[str, ...] = ()
    """Who has reacted to the action being resolved (RE:reactions_per_action)."""
    drones: tuple[Phase, ...] = ()
    """The phases of the drones that act within this one (RE:drones)."""


class Verdict(NamedTuple):
    """How a game has ended: the winning side ("": a draw), why, and by which rule."""

    winner: str
    reason: str
    rule_id: str


class World(State, frozen=True):
    """A whole game."""

    scene: Scene
    options: Options
    models: tuple[Model, ...]
    stage: Stage = "setup"
    round: int = 0
    queue: tuple[str, ...] = ()
    """The models whose phases come next, in this order."""
    phase: Phase | None = None
    ends: tuple[int, int] = (0, 1)
    """Which end of the mission's table the first and the second side have."""
    deploying: tuple[str, ...] = ()
    """The sides that still place models, in their order."""
    objects: tuple[Point | None, ...] = ()
    """Where the mission's objects lie; None: somebody carries it."""
    scores: tuple[int, int] = (0, 0)
    """Points of a mission that counts them."""
    verdict: Verdict | None = None
    """How it has ended."""
    trail: Path = ()
    """The way of the last move, to look at; no rule asks for it."""

    def find(self, who: str) -> Model:
        for model in self.models:
            if model.id == who:
                return model
        raise LookupError(who)

    def change(self, who: str, **changes: Any) -> World:
        """The world with one model changed."""
        models = tuple(replace(model, **changes) if model.id == who else model for model in self.models)
        return replace(self, models=models)

    def hurt(self, who: str, vitals: Vitals) -> World:
        return self.change(who, vitals=vitals)

    def pay(self, who: str, ap: int) -> World:
        vitals = self.find(who).vitals
        return self.hurt(who, replace(vitals, ap=vitals.ap - ap)) if ap else self

    def side(self, who: str) -> Side:
        """The side of a model."""
        return self.side_of(self.find(who).side)

    def side_of(self, side: str) -> Side:
        return next(s for s in self.scene.sides if s.id == side)

    def friends(self, model: Model) -> tuple[Model, ...]:
        """The others of its side that are on the table."""
        return tuple(m for m in self.models if m.side == model.side and m.id != model.id and m.on_table)

    def enemies(self, model: Model) -> tuple[Model, ...]:
        """The models of the other side that are on the table, out or not."""
        return tuple(m for m in self.models if m.side != model.side and m.on_table)


def seat_of(world: World, who: str) -> str:
    """The seat that decides for a model."""
    for figure, seat in world.scene.seats:
        if figure == who:
            return seat
    return world.side(who).seat


def seats_of(world: World, side: str | None = None) -> tuple[str, ...]:
    """All seats, or those that play for one side: the side's own first."""
    own = [one.seat for one in world.scene.sides if side in (None, one.id)]
    others = [seat for figure, seat in world.scene.seats if side in (None, world.find(figure).side)]
    return tuple(dict.fromkeys((*own, *others)))


def weapon_of(model: Model, weapon: str) -> Weapon:
    """A weapon of a model by its id."""
    return next(w for w in model.card.weapons if w.id == weapon)
