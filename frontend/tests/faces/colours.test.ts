import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../../src/faces/colours.css", import.meta.url), "utf8");

function stated(name: string): string {
  const value = new RegExp(`--card-${name}: ([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`colours.css states no --card-${name}`);
  return value;
}

/** WCAG 2.2, relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const channel = (at: number): number => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const stocks = stated("stock").match(/#[0-9a-f]{6}/g) ?? [];
const inks = ["black", "red", "green", "blue"];

test("black on white measures 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

test("the card has a stock by day and one by night", () => {
  expect(stocks).toHaveLength(2);
});

test.each(inks.flatMap((ink) => stocks.map((stock) => [ink, stock] as const)))("%s reads on %s", (ink, stock) => {
  expect(contrast(stated(ink), stock)).toBeGreaterThanOrEqual(4.5);
});

test("the back's pattern shows on the back", () => {
  const pattern = readFileSync(new URL("../../src/faces/back.svg", import.meta.url), "utf8");
  const lines = new Set(pattern.match(/#[0-9a-f]{6}/g));
  expect(lines.size).toBe(1);
  for (const line of lines) expect(contrast(stated("back"), line)).toBeGreaterThanOrEqual(3);
});
