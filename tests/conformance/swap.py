"""Two worlds that one seat cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from spadille.cards import Card, Seat, Viewer
from spadille.rules.action import Action, Deal
from spadille.rules.codec import decoder_of, encode
from spadille.rules.event import Event
from spadille.rules.rule import IllegalAction
from tests.conformance.laws import LAWS
from tests.conformance.playing import Book, begun, fold, seen


class Swap:
    """Two worlds that differ by two cards which ``viewer`` cannot see, played alike."""

    def __init__(self, book: Book, viewer: Viewer, seed: int) -> None:
        self.book, self.viewer, self.chance = book, viewer, random.Random(seed)
        self.dealer = Seat(seed % book.seats)
        self.showing = LAWS[book.profile.game].showing
        self.actions = decoder_of(book.actions)
        deck = list(book.pack)
        self.chance.shuffle(deck)
        self.states = [begun(book, self.dealer, seed // book.seats)] * 2
        dealt = book.decide(self.states[0], None, Deal(self.dealer, tuple(deck)))
        mine = self._in_own_hand(fold(book, self.states[0], dealt))
        unseen = [card for card in deck if card not in mine]
        self.pair = self.chance.sample(unseen, 2)
        #: The deal itself may show one of the two cards.
        self.is_alike = self.step(None, Deal(self.dealer, tuple(deck)))

    def _in_own_hand(self, state: Any) -> set[Card]:
        return set() if self.viewer is None else set(state.hands[self.viewer].known)

    def other(self, action: Action) -> Action:
        """The action in the other world: each of the two cards stands for its fellow."""
        first, second = (card.text.encode() for card in self.pair)
        text = encode(action).replace(b'"%b"' % first, b'"?"')
        text = text.replace(b'"%b"' % second, b'"%b"' % first).replace(b'"?"', b'"%b"' % second)
        swapped = self.actions.decode(text)
        assert isinstance(swapped, Action)
        return swapped

    def step(self, seat: Seat | None, action: Action) -> bool:
        """Act in both worlds; whether they still look alike to the viewer, as then they must."""
        try:
            twin = self.book.decide(self.states[1], seat, self.other(action))
        except IllegalAction:
            return False
        told = self.book.decide(self.states[0], seat, action)
        both = (told, twin)
        worlds = zip(self.states, both, strict=True)
        self.states = [self._after(state, events) for state, events in worlds]
        if any(self._shows(events) for events in both):
            return False
        if any(set(self.pair) & self._in_own_hand(state) for state in self.states):
            return False
        bytes_seen = [[encode(event) for event in seen(events, self.viewer)] for events in both]
        where = f"{self.pair}, viewer {self.viewer}, after {action} by {seat}"
        assert bytes_seen[0] == bytes_seen[1], f"bytes differ: {where}"
        return True

    def _after(self, state: Any, events: Sequence[Event]) -> Any:
        for event in events:
            state = self.book.evolve(state, event)
        return state

    def _shows(self, events: Sequence[Event]) -> bool:
        texts = [encode(event) for event in events if isinstance(event, self.showing)]
        return any(b'"%b"' % card.text.encode() in text for card in self.pair for text in texts)

    def ask(self, action: Action) -> None:
        """Let the viewer look and try something: both worlds show and answer the same."""
        shown = [encode(self.book.picture(state, self.viewer)) for state in self.states]
        assert shown[0] == shown[1], f"pictures differ: {self.pair}, {self.viewer}"
        if self.viewer is None:
            return
        heard = []
        for state in self.states:
            try:
                events = self.book.decide(state, self.viewer, action)
                heard.append(type(events[0]).__name__)
            except IllegalAction as refusal:
                heard.append(str(refusal))
        assert heard[0] == heard[1], f"answers differ: {self.pair}, {self.viewer}, {action}"
