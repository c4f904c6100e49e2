"""What was found out about a deal, in the words of the asker's language."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.analysis.handmeter import Chance, share_won
from spadille.analysis.luck import Luck
from spadille.analysis.moment import Moment
from spadille.locales import Messages
from spadille.locales.figures import number, points
from spadille.rules.action import Action, Play
from spadille.rules.wording import action_in_words, done_in_words


def verdict_in_words(moment: Moment, messages: Messages) -> str:
    """The class of a decision with what it cost, and what would have been better."""
    say, costs = messages.say, (moment.known, moment.doubt, moment.open)
    if moment.is_match:
        known, doubt, open_ = (str(round(100 * cost)) for cost in costs)
    else:
        known, doubt, open_ = (number(say, cost) for cost in costs)
    kind = _kind(moment)
    in_words = done_in_words if kind == "verdict" else chosen_in_words
    return say(
        f"{kind}-{moment.verdict}",
        known=known,
        doubt=doubt,
        open=open_,
        better=in_words(moment.better, messages),
        best=in_words(moment.better_open, messages),
    )


def chosen_in_words(action: Action, messages: Messages) -> str:
    """One of several things that could be done, of which some are no cards.

    >>> from spadille.cards import Card
    >>> chosen_in_words(Play(Card("SA")), Messages("en"))
    'Play the ace of spades'
    """
    in_words = action_in_words if isinstance(action, Play) else done_in_words
    return in_words(action, messages)


def _kind(moment: Moment) -> str:
    """How a verdict is said: in chances for the match, of cards alone, or of whatever it be."""
    if moment.is_match:
        return "verdict-match"
    told = moment.better_open if moment.verdict == "bad_luck" else moment.better
    is_of_cards = isinstance(moment.done, Play) and isinstance(told, Play)
    return "verdict" if is_of_cards else "verdict-choice"


def chances_in_words(moment: Moment, messages: Messages) -> tuple[str, ...]:
    """How often the contract is won after what was done and after what is better, as far as known.

    Of a tout how often it is made, of a moon the chance for the match.
    """
    own, other = moment.chances, moment.better_chances
    kind = "ahead" if moment.is_match else "chance" if moment.trick else "bid"
    if _is_of_tout(own) or _is_of_tout(other):
        kind = "tout"
        own, other = (told if _is_of_tout(told) else () for told in (own, other))
    if moment.done == moment.better:
        other = ()
    if not own and not other:
        return ()
    known = "both" if own and other else "done" if own else "better"
    won, better = share_won(own), share_won(other)
    if known == "both" and won == better:
        return _other_end(own, other, messages)
    return (messages.say(f"review-{kind}", known=known, won=won, better=better),)


def _other_end(
    own: Sequence[Chance], other: Sequence[Chance], messages: Messages
) -> tuple[str, ...]:
    """The end of which there is most to tell where the contract is won as often; nothing if none.

    So a card that costs a declarer no win may cost him a codille.
    """
    shares = [{each.outcome: round(100 * each.chance) for each in told} for told in (own, other)]
    names = list(dict.fromkeys((*shares[0], *shares[1])))
    pairs = [(name, shares[0].get(name, 0), shares[1].get(name, 0)) for name in names]
    told = max(pairs, key=lambda pair: abs(pair[1] - pair[2]))
    if told[1] == told[2]:
        return ()
    outcome = messages.say(f"outcome-{told[0]}")
    return (messages.say("review-end", outcome=outcome, won=told[1], better=told[2]),)


def _is_of_tout(chances: Sequence[Chance]) -> bool:
    return any(each.outcome.startswith("tout") for each in chances)


def luck_in_words(luck: Luck, who: str, messages: Messages) -> str:
    """What somebody's score comes to, and what of it the cards and the play brought.

    >>> luck_in_words(Luck(score=3.0, cards=1.5), "Anna", Messages("en"))
    'Anna: +3, the cards +1.5, the play +1.5'
    """
    say = messages.say
    return say(
        "review-luck-seat",
        who=who,
        score=points(say, luck.score),
        cards=points(say, luck.cards),
        play=points(say, luck.play),
    )
