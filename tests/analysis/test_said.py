"""What is said in the play, or not said, looked back at: giving up, a tout, stopping before one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from spadille.analysis.asked import Asked
from spadille.analysis.handmeter import share_won
from spadille.analysis.judging import judged, said
from spadille.analysis.moment import COSTLY, SURE, Moment
from spadille.analysis.review import review
from spadille.analysis.wording import chances_in_words
from spadille.bots import registry
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, PlayOn
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Action, Exchange, Play
from spadille.table import Table
from tests.analysis.deals import hands, others_shuffled, recorded
from tests.conformance.rulesets import NAMES

FEW = 12
STRONG = "SA S2 CA SK SQ SJ S7 HK DK"
WEAK = "H6 H5 H4 D6 D5 D4 C5 C4 C3"
LAST = Seat(2)


def game(rules: str, hand: str, seat: int, trump: str = "S", contract: str = "game") -> Table:
    """A game of a seat that keeps all its cards, up to what is asked in the play."""
    table = Table.of_hands(rules, ["*"] * seat + [hand] + ["*"] * (2 - seat), dealer=LAST)
    while (turn := table.turn) is not None and table.truth.contract is None:
        table.act(contract if turn == seat else "pass")
    if any(str(each).startswith("NameTrump") for each in table.legal().choices):
        table.act(f"name_trump {trump}")
    while table.legal().exchange is not None:
        table.act(Exchange(CardSet()))
    return table


def until_asked(table: Table, seat: int) -> Table:
    """Cards are played, any, until the seat may act."""
    while seat not in table.to_act:
        table.act(Play(next(iter(table.legal().play))))
    return table


def moment(table: Table, seat: int, action: Action, worlds: int = 40) -> Moment:
    view = table.view(Seat(seat))
    asked = Asked(table.truth, view, Seat(seat), action, 0)
    return judged(table.rulebook, asked, Random(1), worlds)


def test_to_give_up_a_hand_that_wins_is_an_error() -> None:
    table = game("lhombre", STRONG, 0)
    told = moment(table, 0, GiveUp())
    assert told.verdict == "error"
    assert isinstance(told.better, Play)
    assert told.known > SURE * told.doubt
    assert told.open > 0
    assert (told.trick, told.is_after) == (1, False)
    assert not told.chances
    assert share_won(told.better_chances) > 90
    won = f"wins in {share_won(told.better_chances)} of 100 such worlds"
    assert chances_in_words(told, Messages("en")) == (
        f"With the better choice the declarer {won}.",
    )


def test_to_give_up_a_hand_that_wins_nothing_costs_nothing() -> None:
    told = moment(game("lhombre", WEAK, 0), 0, GiveUp())
    assert (told.verdict, told.known, told.open) == ("fine", 0.0, 0.0)


def test_to_lead_a_card_of_a_hand_that_wins_nothing_is_an_error() -> None:
    """The declarer leads to the first trick, and could have given up."""
    table = game("lhombre", WEAK, 0)
    for card in table.legal().play:
        told = moment(table, 0, Play(card))
        assert told.verdict == "error"
        assert told.better == told.better_open == GiveUp()
        assert share_won(told.chances) < 10
        assert not told.better_chances
    strong = game("lhombre", STRONG, 0)
    assert moment(strong, 0, Play(Card("SA"))).verdict == "fine"


@pytest.mark.parametrize(("rules", "seat"), [("lhombre/hjemme", 2), ("lhombre/icelandic", 1)])
def test_to_play_on_is_judged_where_the_table_waits_for_it(rules: str, seat: int) -> None:
    """After the lead at home; in Iceland before it."""
    for hand, verdict in ((WEAK, "error"), (STRONG, "fine")):
        table = until_asked(game(rules, hand, seat), seat)
        assert PlayOn() in table.legal(Seat(seat)).choices
        told = moment(table, seat, PlayOn())
        assert told.verdict == verdict
        assert (told.better == GiveUp()) == (verdict == "error")
        assert told.trick == 1


def test_a_tout_that_cannot_be_made_is_an_error_and_one_that_must_be_is_fine() -> None:
    table = game("lhombre", WEAK, 0)
    told = moment(table, 0, AnnounceTout())
    assert told.verdict == "error"
    assert isinstance(told.better, Play)
    assert [each.outcome for each in told.chances] == ["tout_failed"]
    words = {language: chances_in_words(told, Messages(language)) for language in LANGUAGES}
    assert words["en"] == ("The tout is made in 0 of 100 such worlds.",)
    assert words["da"] == ("Touten lykkes i 0 af 100 sådanne kortfordelinger.",)
    assert words["nb"] == ("Touten lykkes i 0 av 100 slike fordelinger.",)
    assert words["ja"] == ("このような配置100のうち 0 でタウトが成功します。",)
    made = moment(game("lhombre", STRONG, 0), 0, AnnounceTout())
    assert made.verdict == "fine"
    assert share_won(made.chances) > 90


def led(table: Table, cards: str) -> Table:
    """The declarer leads these cards, and takes every trick."""
    for card in cards.split():
        table.act(card)
        while table.turn != 0:
            table.act(Play(next(iter(table.legal().play))))
    return table


def test_a_sure_tout_that_is_not_announced_is_an_error_when_it_is_the_last_time() -> None:
    table = game("lhombre", "SA S2 CA SK SQ SJ S7 S6 S5", 0, contract="spade_solo")
    assert AnnounceTout() not in said.others(
        table.rulebook, table.view(0), Seat(0), Play(Card("SA"))
    )
    led(table, "SA S2 CA SK")
    told = moment(table, 0, Play(Card("SQ")))
    assert told.verdict == "error"
    assert told.better == told.better_open == AnnounceTout()
    assert told.known == pytest.approx(told.open)
    assert told.trick == 5
    assert [each.outcome for each in told.chances] == ["win"]
    assert [each.outcome for each in told.better_chances] == ["tout_made"]
    (said_,) = chances_in_words(told, Messages("en"))
    assert said_ == "The tout would be made in 100 of 100 such worlds."


def test_to_stop_before_a_sure_tout_is_an_error_and_to_lead_to_it_is_fine() -> None:
    """After five tricks the next lead announces it (4.2)."""
    table = game("lhombre/privat", "SA S2 CA SK SQ SJ S7 S6 S5", 0, contract="spade_solo")
    led(table, "SA S2 CA SK SQ")
    assert EndPlay() in table.legal().choices
    stopped = moment(table, 0, EndPlay())
    assert stopped.verdict == "error"
    assert isinstance(stopped.better, Play)
    assert moment(table, 0, Play(Card("SJ"))).verdict == "fine"


def test_to_end_a_deal_that_is_certain_is_not_judged() -> None:
    met = 0
    for seed in (1, 14, 15):
        table, rng = Table.shuffled("lhombre/hjemme", seed), Random(1)
        player = registry.player("heuristic")
        while (seat := table.turn) is not None:
            for choice in table.legal(seat).choices:
                if choice == EndPlay():
                    assert not said.others(table.rulebook, table.view(seat), seat, choice)
                    met += 1
            table.act(player.choose(table.rulebook, table.view(seat), seat, rng), seat)
    assert met


def sayings(rules: str, seed: int) -> Iterator[tuple[Table, Seat, Action]]:
    """Each decision of a deal in which something was or could be said in the play."""
    table, rng = Table.shuffled(rules, seed), Random(seed)
    player = registry.player("heuristic")
    while (seat := table.turn) is not None:
        action = player.choose(table.rulebook, table.view(seat), seat, rng)
        if table.rulebook.card_play(table.truth) is not None:
            options = [action, *table.legal(seat).choices]
            for each in options:
                if said.others(table.rulebook, table.view(seat), seat, each):
                    yield table, seat, each
        table.act(action, seat)


@pytest.mark.parametrize(
    "rules", ["lhombre/hjemme", "lhombre/icelandic", "lhombre/privat", "lhombre/wpt"]
)
def test_what_could_be_known_does_not_hang_on_cards_that_were_hidden(rules: str) -> None:
    compared = 0
    for seed in range(12):
        for at, seat, action in sayings(rules, seed):
            truths = (at.truth, others_shuffled(at, seat, seed))
            one, other = (
                judged(at.rulebook, Asked(truth, at.view(seat), seat, action, 0), Random(seed), 4)
                for truth in truths
            )
            compared += hands(truths[1]) != hands(at.truth)
            assert (one.known, one.doubt, one.better) == (other.known, other.doubt, other.better)
            assert (one.worlds, one.trick) == (other.worlds, other.trick)
            assert (one.chances, one.better_chances) == (other.chances, other.better_chances)
            assert one.known >= 0
            assert one.open >= 0
            if one.verdict in ("error", "lucky"):
                assert one.known > max(COSTLY * one.at_stake, SURE * one.doubt)
                assert one.better != one.done
    assert compared > 8


@pytest.mark.parametrize("rules", [name for name in NAMES if not name.startswith("hearts")])
def test_whatever_is_done_by_chance_can_be_judged_to_the_end(rules: str) -> None:
    for seed in range(3):
        table, rng = Table.shuffled(rules, f"done {seed}"), Random(seed)
        player = registry.player("random")
        while (seat := table.turn) is not None:
            table.act(player.choose(table.rulebook, table.view(seat), seat, rng), seat)
        told = review(table.rulebook, recorded(table), worlds=3)
        for own in told.moments:
            assert not any(each.is_after or each.is_match for each in own)


def test_a_review_tells_that_a_good_hand_was_given_up() -> None:
    table = game("lhombre", STRONG, 0)
    table.act(GiveUp())
    told = review(table.rulebook, recorded(table), [Seat(0)], worlds=FEW)
    assert told.moments[0][0].done == GiveUp()
    assert told.moments[0][0].step == len(table.steps) - 1
