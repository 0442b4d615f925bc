"""A seat learns nothing of a secret: games that differ only in it look the same to the seat, byte for byte."""

from typing import Any

from battery.entrants import Entrant, Twins, each_entrant, each_twins
from battery.playing import seed_bytes, some, watched
from battery.streams import shown_events, shown_now, shown_previews
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.interpreters.preview import Previews
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.events import is_for


def both_go_on(first: Session[Any], second: Session[Any], chance: RandomDice) -> None:
    """The same seat answers the same in both games; if it cannot (its secret is another), it takes the default."""
    index = chance.below(len(first.prompts))
    prompt, twin = first.prompts[index], second.prompts[index]
    assert prompt.seat == twin.seat
    key = prompt.answers.sample(chance).key
    refused = isinstance(twin.answers.find(key), Refusal)
    first.answer(prompt.seat, key)
    second.answer(twin.seat, twin.default if refused else key)


def has_come_out(entries: list[Entry], twins: Twins) -> bool:
    """Whether the rules have told the seat."""
    told = [event for entry in entries for event in entry.events if is_for(event, twins.unaware)]
    return any(event["event"] == "note" and event["message"] in twins.reveals for event in told)


@each_twins
def test_a_secret_does_not_show(entrant: Entrant, twins: Twins) -> None:
    compared = 0
    for seed in entrant.budget.seeds:
        first, second = (
            new_session(entrant.game, start, {}, seed=seed_bytes(seed)) for start in (twins.first, twins.second)
        )
        previews = Previews(entrant.policy)
        chance, seen = RandomDice(seed), 0
        for _ in range(entrant.budget.answers):
            entries = first.journal.entries[seen:], second.journal.entries[seen:]
            if has_come_out(entries[0], twins) or has_come_out(entries[1], twins):
                break
            assert shown_events(entries[0], twins.unaware) == shown_events(entries[1], twins.unaware)
            assert shown_now(first, twins.unaware) == shown_now(second, twins.unaware)
            most = entrant.budget.previews
            laws = [shown_previews(game, twins.unaware, previews, most) for game in (first, second)]
            assert laws[0] == laws[1]
            compared += len(laws[0])
            if first.outcome is not None:
                break
            seen = len(first.journal.entries)
            both_go_on(first, second, chance)
    assert compared, "the seat was never asked before the secret came out"


@each_twins
def test_the_twins_do_differ(entrant: Entrant, twins: Twins) -> None:
    assert twins.first != twins.second
    others = [seat for seat in entrant.game.seats(twins.first) if seat != twins.unaware]
    views = [[entrant.game.view(start, seat) for seat in others] for start in (twins.first, twins.second)]
    assert views[0] != views[1]


@each_entrant
def test_what_a_seat_imagines_fits_what_it_knows(entrant: Entrant) -> None:
    for state in some(watched(entrant).states, entrant.budget.prompts):
        for seat in entrant.game.seats(state):
            view = entrant.game.view(state, seat)
            imagined = entrant.game.imagine(view)
            assert state in imagined or not entrant.imagines_all
            assert {entrant.game.view(other, seat) for other in imagined} == {view}
