/** Since when each person is away, and when their last message came. Times are epoch milliseconds. */
import type { Seat } from '@dwo/kernel';

/** The attendance at each seat. Reads no clock itself. */
export class Attendance {
  private readonly leftAt: (number | null)[];
  private readonly heardAt: number[];

  /** Takes the time of each seat's last message; nobody is connected yet. */
  constructor(heardAt: readonly number[]) {
    this.heardAt = [...heardAt];
    this.leftAt = [...heardAt];
  }

  /** `present` are all seats that have a connection now. */
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

  /** Called when a message has come from the person at this seat. */
  heard(seat: Seat, now: number): void {
    if (seat < this.heardAt.length) this.heardAt[seat] = now;
  }

  isHere(seat: Seat): boolean {
    return this.leftAt[seat] === null;
  }

  /** Since when nobody is connected at this seat; null while somebody is. */
  awaySince(seat: Seat): number | null {
    return this.leftAt[seat] ?? null;
  }

  /** When the last message came from the person at this seat. */
  lastHeard(seat: Seat): number {
    return this.heardAt[seat] ?? 0;
  }
}
