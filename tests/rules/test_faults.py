"""Decks set up by hand: every fault is named."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import FRENCH_52, SPANISH_40, Card, Pack
from spadille.rules.faults import deck_faults
from spadille.rules.rule import FaultyGame, IllegalAction, Rule, Section


@given(st.permutations(SPANISH_40))
def test_a_whole_pack_in_any_order_has_no_fault(deck: list[Card]) -> None:
    assert deck_faults(SPANISH_40, deck) == []


@given(st.lists(st.sampled_from(FRENCH_52), max_size=45))
def test_every_fault_is_named_and_nothing_else(deck: list[Card]) -> None:
    found = deck_faults(SPANISH_40, deck)
    counts = Counter(deck)
    places = {card: [n for n, each in enumerate(deck, 1) if each is card] for card in counts}
    told = {card: ", ".join(f"deck {n}" for n in where) for card, where in places.items()}
    foreign = [card for card in counts if card.rank in "89T"]
    expected = {f"{card} does not belong to the pack ({told[card]})" for card in foreign}
    expected |= {f"{card} occurs {n} times ({told[card]})" for card, n in counts.items() if n > 1}
    expected |= {f"there are {len(deck)} cards, not 40"} if len(deck) != 40 else set()
    missing = [card.text for card in SPANISH_40 if card not in counts]
    if missing:
        many = f"{len(missing)} cards are missing: {' '.join(missing)}"
        expected |= {many if len(missing) > 1 else f"{missing[0]} is missing"}
    assert set(found) == expected
    assert len(found) == len(expected)


def test_an_empty_deck_lacks_everything() -> None:
    assert deck_faults(Pack(SPANISH_40[:3]), []) == [
        "there are 0 cards, not 3",
        "3 cards are missing: SA S2 S3",
    ]


def test_faults_are_told_together() -> None:
    error = FaultyGame("deck", ["SA occurs twice", "HK is missing"])
    assert str(error) == "deck: SA occurs twice; HK is missing"
    assert error.faults == ("SA occurs twice", "HK is missing")


def test_a_refusal_cites_its_rule_and_its_evidence() -> None:
    rule = Rule(Section("5.3"), "follow-trump")
    assert str(IllegalAction(rule)) == "5.3 follow-trump"
    refusal = IllegalAction(rule, card="HK", count=2)
    assert str(refusal) == "5.3 follow-trump (card HK, count 2)"
    assert refusal.evidence == {"card": "HK", "count": 2}
