"""Bits of a set of cards held in one int."""

from __future__ import annotations

from array import array

#: All bits of an int of the kernel in C.
WORD = 0xFFFFFFFFFFFFFFFF
#: An odd number without a pattern, to spread numbers over a memory.
SPREAD = 0x9E3779B97F4A7C15


def single(card: int) -> int:
    """The set of one card alone.

    >>> bin(single(2))
    '0b100'
    """
    return 1 << card


def lowest(cards: int) -> int:
    """The number of the lowest bit that is set, of at least one.

    >>> lowest(0b1100)
    2
    """
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The number of the highest bit that is set, of at least one.

    >>> highest(0b1100)
    3
    """
    return cards.bit_length() - 1


def size(cards: int) -> int:
    """How many bits are set.

    >>> size(0b1100)
    2
    """
    return cards.bit_count()


def raised(cards: int, twins: int) -> int:
    """The cards and all above them that are alike but for their rank, of at most 16.

    >>> bin(raised(0b00010, 0b01110))
    '0b1110'
    """
    while (more := twins & cards << 1 & ~cards) != 0:
        cards |= more
    return cards


def widened(cards: int, moves: int, twins: int) -> int:
    """The cards, and those of the moves that are neighbours of one of them, or of such a one.

    >>> bin(widened(0b01000, 0b11100, 0b01110))
    '0b1100'
    """
    found = cards & moves
    while (more := (found & twins) >> 1 & moves & ~found) != 0:
        found |= more
    return cards | found


def mixed(number: int, word: int) -> int:
    """A number that hangs on every bit of another one and of a word, for a place in memory.

    >>> mixed(0, 1) != mixed(1, 0) << 1
    True
    """
    number = (number ^ word) * SPREAD & WORD
    return number ^ number >> 32


def seeded(seed: int) -> int:
    """The number by chance that a seed stands for.

    >>> seeded(0) == SPREAD
    True
    """
    return (seed * 2 + 1) * SPREAD & WORD


def stirred(chance: int) -> int:
    """The number that comes after another one by chance; neither is 0 (xorshift, Marsaglia 2003).

    >>> stirred(1)
    1082269761
    """
    chance ^= chance << 13 & WORD
    chance ^= chance >> 7
    return chance ^ chance << 17 & WORD


def share(chance: int, count: int) -> int:
    """A number from 0 to below ``count`` that a number by chance stands for.

    >>> share(1 << 63, 6)
    3
    """
    return (chance >> 32) * count >> 32


def words(numbers: array[int]) -> array[int]:
    """Numbers of 64 bits; the kernel in C takes the place where they begin."""
    return numbers


def halves(numbers: array[int]) -> array[int]:
    """Numbers of 16 bits; the kernel in C takes the place where they begin."""
    return numbers


def quarters(numbers: array[int]) -> array[int]:
    """Numbers of 32 bits; the kernel in C takes the place where they begin."""
    return numbers


def octets(numbers: array[int]) -> array[int]:
    """Numbers of 8 bits; the kernel in C takes the place where they begin."""
    return numbers


def signed_quarters(numbers: array[int]) -> array[int]:
    """Numbers of 32 bits that may be less than 0; C takes the place where they begin."""
    return numbers


def longs(numbers: array[int]) -> array[int]:
    """Numbers of 64 bits that may be less than 0; C takes the place where they begin."""
    return numbers


def reals(numbers: array[float]) -> array[float]:
    """Numbers with a fraction; the kernel in C takes the place where they begin."""
    return numbers
