import { expect, test } from "vitest";
import { RANKS } from "../../src/faces/card";
import { BODY, pipSize, places } from "../../src/faces/layout";

const COUNTED = { A: 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, T: 10, J: 0, Q: 0, K: 0 };

test.each(RANKS)("%s shows as many pips as it counts", (rank) => {
  expect(places(rank)).toHaveLength(COUNTED[rank]);
});

test.each(RANKS)("the pips of %s stay in their part of the card and clear of one another", (rank) => {
  const half = pipSize(rank) / 2;
  const all = places(rank);
  for (const { x, y } of all) {
    expect(x - half).toBeGreaterThanOrEqual(BODY.x);
    expect(x + half).toBeLessThanOrEqual(BODY.x + BODY.width);
    expect(y - half).toBeGreaterThanOrEqual(BODY.y);
    expect(y + half).toBeLessThanOrEqual(BODY.y + BODY.height);
  }
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(half * 1.9);
    }
  }
});

test.each(RANKS)("%s reads the same from either end, but for the seventh pip of a seven", (rank) => {
  const spots = places(rank).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
  const alone = places(rank).filter(({ x, y }) => !spots.includes(`${(100 - x).toFixed(2)},${(140 - y).toFixed(2)}`));
  expect(alone).toHaveLength(rank === "7" ? 1 : 0);
});
