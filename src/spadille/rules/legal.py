"""What a seat may do, described rather than listed."""

from __future__ import annotations

import msgspec

from spadille.cards import CardSet
from spadille.rules.action import Action, Exchange, Play


class Selection(msgspec.Struct, frozen=True):
    """Any ``minimum`` to ``maximum`` of these cards, both numbers included."""

    minimum: int
    maximum: int
    cards: CardSet


class Legal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one seat may do now: one of the choices, an exchange, or a card to the trick.

    With ``may_wait`` nothing has to be done: the table waits for somebody else.
    """

    choices: tuple[Action, ...] = ()
    exchange: Selection | None = None
    play: CardSet = CardSet()
    may_wait: bool = False

    def __bool__(self) -> bool:
        return bool(self.choices or self.exchange is not None or self.play)

    def allows(self, action: Action) -> bool:
        """Whether the action is among what is described."""
        if isinstance(action, Play):
            return action.card in self.play
        if isinstance(action, Exchange):
            chosen = self.exchange
            return (
                chosen is not None
                and action.cards <= chosen.cards
                and chosen.minimum <= len(action.cards) <= chosen.maximum
            )
        return action in self.choices


#: What a seat may do that is not asked for anything.
NOTHING = Legal()
