"""What the command line does, for those who write Python: laws, answers of a system, games, duels, campaigns.

Each function is a few lines over the engine and the lab, which stay open to everybody who wants more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, overload

from regelwerk.dice import Law, Throw, parse
from regelwerk.engine.game import Json
from regelwerk.engine.questions import Advised, Answered, Parameter
from regelwerk.engine.system import System, system
from regelwerk.languages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Journal
    from regelwerk.engine.policies import Policy
    from regelwerk.engine.screen.printing import Printing, Wanted
    from regelwerk.engine.screen.sheets import Character
    from regelwerk.lab.campaign import Campaign
    from regelwerk.lab.duel import DuelResult
    from regelwerk.lab.plot import Picture
    from regelwerk.players.environment.one_seat import OneSeat
    from regelwerk.players.environment.parallel import Parallel
    from regelwerk.players.environment.table import RenderMode
    from regelwerk.players.environment.turns import Turns
    from regelwerk.players.games import Player

T = TypeVar("T")


def throw(text: str) -> Throw[int]:
    """The throw that a notation describes, such as `4W10h2+3` or `6W6!>=5`; raises `NotationError`."""
    return parse(text)


@overload
def law(what: str, cap: int | None = None) -> Law[int]: ...
@overload
def law(what: Throw[T], cap: int | None = None) -> Law[T]: ...
def law(what: Any, cap: int | None = None) -> Law[Any]:
    """The exact law of a notation or a throw. With a cap, `cap` and more become `cap`."""
    thrown = throw(what) if isinstance(what, str) else what
    found: Law[Any] = thrown.law(cap)
    return found


def plot(laws: Law[Any] | Mapping[str, Law[Any]], title: str = "") -> Picture:
    """A law, or several by name, as a picture that notebooks show (needs the extra `plot`)."""
    from regelwerk.lab.plot import law_plot

    return law_plot(laws, title)


def ask(
    system_name: str,
    question: str,
    *,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
    **given: Any,
) -> tuple[Answered, ...]:
    """Ask the odds of a system: `ask("phasesix", "attack", attacker="hagen", target="wolf")`.

    Every answer holds its exact law, the tallies of the numbers in it, and the behaviour that was assumed; where it is
    not exact, it says so.
    """
    chosen = system(system_name)
    asked = chosen.questions.get(question)
    if asked is None:
        raise LookupError(f"{system_name} has no question {question!r}; it has: {', '.join(chosen.questions)}")
    typed = _checked(question, asked.parameters, given)
    return tuple(asked.ask(chosen.content(content), {**typed, "options": options or {}}))


def _checked(asked: str, parameters: Sequence[Parameter], given: Mapping[str, Any]) -> dict[str, str | list[str]]:
    """What is given as somebody would type it; raises TypeError if it is not what is wanted."""
    known = {parameter.name for parameter in parameters}
    if not known >= given.keys():
        strange = sorted(given.keys() - known)
        raise TypeError(f"{asked} does not know {', '.join(strange)}; it knows: {', '.join(sorted(known))}")
    missing = [p.name for p in parameters if p.required and given.get(p.name) is None]
    if missing:
        raise TypeError(f"{asked} needs {', '.join(missing)}")
    many = {parameter.name for parameter in parameters if parameter.many}
    return {name: _typed(value, name in many) for name, value in given.items() if value is not None}


def _typed(value: Any, many: bool) -> str | list[str]:
    """A value as somebody would type it: questions read text, wherever it comes from."""
    if many:
        return [str(one) for one in ([value] if isinstance(value, str) else value)]
    return str(value).lower() if isinstance(value, bool) else str(value)


def advise(
    system_name: str, dice: str | Sequence[int], *, options: Mapping[str, Any] | None = None, **given: Any
) -> Advised:
    """Which dice to keep: `advise("heldencodex", "12,12,9,3", value=14, throw="cascade", goal="size:3")`.

    What every choice is worth stands in `advice.worths`, best first, exactly.
    """
    chosen = system(system_name)
    advising = chosen.advising
    if advising is None:
        raise LookupError(f"{system_name} knows no dice that are kept")
    given = {"dice": dice if isinstance(dice, str) else ",".join(map(str, dice)), **given}
    typed = _checked("advise", advising.parameters, given)
    return advising.ask(chosen.content(), {**typed, "options": options or {}})


def new_game(
    system_name: str,
    scenario: str,
    *,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
    cast: Mapping[str, str] | None = None,
    seed: bytes | None = None,
    by_hand: frozenset[str] = frozenset(),
) -> Session[Any]:
    """A new game of a scenario. Look at `prompts`, give your `answer`, until there is an `outcome`.

    The seats in `by_hand` throw real dice: their faces are typed in. A `cast` puts heroes in the places of figures.
    """
    from regelwerk.engine.interpreters.session import new_session

    chosen = system(system_name)
    document: Json = chosen.scenario(chosen.content(content), scenario, options or {}, cast)
    return new_session(chosen.game, chosen.start(document), document, seed=seed, by_hand=by_hand)


def player(
    system_name: str,
    name: str | None = None,
    scenario: str = "",
    *,
    seconds: float | None = None,
    futures: int | None = None,
) -> Player:
    """Somebody who answers: `player("phasesix", "strong", "schlaegerei")`, then `who.decide(game, prompt, "seed")`.

    The name is that of a tactic, or of a level: `beginner`, `strong` (thinks up to a second about a decision) or
    `masterly` (up to ten); without one it is the usual tactic. In a scenario that is named, a level knows what matters
    there. `seconds` is another limit; where it does not run out, the same seed gives the same answer. With `futures`
    as the limit no clock counts, and it always does. Only what the seat of the question may know is used. Raises
    `UnknownPlayer`, a `LookupError`.
    """
    from regelwerk.players.levels import player as named

    chosen = system(system_name)
    return named(chosen, name or chosen.default_tactic, scenario, seconds, futures=futures)


def sheet(system_name: str, who: str, *, game: Path | Journal | None = None, content: Sequence[Path] = ()) -> Character:
    """Somebody's sheet: as they begin, or as they are in a game, saved or running (`game=session.journal`).

    It comes as plain data (`plain`), as lines of text, as a drawing (`svg`), and as content to load again (`tables`).
    """
    chosen = system(system_name)
    if game is None:
        return chosen.character(chosen.content(content), who)
    document, state = _where_it_stands(chosen, game)
    return chosen.character_in(document, state, who)


def printed_game(system_name: str, game: Path | Journal, what: str, wanted: Wanted) -> Printing:
    """Sheets or cards of those who take part in a game, saved or running, as they are now."""
    chosen = system(system_name)
    document, state = _where_it_stands(chosen, game)
    return chosen.printing_in(document, state, what, wanted)


def _where_it_stands(chosen: System, game: Path | Journal) -> tuple[Json, Any]:
    """The document of a game and its last state; raises ContentError if it is of another system."""
    from regelwerk.engine.content.errors import ContentError
    from regelwerk.engine.journal.entries import JournalFile
    from regelwerk.engine.screen.sheets import last_state

    journal = JournalFile(game).read() if isinstance(game, Path) else game
    if journal.header.system != chosen.name:
        raise ContentError("content-other-game", played=journal.header.system, system=chosen.name)
    document = journal.header.document
    return document, last_state(chosen.game, chosen.start(document), journal)


def duel(
    system_name: str,
    first: str,
    second: str,
    tactic: str | None = None,
    second_tactic: str | None = None,
    *,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
    **limits: Any,
) -> DuelResult[Any]:
    """Two against each other, each with a fixed tactic: solved exactly if it is small enough, else fought out.

    `limits` are those of `regelwerk.lab.duel.duel`: max_states, max_seconds, fights, seed, workers.
    """
    from regelwerk.engine.policies import BySeat
    from regelwerk.lab.duel import duel as solve

    chosen = system(system_name)
    document = chosen.duel(chosen.content(content), first, second, options or {})
    tactics = [_tactic(chosen, name) for name in (tactic, second_tactic or tactic)]
    policy = BySeat(tuple(zip(chosen.duellists(document), tactics, strict=True)))
    usual = {"max_seconds": chosen.duel_seconds, "fights": chosen.duel_fights}
    return solve(chosen.game, chosen.start(document), policy, **{**usual, **limits})


def campaign(
    system_name: str,
    scenario: str,
    tactic: str | None = None,
    *,
    seats: Mapping[str, str] | None = None,
    runs: int = 1_000,
    phases: int = 12,
    seed: int = 0,
    workers: int = 1,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
) -> Campaign:
    """A scenario played many times, each for a limited number of phases or rounds: who holds out, wins, has what.

    Everybody plays by one tactic, but for the `seats` that are given another. The same seed gives the same numbers.
    """
    from regelwerk.engine.policies import BySeat
    from regelwerk.lab.campaign import campaign as play_all

    chosen = system(system_name)
    start = chosen.start(chosen.scenario(chosen.content(content), scenario, options or {}))
    tactic = tactic or chosen.default_tactic
    policy = everybody = _tactic(chosen, tactic)
    if seats:
        known = chosen.game.seats(start)
        strange = sorted(seats.keys() - set(known))
        if strange:
            raise LookupError(f"{scenario} has no seat {', '.join(strange)}; it has: {', '.join(known)}")
        policy = BySeat(tuple((seat, _tactic(chosen, seats.get(seat, tactic))) for seat in known), everybody)
    return play_all(chosen.game, chosen.standings, start, policy, runs=runs, rounds=phases, seed=seed, workers=workers)


MAX_CYCLES = 1_000
"""How many decisions an agent has before its game is stopped, if nobody says otherwise."""


def env(
    system_name: str,
    scenario: str | tuple[str, str],
    *,
    tactics: Mapping[str, str] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: RenderMode | None = None,
    lang: str = DEFAULT_LANGUAGE,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
) -> Turns:
    """A scenario, or the duel of two, for learning agents: a PettingZoo AEC environment (needs the extra `rl`).

    Every seat is an agent but for those that are given a tactic. `fields` says what the numbers of an observation are.
    """
    from regelwerk.players.environment.extra import needed

    with needed():
        from regelwerk.players.environment.turns import Turns

    chosen, document = _for_agents(system_name, scenario, content, options)
    return Turns(chosen, document, tactics=tactics or {}, max_cycles=max_cycles, render_mode=render_mode, lang=lang)


def parallel_env(
    system_name: str,
    scenario: str | tuple[str, str],
    *,
    tactics: Mapping[str, str] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: RenderMode | None = None,
    lang: str = DEFAULT_LANGUAGE,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
) -> Parallel:
    """The same as a PettingZoo parallel environment: all agents act at once, and those that are asked are heard."""
    from regelwerk.players.environment.extra import needed

    with needed():
        from regelwerk.players.environment.parallel import Parallel

    chosen, document = _for_agents(system_name, scenario, content, options)
    return Parallel(chosen, document, tactics=tactics or {}, max_cycles=max_cycles, render_mode=render_mode, lang=lang)


def seat_env(
    system_name: str,
    scenario: str | tuple[str, str],
    seat: str,
    *,
    tactics: Mapping[str, str] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: RenderMode | None = None,
    lang: str = DEFAULT_LANGUAGE,
    content: Sequence[Path] = (),
    options: Mapping[str, Any] | None = None,
) -> OneSeat:
    """One seat of a scenario as a Gymnasium environment: tactics play the others, the usual one where none is named."""
    from regelwerk.players.environment.extra import needed

    with needed():
        from regelwerk.players.environment.one_seat import OneSeat

    chosen, document = _for_agents(system_name, scenario, content, options)
    return OneSeat(
        chosen, document, seat=seat, tactics=tactics or {}, max_cycles=max_cycles, render_mode=render_mode, lang=lang
    )


def _for_agents(
    system_name: str, scenario: str | tuple[str, str], content: Sequence[Path], options: Mapping[str, Any] | None
) -> tuple[System, Json]:
    """The document of a scenario, or of a duel where two are named."""
    chosen = system(system_name)
    loaded = chosen.content(content)
    if isinstance(scenario, str):
        return chosen, chosen.scenario(loaded, scenario, options or {})
    return chosen, chosen.duel(loaded, *scenario, options or {})


def _tactic(chosen: System, name: str | None) -> Policy:
    found = chosen.tactics.get(name or chosen.duel_tactic)
    if found is None:
        raise LookupError(f"{chosen.name} has no tactic {name!r}; it has: {', '.join(chosen.tactics)}")
    return found
