"""Where the decks of an evening come from: a seed, or secrets that are sealed first."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Protocol

from spadille.cards import Card
from spadille.cli.dealing import deck_of
from spadille.cli.laws import Book
from spadille.rules.action import Provenance
from spadille.rules.shuffle import RULE, SECRET_BYTES, commitment, mix


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deck; ``seal`` and ``provenance`` are there where it was made from a secret."""

    deck: tuple[Card, ...]
    seal: str = ""
    provenance: Provenance | None = None

    @property
    def tags(self) -> list[tuple[str, str]]:
        """What a record keeps, so that the deck can be checked afterwards."""
        if self.provenance is None:
            return []
        told = self.provenance
        return [("Seal", self.seal), ("Secret", told.secret), ("Salt", told.salt)]


class Source(Protocol):
    """Shuffles the deck of one deal after the other."""

    def shuffled(self, book: Book, number: int) -> Shuffled:
        """The deck of deal ``number`` of the evening, from 1."""
        ...


class Seeded:
    """The decks that ``spadille simulate`` has for this seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def shuffled(self, book: Book, number: int) -> Shuffled:
        """A deck that hangs on seed and number alone."""
        return Shuffled(deck_of(book, self._seed, number))


class Sealed:
    """A fresh secret for each deal, whose seal may be shown before the cards are."""

    def shuffled(self, book: Book, number: int) -> Shuffled:
        """A deck that nobody could foresee, and anybody can make again from its provenance."""
        secret, salt = secrets.token_bytes(SECRET_BYTES), f"spadille play {number}".encode()
        deck = mix(book.pack, secret, salt, ())
        told = Provenance(RULE, secret.hex(), salt.hex(), ())
        return Shuffled(deck, commitment(secret), told)
