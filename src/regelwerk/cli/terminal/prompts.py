"""Prompts in the terminal: answers with numbers, costs and odds, and refused answers with reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regelwerk.cli.terminal.bars import bar
from regelwerk.cli.terminal.prose import Prose
from regelwerk.engine.answers import Refusal
from regelwerk.engine.facts import Ref
from regelwerk.engine.screen.chances import best_in_words, in_words, shown_prospects
from regelwerk.engine.screen.offers import (
    FEW,
    Arranged,
    alike,
    are_numbered,
    kind_of,
    names_who,
    subject_of,
)

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import RenderableType

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.answers import Answer
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview

BEST = 5
"""Answers shown of a long list whose worths are known."""
LONG = 40
"""Characters of the longest label that is listed in a paragraph."""
BAR = 10
NARROW = 72
"""Below this width there are no bars."""
WIDE = 100
"""From this width on the keys of answers are shown."""
LONG_KEY = 32
"""Longer keys, such as paths with many corners, are not shown."""
GOOD, BAD = "+", "−"
"""What a chance means to the one who decides."""
ROOM = 60
"""With less room than this for labels, odds are printed below them."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer of the list: the number to type, and what is known about it."""

    number: str
    answer: Answer[Any]
    preview: Preview | None = None
    worth: Fraction | None = None
    """Its worth under best play, where known."""

    @property
    def kind(self) -> str:
        return kind_of(self.answer)

    @property
    def handy(self) -> str:
        """The key, if it is short and a word; points are already in the label."""
        key = self.answer.key
        return key if len(key) <= LONG_KEY and any(letter.isalpha() for letter in key) else ""


def numbered(arranged: Sequence[Arranged]) -> list[Offer]:
    """Answers with the numbers to type; answers that are numbers are typed as they are."""
    as_they_are = are_numbered([one.answer for one in arranged])
    return [
        Offer(one.answer.key if as_they_are else str(number), one.answer, one.preview, one.worth)
        for number, one in enumerate(arranged, start=1)
    ]


def _alike(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Long lists grouped by kind and odds; short ones ungrouped."""
    if len(offers) <= FEW:
        return [[offer] for offer in offers]
    found: dict[object, list[Offer]] = {}
    for offer in offers:
        found.setdefault((offer.kind, offer.preview), []).append(offer)
    return list(found.values())


def _blocks(offers: Sequence[Offer], default: str) -> list[list[Offer]]:
    """Offers grouped by kind; neighbours without others of their kind form a group too, except the default."""
    kinds = Counter(offer.kind for offer in offers)
    found: dict[str, list[Offer]] = {}
    name = ""
    for offer in offers:
        is_lone = kinds[offer.kind] == 1 and offer.answer.key != default
        if not is_lone:
            name = offer.kind
        elif not name.startswith("lone:"):
            name = f"lone:{offer.kind}"
        found.setdefault(name, []).append(offer)
    return list(found.values())


class PromptPrinter:
    """Draws the prompts of one game."""

    def __init__(self, voice: Voice, names: Names) -> None:
        self.voice = voice
        self.names = names

    def question(
        self, prompt: Choose[Any], offers: Sequence[Offer], *, on_map: bool = False, advice: Advice | None = None
    ) -> Iterator[RenderableType]:
        """The sentence, the answers, the refused ones, and what the odds assume."""
        yield self._sentence(prompt)
        if advice is not None:
            yield from self._advised(prompt, offers, advice)
        elif len(offers) <= FEW:
            yield Padding(self._list(prompt, offers), (0, 0, 0, 1))
        elif all(offer.answer.key.isdigit() for offer in offers):
            yield from self._numbers(prompt, offers)
        else:
            yield from self._many(prompt, offers)
        if on_map and not prompt.answers.finite:
            yield Text(self.voice.text("cli-play-map-answer"), style="dim")
        yield from self._refused(prompt.answers.refused())
        assumed = {offer.preview.policy for offer in offers if offer.preview is not None}
        if assumed:
            told = self.voice.text("engine-pays-no-more", policy=self.voice.policy(assumed.pop()))
            yield Text(self.voice.text("cli-play-assumed", assumed=told), style="dim")

    def _sentence(self, prompt: Choose[Any]) -> Text:
        """The question, preceded by who is asked unless it names them."""
        text = Text(style="bold")
        if not names_who(prompt):
            text.append(f"{self.voice.book.spell(Ref(prompt.who), self.names)}: ")
        text.append(self.voice.say(prompt.question, self.names))
        text.append(f"  {prompt.rule_id}", style="not bold dim cyan")
        return text

    def _advised(self, prompt: Choose[Any], offers: Sequence[Offer], advice: Advice) -> Iterator[RenderableType]:
        """The best few answers with their worths, the default, and how others are typed."""
        shown = offers
        if len(offers) > FEW:
            worths = dict(advice.worths)
            best = [offer for offer in offers if offer.answer.key in worths]
            shown = sorted(best, key=lambda offer: worths[offer.answer.key], reverse=True)[:BEST]
        default = [offer for offer in offers if offer.answer.key == prompt.default and offer not in shown]
        yield Padding(self._list(prompt, [*shown, *default], is_chance=advice.is_chance), (0, 0, 0, 1))
        hidden = [offer for offer in offers if offer not in shown and offer not in default]
        if hidden:
            more = self.voice.text("cli-play-more", number=len(hidden), key=hidden[0].answer.key)
            yield Padding(Text(more, style="dim"), (0, 0, 0, 1))
        goal = self.voice.say(advice.goal, self.names)
        yield Text(self.voice.text("cli-play-advice", goal=goal, chance=advice.is_chance), style="dim")

    def _numbers(self, prompt: Choose[Any], offers: Sequence[Offer]) -> Iterator[RenderableType]:
        """A choice of many numbers: the first few and the default; others are simply typed."""
        shown = [offer for n, offer in enumerate(offers) if n < FEW or offer.answer.key == prompt.default]
        yield Padding(self._list(prompt, shown), (0, 0, 0, 1))
        more = self.voice.text("cli-play-more", number=len(offers) - len(shown), key=offers[-1].answer.key)
        yield Padding(Text(more, style="dim"), (0, 0, 0, 1))

    def _many(self, prompt: Choose[Any], offers: Sequence[Offer]) -> Iterator[RenderableType]:
        """A long list by kind, in order: answers with odds line by line, the others in paragraphs."""
        digits = max((len(offer.number) for offer in offers if offer.number.isdigit()), default=0)
        lines: list[Offer] = []
        for block in _blocks(offers, prompt.default):
            with_odds = [offer for offer in block if offer.preview is not None or offer.answer.key == prompt.default]
            like = _alike(with_odds)
            lines += [first for first, *_ in like]
            paragraphs = [
                *self._others_like(like),
                *self._rest(prompt, [o for o in block if o not in with_odds], digits),
            ]
            if lines and paragraphs:
                yield Padding(self._list(prompt, lines, digits=digits), (0, 0, 0, 1))
                lines = []
            yield from paragraphs
        if lines:
            yield Padding(self._list(prompt, lines, digits=digits), (0, 0, 0, 1))

    def _others_like(self, like: Sequence[Sequence[Offer]]) -> Iterator[RenderableType]:
        """The answers that have the same odds as one printed in full."""
        for first, *others in like:
            if others:
                line = Text(self.voice.text("cli-play-alike", number=first.number), style="dim")
                yield Padding(line.append_text(self._line(others)), (0, 0, 0, 1))

    def _rest(self, prompt: Choose[Any], offers: Sequence[Offer], digits: int) -> Iterator[RenderableType]:
        """Answers without odds, of one kind or of one each."""
        if len({offer.kind for offer in offers}) == 1 < len(offers):
            yield from self._of_one_kind(offers)
        elif any(len(self.voice.say(offer.answer.label, self.names)) > LONG for offer in offers):
            yield Padding(self._list(prompt, offers, digits=digits), (0, 0, 0, 1))
        elif offers:
            yield Padding(self._line(offers), (0, 0, 0, 1))

    def _of_one_kind(self, offers: Sequence[Offer]) -> Iterator[RenderableType]:
        """A paragraph; for a subject with very many answers only how they are typed."""
        subjects = Counter(subject_of(offer.answer) for offer in offers)
        many = [subject for subject, number in subjects.items() if subject and number > FEW]
        few = [offer for offer in offers if subject_of(offer.answer) not in many]
        if few:
            yield Padding(self._line(few), (0, 0, 0, 1))
        for subject in many:
            found = [offer for offer in offers if subject_of(offer.answer) == subject]
            line = Text(f"{found[0].number}–{found[-1].number}", style="bold")
            facts = {"key": subject, "example": self.voice.say(found[0].answer.label, self.names)}
            line.append(f" {self.voice.tell('cli-play-many', facts)}", style="not bold")
            yield Padding(line, (0, 0, 0, 1))

    def everything(self, prompt: Choose[Any], offers: Sequence[Offer], advice: Advice | None = None) -> Table:
        """All answers line by line."""
        return self._list(prompt, offers, is_chance=advice is not None and advice.is_chance)

    def _list(self, prompt: Choose[Any], offers: Sequence[Offer], *, is_chance: bool = False, digits: int = 0) -> Table:
        """Answers line by line; `digits` aligns the numbers with those of a longer list."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True, min_width=digits)
        table.add_column(ratio=1)
        has_costs = any(offer.answer.cost for offer in offers)
        has_bars = self.voice.out.width >= NARROW
        if has_costs:
            table.add_column(no_wrap=True)
        labels = [self._label(prompt, offer) for offer in offers]
        chances = [self._chance(offer, offers, is_chance=is_chance) for offer in offers]
        is_below = self._is_tight(offers, labels, [odds for _, odds in chances])
        if has_bars and not is_below:
            table.add_column(no_wrap=True, style="cyan")
        table.add_column(no_wrap=True)
        for offer, label, (chance, odds) in zip(offers, labels, chances, strict=True):
            costs = (self.cost(offer.answer),) if has_costs else ()
            if is_below:
                if odds:
                    label.append("\n").append(f"{chance} " if has_bars else "", style="cyan").append_text(odds)
                table.add_row(offer.number, label, *costs, "")
            else:
                table.add_row(offer.number, label, *costs, *((chance,) if has_bars else ()), odds)
        return table

    def _label(self, prompt: Choose[Any], offer: Offer) -> Text:
        """The label of an answer, its key where there is room, and whether Enter takes it."""
        label = Prose(self.voice.say(offer.answer.label, self.names))
        if self.voice.out.width >= WIDE and offer.handy:
            label.append(f"  {offer.handy}", style="dim")
        if offer.answer.key == prompt.default:
            label.append(f"  {self.voice.text('cli-play-default')}", style="italic")
        return label

    def _chance(self, offer: Offer, offers: Sequence[Offer], *, is_chance: bool) -> tuple[str, Text]:
        """A bar and its text: the worth of an answer where known, otherwise its odds."""
        if offer.worth is None:
            return self._odds(offer.preview)
        top = max(o.worth for o in offers if o.worth is not None)
        return self._worth(offer.worth, top, is_chance=is_chance)

    def _is_tight(self, offers: Sequence[Offer], labels: Sequence[Text], odds: Sequence[Text]) -> bool:
        """Whether odds beside the labels would leave these too little room."""
        if not any(odds):
            return False
        if self.voice.out.width < NARROW:
            return True
        costs = max(len(self.cost(offer.answer)) for offer in offers)
        widest = max(len(line) for text in odds for line in text.plain.split("\n"))
        room = self.voice.out.width - widest - BAR - costs - max(len(o.number) for o in offers)
        # Four gaps of two between the columns, and one for the edge.
        return room - 9 < min(ROOM, max(len(label) for label in labels))

    def _odds(self, preview: Preview | None) -> tuple[str, Text]:
        """A bar for what it is about, and each stake in words: what happens, to whom, how likely, how much of it."""
        if preview is None:
            return "", Text()
        text = Text()
        for place, prospect in enumerate(shown_prospects(preview)):
            told = in_words(self.voice, prospect, self.names)
            text.append("\n" if place else "").append(f"{GOOD if told.is_good else BAD} ", style="dim")
            for number, (share, words) in enumerate(told.chances):
                text.append(" · " if number else "").append(words)
                text.append(f" {self.voice.percent(share)}", style="bold" if not number else "")
            if told.mean:
                text.append(f", {told.mean}", style="dim")
        first = preview.prospects[0]
        return f"{bar(float(first.chances[0]), BAR, is_good=first.is_good):{BAR}}", text

    def best_lines(self, offers: Sequence[Offer], found: Mapping[str, Best]) -> list[Text]:
        """The second number of each answer: what the best play from there comes to, and what it costs."""
        told = [
            best_in_words(self.voice, offer.preview.prospects[0], found[offer.answer.key], self.names)
            for offer in offers
            if offer.preview is not None
        ]
        if len(told) > 1 == len(set(told)):
            return [Text(told[0])]
        lines = []
        for offer, words in zip(offers, told, strict=True):
            line = Text(f" {offer.number}  ", style="bold")
            line.append(f"{self.voice.say(offer.answer.label, self.names)}: {words}", style="not bold")
            lines.append(line)
        return lines

    def hint_lines(self, prompt: Choose[Any], told: Sequence[tuple[str, str, str]]) -> Iterator[Text]:
        """The answers of a hint: their number, their key, and the chance to win; the computer's own comes first."""
        for place, (number, key, chance) in enumerate(told):
            found = prompt.answers.find(key)
            label = key if isinstance(found, Refusal) else self.voice.say(found.label, self.names)
            said = self.voice.text("cli-play-hint-first" if not place else "cli-play-hint-other", answer=label)
            line = Text(f" {number:>2}  ", style="bold").append(f"{said} ", style="not bold")
            yield line.append(chance, style="bold" if not place else "not bold")

    def _worth(self, worth: Fraction, top: Fraction, *, is_chance: bool) -> tuple[str, Text]:
        """A bar and a number for the worth of an answer; the best ones stand out."""
        whole = 1 if is_chance else top
        share = float(worth / whole) if whole else 0.0
        text = Text(self.voice.worth(worth, is_chance=is_chance), style="bold" if worth == top else "")
        return f"{bar(share, BAR) if share else '':{BAR}}", text

    def _line(self, offers: Sequence[Offer]) -> Text:
        """Answers of one kind in one paragraph."""
        line = Text()
        for offer in offers:
            if line:
                line.append(" · ", style="dim")
            label = self.voice.say(offer.answer.label, self.names)
            # Dice beside the number of an answer are told apart from it.
            line.append(f"{offer.number}:" if label[:1].isdigit() else offer.number, style="bold")
            line.append(f" {label}")
            cost = self.cost(offer.answer)
            if cost:
                line.append(f" ({cost})", style="dim")
        return line

    def cost(self, answer: Answer[Any]) -> str:
        """What an answer costs, such as `1 Akt.`"""
        return self.voice.cost(answer.cost)

    def _refused(self, refusals: Sequence[Refusal]) -> Iterator[RenderableType]:
        """Refused answers: one example of each reason, and how many are like it."""
        if refusals:
            yield Text(self.voice.text("cli-play-not-possible"), style="dim")
        for first, others in alike(refusals):
            line = self.refusal(first)
            if others:
                line.append(f" (+{others})")
            yield Padding(line, (0, 0, 0, 2))

    def refusal(self, refusal: Refusal) -> Text:
        """A refused answer with its reason and rule."""
        label, reason = (self.voice.say(part, self.names) for part in (refusal.label, refusal.reason))
        return Text(f"{label}: {reason} {refusal.rule_id}", style="dim")
