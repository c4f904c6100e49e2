import { describe, expect, it } from "vitest";
import { entered, isMarked, isYourTurn, seatAt, sideOf } from "../../src/felt/scene";
import { table } from "./table";

describe("seats", () => {
  it("puts the next to act at the viewer's right, since play goes to the right", () => {
    const scene = table({}, { you: 1 });
    expect([1, 2, 0].map((seat) => sideOf(scene, seat))).toEqual(["near", "right", "left"]);
    expect(seatAt(scene, "left")).toBe(0);
  });

  it("shows seat 0 near to those who only look on", () => {
    expect(sideOf(table({}, { you: null }), 0)).toBe("near");
  });
});

describe("a scene with nothing said", () => {
  it("is filled with what the server leaves out", () => {
    expect(table().picture).toMatchObject({ to_act: [], hand: [], trick: [], legal: { choices: [], exchange: null, play: [] } });
    expect(isYourTurn(table())).toBe(false);
  });
});

describe("cards that came by exchange", () => {
  it("are marked until their owner has played", () => {
    const before = table({ drawn: ["HK"], trick: [{ seat: 2, card: "S3" }] });
    const after = table({ drawn: ["HK"], trick: [{ seat: 2, card: "S3" }, { seat: 0, card: "S4" }] });
    expect(isMarked(before, "HK")).toBe(true);
    expect(isMarked(before, "HQ")).toBe(false);
    expect(isMarked(after, "HK")).toBe(false);
    expect(isMarked(table({ drawn: ["HK"], tricks_played: 1 }), "HK")).toBe(false);
  });
});

describe("the ledger", () => {
  const two = [[1, 0, 0], [0, -2, 0]];

  it("stays as it was where there is no news", () => {
    expect(entered(two, null)).toBe(two);
  });

  it("takes a finished deal after those that stand", () => {
    expect(entered(two, { kept: 2, points: [[0, 0, 3]] })).toEqual([...two, [0, 0, 3]]);
  });

  it("does not take the same deal twice", () => {
    expect(entered(two, { kept: 1, points: [[0, -2, 0]] })).toEqual(two);
  });

  it("begins anew with a match", () => {
    expect(entered(two, { kept: 0, points: [] })).toEqual([]);
  });
});
