"""Words of a text, with their places, and what they can stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from spadille.cards import Card, CardSet, Seat, Suit
from spadille.notation.error import Expected, NotationError
from spadille.rules.faults import Facts, Fault

T = TypeVar("T")

#: Stands where no card lies.
_EMPTY = "-"
#: No number in a text has more digits.
_DIGITS = 9
#: Of a word that cannot be read, as much as fits a line.
_SHOWN = 40


class Word(msgspec.Struct, frozen=True):
    """A piece of text and the place where it begins, line and column counted from 1."""

    text: str
    line: int = 1
    column: int = 1

    def error(
        self, expected: Expected, detail: str = "", faults: Sequence[str] = ()
    ) -> NotationError:
        """The complaint that something else should stand here."""
        return NotationError(expected, self.text, self.line, self.column, detail, faults)

    def after(self, start: int) -> Word:
        """The rest of the word from its character ``start`` on."""
        return Word(self.text[start:], self.line, self.column + start)


def tried(reading: Callable[[Word], T], each: Word, faults: list[Fault]) -> T | None:
    """What a word stands for; where it cannot be read, one more fault and nothing.

    >>> faults = []
    >>> tried(card, Word("SA"), faults), tried(card, Word("S0", column=7), faults), faults
    (Card('SA'), None, ['column 7: “S0” is not a card such as SA or H7'])
    """
    try:
        return reading(each)
    except NotationError as error:
        facts: Facts = {"column": str(error.column), "found": error.text[:_SHOWN]}
        faults.append(Fault("misread", expected=error.expected.phrase, **facts))
        return None


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
            raise word.error(Expected.CARD, Fault("word-twice"))
        found |= one
    return found


def number(word: Word) -> int:
    """A number from 0 up."""
    if not (word.text.isascii() and word.text.isdecimal() and len(word.text) <= _DIGITS):
        raise word.error(Expected.NUMBER)
    return int(word.text)


def whole_number(word: Word) -> int:
    """A number that may be below 0."""
    return -number(word.after(1)) if word.text.startswith("-") else number(word)


def seat(word: Word, seats: int) -> Seat:
    """A seat of a table of so many."""
    try:
        found = number(word)
    except NotationError:
        found = seats
    if found >= seats:
        raise word.error(Expected.SEAT)
    return Seat(found)


def name(word: Word) -> str:
    """A name, as a bid is."""
    if not word.text.isidentifier():
        raise word.error(Expected.ACTION)
    return word.text


def suit(word: Word) -> Suit:
    """A suit by its letter."""
    try:
        return Suit(word.text)
    except ValueError as unknown:
        raise word.error(Expected.SUIT) from unknown


def seen_and_hidden(words: Sequence[Word]) -> tuple[Sequence[Word], Word | None]:
    """The words for known cards, and the word for the number of hidden ones where there is one.

    A dash alone stands where no card lies.
    """
    if [each.text for each in words] == [_EMPTY]:
        return (), None
    if words and words[-1].text.startswith("?"):
        return words[:-1], words[-1].after(1)
    return words, None


def heap_text(seen: Iterable[Card], hidden: int) -> str:
    """Known cards, then ``?`` with the number of hidden ones; a dash where there are none.

    >>> heap_text((Card("SA"), Card("H7")), 2), heap_text((), 0)
    ('SA H7 ?2', '-')
    """
    words = [each.text for each in seen]
    return " ".join([*words, f"?{hidden}"] if hidden else words) or _EMPTY
