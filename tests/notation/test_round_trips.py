"""Every text form reads back exactly what it printed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from spadille.cards import Seat
from spadille.games import registry
from spadille.games.registry import rulebook
from spadille.notation import deal, jsonl, position, record, simulation
from spadille.notation.deal import PresetDeal
from tests.notation.samples import Book, journal, recorded, simulated, states

SEEDS = st.integers(0, 400)
#: Values of tags: any text that can be written to a file.
VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
NAMES = st.from_regex(r"\A[A-Z][A-Za-z0-9_]{0,11}\Z").filter(
    lambda name: name not in record.OWN_TAGS
)


BOOKS = st.sampled_from([rulebook(name) for name in registry.names()])


@given(st.data(), BOOKS)
def test_deal_line(data: st.DataObject, book: Book) -> None:
    deck = data.draw(st.permutations(book.pack))
    dealer = data.draw(st.integers(0, book.seats - 1))
    preset = PresetDeal(str(book.profile), book.seats, Seat(dealer), tuple(deck))
    text = deal.write(preset)
    assert "\n" not in text
    assert deal.read(text, rulebook) == preset


@pytest.mark.parametrize("name", registry.names())
@settings(max_examples=25)
@given(SEEDS)
def test_position_line_of_the_truth_and_of_every_view(name: str, seed: int) -> None:
    own = rulebook(name)
    for state in states(seed, own):
        text = position.write(own, state)
        assert "\n" not in text
        book, back = position.read(text, rulebook)
        assert back == state
        assert position.write(book, back) == text


@given(SEEDS, BOOKS)
def test_journal_lines(seed: int, book: Book) -> None:
    entries = journal(seed, book)
    text = jsonl.write(entries)
    assert text.count("\n") == len(entries)
    assert list(jsonl.read(text, rulebook)) == entries


@given(SEEDS, BOOKS)
def test_simulation_lines(seed: int, book: Book) -> None:
    line = simulation.write(simulated(seed, book))
    assert line.count(b"\n") == 1
    found, back = simulation.read(line.decode(), 1, rulebook)
    assert back == simulated(seed, book)
    simulation.verify(found, back)


@given(SEEDS, BOOKS, st.dictionaries(NAMES, VALUES, max_size=4))
def test_record(seed: int, book: Book, tags: dict[str, str]) -> None:
    told = recorded(seed, tuple(tags.items()), book)
    text = record.write([told], rulebook)
    assert list(record.read(text, rulebook)) == [told]


@given(SEEDS, BOOKS, st.integers(0, 60))
def test_record_of_a_deal_broken_off(seed: int, book: Book, length: int) -> None:
    whole = recorded(seed, book=book)
    told = replace(whole, steps=whole.steps[:length])
    text = record.write([told], rulebook)
    assert list(record.read(text, rulebook)) == [told]


def test_several_records_in_a_file() -> None:
    told = [recorded(seed, book=rulebook(name)) for name in registry.names() for seed in range(20)]
    text = record.write(told, rulebook)
    assert list(record.read(text, rulebook)) == told
    assert record.write(record.read(text, rulebook), rulebook) == text
