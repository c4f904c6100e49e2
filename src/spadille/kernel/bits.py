"""Bits of a set of cards held in one int."""

from __future__ import annotations

from array import array


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


def reals(numbers: array[float]) -> array[float]:
    """Numbers with a fraction; the kernel in C takes the place where they begin."""
    return numbers
