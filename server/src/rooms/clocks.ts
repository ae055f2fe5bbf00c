/** The clocks of a match: each seat's runs while that seat owes a decision and stands otherwise. Times are milliseconds. */
import type { Frozen, Ruleset, Seat, Timer } from '@dwo/kernel';

/** A seat that owes a decision and the time it has for it. */
export interface Awaited {
  readonly seat: Seat;
  readonly timer: Timer | null;
}

interface Running {
  readonly id: string;
  readonly totalMs: number;
  /** Time left at `since`. */
  leftMs: number;
  /** When it began to run; null while it stands. */
  since: number | null;
}

/** What a clock shows: a deadline while it runs, time left while it stands. */
export interface ClockFace {
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** Who owes a decision and how long they have, as the rules say. */
export function awaitedSeats(rules: Ruleset, state: Frozen<object>): Awaited[] {
  return rules.awaiting(state).map((seat) => ({ seat, timer: rules.timer(state, seat) }));
}

/**
 * Pure but for the times it is given, so a record of intents and their times gives the same clocks again. While the server
 * is down, and from the latest intent on if it did not shut down by itself, no time passes.
 */
export class Clocks {
  private readonly running = new Map<Seat, Running>();
  private latest: readonly Awaited[] = [];

  /**
   * Lets the clocks of awaited seats run, unless their timers say they stand; a timer of another id is a new clock. Returns
   * whether that changes anything.
   */
  set(awaited: readonly Awaited[], now: number): boolean {
    if (same(awaited, this.latest)) return false;
    this.latest = awaited;
    for (const clock of this.running.values()) stop(clock, now);
    for (const { seat, timer } of awaited) {
      if (timer === null) continue;
      let clock = this.running.get(seat);
      if (clock === undefined || clock.id !== timer.id) {
        const totalMs = timer.seconds * 1000;
        clock = { id: timer.id, totalMs, leftMs: totalMs, since: null };
        this.running.set(seat, clock);
      }
      if (timer.running) clock.since = now;
    }
    return true;
  }

  /** The next time a clock runs out; null while none runs. */
  next(): number | null {
    let next: number | null = null;
    for (const { leftMs, since } of this.running.values()) {
      if (since !== null && (next === null || since + leftMs < next)) next = since + leftMs;
    }
    return next;
  }

  /** The seats whose time is up. */
  due(now: number): Seat[] {
    const due: Seat[] = [];
    for (const [seat, { leftMs, since }] of this.running) if (since !== null && since + leftMs <= now) due.push(seat);
    return due;
  }

  /** What the clock of a seat shows; null if it has none. */
  face(seat: Seat): ClockFace | null {
    const clock = this.running.get(seat);
    if (clock === undefined) return null;
    const { leftMs, since, totalMs } = clock;
    return since === null
      ? { deadline: null, remaining: leftMs, total: totalMs }
      : { deadline: since + leftMs, remaining: null, total: totalMs };
  }

  /** Moves what runs to another time, as if none had passed between. */
  resumeAt(now: number): void {
    for (const clock of this.running.values()) if (clock.since !== null) clock.since = now;
  }
}

function stop(clock: Running, now: number): void {
  if (clock.since === null) return;
  clock.leftMs = Math.max(0, clock.leftMs - (now - clock.since));
  clock.since = null;
}

function same(some: readonly Awaited[], others: readonly Awaited[]): boolean {
  return some.length === others.length && some.every((owed, i) => sameTimer(owed, others[i]));
}

function sameTimer({ seat, timer }: Awaited, other: Awaited | undefined): boolean {
  if (other === undefined || other.seat !== seat) return false;
  if (timer === null || other.timer === null) return timer === other.timer;
  return timer.id === other.timer.id && timer.running === other.timer.running;
}
