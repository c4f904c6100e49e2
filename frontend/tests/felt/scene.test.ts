import { describe, expect, it } from "vitest";
import { entered, isMarked, isYourTurn, seatsAround, sideOf, type FullScene } from "../../src/felt/scene";
import { four, table } from "./table";

describe("seats", () => {
  const sides = (scene: FullScene) => [1, 2, 3, 0].slice(0, scene.picture.places.length).map((seat) => sideOf(scene, seat));

  it("puts the next to act at the viewer's right where play goes to the right, else at his left", () => {
    expect(sides(four({}, { you: 1 }))).toEqual(["near", "right", "across", "left"]);
    expect(sides(four({}, { you: 1, is_clockwise: true }))).toEqual(["near", "left", "across", "right"]);
  });

  it("puts nobody across the table where three play", () => {
    const three = (scene: FullScene) => [1, 2, 0].map((seat) => sideOf(scene, seat));
    expect(three(table({}, { you: 1 }))).toEqual(["near", "right", "left"]);
    expect(three(table({}, { you: 1, is_clockwise: true }))).toEqual(["near", "left", "right"]);
  });

  it("goes round from the viewer on, each at his side", () => {
    const scene = four({}, { you: 2, is_clockwise: true });
    expect(seatsAround(scene).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    for (const { seat, side } of seatsAround(scene)) expect(sideOf(scene, seat)).toBe(side);
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

  it("leaves the places of deals that were never told empty", () => {
    const late = entered([], { kept: 2, points: [[0, 0, 3]] });
    expect(late.flatMap((scores, at) => [{ at, scores }])).toEqual([{ at: 2, scores: [0, 0, 3] }]);
  });
});
