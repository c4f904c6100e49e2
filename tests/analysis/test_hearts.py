"""Hearts looked back at: every card and the pass, by play-outs."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.handmeter import share_won
from spadille.analysis.hint import hint
from spadille.analysis.judging import judged
from spadille.analysis.moment import COSTLY, SHOWN, SURE, Moment
from spadille.analysis.review import review
from spadille.analysis.wording import chances_in_words
from spadille.bots import registry
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.registry import rulebook
from spadille.locales import LANGUAGES, Messages
from spadille.notation import position
from spadille.rules.action import Action, Exchange, Play
from spadille.table import Table
from tests.analysis.deals import choices, decisions, hands, others_shuffled, played, recorded
from tests.games.hearts.table import MOON, ended

FEW = 10


def card(at: Table, seat: Seat, played_: Card, truth: object = None, worlds: int = FEW) -> Moment:
    asked = Asked(truth or at.truth, at.view(seat), seat, Play(played_), 0)
    return judged(at.rulebook, asked, Random(3), worlds)


def test_what_could_be_known_of_a_card_does_not_hang_on_cards_that_were_hidden() -> None:
    compared = 0
    for at, seat, own in decisions(played("hearts", 3)):
        twin = others_shuffled(at, seat, 1)
        one, other = card(at, seat, own), card(at, seat, own, twin)
        compared += hands(twin) != hands(at.truth)
        assert (one.known, one.doubt, one.better) == (other.known, other.doubt, other.better)
        assert one.worlds == other.worlds
    assert compared > 20


def passed(deck: list[Card], three: CardSet | None = None) -> tuple[Table, Asked]:
    """A deal after the pass, and what seat 0 passed, which it chose itself or was told."""
    table, found, player = Table.dealt("hearts", deck), None, registry.player("heuristic")
    while (seat := table.turn) is not None and not table.legal(seat).play:
        action = player.choose(table.rulebook, table.view(seat), seat, Random(0))
        if seat == 0:
            action = action if three is None else Exchange(three)
            found = Asked(table.truth, table.view(seat), seat, action, 0)
        table.act(action, seat)
    assert found is not None
    return table, found._replace(begun=table.truth)


def test_what_could_be_known_of_a_pass_does_not_hang_on_cards_that_were_hidden() -> None:
    for seed in range(3):
        first = Table.shuffled("hearts", seed)
        own = first.view(Seat(0)).hands[0].known
        others = [each for each in first.deck if each not in own]
        turned = iter(others[5:] + others[:5])
        twin_deck = [each if each in own else next(turned) for each in first.deck]
        table, one = passed([*first.deck])
        assert isinstance(one.action, Exchange)
        twin, other = passed(twin_deck, one.action.cards)
        assert hands(twin.truth) != hands(table.truth)
        assert one.view == other.view
        told, again = (judged(table.rulebook, each, Random(3), FEW) for each in (one, other))
        assert (told.known, told.doubt, told.better) == (again.known, again.doubt, again.better)
        assert told.worlds == again.worlds


def test_to_pass_low_cards_and_keep_a_bare_queen_is_an_error() -> None:
    """The queen, king and ace of spades without a low one beside them."""
    hand = "SQ SK SA H2 H3 D2 D3 D4 D5 C2 C3 C4 C5"
    table = Table.of_hands("hearts", [hand, "*", "*", "*"])
    deck = [*table.deck]
    _, bad = passed(deck, CardSet.read("D2 D3 C2"))
    _, good = passed(deck, CardSet.read("SQ SK SA"))
    worst, best = (judged(table.rulebook, each, Random(1), 40) for each in (bad, good))
    assert worst.verdict == "error"
    assert isinstance(worst.better, Exchange)
    assert Card("SQ") in worst.better.cards
    assert best.known < worst.known / 2


def test_a_pass_of_a_deal_that_was_not_begun_is_not_judged() -> None:
    table, asked = passed([*Table.shuffled("hearts", 1).deck])
    with pytest.raises(TooEarly):
        judged(table.rulebook, asked._replace(begun=None), Random(1), FEW)


def test_who_plays_by_chance_gives_more_away_than_who_thinks() -> None:
    costs = {}
    for bots in ("random", "heuristic"):
        table = played("hearts", 2, bots)
        costs[bots] = fmean(card(at, seat, own).known for at, seat, own in decisions(table))
    assert costs["random"] > 2 * costs["heuristic"]


def test_the_classes_follow_from_the_two_costs_and_the_points_still_out() -> None:
    last = 26.0
    for at, seat, own in decisions(played("hearts", 6)):
        told = card(at, seat, own)
        is_costly = told.known > max(COSTLY * told.at_stake, SURE * told.doubt)
        assert is_costly == (told.verdict in ("error", "lucky"))
        assert told.at_stake <= last
        last = told.at_stake
        assert len(set(told.worlds)) == len(told.worlds) <= SHOWN
        for world in told.worlds:
            assert world[seat] == at.view(seat).hands[seat].known
            assert [len(hand) for hand in world] == [len(hand) for hand in hands(at.truth)]


@pytest.mark.parametrize(
    "rules", ["hearts/norsk", "hearts/windows", "hearts/omnibus", "hearts/spot"]
)
def test_every_card_and_pass_is_judged(rules: str) -> None:
    table = played(rules, 4)
    told = review(table.rulebook, recorded(table), [Seat(0), Seat(2)], worlds=FEW)
    assert told.skipped == 0
    own = [seat for _, seat, _ in (*choices(table), *decisions(table)) if seat in (0, 2)]
    assert told.decisions == len(own)
    assert told.par is None


def test_a_deal_without_a_pass_is_judged_as_well() -> None:
    table = Table.shuffled("hearts/norsk+pass_cards=false", 3)
    player = registry.player("heuristic")
    while (seat := table.turn) is not None:
        table.act(player.choose(table.rulebook, table.view(seat), seat, Random(0)), seat)
    told = review(table.rulebook, recorded(table), [Seat(1)], worlds=FEW)
    assert told.decisions
    assert told.skipped == 0


def moon(points: tuple[int, ...], action: Action) -> Moment:
    """What north says who shot the moon, with these points of the match before."""
    table = ended([MOON, "", "", ""], tricks=(12, 0, 0, 0), points=points)
    return judged(table.book, Asked(table.state, table.state, Seat(0), action, 0), Random(1), FEW)


def test_to_add_a_moon_that_ends_a_match_behind_the_others_is_an_error() -> None:
    """With 106, 86 and 91 two are ahead of 95; with 26 off the match goes on, and all is near."""
    told = moon((95, 80, 60, 65), AddToOthers())
    assert (told.verdict, told.better, told.better_open) == ("error", SubtractOwn(), SubtractOwn())
    assert told.known == told.open > 0.1
    assert (told.is_match, told.is_after, told.trick) == (True, True, 0)
    (own,), (other,) = told.chances, told.better_chances
    assert other.chance - own.chance == pytest.approx(told.known)
    words = {language: chances_in_words(told, Messages(language)) for language in LANGUAGES}
    chance = f"The chance to finish the match ahead of another is {share_won(told.chances)} in 100"
    better = f"after the better choice {share_won(told.better_chances)}"
    assert words["en"] == (f"{chance}, {better}.",)
    assert len(set(words.values())) == len(LANGUAGES)
    assert moon((95, 80, 60, 65), SubtractOwn()).verdict == "fine"


def test_a_hint_on_a_moon_speaks_of_the_match() -> None:
    table = ended([MOON, "", "", ""], tricks=(12, 0, 0, 0), points=(95, 80, 60, 65))
    told = hint(table.book, table.state, Seat(0), Random(1))
    assert told is not None
    assert (told.action, told.reason) == (SubtractOwn(), "stands-better")
    assert Messages("en").say(f"reason-{told.reason}").endswith("in the match.")


def test_to_add_a_moon_far_from_the_end_is_fine() -> None:
    assert moon((10, 20, 30, 40), AddToOthers()).verdict == "fine"


@pytest.mark.parametrize(("points", "is_match"), [((40, 30, 98, 60), True), ((1, 2, 3, 4), False)])
def test_near_the_end_of_a_match_a_card_costs_chances_for_it(
    points: tuple[int, ...], is_match: bool
) -> None:
    """North throws the queen on whom he must pass, not on whom he is ahead of anyhow."""
    line = (
        f"hearts/norsk@1; dealer 3; number 4; points {' '.join(map(str, points))};"
        " hands SQ H2 / D3 / DA / D4; taken 0 0 0 0 1 1 1 1 2 2 1;"
        " captured HA HK HQ / HJ HT H9 H8 H7 / H6 H5 H4 H3 / -; trick 1:CK 2:C9 3:C8; broken"
    )
    book, state = position.read(line, rulebook)
    told = judged(book, Asked(state, state, Seat(0), Play(Card("H2")), 0), Random(1), FEW)
    assert told.is_match == is_match
    if is_match:
        assert told.better_open == Play(Card("SQ"))
        assert 0 < told.open < 1
