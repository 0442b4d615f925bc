"""Every question can be answered, its default is free, and whoever is refused is told why and by which rule."""

from battery.citing import is_cited
from battery.entrants import Entrant, each_entrant
from battery.playing import some, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.rulebook import read_catalogue

NOBODY_OFFERS_THIS = "no such answer ☃"


@each_entrant
def test_every_question_has_a_legal_answer_and_a_free_default(entrant: Entrant) -> None:
    prompts = watched(entrant).prompts
    assert prompts
    for _, prompt in some(prompts, entrant.budget.prompts):
        assert prompt.answers.listed()
        default = prompt.answers.find(prompt.default)
        assert not isinstance(default, Refusal), (prompt.question.key, prompt.default)
        assert default.cost == ()
        assert default.key == prompt.default


@each_entrant
def test_every_answer_is_found_by_its_key(entrant: Entrant) -> None:
    chance = RandomDice(1)
    for _, prompt in some(watched(entrant).prompts, entrant.budget.prompts):
        listed = prompt.answers.listed()
        keys = [answer.key for answer in listed]
        assert len(set(keys)) == len(keys)
        for answer in (*listed, prompt.answers.sample(chance)):
            found = prompt.answers.find(answer.key)
            assert not isinstance(found, Refusal), found
            assert (found.key, found.value, found.cost) == (answer.key, answer.value, answer.cost)
            assert all(cost.amount > 0 for cost in answer.cost)
        if prompt.answers.finite:
            assert prompt.answers.sample(chance).key in keys


@each_entrant
def test_every_refusal_has_a_reason_and_a_rule(entrant: Entrant) -> None:
    catalogue = read_catalogue(entrant.packages[0])
    for _, prompt in some(watched(entrant).prompts, entrant.budget.prompts):
        typed = (NOBODY_OFFERS_THIS, "", "-1", "--5", "9" * 5000, *entrant.tries)
        found = [prompt.answers.find(key) for key in typed]
        for refusal in (*found, *prompt.answers.refused()):
            if isinstance(refusal, Refusal):
                assert refusal.reason.key
                is_generic = refusal.reason.key.startswith("engine-")
                assert is_generic or is_cited(refusal.rule_id, catalogue), refusal
        assert isinstance(found[0], Refusal)
        for refusal in prompt.answers.refused():
            assert prompt.answers.find(refusal.key) == refusal
