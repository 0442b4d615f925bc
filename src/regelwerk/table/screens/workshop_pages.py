"""What the workshop offers to vary: entries of the content, their numbers and words with bounds, measures, odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import System
from regelwerk.lab.reports.words import Words
from regelwerk.lab.studies.playing import measures
from regelwerk.lab.studies.prepared import prepare
from regelwerk.lab.studies.study import Setting, Study, Variant
from regelwerk.lab.studies.tasks import MEAN, SOME
from regelwerk.lab.studies.varying import entry_of, limits, overlays, plain_content, varied
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.odds_pages import ask_question
from regelwerk.table.wire.pages.odds import OddsAnswer
from regelwerk.table.wire.pages.workshop import FieldInfo, MeasureInfo, Varied, WorkshopEntry, WorkshopKind

MOST_CHOICES = 40
LONGEST_WORD = 30
NOT_VARIED = ("name", "id", "note", "text")
"""Fields that name or describe an entry."""


def kinds_of(chosen: System, setting: Setting, language: Language) -> list[WorkshopKind]:
    """The tables of the content with their entries; scenes are chosen, not varied."""
    content = chosen.content(overlays(setting))
    shelf = chosen.loading.SHELF
    return [
        WorkshopKind(
            table=shelf.tables[kind],
            title=language.text(f"{shelf.prefix}-content-kind-{kind}"),
            entries=[
                WorkshopEntry(id=key, name=name[language.lang]) for key, name in chosen.entries(content, kind).items()
            ],
        )
        for kind in chosen.kinds
        if kind != "scenario"
    ]


def fields_of(chosen: System, setting: Setting, entry: str) -> list[FieldInfo]:
    """Everything of an entry that can take another value; raises ContentError for an unknown one.

    Fields that only other entries of the table have are offered too, if the entry may have them.
    """
    table, key, _ = entry_of(chosen, setting, f"{entry}.any")
    entries = plain_content(chosen, setting)[table]
    own = dict(_leaves(entries[key]))
    seen: dict[str, list[Any]] = {}
    for other in entries.values():
        for where, value in _leaves(other):
            seen.setdefault(where, []).append(value)
    found = [_field(chosen, setting, f"{table}.{key}", where, own.get(where), seen[where]) for where in seen]
    offered = [one for one in found if one is not None and (one.name in own or _may_have(chosen, setting, one))]
    return sorted(offered, key=lambda one: (one.name not in own, list(seen).index(one.name)))


def _leaves(entry: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """The numbers, switches and short words inside an entry, each with the way to it."""
    if isinstance(entry, Mapping):
        for name, value in entry.items():
            if name not in NOT_VARIED:
                yield from _leaves(value, f"{where}.{name}" if where else name)
    elif isinstance(entry, list):
        for number, value in enumerate(entry, start=1):
            # Names of a list belong together and are not numbers to turn.
            if isinstance(value, Mapping | int | float):
                yield from _leaves(value, f"{where}#{number}")
    elif isinstance(entry, bool | int | float) or (isinstance(entry, str) and len(entry) <= LONGEST_WORD):
        yield where, entry


def _field(chosen: System, setting: Setting, entry: str, where: str, value: Any, seen: list[Any]) -> FieldInfo | None:
    path = f"{entry}.{where}"
    sample = seen[0] if value is None else value
    if isinstance(sample, bool):
        return FieldInfo(path=path, name=where, kind="flag", value=value, choices=[False, True])
    if isinstance(sample, int | float):
        low, high = limits(chosen, setting, path)
        return FieldInfo(
            path=path, name=where, kind="number", value=value, low=low, high=high, is_whole=isinstance(sample, int),
            choices=_sorted(one for one in seen if isinstance(one, int | float)),
        )  # fmt: skip
    words = _sorted(one for one in seen if isinstance(one, str))
    if len(words) < 2:
        return None
    return FieldInfo(path=path, name=where, kind="word", value=value, choices=words)


def _sorted(seen: Iterable[Any]) -> list[Varied]:
    return sorted(set(seen))[:MOST_CHOICES]


def _may_have(chosen: System, setting: Setting, field: FieldInfo) -> bool:
    """Whether the content's checks let a value pass that another entry has here."""
    try:
        chosen.content(overlays(varied(chosen, setting, Variant({field.path: field.choices[-1]}))))
    except ContentError:
        return False
    return True


def measures_of(setting: Setting, lang: str) -> list[MeasureInfo]:
    """The numbers that a study of this scene, duel or question can be about, the usual one first."""
    words = Words(Study("sweep", setting, (Variant(),)), lang)
    if setting.question:
        return [MeasureInfo(name=name, text=words.measure(name)) for name in (MEAN, SOME)]
    found = list(measures(prepare(setting, Variant())))
    wins = [name for name in found if name.startswith("wins.")]
    ordered = [*wins, *(name for name in found if name not in wins)]
    return [MeasureInfo(name=name, text=words.measure(name)) for name in ordered]


def changed_odds(
    chosen: System, setting: Setting, changes: Mapping[str, Any], language: Language
) -> tuple[list[OddsAnswer], list[OddsAnswer]]:
    """A question before and after some values were changed."""

    def asked(meant: Setting) -> list[OddsAnswer]:
        content = chosen.content(overlays(meant))
        return ask_question(chosen, content, meant.question, meant.given, meant.options, language)

    return asked(setting), asked(varied(chosen, setting, Variant(dict(changes))))
