import type { ComponentProps } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Card from "../../src/faces/Card.svelte";
import { RANKS, SUITS } from "../../src/faces/card";
import { LANGUAGES } from "../../src/faces/glyphs";

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

function drawn(props: ComponentProps<typeof Card>): string {
  return render(Card, { props }).body;
}

/** The shapes alone, as somebody sees them who cannot tell the colours. */
function shapes(props: ComponentProps<typeof Card>): string {
  return drawn(props).replace(/data-suit="\w"/, "");
}

test.each(LANGUAGES)("no two cards of the %s pack are alike in shape", (language) => {
  for (const large of [false, true]) {
    expect(new Set(PACK.map((card) => shapes({ card, language, large }))).size).toBe(52);
  }
});

test("a face is drawn in outlines only and leaves its name to the table", () => {
  for (const card of [...PACK, null]) {
    const face = drawn({ card });
    expect(face).toContain('aria-hidden="true"');
    expect(face).not.toMatch(/undefined|NaN|<text/);
  }
});

test("a back betrays nothing", () => {
  const back = drawn({ card: null, language: "en", fourColour: true });
  expect(back).not.toContain("data-suit");
  expect(back).not.toContain("<svg");
});

test("only a court card asks for a picture", () => {
  const pictured = PACK.filter((card) => drawn({ card }).includes("<image"));
  expect(pictured.sort()).toEqual(SUITS.flatMap((suit) => ["J", "Q", "K"].map((rank) => suit + rank)).sort());
});
