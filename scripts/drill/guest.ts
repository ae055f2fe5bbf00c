/**
 * A client in a drill. It joins, plays and reconnects through the same code as the page (client/src/net/connection.ts), without
 * help.
 */

import { type Dice, type Frozen, stateHash, type Tagged } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { type Game, type MatchState, readState } from '@dwo/shared';
import { Connection } from '../../client/src/net/connection';
import type { Book } from './book';

/** The settings of a guest. */
export interface GuestSettings {
  readonly game: Game;
  /** `http://host:port` */
  readonly server: string;
  readonly match: string;
  /** The label of the wanted chair; null for a spectator. */
  readonly side: string | null;
  /** The identity to play with; none if left out. */
  readonly me?: string;
  readonly book: Book;
  readonly chance: Chance;
  /** The pause between an answer and the next intent. */
  readonly paceMs: number;
}

/** Codes of refusals that are expected: nothing has happened, and the client was told why. */
const HONEST: readonly string[] = ['REFUSED', 'MATCH_OVER', 'NOT_SAVED', 'TOO_FAST', 'NOT_SEATED'];

/** How a player gives up, in one game or another. */
const RESIGNATIONS: readonly Tagged[] = [{ type: 'resign' }, { type: 'resign', agreed: true } as Tagged];

/** One client at one match. */
export class Guest {
  /** Refusals that were wrong. */
  readonly complaints: string[] = [];
  private readonly connection: Connection;
  private token: string | undefined;
  private seat: number | null = null;
  private root: MatchState | null = null;
  private plain: Frozen<object> | null = null;
  private live = false;
  private stopped = false;
  private busy = false;
  private paused = false;
  private givesUp = false;
  private wishes = 0;
  private sawMove = 0;
  private lastSeq = -1;
  private backAt: number | null = null;
  private brokenAt: number | null = null;
  /** The lowest `seq` that the state may have when the client is back. */
  private due = 0;

  constructor(private readonly settings: GuestSettings) {
    const { server, match, game, me } = settings;
    const known = me === undefined ? {} : { me };
    const join = () => ({ matchId: match, ...known, ...(this.token === undefined ? {} : { token: this.token }) });
    this.connection = new Connection(
      { server, game, join },
      {
        onState: (root, fresh) => this.onState(root, fresh),
        onEvents: () => {},
        onYou: ({ place }) => {
          this.seat = place;
          void this.act();
        },
        onNotice: ({ code }) => {
          if (code !== 'SEAT_TAKEN_OVER') this.complaints.push(code);
        },
        onLink: (link, problem) => this.onLink(link, problem?.detail ?? ''),
      },
    );
  }

  /** Joins the table and, unless it is a spectator, sits down. */
  async come(): Promise<void> {
    await this.connection.open();
    await until(() => this.live, `${this.settings.match}: nobody lets ${this.settings.side} in`);
    if (this.settings.side === null) return;
    const reply = await this.connection.request('sit', { name: this.settings.side, wish: this.settings.side });
    if (!reply.ok) throw new Error(`No chair: ${JSON.stringify(reply)}`);
    this.token = reply.token;
    this.seat = reply.place;
  }

  get match(): string {
    return this.settings.match;
  }

  get state(): Frozen<object> | null {
    return this.plain;
  }

  /** Whether the match has ended. */
  get over(): boolean {
    return this.root?.stage === 'over';
  }

  get seq(): number {
    return this.root?.seq ?? -1;
  }

  /** Call it before the server ends: from now on, the time until the client is back is measured. */
  expectBreak(): void {
    this.backAt = null;
    this.brokenAt = null;
  }

  /** The time at which its connection broke; null if it has not. */
  get broke(): number | null {
    return this.brokenAt;
  }

  get back(): number | null {
    return this.backAt;
  }

  /** Whether it has not been away since `expectBreak`, or is back with the right state. */
  get isBack(): boolean {
    return this.live && (this.brokenAt === null || this.backAt !== null);
  }

  /** The time at which it last saw the match move on. */
  get movedAt(): number {
    return this.sawMove;
  }

  /** Whether one of its intents waits for an answer. */
  get waits(): boolean {
    return this.busy;
  }

  /** Stops sending intents, or resumes. */
  rest(paused: boolean): void {
    this.paused = paused;
    if (!paused) void this.act();
  }

  /** Whether it gives the match up. */
  get isLeaving(): boolean {
    return this.givesUp;
  }

  /** Gives the match up with its next intent, if the rules let it. */
  giveUp(): void {
    this.givesUp = true;
  }

  leave(): void {
    this.stopped = true;
    this.connection.close();
  }

  private onState(root: MatchState, fresh: boolean): void {
    this.root = root;
    if (root.seq !== this.lastSeq) this.sawMove = performance.now();
    this.lastSeq = root.seq;
    const playing = this.settings.side !== null;
    if (playing || fresh) this.look();
    if (fresh) this.arrive();
    if (playing) void this.act();
  }

  private look(): void {
    if (this.root !== null) this.plain = readState<object>(this.root, this.settings.game, this.plain);
  }

  /** Checks the first state of a new connection. */
  private arrive(): void {
    this.live = true;
    const { book, match } = this.settings;
    if (this.plain === null) return;
    const agreed = this.settings.side !== null || book.saw(match, this.seq, this.hash());
    if (agreed && this.seq >= this.due) this.backAt = performance.now();
  }

  /** The hash of the spectators' view. */
  private hash(): string {
    return stateHash(this.settings.game.rules.view(this.plain as Frozen<object>, 'spectator'));
  }

  private onLink(link: string, problem: string): void {
    if (link === 'closed') this.complaints.push(`hung up: ${problem}`);
    if (link !== 'lost' || !this.live) return;
    this.live = false;
    this.brokenAt = performance.now();
    this.due = Math.max(this.seq, this.settings.book.latestOf(this.match));
    this.look();
    if (this.plain !== null && this.root !== null) this.settings.book.saw(this.match, this.seq, this.hash());
  }

  private async act(): Promise<void> {
    if (this.busy || this.stopped || this.paused || !this.live || this.seat === null || this.over) return;
    const state = this.plain;
    if (state === null || !this.settings.game.rules.awaiting(state).includes(this.seat)) return;
    this.busy = true;
    const seat = this.seat;
    const id = `${seat}-${++this.wishes}-${this.settings.chance.below(1_000_000)}`;
    const reply = await this.connection.insist({ id, intent: { ...this.choose(state, seat) } });
    if (reply.ok) this.settings.book.accept({ match: this.match, seat, id, seq: reply.seq });
    else if (!('lost' in reply)) {
      if (reply.code === 'REFUSED') this.settings.book.deny({ match: this.match, seat, id });
      this.refused(reply.code, reply.message);
    }
    await new Promise((resolve) => setTimeout(resolve, this.settings.paceMs));
    this.busy = false;
    void this.act();
  }

  private refused(code: string, message: string): void {
    if (!HONEST.includes(code)) this.complaints.push(`${code}: ${message}`);
  }

  private choose(state: Frozen<object>, seat: number): Tagged {
    const dice: Dice = { roll: (sides) => this.settings.chance.between(1, sides) };
    const { rules, bot, intent } = this.settings.game;
    const mayEnd = (end: Tagged) => intent.safeParse(end).success && rules.check(state, seat, end) === null;
    const end = this.givesUp ? RESIGNATIONS.find(mayEnd) : undefined;
    if (end !== undefined) return end;
    return bot?.choose(rules.view(state, seat), seat, dice) ?? rules.pass(state, seat);
  }
}

/** Waits until a condition holds; throws `otherwise` if it does not in time. */
export async function until(isTrue: () => boolean, otherwise: string, patienceMs = 60_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
