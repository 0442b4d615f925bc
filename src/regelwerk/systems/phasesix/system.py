"""Phase Six as command line, table and lab see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.system import RuleSystem
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.screen.news import NEWS
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.tactics.policies import DEFAULT, TACTICS

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
    from regelwerk.engine.screen.display import Amendment, Display, Recruit
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial
    from regelwerk.systems.phasesix.content.loading import Content


class PhaseSixSystem(RuleSystem[Combat, Combat, "Content"]):
    """The game, its tactics and its name; every other module is imported when it is first used."""

    name = "phasesix"
    package = "regelwerk.systems.phasesix"
    game = PhaseSix()
    tactics = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    first_scenario = "schlaegerei"
    quick_tactic = DEFAULT
    """In thought too people look for cover: the light tactic would run into the open."""
    steps_ahead = 6
    """The turns of everybody else in a round hide what one answer is worth behind dozens of throws."""
    least_doubt = 2.0
    has_rulings = True
    news = NEWS

    @property
    def loading(self) -> LoadingModule[Content]:
        from regelwerk.systems.phasesix.content import loading

        return loading

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        from regelwerk.systems.phasesix.content.kinds import MODELS

        return MODELS

    def derived(self, content: Content, kind: str, name: str) -> tuple[Derived, ...]:
        from regelwerk.systems.phasesix.screen import derived

        return derived.derived(content, kind, name)

    @property
    def setup(self) -> SetupModule[Combat, Content]:
        from regelwerk.systems.phasesix.content import setup

        return setup

    @property
    def casting(self) -> Casting:
        from regelwerk.systems.phasesix.content.casting import CASTING

        return CASTING

    @property
    def carrying(self) -> CarryingModule[Combat]:
        from regelwerk.systems.phasesix.content import carrying

        return carrying

    def reseated(self, state: Combat, seating: Mapping[str, str]) -> Combat:
        from regelwerk.systems.phasesix.content.seating import reseated

        return reseated(state, seating)

    def trials(self) -> tuple[Trial, ...]:
        from regelwerk.systems.phasesix.trials import trials

        return trials(self)

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.phasesix.odds.questions import QUESTIONS

        return QUESTIONS

    def given(self, content: Content, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.phasesix.content import rule_arguments

        return rule_arguments.given(content, rule, given)

    @property
    def concerns(self) -> ConcernsModule[Combat]:
        from regelwerk.systems.phasesix.tactics import concerns

        return concerns

    def prospects(self, prompt: Choose[Any]) -> Sequence[str]:
        from regelwerk.systems.phasesix.tactics.prospects import prospects

        return prospects(prompt)

    def standings(self, view: Combat) -> Standings:
        from regelwerk.systems.phasesix.screen import standings

        return standings.standings(view)

    @property
    def arrows(self) -> Arrows:
        from regelwerk.systems.phasesix.screen.arrows import ARROWS

        return ARROWS

    def aims(self, view: Combat) -> Aims:
        from regelwerk.systems.phasesix.screen import aims

        return aims.aims(view)

    def display(self, view: Combat) -> Display:
        from regelwerk.systems.phasesix.screen import display

        return display.display(view)

    def amendments(self, state: Combat) -> tuple[Amendment, ...]:
        from regelwerk.systems.phasesix.corrections import forms

        return forms.amendments(state)

    @property
    def sheets(self) -> SheetModule[Combat, Content]:
        from regelwerk.systems.phasesix.screen.sheet import character

        return character

    def rulings(self, state: Combat) -> tuple[Amendment, ...]:
        from regelwerk.systems.phasesix.corrections import forms

        return forms.rulings(state)

    def recruits(self, content: Content) -> tuple[Recruit, ...]:
        from regelwerk.systems.phasesix.corrections import recruits

        return recruits.recruits(content)


SYSTEM = PhaseSixSystem()
