"""What can happen in a deal of each game of Spanish Solo, and what a record shows of it."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.solo.action import EndDeal, Hold
from spadille.games.solo.contract import CONTRACTS, RANKING
from spadille.games.solo.event import PartnerShown, SoloSettled
from spadille.games.solo.state import TRICKS
from spadille.notation.replay import Turn
from spadille.rules.action import Bid, Play

PASSED_OUT = "passed_out"
#: The rule sets by which the records are played: the usual one, and one in which deals end early.
RULES = ("solo/american@1", "solo/german-like@1")


def possible(name: str) -> set[str]:
    """Every way a game can end, and every turn it can take on the way there."""
    if name == PASSED_OUT:
        return {PASSED_OUT}
    ends = {"made, played out", "lost, played out", "lost, ended early", "bid"}
    # That all tricks will be taken is certain only when they are.
    if CONTRACTS[name].tricks < TRICKS:
        ends.add("made, ended early")
    if name != RANKING[0]:
        ends |= {"overbid held", "announced higher"}
    if CONTRACTS[name].with_partner:
        ends |= {
            "ace led",
            "ace followed",
            "ace thrown away",
            "ace never played",
            "trump ace called",
            "king called",
        }
    return ends


def shown(turns: Sequence[Turn], result: SoloSettled) -> set[str]:
    """What a finished deal shows of all that is possible."""
    if result.contract is None:
        return {PASSED_OUT}
    actions = [turn.action for turn in turns]
    ended = "ended early" if EndDeal() in actions else "played out"
    found = {f"{result.outcome}, {ended}"}
    if Hold() in actions:
        found.add("overbid held")
    bids = [action.contract for action in actions if isinstance(action, Bid)]
    found.add("bid" if bids[-1] == result.contract else "announced higher")
    return found | (_of_the_ace(turns, result) if result.ace is not None else set())


def _of_the_ace(turns: Sequence[Turn], result: SoloSettled) -> set[str]:
    found = set()
    assert result.ace is not None
    if result.ace.rank == "K":
        found.add("king called")
    if result.ace.suit == result.trump:
        found.add("trump ace called")
    plays = [turn for turn in turns if isinstance(turn.action, Play)]
    for place, turn in enumerate(plays):
        if any(isinstance(event, PartnerShown) for event in turn.events):
            lead = plays[place - place % 4].action
            assert isinstance(lead, Play)
            if place % 4 == 0:
                return found | {"ace led"}
            follows = result.ace in turn.legal.play and lead.card.suit == result.ace.suit
            return found | {"ace followed" if follows else "ace thrown away"}
    return found | {"ace never played"}
