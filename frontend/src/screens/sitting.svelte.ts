/** One visit at one table: the line to the server, what it says, and what the visitor wants. */
import { matchText, prompt, sentence } from "../felt/narrate";
import { entered, filled, isYourTurn, sitterAt, type FullScene, type Points } from "../felt/scene";
import { Stage } from "../felt/stage.svelte";
import { Connection, type LineState, type Wish } from "../net/connection";
import type { Action, FromServer, Language, Offer, Refused, Update } from "../net/protocol";
import { dropToken, keepToken, tokenOf } from "../net/tokens";
import { gameOf } from "../words/games";
import { learn, spoken, t } from "../words/words.svelte";

/** Sentences that stay in the live region. */
const REMEMBERED = 30;

/** Something said; it is put into words when it is read, in the language then spoken. */
export interface Sentence {
  readonly id: number;
  readonly tell: () => string;
}

export class Sitting {
  readonly stage = new Stage();
  line = $state<LineState>("connecting");
  offers = $state.raw<readonly Offer[]>([]);
  rules = $state("");
  /** Whether the words of the game are there. */
  isVersed = $state(false);
  /** Commands without an answer. */
  waiting = $state(0);
  told = $state.raw<readonly Sentence[]>([]);
  /** Said at once, whatever is being read: that it is the visitor's turn. */
  readonly urgent = $derived.by(() => {
    const scene = this.stage.newest;
    return scene !== null && isYourTurn(scene) ? prompt(scene) : "";
  });
  /** There is no such table. */
  isGone = $state(false);
  /** Why the seat that was asked for is not given. */
  seatRefused = $state("");
  private seating = "";
  private leaving = "";
  private isClockwise = false;
  private ledger: Points = [];
  private number = 0;
  private count = 0;
  private isFirst = true;
  private connection: Connection;

  constructor(
    private readonly table: string,
    private readonly onTrouble: (text: string) => void,
  ) {
    this.connection = new Connection({
      url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}`,
      store: sessionStorage,
      key: `spadille.pending.${table}`,
      token: () => tokenOf(table)?.token ?? null,
      language: () => spoken(),
      onMessage: (message) => this.hear(message),
      onState: (state) => (this.line = state),
      onWaiting: (count) => (this.waiting = count),
    });
  }

  act(action: Action): void {
    this.ask({ type: "act", version: this.number, action });
  }

  dealNext(): void {
    this.ask({ type: "deal_next", version: this.number });
  }

  sit(seat: number, name: string): void {
    this.seatRefused = "";
    this.seating = this.ask({ type: "sit", seat, name });
  }

  leave(): void {
    this.leaving = this.ask({ type: "leave" });
  }

  speak(language: Language): void {
    this.connection.speak(language);
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  /** Add to what is read aloud. */
  say(...tells: (() => string)[]): void {
    const more = tells.map((tell) => ({ id: (this.count += 1), tell }));
    this.told = [...this.told, ...more].slice(-REMEMBERED);
  }

  private ask(wish: Wish): string {
    this.stage.skip();
    return this.connection.send(wish);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.offers = message.offers;
        this.noteVisit();
        this.rules = message.rules;
        this.isClockwise = message.is_clockwise;
        void learn(gameOf(message.rules)).finally(() => (this.isVersed = true));
        break;
      case "update":
        this.show(message);
        break;
      case "seated":
        keepToken(this.table, message);
        break;
      case "pong":
        break;
      case "done":
        if (message.id === this.leaving) dropToken(this.table);
        break;
      case "refused":
        this.refused(message);
        break;
    }
  }

  private noteVisit(): void {
    const token = tokenOf(this.table);
    if (token !== null) keepToken(this.table, token);
  }

  private refused({ code, text, id }: Refused): void {
    if (code === "token") dropToken(this.table);
    if (id !== null && id === this.seating) {
      this.seatRefused = text;
      return;
    }
    if (code !== "no_table") return this.onTrouble(text);
    this.isGone = true;
    this.connection.close();
  }

  /** Others who came to a bot's seat, or left theirs to one. */
  private tellWhoSits(before: FullScene | null, scene: FullScene): void {
    for (const { seat, name, is_bot } of scene.sitters) {
      const former = before === null ? undefined : sitterAt(before, seat);
      if (former === undefined || former.is_bot === is_bot || seat === scene.you) continue;
      this.say(() => (is_bot ? t("seat-left", { name: former.name }) : t("seat-taken", { name })));
    }
  }

  private show(update: Update): void {
    const isPresence = update.number === this.number && update.events.length === 0 && !update.is_resync;
    this.ledger = entered(update.is_resync ? [] : this.ledger, update.ledger);
    const lasting = { is_clockwise: this.isClockwise, ledger: this.ledger };
    const scene = this.stage.asKnown(filled(update.scene, lasting), isPresence);
    const before = this.stage.newest;
    const isMoving = !this.isFirst && !update.is_resync;
    this.isFirst = false;
    this.number = update.number;
    this.stage.push(scene, isMoving);
    if (!isMoving) return;
    this.tellWhoSits(before, scene);
    this.say(...update.events.map((event) => () => sentence(event, scene)));
    if (scene.is_match_over && update.events.length > 0) this.say(() => matchText(scene));
  }
}
