"""What to bid, and what to declare."""

from __future__ import annotations

from spadille.bots.solo import appraisal
from spadille.cards import Seat
from spadille.games.solo.action import Declare, Hold
from spadille.games.solo.contract import RANKING
from spadille.games.solo.profile import Options
from spadille.games.solo.state import State
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal

#: The points a bid must promise while others may still bid: more than nothing, for whoever passes
#: may yet be called as the partner, and a lower bar loses more games and wins no more points; and
#: when all others have passed, so that nobody would play.
_ENOUGH = 1.0
_ENOUGH_ALONE = 0.0


def choose(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """Yes, or the lowest bid, where a game that high promises enough; else a pass."""
    found = weigh(options, legal, view, seat)
    return max(found, key=found.__getitem__)


def weigh(options: Options, legal: Legal, view: State, seat: Seat) -> dict[Action, float]:
    """What a pass must be worth to be better, and the least a seat can say to stay in."""
    passed = _ENOUGH_ALONE if view.auction.alive == (seat,) else _ENOUGH
    call = lowest(legal)
    if call is None:
        return {Pass(): passed}
    height = view.auction.standing if isinstance(call, Hold) else call.contract
    assert height is not None
    hand, is_leading = view.hands[seat].known, seat == view.leadhand
    games = RANKING[RANKING.index(height) :]
    promised = max(appraisal.best(options, name, hand, is_leading) for name in games)
    return {Pass(): passed, call: promised}


def lowest(legal: Legal) -> Hold | Bid | None:
    """The least a seat can say to stay in."""
    if Hold() in legal.choices:
        return Hold()
    return next((choice for choice in legal.choices if isinstance(choice, Bid)), None)


def declare(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """The game, trumps and ace that promise the most."""
    hand, is_leading = view.hands[seat].known, seat == view.leadhand

    def promised(choice: Action) -> float:
        assert isinstance(choice, Declare)
        return appraisal.points(options, choice, hand, is_leading)

    return max(legal.choices, key=promised)
