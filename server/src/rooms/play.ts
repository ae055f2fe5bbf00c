/** A match under way: state, record, clocks and what is shown of them, in step with each other. */
import { type Frozen, type Seat, stateHash, type Tagged, type Timer, type Viewer } from '@dwo/kernel';
import { type Game, type MatchState, type Played, type Refused, showChanges, showClocks, showState } from '@dwo/shared';
import type { Host } from '../host';
import type { EndRecord, MatchRecord } from '../journal/journal';
import { Clocks } from './clocks';
import { Referee } from './referee';

/** An intent and who sent it; `wishId` names it if its sender wants to be able to repeat it. */
export interface Wish {
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly wishId: string | null;
}

/** Where a play's results go. */
export interface Audience {
  /** The clients' viewers, without repetition. */
  viewers(): readonly Viewer[];
  /** Sends the changed state to everybody, then to each what he noticed. */
  publish(frames: ReadonlyMap<Viewer, Uint8Array>): void;
}

/** Everything that must be known before an intent may be written down. */
interface Prepared {
  readonly frames: ReadonlyMap<Viewer, Uint8Array>;
  readonly owed: Owed;
  readonly end: EndRecord | null;
}

/** Who owes a decision and what time there is for it, as the rules say. */
interface Owed {
  readonly seats: readonly Seat[];
  readonly timers: readonly Timer[];
}

/** How many of a seat's latest wishes can be repeated safely. */
const REMEMBERED = 64;

/** One begun match in one process. Its intents must be played one after the other. */
export class Play {
  readonly clocks = new Clocks();
  /** Whether the state is ahead of the record. */
  uncommitted = false;
  private readonly referee: Referee;
  private readonly answered = new Map<string, number>();
  private readonly game: Game;
  private hashed = { seq: -1, hash: '' };
  private owed: Owed = { seats: [], timers: [] };

  /** Sets up a match that begins; throws what the rules throw. */
  constructor(
    private readonly host: Host,
    private readonly record: MatchRecord,
    private readonly root: MatchState,
    private readonly audience: Audience,
    game: Game,
  ) {
    this.game = game;
    this.referee = new Referee(game, record.options, record.secret);
  }

  get seq(): number {
    return this.referee.seq;
  }

  get state(): Frozen<object> {
    return this.referee.state;
  }

  get over(): boolean {
    return this.game.rules.outcome(this.state) !== null;
  }

  /** Hash of what a spectator sees, computed once for each state; null while the state is ahead of the record. */
  hash(): string | null {
    if (this.uncommitted) return null;
    if (this.hashed.seq !== this.seq) {
      this.hashed = { seq: this.seq, hash: stateHash(this.game.rules.view(this.state, 'spectator')) };
    }
    return this.hashed.hash;
  }

  /** Seats that owe a decision. */
  get awaited(): readonly Seat[] {
    return this.owed.seats;
  }

  /** Starts the clocks at `begunAt` and shows the first state. */
  begin(begunAt: number): void {
    this.settle(this.owedNow(), begunAt);
    showState(this.root, this.game, this.state);
    this.showSeq();
  }

  /** Takes a match up where its record ends; clocks go on with what was left at the latest intent. */
  async resume(begunAt: number): Promise<void> {
    const { rules } = this.game;
    const intents = await this.host.journal.intents(this.record.key);
    this.clocks.set(rules.timers(this.state), begunAt);
    this.referee.replay(intents, ({ n, seat, wishId, at }) => {
      this.clocks.set(rules.timers(this.state), at);
      if (wishId !== null) this.remember(seat, wishId, n);
    });
    this.owed = this.owedNow();
    this.clocks.resumeAt(this.host.now());
    showState(this.root, this.game, this.state);
    this.showSeq();
    showClocks(this.root, this.clocks.faces());
  }

  /** The `seq` a wish was played as, null if it was not. */
  playedAs(seat: Seat, wishId: string): number | null {
    return this.answered.get(`${seat} ${wishId}`) ?? null;
  }

  /**
   * Plays an intent, records it and lets everybody see it. Whatever fails, the state is then as it was before, and nobody
   * has heard of it.
   */
  async play(wish: Wish): Promise<Played | Refused> {
    const { seat, intent, wishId } = wish;
    let paths: readonly (readonly string[])[] = [];
    this.uncommitted = true;
    try {
      const ruling = this.referee.attempt(seat, intent);
      if (ruling.refusal !== null) {
        const { refusal } = ruling;
        return { ok: false, code: 'REFUSED', message: `${refusal.code} (${refusal.rule})`, refusal };
      }
      let prepared: Prepared;
      try {
        paths = this.referee.changes();
        prepared = this.prepare(ruling.events);
        showChanges(this.root, this.game, this.state, paths);
      } catch (error) {
        this.takeBack(paths);
        throw error;
      }
      const at = this.host.now();
      const entry = { n: this.seq + 1, seat, intent, wishId, at };
      try {
        await this.host.journal.append(this.record.key, entry, prepared.end);
      } catch (error) {
        this.takeBack(paths);
        this.host.log.error({ error, match: this.record.id, n: entry.n }, 'an intent could not be recorded');
        return { ok: false, code: 'NOT_SAVED', message: 'The record can not be written; nothing happened' };
      }
      this.referee.keep();
      if (wishId !== null) this.remember(seat, wishId, entry.n);
      this.settle(prepared.owed, at);
      if (prepared.end !== null) this.root.stage = 'over';
      this.showSeq();
      this.uncommitted = false;
      this.audience.publish(prepared.frames);
      return { ok: true, seq: entry.n };
    } finally {
      this.uncommitted = false;
    }
  }

  private prepare(events: readonly Tagged[]): Prepared {
    const { rules } = this.game;
    const outcome = rules.outcome(this.state);
    return {
      frames: this.frames(events),
      owed: this.owedNow(),
      end: outcome === null ? null : { outcome },
    };
  }

  /** The events as bytes, once for all viewers who notice the same. */
  private frames(events: readonly Tagged[]): Map<Viewer, Uint8Array> {
    const { rules, events: codec } = this.game;
    const frames = new Map<Viewer, Uint8Array>();
    let whole: Uint8Array | null = null;
    for (const viewer of this.audience.viewers()) {
      const seen: Tagged[] = [];
      let all = true;
      for (const event of events) {
        const noticed = rules.see(this.state, event, viewer);
        if (noticed !== null) seen.push(noticed);
        if (noticed !== event) all = false;
      }
      const bytes: Uint8Array = all && whole !== null ? whole : codec.encode(this.seq + 1, seen);
      if (all) whole = bytes;
      frames.set(viewer, bytes);
    }
    return frames;
  }

  private takeBack(paths: readonly (readonly string[])[]): void {
    this.referee.undo();
    showChanges(this.root, this.game, this.state, paths);
  }

  private owedNow(): Owed {
    const { rules } = this.game;
    return { seats: rules.awaiting(this.state), timers: rules.timers(this.state) };
  }

  private settle(owed: Owed, now: number): void {
    this.owed = owed;
    if (this.clocks.set(owed.timers, now)) showClocks(this.root, this.clocks.faces());
  }

  private showSeq(): void {
    if (this.root.seq !== this.seq) this.root.seq = this.seq;
  }

  private remember(seat: Seat, wishId: string, n: number): void {
    this.answered.set(`${seat} ${wishId}`, n);
    if (this.answered.size <= REMEMBERED * this.root.chairs.length) return;
    const [oldest] = this.answered.keys();
    if (oldest !== undefined) this.answered.delete(oldest);
  }
}
