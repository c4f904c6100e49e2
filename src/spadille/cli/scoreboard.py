"""The figures of a comparison in lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots.arena.comparison import Mean
from spadille.bots.arena.entrant import stand_in
from spadille.bots.arena.report import Lead, Report, Standing
from spadille.cli.layout import table, wrapped
from spadille.cli.refusal import shortened
from spadille.kernel.form import is_compiled
from spadille.locales import Messages
from spadille.rules.ruleset import RuleSet


def lines(report: Report, messages: Messages, places: int) -> Iterator[str]:
    """Who is better, then each player, then all that is needed to play it again."""
    say = messages.say
    facts: dict[str, str | int] = {"rules": report.rules, "seed": str(report.seed)}
    facts |= {"deals": report.deals, "seatings": len(report.seatings)}
    yield from wrapped(say("arena-head", **facts), places)
    for lead in report.leads:
        yield from wrapped(_lead(lead, messages), places, rest="  ")
    if report.leads and not report.is_more_better:
        yield from wrapped(say("arena-fewer"), places)
    yield ""
    yield from table(_table(report, messages), places)
    yield ""
    yield from _mishaps(report, messages, places)
    if any(player.is_by_clock for player in report.players):
        yield from wrapped(say("arena-by-clock"), places)
    if not is_compiled():
        yield from wrapped(say("arena-interpreted"), places)
    for version in report.made_by:
        yield say("arena-made-by", version=version)
    # A command that is to be copied is not broken.
    yield say("arena-again", command=report.command)


def _lead(lead: Lead, messages: Messages) -> str:
    better = lead.better
    facts = {"first": lead.first, "second": lead.second, "points": _signed(lead.points)}
    verdict = messages.say("arena-level")
    if better is not None:
        verdict = messages.say("arena-better", player=better)
    if lead.error is None or lead.low is None or lead.high is None:
        return messages.say("arena-lead-once", verdict=verdict, **facts)
    facts |= {"error": f"{lead.error:.3f}", "low": _signed(lead.low), "high": _signed(lead.high)}
    return messages.say("arena-lead", verdict=verdict, deals=str(lead.deals), **facts)


def _table(report: Report, messages: Messages) -> list[list[str]]:
    names = ("player", "points", "decisions", "half", "most", "longest", "version", "lost")
    rows = [[messages.say(f"arena-{name}") for name in names]]
    rows += [_row(player, messages) for player in report.players]
    # Columns in which there is nothing to tell are left out.
    kept = [at for at in range(len(names)) if any(row[at] for row in rows[1:])]
    return [[row[at] for at in kept] for row in rows]


def _row(player: Standing, messages: Messages) -> list[str]:
    times = (player.p50_ms, player.p99_ms, player.max_ms)
    return [
        player.name,
        _points(player.points),
        str(player.decisions),
        *(messages.say("arena-milliseconds", number=f"{each:.2f}") for each in times),
        shortened(player.version),
        ", ".join(
            f"{messages.say(f'arena-kind-{kind}')} {count}"
            for kind, count in sorted(player.faults.items())
        ),
    ]


def _mishaps(report: Report, messages: Messages, places: int) -> Iterator[str]:
    for player in report.players:
        for each in player.mishaps:
            told = messages.say(
                "arena-mishap",
                player=player.name,
                deal=str(each.deal),
                seating=str(each.seating),
                seat=str(each.seat),
                kind=messages.say(f"arena-kind-{each.kind}"),
                detail=shortened(each.detail, 200),
            )
            yield from wrapped(told, places, rest="  ")
        if player.lacking:
            facts = {"player": player.name, "fault": shortened(player.lacking, 200)}
            yield from wrapped(messages.say("arena-lacking", **facts), places, rest="  ")
    if any(player.faults for player in report.players):
        name = stand_in(RuleSet.read(report.rules).game)
        yield from wrapped(messages.say("arena-stood-in", player=name), places)


def _points(mean: Mean) -> str:
    told = _signed(mean.value)
    return told if mean.error is None else f"{told} (SE {mean.error:.3f})"


def _signed(points: float) -> str:
    return f"{points:+.3f}".replace("-", "−")
