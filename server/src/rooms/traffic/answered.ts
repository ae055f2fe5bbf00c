/** Wishes that were played, by the names their senders gave them, so that one sent again is not played again. */
import type { Seat } from '@dwo/kernel';

/** How many of a seat's latest wishes can be repeated safely. */
const REMEMBERED = 64;

/** The latest wishes of every seat; older ones are forgotten. */
export class Answered {
  private readonly entries = new Map<string, number>();

  constructor(private readonly seats: number) {}

  /** The number of the entry a wish was played as, null if it was not. */
  find(seat: Seat, wishId: string): number | null {
    return this.entries.get(`${seat} ${wishId}`) ?? null;
  }

  add(seat: Seat, wishId: string, n: number): void {
    this.entries.set(`${seat} ${wishId}`, n);
    if (this.entries.size <= REMEMBERED * this.seats) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
