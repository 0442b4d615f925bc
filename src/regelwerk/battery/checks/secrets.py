"""A seat learns nothing of a secret: games that differ only in it look the same to the seat, byte for byte."""

from __future__ import annotations

from typing import Any

from regelwerk.battery.complaints import Complaint, require
from regelwerk.battery.playing import seed_bytes, some, watched
from regelwerk.battery.streams import shown_events, shown_now, shown_previews
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.interpreters.preview import Previews
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.events import is_for
from regelwerk.engine.trials import Trial, Twins


def keeps_secrets(trial: Trial) -> None:
    """Every pair of twins looks the same to the seat that may not know what makes them differ."""
    for twins in trial.twins:
        check_twins(trial, twins)


def check_twins(trial: Trial, twins: Twins) -> None:
    """Play both games side by side with the same answers, until the rules tell the secret."""
    _check_difference(trial, twins)
    compared = 0
    for seed in trial.budget.seeds:
        first, second = (
            new_session(trial.game, start, {}, seed=seed_bytes(seed)) for start in (twins.first, twins.second)
        )
        previews = Previews(trial.policy)
        chance, seen = RandomDice(seed), 0
        for _ in range(trial.budget.answers):
            entries = first.journal.entries[seen:], second.journal.entries[seen:]
            if has_come_out(entries[0], twins) or has_come_out(entries[1], twins):
                break
            if twins.asks_otherwise(first.state, second.state):
                break
            _same("battery-secret-log", twins, *(shown_events(told, twins.unaware) for told in entries))
            _same("battery-secret-view", twins, *(shown_now(game, twins.unaware) for game in (first, second)))
            most = trial.budget.previews
            laws = [shown_previews(game, twins.unaware, previews, most) for game in (first, second)]
            _same("battery-secret-odds", twins, *laws)
            compared += len(laws[0])
            if first.outcome is not None:
                break
            seen = len(first.journal.entries)
            both_go_on(first, second, chance)
    require(compared, "battery-secret-unasked", seat=twins.unaware)


def _same(message: str, twins: Twins, one: list[str], other: list[str]) -> None:
    if one == other:
        return
    pairs = zip(one, other, strict=False)
    first, second = next((pair for pair in pairs if pair[0] != pair[1]), (str(len(one)), str(len(other))))
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    begin = max(0, at - 60)
    shown = f"…{first[begin : at + 100]}… / …{second[begin : at + 100]}…"
    raise Complaint(message, seat=twins.unaware, differs=shown)


def _check_difference(trial: Trial, twins: Twins) -> None:
    """Twins that somebody else could not tell apart either would prove nothing."""
    others = [seat for seat in trial.game.seats(twins.first) if seat != twins.unaware]
    views = [[trial.game.view(start, seat) for seat in others] for start in (twins.first, twins.second)]
    require(twins.first != twins.second and views[0] != views[1], "battery-twins-alike", seat=twins.unaware)


def both_go_on(first: Session[Any], second: Session[Any], chance: RandomDice) -> None:
    """The same seat answers the same in both games; if it cannot (its secret is another), it takes the default."""
    index = chance.below(len(first.prompts))
    prompt, twin = first.prompts[index], second.prompts[index]
    require(prompt.seat == twin.seat, "battery-secret-turn", rule_id=prompt.rule_id, seat=prompt.seat, other=twin.seat)
    key = prompt.answers.sample(chance).key
    refused = isinstance(twin.answers.find(key), Refusal)
    first.answer(prompt.seat, key)
    second.answer(twin.seat, twin.default if refused else key)


def has_come_out(entries: list[Entry], twins: Twins) -> bool:
    """Whether the rules have told the seat."""
    told = [event for entry in entries for event in entry.events if is_for(event, twins.unaware)]
    return any(event["event"] == "note" and event["message"] in twins.reveals for event in told)


def imagines_what_fits(trial: Trial) -> None:
    """What a seat imagines looks to it like what it knows, and holds the truth."""
    for state in some(watched(trial).states, trial.budget.prompts):
        for seat in trial.game.seats(state):
            view = trial.game.view(state, seat)
            imagined = trial.game.imagine(view)
            about: dict[str, Any] = {"seat": seat, "round": trial.game.round_of(state)}
            require(state in imagined or not trial.imagines_all, "battery-imagine-truth", **about)
            fits = {trial.game.view(other, seat) for other in imagined} == {view}
            require(fits, "battery-imagine-view", **about)
