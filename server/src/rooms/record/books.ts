/** Clocks, table and undo steps of a match, as they follow from its record. */
import type { Seat, Timer } from '@dwo/kernel';
import type { Terms } from '@dwo/shared';
import { type Fixed, Steps } from '@dwo/shared/referee';
import type { ServedTime } from '../../pauses';
import type { Clocks } from '../clocks/clocks';
import { clocksFor } from '../clocks/clocks-for';
import { type RecordedDeed, Table } from '../seats/table-deeds';
import type { Note } from './entry-notes';

/** When an entry was made, and its times for the clocks. */
export interface Moment {
  readonly at: number;
  readonly note: Note;
}

/** An intent that was played. */
export interface PlayedIntent extends Moment {
  readonly seat: Seat;
  /** Why the game itself does not allow an undo of it; null if it does. */
  readonly fixed: Fixed | null;
}

const NO_LAPSE = { clock: '', count: 0 } as const;

/** Takes in a record entry by entry. The same entries give the same result in every process. */
export class Books {
  readonly clocks: Clocks;
  readonly table: Table;
  readonly steps = new Steps();
  /** When each seat last acted before its time ran out, epoch milliseconds. */
  private readonly heard: number[];
  /** How many clocks in a row have run out for each seat, and the latest of them. */
  private readonly lapsed: { readonly clock: Timer['id']; readonly count: number }[];
  /** The intents of each seat, those that were undone included. */
  private readonly intents: number[];
  private latestAt = 0;
  private sleptMs = 0;

  constructor(terms: Terms, seats: number, time?: ServedTime) {
    this.clocks = clocksFor(terms, seats, time);
    this.table = new Table(seats);
    this.heard = Array.from({ length: seats }, () => 0);
    this.lapsed = Array.from({ length: seats }, () => NO_LAPSE);
    this.intents = Array.from({ length: seats }, () => 0);
  }

  /** The intents of a seat in the record, those that were undone included. */
  intentsOf(seat: Seat): number {
    return this.intents[seat] ?? 0;
  }

  heardAt(seat: Seat): number {
    return this.heard[seat] ?? 0;
  }

  /** How many clocks in a row have run out for this seat since it last decided in time. */
  lapsesOf(seat: Seat): number {
    return this.lapsed[seat]?.count ?? 0;
  }

  /** Starts the clocks. */
  begin(timers: readonly Timer[], at: number): void {
    this.latestAt = at;
    this.heard.fill(at);
    this.clocks.set(timers, at);
  }

  /** Takes in an intent; returns whether the shown clocks changed. */
  played({ seat, fixed, at, note }: PlayedIntent, timers: readonly Timer[]): boolean {
    const due = this.clocks.due(at).find(({ seats }) => seats.includes(seat));
    const late = due !== undefined;
    this.intents[seat] = this.intentsOf(seat) + 1;
    if (!late) this.heard[seat] = at;
    this.lapsed[seat] = late ? this.withLapse(seat, due.id) : NO_LAPSE;
    this.steps.played({ seat, fixed: fixed ?? (late ? 'TIMED_OUT' : null) });
    this.table.played();
    return this.setClocks(timers, at, { seat, ms: note.lagMs });
  }

  /** Takes in a deed; `timers` are the timers after it. Returns whether the shown clocks changed. */
  did(deed: RecordedDeed, { at }: Moment, timers: readonly Timer[]): boolean {
    this.table.did(deed, at);
    if (deed.type === 'handed') this.lapsed[deed.seat] = NO_LAPSE;
    if (deed.type === 'tookBack') this.steps.back(deed.back);
    return this.setClocks(timers, at);
  }

  /** Called before an entry is read: skips the time during which nobody had the match open. */
  sleep({ note }: Moment): void {
    if (note.sleptMs !== 0) this.clocks.resumeAt(this.latestAt + note.sleptMs);
  }

  /** Called when the record is read and the match goes on. */
  wake(now: number): void {
    this.clocks.resumeAt(now);
    this.sleptMs = now - this.latestAt;
  }

  /** The times to record with the next entry. */
  note(lagMs = 0): Note {
    return { lagMs, sleptMs: this.sleptMs };
  }

  /** One clock may decide several times, such as for what must be done before a turn can end. */
  private withLapse(seat: Seat, clock: Timer['id']) {
    const before = this.lapsed[seat] ?? NO_LAPSE;
    return before.clock === clock ? before : { clock, count: before.count + 1 };
  }

  private setClocks(timers: readonly Timer[], at: number, credit?: { seat: Seat; ms: number }): boolean {
    this.latestAt = at;
    this.sleptMs = 0;
    const standing = this.table.pausedBy !== null;
    const effective = standing ? timers.map((timer) => ({ ...timer, running: false })) : timers;
    return this.clocks.set(effective, at, credit);
  }
}
