"""A rule system as command line, table and lab see it: one typed object.

A system names its modules in properties and methods that import them when they are first used. The type checker sees
those imports: a function of a system that is missing, misspelt or typed differently does not pass it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from regelwerk.engine.content.errors import ContentError, hint
from regelwerk.engine.seating import SEATING, checked_seating
from regelwerk.languages import ByLanguage, languages, sayings

if TYPE_CHECKING:
    from regelwerk.engine.campaign.carrying import CarryingModule
    from regelwerk.engine.campaign.casting import Cast, Casting
    from regelwerk.engine.concerns import ConcernsModule
    from regelwerk.engine.content.about import AboutEntry
    from regelwerk.engine.content.derived import Derived
    from regelwerk.engine.content.entries import Entry
    from regelwerk.engine.content.files import Source
    from regelwerk.engine.content.forms import Form
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import Game, Json
    from regelwerk.engine.policies import Policy
    from regelwerk.engine.questions import Advising, Question
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.display import Amendment, Display, Fixture, Landing, Overlay, Recruit, Tray
    from regelwerk.engine.screen.happenings import Arrows
    from regelwerk.engine.screen.paper import Paper
    from regelwerk.engine.screen.printing import Printing, Prints, Wanted
    from regelwerk.engine.screen.sheets import Character
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system.modules import LoadingModule, SetupModule, SheetModule
    from regelwerk.engine.trials import Trial

S = TypeVar("S")
V = TypeVar("V")
C = TypeVar("C")


class RuleSystem(ABC, Generic[S, V, C]):
    """A rule system as command line, table and lab see it, by the types of its state, its views and its content."""

    name: str
    package: str
    game: Game[S]
    tactics: Mapping[str, Policy]
    default_tactic: str
    duel_tactic: str
    """How two fight each other if nobody says otherwise."""
    outlook: Policy | None = None
    """What the odds beside a question assume of everybody, if that is not the usual tactic."""
    scene_parts: tuple[str, ...] = ()
    """Kinds of content that are parts of one scene, such as its battlefield: whoever edits the scene edits them."""
    first_scenario: str
    """Where to begin if nobody says where."""
    news: frozenset[str]
    """The messages of the log that are worth reading aloud afterwards; the others tell how it came about."""
    paper: Paper | None = None
    """How the news make a newspaper; None: there is none."""
    has_rulings: bool = False
    """Whether its rules leave something to the master in a single probe: then `rulings` says what."""
    patience: float = 4.0
    """Seconds that people wait for the odds of a question at most."""
    duel_seconds: float = 10.0
    """Seconds spent looking for the states of a duel before it is simulated."""
    duel_fights: int = 2_000
    """Number of simulated fights of a duel if nobody says otherwise."""

    @property
    def title(self) -> Mapping[str, str]:
        """What people call it, by language: the message `system-title` of its package."""
        return ByLanguage({lang: sayings(self.package, lang)["system-title"] for lang in languages()})

    # -- content ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def loading(self) -> LoadingModule[C]:
        """The module that reads content."""

    @property
    @abstractmethod
    def setup(self) -> SetupModule[S, C]:
        """The module that sets up games."""

    def given(self, content: C, rule: Callable[..., Any], given: Json) -> Given:  # noqa: ARG002
        """The arguments of one rule from plain data, content by name or inline; raises GivenError.

        Unless a system says how its content is named, rules are tried with plain values only.
        """
        from regelwerk.engine.content.rule_arguments import Given, arguments

        return Given(arguments(rule, given, {}), {})

    def recruits(self, content: C) -> tuple[Recruit, ...]:  # noqa: ARG002
        """Whom of a content a master may bring into a running game, and by which correction."""
        return ()

    @cached_property
    def _supplied(self) -> C:
        """The content that comes with a system, read once: nothing in it is ever changed."""
        return self.loading.load()

    def content(self, folders: Sequence[Source] = ()) -> C:
        """The supplied content, with the folders' content beside or over it; raises ContentError."""
        return self.loading.load(folders) if folders else self._supplied

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of content that can be written."""
        return tuple(self.loading.SHELF.tables)

    def entries(self, content: C, kind: str) -> Mapping[str, Mapping[str, str]]:
        """All of one kind in a content by id, with their names by language."""
        found = getattr(content, self.loading.SHELF.tables[kind])
        # Participants that change in a game have a fixed sheet, and their name stands there.
        names = {one: getattr(entry, "sheet", entry).name for one, entry in found.items()}
        return {one: name.by_language for one, name in names.items()}

    def new_content(self, kind: str) -> str:
        """A commented TOML template for content of one's own; raises ContentError for an unknown kind."""
        return self.loading.SHELF.template(kind)

    def read_map(self, text: str, scale: float) -> Json | None:  # noqa: ARG002
        """Terrain from a file of Universal VTT as fields of an entry; None: this system has no place for it.

        `scale` is the length of a square in the unit of the system's maps. Raises ContentError.
        """
        return None

    @property
    def entry_models(self) -> Mapping[str, type[Entry]]:
        """The model of each kind, from which its form is made; kinds without one are written as files only."""
        return {}

    def form(self, kind: str) -> Form | None:
        """The form of one kind of content; None where there is none. Raises ContentError for an unknown kind."""
        from regelwerk.engine.content.forms import form_of

        self.loading.SHELF.check_kind(kind)
        model = self.entry_models.get(kind)
        return form_of(kind, model, self.loading.SHELF.prefix) if model is not None else None

    def derived(self, content: C, kind: str, name: str) -> tuple[Derived, ...]:  # noqa: ARG002
        """The numbers that the rules derive from one entry, for whoever is writing it."""
        return ()

    def scenarios(self, content: C) -> Mapping[str, Mapping[str, str]]:
        """The scenarios of a content by id, with their names by language."""
        return self.entries(content, "scenario")

    def about(self, content: C, name: str) -> AboutEntry:
        """What a lobby says of a scenario, as far as its file says it."""
        from regelwerk.engine.content.about import about_of

        plain: Mapping[str, Mapping[str, Any]] = getattr(content, "plain", {})
        return about_of(plain.get("scenarios", {}).get(name, {}))

    def easiest_first(self, content: C) -> list[str]:
        """The scenarios of a content in the order in which beginners go through them."""
        from regelwerk.engine.content.about import easiest_first

        scenes = {name: self.about(content, name) for name in self.scenarios(content)}
        return easiest_first(scenes, self.first_scenario)

    @property
    def casting(self) -> Casting | None:
        """How heroes take the places of a scene's figures; None where they cannot."""
        return None

    @property
    def carrying(self) -> CarryingModule[S] | None:
        """The module that says what a scene has changed about somebody who lives on."""
        return None

    def scenario(self, content: C, name: str, options: Mapping[str, Any], cast: Cast | None = None) -> Json:
        """A scenario as one self-contained document, with all the content it uses and with heroes in some places."""
        if not cast:
            return self.setup.scenario_document(content, name, options)
        from regelwerk.engine.campaign.casting import CAST, cast_content

        document = self.setup.scenario_document(cast_content(self, content, name, cast), name, options)
        return {**document, CAST: dict(cast)}

    def duel(self, content: C, first: str, second: str, options: Mapping[str, Any]) -> Json:
        """A document in which two participants fight each other."""
        return self.setup.duel_document(content, first, second, options)

    def duellists(self, document: Json) -> tuple[str, str]:
        """The seats of the two in a duel's document, in the order in which they were named."""
        return self.setup.duellists(document)

    def start(self, document: Json) -> S:
        """The start state of a document: its `seating` says which figures sit elsewhere than the scenario has them, and
        a lesson that it carries is no part of it, nor is who plays whom."""
        state = self.setup.start(_scene_of(document))
        if SEATING not in document:
            return state
        return self.reseated(state, checked_seating(self, state, document[SEATING]))

    def reseated(self, state: S, seating: Mapping[str, str]) -> S:  # noqa: ARG002
        """A start state in which these figures are decided for by other seats."""
        raise ContentError("content-no-seating", system=self.name)

    # -- odds ---------------------------------------------------------------------------------------------

    @property
    def questions(self) -> Mapping[str, Question]:
        """What people may ask the odds, by name."""
        return {}

    @property
    def advising(self) -> Advising | None:
        """How to ask which dice to keep, where dice are kept."""
        return None

    # -- judging ------------------------------------------------------------------------------------------

    @property
    def concerns(self) -> ConcernsModule[S] | None:
        """The module that says what matters in a state, where opponents are to think."""
        return None

    @property
    def quick_tactic(self) -> str:
        """The tactic that plays everybody's part in the thoughts of others."""
        return "light" if "light" in self.tactics else self.default_tactic

    @property
    def prior(self) -> Policy:
        """The tactic whose answer a thinking player gives unless another is better beyond doubt."""
        return self.tactics[self.default_tactic]

    rounds_ahead: int = 1
    """At the end of which round a thought is judged: 1 is the one under way."""
    steps_ahead: int | None = None
    """How many steps a thought goes on after its own at most; None: as many as these rounds have."""
    least_doubt: float = 1.0
    """By how many standard errors an answer must at least be better than the tactic's own: more where dice are wild."""
    least_futures: int = 1
    """After how many futures an answer may be left for another at all: more where few of them can be afforded."""
    most_answers: int = 16
    """How many answers are looked at: fewer where a step is dear."""

    def prospects(self, prompt: Choose[Any]) -> Sequence[str]:
        """The answers that a thinking player looks at besides those of tactics, the most promising first."""
        return [answer.key for answer in prompt.answers.listed()]

    # -- screen -------------------------------------------------------------------------------------------

    @abstractmethod
    def standings(self, view: V) -> Standings:
        """The numbers of every participant that are worth following over the rounds, as this view knows them."""

    @abstractmethod
    def display(self, view: V) -> Display:
        """What a seat with this view sees: everybody as a card, what belongs to all, and the map."""

    def names_on_screen(self, state: S) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002
        """Names that people who see the map read instead of those of the game: without what is there to be typed."""
        return {}

    @property
    def arrows(self) -> Arrows:
        """The lines of the log that go from one participant to another, and how they are drawn."""
        return {}

    def aims(self, view: V) -> Aims | None:  # noqa: ARG002
        """What each side wants and when the scene ends, as this view knows it; None where nobody has said."""
        return None

    def lately(self, events: Iterable[Json]) -> tuple[Fixture, ...]:  # noqa: ARG002
        """What has gone on between participants lately, out of events that somebody has heard, newest first."""
        return ()

    def overlays(self, view: V, prompt: Choose[Any], key: str) -> tuple[Overlay, ...]:  # noqa: ARG002
        """What the map shows while somebody with this view considers an answer: as much as may be known beforehand."""
        return ()

    def tray(self, prompt: Choose[Any]) -> Tray | None:  # noqa: ARG002
        """The dice that somebody chooses from with this question; None where it is about something else."""
        return None

    def landings(self, prompt: Choose[Any]) -> tuple[Landing, ...]:  # noqa: ARG002
        """Where on the lane of whoever is asked the answers lead that move it."""
        return ()

    def picture(self, view: V, seat: str, lang: str) -> str | None:  # noqa: ARG002
        """The table as an SVG drawing for this seat; None where nothing is drawn."""
        return None

    def amendments(self, state: S) -> tuple[Amendment, ...]:  # noqa: ARG002
        """What a master may correct, with its present value: each is a change that `Game.correct` takes."""
        return ()

    def rulings(self, state: S) -> tuple[Amendment, ...]:  # noqa: ARG002
        """What a master may decide about the next probe of each participant, where the rules leave room for it."""
        return ()

    # -- trials -------------------------------------------------------------------------------------------

    def trials(self) -> tuple[Trial, ...]:
        """What the battery plays: every scenario as it stands, where a system names nothing else."""
        from regelwerk.engine.trials import every_scenario

        return every_scenario(self)

    # -- paper --------------------------------------------------------------------------------------------

    @property
    def sheets(self) -> SheetModule[S, C] | None:
        """The module of characters who live on, where there are any."""
        return None

    def character(self, content: C, name: str) -> Character:
        """Somebody of a content as they begin; raises ContentError, also where nobody lives on."""
        return self._sheets().of_content(content, name)

    def character_in(self, document: Json, state: S, name: str) -> Character:
        """Somebody as they are in a game."""
        return self._sheets().of_game(_scene_of(document), state, name)

    def _sheets(self) -> SheetModule[S, C]:
        if self.sheets is None:
            raise ContentError("content-no-sheets", system=self.name)
        return self.sheets

    @property
    def prints(self) -> Prints:
        """What can be printed, by the name that people type: sheets and cards, where there are any."""
        from regelwerk.engine.screen.sheet.prints import prints_of

        return prints_of(self, self.sheets) if self.sheets is not None else {}

    def printing_in(self, document: Json, state: S, what: str, wanted: Wanted) -> Printing:
        """The same as it is in a game: sheets and cards of those who take part."""
        from regelwerk.engine.screen.sheet.prints import print_of_game

        return print_of_game(self, document, state, what, wanted)

    def printing(self, content: C, what: str, wanted: Wanted) -> Printing:
        """Something to print, such as cards; raises ContentError, also where there is nothing to print."""
        prints = self.prints
        if not prints:
            raise ContentError("content-no-prints", system=self.name)
        if what not in prints:
            raise ContentError("content-unknown-print", text=what, hint=hint(what, prints))
        return prints[what](content, wanted)


def _scene_of(document: Json) -> Json:
    """A document without what is said about it: its lesson, its seats, its cast."""
    return {name: value for name, value in document.items() if name not in ("lesson", SEATING, "cast")}


System: TypeAlias = RuleSystem[Any, Any, Any]
"""Any rule system, as code sees it that knows none of them."""
