"""The scene editor: a scene as plain entries, what it can be made of, and what is wrong with it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.content import ContentProblem
from regelwerk.table.wire.pages.fields import ContentName, Id
from regelwerk.table.wire.pages.scenes import SceneDetail

SceneTables = Annotated[dict[Id, dict[Id, dict[str, Any]]], Field(max_length=20)]
"""Entries by table and id, as a content file has them."""


class OwnScene(Wire):
    """A scene of one's own: where it is kept, and the files that it needs."""

    id: str
    name: str
    file: str
    content: list[str]


class PaletteEntry(Wire):
    """Something that can be put into a scene."""

    id: str
    name: str
    note: str = ""
    """What tells it apart from others, such as its faction."""
    side: str = ""
    """The side that it is on unless a scene says otherwise."""
    token: str = ""
    """The hash of its image, if it has one."""
    own: bool = False


class PaletteKind(Wire):
    """All that there is of one kind."""

    kind: str
    title: str
    entries: list[PaletteEntry]


class SceneDraft(Wire):
    """A scene to edit. `version` is that of its file; both are empty for a copy that is not kept yet."""

    scene: str
    file: str = ""
    version: str = ""
    tables: dict[str, dict[str, Any]]
    palette: list[PaletteKind] = []


class SceneEdited(Wire):
    """A scene as it was edited."""

    scene: Id
    tables: SceneTables
    file: ContentName | None = None
    """The file it is kept in, if it is."""


class SceneToKeep(SceneEdited):
    version: Annotated[str, Field(max_length=40)] = ""
    """The version of the file that was edited; empty: a new one."""


class SceneChecked(Wire):
    """What is wrong with a scene, or all that a lobby would show of it."""

    problems: list[ContentProblem] = []
    detail: SceneDetail | None = None


class SceneKept(Wire):
    """A scene that is kept: its file, the version of that, and all files that a game of it needs."""

    scene: str
    file: str
    version: str
    content: list[str]


class MapFile(Wire):
    """A file of Universal VTT without its image, and how large a square is."""

    text: Annotated[str, Field(max_length=240_000)]
    scale: Annotated[float, Field(ge=0.5, le=50)] = 5.0


class MapRead(Wire):
    """What a map brings, as fields of an entry."""

    entry: dict[str, Any]
