/** Sees to it that nobody waits for ever: plays for seats whose time is up, and for computer players. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Game, Played, Refused } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Thinkers } from '../../thinking/thinkers';
import type { Play } from '../play';
import type { Due } from './clocks';

/** Longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;
/** Pause before a computer's decision that nobody has to follow. */
const HURRIED_MS = 30;
/** After a failure the next try waits this long, so that it can't spin. */
const RETRY_MS = 5_000;

/** The part of the server that the pacer needs. */
export interface PacingHost {
  readonly thinkers: Thinkers;
  /** How long a computer player seems to think. */
  readonly botDelayMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** The part of a room that the pacer needs. */
export interface Paced {
  readonly host: PacingHost;
  readonly game: Game;
  readonly play: Play;
  isBot(seat: Seat): boolean;
  /** The strength that the computer of this seat was asked for; null for its usual one. */
  strengthOf(seat: Seat): string | null;
  /** How long after its time a seat's intent may still be under way. */
  allowanceMs(seat: Seat): number;
  /** The address for whose match a computer thinks. */
  address(): string;
  /** The timers were set. */
  paced(): void;
  /** Plays for a seat in its turn, unless `still` says that it is no longer wanted. */
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
  private thinking = false;
  private stopped = false;

  constructor(private readonly room: Paced) {}

  /** Sets the timers for what is owed now; to be called whenever that changes. */
  pace(): void {
    if (this.stopped || this.room.play.over) return;
    this.setClock();
    this.setBot();
    this.room.paced();
  }

  /** Whether a computer player is about to play. */
  get botOwes(): boolean {
    return this.bot !== null || this.thinking;
  }

  stop(): void {
    this.stopped = true;
    if (this.clock !== null) clearTimeout(this.clock);
    if (this.bot !== null) clearTimeout(this.bot);
  }

  /** When somebody's time is up; what may still be under way is waited for. */
  private nextDue(): number | null {
    const next = this.room.play.clocks.next();
    if (next === null) return null;
    return next + Math.max(0, ...this.room.play.awaited.map((seat) => this.room.allowanceMs(seat)));
  }

  private isDue(id: string, seat: Seat): boolean {
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
    for (const { id, seat } of play.clocks.due(host.now()).flatMap(bySeat)) {
      const due = () => this.isDue(id, seat);
      const pass = () => game.rules.pass(play.state, seat, id);
      const reply = await this.room.playFor(seat, pass, due);
      if (reply !== null && !reply.ok) {
        this.setClock(host.now() + RETRY_MS);
        return;
      }
    }
    if (!this.stopped) this.pace();
  }

  private setBot(delay?: number): void {
    if (this.thinking) return;
    if (this.bot !== null) clearTimeout(this.bot);
    const { play } = this.room;
    const paused = play.table.pausedBy !== null;
    const seat = paused ? undefined : play.awaited.find((owed) => this.room.isBot(owed));
    if (seat === undefined) {
      this.bot = null;
      return;
    }
    this.room.host.thinkers.wake();
    this.bot = setTimeout(() => void this.botMoves(seat), delay ?? this.thoughtMs(seat));
  }

  /** How long a computer player seems to think about its next decision. */
  private thoughtMs(seat: Seat): number {
    const { host, game, play } = this.room;
    const hurries = game.bot?.hurries?.(game.rules.view(play.state, seat), seat) ?? false;
    return hurries ? Math.min(HURRIED_MS, host.botDelayMs) : host.botDelayMs;
  }

  private async botMoves(seat: Seat): Promise<void> {
    this.bot = null;
    const { play, game } = this.room;
    const awaited = () => play.awaited.includes(seat) && this.room.isBot(seat) && play.table.pausedBy === null;
    const { seq } = play;
    const intent = await this.think(seat);
    if (this.stopped) return;
    let reply = await this.room.playFor(seat, () => intent ?? game.rules.pass(play.state, seat), awaited);
    if (reply !== null && !reply.ok) {
      if (this.stopped) return;
      if (play.seq !== seq) {
        // Others have played meanwhile: what was thought of is not possible any more, or not wise.
        this.setBot(0);
        return;
      }
      reply = await this.room.playFor(seat, () => game.rules.pass(play.state, seat), awaited);
    }
    if (reply !== null && !reply.ok) this.setBot(RETRY_MS);
    else if (!this.stopped) this.pace();
  }

  /** The computer's intent; null if it plays no such game or fails. */
  private async think(seat: Seat): Promise<Tagged | null> {
    const { host, game, play } = this.room;
    if (game.bot === null) return null;
    this.thinking = true;
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
    } finally {
      this.thinking = false;
    }
  }
}
