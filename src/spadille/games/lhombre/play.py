"""The play of the cards (section 5), giving up, tout and the early end (sections 4.1 and 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.lhombre import rule, settlement
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, PlayOn
from spadille.games.lhombre.cards import BASTA, SPADILLE, matadors
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action
from spadille.rules.legal import Legal
from spadille.rules.obligation import Ladder, Obligation, Situation, playable
from spadille.rules.order import TrickOrder
from spadille.rules.rule import Rule

#: A tout must be announced before the fifth lead: with at most this many tricks finished (4.1).
TRICKS_BEFORE_TOUT_ENDS = 4

#: What a declarer may say who is asked whether he gives up, and is not on turn (4.1).
GIVING_UP = Legal(choices=(PlayOn(), GiveUp()))
#: Tricks in a row from the first, all his, after which a declarer leads to a tout or stops (4.2).
TRICKS_BEFORE_SIXTH_LEAD = 5


def duties(options: Options, state: State) -> Ladder:
    """The duties of the seat that plays next, for this contract."""
    situation = Situation.of(state.trick, state.order, is_first_trick=not state.tricks)
    return laws(options, state)(situation)


def laws(options: Options, state: State) -> Callable[[Situation], Ladder]:
    """The ladder of each situation under this contract; the same object for the same laws."""
    contract = state.contract
    assert contract is not None
    return _laws(contract.family, state.trump, options.privilege_ends_on, state.order)


@lru_cache(maxsize=256)
def _laws(
    family: str, trump: Suit | None, privilege: str, order: TrickOrder
) -> Callable[[Situation], Ladder]:
    return partial(ladder, family, trump, privilege, order)


@lru_cache(maxsize=4096)
def ladder(
    family: str, trump: Suit | None, privilege: str, order: TrickOrder, situation: Situation
) -> Ladder:
    """The duties in a situation: none on lead; else to follow, each contract in its own way."""
    led, winning = situation.led, situation.winning
    if led is None or winning is None:
        return ()
    if family == "nolo":
        return (_follow(rule.FOLLOW_NOLO, order, led),)
    if family == "grand":
        return _grand(order, led)
    assert trump is not None
    compelling = winning if privilege == "any" and order.lane(winning) == 0 else led
    return _trumps(order, trump, led, compelling)


def _follow(cited: Rule, order: TrickOrder, led: Card) -> Obligation:
    suit = order.mates(led)
    return Obligation(cited, suit, suit)


def _trumps(order: TrickOrder, trump: Suit, led: Card, compelling: Card) -> Ladder:
    """Section 5.2 and 5.3: a matador falls only to a higher one that was led."""
    if order.lane(led) != 0:
        return (_follow(rule.FOLLOW_SUIT, order, led),)
    privileged = CardSet(matadors(trump)) - order.below(compelling)
    return (Obligation(rule.FOLLOW_TRUMP, order.trumps - privileged, order.trumps),)


def _grand(order: TrickOrder, led: Card) -> Ladder:
    """Section 5, Grand 1 to 3: black aces are of no suit, and spadille draws basta."""
    if led is SPADILLE:
        basta = CardSet((BASTA,))
        return (Obligation(rule.CLUB_ACE_FALLS, basta, basta),)
    if led is BASTA:
        return ()
    return (_follow(rule.FOLLOW_GRAND, order, led),)


def legal_play(options: Options, state: State, seat: Seat) -> Legal:
    """The cards the seat may play, and what else it may say on its turn."""
    cards = playable(state.hands[seat].known, duties(options, state))
    return Legal(choices=tuple(_choices(options, state, seat)), play=cards)


def _choices(options: Options, state: State, seat: Seat) -> list[Action]:
    choices: list[Action] = []
    if may_give_up(options, state, seat):
        choices.append(GiveUp())
    if may_announce_tout(options, state, seat):
        choices.append(AnnounceTout())
    if may_end(options, state, seat):
        choices.append(EndPlay())
    return choices


def may_give_up(options: Options, state: State, seat: Seat) -> bool:
    """Whether the declarer may give up: until a second card is played, or his own (4.1).

    Several in a nolo may not: each is settled by his own tricks (3.3).
    """
    return (
        state.declarers == (seat,)
        and has_give_up(options, state)
        and not state.tricks
        and not state.is_played_on
        and not state.is_tout
        and len(state.trick) <= (1 if options.give_up == "first_lead" else 0)
    )


def must_decide_before_lead(options: Options, state: State) -> bool:
    """Whether play waits for a declarer who gives up, or not, before somebody else leads (7.23)."""
    return (
        options.give_up == "before"
        and may_give_up(options, state, state.declarer)
        and state.leader != state.declarer
    )


def must_decide_after_lead(options: Options, state: State) -> bool:
    """Whether play waits for a declarer who plays last to the first trick to see the lead (4.1)."""
    return (
        len(state.trick) == 1
        and may_give_up(options, state, state.declarer)
        and (state.turn != state.declarer and state.leader != state.declarer)
    )


def has_give_up(options: Options, state: State) -> bool:
    """Whether the contract may be given up at its time (4.1)."""
    contract = state.contract
    if contract is None:
        return False
    value = options.values.get(settlement.valued_as(options, contract.name, state.trump))
    return value is not None and value.give_up is not None


def may_announce_tout(options: Options, state: State, seat: Seat) -> bool:
    """Whether a tout may be announced: all tricks his so far, before the fifth lead (4.1)."""
    return (
        options.tout == "before_fifth_lead"
        and seat in state.declarers
        and _may_still_tout(state)
        and len(state.tricks) <= TRICKS_BEFORE_TOUT_ENDS
    )


def is_sixth_lead(options: Options, state: State) -> bool:
    """Whether the declarer stops here or leads to a tout, all five tricks being his (4.2)."""
    return (
        options.tout == "sixth_lead"
        and _may_still_tout(state)
        and len(state.tricks) == TRICKS_BEFORE_SIXTH_LEAD
        and not state.trick
    )


def _may_still_tout(state: State) -> bool:
    contract = state.contract
    if contract is None or not contract.may_tout or state.is_tout:
        return False
    return all(winner == state.declarer for winner in state.taken)


def is_open(options: Options, state: State) -> bool:
    """Whether the time has come to lay the declarer's hand open, where that is played (7.20)."""
    contract = state.contract
    if contract is None or not contract.is_open or state.exchanging:
        return False
    if options.open_hand == "before":
        return True
    played = [seat for trick in (*state.tricks, state.trick) for seat, _ in trick.plays]
    return bool(played) if options.open_hand == "first_lead" else state.declarer in played


def may_end(options: Options, state: State, seat: Seat) -> bool:
    """Whether the seat on lead may end a deal whose score is certain (6)."""
    return not state.trick and state.leader == seat and settlement.is_certain(options, state)


def is_stopped(options: Options, state: State) -> bool:
    """Whether the play is over because the score is certain and the rules have it so (6)."""
    return (
        options.early_end == "forced"
        and not state.trick
        and not is_sixth_lead(options, state)
        and settlement.is_certain(options, state)
    )
