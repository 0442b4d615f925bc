"""A study as data: what is played or asked, what varies, how often and how precisely. Same data, same numbers."""

from __future__ import annotations

import json
from hashlib import sha256
from math import prod
from typing import Any, Literal

import msgspec
from msgspec import Struct

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.game import Json

Kind = Literal["matrix", "sweep", "compare", "sensitivity", "balance", "explore"]
KINDS: tuple[Kind, ...] = ("matrix", "sweep", "compare", "sensitivity", "balance", "explore")

GAMES = 400
"""How many games of each variant are played if nobody says otherwise."""
CHUNK = 20
"""How many games one task plays. Every game has a seed of its own, so this changes no number."""
MOST_VARIANTS = 20_000
MOST_GAMES = 10_000_000
"""Of one variant."""


class StudyError(ContentError):
    """A study that cannot be run as it is described: what is wrong, where, and what would be right."""


class Setting(Struct, frozen=True):
    """What all games of a study have in common: a scenario, a duel of two, or a question about odds."""

    system: str
    scenario: str = ""
    duel: tuple[str, ...] = ()
    question: str = ""
    given: dict[str, Any] = {}
    """What a question is told, as somebody would type it."""
    options: dict[str, Any] = {}
    tactic: str = ""
    """Who plays every seat that `seats` does not name; empty: the usual one."""
    seats: dict[str, str] = {}
    rounds: int = 0
    """After so many rounds a game counts as undecided; 0: never."""
    content: dict[str, Any] = {}
    """Content of one's own by table and id, whole entries: so that it travels along."""
    folders: tuple[str, ...] = ()
    """Where that content was read, for the command that repeats a study."""


class Variant(Struct, frozen=True):
    """One version that is looked at: what is different from the setting."""

    changes: dict[str, Any] = {}
    """Values by path, such as `weapons.gewehr.penetration`."""
    content: dict[str, Any] = {}
    """Whole entries by table and id, laid over the content of the setting."""
    name: str = ""
    """What people call it, where the changes do not say."""


class Axis(Struct, frozen=True):
    """Something that varies, and the values that it takes."""

    path: str
    values: tuple[Any, ...]


class Study(Struct, frozen=True):
    """A question with all that its answer depends on."""

    kind: Kind
    setting: Setting
    variants: tuple[Variant, ...] = ()
    """Those that are named one by one; without any, every combination of the axes is one."""
    axes: tuple[Axis, ...] = ()
    measure: str = ""
    """The number that the study is about; empty: how often the first party wins, or what a question asks for."""
    games: int = GAMES
    """Of each variant, at most."""
    precision: float = 0.0
    """A variant has been played often enough once its interval reaches no further than this; 0: play all games."""
    target: float = 0.5
    """What a search for balance aims at."""
    states: int = 0
    """A duel with no more states than this is solved exactly; 0: all are played."""
    trials: int = 0
    """How many settings of several numbers a search for balance tries."""
    only: tuple[str, ...] = ()
    """The options that are looked at, where not all are."""
    cost: str = ""
    """The field of an entry that says what it costs, for what is dominated by what."""
    seed: int = 0
    chunk: int = CHUNK
    version: str = ""
    rules_version: str = ""
    command: str = ""

    @property
    def size(self) -> int:
        """How many variants there are."""
        return len(self.variants) or prod(len(axis.values) for axis in self.axes)

    def variant(self, number: int) -> Variant:
        """A variant by its number; of all combinations the last axis goes through its values the fastest."""
        if self.variants:
            return self.variants[number]
        changes: dict[str, Any] = {}
        for axis in reversed(self.axes):
            number, at = divmod(number, len(axis.values))
            changes[axis.path] = axis.values[at]
        return Variant({axis.path: changes[axis.path] for axis in self.axes})

    @property
    def is_asked(self) -> bool:
        """Whether exact odds answer instead of games."""
        return bool(self.setting.question) or self.compares_odds

    @property
    def compares_odds(self) -> bool:
        """Whether two versions are held against each other in everything that can be asked: variants come in pairs."""
        return self.kind == "compare" and not (self.setting.scenario or self.setting.duel)

    @property
    def is_paired(self) -> bool:
        """Whether every variant is held against the first, game by game with the same dice."""
        return self.kind in ("compare", "sensitivity") and not self.is_asked

    @property
    def is_watched(self) -> bool:
        """Whether more than the end of the games is looked at."""
        return self.kind == "explore"

    @property
    def digest(self) -> str:
        """A name for everything that the numbers depend on."""
        data = to_plain(self)
        data.pop("command", None)
        data["setting"].pop("folders", None)
        return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def to_plain(study: Study) -> Json:
    """A study as JSON data."""
    plain: Json = msgspec.to_builtins(study)
    return plain


def from_plain(data: Any) -> Study:
    """A study out of JSON data; raises StudyError."""
    try:
        return msgspec.convert(data, Study)
    except msgspec.ValidationError as wrong:
        raise StudyError("lab-wrong-study", why=str(wrong)) from None
