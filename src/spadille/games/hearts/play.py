"""The play of the cards (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.games.hearts import rule
from spadille.games.hearts.cards import (
    CLUBS,
    EVERY_CARD,
    HEARTS,
    ORDER,
    POINT_CARDS,
    QUEEN,
    THE_QUEEN,
    TWO_OF_CLUBS,
)
from spadille.games.hearts.event import LeaderNamed
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.legal import Legal
from spadille.rules.obligation import Ladder, Obligation, Situation, playable
from spadille.rules.rule import Rule


def leader_named(options: Options, state: State) -> LeaderNamed:
    """Who leads to the first trick: the two of clubs, or the dealer's left-hand neighbour (4.1)."""
    if options.two_of_clubs_leads == "no":
        return LeaderNamed(Seat((state.dealer + 1) % SEATS), None)
    holders = (seat for seat, hand in enumerate(state.hands) if TWO_OF_CLUBS in hand.known)
    return LeaderNamed(Seat(next(holders)), TWO_OF_CLUBS)


def breaks(options: Options, card: Card) -> bool:
    """Whether hearts are broken once this card is played, where that makes a difference (4.4)."""
    is_breaking = card in HEARTS or (card is QUEEN and options.qs_breaks_hearts)
    return is_breaking and (options.must_break_hearts or options.qs_only_after_broken)


def duties(options: Options, state: State) -> Ladder:
    """The duties of the seat that plays next."""
    situation = Situation.of(
        state.trick, ORDER, is_first_trick=not state.taken, latch=state.is_broken
    )
    return laws(options)(situation)


@lru_cache(maxsize=256)
def laws(options: Options) -> Callable[[Situation], Ladder]:
    """The ladder of each situation; the same object for the same options."""
    return partial(ladder, options)


@lru_cache(maxsize=8192)
def ladder(options: Options, situation: Situation) -> Ladder:
    """The duties in a situation; the latch is that hearts are broken."""
    if situation.led is None:
        return tuple(_leading(options, situation))
    return tuple(_following(options, situation, situation.led))


def legal_play(options: Options, state: State, seat: Seat) -> Legal:
    """The cards the seat may play."""
    return Legal(play=playable(state.hands[seat].known, duties(options, state)))


def _following(options: Options, situation: Situation, led: Card) -> Iterator[Obligation]:
    """Section 4.2 and 4.3; each duty yields to a hand that cannot do it."""
    suit = ORDER.mates(led)
    yield Obligation(rule.FOLLOW_SUIT, suit, suit)
    if situation.is_first_trick and options.no_points_first_trick:
        yield _without(POINT_CARDS, rule.FIRST_TRICK)
    if options.qs_only_after_broken and not situation.latch:
        yield _without(THE_QUEEN, rule.QUEEN_WAITS)


def _leading(options: Options, situation: Situation) -> Iterator[Obligation]:
    """Section 4.1, 4.3 and 4.5."""
    if situation.is_first_trick:
        yield from _opening(options)
    barred = HEARTS if options.must_break_hearts else NO_CARDS
    if options.qs_only_after_broken:
        barred |= THE_QUEEN
    if situation.latch or not barred:
        return
    allowed = EVERY_CARD - barred
    needs = allowed - THE_QUEEN if options.hearts_instead_of_qs_lead else allowed
    yield Obligation(rule.UNBROKEN, needs, allowed)


def _opening(options: Options) -> Iterator[Obligation]:
    if options.two_of_clubs_leads == "yes":
        two = CardSet((TWO_OF_CLUBS,))
        yield Obligation(rule.TWO_OF_CLUBS, two, two)
    elif options.two_of_clubs_leads == "any_club":
        yield Obligation(rule.CLUB_LEAD, CLUBS, CLUBS)
    elif options.no_points_first_trick:
        yield _without(POINT_CARDS, rule.FIRST_TRICK)


def _without(barred: CardSet, cited: Rule) -> Obligation:
    allowed = EVERY_CARD - barred
    return Obligation(cited, allowed, allowed)
