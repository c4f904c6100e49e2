"""The play of the cards (section 5) and the early end (section 6.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from spadille.cards import Card, CardSet, Seat
from spadille.games.solo import rule
from spadille.games.solo.action import EndDeal
from spadille.games.solo.profile import Options
from spadille.games.solo.settlement import is_certain
from spadille.games.solo.state import State
from spadille.rules.legal import Legal
from spadille.rules.obligation import Ladder, Obligation, Situation, playable
from spadille.rules.order import TrickOrder


def duties(options: Options, state: State) -> Ladder:
    """The duties of the seat that plays next."""
    situation = Situation.of(state.trick, state.order, is_first_trick=not state.tricks)
    return laws(options, state)(situation)


def laws(options: Options, state: State) -> Callable[[Situation], Ladder]:
    """The ladder of each situation in this game; the same object for the same laws."""
    return _laws(state.order, state.called if options.must_play_called_ace else None)


@lru_cache(maxsize=256)
def _laws(order: TrickOrder, called: Card | None) -> Callable[[Situation], Ladder]:
    return partial(ladder, order, called=called)


@lru_cache(maxsize=4096)
def ladder(order: TrickOrder, situation: Situation, called: Card | None = None) -> Ladder:
    """The duties in a situation: none on lead, else to follow, first with a card that must fall."""
    led = situation.led
    if led is None:
        return ()
    suit, cited = order.mates(led), rule.FOLLOW_SUIT if order.lane(led) else rule.FOLLOW_TRUMP
    follow = Obligation(cited, suit, suit)
    if called is None or called not in suit:
        return (follow,)
    ace = CardSet((called,))
    return (Obligation(rule.PLAY_CALLED_ACE, ace, ace), follow)


def legal_play(options: Options, state: State, seat: Seat) -> Legal:
    """The cards the seat may play, and whether it may end the deal."""
    cards = playable(state.hands[seat].known, duties(options, state))
    return Legal(choices=(EndDeal(),) if may_end(options, state) else (), play=cards)


def may_end(options: Options, state: State) -> bool:
    """Whether the seat on lead may end the deal (6.2)."""
    return options.early_end == "offered" and not state.trick and is_certain(state)
