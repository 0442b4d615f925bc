"""A player for a seat at a table, in under 60 lines: takes the answer with the best odds, and says what it did.

    python examples/table_bot.py 'http://localhost:8192/#/t/...'

The link is the one that the lobby shows for a seat. The bot plays until the game is over, over restarts of the server.
"""

import sys

from regelwerk.client import Refused, Seat
from regelwerk.table.wire.questions import Choice, Offer


def worth(offer: Offer) -> float:
    """How good an answer is, as far as its odds say: under best play, or by the one chance that matters."""
    if offer.worth is not None:
        return offer.worth
    if offer.odds is None:
        return 0.0
    return offer.odds.chance if offer.odds.is_good else -offer.odds.chance


def decide(choice: Choice) -> str:
    """The best of the listed answers; the default, which never costs anything, where nothing is better."""
    best = max(choice.offers, key=worth, default=None)
    return best.key if best is not None and worth(best) > 0 else choice.default


def play(link: str) -> str:
    """Answer whatever this seat is asked, to the end of the game; how it ended comes back."""
    with Seat(link, lang="en") as seat:
        for table in seat.tables():
            if table.ending is not None:
                return table.ending.text
            for choice in table.choices:
                if choice.odds_pending:
                    continue
                try:
                    seat.answer(choice, decide(choice))
                except Refused as refused:
                    print(refused)
                break  # the table has changed
    return ""


if __name__ == "__main__":
    print(play(sys.argv[1]))
