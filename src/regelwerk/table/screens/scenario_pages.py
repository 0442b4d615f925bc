"""What can be played: systems, their scenes, and all that a lobby shows of a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import spell
from regelwerk.engine.book.rulebook import OptionText, read_catalogue
from regelwerk.engine.content.errors import hint
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.screen.display import Display
from regelwerk.engine.seating import SEATING, seats_for_people
from regelwerk.engine.system import System, system
from regelwerk.languages import languages, written_in
from regelwerk.players.levels import levels, thinks
from regelwerk.table.errors import TableError
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.lessons import lesson_faults, lesson_infos
from regelwerk.table.wire.pages.scenes import (
    OptionInfo,
    OptionValue,
    PersonInfo,
    SceneAbout,
    SceneDetail,
    SceneInfo,
    SceneSeat,
    SystemInfo,
    TacticInfo,
)

if TYPE_CHECKING:
    from regelwerk.engine.content.about import AboutEntry

PERSON = "person"
"""The player of a seat that a person takes by a link. Others are `master`, or the name of a tactic or level."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene with its options applied: its document, and the table as it begins."""

    system: System
    document: Json
    start: Any
    display: Display
    about: AboutEntry | None = None
    """What its file says of it; a running game does not carry that along."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, the master's last."""
        return tuple(sorted(self.system.game.seats(self.start), key=lambda seat: seat == MASTER))

    def suggested(self) -> dict[str, str]:
        """The suggested player of each seat: people on the first side, the computer elsewhere."""
        people = seats_for_people(self.system, self.start)
        usual = {seat: PERSON if seat in people else self.system.default_tactic for seat in self.seats}
        return usual | ({MASTER: MASTER} if MASTER in usual else {})

    def names(self, renamed: Mapping[str, str]) -> Names:
        """All names in the scene; those given by the table take precedence."""
        return {**self.system.game.names(self.start), **as_names(renamed)}


def as_names(renamed: Mapping[str, str]) -> Names:
    """Names given by a table, the same in every language."""
    return {one: dict.fromkeys(languages(), name) for one, name in renamed.items() if name}


def scene_of(
    chosen: System,
    content: Any,
    name: str,
    options: Mapping[str, Any],
    seating: Mapping[str, str] | None = None,
    cast: Mapping[str, str] | None = None,
) -> Scene:
    """A scene with these options, figures at other seats, and heroes in some places; raises TableError, ContentError
    or OptionError."""
    known = chosen.scenarios(content)
    if name not in known:
        raise TableError("table-scene-unknown", status=404, field="scene", text=name, hint=hint(name, known))
    document = chosen.scenario(content, name, options, cast)
    if seating:
        document = {**document, SEATING: dict(seating)}
    start = chosen.start(document)
    shown = chosen.display(chosen.game.view(start, MASTER))
    return Scene(chosen, document, start, shown, chosen.about(content, name))


@cache
def _supplied(name: str) -> Any:
    return system(name).content()


def supplied(chosen: System) -> Any:
    """The content supplied with a system, loaded once."""
    return _supplied(chosen.name)


def system_info(chosen: System, content: Any, lang: str) -> SystemInfo:
    """A system with its scenes, the one to begin with first, then the easier before the harder ones."""
    language = Language(lang, chosen)
    scenes = [scene_info(chosen, content, name, language) for name in chosen.easiest_first(content)]
    return SystemInfo(
        name=chosen.name,
        title=chosen.title[lang],
        scenes=scenes,
        first=scenes[0].id if scenes else "",
        lessons=lesson_infos(chosen, lang),
        lesson_faults=lesson_faults(chosen, lang),
    )


def scene_info(chosen: System, content: Any, name: str, language: Language) -> SceneInfo:
    """A scene to choose, with what there is to know before one does."""
    document = chosen.scenario(content, name, {})
    seats = chosen.game.seats(chosen.start(document))
    return SceneInfo(
        id=name,
        name=chosen.scenarios(content)[name][language.lang],
        introduction=written_in(document.get("introduction"), language.lang),
        about=scene_about(chosen.about(content, name), seats, language),
    )


def scene_about(about: AboutEntry | None, seats: Sequence[str], language: Language) -> SceneAbout:
    """What is known of a scene in words; how many can play follows from its seats, unless its file says otherwise."""
    from regelwerk.engine.content.about import LEVELS, AboutEntry

    about = about or AboutEntry()
    people = sum(seat != MASTER for seat in seats)
    low, high = about.players or (1, max(1, people))
    return SceneAbout(
        kind=language.text(f"scene-kind-{about.kind}") if about.kind else "",
        level=language.text(f"scene-level-{about.level}") if about.level else "",
        grade=LEVELS.index(about.level) + 1 if about.level else 0,
        players=language.text("scene-players-master" if MASTER in seats else "scene-players", low=low, high=high),
        minutes=about.minutes or 0,
        length=language.text("scene-minutes", minutes=about.minutes) if about.minutes else "",
        teaches=language.text("scene-teaches", text=about.teaches.by_language[language.lang]) if about.teaches else "",
    )


def scene_detail(scene: Scene, language: Language, renamed: Mapping[str, str]) -> SceneDetail:
    """All that a lobby shows of a scene."""
    names = scene.names(renamed)
    return SceneDetail(
        id=str(scene.document.get("scenario", "")),
        name=written_in(scene.document.get("name"), language.lang),
        introduction=written_in(scene.document.get("introduction"), language.lang),
        about=scene_about(scene.about, scene.system.game.seats(scene.start), language),
        seats=_seats(scene, language, names),
        options=options_of(scene.system, scene.document.get("options", {}), language.lang),
        tactics=[tactic_info(name, language) for name in scene.system.tactics],
        levels=[level_info(name, language) for name in levels(scene.system)],
        people=people_of(scene, language, names),
    )


def _seats(scene: Scene, language: Language, names: Names) -> list[SceneSeat]:
    suggested = scene.suggested()
    found = []
    for seat in scene.seats:
        people = [one for one in scene.display.cards if one.seat == seat]
        sides = {one.side for one in people}
        side = sides.pop() if len(sides) == 1 else ""
        found.append(
            SceneSeat(
                seat=seat,
                name=language.seat(seat, names),
                side=side,
                side_name=called(side, names, language.lang),
                people=[called(one.id, names, language.lang) for one in people],
                suggested=suggested[seat],
            )
        )
    return found


def people_of(scene: Scene, language: Language, names: Names) -> list[PersonInfo]:
    """All participants, and the seats that decide for them."""
    return [
        PersonInfo(
            id=one.id,
            name=called(one.id, names, language.lang),
            side=one.side,
            side_name=called(one.side, names, language.lang),
            seat=one.seat,
        )
        for one in scene.display.cards
    ]


def called(one: str, names: Names, lang: str) -> str:
    return names[one][lang] if one in names else one


def options_of(chosen: System, settled: Mapping[str, Any], lang: str) -> list[OptionInfo]:
    """Every option of a system that leaves a choice, as a table has set it."""
    known = read_catalogue(chosen.package).options.values()
    return [option_info(option, settled, lang) for option in known if len(option.values) > 1]


def option_info(option: OptionText, settled: Mapping[str, Any], lang: str) -> OptionInfo:
    value = settled.get(option.name, option.default)
    return OptionInfo(
        name=option.name,
        title=option.question[lang],
        text=option.meaning[spell(value)][lang],
        rule=option.rules[0] if option.rules else "",
        rules=list(option.rules),
        value=value,
        default=option.default,
        values=[OptionValue(value=one, text=option.meaning[spell(one)][lang]) for one in option.values],
    )


def tactic_info(name: str, language: Language) -> TacticInfo:
    """A tactic with its title."""
    return TacticInfo(name=name, title=language.text("table-tactic", policy=language.policy(name)))


def level_info(name: str, language: Language) -> TacticInfo:
    """A level with its title, what it is like and how long it thinks."""
    title = language.text("table-tactic", policy=language.policy(name))
    return TacticInfo(name=name, title=title, note=language.text(f"table-level-{name}", seconds=round(thinks(name))))
