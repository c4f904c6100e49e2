import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sentence } from "../../src/felt/narrate";
import type { FullScene } from "../../src/felt/scene";
import type { Event } from "../../src/net/protocol";
import { LANGUAGES } from "../../src/words/languages";
import { learn, speak } from "../../src/words/words.svelte";
import { four } from "./table";

const seen = (...known: string[]) => ({ known, hidden: 0 });
const unseen = (hidden: number) => ({ known: [], hidden });
const PENALTIES = [0, 13, 4, 9].map((penalty) => ({ cards: 0, tricks: 3, penalty }));
const HEARTS = four({ places: PENALTIES }, { is_clockwise: true });
const TABLE = four();

/** Each event of every game once, as seat 0 sees it, done by seat 1. */
const EVENTS: Event[] = [
  { type: "dealt", dealer: 1, hands: [seen("SA"), unseen(1), unseen(1), unseen(1)], talon: { cards: [], hidden: 13 }, commitment: "" },
  { type: "bid_made", seat: 1, contract: "solo" },
  { type: "passed", seat: 1 },
  { type: "joined", seat: 1 },
  { type: "corrected", seat: 1, call: "pass" },
  { type: "aces_shown", seat: 1, cards: ["SA", "CA"] },
  { type: "contract_made", contract: "game", declarers: [1], exchanging: [1, 2, 0] },
  { type: "trump_named", seat: 1, suit: "H" },
  { type: "card_turned", card: "D7" },
  { type: "turned_kept", seat: 1 },
  { type: "turned_left", seat: 1 },
  { type: "exchanged", seat: 1, discards: unseen(3), drawn: unseen(3), turned: null },
  { type: "exchanged", seat: 1, discards: unseen(3), drawn: unseen(2), turned: "D7" },
  { type: "exchange_yielded", seat: 1 },
  { type: "sitter_looked", seat: 1, cards: unseen(13) },
  { type: "sitter_played", seat: 1, discards: unseen(4) },
  { type: "sitter_stayed_out", seat: 1 },
  { type: "hand_opened", seat: 1, cards: ["H2", "H3"] },
  { type: "played", seat: 1, card: "SQ" },
  { type: "trick_taken", seat: 1 },
  { type: "tout_announced", seat: 1 },
  { type: "given_up", seat: 1 },
  { type: "played_on", seat: 1 },
  { type: "play_ended", seat: 1 },
  { type: "play_stopped" },
  settled({ outcome: "win", contract: "solo", declarers: [1], outcomes: ["win"] }),
  settled({ outcome: "washed_out", contract: null, declarers: [], outcomes: [] }),
  { type: "cards_passed", seat: 1, to: 2, cards: unseen(3) },
  { type: "cards_taken_up", givers: [3, 0, 1, 2], cards: [seen("SQ", "HA", "H2"), unseen(3), unseen(3), unseen(3)] },
  { type: "leader_named", seat: 1, card: "C2" },
  { type: "hearts_broken", seat: 1 },
  { type: "moon_shot", seat: 1 },
  { type: "moon_chosen", seat: 1, way: "added" },
  { type: "hand_settled", scores: [0, 13, 4, 9], outcome: "counted", shooter: null, points: [0, 13, 4, 9], tricks: [3, 3, 3, 4], totals: [0, 13, 4, 9], winners: [] },
  { type: "hand_settled", scores: [26, 0, 26, 26], outcome: "moon_added", shooter: 1, points: [0, 26, 0, 0], tricks: [0, 13, 0, 0], totals: [26, 0, 26, 26], winners: [] },
  { type: "held", seat: 1 },
  { type: "auction_won", seat: 1, contract: "solo_suit" },
  { type: "declared", seat: 1, contract: "solo_suit", trump: "S", ace: null },
  { type: "declared", seat: 1, contract: "simple_colour", trump: "C", ace: "HA" },
  { type: "partner_shown", seat: 1 },
  { type: "deal_ended", seat: 1 },
  { type: "solo_settled", scores: [-4, 4, -4, 4], outcome: "made", contract: "simple_colour", declarers: [1], trump: "C", ace: "HA", partner: 3, tricks: [1, 4, 1, 2] },
];

function settled(more: object): Event {
  return { type: "settled", scores: [0, 3, 0, 0], trump: "H", tricks: [2, 5, 2, 0], tout: "none", outcome: "win", contract: null, declarers: [], outcomes: [], ...more };
}

/** All tags of events that the server may send. */
function tags(): Set<string> {
  const types = readFileSync(new URL("../../src/net/protocol.ts", import.meta.url), "utf8");
  const [, union = ""] = /export type Event =\n([^;]+);/.exec(types) ?? [];
  const names = [...union.matchAll(/\| (\w+)/g)].map(([, name]) => name ?? "");
  return new Set(names.map((name) => new RegExp(`export interface ${name} {\\n  type: "(\\w+)"`).exec(types)?.[1] ?? name));
}

function scene(event: Event): FullScene {
  return event.type === "hand_settled" ? HEARTS : TABLE;
}

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await Promise.all(["hearts", "solo"].map(learn));
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("knows an example of every event", () => {
  expect(new Set(EVENTS.map(({ type }) => type))).toEqual(tags());
});

describe.each([...LANGUAGES])("every event in %s", (language) => {
  it("has a sentence with all its parts, whoever did it", async () => {
    await speak(language);
    const faults = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const event of EVENTS) {
      for (const you of [null, 0, 1]) {
        const text = sentence(event, { ...scene(event), you });
        expect(text, event.type).not.toMatch(/event-|\{|\$|undefined|NaN/);
        expect(text.length, event.type).toBeGreaterThan(3);
      }
    }
    expect(faults.mock.calls).toEqual([]);
  });
});

describe("in English", () => {
  const told = (type: Event["type"], you: number | null = 0) => {
    const event = EVENTS.findLast((one) => one.type === type);
    return event === undefined ? "" : sentence(event, { ...scene(event), you });
  };
  beforeAll(() => speak("en"));

  it("names cards, suits and who else has a part in it", () => {
    expect(told("card_turned")).toBe("The 7 of diamonds is turned up: diamonds are trumps.");
    expect(told("aces_shown")).toBe("Bo shows the ace of spades, ace of clubs.");
    expect(told("declared")).toBe("Bo plays Simple in Colour; clubs are trumps, and the ace of hearts is called.");
    expect(told("exchanged")).toBe("Bo exchanges 3 cards and gets the turned card, the 7 of diamonds.");
  });

  it("tells whoever is dealt or passed cards which they are, and nobody else", () => {
    expect(told("cards_taken_up")).toBe("All have passed. Dora passed you the queen of spades, ace of hearts, 2 of hearts.");
    expect(told("cards_taken_up", null)).toBe("All have passed; everybody takes up three cards.");
  });

  it("has a sentence for each of several declarers", () => {
    const event = settled({ scores: [2, -2, 0, 0], contract: "simple_nolo", declarers: [0, 1], outcomes: ["win", "bet"] });
    expect(sentence(event, TABLE)).toBe("You make Simple Nolo: +2. Bo loses Simple Nolo, bet: \u22122.");
  });

  it("writes points as the game counts them", () => {
    expect(told("solo_settled")).toBe("Bo makes Simple in Colour: +4.");
    expect(told("hand_settled")).toContain("You 26, Bo 0, Carl 26, Dora 26");
  });
});
