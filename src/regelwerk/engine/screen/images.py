"""The images of a scene, read off its document: what lies under the map, and the face of everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from regelwerk.engine.state_values import Value

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.screen.map import Coordinates

_HASH = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[-_]\d+$")
"""What tells several of a kind apart at the end of their ids."""


class Background(Value, frozen=True):
    """An image under the map: its lower left corner and its size in the map's unit; None: it fills the map."""

    image: str
    at: Coordinates | None = None
    size: Coordinates | None = None
    text: str = ""


class SceneImages(Value, frozen=True):
    """All images of a scene; portraits and tokens by the id of a participant or of its entry."""

    background: Background | None = None
    portraits: tuple[tuple[str, str], ...] = ()
    tokens: tuple[tuple[str, str], ...] = ()
    entries: tuple[tuple[str, str], ...] = ()
    """Which entry a participant with an id of its own was made from."""

    def portrait(self, who: str) -> str:
        """The portrait of a participant; empty if there is none."""
        return self._found(dict(self.portraits), who) if self.portraits else ""

    def token(self, who: str) -> str:
        """The token of a participant, or the portrait for want of one."""
        return (self._found(dict(self.tokens), who) if self.tokens else "") or self.portrait(who)

    def _found(self, known: Mapping[str, str], who: str) -> str:
        bare = _NUMBER.sub("", who)
        entries = dict(self.entries)
        names = (who, entries.get(who, who), bare, entries.get(bare, bare))
        return next((known[name] for name in names if name in known), "")


NO_IMAGES = SceneImages()


def images_of(document: Json) -> SceneImages:
    """The images that a document names. A scene goes before the entries of those who take part in it."""
    stated = _table(document.get("images"))
    made: dict[str, dict[str, str]] = {"portrait": {}, "token": {}}
    for entries in _table(document.get("content")).values():
        for key, entry in _table(entries).items():
            for kind, found in made.items():
                if image := _hash(_table(entry).get(kind)):
                    found[key] = image
    for kind, found in made.items():
        own = _table(stated.get(f"{kind}s"))
        found |= {key: image for key, given in own.items() if (image := _hash(given))}
    return SceneImages(
        _background(_table(stated.get("background"))),
        tuple(sorted(made["portrait"].items())),
        tuple(sorted(made["token"].items())),
        tuple(sorted(_entries(document))),
    )


def hashes_of(document: Json) -> frozenset[str]:
    """Every image that a document names."""
    images = images_of(document)
    background = () if images.background is None else (images.background.image,)
    return frozenset((*background, *(image for _, image in (*images.portraits, *images.tokens))))


def _background(stated: Mapping[str, Any]) -> Background | None:
    image = _hash(stated.get("image"))
    if not image:
        return None
    return Background(image, _pair(stated.get("at")), _pair(stated.get("size")), str(stated.get("text", "")))


def _entries(document: Json) -> Iterator[tuple[str, str]]:
    """Participants who go by another id than their entry."""
    for listed in document.values():
        for one in listed if isinstance(listed, list) else ():
            if isinstance(one, Mapping) and isinstance(one.get("id"), str) and isinstance(one.get("who"), str):
                yield one["id"], one["who"]


def _pair(given: Any) -> Coordinates | None:
    return (float(given[0]), float(given[1])) if isinstance(given, list) and len(given) == 2 else None


def _table(given: Any) -> Mapping[str, Any]:
    return given if isinstance(given, Mapping) else {}


def _hash(given: Any) -> str:
    return given if isinstance(given, str) and _HASH.fullmatch(given) else ""
