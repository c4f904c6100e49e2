import { render } from "svelte/server";
import { expect, test } from "vitest";
import Hand from "../../src/felt/Hand.svelte";
import { table } from "./table";

const nothing = (): void => undefined;

function drawn(scene: ReturnType<typeof table>): string {
  const props = { scene, going: null, lifted: ["D4"], onplay: nothing, onlift: nothing, onwhy: nothing, onforget: nothing };
  return render(Hand, { props }).body;
}

const HAND = [
  { card: "H3" },
  { card: "D4", barred: { section: "5.2", rule: "follow-suit", evidence: { card: "D4", led: "HK" } } },
];

test("a card may be played exactly when the server says so, and a barred one says why", () => {
  const body = drawn(table({ to_act: [0], hand: HAND, legal: { play: ["H3"] } }));
  expect(body.match(/aria-disabled="false"/g)).toHaveLength(1);
  expect(body.match(/aria-disabled="true"/g)).toHaveLength(1);
  expect(body.match(/aria-describedby="/g)).toHaveLength(1);
  expect(body).toContain("rule-follow-suit");
});

test("one card of the hand is reached by the tab key", () => {
  const body = drawn(table({ hand: HAND }));
  expect(body.match(/tabindex="0"/g)).toHaveLength(1);
  expect(body.match(/tabindex="-1"/g)).toHaveLength(1);
});

test("in the exchange a card is a switch, and lifted ones are on", () => {
  const legal = { exchange: { minimum: 0, maximum: 2, cards: ["H3", "D4"] } };
  const body = drawn(table({ phase: "exchange", to_act: [0], hand: HAND, legal }));
  expect(body.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(body.match(/aria-pressed="false"/g)).toHaveLength(1);
});

test("nothing may be done out of turn", () => {
  const body = drawn(table({ to_act: [1], hand: HAND }));
  expect(body).not.toContain('aria-disabled="false"');
});
