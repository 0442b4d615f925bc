"""One rule tried out: its result, log, questions, throws, and the numbers with their reasons."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import GeneratorType
from typing import Any, TypeVar

from rich.text import Text

from regelwerk.cli.errors import UserError
from regelwerk.cli.terminal.tallies import plain_terms, tally_line
from regelwerk.cli.voice import Voice
from regelwerk.dice.show import show_faces
from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.rule_arguments import Given, plain
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import to_json
from regelwerk.engine.interpreters.scripted import ScriptError, Transcript, scripted
from regelwerk.engine.tally import Tally

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Trial:
    """The transcript of a run, and the names in it."""

    transcript: Transcript[Any]
    names: Names

    def tallies(self) -> Iterator[tuple[str, Tally]]:
        """All tallies that came up, in order, each once."""
        found: dict[tuple[str, Tally], None] = {}
        for note in self.transcript.log:
            found |= {(name, fact): None for name, fact in note.facts.items() if isinstance(fact, Tally)}
        if isinstance(self.transcript.result, Tally):
            found["result", self.transcript.result] = None
        return iter(found)


def run_trial(
    rule: Callable[..., Any], given: Given, faces: Sequence[int | Sequence[int]], answers: Sequence[str]
) -> Trial:
    """Run a rule, which may also be a plain function."""

    def play() -> Any:
        made = rule(*given.arguments.args, **given.arguments.kwargs)
        return made if isinstance(made, GeneratorType) else _finished(made)

    try:
        return Trial(scripted(play, faces, answers), given.names)
    except ScriptError:
        raise
    except (LookupError, ValueError, TypeError, AttributeError, RuntimeError, AssertionError) as error:
        # The arguments are valid but do not fit together, such as a target that is not in the fight.
        why = f"{type(error).__name__} {error}".strip()
        raise UserError("cli-wrong-try-senseless", rule=rule.__qualname__, why=why) from error


def _finished(result: T) -> Play[T]:
    """A plain result as a rule that asks for nothing."""
    yield from ()
    return result


def plain_trial(trial: Trial, voice: Voice) -> dict[str, Any]:
    """Everything as JSON."""
    transcript, names = trial.transcript, trial.names
    return {
        "result": plain(transcript.result),
        "log": [
            {
                "rule": note.rule_id,
                "text": voice.tell(note.message, note.facts, names),
                "facts": {name: to_json(fact) for name, fact in note.facts.items()},
            }
            for note in transcript.log
        ],
        "asked": [
            {
                "seat": asked.prompt.seat,
                "who": asked.prompt.who,
                "question": voice.say(asked.prompt.question, names),
                "rule": asked.prompt.rule_id,
                "answers": [answer.key for answer in asked.prompt.answers.listed()],
                "taken": asked.taken,
            }
            for asked in transcript.asked
        ],
        "tallies": [
            {
                "name": name,
                "total": tally.total,
                "terms": plain_terms(tally, voice),
            }
            for name, tally in trial.tallies()
        ],
        "rolled": [
            {
                "throw": rolled.roll.throw.notation(voice.lang),
                "rule": rolled.roll.cause,
                "faces": [list(chain) for chain in rolled.faces],
                "outcome": plain(rolled.outcome),
            }
            for rolled in transcript.rolled
        ],
    }


def show_trial(trial: Trial, voice: Voice) -> None:
    """Everything as text."""
    transcript, names = trial.transcript, trial.names
    for rolled in transcript.rolled:
        faces = show_faces(rolled.faces)
        voice.print(f"{rolled.roll.throw.notation(voice.lang)}: {faces}  {rolled.roll.cause}", style="dim")
    for asked in transcript.asked:
        question = voice.say(asked.prompt.question, names)
        voice.print(voice.text("cli-try-asked", question=question, taken=asked.taken), style="dim")
    for note in transcript.log:
        line = Text(voice.tell(note.message, note.facts, names))
        line.append(f"  {note.rule_id}", style="dim cyan")
        voice.print(line)
    for name, tally in trial.tallies():
        voice.print(tally_line(name, tally, voice, names))
    result = json.dumps(plain(transcript.result), ensure_ascii=False)
    voice.print(f"{voice.text('cli-try-result')}: {result}", style="bold", soft_wrap=True)
