/**
 * The books of a match: its clocks, its table and the steps that could be taken back, as they follow from its record.
 */
import type { Seat, Timer } from '@dwo/kernel';
import type { Terms } from '@dwo/shared';
import { type Fixed, Steps } from '@dwo/shared/referee';
import type { Clocks } from '../clocks/clocks';
import { clocksFor } from '../clocks/clocks-for';
import { type RecordedDeed, Table } from '../seats/table-deeds';
import type { Note } from './entry-notes';

/** When something was entered, and what the clocks must know of it besides. */
export interface Moment {
  readonly at: number;
  readonly note: Note;
}

/** An intent that was played. */
export interface PlayedIntent extends Moment {
  readonly seat: Seat;
  /** Why the game alone would not let it be taken back. */
  readonly fixed: Fixed | null;
}

/** Kept entry by entry; the same entries give the same books, in the process that wrote them and in any that reads them. */
export class Books {
  readonly clocks: Clocks;
  readonly table: Table;
  readonly steps = new Steps();
  /** When each seat last did something before its time was up. */
  private readonly heard: number[];
  private latestAt = 0;
  private sleptMs = 0;

  constructor(terms: Terms, seats: number) {
    this.clocks = clocksFor(terms, seats);
    this.table = new Table(seats);
    this.heard = Array.from({ length: seats }, () => 0);
  }

  heardAt(seat: Seat): number {
    return this.heard[seat] ?? 0;
  }

  /** The match begins. */
  begin(timers: readonly Timer[], at: number): void {
    this.latestAt = at;
    this.heard.fill(at);
    this.clocks.set(timers, at);
  }

  /** Takes in an intent; returns whether the clocks show something else now. */
  played({ seat, fixed, at, note }: PlayedIntent, timers: readonly Timer[]): boolean {
    const late = this.clocks.due(at).some(({ seats }) => seats.includes(seat));
    if (!late) this.heard[seat] = at;
    this.steps.played({ seat, fixed: fixed ?? (late ? 'TIMED_OUT' : null) });
    this.table.played();
    return this.setClocks(timers, at, { seat, ms: note.lagMs });
  }

  /** Takes in a deed; `timers` are those after it. */
  did(deed: RecordedDeed, { at }: Moment, timers: readonly Timer[]): boolean {
    this.table.did(deed, at);
    if (deed.type === 'tookBack') this.steps.back(deed.back);
    return this.setClocks(timers, at);
  }

  /** Before an entry is read from the record: lets the time pass over that nobody had the match open. */
  sleep({ note }: Moment): void {
    if (note.sleptMs > 0) this.clocks.resumeAt(this.latestAt + note.sleptMs);
  }

  /** The record is read; the match goes on now. */
  wake(now: number): void {
    this.clocks.resumeAt(now);
    this.sleptMs = Math.max(0, now - this.latestAt);
  }

  /** The note for the next entry. */
  note(lagMs = 0): Note {
    return { lagMs, sleptMs: this.sleptMs };
  }

  private setClocks(timers: readonly Timer[], at: number, credit?: { seat: Seat; ms: number }): boolean {
    this.latestAt = at;
    this.sleptMs = 0;
    const standing = this.table.pausedBy !== null;
    const effective = standing ? timers.map((timer) => ({ ...timer, running: false })) : timers;
    return this.clocks.set(effective, at, credit);
  }
}
