import { expect, test } from "vitest";
import { cardName } from "../../src/faces/name";

test("a card is named by its suit and its rank", () => {
  expect(cardName("SA")).toEqual({ id: "card", args: { suit: "S", rank: "A" } });
  expect(cardName("HT")).toEqual({ id: "card", args: { suit: "H", rank: "T" } });
});
