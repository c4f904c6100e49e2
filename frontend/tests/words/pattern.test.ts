import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf } from "../../src/words/languages";
import { textOf, type Arguments, type Told } from "../../src/words/pattern";
import { messagesIn } from "../../words";

const LOCALES = new URL("../../../src/spadille/locales/", import.meta.url);
const FILES = ["table", "rules", "help", "hearts", "solo"];

class Written extends FluentNumber {
  constructor(
    value: number,
    private readonly text: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.text;
  }
}

/** What may be told: numbers of every plural, large ones, those with a sign of their own, and texts. */
const TOLD: readonly Told[] = [0, 1, 2, 5, 21, 1234, -3, 0.5, { value: 1, text: "+1" }, { value: 7, text: "–7" }, "", "A", "Åse {name}", "<b>"];

function toFluent(told: Told): FluentVariable {
  return typeof told === "object" ? new Written(told.value, told.text) : told;
}

function read(language: string): [FluentBundle, string] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = FILES.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8")).join("\n");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return [bundle, text];
}

describe.each([...LANGUAGES])("what the browser says in %s", (language) => {
  it("is what Fluent says, whatever is told", async () => {
    const words = await messagesOf(language, FILES);
    const [bundle, text] = read(language);
    const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name))];
    const choices = [...new Set([...text.matchAll(/\[(\w+)\]/g)].map(([, choice = ""]) => choice))];
    for (const told of [...TOLD, ...choices]) {
      const all: Arguments = Object.fromEntries(names.map((name) => [name, told]));
      const theirs = Object.fromEntries(names.map((name) => [name, toFluent(told)]));
      for (const [id, pattern] of Object.entries(words)) {
        const [name = "", attribute] = id.split(".");
        const message = bundle.getMessage(name);
        const wanted = attribute === undefined ? message?.value : message?.attributes[attribute];
        expect(textOf(pattern, all, language), id).toBe(bundle.formatPattern(wanted ?? "", theirs));
      }
    }
  });
});

describe("a text", () => {
  it("keeps a place for which nothing is told, so that it is noticed", () => {
    expect(textOf("{who}: {card}", { who: "Anna" }, "en")).toBe("Anna: {card}");
  });

  it("has every attribute of a message beside it", () => {
    expect(messagesIn("suit = spades\n    .label = Spades\n")).toEqual({ suit: "spades", "suit.label": "Spades" });
  });

  it("is not made of what the browser does not know", () => {
    expect(() => messagesIn("one = { two }\ntwo = 2\n")).toThrow("mesg");
    expect(() => messagesIn("one = { NUMBER($two) }\n")).toThrow("func");
    expect(() => messagesIn("one =\n    .label = One\n")).toThrow("no text of its own");
  });
});
