"""The six games: what each is by its nature; what it is worth is for a profile to say."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.cards import Suit

ContractName = Literal[
    "simple_suit", "simple_colour", "solo_suit", "solo_colour", "tout_suit", "tout_colour"
]

#: The favoured suit: games in it rank above those in any other (4.1).
COLOUR = Suit.CLUBS


class Contract(msgspec.Struct, frozen=True):
    """What the declarer undertakes (4.1).

    ``tricks`` are those he must take, in a game ``with_partner`` together with whoever holds the
    called ace.
    """

    name: ContractName
    is_colour: bool
    tricks: int
    with_partner: bool = False

    @property
    def trumps(self) -> tuple[Suit, ...]:
        """The suits that may be named trumps: clubs in Colour, any other in Suit (4.2)."""
        return tuple(suit for suit in Suit if (suit == COLOUR) == self.is_colour)


#: From the lowest to the highest.
CONTRACTS: dict[str, Contract] = {
    contract.name: contract
    for contract in (
        Contract("simple_suit", is_colour=False, tricks=5, with_partner=True),
        Contract("simple_colour", is_colour=True, tricks=5, with_partner=True),
        Contract("solo_suit", is_colour=False, tricks=5),
        Contract("solo_colour", is_colour=True, tricks=5),
        Contract("tout_suit", is_colour=False, tricks=8),
        Contract("tout_colour", is_colour=True, tricks=8),
    )
}

#: The names of the games from the lowest to the highest.
RANKING = tuple(CONTRACTS)


def is_higher(contract: str, standing: str | None) -> bool:
    """Whether a game outranks another, or any game that nobody has bid yet.

    >>> is_higher("solo_suit", "simple_colour"), is_higher("solo_suit", "solo_suit")
    (True, False)
    """
    return standing is None or RANKING.index(contract) > RANKING.index(standing)
