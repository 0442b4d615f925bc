"""Where a campaign stands: every faction's changing part, the phase, the cards, whose turn it is.

Changing parts are made, hashed and compared by the hundred thousand in simulation.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.state_values import Name, State, Value, replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.values import AssetKind, Character, Command, Die, PlanKind, Sheet, SpyEffect

BLACK_JOKER, RED_JOKER = 54, 53
"""Cards are numbered by their rank in the order: 1 is the two of clubs, 52 the ace of spades, then the jokers."""
DECK = tuple(range(1, 55))

Duration = Literal["", "coming", "counting"]
"""An effect that lasts until the next action: the turn it counts for is still to come, or is this one."""


class Asset(State, frozen=True):
    """An asset of a faction and the states it can be in."""

    kind: AssetKind
    suspended_by: int = 0
    damaged: bool = False
    seized: Duration = ""
    dormant: bool = False
    uses: int = 0

    @property
    def id(self) -> str:
        return self.kind.id


class Wound(Value, frozen=True):
    """A wound, by its number; which asset it suspends."""

    number: int
    asset: str = ""


class Plan(State, frozen=True):
    """How far a plan has come."""

    kind: PlanKind
    required: int
    progress: int = 0
    status: Literal["open", "complete", "cancelled"] = "open"

    @property
    def id(self) -> str:
        return self.kind.id


class Act(Value, frozen=True):
    """A regular action, or the order to take it: what, against whom, with which effect, asset or plan."""

    kind: Literal["attack", "espionage", "gather", "advance_plan", "asset_action"]
    target: str = ""
    effect: SpyEffect | Literal[""] = ""
    item: str = ""

    @property
    def key(self) -> str:
        return ":".join(part for part in (self.kind, self.target, self.effect, self.item) if part)


class Modifier(Value, frozen=True):
    """A modifier on one kind of roll: bought for this turn, or set by the master for a while."""

    roll: str
    amount: int
    source: str
    lasts: Literal["bought", "next_roll", "turn", "phase", "campaign"]
    """What was bought counts for the next such roll of this turn."""


class Faction(State, frozen=True):
    """A faction: the fixed sheet and everything that changes."""

    sheet: Sheet
    striking_power: Die
    operations: Die
    resources: Die
    structure: Die
    flexibility: Die
    effectiveness: Die | None = None
    rp: int = 0
    wounds: tuple[Wound, ...] = ()
    shaken: bool = False
    destroyed: bool = False
    assets: tuple[Asset, ...] = ()
    plans: tuple[Plan, ...] = ()
    minor: bool = False
    controller: str = ""
    order: Act | None = None
    card: int = 0
    action: Literal["", "available", "used", "lost", "shaken"] = ""
    """`lost` is final for the turn; `shaken` comes back when shaken ends in time (FA-SHK-10)."""
    reorganised: int = 0
    intel: tuple[str, ...] = ()
    sabotage: tuple[Duration, ...] = ()
    hidden: bool = False
    found_by: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    counter_attacks: int = 0
    on_hold: bool = False
    invested: int = 0
    trophies: tuple[str, ...] = ()
    veiled: bool = False
    """Only in a view: what the option `hidden_values` hides is not known."""

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def name(self) -> Name:
        return self.sheet.name

    @property
    def has_joker(self) -> bool:
        return self.card >= RED_JOKER

    def die(self, attribute: str) -> Die:
        found: Die = getattr(self, attribute)
        return found

    def asset(self, asset_id: str) -> Asset:
        for asset in self.assets:
            if asset.kind.id == asset_id:
                return asset
        raise KeyError(asset_id)

    def plan(self, plan_id: str) -> Plan:
        for plan in self.plans:
            if plan.kind.id == plan_id:
                return plan
        raise KeyError(plan_id)

    @property
    def dice(self) -> tuple[Die | None, ...]:
        """The dice of all attributes, and of effectiveness."""
        return (
            self.striking_power,
            self.operations,
            self.resources,
            self.structure,
            self.flexibility,
            self.effectiveness,
        )

    def with_die(self, what: str, die: Die | None) -> Faction:
        """With another die for an attribute or for effectiveness."""
        return replace(self, **{what: die})

    def with_asset(self, changed: Asset) -> Faction:
        who = changed.kind.id
        return replace(self, assets=tuple([changed if a.kind.id == who else a for a in self.assets]))

    def with_plan(self, changed: Plan) -> Faction:
        who = changed.kind.id
        return replace(self, plans=tuple([changed if p.kind.id == who else p for p in self.plans]))


class Mission(Value, frozen=True):
    """What the characters' mission after a certain phase does to the world."""

    after: int
    commands: tuple[Command, ...]


class Scene(Value, frozen=True, dict=True, gc=True):
    """What does not change during a campaign."""

    name: Name
    options: Options = Options()
    catalogue: tuple[AssetKind, ...] = ()
    characters: tuple[Character, ...] = ()
    missions: tuple[Mission, ...] = ()
    max_phases: int = 0
    end_plans: tuple[str, ...] = ()

    @cached_property
    def kinds(self) -> Mapping[str, AssetKind]:
        """The assets of the catalogue by their templates; the first of a name counts."""
        return {kind.template: kind for kind in reversed(self.catalogue)}

    def character(self, character_id: str) -> Character | None:
        for character in self.characters:
            if character.id == character_id:
                return character
        return None


class Turn(State, frozen=True):
    """A turn in progress. Several are, when a joker interrupts; the last one is being played."""

    who: str
    part: Literal["start", "act", "declared", "before", "after"] = "start"
    declared: Act | None = None
    underway: bool = False
    """Too late to hold the card: something was done, or it was held before. Of free actions: some were taken."""


Stage = Literal[
    "between", "mission", "deal", "order", "minors_start", "minors_free", "minors_act", "minors_end", "closing"
]


class World(State, frozen=True):
    """The state of a campaign. Factions stand in ascending order of their ids."""

    scene: Scene
    factions: tuple[Faction, ...]
    stage: Stage = "between"
    phase: int = 0
    round: int = 0
    turns: tuple[Turn, ...] = ()
    queue: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    minors: tuple[str, ...] = ()
    """Who acts at the end of this round: settled when cards are dealt (FA-GM-12)."""
    dealt: tuple[int, ...] = ()
    shuffle: bool = True
    offers: tuple[str, ...] = ()
    pending: tuple[Command, ...] = ()
    missions: int = 0
    """Up to which phase the prepared missions have been carried out."""
    fallen: tuple[str, ...] = ()
    ended: str = ""

    @property
    def options(self) -> Options:
        return self.scene.options

    def find(self, faction_id: str) -> Faction:
        for faction in self.factions:
            if faction.sheet.id == faction_id:
                return faction
        raise KeyError(faction_id)

    def has(self, faction_id: str) -> bool:
        return faction_id in [faction.sheet.id for faction in self.factions]

    def put(self, changed: Faction) -> World:
        """The world with one faction replaced."""
        return replace(self, factions=self.factions_with(changed))

    def factions_with(self, changed: Faction) -> tuple[Faction, ...]:
        """All factions, one of them replaced."""
        who = changed.sheet.id
        place = 0
        for faction in self.factions:
            if faction.sheet.id == who:
                break
            place += 1
        factions = list(self.factions)
        factions[place] = changed
        return tuple(factions)

    def others(self, faction: Faction) -> tuple[Faction, ...]:
        """All other factions that are still there."""
        who = faction.sheet.id
        return tuple([f for f in self.factions if f.sheet.id != who and not f.destroyed])

    def turn_of(self, faction_id: str) -> Turn | None:
        """The turn in progress of this faction, if there is one."""
        for turn in self.turns:
            if turn.who == faction_id:
                return turn
        return None

    def with_turn(self, turn: Turn) -> World:
        """The world with the turn being played in another part."""
        return replace(self, turns=(*self.turns[:-1], turn))

    def kind_of_asset(self, template: str) -> AssetKind | None:
        """What an asset of this template is, if the campaign knows it."""
        return self.scene.kinds.get(template)


@rule("FA-CTL-06", "FA-GEN-12", "FA:ruling_63", "FA:character_control_scope")
def seat_of(world: World, faction: Faction) -> str:
    """Who decides for a faction: the seat it was given to, or the player of the character who controls it."""
    if faction.controller and world.scene.options.character_control_scope == "full":
        character = world.scene.character(faction.controller)
        if character is not None:
            return character.seat
    return faction.sheet.seat
