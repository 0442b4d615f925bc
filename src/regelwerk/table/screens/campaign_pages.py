"""Campaigns in words: heroes as they are now, scenes, and the history as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.campaign.carrying import Carried
from regelwerk.engine.campaign.history import Campaign, Hero, changed_heroes
from regelwerk.engine.facts import Phrase, from_json
from regelwerk.engine.game import Json
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE, ByLanguage
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.outcomes import outcome_told
from regelwerk.table.wire.pages.campaigns import CampaignGame, CampaignHero, CampaignPage, CampaignScene, HistoryLine

_WHY = {
    "joined": "table-campaign-joined",
    "edited": "table-campaign-edited",
    "lost": "table-campaign-lost",
    "found": "table-campaign-found",
}
"""Why there is a new version of somebody."""
MOST_SHOWN = 60
"""Entries of a history on a page."""


class CampaignTeller:
    """Tells of one campaign in one language; `content` is all that the house has."""

    def __init__(self, chosen: System, campaign: Campaign, content: Any, lang: str) -> None:
        self.system = chosen
        self.campaign = campaign
        self.language = Language(lang, chosen)
        self.lang = lang
        self.scenes: Mapping[str, Mapping[str, str]] = chosen.scenarios(content)
        self.names = _names(chosen, content, campaign)

    def page(self, own_id: str, games: Sequence[CampaignGame]) -> CampaignPage:
        campaign = self.campaign
        return CampaignPage(
            id=own_id,
            system=campaign.system,
            system_title=self.system.title[self.lang],
            title=campaign.title,
            head=campaign.head,
            heroes=[self._hero(hero) for hero in campaign.heroes.values()],
            scenes=[self.scene(line.scene) for line in campaign.scenes],
            next_scene=campaign.next_scene,
            games=list(games),
            history=[self._line(n, entry) for n, entry in reversed(list(enumerate(campaign.entries)))][:MOST_SHOWN],
        )

    def scene(self, name: str) -> CampaignScene:
        known = name in self.scenes
        return CampaignScene(
            id=name, name=self._scene_name(name), played=name in self.campaign.played, missing=not known
        )

    def _scene_name(self, name: str) -> str:
        return self.scenes[name][self.lang] if name in self.scenes else name

    def _hero(self, hero: Hero) -> CampaignHero:
        shelf = self.system.loading.SHELF
        kind = next(kind for kind, table in shelf.tables.items() if table == hero.table)
        return CampaignHero(
            id=hero.id,
            name=hero.names[self.lang],
            kind_title=self.language.text(shelf.word(kind).key),
            lost=hero.lost,
            state=self._state(hero),
        )

    def _state(self, hero: Hero) -> list[str]:
        """What is different now from how somebody joined."""
        first = next(one for one in self.campaign.entries if one["kind"] == "hero" and one["hero"] == hero.id)
        return self._compared(_version(first, hero.id), hero.entry)

    def _edits(self, n: int, entry: Json) -> list[str]:
        """What the master has changed about somebody."""
        if entry.get("why") != "edited":
            return []
        hero = entry["hero"]
        earlier = (
            self.campaign.entries[at]
            for at in range(n - 1, -1, -1)
            if at not in self.campaign.taken_back and hero in changed_heroes(self.campaign.entries[at])
        )
        return self._compared(_version(next(earlier), hero), _version(entry, hero))

    def _compared(self, before: Json, after: Json) -> list[str]:
        carrying = self.system.carrying
        if carrying is None:
            return []
        try:
            found = carrying.changes(before, after)
        except (KeyError, TypeError, ValueError, AttributeError):
            # Changed by hand in a way that nobody can compare; the entry itself was checked.
            return []
        return [self._said(change) for change in found]

    def _said(self, change: Any) -> str:
        return self.language.say(change, self.names) if isinstance(change, Phrase) else ""

    def _line(self, n: int, entry: Json) -> HistoryLine:
        changes = self._changes(entry) if entry["kind"] == "kept" else self._edits(n, entry)
        back = n in self.campaign.taken_back
        heroes = changed_heroes(entry)
        is_latest = all(self.campaign.heroes[one].since == n for one in heroes)
        may = bool(heroes) and entry.get("why") != "joined" and not back and is_latest
        return HistoryLine(
            n=n, kind=entry["kind"], text=self._text(entry), changes=changes, taken_back=back, can_take_back=may
        )

    def _text(self, entry: Json) -> str:
        text, kind = self.language.text, entry["kind"]
        match kind:
            case "hero":
                return text(_WHY[entry["why"]], hero=self._called(entry["hero"]))
            case "scenes":
                return text(
                    "table-campaign-scenes", scenes=", ".join(self._scene_name(s["scene"]) for s in entry["scenes"])
                )
            case "began":
                scene = self._scene_name(entry["scene"])
                if not entry["cast"]:
                    return text("table-campaign-began", scene=scene)
                return text(
                    "table-campaign-began-cast",
                    scene=scene,
                    heroes=", ".join(map(self._called, entry["cast"].values())),
                )
            case "kept":
                _, outcome = outcome_told(entry["outcome"], self.language, {})
                return text("table-campaign-kept", scene=self._scene_name(entry["scene"]), outcome=outcome).strip()
            case "back":
                return text("table-campaign-back", n=entry["n"])
        return text("table-campaign-founded")

    def _changes(self, entry: Json) -> list[str]:
        return [
            self._after(hero, [from_json(change) for change in after["changes"]], lost=bool(after["lost"]))
            for hero, after in entry["heroes"].items()
        ]

    def heroes_after(self, carried: Sequence[Carried]) -> list[str]:
        """What a scene has changed for everybody of the campaign who was in it, a sentence each."""
        own = [one for one in carried if one.hero in self.campaign.heroes]
        return [self._after(one.hero, one.changes, lost=one.lost) for one in own]

    def _after(self, hero: str, changes: Sequence[Any], *, lost: bool) -> str:
        found = [self._said(change) for change in changes]
        if lost:
            found.insert(0, self.language.text("table-campaign-dies"))
        key = "table-campaign-changes" if found else "table-campaign-unchanged"
        return self.language.text(key, hero=self._called(hero), changes=", ".join(found))

    def _called(self, hero: str) -> str:
        return self.names[hero][self.lang] if hero in self.names else hero


def _version(entry: Json, hero: str) -> Json:
    """Somebody as an entry of the history has them."""
    told = entry["heroes"][hero] if entry["kind"] == "kept" else entry
    found: Json = told["tables"][told["table"]][hero]
    return found


def _names(chosen: System, content: Any, campaign: Campaign) -> Names:
    """The names of everything that changes speak of: supplied, own, and what heroes bring along."""
    found: dict[str, Mapping[str, str]] = {}
    for kind in chosen.kinds:
        # A scene may have the id of a skill.
        found |= chosen.entries(content, kind) if kind != "scenario" else {}
    for hero in campaign.heroes.values():
        for entries in hero.tables.values():
            found |= {key: _by_language(entry.get("name", key)) for key, entry in entries.items()}
    return found


def _by_language(name: Any) -> ByLanguage:
    return ByLanguage({DEFAULT_LANGUAGE: str(name)} if not isinstance(name, Mapping) else name)
