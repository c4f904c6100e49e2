import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ART, crop } from "../../courts.ts";
import { courtPicture } from "../../src/faces/courts";

const COURTS = ["S", "H", "D", "C"].flatMap((suit) => ["K", "Q", "J"].map((rank) => [suit, rank] as const));

test.each(COURTS)("the picture of %s%s is cut out whole and lighter", (suit, rank) => {
  for (const deck of ["2color", "4color"]) {
    const original = readFileSync(new URL(`${deck}/${rank}${suit}.svg`, ART), "utf8");
    const cut = crop(original);
    expect(cut).toContain('viewBox="-82.4 -130.4 164.8 260.8"');
    expect(cut).not.toMatch(/fill="white"|#44F/i);
    expect(cut.match(/<use/g)?.length).toBeGreaterThanOrEqual(12);
    expect(cut.length).toBeLessThan(original.length * 0.6);
  }
});

test.each(COURTS)("%s%s has a file in either deck", (suit, rank) => {
  const [two, four] = [courtPicture(suit + rank, false), courtPicture(suit + rank, true)];
  expect(two).toContain(".svg");
  expect(four).toContain(".svg");
  expect(two).not.toBe(four);
});

test("a card that is no court card has none", () => {
  expect(courtPicture("S7", false)).toBeUndefined();
});
