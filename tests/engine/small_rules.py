"""Small rules to try the interpreters on."""

from regelwerk.dice import Exploding, Steps, Sum
from regelwerk.engine.answers import Answer, Cost, Listed, Refusal
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Choose, Play, choose, do, gather, note, roll
from regelwerk.engine.facts import phrase

D6 = Sum((6,))


def die() -> Play[int]:
    return (yield from roll(D6, "X-1", seat="anna"))


def die_in_a_step() -> Play[int]:
    return (yield from do(die))


def two_dice() -> Play[int]:
    """Two effects inside one expression: the first result lives only in a half-evaluated sum."""
    return (yield from do(die)) + (yield from do(die))


def weighted_dice() -> Play[int]:
    total = 0
    for factor in (1, 10):
        total += factor * (yield from roll(D6, "X-1"))
    return total


def endless(steps: Steps | None) -> Play[int]:
    """Counts up to 3 only, so nothing changes beyond 3."""
    return min(3, (yield from roll(Exploding(6), "X-2", steps=steps)))


def ask(seat: str = "anna") -> Choose[int]:
    """Stay for nothing, or go for a coin; jumping is refused."""
    stay = Answer("stay", 0, phrase("x-stay"))
    go = Answer("go", 1, phrase("x-go"), (Cost("x-coin", 1),))
    jump = Refusal("jump", phrase("x-jump"), phrase("x-too-high"), "X-3")
    return Choose(seat, seat, "X-3", phrase("x-where"), Listed((stay, go), (jump,)), "stay")


def asked() -> Play[int]:
    yield note("X-3", "x-before")
    prompt = ask()
    return (yield from choose("anna", "anna", "X-3", prompt.question, prompt.answers, "stay"))


def both_asked() -> Play[tuple[int, ...]]:
    return (yield from gather(ask("anna"), ask("ben")))


def safe_or_risky() -> Play[int]:
    """3 for sure, or a die."""
    risky = yield from asked()
    if not risky:
        return 3
    return (yield from roll(D6, "X-4"))


@stakes(Stake(lambda args, result: result - args[0], "x-gain"))
def gamble(before: int) -> Play[int]:
    """Stake: how much comes on top of what was there before."""
    return before + (yield from safe_or_risky())
