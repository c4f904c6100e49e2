"""A deal in the middle, as somebody sets it up or writes it down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from spadille.cards import Card, Hand, Pack, Seat, Suit, Talon, Trick
from spadille.rules.faults import Fault, count_fault, missing_cards, strange_cards

_NO_TALON = Talon()
_NO_TRICK = Trick()


class Position(msgspec.Struct, frozen=True):
    """What lies on the table and how it came to that; what nobody knows lies face down.

    ``hands``, ``discards`` and what each has ``drawn`` go by seat. ``calls`` are what was said in
    the auction, and may be left out once there is a contract. ``taken`` are the winners of the
    finished tricks, whose cards (``tricks``) may be left out. ``marks`` are what only one game
    has, by name; ``turn`` are the seats that may act, for a check, or nobody.
    """

    dealer: Seat
    hands: tuple[Hand, ...] = ()
    talon: Talon = _NO_TALON
    discards: tuple[Hand, ...] = ()
    drawn: tuple[Hand, ...] = ()
    calls: tuple[tuple[Seat, str], ...] = ()
    contract: str | None = None
    declarers: tuple[Seat, ...] = ()
    trump: Suit | None = None
    taken: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick = _NO_TRICK
    marks: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    turn: tuple[Seat, ...] = ()


def card_faults(
    pack: Pack, position: Position, shown: Sequence[Card] = (), players: int | None = None
) -> list[str]:
    """Why the cards of a position, and those ``shown`` beside it, are not the pack.

    ``players`` is how many play to a trick, where not every seat does.

    >>> from spadille.cards import SPANISH_40, CardSet
    >>> hand = Hand(CardSet.read("S8 SA"), hidden=36)
    >>> for fault in card_faults(SPANISH_40, Position(Seat(0), (hand,)), [Card("SA")]):
    ...     print(fault)
    S8 does not belong to the pack (hands 0)
    SA occurs 2 times (turned, hands 0)
    there are 39 cards, not 40
    """
    lying = [(card, "turned") for card in shown] + list(_lying(position))
    unknown_tricks = 0 if position.tricks else len(position.taken)
    trick_size = len(position.hands) if players is None else players
    hidden = position.talon.hidden + trick_size * unknown_tricks
    hidden += sum(heap.hidden for heap in (*position.hands, *position.discards))
    faults: list[str] = [*strange_cards(pack, lying)]
    if len(lying) + hidden != len(pack):
        faults.append(count_fault(len(lying) + hidden, len(pack)))
    if not hidden:
        faults += missing_cards(pack, [card for card, _ in lying])
    return faults


def mark_unknown(name: str, known: Iterable[str]) -> Fault:
    """A field that no line of the game has."""
    return Fault("mark-unknown", mark=name, known=", ".join(known))


def mark_wrong(name: str, words: Sequence[str]) -> Fault:
    """A field that cannot be what it is."""
    if not words:
        return Fault("mark-empty", mark=name)
    return Fault("mark-wrong", mark=name, found=" ".join(words))


def turn_fault(turn: Iterable[Seat], told: Iterable[Seat]) -> Fault:
    """It is the turn of others than the line tells.

    >>> turn_fault([Seat(0), Seat(2)], [Seat(1)])
    'it is the turn of seat 0, 2, not of seat 1'
    """
    found, said = (", ".join(map(str, sorted(seats))) for seats in (turn, told))
    return Fault("turn", found=found, told=said) if found else Fault("turn-nobody", told=said)


def _lying(position: Position) -> Iterator[tuple[Card, str]]:
    """Every card that is seen, with the field of the line where it lies."""
    for name, heaps in (("hands", position.hands), ("discards", position.discards)):
        for seat, heap in enumerate(heaps):
            yield from ((card, f"{name} {seat}") for card in heap.known)
    yield from ((card, "talon") for card in position.talon.cards)
    for number, trick in enumerate(position.tricks, 1):
        yield from ((card, f"tricks {number}") for card in trick.cards)
    yield from ((card, "trick") for card in position.trick.cards)
