"""The deal line: a deck in dealing order, and who deals it by which rules."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Seat
from spadille.notation import word
from spadille.notation.error import Expected
from spadille.notation.line import read_line, single, write_line
from spadille.notation.ruleset import Finder
from spadille.notation.word import Word
from spadille.rules.faults import deck_faults
from spadille.rules.rule import FaultyGame

_FIELDS = ("seats", "dealer", "deck")


@dataclass(frozen=True, slots=True)
class PresetDeal:
    """A deal ready to be played: the deck's first card is dealt first."""

    rules: str
    seats: int
    dealer: Seat
    deck: tuple[Card, ...]


def write(deal: PresetDeal) -> str:
    """The deal as one line of text, without the line's end.

    >>> write(PresetDeal("lhombre/hjemme@1", 3, Seat(0), (Card("SA"), Card("H7"))))
    'lhombre/hjemme@1; seats 3; dealer 0; deck SA H7'
    """
    deck = " ".join(card.text for card in deal.deck)
    fields = {"seats": str(deal.seats), "dealer": str(deal.dealer), "deck": deck}
    return write_line(deal.rules, fields)


def read(text: str, find: Finder) -> PresetDeal:
    """The deal that a line tells.

    Raises ``NotationError`` where the text is wrong, ``FaultyGame`` with all that is wrong with the
    deck.
    """
    rulebook, fields = read_line(text, find, _FIELDS)
    for name in _FIELDS:
        if name not in fields:
            raise Word(text.strip(), column=len(text.rstrip()) + 1).error(Expected.WORD, name)
    seats = word.number(single(*fields["seats"]))
    if seats != rulebook.seats:
        raise single(*fields["seats"]).error(Expected.NUMBER, str(rulebook.seats))
    deck = tuple(word.card(each) for each in fields["deck"][1])
    faults = deck_faults(rulebook.pack, deck)
    if faults:
        raise FaultyGame("deck", faults)
    dealer = word.seat(single(*fields["dealer"]), seats)
    return PresetDeal(str(rulebook.profile), seats, dealer, deck)
