import { describe, expect, it } from "vitest";
import { STAY, stepsBetween } from "../../src/felt/steps";
import { table } from "./table";

const LAID = [
  { seat: 1, card: "HK" },
  { seat: 2, card: "H2" },
];
const FULL = [...LAID, { seat: 0, card: "H3" }];
const BEFORE = table({
  trick: LAID,
  to_act: [0],
  hand: [{ card: "H3" }, { card: "D4", barred: { section: "5.2", rule: "follow-suit", evidence: {} } }],
  legal: { play: ["H3"] },
});
const PLACES = [0, 1, 2].map((seat) => ({ cards: 8, tricks: seat === 1 ? 1 : 0 }));
const AFTER = table({
  places: PLACES,
  hand: [{ card: "D4" }],
  to_act: [1],
  last_trick: { winner: 1, cards: FULL },
  tricks_played: 1,
});

describe("steps from one scene to the next", () => {
  it("shows a newcomer the table as it is", () => {
    expect(stepsBetween(null, AFTER)).toEqual([{ scene: AFTER, stay: STAY.none }]);
  });

  it("shows the full trick before anybody takes it", () => {
    const [full, last] = stepsBetween(BEFORE, AFTER);
    expect(full?.scene.picture.trick).toEqual(FULL);
    expect(full?.scene.picture.to_act).toEqual([]);
    expect(full?.scene.picture.places.map(({ tricks }) => tricks)).toEqual([0, 0, 0]);
    expect(full?.scene.picture.hand).toEqual([{ card: "D4" }]);
    expect(full?.stay).toBe(STAY.trick);
    expect(last).toEqual({ scene: AFTER, stay: STAY.none });
  });

  it("holds the account back until the last trick has been seen", () => {
    const over = table({ ...AFTER.picture, phase: "over", account: { outcome: "win", scores: [2, 0, 0], lines: [] } });
    const [full, last] = stepsBetween(BEFORE, over);
    expect(full?.scene.picture.account).toBeNull();
    expect(full?.scene.picture.phase).toBe("play");
    expect(last?.scene.picture.account?.outcome).toBe("win");
  });

  it("lets a card, a call and a deal stay for a moment", () => {
    const card = table({ trick: [...LAID.slice(0, 1)] });
    expect(stepsBetween(table(), card)).toEqual([{ scene: card, stay: STAY.card }]);
    const call = table({ places: PLACES.map((place) => ({ ...place, said: "pass" })) });
    expect(stepsBetween(table({ places: PLACES }), call)[0]?.stay).toBe(STAY.call);
    const dealt = table({}, { deal: 2, dealt: 2 });
    expect(stepsBetween(table(), dealt)).toEqual([{ scene: dealt, stay: STAY.deal }]);
  });

  it("does not count the last trick of the deal before as a new one", () => {
    const next = table({ tricks_played: 0 }, { deal: 2, dealt: 2 });
    expect(stepsBetween(AFTER, next)).toHaveLength(1);
  });
});
