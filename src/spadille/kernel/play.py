"""A play of the cards with all hands open, card by card, at the speed of C.

See ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from spadille.cards import Card, CardSet, Seat
from spadille.kernel.duties import Duties
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tables import Tables
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, octets, single
    from spadille.kernel.ladder import allowed, situation_number

INDICES = len(Card.ALL)


class Play(Duties):
    """The tricks still to come; the same questions as of ``spadille.rules.openplay.OpenPlay``.

    It can be copied, pickled and made a base class; what a class made from it has added comes
    along, and its ``__init__`` is not asked again. A card that may not be played raises
    ``ValueError`` and changes nothing. Raises ``ValueError`` at a position that cannot arise, and
    ``CannotHold`` where the tables of the kernel cannot hold the rules.

    >>> from spadille.table import Table
    >>> table = Table.shuffled("hearts/norsk+pass_cards=false", seed=1)
    >>> play = Play(table.rulebook.card_play(table.truth))
    >>> play.legal()
    (Card('C2'),)
    >>> while not play.is_over:
    ...     play.play(play.legal()[0])
    >>> sum(play.tricks), sum(play.returns())
    (13, 26)
    """

    def __init__(self, begun: CardPlay) -> None:
        begun.check()
        tables = tabulate(begun)
        places = bits_of(tables, begun)
        Duties.__init__(self, tables)
        self.begun = begun
        self.cards = _cards(tables)
        self.players = len(begun.players)
        self.prizes = tables.mask(begun.prizes.bits)
        self.bits = octets(tables.bits)
        self.make_room()
        for player in range(self.players):
            self.hands[player] = places.hands[player]
            self.taken[player] = begun.taken[player]
            self.captured[player] = (
                tables.mask(begun.captured[player].bits) if begun.captured else 0
            )
        self.situation = places.situation
        self.length = 0
        self.led = self.winning = self.width - 1
        self.holder = self.player = begun.leader
        for card in places.trick:
            self.lay(card)

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        self.look()
        return not self.length and not self.hands[self.player]

    @property
    def turn(self) -> Seat | None:
        """The seat that plays next, or none when all is over."""
        return None if self.is_over else self.begun.players[self.player]

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks taken so far, by seat."""
        self.look()
        told = [0] * self.begun.seats
        for player, seat in enumerate(self.begun.players):
            told[seat] = self.taken[player]
        return tuple(told)

    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played now; none when all is over."""
        self.look()
        moves = self.moves()
        found = []
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            found.append(self.cards[card])
        return tuple(found)

    def play(self, card: Card) -> None:
        """Play a card for whoever is on turn."""
        self.look()
        if not self.put(card.index):
            raise ValueError(f"{card} may not be played now")

    def returns(self) -> tuple[int, ...]:
        """The points of the deal by seat, when all is over."""
        if not self.is_over:
            raise ValueError("the points are not known yet")
        captured = [CardSet()] * self.begun.seats
        for player, seat in enumerate(self.begun.players):
            captured[seat] = self.cardset(self.captured[player])
        return self.begun.scores(self.tricks, tuple(captured))

    def described(self) -> CardPlay:
        """The position as it stands now."""
        self.look()
        players = range(self.players)
        return replace(
            self.begun,
            hands=tuple(self.cardset(self.hands[player]) for player in players),
            leader=(self.player + self.players - self.length) % self.players,
            trick=tuple(self.cards[self.trick[place]] for place in range(self.length)),
            taken=tuple(self.taken[player] for player in players),
            captured=tuple(self.cardset(self.captured[player]) for player in players),
            is_first_trick=self.situation & 1 == 1,
            is_latched=self.situation & 2 == 2,
        )

    def copy(self) -> Play:
        """The same position, to be played on by itself."""
        self.look()
        other = Play.__new__(type(self))
        other.take_over(self)
        if type(self) is not Play:
            Play.__setstate__(other, _added(self))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return (_begun, (type(self), self.described()), _added(self) or None)

    def __setstate__(self, added: dict[str, Any]) -> None:
        for name, value in added.items():
            setattr(self, name, value)

    def take_over(self, other: Play) -> None:
        """Stand where another one stands."""
        self.begun = other.begun
        self.adopt(other)
        self.cards = other.cards
        self.players = other.players
        self.prizes = other.prizes
        self.bits = other.bits
        self.make_room()
        for player in range(self.players):
            self.hands[player] = other.hands[player]
            self.taken[player] = other.taken[player]
            self.captured[player] = other.captured[player]
            self.trick[player] = other.trick[player]
        self.situation = other.situation
        self.length = other.length
        self.led = other.led
        self.winning = other.winning
        self.holder = other.holder
        self.player = other.player

    def look(self) -> None:
        """Refuse what a class made from this one has forgotten to begin: it has no tables."""
        tables = self.tables if cython.compiled else vars(self).get("tables")
        if tables is None:
            raise ValueError("this play was never begun: call Play.__init__ first")

    def make_room(self) -> None:
        """Lists in place of the arrays of C."""
        if not cython.compiled:
            self.hands = [0] * self.players
            self.taken = [0] * self.players
            self.captured = [0] * self.players
            self.trick = [0] * self.players

    def cardset(self, mask: int) -> CardSet:
        """The set of cards that bits stand for."""
        return CardSet.from_bits(self.tables.indices(mask))

    def moves(self) -> int:
        """The cards that may be played now, as bits."""
        hand = self.hands[self.player]
        number = situation_number(self.width, self.situation, self.led, self.winning)
        return allowed(hand, self.rungs, self.ladders[number])

    def put(self, index: int) -> bool:
        """Play the card of this index, and tell whether it may be."""
        if not 0 <= index < INDICES:
            return False
        bit = self.bits[index]
        if not self.moves() >> bit & 1:
            return False
        self.hands[self.player] ^= single(bit)
        self.lay(bit)
        return True

    def lay(self, card: int) -> None:
        """Lay a card down for whoever is on turn, and close the trick where it is full."""
        if self.latching >> card & 1:
            self.situation |= 2
        if not self.length or self.beats[self.winning] >> card & 1:
            self.winning = card
            self.holder = self.player
        if not self.length:
            self.led = card
        self.trick[self.length] = card
        self.length += 1
        self.player = self.player + 1 if self.player + 1 < self.players else 0
        if self.length == self.players:
            self.close()

    def close(self) -> None:
        """Give the trick to whoever won it."""
        self.taken[self.holder] += 1
        place = 0
        while place < self.players:
            self.captured[self.holder] |= single(self.trick[place]) & self.prizes
            place += 1
        self.player = self.holder
        self.length = 0
        self.situation &= 2
        self.led = self.winning = self.width - 1


def _begun(kind: type[Play], position: CardPlay) -> Play:
    """A play of this class at a position, whatever its own ``__init__`` asks for."""
    play = Play.__new__(kind)
    Play.__init__(play, position)
    return play


def _added(play: Play) -> dict[str, Any]:
    """What a class made from ``Play`` has added to one, be it in its dictionary or in slots."""
    told: Any = object.__getstate__(play)
    own, slots = told if isinstance(told, tuple) else (told, None)
    if not cython.compiled:
        plain = Play.__new__(Play)
        plain.take_over(play)
        own = {name: value for name, value in own.items() if name not in vars(plain)}
    return {**(own or {}), **(slots or {})}


@lru_cache(maxsize=256)
def _cards(tables: Tables) -> tuple[Card, ...]:
    """The card of each bit."""
    return tuple(Card.ALL[index] for index in tables.cards)
