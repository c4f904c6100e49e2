"""Texts of every form and game that were damaged are read or refused, whatever the damage."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from spadille.cards import Seat
from spadille.games import registry
from spadille.games.registry import rulebook
from spadille.locales import LANGUAGES, Messages
from spadille.notation import deal, jsonl, position, record, simulation
from spadille.notation.deal import PresetDeal
from spadille.notation.difference import Difference
from spadille.notation.error import NotationError
from spadille.rules import outside
from spadille.rules.faults import in_words
from spadille.rules.rule import FaultyGame, IllegalAction
from tests.notation.samples import Book, journal, recorded, shuffled, simulated, states

#: What readers may raise.
REFUSALS = (NotationError, FaultyGame, IllegalAction, Difference)
#: Pieces that mean something somewhere, and some that mean nothing anywhere.
PIECES = """SA H7 7H S8 ST XX ?3 ?-1 ?99999999999 - / | ; { } [ ] " : 1: 0: 9: 1:SA 2:pass 1:tout
1:exchange 0:announce_tout 1:end_play 1:give_up Auction Exchange Play Result outcome win 1. -1 0 3
99 99999999999999999999 [Game \\ \\u0000 null true 1e999 {"a":1} dealer hands turned kept left over
tout given_up ended exchanging captured opener broken chosen added drawn points number H2 -5
0 hearts/norsk@1 lhombre/hjemme@1 lhombre/hjemme@2 lhombre/x@1 \u00e6 \u0663 \u2028
\x00 \ufeff \ud800""".split()  # noqa: SIM905 - the list would be a page
#: Pieces of the names of rule sets.
NAME_PIECES = (
    *(
        "/",
        "@",
        "+",
        "=",
        ".",
        "1",
        "-1",
        "9" * 5000,
        "[" * 500,
        "true",
        '"',
        "\x00",
        "\n",
        "values",
    ),
    *("/hjemme", "/norsk", "/american", "@1", "@2", "+seats=4", "+deals=4", "+moon=choice", "solo"),
)


def _deal_line(seed: int, book: Book) -> str:
    preset = PresetDeal(str(book.profile), book.seats, Seat(seed % 3), shuffled(seed, book))
    return deal.write(preset)


def _position_line(seed: int, book: Book) -> str:
    return position.write(book, Random(seed).choice(list(states(seed, book))))


def _journal(seed: int, book: Book) -> str:
    return jsonl.write(journal(seed, book))


def _record(seed: int, book: Book) -> str:
    return record.write([recorded(seed, (("Seat0", "A"),), book)], rulebook)


def _simulation(seed: int, book: Book) -> str:
    return simulation.write(simulated(seed, book)).decode()


def _verify(text: str) -> None:
    simulation.verify(*simulation.read(text, 1, rulebook))


Form = tuple[Callable[[int, Book], str], Callable[[str], object]]
FORMS: dict[str, Form] = {
    "deal": (_deal_line, lambda text: deal.read(text, rulebook)),
    "position": (_position_line, lambda text: position.read(text, rulebook)),
    "journal": (_journal, lambda text: list(jsonl.read(text, rulebook))),
    "record": (_record, lambda text: list(record.read(text, rulebook))),
    "simulation": (_simulation, _verify),
}


def _damaged(text: str, chance: Random) -> str:
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 0, 1, 1, 2, 5, 20)))
        new = chance.choice(("", chance.choice(PIECES), f" {chance.choice(PIECES)} ", text[end:]))
        if chance.random() < 0.3:
            other = chance.randrange(len(text) + 1)
            new = text[other : other + chance.randint(1, 12)]
        text = text[:start] + new + text[end:]
        text = text[: 4 * 10**5]
    return text


def _refused_in_words(reading: Callable[[], object]) -> None:
    """Read, or be refused by an error of the house, which has words in every language."""
    try:
        reading()
    except REFUSALS as error:
        faults = (*getattr(error, "faults", ()), getattr(error, "detail", ""))
        for language in LANGUAGES:
            assert all(in_words(fault, Messages(language)) for fault in faults if fault)


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("name", FORMS)
@given(seed=st.integers(0, 20), damage=st.integers(0, 2**32))
def test_a_damaged_text_is_read_or_refused(name: str, game: str, seed: int, damage: int) -> None:
    write, read = FORMS[name]
    text = _damaged(write(seed, rulebook(game)), Random(damage))
    _refused_in_words(lambda: read(text))


@pytest.mark.parametrize("game", registry.games())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(profile=st.integers(0, 9), damage=st.integers(0, 2**32))
def test_a_damaged_profile_is_read_or_refused(
    game: str, profile: int, damage: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = registry.own_profiles(game)
    own = files(f"spadille.games.{game}") / "profiles" / f"{names[profile % len(names)]}.toml"
    (tmp_path / game).mkdir(exist_ok=True)
    text = _damaged(own.read_text("utf-8"), Random(damage))
    file = tmp_path / game / "ours.toml"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    monkeypatch.setenv(outside.VARIABLE, str(tmp_path))
    # Read anew each time, and kept for nobody else.
    _refused_in_words(lambda: rulebook.__wrapped__(f"{game}/ours"))


@pytest.mark.parametrize("game", registry.games())
@given(pieces=st.lists(st.sampled_from(NAME_PIECES), max_size=8))
def test_any_name_of_a_rule_set_is_read_or_refused(game: str, pieces: list[str]) -> None:
    _refused_in_words(lambda: rulebook.__wrapped__(game + "".join(pieces)))


@pytest.mark.parametrize("name", FORMS)
@given(text=st.text(st.sampled_from("".join(PIECES) + " \n\r\t"), max_size=60))
@example(text="")
@example(text="[" * 100000)
@example(text='{"a":' * 100000)
@example(text="\ud800")
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    _refused_in_words(lambda: FORMS[name][1](text))


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("name", ["deal", "position"])
@given(words=st.lists(st.sampled_from(PIECES), max_size=20))
def test_any_fields_are_read_or_refused(name: str, game: str, words: list[str]) -> None:
    line = f"{rulebook(game).profile}; {' '.join(words)}"
    _refused_in_words(lambda: FORMS[name][1](line))
