import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALWAYS, chosen, LANGUAGES, messagesOf } from "../../src/words/languages";

const LOCALES = new URL("../../../src/spadille/locales/", import.meta.url);
const FILES = [...ALWAYS, "help"];
const SOURCES = new URL("../../src/", import.meta.url);

/** Every text that the code asks for by its whole name, and every part of a name it puts together. */
function asked(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  for (const file of files) {
    const code = readFileSync(new URL(file, SOURCES), "utf8");
    for (const [, id = ""] of code.matchAll(/\bt\(\s*"([\w.-]+)"/g)) whole.add(id);
    for (const [, start = ""] of code.matchAll(/\bt\(\s*`([\w.-]+)\$\{/g)) begun.add(start);
  }
  return { whole, begun };
}

describe("the language of a visitor", () => {
  it("is the first of his that we have", () => {
    expect(chosen(["fr-FR", "da-DK", "en"])).toBe("da");
    expect(chosen(["ja"])).toBe("ja");
  });

  it("is Norwegian bokmål for every Norwegian", () => {
    expect(["no", "nn-NO", "nb-NO"].map((tag) => chosen([tag]))).toEqual(["nb", "nb", "nb"]);
  });

  it("is English for everybody else", () => {
    expect(chosen(["de", "fr"])).toBe("en");
    expect(chosen([])).toBe("en");
  });
});

describe.each([...LANGUAGES])("the words in %s", (language) => {
  it("hold everything that the code asks for", async () => {
    const words = await messagesOf(language, FILES);
    expect([...asked().whole].filter((id) => !(id in words))).toEqual([]);
  });

  it("hold something for every name that the code puts together", () => {
    const names = [...ids(language)];
    const missing = [...asked().begun].filter((start) => !names.some((name) => name.startsWith(start)));
    expect(missing).toEqual([]);
  });
});

it("are the same ids in every language", () => {
  const [first = "en", ...others] = LANGUAGES;
  for (const language of others) expect([...ids(language)].sort()).toEqual([...ids(first)].sort());
});

function ids(language: string): Set<string> {
  const text = FILES.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8")).join("\n");
  return new Set([...text.matchAll(/^([\w-]+) =/gm)].map(([, id = ""]) => id));
}
