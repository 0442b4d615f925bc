"""Dark Space as command line, table and lab see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.system import RuleSystem
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.screen.news import NEWS
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.tactics.policies import DEFAULT, PLAIN, TACTICS

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
    from regelwerk.engine.questions import Question
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.display import Amendment, Display, Landing, Recruit
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial
    from regelwerk.systems.darkspace.content.loading import Content


class DarkSpaceSystem(RuleSystem[World, World, "Content"]):
    """The game, its tactics and its name; every other module is imported when it is first used."""

    name = "darkspace"
    package = "regelwerk.systems.darkspace"
    game = DarkSpace()
    tactics = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    outlook = PLAIN
    """Answers show what they cost by themselves, so their odds take nothing else into account."""
    first_scenario = "duell"
    has_rulings = True
    news = NEWS
    most_answers = 6
    least_doubt = 1.5
    """A future of a round is dear here, and where guns decide a few of them tell: a gain is believed sooner."""
    patience = 0.5
    """There are many small questions: bought dice, interrupts, extras."""
    duel_seconds = 2.0
    duel_fights = 200
    """A confrontation has too many states to list, and every phase of it takes its decisions."""

    @property
    def loading(self) -> LoadingModule[Content]:
        from regelwerk.systems.darkspace.content import loading

        return loading

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        from regelwerk.systems.darkspace.content.kinds import MODELS

        return MODELS

    def derived(self, content: Content, kind: str, name: str) -> tuple[Derived, ...]:
        from regelwerk.systems.darkspace.screen import derived

        return derived.derived(content, kind, name)

    @property
    def setup(self) -> SetupModule[World, Content]:
        from regelwerk.systems.darkspace.content import setup

        return setup

    @property
    def sheets(self) -> SheetModule[World, Content]:
        from regelwerk.systems.darkspace.screen.sheet import character

        return character

    @property
    def casting(self) -> Casting:
        from regelwerk.systems.darkspace.content.casting import CASTING

        return CASTING

    @property
    def carrying(self) -> CarryingModule[World]:
        from regelwerk.systems.darkspace.content import carrying

        return carrying

    def reseated(self, state: World, seating: Mapping[str, str]) -> World:
        from regelwerk.systems.darkspace.content.seating import reseated

        return reseated(state, seating)

    def trials(self) -> tuple[Trial, ...]:
        from regelwerk.systems.darkspace.trials import trials

        return trials(self)

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.darkspace.odds.questions import QUESTIONS

        return QUESTIONS

    def given(self, content: Content, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.darkspace.content import rule_arguments

        return rule_arguments.given(content, rule, given)

    @property
    def concerns(self) -> ConcernsModule[World]:
        from regelwerk.systems.darkspace.tactics import concerns

        return concerns

    @property
    def quick_tactic(self) -> str:
        """The usual tactic: what an answer promises against the light one says little about what it is worth here."""
        return self.default_tactic

    def standings(self, view: World) -> Standings:
        from regelwerk.systems.darkspace.screen import standings

        return standings.standings(view)

    @property
    def arrows(self) -> Arrows:
        from regelwerk.systems.darkspace.screen.arrows import ARROWS

        return ARROWS

    def aims(self, view: World) -> Aims:
        from regelwerk.systems.darkspace.screen import aims

        return aims.aims(view)

    def display(self, view: World) -> Display:
        from regelwerk.systems.darkspace.screen import display

        return display.display(view)

    def landings(self, prompt: Choose[Any]) -> tuple[Landing, ...]:
        from regelwerk.systems.darkspace.screen import landings

        return landings.landings(prompt)

    def amendments(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.darkspace.corrections import forms

        return forms.amendments(state)

    def rulings(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.darkspace.corrections import forms

        return forms.rulings(state)

    def recruits(self, content: Content) -> tuple[Recruit, ...]:
        from regelwerk.systems.darkspace.corrections import recruits

        return recruits.recruits(content)


SYSTEM = DarkSpaceSystem()
