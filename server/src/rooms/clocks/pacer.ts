/** Keeps a match moving: plays for seats whose time is up, and for computer players. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Game, Played, Refused } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Thinkers } from '../../thinking/thinkers';
import type { Play } from '../play';
import type { Due } from './clocks';

/** The longest delay that setTimeout can take. */
const LONGEST_MS = 2 ** 31 - 1;
/** The pause before a computer player's decision that nobody needs to watch. */
const HURRIED_MS = 30;
/** The pause before a retry after a failure. */
const RETRY_MS = 5_000;

/** After so many clocks in a row have run out for a seat, a computer player takes it (TABLE-6). */
const MOST_LAPSES = 3;

/** The parts of the server that the pacer uses. */
export interface PacingHost {
  readonly thinkers: Thinkers;
  /** How long a computer player seems to think, in milliseconds. */
  readonly botDelayMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** The parts of a room that the pacer uses. */
export interface Paced {
  readonly host: PacingHost;
  readonly game: Game;
  readonly play: Play;
  isBot(seat: Seat): boolean;
  /** The requested strength of this seat's computer player; null for the default strength. */
  strengthOf(seat: Seat): string | null;
  /** How long after a seat's time ran out its intent may still be on the way. */
  allowanceMs(seat: Seat): number;
  /** The IP address to whose share the thinking time of computer players is charged. */
  address(): string;
  /** Called by each `pace`, when the timers were set or the match is over. */
  paced(): void;
  /** Called when the time of a seat has run out and the game is about to decide for it. */
  timedOut(seat: Seat): void;
  /** Gives a seat whose clock has run out too often to a computer player. */
  relieve(seat: Seat): Promise<void>;
  /** Plays for a seat, in a turn. Does nothing if `still` returns false by then. */
  playFor(seat: Seat, intent: () => Tagged, still: () => boolean): Promise<Played | Refused | null>;
}

function bySeat({ id, seats }: Due): { id: string; seat: Seat }[] {
  return seats.map((seat) => ({ id, seat }));
}

/** The timers of one match. */
export class Pacer {
  private clock: NodeJS.Timeout | null = null;
  private clockFor: number | null = null;
  private bot: NodeJS.Timeout | null = null;
  /** Whether a computer player thinks, or its intent is being played. */
  private deciding = false;
  private stopped = false;

  constructor(private readonly room: Paced) {}

  /** Sets the timers for the decisions owed now. Must be called whenever these change, and when nothing is owed any more. */
  pace(): void {
    if (this.stopped) return;
    if (!this.room.play.over) {
      this.setClock();
      this.setBot();
    }
    this.room.paced();
  }

  /** Sets the timers again, as after the calendar was set. */
  lookAgain(): void {
    if (this.clock !== null) clearTimeout(this.clock);
    this.clock = null;
    this.pace();
  }

  /** Whether a computer player is about to play. */
  get botOwes(): boolean {
    return this.bot !== null || this.deciding;
  }

  stop(): void {
    this.stopped = true;
    if (this.clock !== null) clearTimeout(this.clock);
    if (this.bot !== null) clearTimeout(this.bot);
  }

  /** When the next decision is to be made by the clock; intents that may be on the way are waited for. */
  private nextDue(): number | null {
    if (this.room.play.held) return null;
    const next = this.room.play.clocks.next();
    if (next === null) return null;
    return next + Math.max(0, ...this.room.play.awaited.map((seat) => this.room.allowanceMs(seat)));
  }

  private isDue(id: string, seat: Seat): boolean {
    if (this.room.play.held) return false;
    const now = this.room.host.now() - this.room.allowanceMs(seat);
    return this.room.play.clocks.due(now).some((clock) => clock.id === id && clock.seats.includes(seat));
  }

  private setClock(next = this.nextDue()): void {
    if (this.clock !== null && next === this.clockFor) return;
    if (this.clock !== null) clearTimeout(this.clock);
    this.clockFor = next;
    const delay = next === null ? 0 : Math.min(LONGEST_MS, Math.max(0, next - this.room.host.now()));
    this.clock = next === null ? null : setTimeout(() => void this.timeUp(), delay);
  }

  private async timeUp(): Promise<void> {
    const { host, play, game } = this.room;
    this.clock = null;
    if (play.held) return;
    for (const { id, seat } of play.clocks.due(host.now()).flatMap(bySeat)) {
      const due = () => this.isDue(id, seat);
      const pass = () => {
        this.room.timedOut(seat);
        return game.rules.pass(play.state, seat, id);
      };
      const reply = await this.room.playFor(seat, pass, due);
      if (reply !== null && !reply.ok) {
        this.setClock(host.now() + RETRY_MS);
        return;
      }
      if (play.lapsesOf(seat) >= MOST_LAPSES && !this.room.isBot(seat)) await this.room.relieve(seat);
    }
    if (!this.stopped) this.pace();
  }

  private setBot(delay?: number): void {
    if (this.deciding) return;
    if (this.bot !== null) clearTimeout(this.bot);
    const { play } = this.room;
    // Nobody should miss the first moves of a computer because their page still draws the table.
    const waits = play.held || play.table.pausedBy !== null;
    const seat = waits ? undefined : play.awaited.find((owed) => this.room.isBot(owed));
    if (seat === undefined) {
      this.bot = null;
      return;
    }
    this.room.host.thinkers.wake();
    this.bot = setTimeout(() => void this.botMoves(seat), delay ?? this.thoughtMs(seat));
  }

  /** How long a computer player seems to think about its next decision, in milliseconds. */
  private thoughtMs(seat: Seat): number {
    const { host, game, play } = this.room;
    const hurries = game.bot?.hurries?.(game.rules.view(play.state, seat), seat) ?? false;
    return hurries ? Math.min(HURRIED_MS, host.botDelayMs) : host.botDelayMs;
  }

  /** Lets a computer player decide once. Until its intent is recorded, nobody asks it again: the state may be ahead of the record. */
  private async botMoves(seat: Seat): Promise<void> {
    this.bot = null;
    this.deciding = true;
    const delay = await this.decide(seat).finally(() => {
      this.deciding = false;
    });
    if (this.stopped) return;
    if (delay === null) this.pace();
    else this.setBot(delay);
  }

  /** Plays the intent of a computer player; returns after how many milliseconds it is asked again if that failed, else null. */
  private async decide(seat: Seat): Promise<number | null> {
    const { play, game } = this.room;
    const awaited = () => play.awaited.includes(seat) && this.room.isBot(seat) && play.table.pausedBy === null;
    const { seq } = play;
    const intent = await this.think(seat);
    if (this.stopped) return null;
    let reply = await this.room.playFor(seat, () => intent ?? game.rules.pass(play.state, seat), awaited);
    if (reply !== null && !reply.ok) {
      if (this.stopped) return null;
      // Somebody has played meanwhile, so the intent may be illegal or unwise now.
      if (play.seq !== seq) return 0;
      reply = await this.room.playFor(seat, () => game.rules.pass(play.state, seat), awaited);
    }
    return reply !== null && !reply.ok ? RETRY_MS : null;
  }

  /** The computer player's intent; null if there is no computer player for this game or it fails. */
  private async think(seat: Seat): Promise<Tagged | null> {
    const { host, game, play } = this.room;
    if (game.bot === null) return null;
    try {
      const view = game.rules.view(play.state, seat);
      return await host.thinkers.think({
        ...{ game, seat, view },
        strength: this.room.strengthOf(seat),
        address: this.room.address(),
      });
    } catch (error) {
      if (!this.stopped) host.log.error({ error, seat }, 'a computer player failed');
      return null;
    }
  }
}
