"""Actions in words: ``1:SA`` plays a card, ``1:solo`` bids, ``1:exchange H2 H3`` changes two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from spadille.cards import Card, CardSet, Suit
from spadille.notation import word
from spadille.notation.error import Expected, NotationError
from spadille.notation.word import Word
from spadille.rules.action import Action, Bid, Deal, Play, tag_of
from spadille.rules.rulebook import Rulebook


def action_text(action: Action) -> str:
    """An action in words; a bid and a played card need no verb.

    >>> action_text(Play(Card("SA"))), action_text(Bid("solo"))
    ('SA', 'solo')
    """
    given = (getattr(action, name) for name in action.__struct_fields__)
    values = [_value_text(value) for value in given if value is not None]
    verb = [] if isinstance(action, Play | Bid) else [tag_of(type(action).__name__)]
    return " ".join(filter(None, verb + values))


class ActionReader:
    """Reads the actions of one game."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        kinds = set(get_args(rulebook.actions)) - {Deal, Play, Bid}
        self._kinds = {tag_of(kind.__name__): kind for kind in kinds}

    def read(self, words: Sequence[Word]) -> Action:
        """The action that the words tell; there must be one. Raises ``NotationError``."""
        verb, *values = words
        kind = self._kinds.get(verb.text)
        if kind is not None:
            return self._with_values(kind, verb, values)
        if values:
            raise values[0].error(Expected.ACTION)
        try:
            return Play(word.card(verb))
        except NotationError:
            return Bid(word.name(verb))

    def _with_values(self, kind: type[Action], verb: Word, values: list[Word]) -> Action:
        read: dict[str, object] = {}
        for field in msgspec.structs.fields(kind):
            if field.type is CardSet:
                read[field.name], values = word.cards(values), []
                continue
            if not values and not field.required:
                continue
            if not values:
                raise verb.error(Expected.WORD, field.name)
            read[field.name], values = _READERS[field.type](values[0]), values[1:]
        if values:
            raise values[0].error(Expected.ACTION)
        return kind(**read)


_READERS: dict[Any, Any] = {
    Card: word.card,
    Card | None: word.card,
    Suit: word.suit,
    str: word.name,
}


def _value_text(value: object) -> str:
    return value.value if isinstance(value, Suit) else str(value)
