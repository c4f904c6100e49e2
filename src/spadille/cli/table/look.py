"""What lies on the table, told to one who sits there and asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spadille.cards import Card, Seat
from spadille.cli.table.narration import Narrator
from spadille.cli.wording import signed
from spadille.rules.match import Match
from spadille.rules.picture import Barred, HandCard, Laid, Offer, Picture
from spadille.rules.wording import call_in_words, card_in_words, cards_in_words


class Look:
    """Answers in lines; each question is about the picture that the asker has before him."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._messages = narrator.messages
        self._say = narrator.messages.say

    def hand(self, picture: Picture) -> Iterator[str]:
        """The cards held, each with its number."""
        if not picture.hand:
            yield self._say("play-hand-empty")
            return
        yield self._say("play-hand", cards=self.numbered(picture.hand, range(len(picture.hand))))

    def numbered(self, hand: Sequence[HandCard], places: Sequence[int]) -> str:
        """Some cards of the hand with their numbers, which count from 1."""
        return self._narrator.listed(
            self._say("play-numbered", number=str(place + 1), card=self._card(hand[place].card))
            for place in places
        )

    def trick(self, picture: Picture) -> Iterator[str]:
        """The cards of the present trick, and who leads to it."""
        if not picture.trick:
            yield self._say("trick-empty")
            if picture.leader is not None:
                yield self._say("play-leads", who=self._narrator.who(picture.leader))
            return
        yield f"{self._laid(picture.trick)}."

    def last(self, picture: Picture) -> Iterator[str]:
        """The trick before this one."""
        if picture.last_trick is None:
            yield self._say("last-trick-none")
            return
        taker = self._narrator.who(picture.last_trick.winner)
        yield self._say("play-last", cards=self._laid(picture.last_trick.cards), who=taker)

    def table(self, picture: Picture) -> Iterator[str]:
        """The contract, and what is to be seen at each seat."""
        if picture.contract is not None:
            contract = call_in_words(picture.contract, self._messages)
            yield self._say("play-contract", contract=contract)
        if picture.trump is not None:
            yield self._say("play-trump", suit=self._say(f"suit-{picture.trump.value}"))
        if picture.called is not None:
            yield self._say("play-called", card=self._card(picture.called))
        if picture.turned is not None:
            yield self._say("play-turned", card=self._card(picture.turned))
        for seat in range(len(picture.places)):
            yield from self._place(picture, Seat(seat))
        if picture.talon:
            yield self._say("play-talon", count=picture.talon)

    def score(self, match: Match[Any]) -> Iterator[str]:
        """The points of the match so far."""
        yield self._say("play-points", points=self._narrator.scores(match.ledger))

    def account(self, picture: Picture) -> Iterator[str]:
        """How the points of a deal that is over came about."""
        account = picture.account
        if account is None:
            return
        for line in account.lines:
            who, name = self._narrator.who(line.seat), self._say(f"line-{line.name}")
            yield self._say(
                "play-account", who=who, line=name, points=self._narrator.points(line.points)
            )
        yield self._say("play-deal-points", points=self._narrator.scores(account.scores))

    def bids(self, offers: Sequence[Offer]) -> Iterator[str]:
        """What each bid is worth and undertakes, from the lowest to the highest."""
        if not offers:
            yield self._say("play-bids-none")
        for offer in offers:
            name = call_in_words(offer.contract, self._messages)
            meaning = self._say(f"contract-{offer.contract}-meaning")
            yield self._say("play-bid", contract=name, worth=self.worth(offer), meaning=meaning)

    def worth(self, offer: Offer) -> str:
        """What a contract brings and costs, be it from each opponent."""
        won = self._say("play-worth", what=self._say("ruleset-win"), points=signed(offer.win))
        costs = (
            self._say("play-worth", what=self._say(f"loss-{loss}"), points=signed(-points))
            for loss, points in offer.losses.items()
        )
        gains = (
            self._say("play-worth", what=self._say(f"bonus-{bonus}"), points=signed(points))
            for bonus, points in offer.bonus.items()
        )
        worth = self._narrator.listed([won, *costs, *gains])
        return f"{worth} {self._say('worth-each')}" if offer.is_each else worth

    def why(self, card: HandCard) -> Iterator[str]:
        """Why a card of the hand may not be played now."""
        if card.barred is None:
            yield self._say("play-unbarred", card=self._card(card.card))
        else:
            yield self._rule(card.barred)

    def _rule(self, barred: Barred) -> str:
        facts: Mapping[str, str | int] = {
            name: self._card(Card(str(value))) if name in ("card", "led") else value
            for name, value in barred.evidence.items()
        }
        rule = self._say(f"rule-{barred.rule}", **facts)
        return self._say("play-rule", rule=rule, section=barred.section)

    def _place(self, picture: Picture, seat: Seat) -> Iterator[str]:
        place, say = picture.places[seat], self._say
        if place.is_out:
            facts = [say("mark-out")]
        else:
            facts = [say("play-cards", count=place.cards), say("tricks-taken", count=place.tricks)]
        if seat == picture.dealer:
            facts.append(say("seat-dealer"))
        if place.is_declarer:
            facts.append(say("seat-declarer"))
        if place.is_partner:
            facts.append(say("mark-partner"))
        if place.said and picture.contract is None:
            facts.append(call_in_words(place.said, self._messages))
        if place.exchanged is not None:
            facts.append(say("exchanged-count", count=place.exchanged))
        if place.penalty is not None:
            facts.append(say("play-penalty", points=str(place.penalty)))
        who = self._narrator.who(seat)
        yield say("play-place", who=who, facts=self._narrator.listed(facts))
        if place.opened:
            cards = cards_in_words(place.opened, self._messages)
            yield say("play-opened-hand", who=who, cards=cards)

    def _laid(self, cards: Sequence[Laid]) -> str:
        return "; ".join(
            self._say("laid", who=self._narrator.who(laid.seat), card=self._card(laid.card))
            for laid in cards
        )

    def _card(self, card: Card) -> str:
        return card_in_words(card, self._messages)
