"""Actions and events as JSON: they read back, and what is none is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Card, CardSet, Hand
from spadille.games import registry
from spadille.rules.action import Exchange, Play
from spadille.rules.codec import decoder_of, encode, plain
from tests.conformance.playing import Book, random_run
from tests.conformance.strategies import cards, cardsets, hands

BOOKS = [registry.rulebook(name) for name in registry.names()]


@given(cards())
def test_a_card_reads_back(card: Card) -> None:
    again: Card = decoder_of(Card).decode(encode(card))
    assert again is card
    assert encode(card) == f'"{card}"'.encode()


@given(cardsets(), hands())
def test_cards_and_hands_read_back(some: CardSet, hand: Hand) -> None:
    some_again: CardSet = decoder_of(CardSet).decode(encode(some))
    hand_again: Hand = decoder_of(Hand).decode(encode(hand))
    assert (some_again, hand_again) == (some, hand)
    assert plain(some) == [card.text for card in some]


@pytest.mark.parametrize(
    ("wanted", "text", "words"),
    [
        (Play, b'{"type":"play"}', "card"),
        (Play, b'{"type":"play","card":"XX"}', "'XX' is not a card"),
        (Play, b'{"type":"play","card":7}', "a card is written as text"),
        (Play, b'{"type":"pass","card":"SA"}', "pass"),
        (Play, b"[]", "array"),
        (Play, b"", "truncated"),
        (Exchange, b'{"type":"exchange","cards":"SA"}', "a list of texts"),
        (Exchange, b'{"type":"exchange","cards":[1]}', "a list of texts"),
        (Exchange, b'{"type":"exchange","cards":["SA","SA"]}', "a card occurs twice"),
        (Exchange, b'{"type":"exchange","cards":["SA","1A"]}', "'1A' is not a card"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(
    wanted: type[Any], text: bytes, words: str
) -> None:
    with pytest.raises(msgspec.DecodeError, match=words):
        decoder_of(wanted).decode(text)


@pytest.mark.parametrize("depth", [900, 980, 1000, 5000, 100_000])
@pytest.mark.parametrize(
    ("head", "tail"), [('{"type":"pass","x":', "}"), ('{"type":"play","card":', "}"), ("", "")]
)
def test_what_is_nested_too_deeply_is_refused(depth: int, head: str, tail: str) -> None:
    """A decoder that ran out of stack would take a whole table down with it."""
    text = head + "[" * depth + "]" * depth + tail
    try:
        decoder_of(BOOKS[0].actions).decode(text)
    except msgspec.DecodeError:
        return
    assert depth < 1000, "only what is not so deep may pass unread"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b'{"card":"SA"}', "type"),
        (b'{"type":"cheat"}', "'cheat'"),
        (b'{"type":7}', "str"),
        (b"null", "null"),
    ],
)
def test_an_action_has_a_known_type(name: str, text: bytes, words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=words):
        decoder_of(registry.rulebook(name).actions).decode(text)


ACTIONS = [(book, encode(step.action)) for book in BOOKS for step in random_run(book, 5).steps]


@given(st.binary(max_size=60), st.sampled_from(BOOKS))
def test_any_bytes_are_read_or_refused(text: bytes, book: Book) -> None:
    for wanted in (book.actions, book.events):
        try:
            decoder_of(wanted).decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue


@given(st.sampled_from(ACTIONS), st.data())
def test_damaged_actions_are_read_or_refused(
    sample: tuple[Any, bytes], data: st.DataObject
) -> None:
    book, text = sample
    damaged = bytearray(text)
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        action = decoder_of(book.actions).decode(bytes(damaged))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert decoder_of(book.actions).decode(encode(action)) == action


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(st.sampled_from(ACTIONS), st.data(), json_values)
def test_an_action_with_another_value_is_read_or_refused(
    sample: tuple[Any, bytes], data: st.DataObject, value: Any
) -> None:
    book, text = sample
    fields = json.loads(text)
    fields[data.draw(st.sampled_from(sorted(fields)))] = value
    try:
        action = decoder_of(book.actions).decode(json.dumps(fields).encode())
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert decoder_of(book.actions).decode(encode(action)) == action
