"""Every game: what somebody has before him is what his view tells, no more and no less."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Viewer
from spadille.games.lhombre.action import Correct
from spadille.rules.action import Action, Bid, Exchange, Play
from spadille.rules.picture import Account, Picture
from spadille.rules.rule import IllegalAction
from spadille.rules.rulebook import awaited
from tests.conformance.playing import Book, Step, fold, often, random_run, seen, viewers


def test_a_picture_of_the_view_is_that_of_the_truth(book: Book) -> None:
    """Drawn from the full state it would be the same: nothing in it depends on hidden cards."""
    for seed in range(often(book, 30)):
        run = random_run(book, seed)
        for viewer in viewers(book):
            view = run.begun
            for step in run.steps:
                assert book.picture(view, viewer) == book.picture(step.before, viewer)
                view = _after(book, view, step, viewer)
            assert book.picture(view, viewer) == book.picture(run.state, viewer)


def _after(book: Book, view: object, step: Step, viewer: Viewer) -> object:
    for event in seen(step.events, viewer):
        view = book.evolve(view, event)
    return view


def test_a_picture_shows_the_viewers_own_hand_and_choices(book: Book) -> None:
    for seed in range(often(book, 30)):
        run = random_run(book, seed)
        for step in run.steps[1:]:
            for viewer in viewers(book):
                picture = book.picture(step.before, viewer)
                hand = CardSet(each.card for each in picture.hand)
                if viewer is None:
                    assert not hand
                    assert not picture.legal
                    continue
                assert hand == step.before.hands[viewer].known
                assert len(picture.hand) == len(hand) == picture.places[viewer].cards
                assert picture.legal == book.legal(step.before, viewer)
                assert set(picture.to_act) == awaited(book, step.before)


def test_a_picture_bars_a_card_with_the_words_of_the_refusal(book: Book) -> None:
    found = 0
    for seed in range(often(book, 30)):
        for step in random_run(book, seed).steps[1:]:
            for seat in book.to_act(step.before):
                picture = book.picture(step.before, seat)
                for each in picture.hand:
                    if each.barred is None:
                        continue
                    with pytest.raises(IllegalAction) as refused:
                        book.decide(step.before, seat, _use(picture, each.card))
                    assert (each.barred.section, each.barred.rule) == (
                        refused.value.rule.section,
                        refused.value.rule.name,
                    )
                    assert each.barred.evidence == refused.value.evidence
                    found += 1
    assert found > often(book, 100)


def _use(picture: Picture, card: Card) -> Action:
    """Play the card, or lay it away where that is asked."""
    if picture.legal.exchange is None:
        return Play(card)
    return Exchange(CardSet((card,)))


def test_a_picture_says_why_a_card_may_not_be_laid_away(book: Book) -> None:
    for seed in range(often(book, 60)):
        for step in random_run(book, seed).steps[1:]:
            for seat in book.to_act(step.before):
                picture = book.picture(step.before, seat)
                if picture.legal.exchange is None:
                    continue
                for each in picture.hand:
                    assert (each.barred is None) == (each.card in picture.legal.exchange.cards)


def test_the_account_of_a_deal_adds_up(book: Book) -> None:
    for seed in range(often(book, 100)):
        run = random_run(book, seed)
        state = fold(book, run.begun, run.events)
        account = book.picture(state, None).account
        assert isinstance(account, Account)
        for seat in range(book.seats):
            lines = [line.points for line in account.lines if line.seat == seat]
            assert sum(lines) == account.scores[seat]


def test_every_bid_is_on_offer(book: Book) -> None:
    offers = [offer.contract for offer in book.offers()]
    assert len(offers) == len(set(offers))
    for seed in range(often(book, 100)):
        for event in random_run(book, seed).events:
            contract = getattr(event, "contract", None)
            assert contract is None or contract in offers


def test_a_picture_shows_the_bid_that_stands_until_it_is_known_what_is_played(book: Book) -> None:
    bids = {offer.contract for offer in book.offers()}
    for seed in range(often(book, 60)):
        calls: list[str] = []
        for step in random_run(book, seed).steps:
            picture = book.picture(step.before, None)
            standing = [call for call in calls if call in bids][-1:]
            assert picture.standing == (standing[0] if standing and not picture.contract else None)
            if picture.phase != "auction":
                continue
            if isinstance(step.action, Correct):
                calls[-1] = step.action.call
            else:
                calls.append(step.action.contract if isinstance(step.action, Bid) else "")
