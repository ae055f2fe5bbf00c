/** The clocks of a match, by the ids of the game's timers: what runs, what stands, what is over. Times are milliseconds. */
import type { Seat, Timer } from '@dwo/kernel';

interface Running {
  readonly totalMs: number;
  seats: readonly Seat[];
  /** Time left at `since`. */
  leftMs: number;
  /** When it began to run; null while it stands. */
  since: number | null;
}

/** What a clock shows: a deadline while it runs, time left while it stands. */
export interface ClockFace {
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** A clock that has run out for these seats. */
export interface Due {
  readonly id: Timer['id'];
  readonly seats: readonly Seat[];
}

/**
 * Pure but for the times it is given, so a record of intents and their times gives the same clocks again. While the server
 * is down, and from the latest intent on if it did not shut down by itself, no time passes.
 */
export class Clocks {
  private readonly running = new Map<Timer['id'], Running>();
  private latest: readonly Timer[] = [];
  private setAt = 0;

  /**
   * Lets the clocks of these timers run, unless they say that they stand; a timer of another id is a new clock, and one
   * that is no longer named is forgotten. Returns whether that changes anything.
   */
  set(timers: readonly Timer[], now: number): boolean {
    this.setAt = now;
    if (same(timers, this.latest)) return false;
    this.latest = timers;
    const named = new Set(timers.map(({ id }) => id));
    for (const id of this.running.keys()) if (!named.has(id)) this.running.delete(id);
    for (const { id, seats, seconds, running } of timers) {
      let clock = this.running.get(id);
      if (clock === undefined) {
        const totalMs = seconds * 1000;
        clock = { totalMs, seats, leftMs: totalMs, since: null };
        this.running.set(id, clock);
      }
      clock.seats = seats;
      if (running) clock.since ??= now;
      else stop(clock, now);
    }
    return true;
  }

  /** The next time a clock runs out for somebody; null while none runs. */
  next(): number | null {
    let next: number | null = null;
    for (const { seats, leftMs, since } of this.running.values()) {
      if (since !== null && seats.length > 0 && (next === null || since + leftMs < next)) next = since + leftMs;
    }
    return next;
  }

  /** The clocks that have run out for somebody, the oldest first. */
  due(now: number): Due[] {
    const due: Due[] = [];
    for (const [id, { seats, leftMs, since }] of this.running) {
      if (since !== null && seats.length > 0 && since + leftMs <= now) due.push({ id, seats });
    }
    return due;
  }

  /** What every clock shows, by its id. */
  faces(): Map<Timer['id'], ClockFace> {
    const faces = new Map<Timer['id'], ClockFace>();
    for (const [id, { seats, leftMs, since, totalMs }] of this.running) {
      const total = totalMs;
      if (since === null) faces.set(id, { seats, deadline: null, remaining: leftMs, total });
      else faces.set(id, { seats, deadline: since + leftMs, remaining: null, total });
    }
    return faces;
  }

  /** Goes on at another time, as if none had passed since the clocks were set. */
  resumeAt(now: number): void {
    for (const clock of this.running.values()) if (clock.since !== null) clock.since += now - this.setAt;
    this.setAt = now;
  }
}

function stop(clock: Running, now: number): void {
  if (clock.since === null) return;
  clock.leftMs = Math.max(0, clock.leftMs - (now - clock.since));
  clock.since = null;
}

function same(some: readonly Timer[], others: readonly Timer[]): boolean {
  return some.length === others.length && some.every((timer, i) => sameTimer(timer, others[i]));
}

function sameTimer({ id, running, seats }: Timer, other: Timer | undefined): boolean {
  if (other === undefined || other.id !== id || other.running !== running) return false;
  return other.seats.length === seats.length && other.seats.every((seat, i) => seat === seats[i]);
}
