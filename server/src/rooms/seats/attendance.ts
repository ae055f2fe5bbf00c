/**
 * Attendance at the table: since when a person is away, and when they were last heard of. Times are epoch milliseconds.
 */
import type { Seat } from '@dwo/kernel';

/** Keeps an eye on the person at each seat. Pure but for the times it is given. */
export class Attendance {
  private readonly leftAt: (number | null)[];
  private readonly heardAt: number[];

  /** Everybody was last heard of at these times and is not here yet. */
  constructor(heardAt: readonly number[]) {
    this.heardAt = [...heardAt];
    this.leftAt = [...heardAt];
  }

  /** These seats have a connection now, and no others. */
  look(present: ReadonlySet<Seat>, now: number): void {
    for (const seat of this.leftAt.keys()) {
      if (present.has(seat)) {
        if (this.leftAt[seat] !== null) this.heard(seat, now);
        this.leftAt[seat] = null;
      } else {
        this.leftAt[seat] ??= now;
      }
    }
  }

  /** Something came from the person at this seat. */
  heard(seat: Seat, now: number): void {
    if (seat < this.heardAt.length) this.heardAt[seat] = now;
  }

  isHere(seat: Seat): boolean {
    return this.leftAt[seat] === null;
  }

  /** Since when nobody is here; null while somebody is. */
  awaySince(seat: Seat): number | null {
    return this.leftAt[seat] ?? null;
  }

  /** When the person at this seat was last heard of. */
  lastHeard(seat: Seat): number {
    return this.heardAt[seat] ?? 0;
  }
}
