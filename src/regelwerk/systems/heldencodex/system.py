"""1192 Heldencodex as command line, table and lab see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.system import RuleSystem
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.screen.news import NEWS
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.tactics.policies import DEFAULT, TACTICS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from regelwerk.engine.campaign.carrying import CarryingModule
    from regelwerk.engine.campaign.casting import Casting
    from regelwerk.engine.concerns import ConcernsModule
    from regelwerk.engine.content.derived import Derived
    from regelwerk.engine.content.entries import Entry
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import Json
    from regelwerk.engine.questions import Advising, Question
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.display import Amendment, Display, Landing, Recruit, Tray
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial
    from regelwerk.systems.heldencodex.content.loading import Content


class HeldencodexSystem(RuleSystem[World, World, "Content"]):
    """The game, its tactics and its name; every other module is imported when it is first used."""

    name = "heldencodex"
    package = "regelwerk.systems.heldencodex"
    game = Heldencodex()
    tactics = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    first_scenario = "duel"
    has_rulings = True
    news = NEWS
    patience = 0.5
    """There are many small questions, and most of them come with advice."""

    @property
    def loading(self) -> LoadingModule[Content]:
        from regelwerk.systems.heldencodex.content import loading

        return loading

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        from regelwerk.systems.heldencodex.content.kinds import MODELS

        return MODELS

    def derived(self, content: Content, kind: str, name: str) -> tuple[Derived, ...]:
        from regelwerk.systems.heldencodex.screen import derived

        return derived.derived(content, kind, name)

    @property
    def setup(self) -> SetupModule[World, Content]:
        from regelwerk.systems.heldencodex.content import setup

        return setup

    @property
    def sheets(self) -> SheetModule[World, Content]:
        from regelwerk.systems.heldencodex.screen.sheet import character

        return character

    @property
    def casting(self) -> Casting:
        from regelwerk.systems.heldencodex.content.casting import CASTING

        return CASTING

    @property
    def carrying(self) -> CarryingModule[World]:
        from regelwerk.systems.heldencodex.content import carrying

        return carrying

    def reseated(self, state: World, seating: Mapping[str, str]) -> World:
        from regelwerk.systems.heldencodex.content.seating import reseated

        return reseated(state, seating)

    def trials(self) -> tuple[Trial, ...]:
        from regelwerk.systems.heldencodex.trials import trials

        return trials(self)

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.heldencodex.odds.questions import QUESTIONS

        return QUESTIONS

    @property
    def advising(self) -> Advising:
        from regelwerk.systems.heldencodex.odds.questions import ADVISING

        return ADVISING

    @property
    def concerns(self) -> ConcernsModule[World]:
        from regelwerk.systems.heldencodex.tactics import concerns

        return concerns

    def given(self, content: Content, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.heldencodex.content import rule_arguments

        return rule_arguments.given(content, rule, given)

    def standings(self, view: World) -> Standings:
        from regelwerk.systems.heldencodex.screen import standings

        return standings.standings(view)

    @property
    def arrows(self) -> Arrows:
        from regelwerk.systems.heldencodex.screen.arrows import ARROWS

        return ARROWS

    def aims(self, view: World) -> Aims:
        from regelwerk.systems.heldencodex.screen import aims

        return aims.aims(view)

    def display(self, view: World) -> Display:
        from regelwerk.systems.heldencodex.screen import display

        return display.display(view)

    def tray(self, prompt: Choose[Any]) -> Tray | None:
        from regelwerk.systems.heldencodex.screen import tray

        return tray.tray(prompt)

    def landings(self, prompt: Choose[Any]) -> tuple[Landing, ...]:
        from regelwerk.systems.heldencodex.screen import landings

        return landings.landings(prompt)

    def amendments(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.heldencodex.corrections import forms

        return forms.amendments(state)

    def rulings(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.heldencodex.corrections import forms

        return forms.rulings(state)

    def recruits(self, content: Content) -> tuple[Recruit, ...]:
        from regelwerk.systems.heldencodex.corrections import recruits

        return recruits.recruits(content)


SYSTEM = HeldencodexSystem()
