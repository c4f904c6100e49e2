import { describe, expect, it } from "vitest";
import { isMarked, isYourTurn, seatAt, sideOf } from "../../src/felt/scene";
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
