"""Hearts by one rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.cards import Card, CardSet, Pack, Seat, Talon, Viewer, seats_from
from spadille.games.hearts import cardplay, hidden, passing, picture, play, rule, settlement
from spadille.games.hearts import position as positions
from spadille.games.hearts.action import AddToOthers, HeartsAction, SubtractOwn
from spadille.games.hearts.cards import ORDER, PACK
from spadille.games.hearts.event import HeartsBroken, HeartsEvent, MoonChosen, MoonShot
from spadille.games.hearts.evolve import evolve
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, TRICKS, Phase, State
from spadille.rules import dealing
from spadille.rules.action import Action, Deal, Exchange, Play
from spadille.rules.cardplay import CardPlay
from spadille.rules.event import Dealt, Event, Played, TrickTaken
from spadille.rules.hidden import Hidden, World
from spadille.rules.legal import NOTHING, Legal
from spadille.rules.obligation import barred
from spadille.rules.order import TrickOrder
from spadille.rules.picture import Offer, Picture
from spadille.rules.position import Position
from spadille.rules.profile import Profile
from spadille.rules.rule import IllegalAction, Rule
from spadille.rules.standing import FIRST, Standing

#: What whoever shot the moon may do where the choice is his (5.2).
MOON = Legal(choices=(SubtractOwn(), AddToOthers()))


class Hearts:
    """The rulebook of Hearts; see ``spadille.rules.rulebook`` for what each question means."""

    pack: Pack = PACK
    seats: int = SEATS
    is_clockwise: bool = True
    actions: Any = HeartsAction
    events: Any = HeartsEvent

    def __init__(self, profile: Profile[Options]) -> None:
        self.profile = profile
        self._options = profile.options

    def start(self, dealer: Seat, standing: Standing = FIRST) -> State:
        """The state before the cards are dealt."""
        return State(dealer, Standing(standing.number, standing.points or (0,) * SEATS))

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that may act now: in the pass all that have not passed."""
        match state.phase:
            case Phase.DEAL | Phase.OVER:
                return frozenset()
            case Phase.PASSING:
                return passing.waiting(state)
            case Phase.PLAY:
                return frozenset((state.turn,))
            case Phase.MOON:
                assert state.shooter is not None
                return frozenset((state.shooter,))

    def legal(self, state: State, seat: Seat) -> Legal:
        """What the seat may do now."""
        if seat not in self.to_act(state):
            return NOTHING
        match state.phase:
            case Phase.PASSING:
                return passing.legal_pass(self._options, state, seat)
            case Phase.MOON:
                return MOON
            case _:
                return play.legal_play(self._options, state, seat)

    def decide(self, state: State, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """What follows from an action; raises ``IllegalAction``."""
        events = [self._first_event(state, seat, action)]
        state = evolve(state, events[0])
        while (consequence := self._consequence(state)) is not None:
            events.append(consequence)
            state = evolve(state, consequence)
        return tuple(events)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def is_over(self, state: State) -> bool:
        """Whether the deal has been settled."""
        return state.settled is not None

    def next_dealer(self, state: State) -> Seat:
        """The dealer's left-hand neighbour (3.1)."""
        return seats_from(state.dealer, SEATS)[1]

    def is_counted(self, state: State) -> bool:
        """Every hand counts."""
        return True

    def is_match_over(self, standing: Standing) -> bool:
        """Whether somebody has reached the target, and a tie does not keep the match going (6)."""
        return settlement.is_match_over(self._options, standing.points or (0,) * SEATS)

    def winners(self, points: tuple[int, ...]) -> tuple[Seat, ...]:
        """The seats with the fewest points (6.2)."""
        return settlement.winners(self._options, points)

    def position(self, state: State) -> Position:
        """A state, the truth or a view, as a position that can be written down."""
        return positions.written(state, self.to_act(state))

    def set_up(self, position: Position) -> State:
        """The state of a position; raises ``FaultyGame``."""
        return positions.set_up(self._options, position, self.to_act)

    def barred(self, state: State, seat: Seat) -> Mapping[Card, Rule]:
        """The cards of a seat that may not be played to this trick, each with the rule."""
        if state.phase != Phase.PLAY or state.turn != seat:
            return {}
        return barred(state.hands[seat].known, play.duties(self._options, state))

    def order(self, state: State) -> TrickOrder:
        """The order of the cards, which never changes."""
        return ORDER

    def card_play(self, state: State) -> CardPlay | None:
        """The play of the cards by itself, or none where cards are not being played."""
        return cardplay.card_play(self._options, state) if state.phase == Phase.PLAY else None

    def hidden(self, view: State) -> Hidden:
        """What lies face down in a view, and where it may lie."""
        return hidden.hidden(self._options, view)

    def imagined(self, view: State, found: Hidden, world: World) -> State:
        """The truth if what lies face down in a view lies so."""
        return hidden.imagined(view, found, world)

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What ``viewer`` has before him; ``state`` must be his view."""
        return picture.picture(self, self._options, state, viewer)

    def offers(self) -> tuple[Offer, ...]:
        """Nothing: there is no auction in Hearts."""
        return ()

    def _first_event(self, state: State, seat: Seat | None, action: Action) -> Event:
        if isinstance(action, Deal):
            return self._dealt(state, seat, action)
        if seat is None or seat not in self.to_act(state):
            raise IllegalAction(self._out_of_turn(state, seat))
        if not self.legal(state, seat).allows(action):
            raise self._refusal(state, seat, action)
        return self._event(state, seat, action)

    def _dealt(self, state: State, seat: Seat | None, action: Deal) -> Dealt:
        if seat is not None or state.phase != Phase.DEAL or action.dealer != state.dealer:
            raise IllegalAction(rule.DEAL)
        dealing.check(self.pack, action.deck)
        hands = [CardSet()] * SEATS
        for place, receiver in enumerate(seats_from(self.next_dealer(state), SEATS)):
            hands[receiver] = CardSet(action.deck[place::SEATS])
        return dealing.dealt(action, hands, Talon())

    def _event(self, state: State, seat: Seat, action: Action) -> Event:
        match action:
            case Exchange(cards=cards):
                return passing.passed(self._options, state, seat, cards)
            case Play(card=card):
                return Played(seat, card)
            case SubtractOwn():
                return MoonChosen(seat, "subtracted")
            case _:
                return MoonChosen(seat, "added")

    def _consequence(self, state: State) -> Event | None:
        """What follows of itself: the pass completed, hearts broken, a full trick, the end."""
        if state.leader is None:
            return self._pass_ended(state)
        if not state.is_broken and any(
            play.breaks(self._options, card) for card in state.trick.cards
        ):
            return HeartsBroken(state.trick.plays[-1][0])
        if len(state.trick) == SEATS:
            winner = ORDER.winning(state.trick.cards)
            return TrickTaken(next(seat for seat, card in state.trick.plays if card is winner))
        return self._ended(state) if len(state.taken) == TRICKS else None

    def _pass_ended(self, state: State) -> Event | None:
        has_passed = any(state.received) or not passing.is_passing(self._options, state)
        if has_passed:
            return play.leader_named(self._options, state)
        return None if passing.waiting(state) else passing.taken_up(self._options, state)

    def _ended(self, state: State) -> Event | None:
        if state.shooter is None and settlement.is_moon(self._options, state):
            shooter = settlement.shooter(state)
            assert shooter is not None
            return MoonShot(shooter)
        if state.settled is not None or settlement.is_waiting(self._options, state):
            return None
        return settlement.settle(self._options, state)

    def _out_of_turn(self, state: State, seat: Seat | None) -> Rule:
        has_passed = state.phase == Phase.PASSING and seat in range(SEATS)
        return rule.PASS_FINAL if has_passed else rule.TURN

    def _refusal(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match state.phase:
            case Phase.PASSING:
                return passing.refused_pass(self._options, state, seat, action)
            case Phase.MOON:
                return IllegalAction(rule.MOON)
        if not isinstance(action, Play):
            return IllegalAction(rule.PLAY)
        cited = self.barred(state, seat).get(action.card, rule.CARD_IN_HAND)
        led = {"led": state.trick.led.text} if state.trick else {}
        return IllegalAction(cited, card=action.card.text, **led)
