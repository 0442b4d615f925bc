"""A drawing of the handbook: two answers as the table shows them, with what each part of their numbers means."""

from __future__ import annotations

from html import escape

from regelwerk.dice import Law
from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import outlook_of
from regelwerk.engine.interpreters.preview import Prospect
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.screen.chances import in_words
from regelwerk.engine.screen.drawing import number
from regelwerk.engine.system import system
from regelwerk.table.screens.language import Language

PHASESIX = system("phasesix")
WIDE, LEFT, LINE, BAR, HIGH = 680, 24, 24, 14, 64
STRIKE, DODGE = "attack:axe:melee:robber_1", "dodge"
STYLE = (
    "svg{--page:#fff;--ink:#26221c;--faint:#8b8370;--good:#2f6a3b;--bad:#a0281f;--bar:#a0381a}"
    "@media (prefers-color-scheme:dark){svg{--page:#16181c;--ink:#e8e4da;--faint:#98917f;--good:#88c892;--bad:#f29186;"
    "--bar:#ee8f66}}"
    ".page{fill:var(--page)}text{fill:var(--ink);font-size:15px}.bold{font-weight:700}.small{font-size:13px}"
    ".good{fill:var(--good)}.bad{fill:var(--bad)}.bar{fill:var(--bar)}.none{fill:var(--faint);opacity:.55}"
    ".hatched{fill:url(#hatching);stroke:var(--bad);stroke-width:.8}.rule{stroke:var(--faint);stroke-width:.8}"
    ".mark{fill:none;stroke:var(--faint)}.middle{text-anchor:middle}pattern path{stroke:var(--bad);stroke-width:1.4}"
)
WORDS = {
    "de": {
        "title": "Zwei Antworten und was ihre Zahlen bedeuten",
        "meaning": (
            "▲ gut für dich, ▼ schlecht für dich; dann sind auch die Balken schraffiert",
            "was geschieht und wem, und wie wahrscheinlich das ist",
            "was dabei noch geschehen kann, das Schlimmste zuletzt",
            "wie viel davon im Mittel; die Balken zeigen, wie wahrscheinlich jede Zahl ist",
        ),
    },
    "en": {
        "title": "Two answers and what their numbers mean",
        "meaning": (
            "▲ good for you, ▼ bad for you; then the bars are hatched too",
            "what happens and to whom, and how likely that is",
            "what else may happen, the worst last",
            "how much of it on average; the bars show how likely each number is",
        ),
    },
}


def answers_explained(lang: str) -> str:
    """A blow that somebody may strike, and a blow that somebody may dodge, with the odds of either."""
    language = Language(lang, PHASESIX)
    parts: list[str] = []
    top = 30.0
    for key in (STRIKE, DODGE):
        session, prompt = asked_for(key)
        answer = next(answer for answer in prompt.answers.listed() if answer.key == key)
        prospect = outlook_of(PHASESIX, 600).of(session, prompt, [answer])[key].prospects[0]
        drawn, height = _answer(language, session, answer, prospect, top)
        parts.append(drawn)
        top += height
    for place, meaning in enumerate(WORDS[lang]["meaning"], start=1):
        parts.append(_mark(place, LEFT + 8, top - 5) + _text(LEFT + 26, top, escape(meaning), "small"))
        top += LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {number(top)}" role="img" '
        f'font-family="system-ui, sans-serif" xml:lang="{lang}">\n<title>{WORDS[lang]["title"]}</title>\n'
        f"<style>{STYLE}</style>\n"
        '<pattern id="hatching" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4 L4 0"/></pattern>\n'
        f'<rect class="page" width="{WIDE}" height="{number(top)}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def asked_for(key: str) -> tuple[Session[object], Choose[object]]:
    """A brawl without a map, played by the computer until somebody may give this answer."""
    document = PHASESIX.scenario(PHASESIX.content(), "schlaegerei", {"space": "none"})
    session = new_session(PHASESIX.game, PHASESIX.start(document), document, seed=b"handbook")
    tactic = PHASESIX.tactics[PHASESIX.default_tactic]
    while True:
        prompt = session.prompts[0]
        if any(answer.key == key for answer in prompt.answers.listed()):
            return session, prompt
        decision = tactic.decide(prompt)
        assert isinstance(decision, str)
        session.answer(prompt.seat, decision)


def _answer(
    language: Language, session: Session[object], answer: Answer[object], prospect: Prospect, top: float
) -> tuple[str, float]:
    """An answer with its odds line by line, and how high it is."""
    names = PHASESIX.game.names(session.state)
    told = in_words(language, prospect, names)
    sign, looks = ("▲", "good") if told.is_good else ("▼", "bad")
    (share, words), *more = told.chances
    x = LEFT + 150
    parts = [
        _text(LEFT, top, escape(language.say(answer.label, names)), "bold"),
        f'<text class="small" x="{WIDE - LEFT}" y="{number(top)}" text-anchor="end">'
        f"{escape(language.cost(answer.cost))}</text>",
        _bars(prospect.law, top + 12, is_good=told.is_good),
        _mark(1, x, top + LINE - 5) + _text(x + 16, top + LINE, sign, looks),
        _mark(2, x + 46, top + LINE - 5)
        + _text(x + 62, top + LINE, f'{escape(words)} <tspan class="bold">{language.percent(share)}</tspan>'),
    ]
    line = top + LINE
    for chance in more:
        line += LINE
        parts.append(
            _mark(3, x + 46, line - 5)
            + _text(x + 62, line, f"{escape(chance.text)} {language.percent(chance.share)}", "small")
        )
    if told.mean:
        line += LINE
        parts.append(_mark(4, x + 46, line - 5) + _text(x + 62, line, escape(told.mean), "small"))
    height = max(line - top, HIGH + 12) + 20
    parts.append(f'<path class="rule" d="M{LEFT} {number(top + height - 8)}H{WIDE - LEFT}"/>')
    return "".join(parts), height + 22


def _bars(law: Law[int], top: float, *, is_good: bool) -> str:
    """A bar for each number, the likeliest as high as there is room."""
    highest = max(law.weight(outcome) for outcome in law)
    found = []
    for place, outcome in enumerate(sorted(law)):
        height = HIGH * law.weight(outcome) / highest
        looks = "none" if outcome == 0 else "bar" if is_good else "hatched"
        x = LEFT + place * (BAR + 3)
        found.append(
            f'<rect class="{looks}" x="{x}" y="{number(top + HIGH - height)}" width="{BAR}" height="{number(height)}"/>'
        )
    return "".join(found)


def _mark(place: int, x: float, y: float) -> str:
    """The number of a meaning, in a circle."""
    return (
        f'<circle class="mark" cx="{number(x)}" cy="{number(y)}" r="9"/>'
        f'<text class="small middle" x="{number(x)}" y="{number(y + 4.5)}">{place}</text>'
    )


def _text(x: float, y: float, words: str, looks: str = "") -> str:
    return f'<text class="{looks}" x="{number(x)}" y="{number(y)}">{words}</text>'
