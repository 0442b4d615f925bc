"""`regelwerk roll`: the faces, chains of exploding dice, the result."""

from cli.running import fine, refused


def test_a_seed_gives_the_same_faces_and_they_give_the_result() -> None:
    first, again = (fine("roll", "3W6+2", "--seed", "7", "--json").data for _ in range(2))
    assert first == again
    assert first["throw"] == "3W6+2"
    assert first["result"] == sum(face for (face,) in first["faces"]) + 2


def test_an_exploded_die_shows_its_chain() -> None:
    seed = next(s for s in range(99) if len(fine("roll", "W6!", "--seed", str(s), "--json").data["faces"][0]) == 2)
    ((six, more),) = fine("roll", "W6!", "--seed", str(seed), "--json").data["faces"]
    assert fine("roll", "W6!", "--seed", str(seed)).out == f"W6!: [{six} → {more}]\n= {6 + more}\n"


def test_bad_notation_is_marked_at_the_character() -> None:
    assert refused("roll", "4X10").splitlines()[:2] == ["4X10", " ^"]
    assert "passt hier nicht" in refused("roll", "4X10")
    assert "does not fit here" in refused("--lang", "en", "roll", "4X10")


def test_what_is_missing_or_too_much_is_said_in_one_sentence() -> None:
    assert refused("roll") == (
        "Bei „regelwerk roll“ fehlt die Angabe NOTATION. Mit „regelwerk roll --help“ siehst du, was sie braucht."
    )
    assert "„w8“" in refused("roll", "w6", "w8")
    assert refused("roll", "w6", "--sed", "3").startswith("„regelwerk roll“ kennt --sed nicht.")
    assert "--seed nicht, erwartet wird eine ganze Zahl." in refused("roll", "w6", "--seed", "x")
    assert "--seed does not fit" in refused("roll", "w6", "--seed", "x", "--lang", "en")
