/** Warns players when their time is short, and when nothing has come from them for long. */
import type { Seat } from '@dwo/kernel';
import type { Warning } from '@dwo/shared';
import type { Limits } from '../../limits';
import type { Play } from '../play';

/** Time is short when less than this is left and less than a quarter of the full time. */
const SHORT_MS = 30_000;
/** The same for correspondence matches. */
const SHORT_BY_DAYS_MS = 3_600_000;

/** The parts of the server that warnings use. */
export interface WarningHost {
  readonly limits: Pick<Limits, 'quietSeconds' | 'silentSeconds'>;
  readonly now: () => number;
}

/** The parts of a room that warnings use. */
export interface Warned {
  readonly host: WarningHost;
  readonly play: Play;
  /** Whether a person plays this seat and is connected. */
  awaitsPerson(seat: Seat): boolean;
  lastHeard(seat: Seat): number;
  warn(warning: Warning): void;
  /** Called when a player has sent nothing for so long that they count as away, or is back from that. */
  silent(): void;
}

/** Keeps one timer, for the next warning. */
export class Warnings {
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  /** The deadlines and silences that were warned of, so that no warning comes twice. */
  private readonly warned = new Map<string, number>();

  constructor(private readonly room: Warned) {}

  /** Sets the timer. Must be called when clocks, awaited seats or presence change. */
  pace(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.stopped || this.room.play.over || this.room.play.table.pausedBy !== null) return;
    const next = this.next();
    if (next === null) return;
    const delay = Math.min(2 ** 31 - 1, Math.max(0, next - this.room.host.now()));
    this.timer = setTimeout(() => this.ring(), delay);
  }

  /** Called when a message has come from the person at a seat. */
  heard(seat: Seat): void {
    const wasQuiet = this.warned.delete(`quiet ${seat}`);
    if (this.warned.delete(`silent ${seat}`)) this.room.silent();
    if (wasQuiet) this.pace();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private ring(): void {
    const now = this.room.host.now();
    for (const { at, key, mark, act } of this.coming()) {
      if (at > now) continue;
      this.warned.set(key, mark);
      act(now);
    }
    this.pace();
  }

  private next(): number | null {
    let next: number | null = null;
    for (const { at } of this.coming()) if (next === null || at < next) next = at;
    return next;
  }

  /** The warnings that are due now or later and have not been given. */
  private coming() {
    const { play, host } = this.room;
    const coming: { at: number; key: string; mark: number; act: (now: number) => void }[] = [];
    for (const seat of play.awaited) {
      if (!this.room.awaitsPerson(seat)) continue;
      const deadline = play.clocks.deadlineOf(seat);
      const clock = `clock ${seat}`;
      if (deadline !== null && !play.held && this.warned.get(clock) !== deadline) {
        const at = deadline - this.shortFor(seat);
        const act = (now: number) => this.room.warn({ kind: 'clock', seat, ms: Math.max(0, deadline - now) });
        coming.push({ at, key: clock, mark: deadline, act });
      }
      if (play.isCorrespondence) continue;
      const mark = this.room.lastHeard(seat);
      const { quietSeconds, silentSeconds } = host.limits;
      const quiet = `quiet ${seat}`;
      // Nobody is asked whether they are still there in a match that has no clock.
      if (deadline !== null && this.warned.get(quiet) !== mark) {
        const act = (now: number) => this.room.warn({ kind: 'quiet', seat, ms: now - mark });
        coming.push({ at: mark + quietSeconds * 1000, key: quiet, mark, act });
      }
      const silent = `silent ${seat}`;
      if (this.warned.get(silent) !== mark) {
        coming.push({ at: mark + silentSeconds * 1000, key: silent, mark, act: () => this.room.silent() });
      }
    }
    return coming;
  }

  private shortFor(seat: Seat): number {
    if (this.room.play.isCorrespondence) return SHORT_BY_DAYS_MS;
    const faces = [...this.room.play.clocks.faces().values()];
    const total = faces.find(({ seats, deadline }) => deadline !== null && seats.includes(seat))?.total ?? SHORT_MS;
    return Math.min(SHORT_MS, total / 4);
  }
}
