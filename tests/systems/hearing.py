"""Games played with open ears, whatever the system: every log line, prompt and step, and all that they say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any, Generic, TypeVar

from regelwerk.battery.checks.words import phrases_of
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Choose, Do, Note, Play
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Defaults
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.system import System, system
from regelwerk.engine.tally import Tally
from soaking import every

T = TypeVar("T")
S = TypeVar("S")
FIRST = 1
"""The seed of the games that are told; the search for further lines begins with them."""


@dataclass(slots=True)
class Heard(Generic[S]):
    """All that came up in a game."""

    notes: list[Note] = field(default_factory=list)
    prompts: list[Choose[Any]] = field(default_factory=list)
    rules: set[Any] = field(default_factory=set)
    states: list[S] = field(default_factory=list)


class Ears(Simulation, Generic[S]):
    """Plays a game and writes everything down. What is answered to whom a system says itself."""

    def __init__(self, game: Game[S], seed: int) -> None:
        super().__init__(Defaults(), RandomDice(seed))
        self.game = game
        self.heard: Heard[S] = Heard()

    def run(self, play: Play[T]) -> T:
        try:
            effect: Any = next(play)
            while True:
                if isinstance(effect, Note):
                    self.heard.notes.append(effect)
                effect = play.send(None if isinstance(effect, Note) else self._answer(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    def _do(self, effect: Do) -> Any:
        self.heard.rules.add(effect.rule)
        return self.run(effect.rule(*effect.args))

    def kinds(self, prompt: Choose[Any]) -> dict[str, list[str]]:
        """The answers by their kind: any kind may be as likely as another, however many answers of it there are."""
        found: dict[str, list[str]] = {}
        for answer in prompt.answers.listed():
            found.setdefault(answer.key.partition(":")[0], []).append(answer.key)
        return found

    def any_of(self, choice: Sequence[T]) -> T:
        return choice[self.dice.die(len(choice)) - 1]

    def listen(self, start: S, steps: int) -> Heard[S]:
        """So many steps of a game, or until it ends."""
        state = start
        for _ in range(steps):
            self.heard.states.append(state)
            if self.game.outcome(state) is not None:
                break
            state = self.run(self.game.step(state))
        return self.heard


def spoken(prompt: Choose[Any], typed: Sequence[str]) -> Iterator[Phrase]:
    """A question with its answers, their prices and all refusals, also of what people may type."""
    yield prompt.question
    answers = prompt.answers
    for answer in [*answers.listed(), *answers.refused(), *map(answers.find, typed)]:
        yield answer.label
        if isinstance(answer, Refusal):
            yield answer.reason
        else:
            yield from (phrase(cost.message, amount=cost.amount) for cost in answer.cost)


def within(fact: Fact) -> Iterator[Phrase]:
    """The terms of a sum, and every phrase in a cell of the board."""
    match fact:
        case Tally():
            yield from (phrase(term.message) for term in fact.terms)
        case Phrase():
            yield fact
        case Word(key):
            yield phrase(key)
        case tuple():
            for part in fact:
                yield from within(part)


def phrases(heard: Heard[Any], system: System, typed: Sequence[str], most_prompts: int) -> set[Phrase]:
    """Everything that a game had to say: log, prompts, stakes, the end and the board."""
    found = {Phrase(note.message, tuple(note.facts.items())) for note in heard.notes}
    for prompt in heard.prompts[:: 1 + len(heard.prompts) // most_prompts]:
        found.update(spoken(prompt, typed))
    found.update(said for rule in heard.rules for stake in stakes_of(rule) for said in phrases_of(stake))
    found.update(end.reason for state in heard.states[-1:] if (end := system.game.outcome(state)) is not None)
    for state in heard.states[::60]:
        board, standings = board_of(system.display(state)), system.standings(state)
        found.update(map(phrase, filter(None, (*board.columns, *standings.figures, standings.unit))))
        found.update(part for row in board.rows for cell in row.cells for part in within(cell))
    found.update([term for said in found for _, fact in said.facts for term in within(fact)])
    return found


@dataclass(frozen=True, eq=False)
class Scenes:
    """The games of a system that are played with open ears, to hear whether everything can be said.

    `listen` plays from a start with a seed. `told` are the games whose every word is rendered: a scenario, or two
    opponents with a colon between them, and the table that plays it. `searched` are those that are played with one seed
    after another until every line of the log has come up. The `late` games are looked at before them: they have the
    lines that are missing in those told, so that the search is short as long as the rules stay as they are. The lines
    that chance hardly ever comes to are `rare`, and other tests have the story that leads there. `expected` messages
    come up in each game; what people make up themselves has no name.
    """

    name: str
    listen: Callable[[Any, int], Heard[Any]]
    tables: Mapping[str, Mapping[str, Any]]
    told: Collection[tuple[str, str]]
    typed: Sequence[str]
    most_prompts: int
    rare: Collection[str]
    most_seeds: int
    late: Collection[tuple[str, str, int]]
    searched: Collection[tuple[str, str]] = ()
    made_up: Collection[str] = ()
    expected: frozenset[str] = frozenset()
    different: int = 1

    @property
    def system(self) -> System:
        return system(self.name)

    @property
    def told_now(self) -> list[tuple[str, str]]:
        """Every second one of the games that are told; in `make soak` all of them."""
        return every(2, self.told)

    @lru_cache(maxsize=64)  # noqa: B019  there is one of these for each system
    def heard(self, stage: str, table: str, seed: int) -> Heard[Any]:
        """All that came up in a scenario or a duel played at random."""
        played, options = self.system, self.tables[table]
        content, (first, _, second) = played.content(), stage.partition(":")
        document = (
            played.duel(content, first, second, options) if second else played.scenario(content, first, options)
        )  # fmt: skip
        return self.listen(played.start(document), seed)

    def phrases(self, scene: Heard[Any]) -> set[Phrase]:
        """Everything that a scene had to say."""
        return phrases(scene, self.system, self.typed, self.most_prompts)

    def untold(self, lines: Collection[str]) -> set[str]:
        """The lines of the log that none of the games comes to."""
        left = set(lines) - set(self.rare)
        stages = self.searched or self.told
        games = [(*stage, seed) for seed, stage in product(range(FIRST, self.most_seeds + 1), stages)]
        for game in (*((*stage, FIRST) for stage in self.told_now), *self.late, *games):
            left -= {note.message for note in self.heard(*game).notes}
            if not left:
                break
        return left


def references(said: Phrase) -> Iterator[Ref]:
    """Everybody and everything that a phrase speaks of."""
    for _, given in said.facts:
        yield from (part for part in (given if type(given) is tuple else (given,)) if isinstance(part, Ref))
