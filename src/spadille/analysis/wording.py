"""What was found out about a deal, in the words of the asker's language."""

from __future__ import annotations

from spadille.analysis.handmeter import share_won
from spadille.analysis.luck import Luck
from spadille.analysis.moment import Moment
from spadille.locales import Messages
from spadille.locales.figures import number, points
from spadille.rules.wording import done_in_words


def verdict_in_words(moment: Moment, messages: Messages) -> str:
    """The class of a decision with what it cost, and what would have been better."""
    say = messages.say
    kind = "verdict" if moment.trick else "verdict-choice"
    return say(
        f"{kind}-{moment.verdict}",
        known=number(say, moment.known),
        doubt=number(say, moment.doubt),
        open=number(say, moment.open),
        better=done_in_words(moment.better, messages),
        best=done_in_words(moment.better_open, messages),
    )


def chances_in_words(moment: Moment, messages: Messages) -> tuple[str, ...]:
    """How often the contract is won after a card and after the better one; nothing without one."""
    if not moment.chances:
        return ()
    won, better = share_won(moment.chances), share_won(moment.better_chances)
    if moment.done == moment.better:
        return (messages.say("review-chance", won=won),)
    return (messages.say("review-chances", won=won, better=better),)


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
