"""How cards and what is made of them become JSON and come back."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from spadille.cards import Card, CardSet

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """A card as its text, a set of cards as a list of texts in the order of their index."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, CardSet):
        return [card.text for card in value]
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")  # as msgspec asks for


def from_plain(wanted: type, value: Any) -> Any:
    """Read back what ``to_plain`` wrote; raises ``ValueError`` at what is none."""
    if wanted is Card:
        if not isinstance(value, str):
            raise ValueError("a card is written as text, such as SA")
        return Card(value)
    if wanted is CardSet:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise ValueError("cards are written as a list of texts, such as [SA, H7]")
        cards = CardSet(Card(text) for text in value)
        if len(cards) != len(value):
            raise ValueError("a card occurs twice")
        return cards
    raise NotImplementedError(f"{wanted.__name__} has no JSON form")  # as msgspec asks for


_encoder = msgspec.json.Encoder(enc_hook=to_plain)


def encode(value: Any) -> bytes:
    """The JSON text of an action, an event or a message.

    >>> from spadille.rules.action import Play
    >>> encode(Play(Card("SA")))
    b'{"type":"play","card":"SA"}'
    """
    return _encoder.encode(value)


def plain(value: Any) -> Any:
    """The same as ``encode``, as plain dictionaries, lists, texts and numbers.

    >>> from spadille.rules.action import Play
    >>> plain(Play(Card("SA")))
    {'type': 'play', 'card': 'SA'}
    """
    return msgspec.json.decode(_encoder.encode(value))


class Reader(Generic[T]):
    """Reads JSON texts of one type."""

    def __init__(self, wanted: type[T] | Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(wanted, dec_hook=from_plain)

    def decode(self, text: bytes | str) -> T:
        """What the text says.

        Raises ``msgspec.ValidationError`` with the place, ``msgspec.DecodeError`` at a text that is
        no JSON or is nested too deeply to be read.
        """
        try:
            return self._decoder.decode(text)
        except RecursionError as error:
            raise msgspec.DecodeError("nested too deeply") from error


def decoder_of(wanted: type[T] | Any) -> Reader[T]:
    """A reader of JSON texts of that type.

    >>> from spadille.rules.action import Play
    >>> decoder_of(Play).decode(b'{"type":"play","card":"SA"}')
    Play(card=Card('SA'))
    """
    return Reader(wanted)
