/** Live clocks: every seat has a bank of time, which runs while the seat owes a decision. */
import type { Seat, Timer } from '@dwo/kernel';
import type { Terms } from '@dwo/shared';
import type { ClockFace, Clocks, Credit, Due } from './clocks';

type Live = Extract<Terms, { kind: 'live' }>;

interface Bank {
  /** Milliseconds left at `since`. */
  leftMs: number;
  /** When it was last started, epoch milliseconds; null while it stands. */
  since: number | null;
  /** Ids of the game's timers that make it run, the oldest first. */
  under: readonly Timer['id'][];
}

/** The number of decisions that are remembered as paid, so that an undone decision pays no second increment. */
const REMEMBERED = 512;

/**
 * A bank runs while a running timer of the game names its seat. Each finished decision pays the increment once, also if the
 * clock made it. At zero, the game's `pass` is due for each timer that names the seat.
 */
export class BankClocks implements Clocks {
  private readonly banks: Bank[];
  private readonly totalMs: number;
  private readonly incrementMs: number;
  /** The decisions that seats owed when the clocks were last set. */
  private owed = new Map<string, Seat>();
  private readonly paid = new Set<string>();
  private setAt = 0;

  constructor({ bankSeconds, incrementSeconds }: Live, seats: number) {
    this.totalMs = bankSeconds * 1000;
    this.incrementMs = incrementSeconds * 1000;
    this.banks = Array.from({ length: seats }, () => ({ leftMs: this.totalMs, since: null, under: [] }));
  }

  set(timers: readonly Timer[], now: number, credit?: Credit): boolean {
    const before = this.shown();
    this.setAt = now;
    for (const [seat, bank] of this.banks.entries()) run(bank, now, credit?.seat === seat ? credit.ms : 0);
    const owed = new Map<string, Seat>();
    for (const { id, seats } of timers) for (const seat of seats) owed.set(`${seat} ${id}`, seat);
    for (const [decision, seat] of this.owed) if (!owed.has(decision)) this.pay(decision, seat);
    this.owed = owed;
    for (const [seat, bank] of this.banks.entries()) {
      const under = timers.filter((timer) => timer.running && timer.seats.includes(seat)).map(({ id }) => id);
      const former = bank.under.filter((id) => under.includes(id));
      bank.under = [...former, ...under.filter((id) => !former.includes(id))];
      bank.since = under.length === 0 ? null : now;
    }
    return this.shown() !== before;
  }

  next(): number | null {
    let next: number | null = null;
    for (const { leftMs, since } of this.banks) {
      if (since !== null && (next === null || since + leftMs < next)) next = since + leftMs;
    }
    return next;
  }

  due(now: number): Due[] {
    return this.banks.flatMap(({ leftMs, since, under }, seat) => {
      if (since === null || since + leftMs > now) return [];
      return under.slice(0, 1).map((id) => ({ id, seats: [seat] }));
    });
  }

  faces(): Map<string, ClockFace> {
    return new Map(
      this.banks.map(({ leftMs, since }, seat) => {
        const running = since !== null;
        const deadline = running ? since + leftMs : null;
        const face = { seats: [seat], deadline, remaining: running ? null : leftMs, total: this.totalMs };
        return [`bank/${seat}`, face];
      }),
    );
  }

  resumeAt(now: number): void {
    for (const bank of this.banks) if (bank.since !== null) bank.since += now - this.setAt;
    this.setAt = now;
  }

  deadlineOf(seat: Seat): number | null {
    const bank = this.banks[seat];
    return bank === undefined || bank.since === null ? null : bank.since + bank.leftMs;
  }

  private pay(decision: string, seat: Seat): void {
    const bank = this.banks[seat];
    if (bank === undefined || this.paid.has(decision)) return;
    bank.leftMs += this.incrementMs;
    this.paid.add(decision);
    if (this.paid.size <= REMEMBERED) return;
    const [oldest] = this.paid;
    if (oldest !== undefined) this.paid.delete(oldest);
  }

  private shown(): string {
    return this.banks.map(({ leftMs, since }) => (since === null ? leftMs : `-${since + leftMs}`)).join();
  }
}

/** Subtracts the time since `since`, less the network lag that is given back. */
function run(bank: Bank, now: number, creditMs: number): void {
  if (bank.since === null) return;
  const ran = now - bank.since;
  bank.leftMs = Math.max(0, bank.leftMs - Math.max(0, ran - creditMs));
  bank.since = now;
}
