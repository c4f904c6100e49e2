"""What a review says, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.analysis.luck import Luck
from spadille.analysis.moment import Moment
from spadille.analysis.review import Review
from spadille.analysis.wording import chances_in_words, luck_in_words, verdict_in_words
from spadille.cards import Seat
from spadille.games import registry
from spadille.locales import Messages
from spadille.locales.figures import points
from spadille.notation.replay import Record
from spadille.rules.action import Play
from spadille.rules.rulebook import has_contracts
from spadille.rules.wording import done_in_words

#: What belongs to a line stands this far behind its beginning.
_IN = "  "


class Hindsight:
    """Words the review of a recorded deal."""

    def __init__(self, messages: Messages, read: Record, *, shows_worlds: bool = False) -> None:
        game = registry.rulebook(read.rules).profile.game
        self._messages, self._read = messages.of_game(game), read
        self._say = self._messages.say
        self._shows_worlds = shows_worlds
        self._tags = dict(read.tags)

    def lines(self, number: int, told: Review, seats: Sequence[Seat]) -> Iterator[str]:
        """All about one deal, for some seats."""
        yield self._say("review-deal", number=number, what=self._what(told))
        if told.par is not None:
            yield self._say(
                "review-par",
                open=self._by_seat(told.par.open),
                usual=self._by_seat(told.par.calibrated),
            )
        for seat in seats:
            if not told.moments[seat]:
                yield _IN + self._say("review-nothing", who=self._who(seat))
            for moment in told.moments[seat]:
                yield from self._moment(moment)
        if told.skipped:
            yield self._say("review-skipped", skipped=told.skipped, all=told.decisions)

    def luck(
        self, split: Sequence[Luck], deals: Sequence[object], seat: int | None
    ) -> Iterator[str]:
        """What of an evening was luck; ``deals`` are those of the evening, with their pars."""
        count = len(deals)
        if not has_contracts(registry.rulebook(self._read.rules)):
            yield self._say("review-luck-none")
            return
        yield self._say("review-luck", count=count)
        for at, own in enumerate(split):
            if seat in (None, at):
                yield _IN + luck_in_words(own, self._who(Seat(at)), self._messages)

    def _what(self, told: Review) -> str:
        if not told.scores:
            return self._say("review-unfinished")
        return self._by_seat(told.scores)

    def _moment(self, moment: Moment) -> Iterator[str]:
        yield _IN + self._judged(moment)
        for line in chances_in_words(moment, self._messages):
            yield 2 * _IN + line
        if self._shows_worlds:
            for number, hands in enumerate(moment.worlds, 1):
                cards = " | ".join(f"{seat}: {hand}" for seat, hand in enumerate(hands) if hand)
                yield 2 * _IN + self._say("review-world", number=number, cards=cards)

    def _judged(self, moment: Moment) -> str:
        who, done = self._who(moment.seat), done_in_words(moment.done, self._messages)
        verdict = verdict_in_words(moment, self._messages)
        if not moment.trick:
            when = "review-after" if moment.is_after else "review-choice"
            return self._say(when, who=who, action=done, verdict=verdict)
        if not isinstance(moment.done, Play):
            facts = {"who": who, "trick": str(moment.trick), "action": done}
            return self._say("review-said", **facts, verdict=verdict)
        return self._say("review-moment", who=who, trick=moment.trick, card=done, verdict=verdict)

    def _who(self, seat: Seat) -> str:
        name = self._tags.get(f"Seat{seat}")
        if name is None:
            return self._say("review-seat", seat=str(seat))
        return self._say("review-name", seat=str(seat), name=name)

    def _by_seat(self, points: Sequence[float]) -> str:
        return self._say("list-comma").join(
            self._say("review-score", who=self._who(Seat(seat)), points=self._points(own))
            for seat, own in enumerate(points)
        )

    def _points(self, value: float) -> str:
        return points(self._say, value)
