"""Words of a text, with their places, and what they can stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card, CardSet, Hand, Seat, Suit, Talon
from spadille.notation.error import Expected, NotationError

#: No number in a text has more digits.
_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text and the place where it begins, line and column counted from 1."""

    text: str
    line: int = 1
    column: int = 1

    def error(self, expected: Expected, detail: str = "") -> NotationError:
        """The complaint that something else should stand here."""
        return NotationError(expected, self.text, self.line, self.column, detail)

    def after(self, start: int) -> Word:
        """The rest of the word from its character ``start`` on."""
        return Word(self.text[start:], self.line, self.column + start)


def words_of(text: str, line: int = 1, column: int = 1) -> list[Word]:
    """The words of one line, between blanks.

    >>> words_of("SA  H7")
    [Word(text='SA', line=1, column=1), Word(text='H7', line=1, column=5)]
    """
    words = []
    start = 0
    for piece in text.split():
        start = text.index(piece, start)
        words.append(Word(piece, line, column + start))
        start += len(piece)
    return words


def card(word: Word) -> Card:
    """The card a word names, suit and rank in either order.

    >>> card(Word("SA")), card(Word("7H"))
    (Card('SA'), Card('H7'))
    """
    for text in (word.text, word.text[::-1]):
        try:
            return Card(text)
        except ValueError:
            continue
    raise word.error(Expected.CARD)


def cards(words: Sequence[Word]) -> CardSet:
    """A set of cards; raises at one that occurs twice."""
    found = CardSet()
    for word in words:
        one = CardSet((card(word),))
        if found & one:
            raise word.error(Expected.CARD, "it occurs twice")
        found |= one
    return found


def number(word: Word) -> int:
    """A number from 0 up."""
    if not (word.text.isascii() and word.text.isdecimal() and len(word.text) <= _DIGITS):
        raise word.error(Expected.NUMBER)
    return int(word.text)


def seat(word: Word, seats: int) -> Seat:
    """A seat of a table of so many."""
    try:
        found = number(word)
    except NotationError:
        found = seats
    if found >= seats:
        raise word.error(Expected.SEAT)
    return Seat(found)


def suit(word: Word) -> Suit:
    """A suit by its letter."""
    try:
        return Suit(word.text)
    except ValueError as unknown:
        raise word.error(Expected.SUIT) from unknown


def hand(words: Sequence[Word]) -> Hand:
    """A hand: the cards known, then ``?`` with the number of those that are not.

    >>> hand(words_of("SA H7 ?2"))
    Hand(known=CardSet('SA H7'), hidden=2)
    """
    known, hidden = _seen_and_hidden(words)
    return Hand(cards(known), hidden)


def hand_text(held: Hand) -> str:
    """A hand as ``hand`` reads it."""
    return _text(tuple(held.known), held.hidden)


def talon(words: Sequence[Word]) -> Talon:
    """The talon, top card first, then ``?`` with the number of unknown cards below."""
    known, hidden = _seen_and_hidden(words)
    cards(known)
    return Talon(tuple(card(word) for word in known), hidden)


def talon_text(stock: Talon) -> str:
    """The talon as ``talon`` reads it."""
    return _text(stock.cards, stock.hidden)


def _seen_and_hidden(words: Sequence[Word]) -> tuple[Sequence[Word], int]:
    if words and words[-1].text.startswith("?"):
        return words[:-1], number(words[-1].after(1))
    return words, 0


def _text(seen: Sequence[Card], hidden: int) -> str:
    words = [each.text for each in seen]
    return " ".join([*words, f"?{hidden}"] if hidden else words)
