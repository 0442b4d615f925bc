"""Factions as command line, table and lab see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.system import RuleSystem
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.screen.news import NEWS
from regelwerk.systems.factions.screen.newspaper import PAPER
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.tactics.policies import DEFAULT, TACTICS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from regelwerk.engine.campaign.carrying import CarryingModule
    from regelwerk.engine.campaign.casting import Casting
    from regelwerk.engine.concerns import ConcernsModule
    from regelwerk.engine.content.derived import Derived
    from regelwerk.engine.content.entries import Entry
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.game import Json
    from regelwerk.engine.questions import Question
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.display import Amendment, Display, Fixture, Recruit
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial
    from regelwerk.systems.factions.content.loading import Content


class FactionsSystem(RuleSystem[World, World, "Content"]):
    """The game, its tactics and its name; every other module is imported when it is first used."""

    name = "factions"
    package = "regelwerk.systems.factions"
    game = Factions()
    tactics = TACTICS
    default_tactic = DEFAULT
    rounds_ahead = 2
    """Money is spent and wounds heal in the next phase: judged before that, both are misjudged."""
    steps_ahead = 24
    """Two phases of two factions; of many factions one, because what all of them do is more chance than choice."""
    duel_tactic = "war"
    first_scenario = "erbe"
    has_rulings = True
    news = NEWS
    paper = PAPER

    @property
    def loading(self) -> LoadingModule[Content]:
        from regelwerk.systems.factions.content import loading

        return loading

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        from regelwerk.systems.factions.content.kinds import MODELS

        return MODELS

    def derived(self, content: Content, kind: str, name: str) -> tuple[Derived, ...]:
        from regelwerk.systems.factions.screen import derived

        return derived.derived(content, kind, name)

    @property
    def setup(self) -> SetupModule[World, Content]:
        from regelwerk.systems.factions.content import setup

        return setup

    @property
    def casting(self) -> Casting:
        from regelwerk.systems.factions.content.casting import CASTING

        return CASTING

    @property
    def carrying(self) -> CarryingModule[World]:
        from regelwerk.systems.factions.content import carrying

        return carrying

    def reseated(self, state: World, seating: Mapping[str, str]) -> World:
        from regelwerk.systems.factions.content.seating import reseated

        return reseated(state, seating)

    def trials(self) -> tuple[Trial, ...]:
        from regelwerk.systems.factions.trials import trials

        return trials(self)

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.factions.odds.questions import QUESTIONS

        return QUESTIONS

    def given(self, content: Content, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.factions.content import rule_arguments

        return rule_arguments.given(content, rule, given)

    @property
    def concerns(self) -> ConcernsModule[World]:
        from regelwerk.systems.factions.tactics import concerns

        return concerns

    @property
    def quick_tactic(self) -> str:
        """The usual one: it takes hardly longer than the light one, which never stops a rival."""
        return DEFAULT

    def standings(self, view: World) -> Standings:
        from regelwerk.systems.factions.screen import standings

        return standings.standings(view)

    @property
    def arrows(self) -> Arrows:
        from regelwerk.systems.factions.screen.recent_acts import ARROWS

        return ARROWS

    def aims(self, view: World) -> Aims:
        from regelwerk.systems.factions.screen import aims

        return aims.aims(view)

    def display(self, view: World) -> Display:
        from regelwerk.systems.factions.screen import display

        return display.display(view)

    def lately(self, events: Iterable[Json]) -> tuple[Fixture, ...]:
        from regelwerk.systems.factions.screen import recent_acts

        return recent_acts.lately(events)

    def amendments(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.factions.corrections import forms

        return forms.amendments(state)

    def rulings(self, state: World) -> tuple[Amendment, ...]:
        from regelwerk.systems.factions.corrections import forms

        return forms.rulings(state)

    @property
    def sheets(self) -> SheetModule[World, Content]:
        from regelwerk.systems.factions.screen.sheet import character

        return character

    def recruits(self, content: Content) -> tuple[Recruit, ...]:
        from regelwerk.systems.factions.corrections import recruits

        return recruits.recruits(content)


SYSTEM = FactionsSystem()
