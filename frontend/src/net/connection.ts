/**
 * The line to a table: one WebSocket that comes back by itself.
 *
 * A command is kept until the server has answered it and sent again after every break, under the same id,
 * which the server obeys only once: so nothing is lost and nothing done twice.
 */
import type { Command, FromBrowser, FromServer, Language } from "./protocol";

export type LineState = "connecting" | "open" | "lost";

/** A command that has not been given its id yet. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export interface Line {
  readonly url: string;
  /** Where unanswered commands outlive a reload; `key` is the table's. */
  readonly store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly key: string;
  token(): string | null;
  language(): Language;
  onMessage(message: FromServer): void;
  onState(state: LineState): void;
  /** How many commands have no answer yet. */
  onWaiting(count: number): void;
  /** Waiting times in milliseconds where they are not the usual ones. */
  readonly times?: Partial<Times>;
}

/** In milliseconds. */
export interface Times {
  /** A greeting or a command is answered within this time, else the line is dead, though nobody said so. */
  readonly patience: number;
  /** A ping, which has nothing to wait for in the house, is answered within this. */
  readonly echo: number;
  /** After so long a silence the house is asked whether the line still carries, */
  readonly beat: number;
  /** and after so long where an answer is due. */
  readonly haste: number;
}

export const TIMES: Times = { patience: 8000, echo: 2000, beat: 6000, haste: 1500 };

/** Milliseconds before the first, second, ... new attempt. */
export const PAUSES = [250, 500, 1000, 2000, 4000, 8000] as const;

export class Connection {
  private socket: WebSocket | null = null;
  private pending: Map<string, Command>;
  private since = 0;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a ping has no answer. */
  private unheard: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  /** Whether the house has answered the greeting on this line. */
  private isWelcome = false;
  private readonly times: Times;

  constructor(private readonly line: Line) {
    this.times = { ...TIMES, ...line.times };
    this.pending = new Map(this.kept().map((command) => [command.id, command]));
    this.line.onWaiting(this.pending.size);
    this.open();
  }

  /** Ask for something; it is asked again until there is an answer. The command's id comes back. */
  send(wish: Wish): string {
    const command = { ...wish, id: newId() } as Command;
    this.pending.set(command.id, command);
    this.keep();
    this.transmit(command);
    this.expectAnswer();
    this.listen();
    return command.id;
  }

  get isWaiting(): boolean {
    return this.pending.size > 0;
  }

  speak(language: Language): void {
    this.transmit({ type: "speak", language });
  }

  /** Find out at once whether the line carries, as when the network has gone or come or the device has woken. */
  hurry(): void {
    if (this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    this.attempts = 0;
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.rest();
    this.hangUp();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.rest();
    this.hangUp();
    this.line.onState(this.attempts === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.line.url);
    this.socket = socket;
    this.isWelcome = false;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.lose(socket);
    // A failure is always followed by the close, which is where it is dealt with.
    socket.onerror = () => undefined;
    this.expectAnswer();
  }

  private greet(): void {
    const token = this.line.token();
    this.transmit({ type: "hello", since: this.since, token, language: this.line.language() });
  }

  private receive(message: FromServer): void {
    this.heard();
    if (message.type !== "pong") this.expectAnswer();
    if (message.type === "welcome") this.arrived();
    if (message.type === "update") this.since = message.number;
    if ("id" in message && message.id !== null) this.settle(message.id);
    this.listen();
    this.line.onMessage(message);
  }

  private arrived(): void {
    this.attempts = 0;
    this.isWelcome = true;
    this.line.onState("open");
    for (const command of this.pending.values()) this.transmit(command);
    this.expectAnswer();
  }

  private settle(id: string): void {
    this.pending.delete(id);
    this.keep();
    this.expectAnswer();
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.isClosed) return;
    this.socket = null;
    this.rest();
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 0;
    this.attempts += 1;
    this.line.onState("lost");
    this.retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** A line that owes an answer and stays silent is given up for a new one. */
  private expectAnswer(): void {
    clearTimeout(this.overdue);
    if (!this.isWelcome || this.isWaiting) this.overdue = setTimeout(() => this.giveUp(), this.times.patience);
  }

  /** After a silence ask whether the line still carries. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), this.isWaiting ? this.times.haste : this.times.beat);
  }

  private ping(): void {
    this.transmit({ type: "ping" });
    this.unheard ??= setTimeout(() => this.giveUp(), this.times.echo);
  }

  private heard(): void {
    clearTimeout(this.unheard);
    this.unheard = undefined;
  }

  private giveUp(): void {
    const socket = this.socket;
    if (socket === null) return;
    this.lose(socket);
    socket.close();
  }

  /** Expect nothing and ask nothing. */
  private rest(): void {
    clearTimeout(this.overdue);
    clearTimeout(this.pulse);
    this.heard();
  }

  private transmit(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private kept(): Command[] {
    return JSON.parse(this.line.store.getItem(this.line.key) ?? "[]") as Command[];
  }

  private keep(): void {
    this.line.onWaiting(this.pending.size);
    if (this.pending.size === 0) this.line.store.removeItem(this.line.key);
    else this.line.store.setItem(this.line.key, JSON.stringify([...this.pending.values()]));
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
