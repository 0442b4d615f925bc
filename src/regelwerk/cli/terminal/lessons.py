"""A guided scene in the terminal: what each decision is about, the reaction to it, advice, and what was learned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.lessons.guide import Guide


class LessonPrinter:
    """Renders the captions of one guided scene; every reaction is told once."""

    def __init__(self, voice: Voice, guide: Guide, names: Names) -> None:
        self.voice = voice
        self.guide = guide
        self.names = names
        self._reacted = 0

    def caption(self, prompt: Choose[Any]) -> Iterator[RenderableType]:
        """What is told before a question is asked."""
        now, lesson, lang = self.guide.position, self.guide.lesson, self.voice.lang
        if now.left:
            return
        yield from self.reactions()
        number = self.guide.step_for(prompt)
        if number is None:
            yield Text(self.voice.text("cli-learn-over" if self.guide.has_all else "cli-learn-free"), style="dim")
            return
        step = lesson.steps[number]
        counted = self.voice.text("cli-learn-step", number=len(now.used) + 1, steps=len(lesson.steps))
        yield Rule(f"{counted}: {step.title.told(lang)}", style="bold")
        if not now.used:
            yield _inset(lesson.introduction.told(lang))
        yield _inset(step.caption.told(lang))
        line = Text("  " + self.voice.text("cli-learn-rules", rules=", ".join(step.rules)), style="dim")
        yield line

    def reactions(self) -> Iterator[RenderableType]:
        """What is told about the last answer, if it was not told yet."""
        used = len(self.guide.position.used)
        if used > self._reacted:
            for text in self.guide.reactions:
                yield _inset(text.told(self.voice.lang), style="italic")
        self._reacted = used

    def advice(self, prompt: Choose[Any]) -> Iterator[RenderableType] | None:
        """What the lesson recommends here; None where it has nothing to say."""
        number = self.guide.step_for(prompt)
        if number is None:
            return None
        step = self.guide.lesson.steps[number]
        key = self.guide.recommended(step, prompt) or prompt.default
        answer = self.voice.say(prompt.answers.find(key).label, self.names)
        told = (Text(self.voice.text("cli-learn-advice", answer=answer, key=key)), step.why.told(self.voice.lang))
        return iter((told[0], _inset(told[1])))

    def summary(self) -> Iterator[RenderableType]:
        """What was learned and what to play next."""
        lesson, lang = self.guide.lesson, self.voice.lang
        yield from self.reactions()
        yield Rule(self.voice.text("cli-learn-learned"), style="bold")
        for one in lesson.learned:
            yield _inset(f"– {one.told(lang)}")
        yield _inset(lesson.next.text.told(lang))


def _inset(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 2))
