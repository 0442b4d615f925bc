"""The process behind `prompt_pool`: it rebuilds the position of a task, then decides, looks ahead or computes odds.

Tasks and results are pickled, because both ends of the pipe belong to this program.
"""

from __future__ import annotations

import gc
import pickle
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from time import process_time
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.answers_ahead import LookAhead
from regelwerk.engine.interpreters.outlook import Outlook, Reached, outlook_of
from regelwerk.engine.system import System, system
from regelwerk.players.faults import Decision, decided
from regelwerk.players.hints import Hint, hint_for
from regelwerk.players.levels import player
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.prompt_odds import UNTOLD, Wording, told_odds
from regelwerk.table.screens.scenario_pages import as_names
from regelwerk.table.screens.windows import ahead_fields
from regelwerk.table.workers.process import Nudges, serve

if TYPE_CHECKING:
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.players.games import Player
    from regelwerk.table.screens.windows import Viewer

KEPT_GAMES = 200
"""Number of games kept in memory; the document of any other game has to be sent again."""
KEPT_RESULTS = 2_000
YOUNG, OLDER, NEVER = 5_000, 50, 1_000_000_000
"""When garbage is collected: among what has just been made. A worker that has grown too large is replaced."""


@dataclass(frozen=True, slots=True)
class PromptTask:
    """A position, the question open there, and what is wanted: a player's decision, the odds of all answers, the best
    that they can come to, what the computer would do, or what lies ahead."""

    want: Literal["decision", "odds", "best", "hint", "ahead"]
    game: str
    system: str
    document: Json | None
    """None if it was sent before."""
    state: Json | None
    """As stored; None for the start."""
    given: list[tuple[str, Any]]
    index: int
    """Which of the simultaneous questions is meant."""
    player: str = ""
    random_seed: str = ""
    """Seed for whatever a player leaves to chance."""
    seconds: float = 0.0
    wording: Wording = UNTOLD
    """In which words odds are wanted; none: as they are."""
    viewers: tuple[Viewer, ...] = ()
    """Who wants to know what lies ahead."""


@dataclass(frozen=True, slots=True)
class PromptResult:
    """`is_known` is false if the game's document has to be sent again."""

    is_known: bool = True
    decision: Decision | None = None
    hint: Hint | None = None
    previews: tuple[tuple[str, Preview], ...] = ()
    advice: Advice | None = None
    told: Mapping[str, Mapping[str, bytes]] = field(default_factory=dict)
    """The previews in words, as JSON by language and answer; they themselves are packed then."""
    packed: bytes = b""
    best: tuple[tuple[str, Best], ...] = ()
    ahead: Mapping[Viewer, Json] = field(default_factory=dict)
    seconds: float = 0.0
    """The processor time that it took."""


class PromptWorker:
    """Remembers games and laws between tasks."""

    def __init__(self, stopped: Callable[[], bool] = lambda: False) -> None:
        """Once `stopped` says so, whoever thinks gives the best answer so far."""
        self._stopped = stopped
        self._starts: OrderedDict[str, tuple[Any, str]] = OrderedDict()
        """The start of every game, and the name of its scene."""
        self._players: dict[tuple[str, str, str], Player] = {}
        self._outlooks: dict[str, Outlook] = {}
        self._languages: dict[tuple[str, str], Language] = {}
        self._found: dict[Hashable, PromptResult] = {}
        """By position: tables that play the same scene ask the same, above all when they begin."""

    def solve(self, task: PromptTask) -> PromptResult:
        played = system(task.system)
        if task.document is not None:
            self._starts[task.game] = played.start(task.document), str(task.document.get("scenario", ""))
            if len(self._starts) > KEPT_GAMES:
                self._starts.popitem(last=False)
        if task.game not in self._starts:
            return PromptResult(is_known=False)
        self._starts.move_to_end(task.game)
        start, scene = self._starts[task.game]
        state = start if task.state is None else played.game.thaw(start, task.state)
        position = Reached(played.game, state, task.given)
        prompt = position.choices()[task.index]
        match task.want:
            case "decision":
                who, stand_in = self._player(played, task.player, scene), played.tactics[played.default_tactic]
                return PromptResult(decision=decided(who, stand_in, position, prompt, task.random_seed))
            case "hint":
                return PromptResult(hint=hint_for(played, position, prompt, task.random_seed, scene, self._stopped))
            case "ahead":
                return PromptResult(ahead=self._ahead(task, position))
        return self._odds(task, position, prompt)

    def _ahead(self, task: PromptTask, position: Reached[Any]) -> dict[Viewer, Json]:
        """What lies ahead of a question that is asked by itself."""
        run, names = position.run(), self._names(task, position)
        assert isinstance(run.need, Choose)
        ahead = LookAhead(run, run.need, (run.need,))
        return {
            (lang, is_master): ahead_fields(self._language(task.system, lang), names, ahead, is_master=is_master)
            for lang, is_master in task.viewers
        }

    def _player(self, played: System, name: str, scene: str) -> Player:
        """A player for a scene, whose weights are read once."""
        key = played.name, name, scene
        if key not in self._players:
            if len(self._players) >= KEPT_GAMES:
                self._players.clear()
            self._players[key] = player(played, name, scene, stopped=self._stopped)
        return self._players[key]

    def _odds(self, task: PromptTask, position: Reached[Any], prompt: Choose[Any]) -> PromptResult:
        if task.system not in self._outlooks:
            self._outlooks[task.system] = outlook_of(system(task.system), task.seconds)
        outlook = self._outlooks[task.system]
        key = task.system, position.state, tuple(position.given), task.index, task.want, task.wording
        found = self._found.get(key)
        if found is None:
            advice = outlook.advice(prompt)
            previews = {} if advice is not None else outlook.of(position, prompt, prompt.answers.listed())
            best = outlook.best(position, prompt, previews) if task.want == "best" else {}
            found = PromptResult(previews=tuple(previews.items()), advice=advice, best=tuple(best.items()))
            if previews and task.wording.langs:
                found = replace(found, previews=(), told=self._told(task, position, previews), packed=_packed(previews))
            # What was not found may only have taken too long this time.
            if advice is not None or previews:
                if len(self._found) >= KEPT_RESULTS:
                    self._found.clear()
                self._found[key] = found
        return found

    def _told(
        self, task: PromptTask, position: Reached[Any], previews: Mapping[str, Preview]
    ) -> dict[str, dict[str, bytes]]:
        """Odds in words, so that the server, which everybody waits for, has only to send them."""
        names = self._names(task, position)
        return {lang: told_odds(self._language(task.system, lang), names, previews) for lang in task.wording.langs}

    def _names(self, task: PromptTask, position: Reached[Any]) -> Names:
        """All names, as the table has them."""
        start, _ = self._starts[task.game]
        played = system(task.system)
        return {
            **played.game.names(start),
            **played.game.names(position.state),
            **played.names_on_screen(position.state),
            **as_names(dict(task.wording.renamed)),
        }

    def _language(self, played: str, lang: str) -> Language:
        key = played, lang
        if key not in self._languages:
            self._languages[key] = Language(lang, system(played))
        return self._languages[key]


def _packed(previews: Mapping[str, Preview]) -> bytes:
    return pickle.dumps(previews, pickle.HIGHEST_PROTOCOL)


def main(*, in_idle_time: bool = False) -> None:
    """Solve tasks until the server is gone."""
    nudges = Nudges()
    worker = PromptWorker(nudges.is_nudged)
    # The laws that are remembered form no circles; looking through all of them takes as long as several questions.
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)

    def answer(message: bytes) -> bytes:
        try:
            began = process_time()
            found = worker.solve(pickle.loads(message))
            return pickle.dumps(replace(found, seconds=process_time() - began), pickle.HIGHEST_PROTOCOL)
        except Exception as error:  # An error in one position must not end the process.
            return pickle.dumps(type(error).__name__)

    serve(answer, in_idle_time=in_idle_time, nudges=nudges)
