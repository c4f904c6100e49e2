import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer, type AddressInfo } from "ws";
import { Connection, type Line, type LineState } from "../../src/net/connection";
import type { FromBrowser, FromServer } from "../../src/net/protocol";

/** A table that writes down what it hears and answers only when told to. */
class House {
  readonly heard: FromBrowser[] = [];
  /** Whether newcomers are greeted. */
  isAwake = true;
  private readonly server = new WebSocketServer({ port: 0, host: "127.0.0.1" });

  constructor() {
    this.server.on("connection", (socket) => {
      socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as FromBrowser;
        this.heard.push(message);
        if (message.type === "hello" && this.isAwake) this.say({ type: "welcome", table: "t", rules: "r", is_clockwise: false, offers: [] });
      });
    });
  }

  /** Ready for visitors. */
  ready(): Promise<unknown> {
    return once(this.server, "listening");
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  say(message: FromServer): void {
    for (const socket of this.server.clients) socket.send(JSON.stringify(message));
  }

  hangUp(): void {
    for (const socket of this.server.clients) socket.terminate();
  }

  of<T extends FromBrowser["type"]>(type: T): Extract<FromBrowser, { type: T }>[] {
    return this.heard.filter((one): one is Extract<FromBrowser, { type: T }> => one.type === type);
  }

  close(): void {
    this.hangUp();
    this.server.close();
  }
}

class Shelf {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

let house: House;
let shelf: Shelf;
let states: LineState[];
let waiting: number;
let open: Connection[];

function connect(more: Partial<Line> = {}): Connection {
  const connection = new Connection({
    url: house.url,
    store: shelf,
    key: "pending",
    token: () => "seat-token",
    language: () => "da",
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    onWaiting: (count) => (waiting = count),
    ...more,
  });
  open.push(connection);
  return connection;
}

const until = (test: () => boolean): Promise<void> => expect.poll(test, { timeout: 4000, interval: 10 }).toBe(true);
const pass = { type: "act", version: 3, action: { type: "pass" } } as const;

beforeEach(async () => {
  globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
  house = new House();
  await house.ready();
  shelf = new Shelf();
  states = [];
  waiting = 0;
  open = [];
});

afterEach(() => {
  for (const connection of open) connection.close();
  house.close();
});

describe("the line to a table", () => {
  it("says who comes, in which language, and what was seen last", async () => {
    connect();
    await until(() => house.of("hello").length === 1);
    expect(house.of("hello")[0]).toEqual({ type: "hello", since: 0, token: "seat-token", language: "da" });
    await until(() => states.includes("open"));
    expect(states).toEqual(["connecting", "open"]);
  });

  it("goes on after a break from the last number it has seen", async () => {
    connect();
    await until(() => states.includes("open"));
    house.say({ type: "update", number: 7, events: [], scene: {} as never, ledger: null, id: null, is_resync: false });
    house.say({ type: "done", id: "unknown", number: 7 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    house.hangUp();
    await until(() => house.of("hello").length === 2);
    expect(house.of("hello")[1]?.since).toBe(7);
    expect(states).toContain("lost");
    await until(() => states.at(-1) === "open");
  });

  it("sends a command again under the same id until it is answered, and then never more", async () => {
    const connection = connect();
    await until(() => states.includes("open"));
    const id = connection.send(pass);
    expect(waiting).toBe(1);
    await until(() => house.of("act").length === 1);
    house.hangUp();
    await until(() => house.of("act").length === 2);
    expect(house.of("act").map((act) => act.id)).toEqual([id, id]);
    house.say({ type: "done", id, number: 4 });
    await until(() => waiting === 0);
    house.hangUp();
    await until(() => house.of("hello").length === 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(house.of("act")).toHaveLength(2);
    expect(shelf.kept.size).toBe(0);
  });

  it("counts a refusal as an answer", async () => {
    const connection = connect();
    await until(() => states.includes("open"));
    const id = connection.send(pass);
    await until(() => house.of("act").length === 1);
    house.say({ type: "refused", code: "stale", text: "", id, section: null });
    await until(() => waiting === 0);
  });

  it("keeps what was said without a line, even over a reload of the page", async () => {
    house.isAwake = false;
    const connection = connect();
    const id = connection.send(pass);
    connection.close();
    house.isAwake = true;
    connect();
    expect(waiting).toBe(1);
    await until(() => house.of("act").length === 1);
    expect(house.of("act")[0]?.id).toBe(id);
  });

  it("does not trust a line that stays silent", async () => {
    house.isAwake = false;
    connect({ times: { patience: 150 } });
    await until(() => house.of("hello").length >= 2);
    expect(states).toContain("lost");
  });

  it("asks after a silence whether the line still carries, and leaves it if it does not", async () => {
    connect({ times: { beat: 60, echo: 200 } });
    await until(() => house.of("ping").length === 1);
    house.say({ type: "pong" });
    await until(() => house.of("ping").length === 2);
    expect(house.of("hello")).toHaveLength(1);
    await until(() => house.of("hello").length === 2);
    expect(states).toContain("lost");
  });

  it("asks sooner where an answer is due", async () => {
    const connection = connect({ times: { haste: 60, echo: 200 } });
    await until(() => states.includes("open"));
    connection.send(pass);
    await until(() => house.of("ping").length === 1);
    expect(states.at(-1)).toBe("open");
    await until(() => states.includes("lost"));
    await until(() => house.of("act").length === 2);
  });

  it("leaves a line that carries but never answers", async () => {
    const connection = connect({ times: { haste: 40, patience: 300 } });
    await until(() => states.includes("open"));
    connection.send(pass);
    const echo = setInterval(() => house.say({ type: "pong" }), 30);
    await until(() => house.of("act").length === 2);
    clearInterval(echo);
  });

  it("finds out at once that it is dead when it is told to hurry", async () => {
    const connection = connect({ times: { echo: 100 } });
    await until(() => states.includes("open"));
    connection.hurry();
    await until(() => states.includes("lost"));
  });

  it("stays quiet once it is closed", async () => {
    const connection = connect();
    await until(() => states.includes("open"));
    connection.close();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(house.of("hello")).toHaveLength(1);
  });
});
