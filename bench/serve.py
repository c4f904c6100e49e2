"""Measure the server; run with ``python bench/serve.py [--quick] [--seconds N] [--minutes N]``.

Two hundred seats, one action a second each, over real sockets against a real server process with a
real SQLite file: the time from sending an action to the arrival of its own durable event. Beside
it, in the same run on the same machine: a bare WebSocket echo at the same rate, and a bare
fdatasync. ``--minutes`` runs longer and watches the memory of the server; ``--experts`` adds tables
where one person plays against expert bots, who think without pause.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import psutil
from echo import measure_echo, measure_sync
from seats import SEATS, Among, Table

SAMPLE_SECONDS = 10.0
WARM_UP_SECONDS = 5.0


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="20 seats for a few seconds")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--minutes", type=float, help="run so long and watch the memory")
    parser.add_argument("--seats", type=int, default=200)
    parser.add_argument("--experts", type=int, default=0, help="tables with expert bots beside")
    chosen = parser.parse_args()
    seats = 20 if chosen.quick else chosen.seats
    seconds = 8.0 if chosen.quick else (chosen.minutes or 0) * 60 or chosen.seconds
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), -(-seats // SEATS), seconds, chosen.experts))


async def measure(folder: Path, tables: int, seconds: float, experts: int) -> None:
    """Print the figures of so many tables for so long, beside so many with expert bots."""
    seats = tables * SEATS
    echo = await measure_echo(seats, min(seconds, 15.0))
    show(f"bare echo, {seats} connections", echo)
    sync = await asyncio.to_thread(measure_sync, folder, 300)
    show("bare fdatasync of 4 kB", sync)
    words = ["serve", "--no-browser", "--port", "0", "--database", str(folder / "bench.sqlite")]
    words += ["--bot-delay", "0"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "spadille", *words, stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        base = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        beside = [await Among.open(base, Random(each), "expert") for each in range(experts)]
        await _load(base, tables, seconds, psutil.Process(process.pid), echo, beside)
    finally:
        process.terminate()
        await process.wait()


async def _load(
    base: str,
    tables: int,
    seconds: float,
    server: psutil.Process,
    echo: list[float],
    beside: list[Among],
) -> None:
    seated = await asyncio.gather(*(Table.open(base, Random(each)) for each in range(tables)))
    start = time.perf_counter()
    until = start + WARM_UP_SECONDS + seconds
    watching = asyncio.create_task(_watch(server, until))
    thinking = [asyncio.create_task(table.play(until)) for table in beside]
    times = [
        each for some in await asyncio.gather(*(t.play(until) for t in seated)) for each in some
    ]
    samples = await watching
    measured = [took for sent, took in times if sent > start + WARM_UP_SECONDS]
    show(f"own durable event, {tables * SEATS} seats", measured)
    print(f"  {len(measured) / seconds:.0f} actions a second, {len(times)} in all")
    if beside:
        moves = sum(await asyncio.gather(*thinking))
        print(f"  beside {len(beside)} tables of expert bots, who moved {moves} times")
    ahead = (statistics.median(measured) - statistics.median(echo)) * 1000
    print(f"  p50 is {ahead:.1f} ms above the bare echo's")
    busy, memory = zip(*samples, strict=True)
    spent = 1000 * sum(busy) / len(measured)
    print(f"  server: {spent:.2f} ms of processor an action, resident", end=" ")
    print(" ".join(f"{size / 1e6:.1f}" for size in memory), "MB")
    print("  load of the machine:", " ".join(f"{load:.1f}" for load in os.getloadavg()))
    await asyncio.gather(*(table.close() for table in (*seated, *beside)))


async def _watch(server: psutil.Process, until: float) -> list[tuple[float, int]]:
    """Seconds of processor that the server spent in each span, and its memory after it."""
    samples = []
    await asyncio.sleep(WARM_UP_SECONDS)
    before = sum(server.cpu_times()[:2])
    while (left := until - time.perf_counter()) > 0:
        await asyncio.sleep(min(SAMPLE_SECONDS, left))
        after = sum(server.cpu_times()[:2])
        samples.append((after - before, server.memory_info().rss))
        before = after
    return samples


def show(name: str, times: list[float]) -> None:
    """Print a line of quantiles."""
    cuts = statistics.quantiles(times, n=100)
    print(f"{name}: p50 {cuts[49] * 1000:.2f} ms, p99 {cuts[98] * 1000:.2f} ms", flush=True)


if __name__ == "__main__":
    main()
