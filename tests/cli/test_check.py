"""``spadille check`` tries rule sets, those of a club too, and names the first fault."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards import Card, Hand, Seat
from spadille.cli import laws, trial
from spadille.cli.laws import Broken
from spadille.cli.trial import Trial
from spadille.games import registry
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Action, Bid, Play
from spadille.rules.event import Event, Passed, Settled
from spadille.rules.legal import Legal
from spadille.rules.picture import Account, Line
from spadille.rules.rule import IllegalAction, Rule, Section
from tests.cli.conftest import Run

OURS = """version = 1
source = "our club"
extends = "hjemme"
[options]
tout_bonus = 5
"""


class Odd:
    """L'Hombre, but for what a test changes in it."""

    def __init__(self, **changed: Callable[..., Any]) -> None:
        self.book = registry.rulebook("lhombre/hjemme")
        self._changed = changed

    def __getattr__(self, name: str) -> Any:
        if name not in self._changed:
            return getattr(self.book, name)
        return lambda *words: self._changed[name](self.book, *words)


OTHER = Rule(Section("9"), "other")


def _refuses_bids(book: Any, state: Any, seat: Seat | None, action: Action) -> tuple[Event, ...]:
    if action == Bid("solo"):
        raise IllegalAction(OTHER)
    events: tuple[Event, ...] = book.decide(state, seat, action)
    return events


def _takes_anything(book: Any, state: Any, seat: Seat | None, action: Action) -> tuple[Event, ...]:
    try:
        events: tuple[Event, ...] = book.decide(state, seat, action)
    except IllegalAction:
        return (Passed(Seat(0)),)
    return events


def _knows_too_much(book: Any, state: Any, event: Event) -> Any:
    after = book.evolve(state, event)
    if after.hands and after.hands[0].hidden and not after.auction.calls:
        return replace(after, hands=(Hand(after.hands[1].known, 9), *after.hands[1:]))
    return after


def _needs_the_truth(book: Any, state: Any, seat: Seat) -> Legal:
    legal: Legal = book.legal(state, seat)
    return legal if state.talon.cards else Legal(legal.choices[:1])


def _breaks_down(book: Any, state: Any, seat: Seat | None, action: Action) -> tuple[Event, ...]:
    if isinstance(action, Play):
        raise KeyError("spadille")
    events: tuple[Event, ...] = book.decide(state, seat, action)
    return events


def _settles_twice(book: Any, state: Any, seat: Seat | None, action: Action) -> tuple[Event, ...]:
    events: tuple[Event, ...] = book.decide(state, seat, action)
    return (*events, events[-1]) if isinstance(events[-1], Settled) else events


def _miscounts(book: Any, state: Any, viewer: Any) -> Any:
    picture = book.picture(state, viewer)
    if picture.account is None:
        return picture
    account = Account("win", picture.account.scores, (Line("win", Seat(0), 99),))
    return replace(picture, account=account)


def _misplaces(book: Any, state: Any) -> Any:
    position = book.position(state)
    return replace(position, dealer=Seat((position.dealer + 1) % 3))


@pytest.mark.parametrize(
    ("message", "changed"),
    [
        ("turn", {"is_over": lambda _book, state: bool(state.hands)}),
        ("stuck", {"to_act": lambda _book, _state: frozenset()}),
        ("legal-turn", {"legal": lambda book, state, _seat: book.legal(state, state.forehand)}),
        ("refused", {"decide": _refuses_bids}),
        ("accepted", {"decide": _takes_anything}),
        ("view", {"evolve": _knows_too_much}),
        ("view-judges", {"legal": _needs_the_truth}),
        ("barred", {"barred": lambda book, state, seat: dict.fromkeys(_barred(book, state, seat))}),
        ("settled", {"decide": _settles_twice}),
        ("account", {"picture": _miscounts}),
        ("text-unreadable", {"position": _misplaces}),
    ],
)
def test_every_law_can_be_broken(message: str, changed: dict[str, Callable[..., Any]]) -> None:
    odd: Any = Odd(**changed)
    with pytest.raises(Broken) as broken:
        list(Trial(odd, 0).deals(30))
    assert broken.value.message == f"broken-{message}"


def _barred(book: Any, state: Any, seat: Seat) -> list[Card]:
    return list(book.barred(state, seat))


def test_a_deal_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LONGEST", 3)
    with pytest.raises(Broken, match="endless"):
        list(Trial(registry.rulebook("lhombre"), 0).deals(1))


@pytest.mark.parametrize("name", registry.names())
def test_every_rule_set_holds(name: str) -> None:
    assert list(Trial(registry.rulebook(name), 7).deals(3)) == [1, 2, 3]


def test_without_a_name_every_rule_set_is_tried(run: Run) -> None:
    done = run("check", "--deals", "1")
    assert (done.returncode, done.stderr) == (0, "")
    told = [line.partition("@")[0] for line in done.stdout.splitlines()]
    assert told == list(registry.names())
    assert done.stdout.splitlines()[0].endswith("@1: 1 deal, all well")


def _club(folder: Path, text: str = OURS, name: str = "ours", game: str = "lhombre") -> Path:
    (folder / game).mkdir(exist_ok=True)
    file = folder / game / f"{name}.toml"
    file.write_text(text, "utf-8")
    return file


def test_a_clubs_own_rule_set_is_found_by_its_file_and_by_its_folder(
    run: Run, tmp_path: Path
) -> None:
    file = _club(tmp_path)
    told = "lhombre/ours@1: 2 deals, all well\n"
    assert run("check", file, "--deals", "2").stdout == told
    assert run("check", "lhombre/ours", "--profiles", tmp_path, "--deals", "2").stdout == told
    everything = run("check", "--profiles", tmp_path, "--deals", "1")
    assert "lhombre/ours@1: 1 deal," in everything.stdout
    done = run("simulate", "lhombre/ours", "--deals", "1", "--out", "-", "--profiles", tmp_path)
    assert '"profile":"lhombre/ours@1"' in done.stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (OURS.replace("tout_bonus", "tuot_bonus"), "tuot_bonus is not an option"),
        (OURS.replace("hjemme", "nowhere"), "there is none"),
        (OURS + "[options.values.solo]\nwin = -1\n", "values.solo.win"),
    ],
)
def test_a_faulty_rule_set_is_named_with_its_faults(
    run: Run, tmp_path: Path, text: str, told: str
) -> None:
    done = run("check", _club(tmp_path, text))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith("spadille: the rule set lhombre/")
    assert told in done.stderr


def test_what_holds_not_is_told_with_seed_deal_and_step(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = Odd(decide=_breaks_down)
    monkeypatch.setattr("spadille.cli.check.rulebook_asked_for", lambda _name: odd)
    done = run("check", "lhombre", "--seed", "4")
    assert (done.returncode, done.stdout) == (1, "")
    pattern = (
        r"spadille: lhombre/hjemme@1, seed 4, deal \d+, step \d+: "
        r"the rules broke down \(KeyError: 'spadille'\)\.\n"
    )
    assert re.fullmatch(pattern, done.stderr)


def test_what_lies_astray_is_told(run: Run, tmp_path: Path) -> None:
    _club(tmp_path, name="hjemme")
    for words in (["--profiles", tmp_path], [tmp_path / "lhombre" / "hjemme.toml"]):
        done = run("check", *words)
        assert done.returncode == 1
        assert "Spadille brings a rule set lhombre/hjemme of its own" in done.stderr
    (tmp_path / "lhombre" / "hjemme.toml").rename(tmp_path / "lhombre" / "a+b.toml")
    assert "letters, digits" in run("check", "--profiles", tmp_path).stderr
    (tmp_path / "lhombre" / "a+b.toml").unlink()
    _club(tmp_path, game="lomber")
    assert "there is no such game" in run("check", "--profiles", tmp_path).stderr


def test_what_cannot_be_found_is_refused(refused: Run, tmp_path: Path) -> None:
    assert "there is no rule set “whist”" in refused("check", "whist").stderr.lower()
    assert "no such file" in refused("check", tmp_path / "lhombre" / "x.toml").stderr
    stray = tmp_path / "x.toml"
    stray.write_text(OURS)
    assert "does not lie in a folder named after its game" in refused("check", stray).stderr
    gone = tmp_path / "gone"
    assert "spadille: --profiles: there is no folder" in refused("check", "--profiles", gone).stderr
    assert "--profiles is empty" in refused("check", "--profiles", "").stderr
    assert "--deals is 0" in refused("check", "--deals", "0").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_broken_has_words(language: str) -> None:
    source = "".join(Path(str(module.__file__)).read_text() for module in (laws, trial))
    names = set(re.findall(r'Broken\(\s*"([\w-]+)"', source)) | {"down", "turn", "stuck"}
    assert len(names) > 12
    assert all(Messages(language).knows(f"broken-{name}") for name in names)
