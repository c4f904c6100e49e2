"""Every game: deals end, ``legal`` and ``decide`` agree, ends are as stated, replay equals live."""

from __future__ import annotations

import copy
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Seat, Viewer
from spadille.games import registry
from spadille.rules.action import Action, Deal, Exchange, Play
from spadille.rules.codec import decoder_of, encode
from spadille.rules.event import Settled
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction
from tests.conformance.laws import LAWS
from tests.conformance.playing import (
    Book,
    Run,
    at_random,
    fold,
    often,
    pool_of,
    random_run,
    seats,
    viewers,
)
from tests.conformance.rulesets import NAMES
from tests.conformance.strategies import examples, prefixes


def test_every_game_has_its_laws() -> None:
    assert {name.partition("/")[0] for name in registry.names()} == set(LAWS)


def test_every_name_leads_to_its_rulebook() -> None:
    for name in registry.names():
        assert str(registry.rulebook(name).profile).startswith(f"{name}@")


def test_random_deals_end_and_somebody_may_act_until_then(book: Book) -> None:
    for seed in range(often(book, 100)):
        run = random_run(book, seed)
        for step in run.steps[1:]:
            waiting = book.to_act(step.before)
            assert waiting
            for seat in seats(book):
                assert bool(book.legal(step.before, seat)) == (seat in waiting)
        assert book.is_over(run.state)
        assert book.to_act(run.state) == frozenset()
        assert not any(book.legal(run.state, seat) for seat in seats(book))


def test_settlements_are_as_the_game_states(book: Book) -> None:
    settles = LAWS[book.profile.game].settles
    for seed in range(often(book, 100)):
        ends = [event for event in random_run(book, seed).events if isinstance(event, Settled)]
        assert len(ends) == 1
        assert len(ends[0].scores) == book.seats
        assert settles(book.profile, ends[0])


def described(legal: Legal, chance: random.Random) -> list[Action]:
    """Every choice and card that is described, and some of the exchanges, with the extremes."""
    actions: list[Action] = [*legal.choices, *(Play(card) for card in legal.play)]
    if legal.exchange is not None:
        only = Legal(exchange=legal.exchange)
        actions += [at_random(chance)(only) for _ in range(5)]
        for count in (legal.exchange.minimum, legal.exchange.maximum):
            some = chance.sample(list(legal.exchange.cards), count)
            actions.append(Exchange(type(legal.exchange.cards)(some)))
    return actions


def test_every_legal_action_is_accepted(book: Book) -> None:
    for seed in range(often(book, 40)):
        for step in random_run(book, seed).steps[1:]:
            for seat in book.to_act(step.before):
                for action in described(book.legal(step.before, seat), random.Random(seed)):
                    assert book.decide(step.before, seat, action)


def test_what_is_not_legal_is_refused_and_changes_nothing(book: Book) -> None:
    pool = pool_of(book, range(40))
    accepted = refused = 0
    for seed in range(often(book, 25)):
        chance = random.Random(seed)
        for step in random_run(book, seed).steps[1:]:
            before = copy.deepcopy(step.before)
            for action in chance.sample(pool, 12):
                seat = chance.choice([None, *seats(book), Seat(book.seats), Seat(-1)])
                if seat in book.to_act(step.before) and book.legal(step.before, seat).allows(
                    action
                ):
                    accepted += bool(book.decide(step.before, seat, action))
                    continue
                with pytest.raises(IllegalAction) as caught:
                    book.decide(step.before, seat, action)
                assert caught.value.rule.section
                assert caught.value.rule.name
                refused += 1
            assert step.before == before
    assert accepted > often(book, 20)
    assert refused > often(book, 1000)


def test_nobody_acts_after_the_end(book: Book) -> None:
    for seed in range(often(book, 10)):
        run = random_run(book, seed)
        for action in {step.action for step in run.steps if not isinstance(step.action, Deal)}:
            for seat in seats(book):
                with pytest.raises(IllegalAction):
                    book.decide(run.state, seat, action)


def test_barred_cards_are_the_rest_of_the_hand_each_with_its_rule(book: Book) -> None:
    found = 0
    for seed in range(often(book, 40)):
        for step in random_run(book, seed).steps[1:]:
            for seat in book.to_act(step.before):
                legal = book.legal(step.before, seat)
                barred = book.barred(step.before, seat)
                found += len(barred)
                assert not any(card in legal.play for card in barred)
                for card, cited in barred.items():
                    with pytest.raises(IllegalAction) as caught:
                        book.decide(step.before, seat, Play(card))
                    assert caught.value.rule == cited
    assert found > often(book, 100)


@pytest.mark.parametrize("name", NAMES)
def test_replay_of_events_equals_live(name: str) -> None:
    book = registry.rulebook(name)

    @examples(book)
    @given(prefixes(book))
    def replays(run: Run) -> None:
        state = run.begun
        for step in run.steps:
            assert step.before == state
            for event in step.events:
                state = book.evolve(state, event)
        assert state == run.state

    replays()


@pytest.mark.parametrize("name", NAMES)
def test_actions_and_events_read_back(name: str) -> None:
    book = registry.rulebook(name)
    actions, events = decoder_of(book.actions), decoder_of(book.events)

    @examples(book)
    @given(prefixes(book), st.sampled_from(viewers(book)))
    def reads_back(run: Run, viewer: Viewer) -> None:
        for step in run.steps:
            assert actions.decode(encode(step.action)) == step.action
            for event in (*step.events, *(event.seen_by(viewer) for event in step.events)):
                again = events.decode(encode(event))
                assert again == event
                assert type(again) is type(event)
                assert encode(again) == encode(event)
        told = tuple(events.decode(encode(event)) for event in run.events)
        assert fold(book, run.begun, told) == run.state

    reads_back()
