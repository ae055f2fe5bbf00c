/** Remembers intents by the ids of their senders, so that a repeated one is not played twice. */
import type { Seat } from '@dwo/kernel';

/** How many of a seat's latest intents can be repeated safely. */
const REMEMBERED = 64;

/** The ids of the latest intents of every seat. */
export class Answered {
  private readonly entries = new Map<string, number>();

  constructor(private readonly seats: number) {}

  /** The `seq` as which an intent was played; null if it was not. */
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
