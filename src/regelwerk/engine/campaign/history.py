"""The history of a campaign: entries that are only ever appended, and the campaign that follows from them.

An entry is plain data with a `kind`:

- `founded`: the system and its rules version, and the title
- `hero`: somebody as they are from now on, because they joined, were edited by the master, or were lost (`why`)
- `scenes`: the scenes of the campaign in their order, as they are from now on
- `began`: a game of a scene, with the heroes who play in it
- `kept`: the end of such a game, with its heroes as they are now and what has changed about them
- `back`: an earlier `kept` or `hero` counts no longer
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.game import Json
from regelwerk.languages import DEFAULT_LANGUAGE, ByLanguage

KINDS = ("founded", "hero", "scenes", "began", "kept", "back")
MOST_HEROES, MOST_SCENES, MOST_ENTRIES = 40, 100, 2_000


class Hero(NamedTuple):
    """Somebody of the campaign as they are now."""

    id: str
    table: str
    tables: Mapping[str, Mapping[str, Any]]
    """The entry, with the gear that nobody else brings."""
    lost: bool
    since: int
    """The entry of the history that made them so."""

    @property
    def entry(self) -> Json:
        found: Json = self.tables[self.table][self.id]
        return found

    @property
    def names(self) -> Mapping[str, str]:
        name = self.entry["name"]
        return ByLanguage({DEFAULT_LANGUAGE: name} if isinstance(name, str) else name)


class SceneLine(NamedTuple):
    """A scene of the campaign, and the content files of the house that it needs."""

    scene: str
    content: tuple[str, ...] = ()

    def plain(self) -> Json:
        return {"scene": self.scene, "content": list(self.content)}


class Started(NamedTuple):
    """A game of the campaign: of which scene, with which heroes in which places, and by which entry."""

    game: str
    scene: str
    cast: Mapping[str, str]
    n: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as its history has made it."""

    system: str
    rules: str
    title: str
    heroes: Mapping[str, Hero]
    scenes: tuple[SceneLine, ...]
    games: Mapping[str, Started]
    kept: Mapping[str, int]
    """The games whose end counts, with the entry that says so."""
    taken_back: frozenset[int]
    entries: tuple[Json, ...]

    @property
    def head(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    @property
    def living(self) -> tuple[Hero, ...]:
        """Everybody who can still be cast."""
        return tuple(hero for hero in self.heroes.values() if not hero.lost)

    @property
    def played(self) -> frozenset[str]:
        """The scenes whose end was kept."""
        return frozenset(self.games[game].scene for game in self.kept)

    @property
    def next_scene(self) -> str:
        """The first scene that was not played yet; empty: all were."""
        return next((line.scene for line in self.scenes if line.scene not in self.played), "")

    @property
    def open_games(self) -> tuple[Started, ...]:
        """Games that have begun and whose end is not kept, the latest first."""
        return tuple(one for one in list(self.games.values())[::-1] if one.game not in self.kept)


def campaign_of(entries: Sequence[Json]) -> Campaign:
    """The campaign that follows from a history; raises ContentError for one that nobody can read."""
    try:
        return _folded(entries)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ContentError("campaign-damaged") from error


def _folded(entries: Sequence[Json]) -> Campaign:
    founded = entries[0]
    if founded["kind"] != "founded" or any(entry["kind"] not in KINDS for entry in entries):
        raise ValueError("no history")
    taken_back = frozenset(int(entry["n"]) for entry in entries if entry["kind"] == "back")
    heroes: dict[str, Hero] = {}
    scenes: tuple[SceneLine, ...] = ()
    games: dict[str, Started] = {}
    kept: dict[str, int] = {}
    for n, entry in enumerate(entries):
        if n in taken_back:
            continue
        match entry["kind"]:
            case "hero":
                heroes[entry["hero"]] = _hero(entry["hero"], entry, n)
            case "scenes":
                scenes = tuple(SceneLine(str(one["scene"]), tuple(map(str, one["content"]))) for one in entry["scenes"])
            case "began":
                games[entry["game"]] = Started(entry["game"], entry["scene"], dict(entry["cast"]), n)
            case "kept":
                kept[entry["game"]] = n
                heroes |= {one: _hero(one, told, n) for one, told in entry["heroes"].items()}
    return Campaign(
        founded["system"], founded["rules"], founded["title"], heroes, scenes, games, kept, taken_back, tuple(entries)
    )


def _hero(own_id: str, told: Json, n: int) -> Hero:
    made = Hero(own_id, told["table"], told["tables"], bool(told["lost"]), n)
    if not all(isinstance(name, str) for name in made.names.values()):
        raise TypeError("no name")
    return made


def changed_heroes(entry: Json) -> tuple[str, ...]:
    """The heroes of whom an entry makes a new version."""
    match entry["kind"]:
        case "hero":
            return (entry["hero"],)
        case "kept":
            return tuple(entry["heroes"])
    return ()
