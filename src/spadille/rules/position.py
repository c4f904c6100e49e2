"""A deal in the middle, as somebody sets it up or writes it down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from spadille.cards import Card, Hand, Pack, Seat, Suit, Talon, Trick

_NO_TALON = Talon()
_NO_TRICK = Trick()


@dataclass(frozen=True, slots=True)
class Position:
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
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    turn: tuple[Seat, ...] = ()


def card_faults(
    pack: Pack, position: Position, shown: Sequence[Card] = (), players: int | None = None
) -> list[str]:
    """Why the cards of a position, and those ``shown`` beside it, are not the pack.

    ``players`` is how many play to a trick, where not every seat does.

    >>> from spadille.cards import SPANISH_40, CardSet
    >>> hand = Hand(CardSet.read("S8 SA"), hidden=36)
    >>> card_faults(SPANISH_40, Position(Seat(0), (hand,)), [Card("SA")])
    ['S8 does not belong to the pack', 'SA occurs 2 times', 'there are 39 cards, not 40']
    """
    heaps = (*position.hands, *position.discards)
    seen = [*shown, *position.talon.cards, *(card for heap in heaps for card in heap.known)]
    seen += (card for trick in (*position.tricks, position.trick) for card in trick.cards)
    unknown_tricks = 0 if position.tricks else len(position.taken)
    trick_size = len(position.hands) if players is None else players
    hidden = position.talon.hidden + trick_size * unknown_tricks
    hidden += sum(heap.hidden for heap in heaps)
    counts = Counter(seen)
    faults = [f"{card} does not belong to the pack" for card in counts if card not in pack]
    faults += [f"{card} occurs {count} times" for card, count in counts.items() if count > 1]
    if len(seen) + hidden != len(pack):
        faults.append(f"there are {len(seen) + hidden} cards, not {len(pack)}")
    if not hidden:
        faults += [f"{card} is missing" for card in pack if card not in counts]
    return faults
