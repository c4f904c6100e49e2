import { describe, expect, test } from "vitest";
import { RANKS } from "../../src/faces/card";
import { GLYPHS, LANGUAGES, letter } from "../../src/faces/glyphs";

const outlined = (language: (typeof LANGUAGES)[number]): string[] => RANKS.map((rank) => letter(rank, language));

describe.each(LANGUAGES)("the indices of %s", (language) => {
  test("are all drawn, each for one rank only", () => {
    const letters = outlined(language);
    expect(new Set(letters).size).toBe(RANKS.length);
    for (const name of letters) expect(Object.keys(GLYPHS)).toContain(name);
  });
});

test("each table reads its own letters", () => {
  const head = (language: (typeof LANGUAGES)[number]): string => outlined(language).filter((name) => !/^[2-9]$/.test(name)).join(" ");
  expect(head("da")).toBe("E 10 B D K");
  expect(head("nb")).toBe("E 10 Kn D K");
  expect(head("en")).toBe("A 10 J Q K");
  expect(head("ja")).toBe("A 10 J Q K");
});

test("no outline is drawn in vain", () => {
  expect(new Set(LANGUAGES.flatMap(outlined))).toEqual(new Set(Object.keys(GLYPHS)));
});
