/** Clocks for a game's timers: one for each decision. */
import type { Seat, Timer } from '@dwo/kernel';
import type { ClockFace, Clocks, Due } from './clocks';

interface Running {
  readonly totalMs: number;
  seats: readonly Seat[];
  /** Milliseconds left at `since`. */
  leftMs: number;
  /** When it was started, epoch milliseconds; null while it stands. */
  since: number | null;
}

/** The number of clocks without a timer that are remembered, in case the end of their decision is undone. */
const REMEMBERED = 64;

/** One clock for every timer that the game names, with the time from the rules or the terms. */
export class TimerClocks implements Clocks {
  private readonly running = new Map<Timer['id'], Running>();
  /** The time left on clocks without a timer, in milliseconds. */
  private readonly former = new Map<Timer['id'], number>();
  private latest: readonly Timer[] = [];
  private setAt = 0;

  /**
   * `secondsOf` returns how long a timer's clock runs; null for no clock. `realTime`: time passes while nobody has the match
   * open.
   */
  constructor(
    private readonly secondsOf: (timer: Timer) => number | null = ({ seconds }) => seconds,
    private readonly realTime = false,
  ) {}

  set(timers: readonly Timer[], now: number): boolean {
    this.setAt = now;
    if (same(timers, this.latest)) return false;
    this.latest = timers;
    const named = new Set(timers.map(({ id }) => id));
    for (const [id, clock] of this.running) if (!named.has(id)) this.drop(id, clock, now);
    for (const timer of timers) {
      const seconds = this.secondsOf(timer);
      if (seconds === null) continue;
      const { id, seats, running } = timer;
      let clock = this.running.get(id);
      if (clock === undefined) {
        const totalMs = seconds * 1000;
        clock = { totalMs, seats, leftMs: this.former.get(id) ?? totalMs, since: null };
        this.running.set(id, clock);
      }
      clock.seats = seats;
      if (running) clock.since ??= now;
      else stop(clock, now);
    }
    return true;
  }

  next(): number | null {
    let next: number | null = null;
    for (const { seats, leftMs, since } of this.running.values()) {
      if (since !== null && seats.length > 0 && (next === null || since + leftMs < next)) next = since + leftMs;
    }
    return next;
  }

  due(now: number): Due[] {
    const due: Due[] = [];
    for (const [id, { seats, leftMs, since }] of this.running) {
      if (since !== null && seats.length > 0 && since + leftMs <= now) due.push({ id, seats });
    }
    return due;
  }

  faces(): Map<Timer['id'], ClockFace> {
    const faces = new Map<Timer['id'], ClockFace>();
    for (const [id, { seats, leftMs, since, totalMs }] of this.running) {
      const total = totalMs;
      if (since === null) faces.set(id, { seats, deadline: null, remaining: leftMs, total });
      else faces.set(id, { seats, deadline: since + leftMs, remaining: null, total });
    }
    return faces;
  }

  resumeAt(now: number): void {
    if (!this.realTime) {
      for (const clock of this.running.values()) if (clock.since !== null) clock.since += now - this.setAt;
    }
    this.setAt = now;
  }

  deadlineOf(seat: Seat): number | null {
    let first: number | null = null;
    for (const { seats, leftMs, since } of this.running.values()) {
      if (since === null || !seats.includes(seat)) continue;
      if (first === null || since + leftMs < first) first = since + leftMs;
    }
    return first;
  }

  private drop(id: Timer['id'], clock: Running, now: number): void {
    stop(clock, now);
    this.running.delete(id);
    this.former.delete(id);
    this.former.set(id, clock.leftMs);
    if (this.former.size <= REMEMBERED) return;
    const [oldest] = this.former.keys();
    if (oldest !== undefined) this.former.delete(oldest);
  }
}

function stop(clock: Running, now: number): void {
  if (clock.since === null) return;
  // The calendar may have been put back between two entries.
  clock.leftMs = Math.max(0, clock.leftMs - Math.max(0, now - clock.since));
  clock.since = null;
}

function same(some: readonly Timer[], others: readonly Timer[]): boolean {
  return some.length === others.length && some.every((timer, i) => sameTimer(timer, others[i]));
}

function sameTimer({ id, running, seats }: Timer, other: Timer | undefined): boolean {
  if (other === undefined || other.id !== id || other.running !== running) return false;
  return other.seats.length === seats.length && other.seats.every((seat, i) => seat === seats[i]);
}
