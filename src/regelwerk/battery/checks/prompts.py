"""Every question can be answered, its default is free, and whoever is refused is told why and by which rule."""

from __future__ import annotations

from regelwerk.battery.citing import is_cited
from regelwerk.battery.complaints import require
from regelwerk.battery.playing import some, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.trials import Trial

NOBODY_OFFERS_THIS = "no such answer ☃"


def has_free_defaults(trial: Trial) -> None:
    """Every question has a legal answer and a default that costs nothing."""
    prompts = watched(trial).prompts
    require(prompts, "battery-no-questions")
    for _, prompt in some(prompts, trial.budget.prompts):
        about = {"rule_id": prompt.rule_id, "question": prompt.question.key}
        require(prompt.answers.listed(), "battery-no-answers", **about)
        default = prompt.answers.find(prompt.default)
        about |= {"default": prompt.default}
        require(not isinstance(default, Refusal), "battery-default-refused", **about)
        if not isinstance(default, Refusal):
            require(default.cost == (), "battery-default-costs", **about)
            require(default.key == prompt.default, "battery-default-key", found=default.key, **about)


def finds_answers(trial: Trial) -> None:
    """Every answer is found by its key, and no key stands for two."""
    chance = RandomDice(1)
    for _, prompt in some(watched(trial).prompts, trial.budget.prompts):
        about = {"rule_id": prompt.rule_id, "question": prompt.question.key}
        listed = prompt.answers.listed()
        keys = [answer.key for answer in listed]
        twice = next((key for key in keys if keys.count(key) > 1), None) if len(set(keys)) < len(keys) else None
        require(twice is None, "battery-key-twice", key=twice or "", **about)
        for answer in (*listed, prompt.answers.sample(chance)):
            found = prompt.answers.find(answer.key)
            require(not isinstance(found, Refusal), "battery-listed-refused", key=answer.key, **about)
            if not isinstance(found, Refusal):
                same = (found.key, found.value, found.cost) == (answer.key, answer.value, answer.cost)
                require(same, "battery-found-other", key=answer.key, **about)
            require(all(cost.amount > 0 for cost in answer.cost), "battery-cost", key=answer.key, **about)
        if prompt.answers.finite:
            sampled = prompt.answers.sample(chance).key
            require(sampled in keys, "battery-sampled-unlisted", key=sampled, **about)


def refuses_with_reasons(trial: Trial) -> None:
    """What nobody offers is refused, and every refusal has a reason and a rule."""
    catalogue = read_catalogue(trial.packages[0])
    for _, prompt in some(watched(trial).prompts, trial.budget.prompts):
        about = {"rule_id": prompt.rule_id, "question": prompt.question.key}
        typed = (NOBODY_OFFERS_THIS, "", "-1", "--5", "9" * 5000, *trial.tries)
        found = [prompt.answers.find(key) for key in typed]
        require(isinstance(found[0], Refusal), "battery-takes-anything", key=NOBODY_OFFERS_THIS, **about)
        for refusal in (*found, *prompt.answers.refused()):
            if isinstance(refusal, Refusal):
                require(refusal.reason.key, "battery-refusal-reason", key=refusal.key[:80], **about)
                is_generic = refusal.reason.key.startswith("engine-")
                named = is_generic or is_cited(refusal.rule_id, catalogue)
                require(named, "battery-refusal-rule", key=refusal.key[:80], cited=refusal.rule_id, **about)
        for refusal in prompt.answers.refused():
            require(prompt.answers.find(refusal.key) == refusal, "battery-refusal-found", key=refusal.key, **about)
