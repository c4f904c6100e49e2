import { beforeAll, describe, expect, it } from "vitest";
import { laidText, prompt, sentence, trickText } from "../../src/felt/narrate";
import type { Event } from "../../src/net/protocol";
import type { FullScene } from "../../src/felt/scene";
import { speak } from "../../src/words/words.svelte";
import { table } from "./table";

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

const sentences = (events: Event[], scene: FullScene): string[] => events.map((event) => sentence(event, scene));
const hidden = (count: number) => ({ known: [], hidden: count });

describe("the game read aloud", () => {
  it("tells one's own doings from those of others", () => {
    const events: Event[] = [
      { type: "bid_made", seat: 1, contract: "solo" },
      { type: "passed", seat: 0 },
      { type: "played", seat: 0, card: "SA" },
      { type: "trick_taken", seat: 2 },
    ];
    expect(sentences(events, table())).toEqual([
      "Bo bids Solo.",
      "You pass.",
      "You play the ace of spades.",
      "Carl takes the trick.",
    ]);
  });

  it("counts the cards of others and names those that oneself receives", () => {
    const other: Event = { type: "exchanged", seat: 1, discards: hidden(3), drawn: hidden(3), turned: null };
    const own: Event = {
      type: "exchanged",
      seat: 0,
      discards: { known: ["H2", "H3"], hidden: 0 },
      drawn: { known: ["D4", "SK"], hidden: 0 },
      turned: null,
    };
    expect(sentences([other], table())).toEqual(["Bo exchanges 3 cards."]);
    expect(sentences([own], table())).toEqual(["You exchange 2 cards. You receive 4 of diamonds, king of spades."]);
  });

  it("says what the table waits for", () => {
    expect(prompt(table({ to_act: [1] }))).toBe("Bo is to play");
    expect(prompt(table({ to_act: [0] }))).toBe("Your lead");
    expect(prompt(table({ to_act: [0], trick: [{ seat: 2, card: "H2" }] }))).toBe("Your turn");
    expect(prompt(table({ to_act: [0], phase: "exchange" }))).toBe("Exchange cards");
  });

  it("reads the trick in the order it was laid", () => {
    const scene = table({ trick: [{ seat: 2, card: "H2" }, { seat: 0, card: "HQ" }] });
    expect(trickText(scene)).toBe(`${laidText(scene, 2, "H2")}; ${laidText(scene, 0, "HQ")}`);
    expect(trickText(scene)).toContain("queen of hearts");
    expect(trickText(table())).toBe("No card lies on the table.");
  });
});
