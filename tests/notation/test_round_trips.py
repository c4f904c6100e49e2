"""Every text form reads back exactly what it printed."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.cards import Seat
from spadille.games.registry import rulebook
from spadille.notation import deal, jsonl, position, record, simulation
from spadille.notation.deal import PresetDeal
from spadille.notation.replay import Record
from tests.notation.samples import LHOMBRE, journal, recorded, simulated, states

SEEDS = st.integers(0, 400)
#: Values of tags: any text that can be written to a file.
VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
NAMES = st.from_regex(r"\A[A-Z][A-Za-z0-9_]{0,11}\Z").filter(
    lambda name: name not in record.OWN_TAGS
)


@given(st.permutations(LHOMBRE.pack), st.integers(0, 2))
def test_deal_line(deck: list[object], dealer: int) -> None:
    preset = PresetDeal(str(LHOMBRE.profile), 3, Seat(dealer), tuple(deck))  # type: ignore[arg-type] # cards
    text = deal.write(preset)
    assert "\n" not in text
    assert deal.read(text, rulebook) == preset


@settings(max_examples=25)
@given(SEEDS)
def test_position_line_of_the_truth_and_of_every_view(seed: int) -> None:
    for state in states(seed):
        text = position.write(LHOMBRE, state)
        assert "\n" not in text
        book, back = position.read(text, rulebook)
        assert back == state
        assert position.write(book, back) == text


@given(SEEDS)
def test_journal_lines(seed: int) -> None:
    entries = journal(seed)
    text = jsonl.write(entries)
    assert text.count("\n") == len(entries)
    assert list(jsonl.read(text, rulebook)) == entries


@given(SEEDS)
def test_simulation_lines(seed: int) -> None:
    line = simulation.write(simulated(seed))
    assert line.count(b"\n") == 1
    book, back = simulation.read(line.decode(), 1, rulebook)
    assert back == simulated(seed)
    simulation.verify(book, back)


@given(SEEDS, st.dictionaries(NAMES, VALUES, max_size=4))
def test_record(seed: int, tags: dict[str, str]) -> None:
    told = recorded(seed, tuple(tags.items()))
    text = record.write([told], rulebook)
    assert list(record.read(text, rulebook)) == [told]


@given(SEEDS, st.integers(0, 60))
def test_record_of_a_deal_broken_off(seed: int, length: int) -> None:
    whole = recorded(seed)
    told = Record(whole.rules, whole.dealer, whole.hands, whole.talon, whole.steps[:length])
    text = record.write([told], rulebook)
    assert list(record.read(text, rulebook)) == [told]


def test_several_records_in_a_file() -> None:
    told = [recorded(seed) for seed in range(20)]
    text = record.write(told, rulebook)
    assert list(record.read(text, rulebook)) == told
    assert record.write(record.read(text, rulebook), rulebook) == text
