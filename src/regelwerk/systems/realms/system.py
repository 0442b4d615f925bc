"""Realms as command line, table and lab see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.system import RuleSystem
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.screen.news import NEWS
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.tactics.policies import DEFAULT, PLAIN, PRIOR, TACTICS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from regelwerk.engine.campaign.carrying import CarryingModule
    from regelwerk.engine.campaign.casting import Casting
    from regelwerk.engine.concerns import ConcernsModule
    from regelwerk.engine.content.derived import Derived
    from regelwerk.engine.content.entries import Entry
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import Json
    from regelwerk.engine.questions import Question
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.display import Amendment, Display, Overlay
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.printing import Prints
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial
    from regelwerk.systems.realms.content.loading import Content


class RealmsSystem(RuleSystem[World, World, "Content"]):
    """The game, its tactics and its name; every other module is imported when it is first used."""

    name = "realms"
    package = "regelwerk.systems.realms"
    game = Realms()
    tactics = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    outlook = PLAIN
    """Answers show what they cost by themselves, so their odds take nothing else into account."""
    scene_parts = ("battlefield", "mission", "force")
    first_scenario = "uebung"
    news = NEWS
    patience = 1.0
    duel_seconds = 0.2
    duel_fights = 200
    """Places on a table are too many to list: fights are simulated."""
    prior = PRIOR
    steps_ahead = 12
    least_doubt = 3.0
    least_futures = 16
    most_answers = 4
    """A step is dear: few answers, not followed far, and left alone unless another is clearly better."""

    @property
    def loading(self) -> LoadingModule[Content]:
        from regelwerk.systems.realms.content import loading

        return loading

    def read_map(self, text: str, scale: float) -> Json | None:
        from regelwerk.systems.realms.content.vtt import read_map

        return read_map(text, scale)

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        from regelwerk.systems.realms.content.kinds import MODELS

        return MODELS

    def derived(self, content: Content, kind: str, name: str) -> tuple[Derived, ...]:
        from regelwerk.systems.realms.screen import derived

        return derived.derived(content, kind, name)

    @property
    def setup(self) -> SetupModule[World, Content]:
        from regelwerk.systems.realms.content import setup

        return setup

    @property
    def casting(self) -> Casting:
        from regelwerk.systems.realms.content.casting import CASTING

        return CASTING

    @property
    def carrying(self) -> CarryingModule[World]:
        from regelwerk.systems.realms.content import carrying

        return carrying

    def reseated(self, state: World, seating: Mapping[str, str]) -> World:
        from regelwerk.systems.realms.content.seating import reseated

        return reseated(state, seating)

    def trials(self) -> tuple[Trial, ...]:
        from regelwerk.systems.realms.trials import trials

        return trials(self)

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.realms.odds.questions import QUESTIONS

        return QUESTIONS

    @property
    def sheets(self) -> SheetModule[World, Content]:
        from regelwerk.systems.realms.screen.sheet import character

        return character

    @property
    def prints(self) -> Prints:
        from regelwerk.systems.realms.screen.print.prints import PRINTS

        return {**super().prints, **PRINTS}

    @property
    def concerns(self) -> ConcernsModule[World]:
        from regelwerk.systems.realms.tactics import concerns

        return concerns

    def prospects(self, prompt: Choose[Any]) -> Sequence[str]:
        from regelwerk.systems.realms.tactics import prospects

        return prospects.prospects(prompt)

    def given(self, content: Content, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.realms.content import rule_arguments

        return rule_arguments.given(content, rule, given)

    def standings(self, view: World) -> Standings:
        from regelwerk.systems.realms.screen import standings

        return standings.standings(view)

    def names_on_screen(self, state: World) -> Mapping[str, Mapping[str, str]]:
        from regelwerk.engine.state_values import in_all_languages
        from regelwerk.languages import languages
        from regelwerk.systems.realms.rules.movement.landmarks import numbered

        return in_all_languages(numbered(state.scene.battlefield), languages())

    @property
    def arrows(self) -> Arrows:
        from regelwerk.systems.realms.screen.arrows import ARROWS

        return ARROWS

    def aims(self, view: World) -> Aims:
        from regelwerk.systems.realms.screen import aims

        return aims.aims(view)

    def display(self, view: World) -> Display:
        from regelwerk.systems.realms.screen import display

        return display.display(view)

    def overlays(self, view: World, prompt: Choose[Any], key: str) -> tuple[Overlay, ...]:
        from regelwerk.systems.realms.screen import overlays

        return overlays.overlays(view, prompt, key)

    def picture(self, view: World, seat: str, lang: str) -> str:
        from regelwerk.systems.realms.screen.picture import drawing

        return drawing.picture(view, seat, lang)

    def amendments(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.realms.corrections import forms

        return forms.amendments(state)


SYSTEM = RealmsSystem()
