"""The deal line: a deck in dealing order, and who deals it by which rules."""

from __future__ import annotations

import msgspec

from spadille.cards import Card, Pack, Seat
from spadille.notation import word
from spadille.notation.error import Expected
from spadille.notation.line import read_line, single, write_line
from spadille.notation.ruleset import Finder
from spadille.notation.word import Word
from spadille.rules.faults import Fault, count_fault, deck_faults, strange_cards
from spadille.rules.rule import FaultyGame

_FIELDS = ("seats", "dealer", "deck")


class PresetDeal(msgspec.Struct, frozen=True):
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

    Raises ``NotationError`` where the line names no known rules, or a field is missing, twice or
    strange; ``FaultyGame`` with everything else that is wrong with it, all at once.
    """
    rulebook, fields = read_line(text, find, _FIELDS)
    for name in _FIELDS:
        if name not in fields:
            raise Word(text.strip(), column=len(text.rstrip()) + 1).error(Expected.WORD, name)
    faults: list[Fault] = []
    seats = word.tried(word.number, single(*fields["seats"]), faults)
    if seats is not None and seats != rulebook.seats:
        faults.append(Fault("seats", count=str(seats), wanted=rulebook.seats))
    dealer = word.tried(
        lambda told: word.seat(told, rulebook.seats), single(*fields["dealer"]), faults
    )
    deck = _deck(fields["deck"][1], rulebook.pack, faults)
    if faults or seats is None or dealer is None:
        raise FaultyGame("deal", faults)
    return PresetDeal(str(rulebook.profile), seats, dealer, deck)


def _deck(words: list[Word], pack: Pack, faults: list[Fault]) -> tuple[Card, ...]:
    """The cards of a deck, and one fault more for each thing that is wrong with them.

    Where a word is no card, nobody knows which card is missing.
    """
    told = [word.tried(word.card, each, faults) for each in words]
    deck = tuple(card for card in told if card is not None)
    if len(deck) == len(told):
        faults += deck_faults(pack, deck)
        return deck
    if len(told) != len(pack):
        faults.append(count_fault(len(told), len(pack)))
    places = [f"deck {number}" for number, card in enumerate(told, 1) if card is not None]
    faults += strange_cards(pack, list(zip(deck, places, strict=True)))
    return deck
