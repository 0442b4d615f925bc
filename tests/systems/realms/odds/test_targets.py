"""The question of a real table: whom a model can shoot at in a saved game or after deployment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.questions import Answered
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.targets import deployed
from systems.realms.asking import answers, content


def ask(game: str, who: str, **given: Any) -> tuple[Answered, ...]:
    return answers("targets", game=game, who=who, **given)


def saved(file: Path, **options: Any) -> str:
    """A game that both sides have only deployed for."""
    document = scenario_document(content(), "standard", options)
    session = new_session(Realms(), start(document), document, seed=bytes(32))
    while any(prompt.rule_id == "RE-GAM-04" for prompt in session.prompts):
        for prompt in session.prompts:
            keys = [answer.key for answer in prompt.answers.listed()]
            session.answer(prompt.seat, "rest" if "rest" in keys else prompt.default)
    JournalFile(file).create(session.journal)
    return str(file)


@pytest.mark.rule("RE-TGT-01", "RE-SHO-02")
def test_everybody_in_sight_after_deployment() -> None:
    world = deployed(start(scenario_document(content(), "standard", {})))
    assert all(model.active and model.ap == 6 for model in world.models)
    found = ask("standard", "mars")
    assert len(found) > 1 and {answer.measure for answer in found} == {"re-odds-measure-hp"}
    for answer in found:
        assert answer.tallies[0][1].terms[0].rule_id == "RE-ATR-01" and answer.worth == answer.law.mean()
    assert "schleicher" not in str([answer.title for answer in found]).lower(), "it is camouflaged"


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_a_saved_game_is_measured_only_if_its_table_does_so(tmp_path: Path) -> None:
    game = saved(tmp_path / "one")
    with pytest.raises(ContentError, match="RE-MEA-02"):
        ask(game, "mars")
    assert ask(game, "mars", measured=True)
    assert ask(saved(tmp_path / "other", premeasure="always"), "Kommandoeinheit MARS")


def test_what_cannot_be_asked_is_refused() -> None:
    for given, code in (
        ({"game": "standard", "who": "nobody"}, "odds-word"),
        ({"game": "nowhere", "who": "mars"}, "content-not-found"),
        ({"game": "standard", "who": "mars", "weapon": "gewehr"}, "odds-word"),
        ({"game": "standard", "who": "mars", "weapon": "schockgranate"}, "re-odds-no-targets"),
    ):
        with pytest.raises(ContentError) as refused:
            ask(**given)
        assert refused.value.code == code
