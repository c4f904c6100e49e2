"""What is measured: each speed beside somebody else's in the same run, in CPU time of one core."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from os import environ
from resource import RUSAGE_CHILDREN, getrusage
from threading import Thread
from time import perf_counter, process_time
from types import ModuleType

from spadille.analysis.bench import deals, peers
from spadille.kernel import rollout
from spadille.kernel.form import interpreted
from spadille.kernel.play import Play
from spadille.kernel.playouts import ALL, BLIND, Playouts
from spadille.kernel.rollout import Rollout
from spadille.kernel.solver import Solver
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay, value

MILLI = 1000
#: Megabytes that take about as long to digest as a quick run's play-outs.
DIGESTS = 70
#: How often one thread and two are timed; the shortest counts.
TURNS = 5
#: How often each deal is solved anew; the shortest counts.
TRIES = 3
#: Cards in each hand of the endings that every way of playing is tried on.
ENDING = 4
#: Guided play-outs of each deal.
GUIDED = 3000
#: How often a process is started; the one that took least counts.
STARTS = 10


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure with its unit; the peer's beside it and how they compare, where there is one.

    ``nodes`` are the cards played in thought for it, the same on every machine.
    """

    name: str
    figure: str
    peer: str = ""
    ratio: float | None = None
    aim: str = ""
    nodes: int = 0


def measures(is_quick: bool) -> Iterator[Measure]:
    """Every measure in turn; in a quick run of smaller samples."""
    share = 1 if is_quick else 10
    yield _play_outs_of_lhombre(share)
    yield _guided_play_outs(10 * share)
    yield _on_two_threads(share)
    yield from _play_outs_of_hearts(share)
    yield from _from_python(share)
    yield from _solved_deals(20 * share)
    yield _all_cards(10 * share)
    yield _against_every_way(share)
    yield _start()


def _play_outs_of_lhombre(share: int) -> Measure:
    play = deals.solo(0, 1)[0]
    own, own_cards = _rollouts(rollout, play, 100_000 * share, is_dealt=True)
    slow, _ = _rollouts(interpreted("rollout"), play, 300 * share, is_dealt=True)
    return Measure(
        "play-outs of L'Hombre with the deal",
        f"{own / 1e6:.2f} M/s, {own_cards / 1e6:.1f} M cards/s",
        f"the same file interpreted {slow:,.0f}/s",
        own / slow,
        ">= 40",
    )


def _guided_play_outs(count: int) -> Measure:
    """Deals played out with sense and by chance: how fast, and how far from their exact values."""
    plays = deals.solo(0, count)
    (own, own_miss), (chance, chance_miss) = (_played_out(plays, blind) for blind in (BLIND, ALL))
    figure = f"{own / 1e6:.2f} M/s, {own_miss:.2f} points from the value"
    peer = f"by chance {chance / 1e6:.2f} M/s, {chance_miss:.2f} points"
    return Measure("guided play-outs of L'Hombre", figure, peer, own / chance)


def _played_out(plays: Sequence[CardPlay], blind: int) -> tuple[float, float]:
    """Deals a second, and how far their means are from what they are worth, on the average."""
    spent = miss = 0.0
    for play in plays:
        many = Playouts(play, 1, blind)
        begun = process_time()
        many.run(GUIDED)
        spent += process_time() - begun
        mean = sum(many.means[seat] for seat in play.sides[0])
        miss += abs(mean - Solver(play).value())
    return GUIDED * len(plays) / spent, miss / len(plays)


def _on_two_threads(share: int) -> Measure:
    """The time on the clock for the same work by one thread, and by two that share it.

    Beside it the same of a digest, whose threads share nothing: what two cores give here at all.
    """
    play, rounds, block = deals.solo(0, 1)[0], 100_000 * share, bytes(1 << 20)

    def ours(threads: int) -> list[Callable[[], object]]:
        many = [_prepared(rollout, play, seed, is_dealt=True) for seed in range(threads)]
        return [partial(each.run, rounds // threads) for each in many]

    def digests(threads: int) -> list[Callable[[], object]]:
        count = DIGESTS * share // threads
        return [lambda: [sha256(block).digest() for _ in range(count)]] * threads

    spent: dict[tuple[str, int], float] = {}
    # In turn, so that what else the machine does meets all of them.
    for _ in range(TURNS):
        for name, works in (("ours", ours), ("digests", digests)):
            for threads in (1, 2):
                seconds = _on_the_clock(works(threads))
                spent[name, threads] = min(seconds, spent.get((name, threads), seconds))
    gain, most = (spent[name, 1] / spent[name, 2] for name in ("ours", "digests"))
    figure = f"{rounds / spent['ours', 2] / 1e6:.2f} M/s"
    peer = f"one thread {rounds / spent['ours', 1] / 1e6:.2f} M/s; digests {most:.2f} times"
    return Measure("play-outs on two threads", figure, peer, gain, "about 2, or as digests")


def _on_the_clock(works: Sequence[Callable[[], object]]) -> float:
    """Seconds until all is done, each by a thread of its own."""
    workers = [Thread(target=work) for work in works]
    begun = perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return perf_counter() - begun


def _play_outs_of_hearts(share: int) -> Iterator[Measure]:
    play = deals.hearts(0, 1)[0]
    own, own_cards = _rollouts(rollout, play, 50_000 * share, is_dealt=False)
    figure = f"{own / 1e6:.2f} M/s, {own_cards / 1e6:.1f} M cards/s"
    other = peers.open_spiel_native(1500 * share)
    yield _beside("play-outs of Hearts", figure, "OpenSpiel", own, other and other.deals, ">= 14")
    other = peers.colver(20_000 * share)
    cards = other and other.cards
    yield _beside("cards a second, Hearts", figure, "Colver (Belote)", own_cards, cards, ">= 1.5")


def _from_python(share: int) -> Iterator[Measure]:
    begun = deals.hearts(0, 10)
    other = peers.open_spiel_from_python(300 * share)
    spiel = other and other.deals
    own = _driven([Play(play) for play in begun], 700 * share, lambda play: play.legal()[-1])
    yield _beside("Hearts from Python, Play", f"{own:,.0f}/s", "OpenSpiel", own, spiel, ">= 2")
    started = [OpenPlay(play) for play in begun]
    plain = _driven(started, 60 * share, lambda play: next(iter(play.legal())))
    name = "Hearts from Python, the readable path"
    yield _beside(name, f"{plain:,.0f}/s", "OpenSpiel", plain, spiel, ">= 0.25")


def _solved_deals(count: int) -> Iterator[Measure]:
    """Values of whole deals: median, 95 of 100, and the longest, in milliseconds."""
    yield _solved("nine tricks, trump by chance", deals.solo(1000, count), "<= 0.05, 0.5, 5 ms")
    strong = deals.strong_solo(1000, count)
    yield _solved("nine tricks, strongest seat", strong, "<= 0.1, 1.2 ms")
    yield _solved("nine tricks, nolo", deals.nolo(1000, count), "median <= 0.02 ms")
    for contract, name in (("simple_suit", "2 v 2"), ("solo_suit", "1 v 3")):
        found = deals.spanish_solo(1000, count, contract)
        yield _solved(f"Spanish Solo, {name}", found, "median <= 0.3 ms")


def _solved(name: str, plays: Sequence[CardPlay], aim: str) -> Measure:
    spent, nodes = [], 0
    for play in plays:
        seconds = []
        for _ in range(TRIES):
            solver = Solver(play)
            begun = process_time()
            solver.value()
            seconds.append(process_time() - begun)
        spent.append(MILLI * min(seconds))
        nodes += solver.nodes
    spent.sort()
    told = (spent[len(spent) // 2], spent[len(spent) * 95 // 100], spent[-1])
    figure = ", ".join(f"{each:.3f}" for each in told) + f" ms of {len(spent)}"
    return Measure(name, figure, aim=aim, nodes=nodes)


def _all_cards(count: int) -> Measure:
    one = every = 0.0
    nodes = 0
    for play in deals.solo(2000, count):
        for ask in ("value", "values"):
            solver = Solver(play)
            begun = process_time()
            getattr(solver, ask)()
            spent = process_time() - begun
            nodes += solver.nodes
            one, every = (one + spent, every) if ask == "value" else (one, every + spent)
    figure = f"{MILLI * every / count:.3f} ms"
    peer = f"one value {MILLI * one / count:.3f} ms"
    return Measure("all nine first cards", figure, peer, every / one, "<= 3", nodes)


def _against_every_way(count: int) -> Measure:
    """Endings, solved and found by trying every way of playing."""
    own = slow = 0.0
    for play in deals.solo(3000, count):
        ending = OpenPlay(play)
        while max(map(len, ending.described().hands)) > ENDING:
            ending.play(next(iter(ending.legal())))
        begun = process_time()
        told = Solver(ending.described()).value()
        own += process_time() - begun
        begun = process_time()
        assert told == value(ending, play.sides[0])
        slow += process_time() - begun
    figure, peer = f"{MILLI * own / count:.3f} ms", f"every way tried {MILLI * slow / count:.1f} ms"
    return Measure(f"endings of {ENDING} tricks, solver and all", figure, peer, slow / own)


def _start() -> Measure:
    problem = pickle.dumps(Solver(deals.solo(0, 1)[0]).problem())
    bare, own = _cpu("pass"), _cpu("import spadille")
    solved = _cpu("import pickle, sys; pickle.load(sys.stdin.buffer).value()", problem)
    dealt = _cpu(
        "from spadille.analysis.bench import deals\n"
        "from spadille.kernel.solver import Solver\n"
        "Solver(deals.solo(0, 1)[0]).value()"
    )
    return Measure(
        "process start",
        f"import {max(own - bare, 0):.1f} ms, a problem read and solved {solved - bare:.1f} ms, "
        f"a deal dealt, played and solved {dealt - bare:.1f} ms",
        f"bare interpreter {bare:.1f} ms",
        aim="<= 30 and 15 ms",
    )


def _cpu(code: str, told: bytes = b"") -> float:
    """CPU milliseconds of a process that runs the code and is told so much: the least of all.

    As elsewhere, Python may keep the modules that it has compiled.
    """
    keeping = {name: own for name, own in environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    spent = []
    for _ in range(STARTS):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], input=told, env=keeping, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return MILLI * min(spent)


def _rollouts(
    module: ModuleType, play: CardPlay, rounds: int, *, is_dealt: bool
) -> tuple[float, float]:
    """Deals and cards a second."""
    many = _prepared(module, play, 1, is_dealt=is_dealt)
    begun = process_time()
    many.run(rounds)
    spent = process_time() - begun
    return rounds / spent, many.plays / spent


def _prepared(module: ModuleType, play: CardPlay, seed: int, *, is_dealt: bool) -> Rollout:
    """A position ready to be played out, with its cards dealt anew each time or as they lie."""
    tables, size = tabulate(play), len(play.hands[0])
    many: Rollout = module.Rollout(tables, len(play.players), size, seed)
    where = bits_of(tables, play)
    if is_dealt:
        many.place((0,) * len(play.players), where.situation, play.leader, ())
        many.hide(tuple(range(len(tables.cards))), (size,) * len(play.players))
    else:
        many.place(where.hands, where.situation, play.leader, ())
    return many


def _driven(begun: Sequence[Play | OpenPlay], rounds: int, choose: Callable[..., object]) -> float:
    """Deals a second, each asked for its legal cards before every card.

    Each is played once before the clock starts: what is asked only once is no part of the speed.
    """
    for play in begun:
        _play_out(play.copy(), choose)
    start = process_time()
    for number in range(rounds):
        _play_out(begun[number % len(begun)].copy(), choose)
    return rounds / (process_time() - start)


def _play_out(play: Play | OpenPlay, choose: Callable[..., object]) -> None:
    while not play.is_over:
        play.play(choose(play))  # type: ignore[arg-type]


def _beside(
    name: str, figure: str, peer: str, own: float, other: float | None, aim: str
) -> Measure:
    if other is None:
        return Measure(name, figure, f"{peer} is not installed", None, aim)
    return Measure(name, figure, f"{peer} {other:,.0f}/s", own / other, aim)
