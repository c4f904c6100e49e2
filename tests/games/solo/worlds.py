"""Two worlds that differ only in who holds the called ace.

The called ace and one other card have changed places between two hands; a viewer sees neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from spadille.cards import Card, CardSet, Seat, Viewer
from spadille.games.solo import Solo
from spadille.games.solo.action import Declare, EndDeal, Hold
from spadille.games.solo.state import State
from spadille.notation import position
from spadille.notation.layout import deck_of
from spadille.rules.action import Action, Bid, Deal, Pass, Play
from spadille.rules.codec import encode
from spadille.rules.event import Event
from spadille.rules.rule import IllegalAction
from spadille.rules.rulebook import awaited
from spadille.server.views import Views
from tests.games.solo.table import SEATS


class World:
    """One world, and what a viewer sees of it."""

    def __init__(self, rules: Solo, deck: list[Card], dealer: Seat, viewer: Viewer) -> None:
        self.rules, self.viewer = rules, viewer
        self.truth: State = rules.start(dealer)
        self.view = self.truth
        self.frames: list[bytes] = []
        self.table = Views(rules, dealer)
        self.act(None, Deal(dealer, tuple(deck)))

    def act(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """Let somebody act."""
        events = self.rules.decide(self.truth, seat, action)
        for event in events:
            seen = event.seen_by(self.viewer)
            self.frames.append(encode(seen))
            self.truth = self.rules.evolve(self.truth, event)
            self.view = self.rules.evolve(self.view, seen)
        self.table.happened(events)
        return events

    def look(self) -> list[object]:
        """Everything the viewer can find out, by looking and by trying."""
        found: list[object] = [
            self.view,
            self.frames,
            encode(self.rules.picture(self.view, self.viewer)),
            encode(self.rules.picture(self.truth, self.viewer)),
            position.write(self.rules, self.view),
            self.rules.to_act(self.truth),
            awaited(self.rules, self.truth),
            self.table.awaited,
            encode(self.table.scene(self.viewer, (), 0)),
        ]
        if self.viewer is not None:
            found += [
                self.rules.legal(self.truth, self.viewer),
                self.rules.barred(self.truth, self.viewer),
                [self._answer(action) for action in self._tries()],
            ]
        return found

    def _tries(self) -> Iterator[Action]:
        yield from (Pass(), Hold(), Bid("tout_colour"), EndDeal())
        yield from (Play(card) for card in self.rules.pack)
        if self.truth.trump is not None:
            yield Declare("simple_suit", self.truth.trump, self.truth.called)

    def _answer(self, action: Action) -> str:
        try:
            return type(self.rules.decide(self.truth, self.viewer, action)[0]).__name__
        except IllegalAction as refusal:
            return str(refusal)


def bid_simple(world: World, declarer: Seat, ace: Card, chance: Random) -> Iterator[Action]:
    """What happens until a seat has called an ace."""
    while not world.truth.declarers:
        yield Bid("simple_suit") if world.rules.to_act(world.truth) == {declarer} else Pass()
    legal = world.rules.legal(world.truth, declarer)
    yield chance.choice([each for each in legal.choices if getattr(each, "ace", None) is ace])


class Pair:
    """The two worlds of a seed, and the two cards that have changed places."""

    def __init__(self, rules: Solo, seed: int) -> None:
        self.chance = chance = Random(f"ace {seed}")
        deck, dealer = list(rules.pack), Seat(seed % 4)
        while True:
            chance.shuffle(deck)
            hands = World(rules, deck, dealer, None).truth.hands
            self.declarer, holder, other, third = chance.sample(SEATS, 4)
            aces = [card for card in hands[holder].known if card.rank == "A"]
            if aces:
                break
        self.ace = chance.choice(aces)
        self.fellow = chance.choice(list(hands[other].known))
        self.viewer = chance.choice((self.declarer, third, None))
        swap = {self.ace: self.fellow, self.fellow: self.ace}
        swapped = [swap.get(card, card) for card in deck]
        self.worlds = [World(rules, each, dealer, self.viewer) for each in (deck, swapped)]

    def begin(self) -> bool:
        """Bid a Simple and call the ace in both worlds; whether these rules let it be called."""
        try:
            for action in bid_simple(self.worlds[0], self.declarer, self.ace, self.chance):
                self.both(action)
        except IndexError:
            return False
        return True

    def both(self, action: Action) -> None:
        """Let whoever is on turn do the same in both worlds."""
        (seat,) = self.worlds[0].rules.to_act(self.worlds[0].truth)
        for world in self.worlds:
            world.act(seat, action)

    @property
    def common(self) -> list[Card]:
        """The cards that can be played in both worlds and tell nothing."""
        one, two = (
            world.rules.legal(world.truth, min(world.rules.to_act(world.truth))).play
            for world in self.worlds
        )
        return list((one & two) - CardSet((self.ace, self.fellow)))

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return self.worlds[0].rules.is_over(self.worlds[0].truth)


def compare(pair: Pair) -> int:
    """Play until the worlds must part; how often they were looked at and alike."""
    compared = 0
    while not pair.is_over:
        seen = [world.look() for world in pair.worlds]
        assert seen[0] == seen[1], f"{pair.ace} and {pair.fellow}, viewer {pair.viewer}"
        compared += 1
        common = pair.common
        if not common:
            break
        pair.both(Play(pair.chance.choice(common)))
    return compared


class Told:
    """A deal with a called ace, of which the viewer is not the partner, as it is played."""

    def __init__(self, rules: Solo, seed: int) -> None:
        self.rules = rules
        self.chance = chance = Random(f"deal {seed}")
        self.dealer = Seat(seed % 4)
        deck = chance.sample(list(rules.pack), len(rules.pack))
        self.world = World(rules, deck, self.dealer, None)
        self.hands = [hand.known for hand in self.world.truth.hands]
        self.steps: list[tuple[Seat, Action]] = []

    def act(self, action: Action) -> None:
        """Let whoever is on turn act."""
        (seat,) = self.rules.to_act(self.world.truth)
        self.world.act(seat, action)
        self.steps.append((seat, action))

    def begin(self) -> bool:
        """Bid a Simple and call any ace; whether there was one to call."""
        declarer = self.chance.choice(SEATS)
        while not self.world.truth.declarers:
            mine = self.rules.to_act(self.world.truth) == {declarer}
            self.act(Bid("simple_suit") if mine else Pass())
        legal = self.rules.legal(self.world.truth, declarer)
        calls = [each for each in legal.choices if getattr(each, "ace", None) is not None]
        if calls:
            self.act(self.chance.choice(calls))
        return bool(calls)

    def play(self) -> None:
        """Let whoever is on turn play any card."""
        (seat,) = self.rules.to_act(self.world.truth)
        self.act(Play(self.chance.choice(list(self.rules.legal(self.world.truth, seat).play))))

    @property
    def holder(self) -> Seat | None:
        """Who has the called ace in his hand."""
        called = self.world.truth.called
        hands = enumerate(self.world.truth.hands)
        return next((Seat(at) for at, hand in hands if called and called in hand.known), None)

    def seen_by(self, viewer: Viewer) -> World:
        """The deal so far before a viewer."""
        world = self._replayed(self.hands, viewer)
        assert world is not None
        return world

    def otherwise(self, viewer: Viewer) -> World | None:
        """The same with the cards dealt otherwise that lie face down for the viewer.

        Nothing where somebody could not have played so.
        """
        now = [hand.known for hand in self.world.truth.hands]
        others = [seat for seat in SEATS if seat != viewer]
        hidden = [card for seat in others for card in now[seat]]
        self.chance.shuffle(hidden)
        hands = list(self.hands)
        for seat in others:
            size = len(now[seat])
            hands[seat] = (hands[seat] - now[seat]) | CardSet(hidden[:size])
            hidden = hidden[size:]
        return self._replayed(hands, viewer)

    def _replayed(self, hands: list[CardSet], viewer: Viewer) -> World | None:
        deck = list(deck_of(self.rules, self.dealer, hands, ()))
        world = World(self.rules, deck, self.dealer, viewer)
        try:
            for seat, action in self.steps:
                world.act(seat, action)
        except IllegalAction:
            return None
        return world
