/**
 * The clocks of a server. The calendar (`now`) may be set forward or back at any moment; what is stored with a date, and
 * correspondence, goes by it. Everything that measures how much time has passed goes by a clock that nobody can set (`steady`).
 */
import type { Logger } from 'pino';

/** The two clocks. */
export interface Time {
  /** The calendar, epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds since some moment in the past; it never jumps. */
  readonly steady: () => number;
}

/** The clock that nobody can set. */
export function steady(): number {
  return performance.now();
}

/**
 * The same host with the time of one match as `now`. It begins with the calendar's time and then goes on steadily; while
 * `byCalendar` is true, it is the calendar.
 */
export function inMatchTime<H extends Time>(host: H, byCalendar: () => boolean): H {
  const { now, steady: elapsed } = host;
  const begin = now() - elapsed();
  const time = () => (byCalendar() ? now() : Math.round(begin + elapsed()));
  return Object.create(host, { now: { value: time, enumerable: true } }) as H;
}

/** How often the calendar is compared with the steady clock. */
const LOOK_MS = 1_000;
/** A smaller difference is no jump: time servers correct the calendar by such steps. */
const JUMP_MS = 2_000;

/** Looks for jumps of the calendar. */
export class CalendarWatch {
  private timer: NodeJS.Timeout | null = null;
  private ahead: number;

  /** `jumped` is called after each jump. */
  constructor(
    private readonly host: Time & { readonly log: Logger },
    private readonly jumped: () => void,
  ) {
    this.ahead = host.now() - host.steady();
  }

  start(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Compares the two clocks. */
  look(): void {
    const { now, steady: elapsed, log } = this.host;
    const ahead = now() - elapsed();
    const ms = Math.round(ahead - this.ahead);
    this.ahead = ahead;
    if (Math.abs(ms) < JUMP_MS) return;
    log.warn(
      { ms },
      'the system clock was set: correspondence goes by the new time, everything else as if nothing had happened',
    );
    this.jumped();
  }
}
