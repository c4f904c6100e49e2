"""Why a choice is good, in one word of a short list, from what its seat sees."""

from __future__ import annotations

from typing import Any, Final

from spadille.analysis.handmeter import leaves_open, measure
from spadille.analysis.standpoint import Standpoint
from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook, has_contracts

#: Every reason there is; ``reason-`` and its name is the message.
REASONS: Final = (
    "only-choice",
    # Before the play
    "promises-most",
    "leaves-open",
    "came-to-most",
    "promises-too-little",
    "longest-trumps",
    "turned-trump",
    "keeps-winners",
    "throws-high",
    "passes-danger",
    "stays-out",
    # Something said during the play
    "hopeless",
    "worth-playing",
    "sure-of-all",
    "certain",
    # What becomes of a moon
    "stands-better",
    # A card of whoever wants tricks
    "draws-trumps",
    "plays-winner",
    "forces-declarer",
    "leads-through",
    "leads-up-to",
    "develops-suit",
    "takes-trick",
    "trumps-in",
    "goes-over",
    "keeps-winner",
    "leaves-to-partner",
    "follows-low",
    "throws-loser",
    # A card of whoever wants none
    "stays-under",
    "leads-low",
    "gets-rid-of-high",
    "shortens-suit",
    "throws-points",
    "takes-cheaply",
    "pushes-nolo",
)

#: What is said rather than played, by the name of the action.
_SAID = {
    "NameTrump": "longest-trumps",
    "Declare": "promises-most",
    "KeepTurned": "turned-trump",
    "StayOut": "stays-out",
    "GiveUp": "hopeless",
    "PlayOn": "worth-playing",
    "AnnounceTout": "sure-of-all",
    "EndPlay": "certain",
    "EndDeal": "certain",
    "SubtractOwn": "stands-better",
    "AddToOthers": "stands-better",
}


def reason(rulebook: Rulebook[Any], view: Any, seat: Seat, action: Action) -> str:
    """The reason for a legal action; nothing but what the seat sees decides.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> reason(table.rulebook, table.view(0), Seat(0), Play(Card("SA")))
    'draws-trumps'
    """
    legal = rulebook.legal(view, seat)
    if isinstance(action, Play):
        if len(legal.play) == 1:
            return "only-choice"
        return _of_card(Standpoint(rulebook, view, seat), action.card, legal.play)
    if isinstance(action, Pass):
        return "promises-too-little"
    if isinstance(action, Exchange):
        return _of_exchange(rulebook, view)
    if isinstance(action, Bid):
        return _of_bid(rulebook, view, seat, action, legal)
    return _SAID.get(type(action).__name__, "promises-most")


def _of_bid(rulebook: Rulebook[Any], view: Any, seat: Seat, bid: Bid, legal: Legal) -> str:
    """A bid that is not the one of which the hand meter promises most has a reason of its own."""
    may_bid = {each.contract for each in legal.choices if isinstance(each, Bid)}
    told = measure(rulebook, view, seat).estimates
    promised = {each.contract: round(each.points, 1) for each in told if each.contract in may_bid}
    if not promised or promised.get(bid.contract) == max(promised.values()):
        return "promises-most"
    return "leaves-open" if leaves_open(rulebook, bid.contract) else "came-to-most"


def _of_exchange(rulebook: Rulebook[Any], view: Any) -> str:
    if not has_contracts(rulebook):
        return "passes-danger"
    is_nolo = view.contract is not None and view.contract.family == "nolo"
    return "throws-high" if is_nolo else "keeps-winners"


def _of_card(at: Standpoint, card: Card, legal: CardSet) -> str:
    if at.is_avoiding:
        return _avoiding(at, card)
    return _leading(at, card) if at.best is None else _following(at, card, legal)


def _leading(at: Standpoint, card: Card) -> str:
    if at.is_nolo:
        return "gets-rid-of-high" if at.is_master(card) else "pushes-nolo"
    if at.is_trump(card) and at.is_left(card):
        return "draws-trumps"
    if at.is_master(card):
        return "plays-winner"
    if at.is_declarers_side:
        return "develops-suit"
    if at.is_void(at.declarer, card):
        return "forces-declarer"
    if at.after[:1] == (at.declarer,):
        return "leads-through"
    before = at.after[: at.after.index(at.declarer)]
    return "leads-up-to" if any(map(at.is_friend, before)) else "develops-suit"


def _following(at: Standpoint, card: Card, legal: CardSet) -> str:
    assert at.best is not None
    if at.is_nolo:
        may_be_caught = at.declarer in at.after or at.holder == at.declarer
        is_under = not at.order.beats(card, at.best)
        return "pushes-nolo" if may_be_caught and is_under else "gets-rid-of-high"
    if at.order.beats(card, at.best):
        return _winning(at, card)
    if at.is_friend(at.holder):
        return "leaves-to-partner"
    is_able = any(at.order.beats(other, at.best) for other in legal)
    if is_able and at.is_following(card):
        return "keeps-winner"
    return "follows-low" if at.is_following(card) else "throws-loser"


def _winning(at: Standpoint, card: Card) -> str:
    if at.is_trump(card) and not at.is_following(card):
        return "trumps-in"
    if at.after and not at.is_master(card):
        return "goes-over"
    return "plays-winner" if at.may_be_trumped(card) else "takes-trick"


def _avoiding(at: Standpoint, card: Card) -> str:
    if at.best is None:
        return "gets-rid-of-high" if at.is_master(card) else "leads-low"
    if at.order.beats(card, at.best):
        return "takes-cheaply"
    if at.is_following(card):
        return "stays-under"
    if at.counts(card):
        return "throws-points"
    return "gets-rid-of-high" if at.is_over_others(card) else "shortens-suit"
