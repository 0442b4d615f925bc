"""What reaches a browser is for people: no coordinates, no ids, nothing that somebody would have to type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import orjson
import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.system import System, system
from regelwerk.table.screens.deltas import whole
from regelwerk.table.screens.displays import overlay_view
from regelwerk.table.screens.questions import considered
from regelwerk.table.screens.recaps import recap
from regelwerk.table.screens.rendering import Renderer, shown_state

SCENES = {
    "darkspace": ("ringflucht", "netzlauf", "einbruch"),
    "factions": ("torsturm",),
    "heldencodex": ("skirmish", "market_chase"),
    "phasesix": ("feuergefecht", "gruft"),
    "realms": ("uebung", "bergung", "altstadt"),
}
ANSWERS = 24
NUMBER = r"-?\d+(?:[.,]\d+)?"
SYNTAX = re.compile(
    rf"\d,-?\d+\.\d|\d\.\d+,-?\d"  # 41,7.5
    rf"|\({NUMBER}\s?[,|]\s?{NUMBER}\)"  # (7,6 | 15,1)
    r"|@\d|\d@|x,y"  # 12,30@90
    r"|(?:Blick|facing|looking|Richtung|direction) \d+°"
    r"|\bt\d+\b"
    r"|\b[A-Z]{2}:[a-z_]+"  # PS:combat_end
    r"|\b[a-zäöü]+_[a-z0-9_]+"  # an_id
    r"|\b[a-z]+:[a-z]+"  # a:key
    r"|[{}]"
)
NOT_READ = {"key", "id", "seat", "side", "rule", "default", "who", "about", "kind", "part", "fixture", "shape", "state"}
NOT_READ |= {"form", "before", "of", "one", "other", "mood", "texture", "sign", "asked", "subject", "choices", "unit"}
NOT_READ |= {"mover", "after"}
"""Fields that a client compares and never shows."""


def texts(told: Any) -> Iterator[str]:
    """Everything in a message that people read."""
    match told:
        case dict():
            for name, inner in told.items():
                if name not in NOT_READ:
                    yield from texts(inner)
        case list() | tuple():
            for inner in told:
                yield from texts(inner)
        case str():
            yield told


def shown(renderer: Renderer, session: Session[Any], seat: str, lang: str, told: int) -> Iterator[Any]:
    """All that the table sends at one moment: display, questions, what an answer would mean, log, recap."""
    found, names = renderer.system, renderer.names(session, {})
    language = renderer.language(lang)
    renderer.new_moment()
    yield orjson.loads(whole(renderer.display(session, seat, lang, names).node))
    for asked, prompt in session.asked.items():
        yield orjson.loads(renderer.choice(prompt, asked, lang, names, {}))
        view = found.game.view(shown_state(session, prompt.seat), prompt.seat)
        for key in keys(prompt, session):
            answer = considered(language, names, prompt, key)
            yield answer.model_dump()
            yield [overlay_view(language, names, one).model_dump() for one in found.overlays(view, prompt, answer.key)]
    for entry in session.journal.entries[told:]:
        yield [line.model_dump() for line in renderer.lines(entry, seat, lang, names)]
    yield recap(renderer, session, seat, [session.prompts[0].seat], lang, names).model_dump()


def keys(prompt: Choose[Any], session: Session[Any]) -> list[str]:
    """What somebody may point at: an answer, and places on a map that are out of reach or off it."""
    found = [prompt.answers.sample(RandomDice(str(session.journal.next_number))).key, "no-such-answer"]
    for way in prompt.answers.pointing:
        end = "@90" if way.form == "stance" else ""
        found += [f"{way.before}{place}{end}" for place in ("1,1", "41,7.5", "400,400") if way.form != "direction"]
    return found


def played(found: System, scene: str) -> Iterator[Session[Any]]:
    document = found.scenario(found.content(), scene, {})
    session = new_session(found.game, found.start(document), document, seed=scene.encode().ljust(32, b"."))
    chance, tactic = Random(scene), found.tactics[found.default_tactic]
    for _ in range(ANSWERS):
        if not session.prompts:
            return
        yield session
        prompt = session.prompts[0]
        key = tactic.decide(prompt)
        if not isinstance(key, str) or chance.random() < 0.3:
            key = prompt.answers.sample(RandomDice(str(session.journal.next_number))).key
        session.answer(prompt.seat, key)


@pytest.mark.parametrize("name", SCENES)
def test_no_coordinates_ids_or_commands_reach_a_browser(name: str) -> None:
    found, wrong = system(name), set()
    for scene in SCENES[name]:
        renderer, told = Renderer(found), 0
        for session in played(found, scene):
            for lang in ("de", "en"):
                for message in shown(renderer, session, MASTER, lang, told):
                    wrong |= {text for text in texts(message) if SYNTAX.search(text)}
            told = len(session.journal.entries)
    assert not wrong, sorted(wrong)[:20]


@pytest.mark.parametrize("name", SCENES)
def test_neither_do_they_where_a_master_corrects_or_rules_are_explained(name: str) -> None:
    found = system(name)
    start = found.start(found.scenario(found.content(), SCENES[name][0], {}))
    for lang in ("de", "en"):
        language = Renderer(found).language(lang)
        names = {**found.game.names(start), **found.names_on_screen(start)}
        forms = [
            text for one in found.amendments(start) for text in (language.text(one.name), language.cell(one.of, names))
        ]
        forms += [language.cell(text, names) for one in found.amendments(start) for _, text in one.choices]
        assert not [text for text in forms if SYNTAX.search(text)]
